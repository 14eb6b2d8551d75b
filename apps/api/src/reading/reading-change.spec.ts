import { Factory } from '@rpm/data-access/testing';
import { byTestKey } from '../testing/by-test-key';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-glucose-reading';
const GLUCOSE = { glucose: 101, beforeMeal: true, afterMeal: null };

describe('correction of a reading', () => {
  let api: TestApi;
  let deviceId: number;
  let id: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  beforeEach(async () => {
    deviceId = (await api.factory.device()).id;
    id = await record();
  });
  afterAll(() => api.stop());

  const body = (more: object = {}) => ({
    readingTimestamp: '2026-02-03T04:05:06.789Z',
    device: { id: deviceId },
    ...GLUCOSE,
    ...more,
  });
  const record = async () => ((await api.post(PATH, body())).json as { id: number }).id;
  const look = (statement: string) =>
    api.database.dataSource.query<Record<string, unknown>[]>(statement, [api.factory.organizationId, id]);
  const events = () =>
    look(`select type, version, payload ->> 'kind' as voided from event where organization_id = $1 and subject_id = $2
      and type in ('reading.bloodGlucose', 'reading.voided') order by version`);
  const event = (version: number) => ({ type: 'reading.bloodGlucose', version, voided: null });
  const voidedEvent = (version: number) => ({ type: 'reading.voided', version, voided: 'bloodGlucose' });
  const revisions = () =>
    look(`select version, "values" from reading_revision
      where organization_id = $1 and reading_id = $2 and kind = 'bloodGlucose' order by version`);
  const errorsOf = ({ json }: { json: unknown }) =>
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]);

  it('changes only the corrected properties, keeps every earlier version, and emits an event for each version', async () => {
    const before = (await api.get(`${PATH}/${id}`)).json as object;
    const first = await api.patch(`${PATH}/${id}`, { glucose: 111 });
    expect([first.status, first.json]).toEqual([200, { ...before, glucose: 111 }]);
    const second = await api.patch(`${PATH}/${id}`, { beforeMeal: null, afterMeal: true, manual: true });
    const now = { ...before, glucose: 111, beforeMeal: null, afterMeal: true, manual: true };
    expect([second.status, second.json, (await api.get(`${PATH}/${id}`)).json]).toEqual([200, now, now]);
    expect(await revisions()).toEqual([
      { version: 1, values: { ...GLUCOSE, glucoseUnit: 'mgdl', manual: false } },
      { version: 2, values: { ...GLUCOSE, glucose: 111, glucoseUnit: 'mgdl', manual: false } },
    ]);
    expect(await events()).toEqual([event(1), event(2), event(3)]);
  });

  it.each(['', '?view=record'])(
    'accepts the entity tag of a reading that was fetched with the query “%s”, but only of the current version',
    async (query) => {
      const etag = (await api.get(`${PATH}/${id}${query}`)).headers.get('etag') ?? '';
      const change = (glucose: number) => api.patch(`${PATH}/${id}`, { glucose }, { headers: { 'If-Match': etag } });
      expect([(await change(111)).status, (await change(112)).status]).toEqual([200, 412]);
    },
  );

  it('adds the earlier version and its actor to the history, newest first, even for a reading that was entered in error', async () => {
    const path = `${PATH}/${id}/history`;
    expect((await api.get(path)).json).toMatchObject({ content: [], total: 0 });
    await api.patch(`${PATH}/${id}`, { glucose: 111 });
    await api.delete(`${PATH}/${id}`);
    const was = {
      readingTimestamp: '2026-02-03T04:05:06.789Z',
      device: { id: deviceId },
      enteredInError: false,
      supersedeTimestamp: expect.stringMatching(/Z$/) as string,
      ...byTestKey(),
    };
    const values = { ...GLUCOSE, glucoseUnit: 'mgdl', manual: false };
    const [first, second] = [
      { version: 1, ...was, values },
      { version: 2, ...was, values: { ...values, glucose: 111 } },
    ];
    expect((await api.get(path)).json).toMatchObject({ content: [second, first], total: 2 });
    expect((await api.get(`${path}?sortDescending=false&size=1`)).json).toMatchObject({ content: [first], total: 2 });
    const foreign = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    expect([(await api.get(path, { key: foreign })).status, (await api.get(`${PATH}/999999/history`)).status]).toEqual([
      404, 404,
    ]);
    expect((await api.get(path, { key: await api.factory.key(['patients:read']) })).status).toBe(403);
  });

  it.each([[{}], [{ glucose: 101 }], [{ ...GLUCOSE, manual: false }]])(
    'stores no new version if the PATCH %j changes nothing',
    async (patch) => {
      const before = await api.get(`${PATH}/${id}`);
      const { status, text, headers } = await api.patch(`${PATH}/${id}`, patch);
      expect([status, text, headers.get('etag')]).toEqual([200, before.text, before.headers.get('etag')]);
      expect([await revisions(), await events()]).toEqual([[], [event(1)]]);
    },
  );

  it.each<[object, [string, string][]]>([
    [{ glucose: null }, [['/glucose', 'required']]],
    [{ manual: null }, [['/manual', 'required']]],
    [
      { glucose: 1001, beforeMeal: 'no' },
      [
        ['/glucose', 'not_in_range'],
        ['/beforeMeal', 'not_a_boolean'],
      ],
    ],
    // This PATCH is invalid because the stored reading has `beforeMeal: true`.
    [{ afterMeal: true }, [['/afterMeal', 'contradiction']]],
  ])('rejects the PATCH %j', async (patch, errors) => {
    const answer = await api.patch(`${PATH}/${id}`, patch);
    expect([answer.status, errorsOf(answer).sort()]).toEqual([400, errors.sort()]);
    expect([await revisions(), await events()]).toEqual([[], [event(1)]]);
  });

  it('rejects another device, time or id in a PATCH', async () => {
    const answer = await api.patch(`${PATH}/${id}`, { device: { id: 5 }, readingTimestamp: '2026-01-01T00:00:00Z', id: 1 });
    const names = ['/device', '/id', '/readingTimestamp'];
    expect([answer.status, errorsOf(answer).sort()]).toEqual([409, names.map((name) => [name, 'read_only'])]);
    expect([await revisions(), await events()]).toEqual([[], [event(1)]]);
  });

  it('reports a duplicate if a client sends the original or the corrected reading again, and a conflict if it sends another value', async () => {
    const { text } = await api.patch(`${PATH}/${id}`, { glucose: 111 });
    for (const glucose of [GLUCOSE.glucose, 111]) {
      const again = await api.post(PATH, body({ glucose }));
      expect([again.status, again.text, again.headers.get('Duplicate')]).toEqual([200, text, 'true']);
    }
    expect((await api.post(PATH, body({ glucose: 112 }))).status).toBe(409);
  });

  it('rejects PATCH and DELETE with 412 if If-Match names an older version', async () => {
    const etag = (await api.get(`${PATH}/${id}`)).headers.get('etag') ?? '';
    const headers = { 'If-Match': etag };
    const corrected = await api.patch(`${PATH}/${id}`, { glucose: 111 }, { headers });
    expect(corrected.status).toBe(200);
    expect((await api.patch(`${PATH}/${id}`, { glucose: 112 }, { headers })).status).toBe(412);
    expect((await api.delete(`${PATH}/${id}`, { headers })).status).toBe(412);
    expect((await api.get(`${PATH}/${id}`)).text).toBe(corrected.text);
    const current = { 'If-Match': corrected.headers.get('etag') ?? '' };
    expect((await api.delete(`${PATH}/${id}`, { headers: current })).status).toBe(204);
  });

  it('creates a separate version for each of many concurrent corrections', async () => {
    const values = Array.from({ length: 10 }, (_, at) => 200 + at);
    await Promise.all(values.map((glucose) => api.patch(`${PATH}/${id}`, { glucose })));
    const versions = (await revisions()).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
    expect(await events()).toEqual(Array.from({ length: 11 }, (_, at) => event(at + 1)));
  });

  it('hides a voided reading unless includeVoided is set, and emits reading.voided', async () => {
    const shown = (await api.get(`${PATH}/${id}`)).json;
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await api.get(`${PATH}/${id}?includeVoided=false`)).status).toBe(404);
    const voided = await api.get(`${PATH}/${id}?includeVoided=true`);
    expect([voided.status, voided.json, voided.headers.get('Voided')]).toEqual([200, shown, 'true']);
    expect((await api.get(`${PATH}?deviceId=${deviceId}`)).json).toMatchObject({ content: [], total: 0 });
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(404);
    expect(await events()).toEqual([event(1), voidedEvent(2)]);
  });

  it('returns the record of a voided reading that is sent again, with the headers Duplicate and Voided, and does not restore it', async () => {
    await api.delete(`${PATH}/${id}`);
    const record = (await api.get(`${PATH}/${id}?includeVoided=true&view=record`)).json;
    expect(record).toMatchObject({ enteredInError: true, version: 2 });
    for (const headers of [{}, { 'Idempotency-Key': `again-${id}` }] as Record<string, string>[]) {
      const again = await api.post(PATH, body(), { headers });
      expect([again.status, again.json, again.headers.get('Duplicate'), again.headers.get('Voided')]).toEqual([
        200,
        record,
        'true',
        'true',
      ]);
    }
    const batch = await api.post(`${PATH}/batch`, { readings: [body()] });
    expect(batch.json).toEqual({ results: [{ status: 'duplicate', id, enteredInError: true }] });
    expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await events()).toHaveLength(2);
  });

  it('restores a voided reading with PATCH, with or without other corrections, and rejects corrections that do not restore it', async () => {
    await api.delete(`${PATH}/${id}`);
    const refused = await api.patch(`${PATH}/${id}`, { glucose: 111 });
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'conflict' }]);
    const restored = await api.patch(`${PATH}/${id}`, { enteredInError: false, glucose: 111 });
    expect([restored.status, restored.json]).toMatchObject([200, { id, glucose: 111 }]);
    const voided = await api.patch(`${PATH}/${id}`, { enteredInError: true });
    expect([voided.status, voided.headers.get('Voided')]).toEqual([200, 'true']);
    expect((await api.patch(`${PATH}/${id}`, { enteredInError: false })).json).toEqual(restored.json);
    expect((await events()).map(({ type, version }) => [type, version])).toEqual([
      ['reading.bloodGlucose', 1],
      ['reading.voided', 2],
      ['reading.bloodGlucose', 3],
      ['reading.voided', 4],
      ['reading.bloodGlucose', 5],
    ]);
  });

  it('restores a voided reading only by PATCH, even if clients send it with other values at the same time', async () => {
    await api.delete(`${PATH}/${id}`);
    const [restored, ...sent] = await Promise.all([
      api.patch(`${PATH}/${id}`, { enteredInError: false }),
      ...[222, 222].map((glucose) => api.post(PATH, { ...body(), glucose })),
    ]);
    expect([restored.status, ...sent.map(({ status }) => status)]).toEqual([200, 409, 409]);
    expect((await api.get(`${PATH}/${id}?view=record`)).json).toMatchObject({ ...GLUCOSE, version: 3 });
  });

  it('omits the header Voided for a valid reading', async () => {
    const { headers } = await api.get(`${PATH}/${id}?includeVoided=true`);
    expect(headers.get('Voided')).toBeNull();
    expect((await api.get(`${PATH}/${id}?includeVoided=yes`)).status).toBe(400);
  });

  it('answers 404 for another organization’s reading exactly as for an unknown id', async () => {
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const answers = [];
    for (const path of [`${PATH}/${id}`, `${PATH}/987654321`]) {
      const all = [
        await api.patch(path, { glucose: 11 }, { key }),
        await api.delete(path, { key }),
        await api.get(`${path}?includeVoided=true`, { key }),
      ];
      answers.push(all.map(({ status, json }) => ({ status, ...(json as object), instance: null, requestId: null })));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([await revisions(), (await api.get(`${PATH}/${id}`)).status]).toEqual([[], 200]);
  });
});
