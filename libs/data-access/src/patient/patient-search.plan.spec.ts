import { type Database, unnamedStatement } from '@rpm/database';
import {
  createTestDatabase,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  sentStatements,
  type TestDatabase,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { PatientRepository } from './patient.repository';

const PATIENTS = 20_000;
const LAST_NAMES = 500;

describe('query plan of the search for patients', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    for (const factory of [mine, await Factory.inNewOrganization(database.dataSource)]) {
      await database.dataSource.query(
        `insert into patient (organization_id, first_name, last_name, sex, date_of_birth, archived, enrolled)
         select $1, 'First' || n % 300, 'Last' || n % ${LAST_NAMES}, 'unknown', date '1940-01-01' + n % 20000, false, false from generate_series(1, ${PATIENTS}) n`,
        [factory.organizationId],
      );
    }
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  /** Returns the nodes of the generic plan that the ordinary role executes. */
  async function planOf(query: string): Promise<PlanNode[]> {
    const request = { organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null };
    const [{ text, values = [] } = { text: '' }] = await sentStatements(service, () =>
      new PatientRepository(service).search(request, { query }),
    );
    const literals = values.map((value) => {
      if (value === null) return 'null';
      return Array.isArray(value) ? `'{${value.map((one) => JSON.stringify(one)).join(', ')}}'` : `'${String(value)}'`;
    });
    return service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await transaction.manager.query(`set local plan_cache_mode = force_generic_plan`);
      await transaction.manager.query(`prepare searched as ${text}`);
      const [row] = await transaction.run(
        unnamedStatement<object, ExplainResult>(
          `explain (analyze, timing off, format json) execute searched(${literals.join(', ')})`,
        ),
        {},
      );
      await transaction.run(unnamedStatement('deallocate searched'), {});
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    });
  }

  it.each(['last7', 'last7 first1', 'first last', '1950-01-02', 'f'])(
    'finds %j by ranges of words and by ids, and ends when more patients match than a result contains',
    async (query) => {
      const nodes = await planOf(query);
      const ofTable = (table: string) => nodes.filter((node) => node['Relation Name'] === table);
      const ranges = ofTable('patient_search_word').filter((node) => node['Index Name'] === 'patient_search_word_first');
      expect(ranges.length).toBeGreaterThan(0);
      for (const node of ranges) expect(node['Index Cond']).toMatch(/organization_id = .*word >= .*word < /);
      const byId = [...ofTable('patient_search_word').filter((node) => !ranges.includes(node)), ...ofTable('patient')];
      expect(byId.length).toBeGreaterThan(1);
      for (const node of byId)
        expect([node['Node Type'], node['Index Cond']]).toEqual([
          expect.stringMatching(/^Index/),
          expect.stringMatching(/organization_id = .*\b(patient_)?id = /),
        ]);
      // At most 200 patients who match, and the shown ones a second time.
      const read = ofTable('patient').reduce((sum, node) => sum + node['Actual Loops'], 0);
      expect(read).toBeLessThanOrEqual(250);
    },
  );

  it('compares words by functions that are leakproof', async () => {
    const [row] = await database.dataSource.query<{ n: number }[]>(
      `select count(*)::integer as n from pg_operator o join pg_proc p on p.oid = o.oprcode
       where o.oprname in ('>=', '<') and o.oprleft = 'text'::regtype and o.oprright = 'text'::regtype and p.proleakproof`,
    );
    expect(row?.n).toBe(2);
  });
});
