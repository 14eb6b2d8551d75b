import { readFileSync } from 'node:fs';
import {
  TABLES_NOT_IN_BACKUP,
  findSchemaDifferences,
  migrate,
  MIGRATIONS,
  dumpSchema,
  SCHEMA_FILE,
  statementsOfSchemaDump,
} from '@rpm/schema';
import { fillSearchWords, PatientRepository } from '@rpm/data-access';
import { BackupSandbox } from '../testing';
import { columnsByTable, LANDED, tableDigestsOf } from '@rpm/schema/testing';
import { type TestDatabase } from '@rpm/database/testing';

/** Stored databases of unreleased versions that did not store checksums of their migrations. */
const WITHOUT_CHECKSUMS = ['944622b', 'acdfd54', '1cec9fc'];

const PARTITION_OF_A_WEEK = `
  create table webhook_log_2031w47 (like webhook_log including all excluding identity);
  alter table webhook_log_2031w47 enable row level security, force row level security;
  alter table webhook_log attach partition webhook_log_2031w47 for values from ('2031-11-17T00:00:00Z') to ('2031-11-24T00:00:00Z');
  insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
    select organization_id, webhook_id, message_id, webhook_type, webhook_url, '2031-11-18', status from webhook_log limit 1`;

/** Rows of the audit trail in months with partitions, one of them long past, and in one without. */
const ROWS_OF_MONTHS = `
  select set_config('rpm.audit', 'on', true);
  select create_audit_month(-5);
  insert into audit_event (organization_id, recorded_timestamp, actor_kind, action, resource, patients, rows)
    select 0, now() + n * interval '1 month', 'cli', 'read', 'patient show', array[n + 100], 1 from unnest(array[-30, -5, 0, 1]) n`;

/** Rows whose lengths differ so much that PostgreSQL stores them in another order when they are restored. */
const ROWS_OF_DIFFERENT_LENGTHS = `
  insert into order_event (organization_id, order_id, name, reason)
    select e.organization_id, e.order_id, e.name, repeat('x', 20 + (n * 7919) % 1900)
    from (select * from order_event limit 1) e, generate_series(1, 600) as n`;

const PARTITIONS = `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds, c.relrowsecurity as secured
  from pg_class c where c.relispartition and c.relkind = 'r' order by 1`;
const DISABLED_TRIGGERS = `select count(*)::int as disabled from pg_trigger where tgenabled <> 'O'`;
const MIGRATIONS_OF_DATABASE = 'select name, checksum from migration order by id';
const NEXT_PATIENT = `select nextval('patient_id_seq') as id`;

describe('restoreBackup', () => {
  const sandbox = new BackupSandbox();

  afterAll(() => sandbox.clear());

  it('restores all rows, partitions, identity columns, triggers and the row-level security of a current database', async () => {
    const source = await sandbox.full();
    await source.dataSource.query(PARTITION_OF_A_WEEK);
    await source.dataSource.query(ROWS_OF_MONTHS);
    // This id was issued but is not used. It must not be issued again.
    await source.dataSource.query(NEXT_PATIENT);
    const { path } = await sandbox.backUp(source.administration, 'current.tar.gz');
    const target = await sandbox.empty();
    const { sums, migrated, inexactTotals } = await sandbox.restore(path, target, { compareRows: true });

    const columns = await columnsByTable(source.dataSource);
    expect(await tableDigestsOf(target.dataSource, columns)).toEqual(await tableDigestsOf(source.dataSource, columns));
    expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(50);
    expect({ migrated, inexactTotals }).toEqual({ migrated: [], inexactTotals: [] });
    for (const question of [PARTITIONS, DISABLED_TRIGGERS, MIGRATIONS_OF_DATABASE, NEXT_PATIENT]) {
      expect(await target.dataSource.query(question)).toEqual(await source.dataSource.query(question));
    }
    const schema = async ({ dataSource }: TestDatabase) => statementsOfSchemaDump(await dumpSchema(dataSource));
    expect(await schema(target)).toEqual(statementsOfSchemaDump(readFileSync(SCHEMA_FILE, 'utf8')));
    expect(await (await target.connectAsService(2)).query('select * from patient')).toEqual([]);
  });

  it.each([
    ['none of the patients', 1],
    ['all patients', 0],
  ])('restores the words by which patients are found, if %s had them when the backup was made', async (_patients, unprepared) => {
    const source = await sandbox.full();
    const [{ id, name } = { id: 0, name: '' }] = await source.dataSource.query<{ id: number; name: string }[]>(
      'select organization_id as id, last_name as name from patient order by organization_id, id limit 1',
    );
    const search = async (database: TestDatabase) => {
      const service = await database.connectAsService(2);
      const request = { organizationId: id, expectedEntityTags: null, idempotency: null };
      return JSON.parse((await new PatientRepository(service).search(request, { query: name })).text) as { preparing: boolean };
    };
    const fill = async (database: TestDatabase) =>
      fillSearchWords(await database.connectAsService(2), { signal: new AbortController().signal });
    if (unprepared === 0) await fill(source);
    else await source.dataSource.query(`delete from patient_search_word; update patient_search_state set through = 0`);
    const { path } = await sandbox.backUp(source.administration, `words-${unprepared}.tar.gz`);
    const target = await sandbox.empty();
    await sandbox.restore(path, target, { compareRows: true });
    expect((await search(target)).preparing).toBe(unprepared === 1);
    await fill(target);
    await fill(source);
    const found = await search(source);
    expect(found).toEqual({
      content: expect.arrayContaining([expect.objectContaining({ lastName: name })]),
      complete: true,
      preparing: false,
    });
    expect(await search(target)).toEqual(found);
  });

  it('accepts that PostgreSQL stores the restored rows in another order', async () => {
    const source = await sandbox.full();
    await source.dataSource.query(ROWS_OF_DIFFERENT_LENGTHS);
    const { path } = await sandbox.backUp(source.administration, 'lengths.tar.gz');
    const target = await sandbox.empty();
    await sandbox.restore(path, target, { compareRows: true });
    const order = 'select array_agg(id) as ids from order_event';
    expect(await target.dataSource.query(order)).not.toEqual(await source.dataSource.query(order));
  });

  it.each(LANDED.filter((version) => !WITHOUT_CHECKSUMS.includes(version)))(
    'migrates the backup of version %s to this version',
    async (version) => {
      const source = await sandbox.landed(version);
      const { path, manifest } = await sandbox.backUp(source.administration, `${version}.tar.gz`);
      const target = await sandbox.empty();
      const { migrated } = await sandbox.restore(path, target);
      const columns = await columnsByTable(source.dataSource);
      for (const left of TABLES_NOT_IN_BACKUP) columns.delete(left);
      // A migration empties these tables, and the service counts the readings again.
      for (const recounted of ['reading_count', 'reading_hour_count', 'reading_count_delta', 'reading_count_state'])
        columns.delete(recounted);
      expect(await tableDigestsOf(target.dataSource, columns)).toEqual(await tableDigestsOf(source.dataSource, columns));
      expect(migrated).toEqual(MIGRATIONS.slice(manifest.migrations.length).map(({ name }) => name));
      expect(await findSchemaDifferences(target.dataSource)).toEqual({
        pending: [],
        unknown: [],
        breaking: [],
        skipped: [],
        changed: [],
      });
    },
  );

  it('accepts the backup of an unreleased version, whose exact schema is unknown, only after its migration', async () => {
    const source = await sandbox.landed('944622b');
    const refusal = /unreleased version.*pg_dump, then run "rpm-admin migrate"/;
    await expect(sandbox.backUp(source.administration, 'unreleased.tar.gz')).rejects.toThrow(refusal);
    await migrate(await source.connectAsService(2));
    const { path } = await sandbox.backUp(source.administration, 'migrated.tar.gz');
    const restored = await sandbox.restore(path, await sandbox.empty(), { compareRows: true });
    expect(restored.inexactTotals).toEqual([]);
  });
});
