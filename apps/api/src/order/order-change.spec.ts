import { ANY_VERSION } from '../testing/any-version';
import { OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';
import { Factory } from '@rpm/data-access/testing';

describe('the operations on orders', () => {
  let api: TestApi;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    desk = await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });

  const place = (given: object = {}) => desk.place({ orderItems: [desk.strips(1)], ...given });

  const reservedFor = async (...orderIds: number[]) => {
    const rows = await api.database.dataSource.query<{ id: number }[]>(
      'select device_id as id from order_device where order_id = any($1) order by order_id',
      [orderIds],
    );
    return rows.map(({ id }) => id);
  };

  it('change only the properties that are sent', async () => {
    const placed = await place({ externalIdentifiers: ['A', 'B'], orderNotes: ['Ring once.'] });
    const changed = await desk.try('PATCH', `order/${placed.id}`, {
      shippingOption: 'overnight',
      externalIdentifiers: ['B', 'C'],
    });
    expect(changed.json).toEqual({ ...placed, ...ANY_VERSION, shippingOption: 'overnight', externalIdentifiers: ['B', 'C'] });
    const cleared = await desk.try('PATCH', `order/${placed.id}`, { orderNotes: null });
    expect(cleared.json).toMatchObject({ orderNotes: [], shippingOption: 'overnight', externalIdentifiers: ['B', 'C'] });
    expect((await desk.try('PATCH', `order/${placed.id}`, { shippingOption: null })).status).toBe(400);
  });

  it('reject an identifier that another order has with 409', async () => {
    await place({ externalIdentifiers: ['A'] });
    const placed = await place({ externalIdentifiers: ['B'] });
    const { status, json } = await desk.try('PATCH', `order/${placed.id}`, { externalIdentifiers: ['A'] });
    expect([status, json]).toMatchObject([409, { errors: [{ pointer: '/externalIdentifiers/0', code: 'taken' }] }]);
    expect(await desk.find(placed.id)).toEqual(placed);
  });

  it('permit a change of an order until the order is packed', async () => {
    const placed = await place();
    const packed = await desk.pack(placed);
    const { status, json } = await desk.try('PATCH', `order/${placed.id}`, { orderNotes: ['Late.'] });
    expect([status, json]).toMatchObject([409, { detail: 'The order is packed; it must be received or onHold.' }]);
    expect(await desk.find(placed.id)).toEqual(packed);
  });

  it('find an order by each of its tracking numbers, and orders by several statuses at once', async () => {
    const [one, other] = [await place(), await place()];
    const shipped = await desk.ship(await desk.pack(one), [{ carrier: 'Example Post', value: 'EX-1' }]);
    await desk.try('POST', `order/${one.id}/add-tracking-numbers`, { trackingNumbers: [{ carrier: 'B', value: 'EX-2' }] });
    const found = async (query: string) => {
      const { status, json } = await desk.try('GET', `order?${query}`);
      return status === 200 ? (json as { content: { id: number }[] }).content.map(({ id }) => id) : status;
    };
    for (const number of ['EX-1', 'EX-2']) expect(await found(`trackingNumber=${number}`)).toEqual([shipped.id]);
    expect(await found('trackingNumber=EX')).toEqual([]);
    expect(await found('currentStatus=shipped')).toEqual([one.id]);
    expect(await found('currentStatus=shipped&currentStatus=received')).toEqual([other.id, one.id]);
    expect(await found('currentStatus=shipped&currentStatus=lost')).toBe(400);
  });

  it('find an order by a device that is reserved or packed for it, until the order is cancelled', async () => {
    const orderItems = [desk.meters(1)];
    const [sent, cancelled] = [await place({ orderItems }), await place({ orderItems })];
    const found = async (deviceId: number) => {
      const { json } = await desk.try('GET', `order?deviceId=${deviceId}`);
      return (json as { content: { id: number }[] }).content.map(({ id }) => id);
    };
    const [device = 0, other = 0] = await reservedFor(sent.id, cancelled.id);
    expect([await found(device), await found(other)]).toEqual([[sent.id], [cancelled.id]]);
    await desk.deliver(await desk.ship(await desk.pack(sent)));
    await desk.cancel(cancelled);
    expect([await found(device), await found(other), await found(other + 1_000)]).toEqual([[sent.id], [], []]);
  });

  it('store a tracking number once if the request that ships the order repeats it', async () => {
    const [first, second] = ['EX-1', 'EX-2'].map((value) => ({ carrier: 'Example Post', value }));
    const shipped = await desk.ship(
      await desk.pack(await place()),
      [first, first, second, first].map((one) => one ?? {}),
    );
    expect(shipped).toMatchObject({ trackingNumbers: [first, second] });
  });

  it('add each tracking number once, in every status after shipping', async () => {
    const [first, second] = ['EX-1', 'EX-2'].map((value) => ({ carrier: 'Example Post', value }));
    const packed = await desk.pack(await place());
    const add = (...trackingNumbers: unknown[]) =>
      desk.try('POST', `order/${packed.id}/add-tracking-numbers`, { trackingNumbers });
    expect((await add(first)).status).toBe(409);
    const shipped = await desk.ship(packed, []);
    expect((await add(first)).json).toEqual({ ...shipped, ...ANY_VERSION, trackingNumbers: [first] });
    const sameInCapitals = { carrier: 'EXAMPLE POST', value: 'ex-1' };
    expect((await add(first, sameInCapitals, first)).json).toMatchObject({ trackingNumbers: [first] });
    await desk.deliver(shipped);
    expect((await add(first, second)).json).toMatchObject({ currentStatus: 'delivered', trackingNumbers: [first, second] });
  });
});
