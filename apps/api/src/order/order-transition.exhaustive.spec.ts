import { Factory } from '@rpm/data-access/testing';
import { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from '@rpm/domain';
import { OrderApiClient, type OrderRoute, type ShownOrder } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

const ACTS = (Object.keys(ORDER_TRANSITIONS) as (keyof typeof ORDER_TRANSITIONS)[]).filter(
  (act): act is OrderRoute => act !== 'hold' && act !== 'release',
);
const AT_ONCE = 6;

describe('transitions of an order', () => {
  let api: TestApi;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
    desk = await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });
  afterAll(() => api.stop());

  /** Places an order for a device and test strips, and advances it to the given status. */
  async function orderIn(status: OrderStatus): Promise<ShownOrder> {
    const order = await desk.place({ orderItems: [desk.meters(1), desk.strips(1)] });
    if (status === 'received') return order;
    if (status === 'cancelled') return desk.cancel(order);
    const packed = await desk.pack(order);
    if (status === 'packed') return packed;
    if (status === 'onHold') {
      const [device] = packed.orderItems[0]?.devices ?? [];
      await desk.try('PATCH', `device/${device?.id}`, { currentStatus: 'lost' });
      return desk.find(order.id);
    }
    const shipped = await desk.ship(packed);
    if (status === 'delivered') return desk.deliver(shipped);
    return status === 'failed' ? ((await desk.actOn('order', shipped, 'fail')) as ShownOrder) : shipped;
  }

  /** Orders by status. Tests that expect a rejection share them, because a rejection changes nothing and creating an order takes several requests. */
  const untouched = new Map<OrderStatus, ShownOrder>();
  /** Returns the shared order with the given status, and creates it if it does not exist yet. */
  async function untouchedOrderIn(status: OrderStatus): Promise<ShownOrder> {
    const order = untouched.get(status) ?? (await orderIn(status));
    untouched.set(status, order);
    return order;
  }

  const bodyOf = async (act: OrderRoute, order: ShownOrder) => {
    if (act !== 'pack') return undefined;
    const { identifier } = await desk.device();
    const promised = await desk.contentsOf(order);
    const isPromised = promised.orderItems.length > 0;
    return isPromised ? promised : { orderItems: [{ item: { id: desk.itemId }, deviceIdentifiers: [identifier] }] };
  };
  const told = async (id: number) => {
    const rows = await api.database.dataSource.query<{ n: number }[]>(
      `select count(*)::integer as n from event where subject_id = $1 and organization_id = $2 and type like 'order.%'`,
      [id, desk.factory.organizationId],
    );
    return rows[0]?.n;
  };

  it.each(ORDER_STATUSES.flatMap((status) => ACTS.map((act) => [act, status] as const)))(
    'allow or reject the operation "%s" in the status "%s" as ORDER_TRANSITIONS defines',
    async (act, status) => {
      const order = await untouchedOrderIn(status);
      expect(order.currentStatus).toBe(status);
      const { from, to }: { from: readonly OrderStatus[]; to: OrderStatus } = ORDER_TRANSITIONS[act];
      const isAllowed = from.includes(status);
      if (isAllowed) untouched.delete(status);
      const before = await told(order.id);
      const answer = await desk.try('POST', `order/${order.id}/${act}`, await bodyOf(act, order));
      const conflict = { code: 'conflict', detail: `The order is ${status}; it must be ${from.join(' or ')}.` };
      expect([answer.status, answer.json]).toEqual([isAllowed ? 200 : 409, expect.objectContaining(isAllowed ? { currentStatus: to } : conflict)]); // prettier-ignore
      const after = await desk.find(order.id);
      if (!isAllowed) expect([after, await told(order.id)]).toEqual([order, before]);
      const names = order.orderEvents.map(({ type }) => type);
      expect(after.orderEvents.map(({ type }) => type)).toEqual(isAllowed ? [...names, to] : names);
    },
  );

  it.each(ACTS)('perform the operation "%s" only once for concurrent requests', async (act) => {
    const order = await orderIn(ORDER_TRANSITIONS[act].from[0]);
    const body = await bodyOf(act, order);
    const before = await told(order.id);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => desk.try('POST', `order/${order.id}/${act}`, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
    expect((await desk.find(order.id)).orderEvents).toHaveLength(order.orderEvents.length + 1);
    expect(await told(order.id)).toBe((before ?? 0) + 2);
  });

  it('either ship or cancel an order if both are requested concurrently', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await orderIn('packed');
      const answers = await Promise.all(['ship', 'cancel'].map((act) => desk.try('POST', `order/${order.id}/${act}`)));
      const [shipped, cancelled] = answers.map(({ status }) => status);
      expect([shipped, cancelled].sort()).toEqual([200, 409]);
      expect((await desk.find(order.id)).currentStatus).toBe(shipped === 200 ? 'shipped' : 'cancelled');
    }
  });

  it('pack a device into only one order if several concurrent requests pack it', async () => {
    for (let round = 0; round < 2; round++) {
      const orders: ShownOrder[] = [];
      for (let one = 0; one < AT_ONCE; one++) orders.push(await desk.place({ orderItems: [desk.meters(1)] }));
      const { id, identifier } = await desk.device();
      const body = { orderItems: [{ item: { id: desk.itemId }, deviceIdentifiers: [identifier] }] };
      const answers = await Promise.all(orders.map((order) => desk.try('POST', `order/${order.id}/pack`, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
      const winner = orders[answers.findIndex(({ status }) => status === 200)];
      const { orderItems } = await desk.find(winner?.id ?? 0);
      expect([orderItems[0]?.devices.map((device) => device.id), await desk.statusOf(id)]).toEqual([[id], 'allocated']);
      // If another order was packed with a device that was reserved for this one, this order can be packed with any other available device.
      for (const order of orders.filter((one) => one !== winner)) expect((await desk.pack(order)).currentStatus).toBe('packed');
    }
  });

  it('reserve the last unit in stock for only one of many concurrent orders', async () => {
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    const few = await OrderApiClient.in(api, { factory });
    const { id } = await few.device();
    const body = { patient: { id: few.patientId }, orderItems: [few.meters(1), few.strips(40)], shippingOption: 'standard' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => few.try('POST', 'order', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.filter(({ status, text }) => status === 409 && !text.includes('"insufficient_inventory"'))).toEqual([]);
    expect(await few.statusOf(id)).toBe('allocated');
    expect((await few.try('GET', `stock?itemId=${few.stripsId}`)).json).toMatchObject({
      content: [{ available: 60, promised: 40 }],
    });
  });
});
