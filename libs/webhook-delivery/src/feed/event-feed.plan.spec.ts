import { type Database, type Statement, valuesOf } from '@rpm/database';
import { createTestDatabase, type ExplainResult, planNodesOf, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { ensureEventPartitions } from '../retention/ensure-weeks';
import { FIND_BY_INDEX, READ_AFTER, READ_GAP } from './event-feed.repository';

const EVENTS = 20_000;
const WEEKS = 4;
const LIMIT = 100;

describe('query plan of the event feed', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  /** Inserts the same events for two organizations: every second one has the type `patient.updated`. */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(2);
    mine = await Factory.inNewOrganization(database.dataSource);
    const other = await Factory.inNewOrganization(database.dataSource);
    await ensureEventPartitions(service, new Date('2026-03-02T00:00:00Z'));
    for (const { organizationId } of [mine, other]) {
      await database.dataSource.query(
        `insert into published_event (organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp, payload)
         select $1, n, t, n, case n % 2 when 0 then 'patient.updated' else 'patient.created' end, (n + 1) / 2, 1, 1, t, '{}'
         from generate_series(1, ${EVENTS}) n, lateral (select '2026-03-02T00:00:00Z'::timestamptz + n * interval '${WEEKS} weeks' / ${EVENTS + 1} as t) p`,
        [organizationId],
      );
      await database.dataSource.query(
        'update event_publication set position = $2, publish_timestamp = now() where organization_id = $1',
        [organizationId, EVENTS],
      );
    }
    await database.dataSource.query('analyze');
  });
  afterAll(() => database.drop());

  /** Counts the rows of published events that a statement reads under row-level security with a generic plan. */
  async function rowsRead<Arguments extends object>(
    statement: Statement<Arguments>,
    args: NoInfer<Arguments>,
  ): Promise<{ rows: number; whole: number }> {
    const values = valuesOf(statement, args, mine.organizationId).map(
      (value) => `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`,
    );
    const plan = await service.transaction(async (manager) => {
      await manager.query(
        `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
        [mine.organizationId],
      );
      await manager.query(FIND_BY_INDEX.statement.text, FIND_BY_INDEX.values);
      await manager.query(`prepare feed as ${statement.text}`);
      const [row] = await manager.query<ExplainResult[]>(`explain (analyze, format json) execute feed(${values.join(', ')})`);
      await manager.query('deallocate feed');
      return row?.['QUERY PLAN'][0].Plan;
    });
    const scans = planNodesOf(plan).filter((node) => /^published_event_/.test(node['Relation Name'] ?? ''));
    const read = scans.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    return {
      rows: read.reduce((sum, rows) => sum + rows, 0),
      whole: scans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 && node['Actual Rows'] > 0)
        .length,
    };
  }

  /**
   * Maximum number of rows that a page reads: each of its events once by position and once for the body, and a few rows of each week to find the first event.
   */
  const ofPage = { rows: 2 * LIMIT + 4 * (WEEKS + 2), whole: 0 };
  const readAtMost = async <Arguments extends object>(
    most: typeof ofPage,
    statement: Statement<Arguments>,
    args: NoInfer<Arguments>,
  ) => {
    const { rows, whole } = await rowsRead(statement, args);
    expect([rows <= most.rows, rows, whole]).toEqual([true, rows, most.whole]);
  };

  it.each([-1, EVENTS / 2, EVENTS - LIMIT])('reads no more than the events of the page after position %s', async (position) => {
    await readAtMost(ofPage, READ_AFTER, { after: position, types: WEBHOOK_TYPES, limit: LIMIT });
  });

  it('reads no events if there are no new ones', async () => {
    await readAtMost({ rows: 2 * (WEEKS + 2), whole: 0 }, READ_AFTER, { after: EVENTS, types: WEBHOOK_TYPES, limit: LIMIT });
  });

  it('reads only the missing events when a reader fills a gap in the sequence numbers', async () => {
    const gap = { type: 'patient.updated', afterSequence: 5000, untilSequence: 5050, limit: LIMIT };
    await readAtMost(ofPage, READ_GAP, gap);
  });
});
