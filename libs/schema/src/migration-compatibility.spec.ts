import { type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { migrateWithin } from './migrate';
import { type Compatibility, type MigrationClass, MIGRATIONS } from './migrations';
import { runMeasured, runMigration, wrongCompatibility } from './testing/measured-migration';

/** Error that a test throws to roll back its transaction. */
class RolledBack extends Error {}

function migrationOf(sql: string, mark: Compatibility = 'additive'): MigrationClass {
  return class Invented9999999999999 implements MigrationInterface {
    static readonly compatibility = mark;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
    async down(): Promise<void> {}
  };
}

describe('the measured compatibility of a migration', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await database.connectAsService(1);
    await database.dataSource.query(`insert into organization (name) select 'Example ' || n from generate_series(1, 10) n`);
  });
  afterAll(() => database.drop());

  /** Runs a migration that exists only in this spec, and rolls it back. @returns the reasons why the migration is breaking */
  async function measured(migration: MigrationClass): Promise<string[]> {
    let reasons: string[] = [];
    const work = dataSource.transaction(async (manager) => {
      reasons = await runMeasured(manager, migration);
      throw new RolledBack();
    });
    await expect(work).rejects.toThrow(RolledBack);
    return reasons;
  }

  it.each([
    [
      'creates a table with an index that refers to another table',
      'create table later (organization_id bigint primary key references organization, name text); create index later_name on later (name)',
    ],
    ['adds a column that may be null', 'alter table organization add column lot text'],
    ['adds a column with a constant default', 'alter table organization add column lot integer not null default 0'],
    [
      'adds a function and a trigger',
      `create function later() returns trigger language plpgsql as 'begin return null; end'; create trigger later after insert on organization for each row execute function later()`,
    ],
    ['inserts rows', `insert into organization (name) values ('Later')`],
    [
      'permits more values of a column',
      `alter table device_event drop constraint device_event_actor_kind_check,
        add constraint device_event_actor_kind_check check (actor_kind in ('key', 'person', 'cli', 'service', 'source', 'later')) not valid`,
    ],
    ['reads a table while others can write to it', 'do $$ begin perform count(*) from organization; end $$'],
  ])('is additive if it %s', async (_, sql) => {
    expect(await measured(migrationOf(sql))).toEqual([]);
  });

  const READS = 'reads organization while nobody can write to it';
  const TABLE = '"create table organization"';
  it.each([
    [
      'adds a column with a default for which PostgreSQL rewrites the table',
      'alter table organization add column lot double precision default random()',
      ['rewrites organization', READS],
    ],
    ['builds an index on a table', 'create index organization_later on organization (name)', [READS]],
    [
      'locks a table while it reads it',
      'lock table organization in share row exclusive mode; do $$ begin perform count(*) from organization; end $$',
      [READS],
    ],
    [
      'adds a constraint',
      `alter table organization add constraint later check (name <> '')`,
      [READS, `adds "constraint later CHECK ((name <> ''::text))" to ${TABLE}`],
    ],
    [
      'adds a constraint for new rows only',
      `alter table organization add constraint later check (name <> '') not valid`,
      [`adds "constraint later CHECK ((name <> ''::text)) NOT VALID" to ${TABLE}`],
    ],
    [
      'adds a column that older versions do not fill',
      'alter table backup_verification add column lot integer not null',
      [
        'reads backup_verification while nobody can write to it',
        'adds "lot integer not null" to "create table backup_verification"',
      ],
    ],
    [
      'removes a column',
      'alter table backup_verification drop column backup_timestamp',
      expect.arrayContaining([expect.stringMatching(/^removes or changes "backup_timestamp /)]),
    ],
    [
      'permits fewer values of a column',
      `alter table device_event drop constraint device_event_actor_kind_check,
        add constraint device_event_actor_kind_check check (actor_kind in ('key', 'later')) not valid`,
      [
        expect.stringMatching(/^removes or changes "constraint device_event_actor_kind_check /),
        expect.stringMatching(/^adds "constraint device_event_actor_kind_check /),
      ],
    ],
    ['changes rows', `update organization set name = name || '!'`, ['changes rows of organization']],
    ['deletes rows', 'delete from reading_count_state', ['changes rows of reading_count_state']],
    ['removes an index', 'drop index event_dead', [expect.stringMatching(/^removes or changes "CREATE INDEX event_dead /)]],
    [
      'removes a table',
      'drop table backup_verification',
      expect.arrayContaining(['removes or changes "create table backup_verification"']),
    ],
    [
      'enables row-level security for a table',
      'alter table backup_verification enable row level security',
      ['adds "alter table backup_verification enable row level security;"'],
    ],
    [
      'changes a function',
      `create or replace function recheck_adherence_of_patient() returns trigger language plpgsql as 'begin return null; end'`,
      [expect.stringMatching(/^(removes or )?changes "CREATE OR REPLACE FUNCTION public.recheck_adherence_of_patient/)],
    ],
  ])('is breaking if it %s', async (_, sql, reasons) => {
    expect(await measured(migrationOf(sql))).toEqual(reasons);
  });

  it('reveals a migration that is marked additive although it is breaking', async () => {
    const wrong = migrationOf('create index organization_later on organization (name)', 'additive');
    expect(wrongCompatibility(wrong, await measured(wrong))).toBe(
      'Invented9999999999999 is marked additive, but reads organization while nobody can write to it: mark it breaking, or see docs/migrations.md for another way.',
    );
    const cautious = migrationOf('create table later (id bigint primary key)', 'breaking');
    expect(wrongCompatibility(cautious, await measured(cautious))).toBe(
      'Invented9999999999999 is marked breaking, but was measured as additive: mark it additive, or give the reason in BREAKING_BY_MEANING.',
    );
    const right = [migrationOf('create table later ()', 'additive'), migrationOf('drop table backup_verification', 'breaking')];
    for (const migration of right) expect(wrongCompatibility(migration, await measured(migration))).toBeNull();
  });
});

describe('migrations that are marked additive', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  afterAll(() => database.drop());

  // This spec has a database without rows. The exhaustive specs find migrations that turn out to be breaking only if tables have rows.
  it('only add definitions, and block no writes while they read or rewrite a table', async () => {
    const dataSource = await database.connectAsService(1);
    const wrong: (string | null)[] = [];
    const [first, ...others] = MIGRATIONS;
    await dataSource.transaction((manager) => migrateWithin(manager, () => undefined, first?.name));
    for (const migration of others) {
      await dataSource.transaction(async (manager) => {
        if (migration.compatibility === 'breaking') await runMigration(manager, migration);
        else wrong.push(wrongCompatibility(migration, await runMeasured(manager, migration)));
      });
    }
    expect(wrong.filter((text) => text !== null)).toEqual([]);
  });
});
