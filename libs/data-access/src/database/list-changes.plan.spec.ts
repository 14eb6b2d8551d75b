import { PATIENT_LIST } from '../patient/patient.sql';
import { readingList } from '../reading/reading.sql';
import { type Database, BEFORE_CHANGES, changesStatement, type Statement } from '@rpm/database';
import { createTestDatabase, type TestDatabase, type ExplainResult, planNodesOf } from '@rpm/database/testing';
import { Factory } from '../testing';

const ROWS = 20_000;

describe('query plans for lists of changes', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
    const { organizationId } = factory;
    await database.dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex) select $1, 'T', 'S', 'unknown' from generate_series(1, ${ROWS})`,
      [organizationId],
    );
    await database.dataSource.query(
      `insert into weight_reading (organization_id, patient_id, reading_timestamp, received_timestamp, weight, manual)
       select $1, (select min(id) from patient), timestamptz '2026-01-01Z' + n * interval '1 minute',
         timestamptz '2026-01-01Z' + n * interval '1 minute', 150, true from generate_series(1, ${ROWS}) n`,
      [organizationId],
    );
    await database.dataSource.query('update weight_reading set weight = 151 where id % 100 = 0');
    await database.dataSource.query('analyze');
  });
  afterAll(() => database.drop());

  /** Returns the number of rows that each node of the plan returned, or removed by a filter. */
  async function mostRows(list: Parameters<typeof changesStatement>[0], after: Date): Promise<number> {
    const { find, table } = changesStatement(list);
    const { name, parameters, text } = find;
    const explain: Statement<object, ExplainResult> = {
      name: `explain-${name}`,
      parameters,
      text: `explain (analyze, format json) ${text}`,
    };
    const plans = await service.inTransaction(
      factory,
      async (transaction) => {
        await transaction.run(BEFORE_CHANGES, { tables: [table], sort: 'off', workers: '0' });
        const args = { afterTimestamp: after, afterId: 0, limit: 251 };
        return transaction.run(explain, args);
      },
      { planning: 'force_generic_plan' },
    );
    const nodes = planNodesOf(plans[0]?.['QUERY PLAN'][0].Plan);
    return Math.max(...nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)));
  }

  it('read only a few more patients than they return, from an index', async () => {
    expect(await mostRows(PATIENT_LIST, new Date(0))).toBeLessThan(600);
  });

  it('read only a few more readings than they return, wherever the cursor is', async () => {
    for (const day of [1, 7, 14]) {
      expect(await mostRows(readingList('weight'), new Date(Date.UTC(2026, 0, day)))).toBeLessThan(600);
    }
  });
});
