import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Warehouse } from '../testing/orders/warehouse';
import { updateOutdatedOrders } from '../upgrade/outdated-orders';

interface OrderWithReturns {
  id: number;
  version: number;
  updateTimestamp: string;
  returns: { id: number; currentStatus: string }[];
}

describe('an order with returns', () => {
  let database: TestDatabase;
  let service: Database;
  let house: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    house = await Warehouse.in(database, service);
  });

  const read = async (id: number) => JSON.parse((await house.orders.require(house.organizationId, id)).text) as OrderWithReturns;
  const eventsOf = async (id: number) =>
    house.look<{ type: string; payload: OrderWithReturns }>(
      `select type, payload from event where organization_id = $1 and subject_id = $2 and type like 'order.%' order by id`,
      house.organizationId,
      id,
    );
  /** Places an order that asks for test strips to be returned. */
  const placed = async () => (await house.place({ returnItems: [house.strips(1)] })) as unknown as OrderWithReturns;
  const returnOf = ({ returns }: OrderWithReturns) => returns[0]?.id ?? 0;

  it('gets a new version and emits one order.updated for each status change of a return', async () => {
    const order = await placed();
    await house.look('delete from event where organization_id = $1', house.organizationId);
    for (const [nth, operation] of (['ship', 'receive'] as const).entries()) {
      await house.returns[operation](house.request, returnOf(order), {});
      const changed = await read(order.id);
      expect([changed.version, changed.updateTimestamp > order.updateTimestamp]).toEqual([order.version + nth + 1, true]);
      const events = await eventsOf(order.id);
      expect(events.map(({ type }) => type)).toEqual(Array.from({ length: nth + 1 }, () => 'order.updated'));
      expect(events.at(-1)?.payload).toEqual(changed);
    }
    expect((await read(order.id)).returns).toEqual([{ id: returnOf(order), currentStatus: 'received' }]);
  });

  it('emits no order.updated if a transition of the order itself changes its returns', async () => {
    const order = await placed();
    await house.orders.cancel(house.request, order.id, {});
    const events = await eventsOf(order.id);
    expect(events.map(({ type }) => type)).toEqual(['order.status', 'order.statusFull', 'order.status', 'order.statusFull']);
    expect(events.at(-1)?.payload).toEqual(await read(order.id));
    expect((await read(order.id)).returns).toEqual([{ id: returnOf(order), currentStatus: 'cancelled' }]);
  });

  it('changes neither with a rejected operation on a return, nor with one that is repeated with its idempotency key', async () => {
    const order = await placed();
    const idempotency = { key: 'ship-once', requestHash: () => Buffer.alloc(32) };
    await house.returns.ship({ ...house.request, idempotency }, returnOf(order), {});
    const shipped = await read(order.id);
    await house.returns.ship({ ...house.request, idempotency }, returnOf(order), {});
    await expect(house.returns.cancel(house.request, returnOf(order), {})).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(order.id)).toEqual(shipped);
    expect((await eventsOf(order.id)).filter(({ type }) => type === 'order.updated')).toHaveLength(1);
  });

  it('has an event with its final state after concurrent operations on the order and its return', async () => {
    const order = await placed();
    const both = await Promise.allSettled([
      house.orders.cancel(house.request, order.id, {}),
      house.returns.cancel(house.request, returnOf(order), {}),
      house.returns.ship(house.request, returnOf(order), {}),
    ]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    const { returns } = await read(order.id);
    expect((await eventsOf(order.id)).at(-1)?.payload).toMatchObject({ returns });
  });

  it('gets one new version in an upgrade step if its return changed under an earlier version of the service', async () => {
    const outdated = await Promise.all(Array.from({ length: 3 }, placed));
    const current = await placed();
    const ids = outdated.map(({ id }) => id);
    await house.look('update customer_order set is_outdated = true where id = any($1)', ids);
    expect(await Promise.all(ids.map(read))).toEqual(outdated);
    await house.look('delete from event where organization_id = $1', house.organizationId);

    const reported: object[] = [];
    const update = (signal: AbortSignal) =>
      updateOutdatedOrders(service, { report: (details) => reported.push(details), signal });
    const { signal } = new AbortController();
    expect([await update(AbortSignal.abort()), await update(signal), await update(signal)]).toEqual([0, 3, 0]);
    expect(reported).toEqual([{ orders: 3 }, { orders: 3 }]);
    for (const before of outdated) {
      const after = await read(before.id);
      expect(after).toEqual({ ...before, version: before.version + 1, updateTimestamp: after.updateTimestamp });
      expect(after.updateTimestamp > before.updateTimestamp).toBe(true);
      expect(await eventsOf(before.id)).toEqual([{ type: 'order.updated', payload: after }]);
    }
    expect([await read(current.id), await eventsOf(current.id)]).toEqual([current, []]);
  });
});
