import {
  type Client,
  createClient,
  isProblem,
  type OperationName,
  OPERATIONS,
  type Retry,
  RpmProblem,
  UnexpectedResponse,
  type WebhookEvent,
} from './index.ts';
import { cut, type FakeAnswer, FakeService, json, page, problem } from './testing/fake-service.ts';

const BASE = 'https://rpm.example.org';
const READING = { body: { readingTimestamp: '2026-01-15T08:00:00Z', glucose: 101 } };

function start(...answers: FakeAnswer[]) {
  const service = new FakeService(answers);
  return { service, rpm: createClient({ baseUrl: BASE, key: 'rpm_x', fetch: service.fetch }) };
}

/** Returns the reason with which a promise is rejected. */
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** Collects what an iterator yields. */
async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe('a call of the client', () => {
  it('puts parameters into the path and the query, and sends the key', async () => {
    const { rpm, service } = start(json({ id: 7 }), page([], true));
    expect(await rpm.getPatientByExternalIdentifier({ externalIdentifier: 'a/b c' })).toEqual({ id: 7 });
    await rpm.listPatients({ id: [1, 2], archived: false, name: 'é&' });
    expect(service.requests.map(({ method, url }) => `${method} ${url.href}`)).toEqual([
      `GET ${BASE}/api/v3/patient/external-identifier/a%2Fb%20c`,
      `GET ${BASE}/api/v3/patient?id=1&id=2&archived=false&name=%C3%A9%26`,
    ]);
    expect(service.requests[0]?.headers.get('Service-API-Key')).toBe('rpm_x');
  });

  it('names the user of the settings in every request, or that of a single request, as percent-encoded UTF-8', async () => {
    const service = new FakeService([json({ id: 1 }), json({ id: 1 }), json({ id: 1 })]);
    const settings = { baseUrl: BASE, key: 'rpm_x', fetch: service.fetch };
    const rpm = createClient({ ...settings, actor: 'nurse 7' });
    await rpm.getSite({ siteId: 1 });
    await rpm.getSite({ siteId: 1 }, { actor: 'Zoë' });
    await createClient(settings).getSite({ siteId: 1 });
    expect(service.requests.map(({ headers }) => headers.get('X-Actor'))).toEqual(['nurse%207', 'Zo%C3%AB', null]);
  });

  it('sends a body as JSON, and an Idempotency-Key with every POST', async () => {
    const { rpm, service } = start(json({ id: 1 }), json({ id: 1 }), json({ id: 1 }));
    await rpm.createSite({ body: { name: 'North' } });
    await rpm.createSite({ body: { name: 'North' } }, { idempotencyKey: 'mine' });
    await rpm.changeSite({ siteId: 1, body: { name: 'South' } }, { ifMatch: '"tag"' });
    const [first, second, third] = service.requests;
    expect([first?.body, first?.headers.get('Content-Type')]).toEqual([{ name: 'North' }, 'application/json']);
    expect(first?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('Idempotency-Key')).toBe('mine');
    expect(third?.headers.get('Idempotency-Key')).toBeNull();
    expect([third?.method, third?.headers.get('If-Match'), third?.body]).toEqual(['PATCH', '"tag"', { name: 'South' }]);
  });

  it.each(Object.entries(OPERATIONS).filter(([, template]) => template.includes('{')))(
    'sends %s only to its own path, whatever the parameters are',
    async (operation, template) => {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const path = new RegExp(`^${template.replace(/^\w+ /, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      for (const name of names) {
        const usual = Object.fromEntries(names.map((one) => [one, 7]));
        const sent = async (value: unknown) => {
          const { rpm, service } = start(json({}));
          const error = await rejection(rpm.request(operation as OperationName, { ...usual, [name]: value }));
          return { error, paths: service.requests.map(({ url }) => url.pathname) };
        };
        for (const value of ['.', '..', '', undefined, null, {}]) {
          const message = `${operation}: ${name} must be a number or a text other than "", "." and "..", because it is a part of the path.`;
          expect(await sent(value)).toEqual({ error: new TypeError(message), paths: [] });
        }
        for (const value of ['...', '%2e%2e', '../..', '..\\', '?#', 'ü', 0]) {
          expect(await sent(value)).toEqual({ error: null, paths: [expect.stringMatching(path)] });
        }
      }
    },
  );

  it('keeps the path of the base URL, and sends no key header without a key', async () => {
    const service = new FakeService([json([])]);
    const rpm = createClient({ baseUrl: `${BASE}/rpm/`, fetch: service.fetch });
    await rpm.listWebhookTypes();
    expect(service.requests[0]?.url.pathname).toBe('/rpm/api/v3/webhook/type');
    expect(service.requests[0]?.headers.has('Service-API-Key')).toBe(false);
  });

  it.each(['', '/rpm', 'rpm.example.org', 'localhost:3000', 'ftp://rpm.example.org', 'http://'])(
    'cannot be made if the base URL is "%s", outside of a page',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(/^baseUrl must be a URL that begins with https/);
    },
  );

  it('returns undefined for a response without a body', async () => {
    const { rpm } = start(new Response(null, { status: 204 }));
    await expect(rpm.voidWeightReading({ readingId: 1 })).resolves.toBeUndefined();
  });

  it('sends If-None-Match only if the caller asks for it, and then states whether the representation is current', async () => {
    const tag = { ETag: '"one"' };
    const { rpm, service } = start(json({ id: 1, name: 'North' }, tag), new Response(null, { status: 304, headers: tag }));
    const first = await rpm.request('getSite', { siteId: 1 });
    const second = await rpm.request('getSite', { siteId: 1 }, { ifNoneMatch: first.etag ?? '' });
    expect(first).toMatchObject({ notModified: false, status: 200, etag: '"one"', body: { name: 'North' } });
    expect(second).toMatchObject({ notModified: true, status: 304, etag: '"one"' });
    expect(service.requests.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"one"']);
  });
});

describe('errors of the client', () => {
  it('are problems, which isProblem distinguishes by their code', async () => {
    const { rpm } = start(problem(404, 'not_found', { 'X-Request-Id': 'r1' }));
    const error = await rejection(rpm.getSite({ siteId: 1 }));
    expect(error).toBeInstanceOf(RpmProblem);
    expect([isProblem(error), isProblem(error, 'conflict'), isProblem(error, 'conflict', 'not_found')]).toEqual([
      true,
      false,
      true,
    ]);
    if (!isProblem(error, 'not_found')) throw error;
    const code: 'not_found' = error.code;
    expect([code, error.status, error.message, error.headers.get('X-Request-Id')]).toEqual([
      'not_found',
      404,
      'getSite: Detail of not_found.',
      'r1',
    ]);
  });

  it('are not problems if a proxy responds instead of the service', async () => {
    const { rpm } = start(new Response('<h1>Not here</h1>', { status: 403 }), new Response('<h1>Welcome</h1>'));
    const errors = [await rejection(rpm.getOrganization()), await rejection(rpm.getOrganization())];
    expect(errors).toEqual([expect.any(UnexpectedResponse), expect.any(UnexpectedResponse)]);
    expect(errors).toMatchObject([{ status: 403 }, { status: 200 }]);
  });
});

describe('retries of the client', () => {
  // Only the timers of the client's waits are faked, because `fetch` and its responses need the real ones.
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Advances the fake clock by more time than all repetitions of a request take. */
  async function passTime<T>(promise: Promise<T>): Promise<T> {
    for (let second = 0; second < 60; second++) await jest.advanceTimersByTimeAsync(1_000);
    return promise;
  }

  it('send a POST under one Idempotency-Key', async () => {
    const { rpm, service } = start(cut(), problem(503, 'unavailable'), problem(409, 'idempotency_key_in_use'), json({ id: 5 }));
    expect(await passTime(rpm.recordBloodGlucoseReading(READING))).toEqual({ id: 5 });
    expect(service.requests).toHaveLength(4);
    expect(new Set(service.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('wait for the time in Retry-After', async () => {
    const { rpm, service } = start(problem(429, 'rate_limited', { 'Retry-After': '30' }), page([], true));
    const answer = rpm.listSites();
    await jest.advanceTimersByTimeAsync(29_900);
    expect(service.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(service.requests).toHaveLength(2);
    expect(await answer).toMatchObject({ content: [] });
  });

  it('are not sent if Retry-After is longer than the permitted wait', async () => {
    const { rpm, service } = start(problem(429, 'rate_limited', { 'Retry-After': '3600' }));
    expect(await rejection(rpm.listSites())).toMatchObject({ code: 'rate_limited', retryAfter: 3600 });
    expect(service.requests).toHaveLength(1);
  });

  it('are not sent after an error that the same request would cause again', async () => {
    const { rpm, service } = start(
      problem(400, 'invalid_input'),
      problem(409, 'idempotency_key_in_use'),
      problem(500, 'internal_error'),
    );
    const errors = [1, 2, 3].map(() => rejection(rpm.createSite({ body: {} })));
    expect(await Promise.all(errors)).toMatchObject([{ status: 400 }, { status: 409 }, { status: 500 }]);
    expect(service.requests).toHaveLength(3);
  });

  it('end after maxRetries with the last error', async () => {
    const { rpm, service } = start(cut(), cut(), cut(), cut(), problem(503, 'unavailable'));
    expect(await passTime(rejection(rpm.listSites()))).toMatchObject({ code: 'unavailable' });
    expect(service.requests).toHaveLength(5);
  });

  it('are not sent for a change with If-Match that may have been carried out', async () => {
    const { rpm, service } = start(cut(), problem(429, 'rate_limited'), json({ id: 1 }));
    const change = () => rpm.changeSite({ siteId: 1, body: {} }, { ifMatch: '"tag"' });
    expect(await passTime(rejection(change()))).toBeInstanceOf(TypeError);
    expect(await passTime(change())).toEqual({ id: 1 });
    expect(service.requests).toHaveLength(3);
  });

  it('are reported to onRetry, which can end the request with an error of its own', async () => {
    const { rpm, service } = start(problem(503, 'unavailable'), problem(429, 'rate_limited', { 'Retry-After': '30' }), cut());
    const seen: unknown[] = [];
    const onRetry = ({ error, failures, delay }: Retry) => {
      seen.push([(error as Error).message, failures, delay > 1]);
      if (failures === 3) throw new Error('enough');
    };
    expect(await passTime(rejection(rpm.listSites({}, { onRetry })))).toEqual(new Error('enough'));
    expect(seen).toEqual([
      ['listSites: Detail of unavailable.', 1, false],
      ['listSites: Detail of rate_limited.', 2, true],
      ['fetch failed', 3, false],
    ]);
    expect(service.requests).toHaveLength(3);
  });

  it('never wait longer than maxRetryDelay on their own', async () => {
    const service = new FakeService([...Array.from({ length: 20 }, cut), page([], true)]);
    const rpm = createClient({ baseUrl: BASE, fetch: service.fetch, maxRetries: 20, maxRetryDelay: 2 });
    const delays: number[] = [];
    await passTime(rpm.listSites({}, { onRetry: ({ delay }) => delays.push(delay) }));
    expect(delays.filter((delay) => delay > 2)).toEqual([]);
    expect(delays).toHaveLength(20);
  });

  it('are aborted by the signal of the request', async () => {
    const { rpm, service } = start(problem(503, 'unavailable', { 'Retry-After': '30' }));
    const controller = new AbortController();
    const error = rejection(rpm.listSites({}, { signal: controller.signal }));
    await jest.advanceTimersByTimeAsync(1_000);
    controller.abort(new Error('enough'));
    expect(await error).toEqual(new Error('enough'));
    expect(await rejection(rpm.listSites({}, { signal: controller.signal }))).toEqual(new Error('enough'));
    expect(service.requests).toHaveLength(1);
  });
});

describe('waiting for events', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const feed = (cursor: string, hasMore = false) => json({ events: [{ id: `evt_${cursor}` }], cursor, hasMore });
  const unavailable = (status: number) => new Response('<h1>Deployment</h1>', { status });

  /** Follows the feed until the given cursor, and returns the cursors and the failed attempts in their order. */
  async function follow(rpm: Client, last: string, seconds: number): Promise<unknown[]> {
    const seen: unknown[] = [];
    const controller = new AbortController();
    const onRetry = ({ error, failures }: Retry) => void seen.push([(error as Partial<RpmProblem>).status ?? 'cut', failures]);
    const reading = (async () => {
      for await (const { cursor } of rpm.events({ after: '0' }, { signal: controller.signal, onRetry })) {
        seen.push(cursor);
        if (cursor === last) controller.abort(new Error('enough'));
      }
    })();
    const error = rejection(reading);
    for (let second = 0; second < seconds; second++) await jest.advanceTimersByTimeAsync(1_000);
    expect(await error).toEqual(new Error('enough'));
    return seen;
  }

  it('continues after the same event when the service was gone, however long that took', async () => {
    const gone = Array.from({ length: 50 }, cut);
    const { rpm, service } = start(
      feed('1'),
      ...gone,
      unavailable(502),
      problem(503, 'unavailable'),
      unavailable(504),
      feed('2'),
    );
    const seen = await follow(rpm, '2', 600);
    expect(seen).toEqual(['1', ...gone.map((_, index) => ['cut', index + 1]), [502, 51], [503, 52], [504, 53], '2']);
    expect(new Set(service.requests.slice(1).map(({ url }) => url.searchParams.get('after')))).toEqual(new Set(['1']));
  });

  it('waits as long as Retry-After asks, even if other requests would give up', async () => {
    const { rpm, service } = start(problem(429, 'rate_limited', { 'Retry-After': '3600' }), feed('1'));
    const seen = follow(rpm, '1', 3_700);
    await jest.advanceTimersByTimeAsync(3_590_000);
    expect(service.requests).toHaveLength(1);
    expect(await seen).toEqual([[429, 1], '1']);
  });

  it('does not repeat a request at once if Retry-After exceeds what a timer can wait', async () => {
    const { rpm, service } = start(problem(429, 'rate_limited', { 'Retry-After': '99999999' }));
    const controller = new AbortController();
    const error = rejection(all(rpm.events({}, { signal: controller.signal })));
    await jest.advanceTimersByTimeAsync(60_000);
    controller.abort(new Error('enough'));
    expect(await error).toEqual(new Error('enough'));
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    [400, 'invalid_input'],
    [401, 'unauthorized'],
    [403, 'missing_scope'],
    [410, 'cursor_expired'],
    [500, 'internal_error'],
  ])('ends after the status %s, which a repetition would not change', async (status, code) => {
    const { rpm, service } = start(feed('1'), problem(status, code));
    expect(await rejection(all(rpm.events()))).toMatchObject({ status, code });
    expect(service.requests).toHaveLength(2);
  });

  it('gives up like other requests if it should not wait', async () => {
    const { rpm, service } = start(...Array.from({ length: 9 }, cut));
    const error = rejection(all(rpm.events({ wait: 0 })));
    for (let second = 0; second < 60; second++) await jest.advanceTimersByTimeAsync(1_000);
    expect(await error).toEqual(cut());
    expect(service.requests).toHaveLength(5);
  });

  it('asks the service to answer well before the time limit of the request', async () => {
    const service = new FakeService([feed('1')]);
    const rpm = createClient({ baseUrl: BASE, fetch: service.fetch, timeout: 10 });
    for await (const { cursor } of rpm.events()) if (cursor === '1') break;
    expect(service.requests[0]?.url.searchParams.get('wait')).toBe('5');
  });
});

describe('iterators of the client', () => {
  it('yield all entries of a list, page by page', async () => {
    const { rpm, service } = start(page([{ id: 1 }, { id: 2 }], false), page([{ id: 3 }], true, 2));
    const ids = (await all(rpm.each('listPatients', { archived: false }))).map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3]);
    expect(service.requests.map(({ url }) => url.search)).toEqual([
      '?size=250&archived=false&page=1',
      '?size=250&archived=false&page=2',
    ]);
  });

  it('yield changes until there are no more, each part with its cursor', async () => {
    const { rpm, service } = start(
      json({ content: [{ id: 1 }], cursor: 'c1', hasMore: true }),
      json({ content: [{ id: 2, deleted: true }], cursor: 'c2', hasMore: false }),
    );
    const parts = await all(rpm.changes('listSites', { updatedAfter: '2026-01-01T00:00:00Z' }));
    expect(parts.map(({ content, cursor }) => [content[0]?.id, cursor])).toEqual([
      [1, 'c1'],
      [2, 'c2'],
    ]);
    expect(service.requests.map(({ url }) => [url.pathname, url.searchParams.get('updatedAfter')])).toEqual([
      ['/api/v3/site/changes', '2026-01-01T00:00:00Z'],
      ['/api/v3/site/changes', 'c1'],
    ]);
  });

  it('yield events and wait for new ones until they are aborted', async () => {
    const event = (sequence: number) => ({ id: `evt_${sequence}`, type: 'site.created', sequence });
    const { rpm, service } = start(
      json({ events: [event(1)], cursor: '1', hasMore: false }),
      json({ events: [], cursor: '1', hasMore: false }),
      json({ events: [event(2)], cursor: '2', hasMore: false }),
    );
    const controller = new AbortController();
    const seen: string[] = [];
    const reading = async () => {
      for await (const { events, cursor } of rpm.events({ after: 'oldest' }, { signal: controller.signal })) {
        seen.push(`${events.map(({ id }) => id).join()} ${cursor}`);
        if (cursor === '2') controller.abort(new Error('enough'));
      }
    };
    expect(await rejection(reading())).toEqual(new Error('enough'));
    expect(seen).toEqual(['evt_1 1', 'evt_2 2']);
    expect(service.requests.map(({ url }) => url.search)).toEqual([
      '?after=oldest&wait=25',
      '?after=1&wait=25',
      '?after=1&wait=25',
    ]);
  });

  it.each([
    ['a page repeats', (rpm) => rpm.each('listSites'), [page([{ id: 1 }], false), page([{ id: 1 }], false)]],
    ['a page is empty and not the last one', (rpm) => rpm.each('listSites'), [page([], false)]],
    [
      'the cursor of changes stands still',
      (rpm) => rpm.changes('listSites', { updatedAfter: 'c0' }),
      [json({ content: [{ id: 1 }], cursor: 'c1', hasMore: true }), json({ content: [{ id: 1 }], cursor: 'c1', hasMore: true })],
    ],
    [
      'the cursor of events stands still',
      (rpm) => rpm.events({ after: 'c0' }),
      [json({ events: [{ id: 'evt_1' }], cursor: 'c1', hasMore: true }), json({ events: [], cursor: 'c1', hasMore: true })],
    ],
    [
      'events have no cursor',
      (rpm) => rpm.events({ after: 'c0' }),
      [json({ events: [{ id: 'evt_1' }], cursor: null, hasMore: true })],
    ],
  ] satisfies [string, (rpm: Client) => AsyncIterable<unknown>, Response[]][])('fail if %s', async (_name, iterate, answers) => {
    const { rpm, service } = start(...answers);
    const error = await rejection(all<unknown>(iterate(rpm)));
    expect(error).toBeInstanceOf(UnexpectedResponse);
    expect((error as Error).message).toMatch(
      /^(listSites|listSiteChanges|readEvents): the response does not contain (page \d of the list|a new cursor), so the iteration cannot continue\.$/,
    );
    expect(service.requests).toHaveLength(answers.length);
  });

  it('end at the last event if they should not wait', async () => {
    const { rpm } = start(json({ events: [], cursor: '1', hasMore: true }), json({ events: [], cursor: '2', hasMore: false }));
    expect((await all(rpm.events({ wait: 0 }))).map(({ cursor }) => cursor)).toEqual(['1', '2']);
  });
});

/** The compiler checks these functions; they are never called. */
export const types = {
  async rejectsWrongInput() {
    const { rpm } = start();
    // @ts-expect-error A parameter of the path is missing.
    await rpm.getPatient();
    // @ts-expect-error There is no such filter.
    await rpm.listPatients({ patientID: 1 });
    // @ts-expect-error A property of the body is misspelled.
    await rpm.recordBloodGlucoseReading({ body: { readingTimestamp: 'x', gluccose: 1 } });
    // @ts-expect-error There is no such status.
    await rpm.listDevices({ currentStatus: 'withPatientt' });
    // @ts-expect-error The operation answers no page.
    rpm.each('getPatient', { patientId: 1 });
    // @ts-expect-error The list has no changes.
    rpm.changes('listStock', { updatedAfter: 'x' });
    // @ts-expect-error A filter would hide changes.
    rpm.changes('listPatients', { updatedAfter: 'x', archived: false });
    // @ts-expect-error The types of a list know only its pages; `listPatientChanges` returns changes.
    void rpm.listPatients({ updatedAfter: 'x' });
  },

  async knowsAnswers() {
    const { rpm } = start();
    const reading = await rpm.recordBloodGlucoseReading(READING);
    // @ts-expect-error A reading of a disabled device is not stored, and answered without a body.
    const glucose: number = reading.glucose;
    const total: number = (await rpm.listSites()).total;
    const cursor: string = (await rpm.listSiteChanges({ updatedAfter: 'x' })).cursor;
    const preview: object = (await rpm.associatePatient({ deviceId: 1, body: { patient: { id: 1 } }, dryRun: true }))
      .readingCounts;
    const status: string = (await rpm.getDevice({ deviceId: 1 })).currentStatus;
    return { glucose, total, cursor, preview, status };
  },

  narrowsEvents(event: WebhookEvent): number | string {
    switch (event.type) {
      case 'reading.bloodGlucose':
        return event.payload.glucose;
      case 'order.status':
        return event.payload.currentStatus;
      default:
        return event.id;
    }
  },

  async narrowsOutcomes() {
    const { results } = await start().rpm.recordWeightReadingBatch({ body: { readings: [] } });
    return results.map((one) => (one.status === 'rejected' ? one.problem.detail : one.status === 'dropped' ? null : one.id));
  },
};

describe('the position of a client with standbyMaxAge', () => {
  const [OLD, NEW] = ['00000001-00000000000000A0', '00000001-00000000000000B0'];
  const SITE = { body: { name: 'North' } };
  const at = (position: string) => ({ 'Read-After': position });

  function startWith(standbyMaxAge: number | undefined, ...answers: FakeAnswer[]) {
    const service = new FakeService(answers);
    return { service, rpm: createClient({ baseUrl: BASE, fetch: service.fetch, standbyMaxAge, maxRetries: 0 }) };
  }
  const sent = ({ requests }: FakeService) => requests.map(({ headers }) => headers.get('Read-After'));

  it('is the newest one that an answer had, and is sent with reads only', async () => {
    const { rpm, service } = startWith(60, json({}, at(NEW)), json({}, at(OLD)), page([], true), page([], true));
    await rpm.createSite(SITE);
    await rpm.createSite(SITE);
    await rpm.listSites();
    await rpm.listSites();
    expect(sent(service)).toEqual([null, null, NEW, NEW]);
  });

  it('is not sent without the setting, when it is too old, or when there is none', async () => {
    for (const [maxAge, headers] of [
      [undefined, at(NEW)],
      [0, at(NEW)],
      [60, {}],
    ] as const) {
      const { rpm, service } = startWith(maxAge, json({}, headers), page([], true));
      await rpm.createSite(SITE);
      await rpm.listSites();
      expect(sent(service)).toEqual([null, null]);
    }
  });

  it('is replaced by that of a later timeline, after a failover', async () => {
    const later = '00000002-0000000000000001';
    const { rpm, service } = startWith(60, json({}, at(NEW)), json({}, at(later)), page([], true));
    await rpm.createSite(SITE);
    await rpm.createSite(SITE);
    await rpm.listSites();
    expect(sent(service)).toEqual([null, null, later]);
  });

  it('is replaced for a single request by the option, also without the setting', async () => {
    const { rpm, service } = startWith(undefined, page([], true), page([], true));
    await rpm.listSites({}, { readAfter: '0' });
    for await (const _ of rpm.each('listSites', {}, { readAfter: OLD }));
    expect(sent(service)).toEqual(['0', OLD]);
  });

  it.each([
    ['whose answer has none', () => json({})],
    ['whose answer is lost', cut],
    ['that the service could not answer', () => problem(503, 'unavailable')],
    ['that was refused, perhaps because its first attempt succeeded', () => problem(409, 'conflict')],
  ])('is forgotten after a change %s, until another answer has one', async (_what, answer) => {
    const { rpm, service } = startWith(60, json({}, at(NEW)), answer(), page([], true), json({ id: 1 }, at(OLD)), page([], true));
    await rpm.createSite(SITE);
    await rejection(rpm.createSite(SITE));
    await rpm.listSites();
    await rpm.getSite({ siteId: 1 });
    await rpm.listSites();
    expect(sent(service)).toEqual([null, null, null, null, OLD]);
  });
});
