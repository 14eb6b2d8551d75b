import { type Database, unnamedStatement } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  sentStatements,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  rowsRead,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { ReturnRepository } from '../return/return.repository';
import { OrderRepository } from './order.repository';

const ORDERS = 20_000;
const PAGE = { page: 1, size: 15 };

describe('query plan for listing orders by tracking number, and orders and returns by device', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  /** Creates two organizations with orders that have two tracking numbers and a device each, and a return of each device. */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    for (const { organizationId, patient, item } of await withPatients(
      mine,
      await Factory.inNewOrganization(database.dataSource),
    )) {
      await database.dataSource.query(
        `with placed as (
           insert into customer_order (organization_id, patient_id, status, shipping_option, email_label, order_notes, tracking_numbers)
           select $1, $2, 'shipped', 'standard', false, '{}', '[]' from generate_series(1, ${ORDERS}) returning id)
         insert into order_tracking_number (organization_id, value, order_id)
         select $1, 'T-' || row_number() over () || part, id from placed, unnest(array['-a', '-b']) part`,
        [organizationId, patient],
      );
      await database.dataSource.query(
        `with made as (
           insert into device (organization_id, item_id, current_status, disabled_readings)
           select $1, $2, 'available', false from generate_series(1, ${ORDERS}) returning id),
         asked as (
           insert into customer_return (organization_id, patient_id, status, email_label)
           select $1, $3, 'received', false from generate_series(1, ${ORDERS}) returning id),
         sent as (
           insert into order_device (organization_id, order_id, device_id, line, is_open)
           select $1, o.id, d.id, 1, false
           from (select id, row_number() over () from made) d
           join (select id, row_number() over () from customer_order where organization_id = $1) o using (row_number))
         insert into return_device (organization_id, return_id, device_id, is_open)
         select $1, r.id, d.id, false
         from (select id, row_number() over () from made) d join (select id, row_number() over () from asked) r using (row_number)`,
        [organizationId, item, patient],
      );
    }
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  const withPatients = (...factories: Factory[]) =>
    Promise.all(
      factories.map(async (factory) => ({
        organizationId: factory.organizationId,
        patient: (await factory.patient()).id,
        item: (await factory.item()).id,
      })),
    );

  /** Returns the plan of the only statement of a list. */
  async function planOf(list: () => Promise<unknown>) {
    const [{ text, values = [] } = { text: '' }] = await sentStatements(service, list);
    return service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await transaction.manager.query(`prepare listed as ${text}`);
      const [row] = await transaction.run(
        unnamedStatement<object, ExplainResult>(
          `explain (analyze, timing off, format json) execute listed(${values.map((value) => `'${String(value)}'`).join(', ')})`,
        ),
        {},
      );
      await transaction.run(unnamedStatement('deallocate listed'), {});
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    });
  }

  const orders = () => new OrderRepository(service);
  const returns = () => new ReturnRepository(service);

  it('finds the orders by the primary key of their tracking numbers', async () => {
    const [{ value } = { value: '' }] = await database.dataSource.query<{ value: string }[]>(
      'select value from order_tracking_number where organization_id = $1 order by value desc limit 1',
      [mine.organizationId],
    );
    const nodes = await planOf(() => orders().list(mine.organizationId, { trackingNumber: value }, PAGE));
    const read = rowsReadOf(nodes, 'order_tracking_number', 'customer_order');
    // The statement counts the matching orders, selects the page and then converts its rows.
    expect(Math.max(...read)).toBeLessThan(10);
    expect(Math.min(...read)).toBeGreaterThan(0);
  });

  it('finds the orders and the returns of a device by the index on devices', async () => {
    const [{ id } = { id: 0 }] = await database.dataSource.query<{ id: number }[]>(
      'select id from device where organization_id = $1 order by id desc limit 1',
      [mine.organizationId],
    );
    const ofOrders = await planOf(() => orders().list(mine.organizationId, { deviceId: id }, PAGE));
    const ofReturns = await planOf(() => returns().list(mine.organizationId, { deviceId: id }, PAGE));
    const read = [
      ...rowsReadOf(ofOrders, 'order_device', 'customer_order'),
      ...rowsReadOf(ofReturns, 'return_device', 'customer_return'),
    ];
    expect(Math.max(...read)).toBeLessThan(10);
    expect(Math.min(...read)).toBeGreaterThan(0);
    // Without these indexes PostgreSQL looks for the device in all primary key entries of the organization.
    expect(ofOrders.map((node) => node['Index Name'])).toContain('order_device_of_device');
    expect(ofReturns.map((node) => node['Index Name'])).toContain('return_device_of_device');
  });
});

const rowsReadOf = (nodes: readonly PlanNode[], ...tables: string[]) => tables.map((table) => rowsRead(nodes, table));
