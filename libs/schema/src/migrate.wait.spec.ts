import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { Database } from '@rpm/database';
import { migrate } from './migrate';
import { type MigrationClass, MIGRATIONS } from './migrations';
import {
  assertSchemaCompatible,
  findSchemaDifferences,
  hasUsableSchema,
  listMigrations,
  SchemaMismatch,
} from './schema-differences';
import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';

const NAMES = MIGRATIONS.map((migration) => migration.name);

class Later9999999999999 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table later (id bigint primary key)');
  }
  async down(): Promise<void> {}
}

class Broken9999999999999 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table half_made (id bigint primary key)');
    await runner.query('create table half_made (id bigint primary key)');
  }
  async down(): Promise<void> {}
}

class Rewriting9999999999999 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    // The statement changes every row, so PostgreSQL must write all rows again.
    await runner.query('alter table organization add column lot double precision not null default random()');
  }
  async down(): Promise<void> {}
}

describe('migrate on an empty database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase('template0');
  });
  afterEach(async () => {
    MIGRATIONS.length = NAMES.length;
    await database.drop();
  });

  const another = async (poolSize = 2) =>
    new Database({ connection: database.administration, poolSize, patience: 'work' }).initialize();

  it('migrates the schema once, although it is called twice', async () => {
    expect(await findSchemaDifferences(database.dataSource)).toEqual({
      pending: NAMES,
      unknown: [],
      breaking: [],
      skipped: [],
      changed: [],
    });
    expect(await migrate(database.dataSource)).toEqual(NAMES);
    expect(await migrate(database.dataSource)).toEqual([]);
    expect(await findSchemaDifferences(database.dataSource)).toEqual({
      pending: [],
      unknown: [],
      breaking: [],
      skipped: [],
      changed: [],
    });
  });

  it('migrates the schema once if three processes start at the same time', async () => {
    const dataSources = await Promise.all([another(), another(), another()]);
    const applied = await Promise.all(dataSources.map((dataSource) => migrate(dataSource)));
    await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
    expect(applied.sort((one, other) => other.length - one.length)).toEqual([NAMES, [], []]);
  });

  it('works with a pool of one connection', async () => {
    const dataSource = await another(1);
    await expect(migrate(dataSource).finally(() => dataSource.destroy())).resolves.toEqual(NAMES);
  });

  it('rolls a failing migration back completely', async () => {
    MIGRATIONS.push(Broken9999999999999);
    const dataSource = await another();
    await expect(migrate(dataSource).finally(() => dataSource.destroy())).rejects.toThrow('half_made');
    const tables = await database.dataSource.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`);
    expect(tables).toEqual([]);
  });
});

describe('migrate on a database that is migrated already', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    MIGRATIONS.length = NAMES.length;
    await database.drop();
  });

  it('applies only a newly added migration', async () => {
    MIGRATIONS.push(Later9999999999999);
    const dataSource = await database.connectAsService();
    expect(await findSchemaDifferences(dataSource)).toEqual({
      pending: ['Later9999999999999'],
      unknown: [],
      breaking: [],
      skipped: [],
      changed: [],
    });
    expect(await migrate(dataSource)).toEqual(['Later9999999999999']);
  });

  it('vacuums a table that a migration has rewritten, so that lists can read its indexes alone', async () => {
    await database.dataSource.query(`insert into organization (name) select 'Example ' || n from generate_series(1, 1000) n`);
    // VACUUM ignores rows whose commit is not on disk yet, and disposable servers commit without waiting for the disk.
    await commitDurably(database.dataSource);
    MIGRATIONS.push(Rewriting9999999999999);
    const dataSource = await new Database({ connection: database.administration, patience: 'work' }).initialize();
    expect(await migrate(dataSource)).toEqual([Rewriting9999999999999.name]);
    const [table] = await dataSource.query<object[]>(
      `select relpages > 1 as "hasPages", relallvisible = relpages as "isVacuumed" from pg_class where relname = 'organization'`,
    );
    await dataSource.destroy();
    expect(table).toEqual({ hasPages: true, isVacuumed: true });
  });

  it('reports before a breaking migration that processes of the earlier version must be stopped', async () => {
    const order: string[] = [];
    class Breaking9999999999999 extends Rewriting9999999999999 {
      override async up(runner: QueryRunner): Promise<void> {
        order.push('migration');
        await super.up(runner);
      }
    }
    const migrateWith = async (migration: MigrationClass) => {
      MIGRATIONS.push(migration);
      const dataSource = await new Database({ connection: database.administration, patience: 'work' }).initialize();
      await migrate(dataSource, (message) => order.push(message)).finally(() => dataSource.destroy());
      MIGRATIONS.length = NAMES.length;
    };
    await migrateWith(Later9999999999999);
    expect(order).toEqual([]);
    await database.dataSource.query(`delete from migration where name = 'Later9999999999999'`);
    // The checksum of a migration is computed by calling it without a database.
    await migrateWith(Breaking9999999999999);
    expect(order.filter((step) => step !== 'migration')).toEqual([
      'Stop all processes of the earlier version, which cannot use the database any more: breaking migrations follow (Breaking9999999999999).',
    ]);
    expect(order.at(-1)).toBe('migration');
  });

  it('rejects a schema that is newer than the code', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999999999999, 'Newer9999999999999')`);
    const state = await findSchemaDifferences(database.dataSource);
    expect(state).toEqual({
      pending: [],
      unknown: ['Newer9999999999999'],
      breaking: ['Newer9999999999999'],
      skipped: [],
      changed: [],
    });
    const refusal = /newer than this version .*Newer9999999999999.*Run the newer version/;
    expect(() => assertSchemaCompatible(state)).toThrow(refusal);
    await expect(migrate(database.dataSource)).rejects.toThrow(SchemaMismatch);
    await expect(migrate(database.dataSource)).rejects.toThrow(refusal);
  });

  it('stores the compatibility of every migration, also of those that were applied before the column existed', async () => {
    const stored = 'select name, compatibility from migration order by id';
    const expected = MIGRATIONS.map(({ name, compatibility }) => ({ name, compatibility }));
    expect(await database.dataSource.query(stored)).toEqual(expected);
    await database.dataSource.query(`update migration set compatibility = null`);
    MIGRATIONS.push(Later9999999999999);
    const dataSource = await database.connectAsService();
    await migrate(dataSource);
    expect(await dataSource.query(stored)).toEqual([...expected, { name: 'Later9999999999999', compatibility: 'additive' }]);
  });

  it('accepts a schema to which a newer version has only applied additive migrations, and reports them', async () => {
    MIGRATIONS.push(Later9999999999999);
    const dataSource = await database.connectAsService();
    await migrate(dataSource);
    MIGRATIONS.length = NAMES.length;
    const state = await findSchemaDifferences(dataSource);
    expect(state).toEqual({ pending: [], unknown: ['Later9999999999999'], breaking: [], skipped: [], changed: [] });
    expect(await hasUsableSchema(dataSource)).toBe(true);
    const messages: string[] = [];
    expect(await migrate(dataSource, (message) => messages.push(message))).toEqual([]);
    expect(messages).toEqual(['A newer version has applied additive migrations: Later9999999999999.']);
    expect((await listMigrations(dataSource)).slice(-2)).toEqual([
      { name: NAMES.at(-1), state: 'applied', compatibility: MIGRATIONS.at(-1)?.compatibility },
      { name: 'Later9999999999999', state: 'newer', compatibility: 'additive' },
    ]);
  });

  it.each([[null], ['breaking']])(
    'rejects a schema with an unknown migration whose stored compatibility is %s',
    async (stored) => {
      await database.dataSource.query(
        `insert into migration (timestamp, name, compatibility)
       values (9999999999997, 'Additive9999999999997', 'additive'), (9999999999999, 'Newer9999999999999', $1)`,
        [stored],
      );
      const state = await findSchemaDifferences(database.dataSource);
      expect(state.breaking).toEqual(['Newer9999999999999']);
      expect(await hasUsableSchema(database.dataSource)).toBe(false);
      await expect(migrate(database.dataSource)).rejects.toThrow(
        'The database is newer than this version of the service (it has Additive9999999999997, Newer9999999999999). Run the newer version, or restore the backup made before the upgrade.',
      );
    },
  );

  it('never migrates a schema that a newer version has migrated, although that version only added definitions', async () => {
    await database.dataSource.query(
      `insert into migration (timestamp, name, compatibility) values (9999999999998, 'Newer9999999999998', 'additive')`,
    );
    MIGRATIONS.push(Later9999999999999);
    expect(await hasUsableSchema(database.dataSource)).toBe(false);
    await expect(migrate(database.dataSource)).rejects.toThrow(/newer than this version .*Newer9999999999998/);
  });

  it('rejects a schema in which an earlier migration is missing', async () => {
    MIGRATIONS.push(Later9999999999999);
    const dataSource = await database.connectAsService();
    await migrate(dataSource);
    await dataSource.query('delete from migration where name = $1', [NAMES[0]]);
    expect(await findSchemaDifferences(dataSource)).toEqual({
      pending: [NAMES[0]],
      unknown: [],
      breaking: [],
      skipped: [NAMES[0]],
      changed: [],
    });
    const refused = expect(migrate(dataSource)).rejects;
    await refused.toThrow(/halfway \(it lacks Foundation1763700000000 but has later migrations\)\. Restore the last backup/);
  });

  it('rejects a schema that was created by another version of a migration', async () => {
    await database.dataSource.query(`update migration set checksum = 'other' where name = $1`, [NAMES[2]]);
    const state = await findSchemaDifferences(database.dataSource);
    expect(state).toEqual({ pending: [], unknown: [], breaking: [], skipped: [], changed: [NAMES[2]] });
    const refusal = /migrated by other code than this \(the checksums of WebhookDelivery1763900000000 differ\).*restore a backup/;
    expect(() => assertSchemaCompatible(state)).toThrow(refusal);
    await expect(migrate(database.dataSource)).rejects.toThrow(SchemaMismatch);
    await expect(migrate(database.dataSource)).rejects.toThrow(refusal);
  });

  it('rejects a schema whose checksums were removed', async () => {
    await database.dataSource.query('alter table migration drop column checksum');
    expect((await findSchemaDifferences(database.dataSource)).changed).toEqual(NAMES);
  });
});
