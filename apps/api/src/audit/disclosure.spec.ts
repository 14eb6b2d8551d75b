import { Factory } from '@rpm/data-access/testing';
import { type AuditRow, type Database } from '@rpm/database';
import { type DisclosureListView, type DisclosureView } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const SENT = {
  date: '2026-01-31',
  recipient: 'Sample department',
  address: '1 Example Street',
  description: 'Readings of January',
  purpose: 'Sample report',
};

describe('disclosures', () => {
  let api: TestApi;
  let service: Database;
  let factory: Factory;
  let key: string;
  let patientId: number;
  let path: string;

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['audit:write', 'patients:write']);
    patientId = (await factory.patient()).id;
    path = `/api/v3/patient/${patientId}/disclosure`;
  });

  const record = async (body: object) => {
    const { status, json } = await api.post(path, body, { key });
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as DisclosureView;
  };
  const list = async (query = '') => {
    const { status, json } = await api.get(`${path}${query}`, { key });
    expect(status).toBe(200);
    return json as DisclosureListView;
  };
  const stored = (entry: Partial<AuditRow>) =>
    service.auditTrail.record({
      organizationId: factory.organizationId,
      ...{ actorKind: 'delivery', actorId: null, sessionId: null, assertedActor: null, action: 'disclose', resource: 'sample' },
      ...{ resourceId: null, requestId: null, clientRequestHash: null, address: null, rows: 1, status: null },
      ...{ patients: [patientId], host: 'registry.example.org', webhookId: 3, purpose: 'public health' },
      ...entry,
    });

  it('are returned as they were recorded, with who recorded them, newest first', async () => {
    const created = await record(SENT);
    expect(created).toEqual({
      id: expect.any(Number) as number,
      createTimestamp: expect.stringMatching(/Z$/) as string,
      ...{ actor: 'Test key', actorKind: 'key', actorId: expect.any(Number) as number },
      ...SENT,
      ...{ withdrawn: false, withdraws: null },
    });
    const second = await record({ ...SENT, address: null });
    const first = await list('?size=1');
    expect(first).toMatchObject({ content: [second], hasMore: true, recorded: [] });
    expect(await list(`?size=1&after=${first.cursor}`)).toMatchObject({ content: [created], hasMore: false });
  });

  it('are withdrawn once, by a further row', async () => {
    const { id } = await record(SENT);
    const withdrawal = await record({ withdraws: { id }, description: 'Recorded for another patient' });
    expect(withdrawal).toMatchObject({ withdraws: { id }, date: null, recipient: null, purpose: null });
    expect((await list()).content.map((one) => [one.id, one.withdrawn])).toEqual([
      [withdrawal.id, false],
      [id, true],
    ]);
    expect(await api.post(path, { withdraws: { id }, description: 'Again' }, { key })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    expect((await api.post(path, { withdraws: { id: withdrawal.id }, description: 'x' }, { key })).status).toBe(400);
  });

  it('include summaries of deliveries and downloads outside of treatment, payment and operations', async () => {
    await stored({});
    await stored({});
    await stored({ purpose: 'operations' });
    await stored({ host: 'other.example.org', webhookId: 4 });
    await stored({ action: 'export', actorKind: 'key', actorId: 5, host: undefined, webhookId: undefined, purpose: 'research' });
    await stored({ action: 'export', actorKind: 'key', actorId: 5, status: 403, purpose: 'research' });
    await stored({ action: 'read', purpose: 'research' });
    await stored({ purpose: undefined });
    await stored({ patients: [patientId + 1_000_000] });
    const { recorded } = await list();
    expect(
      recorded.map(({ action, host, webhookId, actorId, purpose, disclosureCount }) => [
        ...[action, host, webhookId, actorId, purpose, disclosureCount],
      ]),
    ).toEqual([
      ['export', null, null, 5, 'research', 1],
      ['disclose', 'other.example.org', 4, null, 'public health', 1],
      ['disclose', 'registry.example.org', 3, null, 'public health', 2],
    ]);
  });

  it('of merged records are in the account of the remaining patient', async () => {
    const { id } = await record(SENT);
    await stored({});
    const remaining = await factory.patient();
    expect((await api.post(`/api/v3/patient/${remaining.id}/merge`, { patient: { id: patientId } }, { key })).status).toBe(200);
    expect((await api.get(path, { key })).json).toMatchObject({ code: 'patient_merged', patientId: remaining.id });
    path = `/api/v3/patient/${remaining.id}/disclosure`;
    expect(await list()).toMatchObject({ content: [{ id, withdrawn: false }], recorded: [{ disclosureCount: 1 }] });
    await record({ withdraws: { id }, description: 'Wrong' });
  });

  it('of another organization do not exist', async () => {
    const { id } = await record(SENT);
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const otherKey = await other.key(['audit:write']);
    const otherPatient = await other.patient();
    expect((await api.get(`/api/v3/patient/${patientId}/disclosure`, { key: otherKey })).status).toBe(404);
    expect((await api.post(path, SENT, { key: otherKey })).status).toBe(404);
    const withdrawal = { withdraws: { id }, description: 'x' };
    expect((await api.post(`/api/v3/patient/${otherPatient.id}/disclosure`, withdrawal, { key: otherKey })).status).toBe(400);
  });

  it('need a key that names audit:write', async () => {
    const reader = await factory.key(['*', 'audit:read']);
    expect((await api.get(path, { key: reader })).status).toBe(403);
    expect((await api.post(path, SENT, { key: reader })).status).toBe(403);
  });

  it.each([
    [{}, '/description', 'required'],
    [{ ...SENT, date: undefined }, '/date', 'required'],
    [{ ...SENT, recipient: '' }, '/recipient', 'empty'],
    [{ ...SENT, date: '2026-02-30' }, '/date', 'not_a_date'],
    [{ withdraws: { id: 1 }, description: 'x', purpose: 'y' }, '/purpose', 'not_combinable'],
    [{ withdraws: { id: 999_999_999 }, description: 'x' }, '/withdraws/id', 'not_found'],
  ])('rejects the body %j', async (body, pointer, code) => {
    const { status, json } = await api.post(path, body, { key });
    const { errors } = json as { errors: object[] };
    expect([status, errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ pointer, code })])]);
  });
});
