import { Factory } from '@rpm/data-access/testing';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/weight-reading';
const NOW = Date.now();
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const SECRET = 'Her husband used the scale.';

interface Reading {
  id: number;
  patient: { id: number } | null;
}

describe('one reading', () => {
  let api: TestApi;
  let holderId: number;
  let otherId: number;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    holderId = (await api.factory.patient()).id;
    otherId = (await api.factory.patient()).id;
    const site = await api.factory.site();
    const free = { currentPatientId: null, currentStatus: 'availableAtSite', siteId: site.id } as const;
    deviceId = (await api.factory.device(free)).id;
    await api.post(`/api/v3/device/${deviceId}/associate-patient`, { patient: { id: holderId }, eventTimestamp: minutesAgo(60) });
  });

  const body = (minutes: number) => ({ device: { id: deviceId }, readingTimestamp: minutesAgo(minutes), weight: 150 });
  const record = async (given: object) => ((await api.post(PATH, given)).json as Reading).id;
  const patientOf = async (id: number) =>
    ((await api.get(`${PATH}/${id}?includeVoided=true`)).json as Reading).patient?.id ?? null;
  const assign = (id: number, given: object, query = '') => api.post(`${PATH}/${id}/assign-patient${query}`, given);
  const unassign = (id: number, given: object = {}) => api.post(`${PATH}/${id}/unassign-patient`, given);
  const contentOf = ({ json }: TestResponse) => (json as { content: Record<string, unknown>[] }).content;
  const periods = async () =>
    contentOf(await api.get(`/api/v3/device/${deviceId}/assignment?size=50`)).map((one) => [
      (one['patient'] as { id: number }).id,
      one['startTimestamp'],
      one['endTimestamp'],
    ]);
  /** Returns the tables with a row that contains a text, sorted. */
  const tablesWith = async (text: string) => {
    const query = <Row>(sql: string, values: string[] = []) => api.database.dataSource.query<Row[]>(sql, values);
    const tables = await query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await query(`select from "${name}" t where position($1 in t::text) > 0 limit 1`, [text]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  const codeOf = ({ status, json }: TestResponse) => [status, (json as { code?: string } | null)?.code];

  it('of a device can be assigned to another patient, whose custody then contains its instant only', async () => {
    const [before, taken, after] = [await record(body(31)), await record(body(30)), await record(body(29))];
    expect((await assign(taken, { patient: { id: otherId } }, '?dryRun=true')).json).toEqual({
      readingCount: 1,
      readingCounts: [{ kind: 'weight', count: 1 }],
    });
    expect(await patientOf(taken)).toBe(holderId);
    const answer = await assign(taken, { patient: { id: otherId }, reason: SECRET });
    expect([answer.status, (answer.json as Reading).patient?.id]).toEqual([200, otherId]);
    expect([await patientOf(before), await patientOf(taken), await patientOf(after)]).toEqual([holderId, otherId, holderId]);
    const until = new Date(Date.parse(minutesAgo(30)) + 1).toISOString();
    expect(await periods()).toEqual([
      [holderId, until, null],
      [otherId, minutesAgo(30), until],
      [holderId, minutesAgo(60), minutesAgo(30)],
    ]);
    expect((await api.get(`/api/v3/device/${deviceId}`)).json).toMatchObject({ currentPatient: { id: holderId } });
    expect([await record(body(30)), await patientOf(await record(body(28)))]).toEqual([taken, holderId]);
  });

  it('of a device can be assigned to nobody, even if it was submitted with its patient, and back', async () => {
    const id = await record({ ...body(30), patient: { id: holderId } });
    const preview = await api.post(`${PATH}/${id}/unassign-patient?dryRun=true`, {});
    expect(preview.json).toEqual({ readingCount: 1, readingCounts: [{ kind: 'weight', count: 1 }] });
    expect((await unassign(id)).status).toBe(200);
    expect(await patientOf(id)).toBe(null);
    const versions = contentOf(await api.get(`${PATH}/${id}/history`)).map(({ version, patient }) => [version, patient]);
    expect(versions).toEqual([[1, expect.objectContaining({ id: holderId })]]);
    const { json } = await api.get(`${PATH}?unassigned=true&deviceId=${deviceId}`);
    expect(json).toMatchObject({ total: 1, content: [{ id }] });
    expect((await assign(id, { patient: { id: holderId } })).status).toBe(200);
    expect(await patientOf(id)).toBe(holderId);
    expect((await assign(id, { patient: { id: otherId } })).status).toBe(200);
    expect((await assign(id, { patient: { id: holderId } })).status).toBe(200);
    // An instant that is given back to whoever held the device before and after it leaves no trace in custody.
    expect([await patientOf(id), await periods()]).toEqual([holderId, [[holderId, minutesAgo(60), null]]]);
  });

  it('that was assigned to another patient keeps its device from having an earlier event, such as a return, until it is assigned back', async () => {
    const id = await record(body(30));
    await assign(id, { patient: { id: otherId } });
    const end = () =>
      api.post(`/api/v3/device/${deviceId}/disassociate-patient`, { patient: { id: holderId }, eventTimestamp: minutesAgo(40) });
    const refused = await end();
    expect(codeOf(refused)).toEqual([409, 'conflict']);
    expect(refused.text).toContain('assign this reading back instead');
    expect((await assign(id, { patient: { id: holderId } })).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await periods()).toEqual([[holderId, minutesAgo(60), minutesAgo(40)]]);
    expect(await patientOf(id)).toBe(null);
  });

  it('without a device can be assigned to another patient, and what the earlier patient submits again remains a duplicate', async () => {
    const given = { patient: { id: holderId }, readingTimestamp: minutesAgo(10), weight: 160, manual: true };
    const id = await record(given);
    expect((await assign(id, { patient: { id: otherId } })).status).toBe(200);
    expect([await patientOf(id), await record(given), await patientOf(id)]).toEqual([otherId, id, otherId]);
    expect(codeOf(await unassign(id))).toEqual([409, 'conflict']);
    const own = await record({ ...given, readingTimestamp: minutesAgo(9) });
    await record({ ...given, patient: { id: otherId }, readingTimestamp: minutesAgo(9), weight: 170 });
    expect(codeOf(await assign(own, { patient: { id: otherId } }))).toEqual([409, 'conflict']);
    expect(await patientOf(own)).toBe(holderId);
  });

  it('cannot be assigned if it was entered in error, has changed, or is another organization’s, or to another organization’s patient', async () => {
    const id = await record(body(30));
    const stranger = await Factory.inNewOrganization(api.database.dataSource);
    const foreign = { key: await stranger.key() };
    const patient = { id: otherId };
    expect(codeOf(await api.post(`${PATH}/${id}/assign-patient`, { patient }, foreign))).toEqual([404, 'not_found']);
    expect(codeOf(await assign(id, { patient: { id: (await stranger.patient()).id } }))).toEqual([404, 'not_found']);
    expect(codeOf(await api.post(`${PATH}/${id}/unassign-patient`, {}, { headers: { 'If-Match': '"other"' } }))).toEqual([
      ...[412, 'precondition_failed'],
    ]);
    expect(codeOf(await assign(id, { patient: null }))).toEqual([400, 'invalid_input']);
    await api.delete(`${PATH}/${id}`);
    expect(codeOf(await assign(id, { patient }))).toEqual([409, 'conflict']);
    expect(await patientOf(id)).toBe(holderId);
  });

  it('has the patient of one of two concurrent assignments, and custody says the same', async () => {
    const id = await record(body(30));
    const third = (await api.factory.patient()).id;
    const answers = await Promise.all([otherId, third].map((one) => assign(id, { patient: { id: one } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const patientId = await patientOf(id);
    expect([otherId, third]).toContain(patientId);
    expect((await periods())[1]).toEqual([
      ...[patientId, minutesAgo(30), new Date(Date.parse(minutesAgo(30)) + 1).toISOString()],
    ]);
  });

  it('that was entered in error is in a list of its own', async () => {
    const [kept, id] = [await record(body(30)), await record(body(29))];
    await api.delete(`${PATH}/${id}`);
    const list = async (query: string) => contentOf(await api.get(`${PATH}?${query}`)).map((one) => one['id']);
    expect(await list(`deviceId=${deviceId}`)).toEqual([kept]);
    for (const filter of [`deviceId=${deviceId}`, `patientId=${holderId}`]) {
      expect(await list(`${filter}&enteredInError=true`)).toEqual([id]);
    }
    expect(await list(`patientId=${otherId}&enteredInError=true`)).toEqual([]);
    const csv = await api.get(`${PATH}?format=csv&enteredInError=true&patientId=${holderId}`);
    expect(csv.text.trim().split('\n')).toHaveLength(2);
  });

  it('keeps the reason for each change in its history, and only there, and in a response that contains it and is stored with the key of its request', async () => {
    await api.factory.webhook({ types: ['device.updated', 'reading.weight', 'reading.voided'] });
    const queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
    const id = await record(body(30));
    const reasons = ['corrected', 'voided', 'restored', 'assigned', 'moved'].map((one) => `${SECRET} ${one}`);
    await api.patch(`${PATH}/${id}`, { weight: 151, reason: reasons[0] });
    await api.send(`${PATH}/${id}`, { method: 'DELETE', body: { reason: reasons[1] } });
    await api.patch(`${PATH}/${id}`, { enteredInError: false, reason: reasons[2] });
    const headers = { 'Idempotency-Key': 'reasons' };
    await api.post(`${PATH}/${id}/assign-patient`, { patient: { id: otherId }, reason: reasons[3] }, { headers });
    expect(await tablesWith(`${SECRET} assigned`)).not.toContain('idempotency_key');
    const device = `/api/v3/device/${deviceId}`;
    const restamp = { startTimestamp: minutesAgo(31), endTimestamp: minutesAgo(29), offsetSeconds: -60 };
    const moved = { headers: { 'Idempotency-Key': 'moved' } };
    await api.post(`${device}/restamp`, { ...restamp, allowPatientChanges: true, reason: reasons[4] }, moved);
    await api.patch(`${PATH}/${id}`, { weight: 152 });
    const history = contentOf(await api.get(`${PATH}/${id}/history?size=50`));
    expect(history.map(({ reason }) => reason)).toEqual([null, ...reasons.toReversed()]);
    expect(contentOf(await api.get(`${device}/restamp`))).toMatchObject([{ reason: reasons[4] }]);
    expect(contentOf(await api.get(`${device}/assignment`)).map(({ reason }) => reason)).toContain(reasons[3]);
    expect(contentOf(await api.get(`${device}/event?size=50`))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'custodyCorrected', reason: reasons[3] }),
        expect.objectContaining({ type: 'readingsRestamped', reason: reasons[4] }),
        expect.objectContaining({ type: 'associationCreated', reason: null }),
      ]),
    );
    // The events are in the feed and in the queue of the webhook, so a reason in one of them would be in a table of events or deliveries.
    while ((await queue.fanOut()).isMore) continue;
    const tables = ['correction', 'device_assignment', 'device_event', 'idempotency_key', 'reading_revision'];
    expect(await tablesWith(SECRET)).toEqual(tables);
    expect(JSON.stringify(api.log)).not.toContain(SECRET);
    const feed = await api.get('/api/v3/event?after=oldest&limit=100');
    const types = (feed.json as { events: { type: string }[] }).events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['device.updated', 'reading.weight', 'reading.voided']));
    for (const { text } of [feed, await api.get(`${PATH}/${id}?view=record`)]) expect(text).not.toContain(SECRET);
  });

  it('keeps the reason for each change of an assignment', async () => {
    const assignments = `/api/v3/device/${deviceId}/assignment`;
    const id = await record(body(90));
    const patient = { id: otherId };
    const period = { startTimestamp: minutesAgo(100), endTimestamp: minutesAgo(80) };
    const added = (await api.post(assignments, { patient, ...period, reason: `${SECRET} 1` })).json as { id: number };
    expect(added).toMatchObject({ reason: `${SECRET} 1` });
    const changed = await api.patch(`${assignments}/${added.id}`, { patient: { id: holderId }, reason: `${SECRET} 2` });
    expect(changed.json).toMatchObject({ reason: `${SECRET} 2` });
    await api.send(`${assignments}/${added.id}`, { method: 'DELETE', body: { reason: `${SECRET} 3` } });
    const history = contentOf(await api.get(`${PATH}/${id}/history`));
    expect(history.map(({ reason }) => reason)).toEqual([3, 2, 1].map((one) => `${SECRET} ${one}`));
    const disassociated = { patient: { id: holderId }, reason: `${SECRET} 4` };
    await api.post(`/api/v3/device/${deviceId}/disassociate-patient`, disassociated);
    expect(contentOf(await api.get(assignments))[0]).toMatchObject({ reason: `${SECRET} 4` });
  });

  it('rejects a reason of more than 2,000 characters', async () => {
    const id = await record(body(30));
    const long = { reason: 'x'.repeat(2_001) };
    const answers = [
      await api.patch(`${PATH}/${id}`, { weight: 151, ...long }),
      await api.send(`${PATH}/${id}`, { method: 'DELETE', body: long }),
      await assign(id, { patient: { id: otherId }, ...long }),
      await unassign(id, long),
    ];
    const errors = [{ pointer: '/reason', code: 'too_long' }];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { errors } });
    expect((await api.get(`${PATH}/${id}?view=record`)).json).toMatchObject({ weight: 150, version: 1 });
  });
});
