import { Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type Compatibility, migrate, type MigrationClass, MIGRATIONS } from '@rpm/schema';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { startInProcess } from '../testing/in-process-service';
import { type RunningService } from './service';

class Additive9999999999998 implements MigrationInterface {
  static readonly compatibility: Compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table later (organization_id bigint primary key references organization)');
    await runner.query('alter table site add column later text');
  }
  async down(): Promise<void> {}
}

class Breaking9999999999999 implements MigrationInterface {
  static readonly compatibility: Compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table site drop column later');
  }
  async down(): Promise<void> {}
}

describe('a rolling upgrade', () => {
  let database: TestDatabase;
  let key: string;
  let service: RunningService;

  beforeAll(async () => {
    database = await createTestDatabase();
    key = await (await Factory.inNewOrganization(database.dataSource)).key();
    service = await start();
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  const start = () => startInProcess({ DATABASE_URL: database.url });

  /** Migrates the database as a newer version that also has the given migrations. */
  async function migrateAsNewerVersion(...migrations: MigrationClass[]): Promise<void> {
    const known = MIGRATIONS.length;
    const dataSource = await new Database({ connection: { connectionString: database.url }, patience: 'work' }).initialize();
    MIGRATIONS.push(...migrations);
    try {
      await migrate(dataSource);
    } finally {
      MIGRATIONS.length = known;
      await dataSource.destroy();
    }
  }

  async function createSite(name: string): Promise<number> {
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    return (await fetch(`${service.url}/api/v3/site`, { method: 'POST', headers, body: JSON.stringify({ name }) })).status;
  }
  const readiness = async () => (await fetch(`${service.url}/health/ready`)).status;

  it('lets the older version run and start again after an additive migration', async () => {
    expect(await createSite('Before')).toBe(200);
    await migrateAsNewerVersion(Additive9999999999998);
    expect([await readiness(), await createSite('Running')]).toEqual([200, 200]);
    await service.stop();
    service = await start();
    expect([await readiness(), await createSite('Restarted')]).toEqual([200, 200]);
    const sites = await database.dataSource.query(`select name, later from site order by id`);
    expect(sites).toEqual([
      { name: 'Before', later: null },
      { name: 'Running', later: null },
      { name: 'Restarted', later: null },
    ]);
  });

  it('ends the readiness of the older version with a breaking migration, after which the older version does not start', async () => {
    await migrateAsNewerVersion(Additive9999999999998, Breaking9999999999999);
    expect(await readiness()).toBe(503);
    await expect(start()).rejects.toThrow(
      'The database is newer than this version of the service (it has Additive9999999999998, Breaking9999999999999). Run the newer version, or restore the backup made before the upgrade.',
    );
  });
});
