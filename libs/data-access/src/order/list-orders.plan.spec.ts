import { type OrderFilter } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { inOrganization } from '../scope/organization-scope';
import { createTestDatabase, Factory, type TestDatabase } from '../testing';
import { sentStatements } from '../testing/counted-queries';
import { type ExplainResult, planNodesOf, rowsRead } from '../testing/plan';
import { vacuumUntilVisible } from '../testing/vacuum';
import { OrderRepository } from './order.repository';

const ORDERS = 20_000;

describe('query plan for listing orders by tracking number', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;

  /** Creates two organizations with orders that have two tracking numbers each. */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    for (const { organizationId, patient } of await withPatients(mine, await Factory.inNewOrganization(database.dataSource))) {
      await database.dataSource.query(
        `with placed as (
           insert into customer_order (organization_id, patient_id, status, shipping_option, email_label, order_notes, tracking_numbers)
           select $1, $2, 'shipped', 'standard', false, '{}', '[]' from generate_series(1, ${ORDERS}) returning id)
         insert into order_tracking_number (organization_id, value, order_id)
         select $1, 'T-' || row_number() over () || part, id from placed, unnest(array['-a', '-b']) part`,
        [organizationId, patient],
      );
    }
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  const withPatients = (...factories: Factory[]) =>
    Promise.all(
      factories.map(async (factory) => ({ organizationId: factory.organizationId, patient: (await factory.patient()).id })),
    );

  async function planOf(filter: OrderFilter) {
    const list = () => new OrderRepository(service).list(mine.organizationId, filter, { page: 1, size: 15 });
    const [{ text, values = [] } = { text: '' }] = await sentStatements(service, list);
    return inOrganization(service, mine.organizationId, async (transaction) => {
      await transaction.run({ text: `prepare listed as ${text}` }, []);
      const [row] = await transaction.run<ExplainResult>(
        {
          text: `explain (analyze, timing off, format json) execute listed(${values.map((value) => `'${String(value)}'`).join(', ')})`,
        },
        [],
      );
      await transaction.run({ text: 'deallocate listed' }, []);
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    });
  }

  it('finds the orders by the primary key of their tracking numbers', async () => {
    const [{ value } = { value: '' }] = await database.dataSource.query<{ value: string }[]>(
      'select value from order_tracking_number where organization_id = $1 order by value desc limit 1',
      [mine.organizationId],
    );
    const nodes = await planOf({ trackingNumber: value });
    const read = ['order_tracking_number', 'customer_order'].map((table) => rowsRead(nodes, table));
    // The statement counts the matching orders, selects the page and then converts its rows.
    expect(Math.max(...read)).toBeLessThan(10);
    expect(Math.min(...read)).toBeGreaterThan(0);
  });
});
