import { Factory } from '@rpm/data-access/testing';
import { executedPlans, type PlanNode, planNodesOf, reportPlans } from '@rpm/database/testing';
import { TestApi } from '../testing/test-api';
import { insertSampleRows } from './one-of-everything';
import { SORTS } from './sorts';

/**
 * Planner settings that are turned off, so that PostgreSQL sorts rows or scans a table only if no index has the order of the list. With these settings
 * on, PostgreSQL might use no index, because the tables of this spec are tiny.
 */
const PREFER_INDEXES = ['enable_sort', 'enable_incremental_sort', 'enable_seqscan', 'enable_bitmapscan'];

/** Returns the indexes and tables whose rows a plan sorts before it takes the rows of the page. */
function sortedScans(plan: PlanNode): string[] {
  const sorts = planNodesOf(plan)
    .filter((node) => node['Node Type'] === 'Limit')
    .flatMap(planNodesOf)
    .filter((node) => node['Node Type'].endsWith('Sort'));
  return sorts.flatMap(planNodesOf).flatMap((node) => node['Index Name'] ?? node['Relation Name'] ?? []);
}

/** The lists of whole organizations. Lists of one device, order or reading are short, so they may be sorted without an index. */
const LISTS = SORTS.filter(({ template }) => !template.includes('{'));

describe('sorted lists', () => {
  let api: TestApi;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    await insertSampleRows(factory);
    key = await factory.key();
    const [{ name } = { name: '' }] = await api.database.dataSource.query<{ name: string }[]>(
      'select current_database() as name',
    );
    for (const setting of PREFER_INDEXES) await api.database.dataSource.query(`alter database ${name} set ${setting} = off`);
    await reportPlans(api.database);
  });
  afterAll(() => api.stop());

  it.each(LISTS)('$template reads its rows in the order of an index for the property $sort', async ({ template, sort }) => {
    const list = (isDescending: boolean) =>
      executedPlans(async () => {
        expect((await api.get(`${template}?sort=${sort}&sortDescending=${isDescending}`, { key })).status).toBe(200);
      });
    const [plans, descending] = [await list(false), await list(true)];
    const texts = new Set(descending.map(({ text }) => text));
    const isIgnored = plans.every(({ text }) => texts.has(text));
    expect(isIgnored ? `the list ignores the order ${sort}, which its sorts lack` : '').toBe('');
    const missing = plans
      .flatMap(({ plan }) => sortedScans(plan))
      .map((scan) => `the rows of ${scan} are sorted: no index is sorted by ${sort}, or the list lacks its condition (where)`);
    expect(missing).toEqual([]);
  });

  it('are checked for every resource that has an id', () => {
    expect(LISTS.length).toBeGreaterThan(20);
  });
});
