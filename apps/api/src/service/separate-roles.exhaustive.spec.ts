import { Factory } from '@rpm/data-access/testing';
import { asRole, createRoles, createTestDatabase, type TestDatabase, type TestRoles, urlOf } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { startInProcess } from '../testing/in-process-service';

describe('the service with DATABASE_MIGRATION_URL', () => {
  let database: TestDatabase;
  let roles: TestRoles;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    roles = await createRoles(database);
  });
  afterAll(async () => {
    await database.drop();
    await roles.drop();
  });

  const urlAs = (role: string) => urlOf(asRole(database.administration, role));

  it('migrates as the owner, and then works in a role that cannot change the audit trail', async () => {
    const log: Record<string, unknown>[] = [];
    const environment = {
      DATABASE_URL: urlAs(roles.service),
      AUDIT_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    const service = await startInProcess({ ...environment, DATABASE_MIGRATION_URL: urlAs(roles.owner) }, log);
    const key = await (await Factory.inNewOrganization(database.dataSource)).key();
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetch(`${service.url}/api/v3/patient`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ firstName: 'Ada', lastName: 'Example' }),
    });
    const { id } = (await answer.json()) as { id: number };
    expect([answer.status, (await fetch(`${service.url}/api/v3/patient/${id}`, { headers })).status]).toEqual([200, 200]);
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    const isSealed = async () => {
      const [row] = await database.dataSource.query<{ rows: number }[]>(
        'select coalesce(sum(count), 0)::integer as rows from audit_block where organization_id > 0',
      );
      return row?.rows;
    };
    expect(await pollUntil(isSealed, 2)).toBe(2);
    await service.stop();
    expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    const [checkpoint] = await database.dataSource.query<object[]>(
      'select key_number as "keyNumber" from audit_checkpoint order by id desc limit 1',
    );
    expect(checkpoint).toEqual({ keyNumber: 1 });
    // Processes that only serve need no URL of the owner.
    const another = await startInProcess(environment);
    expect((await fetch(`${another.url}/api/v3/patient/${id}`, { headers })).status).toBe(200);
    await another.stop();
  });
});
