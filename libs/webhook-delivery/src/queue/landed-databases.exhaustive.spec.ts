import { readFileSync } from 'node:fs';
import { type DeadRow } from '../dead-rows/dead-rows';
import { DeliveryQueue } from '../delivery-queue';
import {
  migrate,
  SchemaMismatch,
  findSchemaDifferences,
  MIGRATIONS,
  statementsOfSchemaDump,
  dumpSchema,
  SCHEMA_FILE,
} from '@rpm/schema';
import { type TestDatabase } from '@rpm/database/testing';
import { columnsByTable, tableDigestsOf, LANDED, restoreLandedDatabase } from '@rpm/schema/testing';
import { ALL } from '../testing/queue-sandbox';

/** Hash of the first commit of the project's main branch. The migrations of webhooks and orders were edited after that commit. */
const FIRST = '944622b';

const LEASE_MS = 60_000;

/** The tables with counts of readings, which migrations fill again. */
const RECOUNTED = ['reading_count', 'reading_count_delta', 'reading_count_state'];

/** Runs the migrations as the service does: with an ordinary role, which is subject to row-level security. */
const upgrade = async (database: TestDatabase) => migrate(await database.connectAsService());

describe.each(LANDED)('the database of version %s', (landed) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await restoreLandedDatabase(landed);
  });
  afterAll(() => database.drop());

  it('is upgraded to schema.sql without losing rows of any table', async () => {
    const columns = await columnsByTable(database.dataSource);
    const before = await tableDigestsOf(database.dataSource, columns);
    expect(Object.entries(before).filter(([, digest]) => (digest as { rows: number }).rows === 0)).toEqual([]);
    await upgrade(database);
    const kept = new Map([...columns].filter(([table]) => !RECOUNTED.includes(table)));
    expect(before).toMatchObject(await tableDigestsOf(database.dataSource, kept));
    expect(statementsOfSchemaDump(await dumpSchema(database.dataSource))).toEqual(
      statementsOfSchemaDump(readFileSync(SCHEMA_FILE, 'utf8')),
    );
    expect(await findSchemaDifferences(database.dataSource)).toEqual({
      pending: [],
      unknown: [],
      breaking: [],
      skipped: [],
      changed: [],
    });
    const stored = await database.dataSource.query(
      'select name, compatibility from migration where checksum is not null order by id',
    );
    expect(stored).toEqual(MIGRATIONS.map(({ name, compatibility }) => ({ name, compatibility })));
  });

  it('contains waiting events that are delivered after the upgrade to the current version', async () => {
    await upgrade(database);
    const dead: DeadRow[] = [];
    const queue = new DeliveryQueue(await database.connectAsService(), LEASE_MS, (row) => dead.push(row));
    while ((await queue.fanOut()).isMore) continue;
    expect(dead).toEqual([]);
    expect(await database.dataSource.query('select * from event')).toEqual([]);
    const messages = await database.dataSource.query<{ right: number; wrong: number }[]>(
      `select count(*) filter (where d.message_id = l.message_id)::int as right, count(*) filter (where d.message_id <> l.message_id)::int as wrong
       from webhook_delivery d join webhook_log l on l.id = d.log_id`,
    );
    expect(messages).toEqual([{ right: expect.any(Number), wrong: 0 }]);
    expect(messages[0]?.right).toBeGreaterThan(0);
    expect(await queue.claim(ALL)).not.toEqual([]);
  });
});

describe('the database of the first version', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await restoreLandedDatabase(FIRST);
  });
  afterEach(() => database.drop());

  it('contains events that were set aside because the version lacks a column, and that can be requeued', async () => {
    await database.dataSource.query('update event set dead_timestamp = now()');
    const events = await database.dataSource.query('select id from event order by id');
    await upgrade(database);
    expect(await database.dataSource.query('select id from event where dead_timestamp is null order by id')).toEqual(events);
  });

  it('is rejected and left unchanged if somebody changed its schema', async () => {
    await database.dataSource.query('alter table device add column color text; drop index device_assignment_of_patient');
    const before = await dumpSchema(database.dataSource);
    const upgraded = upgrade(database);
    await expect(upgraded).rejects.toThrow(SchemaMismatch);
    await expect(upgraded).rejects.toThrow(
      /not one that a released version made.*create table device; .*device_assignment_of_patient.*Nothing was changed/s,
    );
    expect(await dumpSchema(database.dataSource)).toBe(before);
  });

  it('is upgraded even if an operator added an index', async () => {
    await database.dataSource.query('create index added_by_an_operator on patient (last_name)');
    await expect(upgrade(database)).resolves.toContain('MigrationChecksums1764400000000');
  });
});
