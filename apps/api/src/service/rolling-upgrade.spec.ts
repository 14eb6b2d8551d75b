import { Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Factory } from '@rpm/data-access/testing';
import { onlyLargeIndex } from '@rpm/schema/testing';
import { type Compatibility, listLargeIndexes, migrate, type MigrationClass, MIGRATIONS } from '@rpm/schema';
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

describe('the large indexes of a service', () => {
  let restoreIndexes: () => void;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    restoreIndexes();
    await database.drop();
  });

  it('are built while the service answers exactly as before and afterwards', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const headers = { 'Service-API-Key': await factory.key(), 'Content-Type': 'application/json' };
    for (const name of ['North', 'South', 'West']) await factory.site({ name });
    restoreIndexes = onlyLargeIndex({ name: 'site_later', table: 'site', definition: '(organization_id, name)' });
    const writer = database.dataSource.createQueryRunner();
    await writer.startTransaction();
    await writer.query(`update site set name = name where organization_id = $1`, [factory.organizationId]);

    const log: Record<string, unknown>[] = [];
    const service = await startInProcess({ DATABASE_URL: database.url }, log);
    const sites = async () =>
      (
        (await (await fetch(`${service.url}/api/v3/site?sort=name`, { headers })).json()) as { content: { name: string }[] }
      ).content.map(({ name }) => name);
    const indexes = async () => (await listLargeIndexes(database.dataSource)).map(({ state }) => state).join();
    expect(await pollUntil(indexes, 'building')).toBe('building');
    const before = await sites();
    expect([...before].sort()).toEqual(['North', 'South', 'West']);
    const posted = await fetch(`${service.url}/api/v3/site`, { method: 'POST', headers, body: JSON.stringify({ name: 'East' }) });
    expect(posted.status).toBe(200);
    const during = await sites();
    await writer.commitTransaction();
    await writer.release();
    expect(await pollUntil(indexes, 'built')).toBe('built');
    expect(await sites()).toEqual(during);
    await pollUntil(() => Promise.resolve(log.some(({ msg }) => msg === 'An index was built.')), true);
    await service.stop();
    expect(log.filter(({ msg }) => msg === 'An index was built.')).toMatchObject([{ name: 'site_later', table: 'site' }]);
  });
});
