import { type EventFeedView, samplePayload, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { DeliveryQueue, MAX_WAITING, PublicationWatch } from '@rpm/webhook-delivery';
import { type PublishedDocument } from '../openapi/published-document';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/event';

/** The part of a payload that contains the number with which a spec has emitted the event. */
type SamplePayload = { id: number } | { device: { id: number } };

/** Returns the sample payload of a type, with a number as the id of its resource. */
function payloadOf(n: number, type: WebhookType): object {
  const sample = samplePayload(type) as SamplePayload;
  return 'device' in sample ? { ...sample, device: { ...sample.device, id: n } } : { ...sample, id: n };
}

const numberOf = (payload: SamplePayload) => ('device' in payload ? payload.device.id : payload.id);

describe('/api/v3/event', () => {
  let api: TestApi;
  let queue: DeliveryQueue;

  beforeEach(async () => {
    api = await TestApi.start();
    queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
  });
  afterEach(() => api.stop());

  const look = <T>(text: string, ...values: unknown[]) => api.database.dataSource.query<T[]>(text, values);
  /** Inserts an event whose payload is the sample of its type, with a number as the id of the resource. */
  const emit = (n: number, type: WebhookType = 'patient.created', { organizationId }: { organizationId: number } = api.factory) =>
    look(
      'insert into event (organization_id, type, subject_id, payload) values ($1, $2, $3, $4)',
      organizationId,
      type,
      n,
      payloadOf(n, type),
    );
  const publish = async () => {
    while ((await queue.fanOut()).isMore) continue;
  };
  const read = async (query: string, key?: string) => {
    const { status, json } = await api.get(`${PATH}?${query}`, key === undefined ? {} : { key });
    expect([status, json]).toEqual([200, json]);
    return json as EventFeedView;
  };
  const numbersOf = ({ events }: EventFeedView) => events.map(({ payload }) => numberOf(payload as SamplePayload));
  const codeOf = async (query: string, key?: string) => {
    const { status, json } = await api.get(`${PATH}?${query}`, key === undefined ? {} : { key });
    return [status, (json as { code?: string }).code];
  };

  it('starts at the end of the feed without a cursor, and continues after the cursor of each response', async () => {
    await emit(1);
    await publish();
    const start = await read('');
    expect(start).toEqual({ events: [], cursor: '1', hasMore: false, oldestUnpublishedTimestamp: null });
    for (const n of [2, 3, 4]) await emit(n);
    await publish();
    const page = await read(`after=${start.cursor}&limit=2`);
    expect([numbersOf(page), page.hasMore]).toEqual([[2, 3], true]);
    const last = await read(`after=${page.cursor}&limit=2`);
    expect([numbersOf(last), last.hasMore, last.cursor]).toEqual([[4], false, '4']);
    expect(await read('after=4')).toMatchObject({ events: [], cursor: '4', hasMore: false });
    expect(numbersOf(await read('after=oldest'))).toEqual([1, 2, 3, 4]);
  });

  it('contains the same bodies as webhook requests, even for a reading that was corrected meanwhile', async () => {
    await api.factory.webhook({ types: ['reading.weight'] });
    const { id: patientId } = await api.factory.patient();
    const input = { weight: 150, readingTimestamp: '2026-01-15T08:00:00Z', patient: { id: patientId } };
    const { id } = (await api.post('/api/v3/weight-reading', input)).json as { id: number };
    await api.patch(`/api/v3/weight-reading/${id}`, { weight: 160 });
    await publish();
    const { content } = (await api.get('/api/v3/webhook/logs')).json as { content: { payload: string }[] };
    const received = content.map(({ payload }) => JSON.parse(payload) as EventFeedView['events'][number]);
    const { events } = await read('after=oldest');
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(events).toEqual(received.sort((one, other) => one.sequence - other.sequence));
  });

  it('filters by type, and advances the cursor past events of other types', async () => {
    for (const n of [1, 2, 3]) {
      await emit(n);
      await emit(n + 10, 'patient.updated');
    }
    await publish();
    const page = await read('after=oldest&type=patient.updated&limit=2');
    expect([numbersOf(page), page.hasMore]).toEqual([[11, 12], true]);
    expect(numbersOf(await read(`after=${page.cursor}&type=patient.updated`))).toEqual([13]);
    expect(await read('after=oldest&type=device.healthcheck')).toMatchObject({ events: [], cursor: '6', hasMore: false });
  });

  it('returns the events between two sequence numbers of a type, so that a receiver can fill a gap', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await emit(n + 10, 'patient.updated');
      await emit(n);
    }
    await publish();
    const gap = await read('type=patient.created&afterSequence=1&untilSequence=4&limit=2');
    expect([numbersOf(gap), gap.hasMore, gap.cursor]).toEqual([[2, 3], true, null]);
    expect(numbersOf(await read('type=patient.created&afterSequence=3&untilSequence=4'))).toEqual([4]);
    expect(await codeOf('afterSequence=3')).toEqual([400, 'invalid_input']);
    expect(await codeOf('type=patient.created&untilSequence=3')).toEqual([400, 'invalid_input']);
    expect(await codeOf('type=patient.created&afterSequence=1&after=1')).toEqual([400, 'invalid_input']);
  });

  it('answers 410 with the oldest cursor if events after the cursor are no longer kept, or if it is ahead of the feed', async () => {
    for (const n of [1, 2, 3]) await emit(n);
    await publish();
    await look('delete from published_event where position < 3');
    const { status, json } = await api.get(`${PATH}?after=1`);
    expect([status, json]).toMatchObject([410, { code: 'cursor_expired', oldestCursor: '2' }]);
    expect(numbersOf(await read('after=2'))).toEqual([3]);
    expect(numbersOf(await read('after=oldest'))).toEqual([3]);
    expect(await codeOf('after=4')).toEqual([410, 'cursor_expired']);
    expect(await codeOf('type=patient.created&afterSequence=1')).toEqual([410, 'cursor_expired']);
    expect(numbersOf(await read('type=patient.created&afterSequence=2'))).toEqual([3]);
    await look('delete from published_event');
    expect(await codeOf('after=2')).toEqual([410, 'cursor_expired']);
    expect(await read('after=oldest')).toMatchObject({ events: [], cursor: '3' });
    expect(await codeOf('after=x')).toEqual([400, 'invalid_input']);
  });

  it('contains only events of the types that the key may read, and none of other organizations', async () => {
    await emit(1);
    await emit(2, 'device.healthcheck');
    await emit(3, 'patient.created', {
      organizationId: (await Factory.inNewOrganization(api.database.dataSource)).organizationId,
    });
    await publish();
    const key = await api.factory.key(['webhooks:read', 'devices:read']);
    expect(numbersOf(await read('after=oldest', key))).toEqual([2]);
    expect(await codeOf('after=oldest&type=patient.created', key)).toEqual([403, 'scope_missing']);
    expect(await codeOf('', await api.factory.key(['patients:read']))).toEqual([403, 'scope_missing']);
  });

  it('is complete when its last sequence numbers equal those in the health of a webhook', async () => {
    const { id } = await api.factory.webhook({ types: ['patient.created', 'patient.updated', 'site.created'] });
    for (const n of [1, 2]) await emit(n);
    await emit(3, 'patient.updated');
    await emit(4, 'device.healthcheck');
    await publish();
    const { latestSequences } = (await api.get(`/api/v3/webhook/${id}/health`)).json as { latestSequences: object[] };
    expect(latestSequences).toEqual([
      { type: 'patient.created', sequence: 2, publishTimestamp: expect.any(String) },
      { type: 'patient.updated', sequence: 1, publishTimestamp: expect.any(String) },
    ]);
  });

  it('answers 304 to a poll whose response has not changed', async () => {
    const etag = (await api.get(`${PATH}?after=0`)).headers.get('etag') ?? '';
    expect((await api.get(`${PATH}?after=0`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await emit(1);
    await publish();
    expect((await api.get(`${PATH}?after=0`, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('waits for an event of the wanted type if wait is sent, and ends at once when the service stops', async () => {
    const waiting = read('after=0&type=patient.created&wait=25');
    await emit(1, 'device.healthcheck');
    await publish();
    await emit(2);
    await publish();
    expect(numbersOf(await waiting)).toEqual([2]);
    const stopping = read('after=2&wait=25');
    const polled = read('after=2');
    await polled;
    api.application.get(PublicationWatch).close();
    expect(await stopping).toMatchObject({ events: [], cursor: '2' });
  });

  it('holds no database connection while it waits', async () => {
    const waiting = Array.from({ length: 25 }, () => read('after=0&wait=25'));
    expect(numbersOf(await read('after=oldest'))).toEqual([]);
    await emit(1);
    await publish();
    expect((await Promise.all(waiting)).map(numbersOf)).toEqual(waiting.map(() => [1]));
  });

  it('lets 100 requests of an organization wait, rejects further ones, and answers all that wait', async () => {
    const wait = jest.spyOn(api.application.get(PublicationWatch), 'wait');
    const waiting = Array.from({ length: MAX_WAITING }, () => read('after=0&wait=25'));
    await pollUntil(() => Promise.resolve(wait.mock.calls.length), MAX_WAITING);
    const { status, json, headers } = await api.get(`${PATH}?after=0&wait=25`);
    expect([status, json, headers.get('retry-after')]).toMatchObject([429, { code: 'organization_busy' }, '5']);
    expect(numbersOf(await read('after=0'))).toEqual([]);
    await emit(1);
    await publish();
    expect((await Promise.all(waiting)).map(numbersOf)).toEqual(waiting.map(() => [1]));
    expect(numbersOf(await read('after=0&wait=25'))).toEqual([1]);
    wait.mockRestore();
  });

  it('stops waiting when the client disconnects', async () => {
    const wait = jest.spyOn(api.application.get(PublicationWatch), 'wait');
    const client = new AbortController();
    const headers = { 'Service-API-Key': await api.factory.key() };
    const poll = fetch(`${api.url}${PATH}?after=0&wait=25`, { headers, signal: client.signal });
    await pollUntil(() => Promise.resolve(wait.mock.results.length > 0), true);
    client.abort();
    await expect(poll).rejects.toThrow('aborted');
    expect(await wait.mock.results[0]?.value).toBe(false);
    wait.mockRestore();
  });

  it('returns the time since which no process has published events', async () => {
    await emit(1);
    expect(await read('')).toMatchObject({ oldestUnpublishedTimestamp: null });
    await look(`update event set create_timestamp = '2026-01-01Z'`);
    expect(await read('')).toMatchObject({ oldestUnpublishedTimestamp: '2026-01-01T00:00:00.000Z' });
    await look('update event_publication set publish_timestamp = now()');
    expect(await read('')).toMatchObject({ oldestUnpublishedTimestamp: null });
    await look(`update event_publication set publish_timestamp = '2026-01-01Z'`);
    expect(await read('')).toMatchObject({ oldestUnpublishedTimestamp: '2026-01-01T00:00:00.000Z' });
    await publish();
    expect(await read('')).toMatchObject({ oldestUnpublishedTimestamp: null });
  });

  it('never skips an event of a transaction that commits late while two processes publish', async () => {
    const another = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
    const seen: number[] = [];
    let cursor = 'oldest';
    const readOn = async () => {
      for (let hasMore = true; hasMore;) {
        const page = await read(`after=${cursor}&limit=3`);
        seen.push(...numbersOf(page));
        cursor = page.cursor ?? cursor;
        ({ hasMore } = page);
      }
    };
    const open = [];
    for (let n = 1; n <= 8; n++) {
      const runner = api.database.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query(
        `insert into event (organization_id, type, subject_id, payload) values ($1, 'patient.created', $2, $3)`,
        [api.factory.organizationId, n, payloadOf(n, 'patient.created')],
      );
      open.push(runner);
    }
    // The transactions commit in a different order than the ids of their events.
    for (const runner of open.filter((_, at) => at % 3 === 2).concat(open.filter((_, at) => at % 3 !== 2).reverse())) {
      await Promise.all([runner.commitTransaction(), queue.fanOut(), another.fanOut(), readOn()]);
      await runner.release();
    }
    await publish();
    await readOn();
    expect([...seen].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('describes each event by its type: the same schema as the body of a webhook', async () => {
    const document = (await api.get('/openapi.json', { key: null })).json as PublishedDocument;
    expect(document.components.schemas['EventFeed']?.properties?.['events']?.items).toEqual({
      $ref: '#/components/schemas/WebhookEvent',
    });
    expect(Object.keys(document.components.schemas)).not.toContain('Event');
  });

  it('returns events of all types as documented', async () => {
    for (const type of WEBHOOK_TYPES) await emit(1, type);
    await publish();
    const { events } = await read(`after=oldest&limit=${WEBHOOK_TYPES.length}`);
    expect(events).toEqual(
      WEBHOOK_TYPES.map((type) => ({
        id: expect.stringMatching(/^evt_[0-9]+$/) as string,
        type,
        sequence: 1,
        createTimestamp: expect.any(String) as string,
        payload: payloadOf(1, type),
      })),
    );
  });
});
