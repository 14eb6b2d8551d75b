import { OutdatedRows } from './outdated-rows';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { FhirExports } from '../fhir/export/fhir-exports';
import { Factory } from '../testing';

describe('OutdatedRows', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('deletes outdated responses of all organizations, however many there are', async () => {
    const insert = `insert into idempotency_key (organization_id, key, request_hash, answer, headers, create_timestamp)
      select $1, $2 || n, sha256('x'), '{}', '{}', now() - $3::interval from generate_series(1, $4::int) as n`;
    for (const count of [2_500, 3]) {
      const { organizationId } = await Factory.inNewOrganization(database.dataSource);
      await database.dataSource.query(insert, [organizationId, 'old', '25 hours', count]);
      await database.dataSource.query(insert, [organizationId, 'new', '23 hours', 2]);
    }
    const retention = new OutdatedRows(await database.connectAsService());
    await retention.run();
    retention.stop();
    const kept = await database.dataSource.query(`select distinct left(key, 3) as key, count(*) from idempotency_key group by 1`);
    expect(kept).toEqual([{ key: 'new', count: 4 }]);
  });

  it('runs statements only for the organizations that have outdated rows', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query(
      `insert into idempotency_key (organization_id, key, request_hash, answer, headers, create_timestamp)
       values ($1, 'old', sha256('x'), '{}', '{}', now() - interval '25 hours')`,
      [organizationId],
    );
    const service = await database.connectAsService();
    const run = jest.spyOn(service, 'run');
    const retention = new OutdatedRows(service);
    await retention.run();
    retention.stop();
    const scopes = run.mock.calls.map(([scope]) => scope);
    expect(scopes).toEqual(['delivery', ...scopes.slice(1).map(() => ({ organizationId }))]);
    const kept = await database.dataSource.query('select from idempotency_key where organization_id = $1', [organizationId]);
    expect(kept).toEqual([]);
  });

  it('deletes the FHIR exports that have expired', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    const service = await database.connectAsService();
    const exports = new FhirExports(service);
    const selection = { types: ['Patient'], group: null, patients: null, since: null, until: null } as const;
    const begin = () => exports.begin(organizationId, 'https://rpm.example.org/fhir/r4/$export', selection);
    const [expired, kept] = [await begin(), await begin()];
    await database.dataSource.query('update fhir_export set expire_timestamp = now() where id = $1', [expired.id]);
    await expect(exports.find(organizationId, expired.id)).rejects.toMatchObject({ code: 'not_found' });
    const retention = new OutdatedRows(service);
    await retention.run();
    retention.stop();
    expect(await database.dataSource.query('select id from fhir_export')).toEqual([{ id: kept.id }]);
  });
});
