import { type AuditedRequest, nobody, patientsGiven, Problem } from '@rpm/domain';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { createHash } from 'node:crypto';
import { type Database, JsonText, type Transaction, unnamedStatement, type WriteAudit } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

describe('row of a change in the audit trail', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
  });
  afterAll(() => database.drop());

  const auditOf = (overrides: Partial<AuditedRequest> = {}): WriteAudit => ({
    request: {
      organizationId,
      actorKind: 'key',
      actorId: 1,
      sessionId: null,
      assertedActor: 'jane',
      action: 'create',
      resource: 'site',
      resourceId: null,
      requestId: '00000000-0000-4000-8000-000000000001',
      clientRequestHash: null,
      address: null,
      ...overrides,
    },
    isRecorded: false,
  });
  const INSERT = unnamedStatement<{ name: string }, { id: number }>(
    'insert into site (organization_id, name, active) values ($organizationId, $name, true) returning id',
  );
  /** Adds a site. The answer is about patient 5, and the change also concerns patient 7. */
  const addSite = async (transaction: Transaction) => {
    const [row] = await transaction.run(INSERT, { name: 'North' });
    transaction.concern([7, 5, null]);
    return JsonText.asserted<{ id: number }>(`{"id":${Number(row?.id)}}`, patientsGiven([5]));
  };
  const hash = createHash('sha256').update('body').digest();
  const idempotency = { key: 'k', requestHash: () => hash };
  const request = (audit = auditOf()) => ({ organizationId, idempotency: null, audit });
  const rows = () =>
    database.dataSource.query<object[]>(
      `select action, resource, resource_id::int as "resourceId", patients::int[], rows, status from audit_event
       where organization_id = $1 order by id`,
      [organizationId],
    );
  const sites = async () =>
    (
      await database.dataSource.query<{ id: number }[]>('select id::int from site where organization_id = $1', [organizationId])
    ).map(({ id }) => id);

  it('is committed together with the change, and names the patients of the answer and of the change', async () => {
    const audit = auditOf();
    const answer = await service.write(request(audit), addSite);
    const [id] = await sites();
    expect(await rows()).toEqual([
      { action: 'create', resource: 'site', resourceId: id, patients: [5, 7], rows: 1, status: 200 },
    ]);
    expect([audit.isRecorded, answer.patients]).toEqual([true, [5, 7]]);
  });

  it('keeps the id of the path, and tells an answer without a body', async () => {
    await service.write(request(auditOf({ action: 'delete', resourceId: 9 })), () => Promise.resolve(JsonText.empty(nobody)));
    expect(await rows()).toMatchObject([{ action: 'delete', resourceId: 9, patients: [], status: 204 }]);
  });

  it('does not exist if the change is refused; the problem names the patients who were read', async () => {
    const audit = auditOf();
    const refused = service.write(request(audit), async (transaction) => {
      await addSite(transaction);
      throw new Problem('conflict', 'It is taken.');
    });
    await expect(refused).rejects.toMatchObject({ code: 'conflict', patients: [7, 5] });
    expect([await rows(), await sites(), audit.isRecorded]).toEqual([[], [], false]);
  });

  it('is rolled back if the transaction fails after it was stored', async () => {
    const audit = auditOf();
    const cipher = {
      close: () => {
        throw new Error('The key is missing.');
      },
      open: (text: string) => text,
    };
    await expect(service.write({ ...request(audit), idempotency }, addSite, { cipher })).rejects.toThrow('The key is missing.');
    expect([await rows(), await sites(), audit.isRecorded]).toEqual([[], [], false]);
  });

  it('is stored once for an idempotent request; a repetition names the same patients and waits for a row of its own', async () => {
    await service.write({ ...request(), idempotency }, addSite);
    const audit = auditOf();
    const again = await service.write({ ...request(audit), idempotency }, addSite);
    expect([again.patients, again.details.isReplayed, audit.isRecorded]).toEqual([[5, 7], true, false]);
    expect([(await rows()).length, (await sites()).length]).toEqual([1, 1]);
  });

  it('does not exist for a dry run, whose preview names the patients of the change', async () => {
    const audit = auditOf();
    const preview = await service.correct({ ...request(audit), dryRun: true }, addSite);
    expect([[...preview.patients].sort(), audit.isRecorded, await rows(), await sites()]).toEqual([[5, 7], false, [], []]);
  });

  it('does not exist for a write without a request', async () => {
    await service.write({ organizationId, idempotency: null }, addSite);
    expect([(await rows()).length, (await sites()).length]).toEqual([0, 1]);
  });

  it('is stored once for a write that consists of several', async () => {
    await service.write(request(), async (transaction) => {
      await service.within(transaction).write(request(), addSite);
      return addSite(transaction);
    });
    expect([(await rows()).length, (await sites()).length]).toEqual([1, 2]);
  });

  it('cancels the change if it cannot be stored', async () => {
    await database.dataSource.query(`revoke insert on audit_event from ${SERVICE_ROLE}`);
    const audit = auditOf();
    try {
      await expect(service.write(request(audit), addSite)).rejects.toMatchObject({ code: 'audit_unavailable' });
    } finally {
      await database.dataSource.query(`grant insert on audit_event to ${SERVICE_ROLE}`);
    }
    expect([await sites(), audit.isRecorded]).toEqual([[], false]);
    await service.write(request(audit), addSite);
    expect([(await rows()).length, audit.isRecorded]).toEqual([1, true]);
  });
});
