import { type StockFilter } from '@rpm/domain';
import { type Database, unnamedStatement } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  sentStatements,
  type ExplainResult,
  planNodesOf,
  rowsRead,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { StockRepository } from './stock.repository';

const DEVICES = 24_000;
const ITEMS = 10;
const SITES = 20;

describe('query plan for listing stock', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let itemId: number;
  let siteId: number;

  /**
   * Creates two organizations with equally many devices: half of the devices are with a patient, and a sixth each are available, allocated, and
   * available at a site. All items have equally many devices.
   */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    for (const factory of [mine, await Factory.inNewOrganization(database.dataSource)]) {
      const itemIds: number[] = [];
      for (let n = 0; n < ITEMS; n++) itemIds.push((await factory.item()).id);
      const siteIds: number[] = [];
      for (let n = 0; n < SITES; n++) siteIds.push((await factory.site()).id);
      if (factory === mine) [itemId = 0, siteId = 0] = [itemIds[3], siteIds[3]];
      const { id: patientId } = await factory.patient();
      await database.dataSource.query(
        `insert into device (organization_id, item_id, site_id, current_status, current_patient_id, disabled_readings)
         select $1, ($2::bigint[])[1 + n / 6 % ${ITEMS}], case status when 'availableAtSite' then ($3::bigint[])[1 + n / ${6 * ITEMS} % ${SITES}] end,
           status, case status when 'withPatient' then $4::bigint end, false
         from generate_series(1, ${DEVICES}) n,
           lateral (select (array['withPatient', 'available', 'withPatient', 'allocated', 'withPatient', 'availableAtSite'])[1 + n % 6] as status) s`,
        [factory.organizationId, itemIds, siteIds, patientId],
      );
    }
    await database.dataSource.query('vacuum (analyze)');
  });
  afterAll(() => database.drop());

  /** Returns the plan of the list statement, as the service role runs it under row-level security. */
  async function planOf(filter: StockFilter) {
    const list = () => new StockRepository(service).list(mine.organizationId, filter, { page: 1, size: 15 });
    const [{ text, values = [] } = { text: '' }] = await sentStatements(service, list);
    return service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await transaction.manager.query(`prepare listed as ${text}`);
      const given = values.map((value) => `'${String(value)}'`).join(', ');
      const [row] = await transaction.run(
        unnamedStatement<object, ExplainResult>(`explain (analyze, timing off, format json) execute listed(${given})`),
        {},
      );
      await transaction.run(unnamedStatement('deallocate listed'), {});
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    });
  }

  it.each<[string, () => StockFilter]>([
    ['everything', () => ({})],
    ['an item', () => ({ itemId })],
    ['a site', () => ({ siteId })],
    ['an item at a site', () => ({ itemId, siteId })],
  ])(
    'counts the devices of %s from index entries alone, reading each matching entry once and no table rows',
    async (_what, filterOf) => {
      const filter = filterOf();
      const [{ stocked } = { stocked: 0 }] = await database.dataSource.query<{ stocked: number }[]>(
        `select count(*)::int as stocked from device where organization_id = $1 and current_status in ('available', 'availableAtSite', 'allocated')
         and ($2::bigint is null or item_id = $2) and ($3::bigint is null or site_id = $3)`,
        [mine.organizationId, filter.itemId, filter.siteId],
      );
      const plan = await planOf(filter);
      const scans = plan
        .filter((node) => node['Relation Name'] === 'device')
        .map((node) => [node['Node Type'], node['Index Name']]);
      expect(scans).toEqual([['Index Only Scan', 'device_by_place']]);
      expect(stocked).toBeGreaterThan(0);
      expect(rowsRead(plan, 'device')).toBe(stocked);
    },
  );
});
