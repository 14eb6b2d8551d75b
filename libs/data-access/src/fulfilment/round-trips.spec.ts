import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase, countRoundTrips } from '@rpm/database/testing';
import { type OrderJson, Warehouse } from '../testing/orders/warehouse';

describe('fulfilment operations', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  /** Counts the database round trips of each operation on an order with `count` devices and `count` kits that contain another device each. */
  async function roundTripsFor(count: number): Promise<Record<string, number>> {
    const house = await Warehouse.in(database, service);
    const { orders, returns, request, patientId } = house;
    for (let i = 0; i < 2 * count; i += 1) await house.unit();
    const text = 'select value from device_identifier where organization_id = $1 order by device_id';
    const identifiers = (await house.look<{ value: string }>(text, request.organizationId)).map(({ value }) => value);
    const [{ id: kitId } = { id: 0 }] = await house.look<{ id: number }>(
      `with kit as (insert into kit (organization_id, name, archived) values ($1, 'Starter', false) returning id)
       insert into kit_item (organization_id, kit_id, item_id, count) select $1, id, $2, 1 from kit returning kit_id as id`,
      request.organizationId,
      house.itemId,
    );
    const input = { orderItems: [house.meters(count)], orderKits: [{ kit: { id: kitId }, count }] };
    const counts: Record<string, number> = {};
    const measure = async <T>(operation: string, run: () => Promise<T>): Promise<T> => {
      const results: T[] = [];
      counts[operation] = await countRoundTrips(async () => results.push(await run()));
      const [result] = results;
      if (result === undefined) throw new Error('The operation returned nothing.');
      return result;
    };
    const cancelled: OrderJson = await measure('place order', () => house.place(input));
    await measure('cancel order', () => orders.cancel(request, cancelled.id, {}));
    const failed = await house.place(input);
    await measure('pack order', () => orders.packDevices(request, failed.id, identifiers));
    await measure('ship order', () => orders.ship(request, failed.id, {}));
    await measure('fail order', () => orders.fail(request, failed.id, {}));
    const [undelivered] = await house.look<{ id: number }>(
      'select id from customer_return where order_id = $1 and organization_id = $2', failed.id, request.organizationId); // prettier-ignore
    await measure('receive undelivered order', () => returns.receive(request, undelivered?.id ?? 0, {}));
    const delivered = await house.place(input);
    await orders.packDevices(request, delivered.id, identifiers);
    await orders.ship(request, delivered.id, {});
    await measure('deliver order', () => orders.deliver(request, delivered.id));
    const kits = 'select id from packed_kit where order_id = $1 and organization_id = $2';
    const returnPackedKits = await house.look<{ id: number }>(kits, delivered.id, request.organizationId);
    const returnInput = { patient: { id: patientId }, returnPackedKits, returnItems: [house.meters(count)] };
    const customerReturn = JSON.parse((await measure('open return', () => returns.create(request, returnInput))).text) as {
      id: number;
    };
    await measure('ship return', () => returns.ship(request, customerReturn.id, {}));
    await measure('receive return', () => returns.receive(request, customerReturn.id, { deviceIdentifiers: identifiers }));
    const available = `select count(*) from device where organization_id = $1 and current_status = 'available'`;
    expect(await house.look(available, request.organizationId)).toEqual([{ count: 2 * count }]);
    return counts;
  }

  it('need the same number of database round trips, whatever the number of devices and kits', async () => {
    const [few, many] = [await roundTripsFor(2), await roundTripsFor(20)];
    expect(many).toEqual(few);
  });
});
