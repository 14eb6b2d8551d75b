import { type AuditRow, type Database } from '@rpm/database';
import { Factory } from '@rpm/data-access/testing';
import { type AuditEventListView, type PatientAccessListView } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const [FIRST_REQUEST, SECOND_REQUEST] = ['0198c5a2-7f3e-7000-8000-000000000001', '0198c5a2-7f3e-7000-8000-000000000002'];

describe('the audit trail', () => {
  let api: TestApi;
  let factory: Factory;
  let service: Database;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['audit:read', 'patients:write']);
  });

  /** Stores a row that a request of another process would store. */
  const record = (entry: Partial<AuditRow>) =>
    service.auditTrail.record({
      organizationId: factory.organizationId,
      actorKind: 'service',
      actorId: null,
      sessionId: null,
      assertedActor: null,
      action: 'read',
      resource: 'sample',
      resourceId: null,
      requestId: null,
      clientRequestHash: null,
      address: null,
      patients: [],
      rows: 1,
      status: 200,
      ...entry,
    });
  const list = async (query = '') => {
    const { status, json } = await api.get(`/api/v3/audit-event?resource=sample${query}`, { key });
    expect(status).toBe(200);
    return json as AuditEventListView;
  };
  const access = async (patientId: number, query = '') => {
    const { status, json } = await api.get(`/api/v3/patient/${patientId}/access${query}`, { key });
    expect(status).toBe(200);
    const { content, ...rest } = json as PatientAccessListView;
    return { ...rest, content: content.filter(({ resource }) => resource === 'sample') };
  };
  const rowsOf = ({ content }: AuditEventListView) => content.map(({ rows }) => rows);
  const instant = expect.stringMatching(/Z$/) as string;

  it('is returned newest first, in parts that new rows do not shift', async () => {
    for (const rows of [1, 2, 3]) await record({ rows });
    const newest = await list('&size=2');
    expect([rowsOf(newest), newest.hasMore, newest.total]).toEqual([[3, 2], true, null]);
    await record({ rows: 4 });
    const older = await list(`&size=2&after=${newest.cursor}`);
    expect([rowsOf(older), older.hasMore]).toEqual([[1], false]);
    expect(await list(`&after=${older.cursor}`)).toMatchObject({ content: [], cursor: null, hasMore: false });
  });

  it('contains every property of a row, with the present name of the key', async () => {
    const patient = await factory.patient();
    const [stored] = await factory.dataSource.query<{ id: number }[]>(
      'select id from api_key where organization_id = $1 order by id desc limit 1',
      [factory.organizationId],
    );
    await record({
      ...{ actorKind: 'key', actorId: stored?.id ?? 0, assertedActor: 'user-1', action: 'list', resourceId: 7, sessionId: 8 },
      ...{ requestId: FIRST_REQUEST, address: '203.0.113.7', patients: [patient.id], rows: 2, status: 404, purpose: 'test' },
      ...{ host: 'example.org', webhookId: 9, digests: 'ab'.repeat(32) },
    });
    expect((await list()).content).toEqual([
      {
        id: expect.any(Number) as number,
        recordedTimestamp: instant,
        ...{ actor: 'Test key', actorKind: 'key', actorId: stored?.id, assertedActor: 'user-1' },
        ...{ action: 'list', resource: 'sample', status: 404, resourceId: 7, sessionId: 8 },
        ...{ patients: [{ id: patient.id }], patientCount: 1, rows: 2, address: '203.0.113.7' },
        ...{ host: 'example.org', webhookId: 9, purpose: 'test', fromLog: false },
        ...{ requestIds: [FIRST_REQUEST], digests: ['ab'.repeat(32)] },
      },
    ]);
  });

  it('has no name of an actor who no longer exists', async () => {
    await record({ actorKind: 'key', actorId: 999_999_999 });
    await record({ actorKind: 'person', actorId: 999_999_999 });
    await record({ actorKind: 'cli' });
    expect((await list()).content.map(({ actor }) => actor)).toEqual(['rpm-admin', null, null]);
  });

  it('is filtered by each property, and by several together', async () => {
    await record({ rows: 1, actorKind: 'person', actorId: 5, status: 403 });
    await record({ rows: 2, actorKind: 'person', actorId: 6, action: 'export' });
    await record({ rows: 3, actorKind: 'key', actorId: 5, status: null });
    const found = async (query: string) => rowsOf(await list(query));
    expect(await found('&actorKind=person')).toEqual([2, 1]);
    expect(await found('&actorKind=person&actorId=5')).toEqual([1]);
    expect(await found('&action=export')).toEqual([2]);
    expect(await found('&refused=true')).toEqual([1]);
    expect(await found('&refused=false')).toEqual([3, 2]);
    expect(await found('&status=403')).toEqual([1]);
    await record({ rows: 4, actorKind: 'delivery', action: 'disclose', webhookId: 7 });
    await record({ rows: 5, actorKind: 'delivery', action: 'disclose', webhookId: 8 });
    expect(await found('&webhookId=7')).toEqual([4]);
    expect(await found('&startTimestamp=2020-01-01T00:00:00Z&endTimestamp=2020-01-02T00:00:00Z')).toEqual([]);
    expect(await found('&actorKind=key&refused=true')).toEqual([]);
  });

  it('is counted for a patient or a period of at most a day, and not otherwise', async () => {
    const { id } = await factory.patient();
    for (let times = 0; times < 3; times++) await record({ patients: [id] });
    await record({});
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    expect(await list(`&patientId=${id}&size=1`)).toMatchObject({ total: 3, hasMore: true });
    expect(await list(`&startTimestamp=${hoursAgo(1)}&size=1`)).toMatchObject({ total: 4 });
    expect(await list(`&startTimestamp=${hoursAgo(30)}&size=1`)).toMatchObject({ total: null });
    expect(await list('&size=1')).toMatchObject({ total: null });
  });

  it('says since when the organization is recorded: since its creation, even before the first row', async () => {
    const [{ created } = { created: new Date(0) }] = await factory.dataSource.query<{ created: Date }[]>(
      'select create_timestamp as created from organization where id = $1',
      [factory.organizationId],
    );
    const { id } = await factory.patient();
    expect((await list()).recordedSince).toBe(created.toISOString());
    expect((await access(id)).recordedSince).toBe(created.toISOString());
  });

  it('shows at most a hundred patients of a row, counts all, and finds the row by each of them', async () => {
    const patients = Array.from({ length: 150 }, (_, at) => 5_000_000 + at);
    await record({ patients });
    const [row] = (await list('&patientId=5000149')).content;
    expect([row?.patients.length, row?.patientCount]).toEqual([100, 150]);
  });

  it('contains no row of another organization, and of no other patient', async () => {
    const { id } = await factory.patient();
    const other = await Factory.inNewOrganization(factory.dataSource);
    const foreign = await other.patient();
    await record({ organizationId: other.organizationId, patients: [foreign.id] });
    await record({ patients: [id + 1_000_000] });
    expect(await list(`&patientId=${foreign.id}`)).toMatchObject({ content: [], total: 0 });
    expect(await access(id)).toMatchObject({ content: [], total: 0 });
    const { status } = await api.get(`/api/v3/patient/${foreign.id}/access`, { key });
    expect(status).toBe(404);
  });

  it('shows only the request and the body about the patient if several requests share a row', async () => {
    const [{ id }, other] = [await factory.patient(), await factory.patient()];
    await record({
      patients: [other.id, id],
      requestId: FIRST_REQUEST,
      furtherRequestIds: [SECOND_REQUEST],
      resourceId: other.id,
      digests: 'aa'.repeat(32) + 'bb'.repeat(32),
    });
    const { status, text } = await api.get(`/api/v3/patient/${id}/access`, { key });
    expect(status).toBe(200);
    const [row] = (JSON.parse(text) as PatientAccessListView).content;
    expect(row).toMatchObject({ requestIds: [SECOND_REQUEST], digests: ['bb'.repeat(32)] });
    expect(Object.values(row ?? {})).not.toContain(other.id);
    const [all] = (await list()).content;
    expect(all).toMatchObject({ requestIds: [FIRST_REQUEST, SECOND_REQUEST], digests: ['aa'.repeat(32), 'bb'.repeat(32)] });
  });

  it('shows for a patient also the requests about records that were merged into that of the patient, each row once', async () => {
    const [remaining, merged] = [await factory.patient(), await factory.patient()];
    await record({ patients: [merged.id], rows: 1 });
    await record({ patients: [remaining.id], rows: 2 });
    const path = `/api/v3/patient/${remaining.id}/merge`;
    expect((await api.post(path, { patient: { id: merged.id } }, { key })).status).toBe(200);
    await record({ patients: [merged.id, remaining.id], rows: 3 });
    expect(rowsOf(await list(`&patientId=${remaining.id}`))).toEqual([3, 2, 1]);
    expect(await list(`&patientId=${remaining.id}`)).toMatchObject({ total: 3 });
    const first = await list(`&patientId=${remaining.id}&size=2`);
    expect([rowsOf(first), first.hasMore]).toEqual([[3, 2], true]);
    expect(rowsOf(await list(`&patientId=${remaining.id}&size=2&after=${first.cursor}`))).toEqual([1]);
    expect((await access(remaining.id)).content).toHaveLength(3);
    for (const one of [`patient/${merged.id}/access`, `audit-event?patientId=${merged.id}`]) {
      const { status, json } = await api.get(`/api/v3/${one}`, { key });
      expect([status, json]).toEqual([404, expect.objectContaining({ code: 'patient_merged', patientId: remaining.id })]);
    }
  });

  it('marks deliveries that were found in a webhook log', async () => {
    const { id } = await factory.patient();
    await record({ action: 'disclose', actorKind: 'service', patients: [id] });
    await record({ action: 'disclose', actorKind: 'delivery', patients: [id] });
    expect((await list()).content.map(({ fromLog }) => fromLog)).toEqual([false, true]);
    expect((await access(id)).content.map(({ fromLog }) => fromLog)).toEqual([false, true]);
  });

  it('can be read only with a key that names audit:read', async () => {
    const { id } = await factory.patient();
    const all = await factory.key(['*', 'organization:write', 'keys:write', 'console:write']);
    for (const path of ['audit-event', 'audit-event/state', `patient/${id}/access`]) {
      expect((await api.get(`/api/v3/${path}`, { key: all })).status).toBe(403);
    }
  });

  it.each([
    ['after=0', 'after', 'not_a_cursor'],
    ['after=x', 'after', 'not_a_cursor'],
    ['size=251', 'size', 'not_in_range'],
    ['actorId=5', 'actorKind', 'required'],
    ['action=look', 'action', 'not_a_choice'],
    ['startTimestamp=2026-01-02T00:00:00Z&endTimestamp=2026-01-01T00:00:00Z', 'endTimestamp', 'inverted_range'],
  ])('rejects %s', async (query, parameter, code) => {
    const { status, json } = await api.get(`/api/v3/audit-event?${query}`, { key });
    expect([status, (json as { errors: object[] }).errors]).toEqual([400, [expect.objectContaining({ parameter, code })]]);
  });
});
