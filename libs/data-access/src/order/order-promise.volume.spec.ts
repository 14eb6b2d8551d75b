import { type Database } from '@rpm/database';
import { type Problem } from '@rpm/domain';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { refusal, shown, Warehouse } from '../testing/orders/warehouse';

describe('reservations for orders', () => {
  let database: TestDatabase;
  let service: Database;
  let house: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    // The pool has enough connections for many concurrent transactions.
    service = await database.connectAsService(20);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    house = await Warehouse.in(database, service);
  });

  it('are made for no item if one item has too few units, and the problem states how many are available', async () => {
    const device = await house.unit();
    expect(await refusal(house.place({ orderItems: [house.meters(2), house.strips(11)] }))).toMatchObject({
      code: 'insufficient_inventory',
      errors: [
        { pointer: '/orderItems/0/count', detail: 'There are 1 free in the central stock.' },
        { pointer: '/orderItems/1/count', detail: 'There are 10 free in the central stock.' },
      ],
    });
    expect([await house.statusOf(device), await house.stocked()]).toEqual([
      'available', [{ site_id: null, quantity: 10, promised: 0 }],
    ]); // prettier-ignore
    expect(await house.events()).toEqual([]);
  });

  it.each(['tracked', 'counted'])('give the last unit to only one of fifty concurrent orders (%s item)', async (kind) => {
    if (kind === 'tracked') await house.unit();
    else await house.stock.adjust(house.request, { item: { id: house.stripsId }, change: -9 });
    const orderItems = [kind === 'tracked' ? house.meters(1) : house.strips(1)];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => house.place({ orderItems }).then(() => 'placed', (error: unknown) => (error as Problem).code)),
    ); // prettier-ignore
    expect(outcomes.sort()).toEqual([...Array.from({ length: 49 }, () => 'insufficient_inventory'), 'placed']);
  });

  it('may use units that other orders release concurrently, but never exceed the stock', async () => {
    const orderItems = [house.strips(3)];
    const placed: number[] = [];
    for (let nth = 0; nth < 3; nth++) placed.push((await house.place({ orderItems })).id);
    for (let round = 0; round < 10; round++) {
      const freed = placed.splice(0, 2).map((id) => house.orders.cancel(house.request, id, {}));
      const asked = Array.from({ length: 4 }, () =>
        house.place({ orderItems }).then(
          ({ id }) => placed.push(id),
          (error: unknown) => expect(error).toMatchObject({ code: 'insufficient_inventory' }),
        ),
      );
      await Promise.all([...freed, ...asked]);
      expect(await house.stocked()).toEqual([{ site_id: null, quantity: 10, promised: 3 * placed.length }]);
    }
  });

  it('cannot be made twice for the same device or unit, because database constraints prevent it', async () => {
    const device = await house.unit();
    const order = await house.place({ orderItems: [house.meters(1)] });
    const insert = `insert into order_device (organization_id, order_id, device_id, line) values ($1, $2, $3, 1)`;
    const other = await house.place({ orderItems: [house.strips(1)] });
    const { organizationId } = house.request;
    await expect(house.look(insert, organizationId, other.id, device)).rejects.toThrow('order_device_not_promised_twice');
    await expect(house.look('update stock set promised = 11 where item_id = $1', house.stripsId)).rejects.toThrow(
      'stock_not_promised_twice',
    );
    expect(order.currentStatus).toBe('received');
  });

  it('end if another device is packed in place of the reserved one', async () => {
    const [promised, other] = [await house.unit(), await house.unit()];
    const order = await house.place({ orderItems: [house.meters(1)] });
    expect([await house.statusOf(promised), await house.statusOf(other)]).toEqual(['allocated', 'available']);
    await house.pack(order, other);
    expect([await house.statusOf(promised), await house.statusOf(other)]).toEqual(['available', 'allocated']);
  });

  it('end when the order is cancelled', async () => {
    const { orders, request } = house;
    const device = await house.unit();
    const orderItems = [house.meters(1), house.strips(4)];
    const order = await house.place({ orderItems });
    expect(shown(await orders.cancel(request, order.id, {})).currentStatus).toBe('cancelled');
    expect([await house.statusOf(device), await house.stocked()]).toEqual([
      'available', [{ site_id: null, quantity: 10, promised: 0 }],
    ]); // prettier-ignore
    expect(await refusal(orders.cancel(request, order.id, {}))).toMatchObject({ code: 'conflict' });
    expect((await house.place({ orderItems })).currentStatus).toBe('received');
  });

  it('end if the device is lost: the order is then on hold until another device is packed', async () => {
    const lost = await house.unit();
    const order = await house.place({ orderItems: [house.meters(1)] });
    await house.devices.change(house.request, lost, { currentStatus: 'lost' });
    expect(shown(await house.orders.require(house.request.organizationId, order.id))).toMatchObject({
      currentStatus: 'onHold',
      holdReason: 'device_missing',
    });
    const other = await house.unit();
    await house.pack(order, other);
    expect(await house.statusOf(other)).toBe('allocated');
  });
});
