import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type DisclosureListView, type DisclosureView } from '@rpm/domain';
import { RpmAdmin } from '../testing/rpm-admin';

const SENT = {
  date: '2026-01-31',
  recipient: 'Sample department',
  address: '1 Example Street',
  description: 'Readings of January',
  purpose: 'Sample report',
};

describe('rpm-admin patient disclosures', () => {
  let database: TestDatabase;
  let service: Database;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
    patientId = (await factory.patient()).id;
  });

  const run = (args: string[], stdin = '') => admin.run(['patient', ...args, ...ours], { stdin });
  const record = async (body: object = SENT) => {
    const { exitCode, stdout, stderr } = await run(['record-disclosure', String(patientId), '-', '--json'], JSON.stringify(body));
    expect([exitCode, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as DisclosureView;
  };
  const list = async () => (await admin.json(['patient', 'disclosures', String(patientId), ...ours])) as DisclosureListView;

  it('records a disclosure from stdin, and lists it', async () => {
    const created = await record();
    expect(created).toMatchObject({ ...SENT, actorKind: 'cli', withdrawn: false });
    expect((await list()).content).toEqual([created]);
    const { exitCode, stdout, stderr } = await run(['disclosures', String(patientId)]);
    expect([exitCode, stdout.trim().split('\t')]).toEqual([
      0,
      [String(created.id), SENT.date, SENT.recipient, SENT.description, SENT.purpose, 'rpm-admin'],
    ]);
    expect(stderr).toMatch(/^Recorded since \S+Z\.\n$/);
  });

  it('withdraws a disclosure once, by a further row', async () => {
    const { id } = await record();
    const args = ['withdraw-disclosure', String(patientId), '--disclosure-id', String(id), '--description', 'Wrong patient'];
    expect((await run(args)).exitCode).toBe(0);
    expect((await list()).content).toMatchObject([
      { withdraws: { id }, description: 'Wrong patient' },
      { id, withdrawn: true },
    ]);
    const { exitCode, stderr } = await run(args);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('withdrawn before')]);
    const { stdout } = await run(['disclosures', String(patientId)]);
    expect(stdout).toContain(`withdraws ${id}`);
    expect(stdout).toContain('\twithdrawn');
  });

  it('summarizes the disclosures that the service has recorded, and continues after a cursor', async () => {
    await service.auditTrail.record({
      organizationId: factory.organizationId,
      ...{ actorKind: 'delivery', actorId: null, sessionId: null, assertedActor: null, action: 'disclose', resource: 'sample' },
      ...{ resourceId: null, requestId: null, clientRequestHash: null, address: null, rows: 1, status: null },
      ...{ patients: [patientId], host: 'registry.example.org', webhookId: 3, purpose: 'public health' },
    } as never);
    await record();
    await record();
    const first = await run(['disclosures', String(patientId), '--size', '1']);
    expect(first.stderr).toContain('1 recorded by the service: to registry.example.org for public health');
    const [, cursor = ''] = /--after (\d+)/.exec(first.stderr) ?? [];
    const second = await run(['disclosures', String(patientId), '--size', '1', '--after', cursor]);
    expect([second.stdout.trim().split('\n').length, second.stderr.includes('--after')]).toEqual([1, false]);
  });

  it('is recorded in the audit trail with the patient', async () => {
    const { id } = await record();
    await run(['disclosures', String(patientId)]);
    await run(['withdraw-disclosure', String(patientId), '--disclosure-id', String(id), '--description', 'Wrong']);
    await run(['withdraw-disclosure', String(patientId), '--disclosure-id', String(id), '--description', 'Wrong']);
    const rows = await database.dataSource.query<object[]>(
      `select action, resource, resource_id::integer as "resourceId", patients::integer[], rows, status from audit_event
       where organization_id = $1 and actor_kind = 'cli' order by id`,
      [factory.organizationId],
    );
    const common = { resourceId: patientId, patients: [patientId], rows: 1, status: 200 };
    expect(rows).toMatchObject([
      { ...common, action: 'admin', resource: 'patient record-disclosure' },
      { ...common, action: 'list', resource: 'patient disclosures' },
      { ...common, action: 'admin', resource: 'patient withdraw-disclosure' },
      { resource: 'patient withdraw-disclosure', status: 409 },
    ]);
  });

  it.each([
    [['record-disclosure', 'PATIENT', '-'], '{}', 65, 'description'],
    [['record-disclosure', 'PATIENT', '-'], '[1]', 65, 'JSON object'],
    [['record-disclosure', '999999999', '-'], JSON.stringify(SENT), 1, 'patient'],
    [['withdraw-disclosure', 'PATIENT', '--disclosure-id', 'x', '--description', 'y'], '', 64, '--disclosure-id'],
    [['withdraw-disclosure', 'PATIENT', '--disclosure-id', '1', '--description', ''], '', 64, '--description'],
    [['withdraw-disclosure', 'PATIENT', '--disclosure-id', '999999999', '--description', 'y'], '', 64, '--disclosure-id'],
    [['disclosures', 'x'], '', 64, '<id>'],
  ])('refuses %j with the input %j', async (args, stdin, code, text) => {
    const { exitCode, stdout, stderr } = await run(
      args.map((one) => (one === 'PATIENT' ? String(patientId) : one)),
      stdin,
    );
    expect([exitCode, stdout, stderr]).toEqual([code, '', expect.stringContaining(text)]);
  });
});
