import { OrganizationRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type AuditEventListView } from '@rpm/domain';
import { RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin audit list', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
    const service = await database.connectAsService();
    await record(service, { status: 200, patients: [5], assertedActor: 'user-1' });
    await record(service, { status: 404, patients: [1, 2, 3, 4] });
  });
  afterAll(() => database.drop());

  const record = (service: Database, entry: { status: number; patients: number[]; assertedActor?: string }) =>
    service.auditTrail.record({
      organizationId: factory.organizationId,
      actorKind: 'key',
      actorId: 999_999,
      sessionId: null,
      assertedActor: null,
      action: 'read',
      resource: 'sample',
      resourceId: 5,
      requestId: null,
      clientRequestHash: null,
      address: null,
      rows: 1,
      ...entry,
    });
  const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;

  it('prints the rows, newest first, and since when requests are recorded', async () => {
    const { exitCode, stdout, stderr } = await admin.run(['audit', 'list', '--resource', 'sample', ...ours]);
    expect([exitCode, stdout.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(`^\\d+\t${time}\tkey 999999\t\tread\tsample 5\t404\t4 patients$`),
        expect.stringMatching(`^\\d+\t${time}\tkey 999999\tuser-1\tread\tsample 5\t200\t5$`),
        '',
      ],
    ]);
    expect(stderr).toMatch(new RegExp(`^Recorded since ${time}\\.\n$`));
  });

  it('accepts the filters of the API, and continues after a cursor', async () => {
    const first = await admin.run(['audit', 'list', '--resource', 'sample', '--size', '1', ...ours]);
    expect(first.stdout).toContain('4 patients');
    const [, cursor = ''] = /There are older rows: --after (\d+)/.exec(first.stderr) ?? [];
    const second = await admin.run(['audit', 'list', '--resource', 'sample', '--after', cursor, ...ours]);
    expect(second.stdout).toContain('user-1');
    const found = (await admin.json([
      'audit',
      'list',
      '--patient-id',
      '5',
      '--resource',
      'sample',
      ...ours,
    ])) as AuditEventListView;
    expect(found).toMatchObject({ total: 1, content: [{ assertedActor: 'user-1' }] });
    const refused = await admin.run(['audit', 'list', '--refused', 'true', '--resource', 'sample', ...ours]);
    expect(refused.stdout.trim().split('\n')).toHaveLength(1);
  });

  it('finds the rows of an organization that was deleted by its id', async () => {
    const id = String(factory.organizationId);
    expect(
      (await admin.run(['organization', 'delete', factory.organization.name, '--confirm', factory.organization.name])).exitCode,
    ).toBe(0);
    expect(await new OrganizationRepository(database.dataSource).findByName(factory.organization.name)).toBeNull();
    const { content, recordedSince } = (await admin.json([
      ...['audit', 'list', '--resource', 'sample', '--organization-id', id],
    ])) as AuditEventListView;
    expect([content.length, recordedSince]).toEqual([2, expect.stringMatching(`^${time}$`)]);
    const byPatient = (await admin.json(['audit', 'list', '--patient-id', '5', '--organization-id', id])) as AuditEventListView;
    // Each list of rows about the patient is a row about the patient itself.
    expect(byPatient.content.filter(({ resource }) => resource !== 'audit list')).toEqual([expect.objectContaining({ id: 1 })]);
  });

  it.each([
    [[], '--organization'],
    [['--organization', 'x', '--organization-id', '1'], '--organization'],
    [['--organization-id', 'x'], '--organization-id'],
    [['--organization-id', '1', '--actor-id', '5'], '--actor-kind'],
  ])('rejects the options %j', async (options, named) => {
    const { exitCode, stderr } = await admin.run(['audit', 'list', ...options]);
    expect([exitCode, stderr]).toEqual([64, expect.stringContaining(named)]);
  });
});
