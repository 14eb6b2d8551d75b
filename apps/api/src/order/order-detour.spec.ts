import { OrderTestView } from '../testing/order-test-view';
import { type OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

describe('an order that is held, cancelled or undeliverable', () => {
  let api: TestApi;
  let view: OrderTestView;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    view = await OrderTestView.in(api);
    desk = view.desk;
  });

  it('is on hold if its address is incomplete, until the address is complete', async () => {
    const { id } = await desk.factory.patient({ address: { city: 'Testville', country: 'US', lineOne: '', lineTwo: null, state: null, zipCode: '00000' } }); // prettier-ignore
    const placed = await desk.place({ patient: { id }, orderItems: [desk.strips(1)] });
    expect(placed).toMatchObject({ currentStatus: 'onHold', holdReason: 'address_incomplete' });
    expect(placed.orderEvents.map(({ type }) => type)).toEqual(['received', 'onHold']);
    expect((await view.events('order.status')).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ id: placed.id, currentStatus: 'received' }),
      expect.objectContaining({ id: placed.id, currentStatus: 'onHold' }),
    ]);
    const refused = await desk.try('POST', `order/${placed.id}/pack`, {});
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    await desk.try('PATCH', `patient/${id}`, { phoneNumber: null });
    expect(await desk.find(placed.id)).toMatchObject({ currentStatus: 'onHold' });
    await desk.try('PATCH', `patient/${id}`, { address: { lineOne: '3 Example St' } });
    const released = await desk.find(placed.id);
    expect(released).toMatchObject({ currentStatus: 'received', holdReason: null });
    expect(released.orderEvents.map(({ type }) => type)).toEqual(['received', 'onHold', 'received']);
    expect((await view.events('order.status')).at(-1)?.payload).toMatchObject({ id: placed.id, currentStatus: 'received' });
    expect(await desk.pack(placed)).toMatchObject({ currentStatus: 'packed', holdReason: null });
  });

  it.each([
    ['HK', 'received'],
    ['AE', 'received'],
    ['IE', 'received'],
    ['Hong Kong', 'received'],
    ['US', 'onHold'],
    ['Nowhere', 'onHold'],
  ])('is on hold without a postal code only in countries that use postal codes: %s -> %s', async (country, currentStatus) => {
    const { id } = await desk.factory.patient({ address: { city: 'Testville', country, lineOne: '1 Example St', lineTwo: null, state: null, zipCode: null } }); // prettier-ignore
    const placed = await desk.place({ patient: { id }, orderItems: [desk.strips(1)] });
    expect(placed).toMatchObject({ currentStatus });
    const packed = await desk.try('POST', `order/${placed.id}/pack`, {});
    const detail = 'The address of the recipient is not complete. Add zipCode.';
    expect([packed.status, packed.json]).toMatchObject(currentStatus === 'received' ? [200, {}] : [409, { detail }]);
  });

  it('can be packed if an earlier version held it for lack of a postal code, although its country uses none', async () => {
    const { id } = await desk.factory.patient({ address: { city: 'Testville', country: 'HK', lineOne: '1 Example St', lineTwo: null, state: null, zipCode: null } }); // prettier-ignore
    const placed = await desk.place({ patient: { id }, orderItems: [desk.strips(1)] });
    await api.database.dataSource.query(
      `update customer_order set status = 'onHold', hold_reason = 'address_incomplete' where id = $1`,
      [placed.id],
    );
    expect(await desk.pack(placed)).toMatchObject({ currentStatus: 'packed', holdReason: null });
  });

  it('is released when the site that receives it gets a complete address', async () => {
    const site = (await desk.try('POST', 'site', { name: 'New Clinic' })).json as { id: number };
    const placed = await desk.place({ patient: null, site: { id: site.id }, orderItems: [desk.strips(1)] });
    expect(placed).toMatchObject({ currentStatus: 'onHold', holdReason: 'address_incomplete' });
    await desk.try('PATCH', `site/${site.id}`, {
      address: { lineOne: '4 Example St', city: 'Testville', zipCode: '00000', country: 'US' },
    });
    expect(await desk.find(placed.id)).toMatchObject({ currentStatus: 'received', holdReason: null });
  });

  it('keeps the address to which it was shipped when the address of the patient changes', async () => {
    const shipped = await desk.ship(await desk.pack(await desk.place({ orderItems: [desk.strips(1)] })));
    const before = shipped as typeof shipped & { shippingAddress: { lineOne: string } };
    expect(before.shippingAddress.lineOne).toEqual(expect.any(String));
    await desk.try('PATCH', `patient/${desk.patientId}`, { address: { lineOne: '9 Moved Ave' } });
    expect(await desk.find(shipped.id)).toMatchObject({
      patient: { address: { lineOne: '9 Moved Ave' } },
      shippingAddress: before.shippingAddress,
    });
  });

  it('is on hold if the device that was promised to it is lost, until it is packed with another device', async () => {
    const lost = await desk.device();
    const placed = await desk.place({ orderItems: [desk.meters(1)] });
    expect((await desk.try('PATCH', `device/${lost.id}`, { currentStatus: 'lost' })).status).toBe(200);
    expect(await desk.find(placed.id)).toMatchObject({ currentStatus: 'onHold', holdReason: 'device_missing' });
    const { identifier } = await desk.device();
    const orderItems = [{ item: { id: desk.itemId }, deviceIdentifiers: [identifier] }];
    expect(await desk.actOn('order', placed, 'pack', { orderItems })).toMatchObject({
      currentStatus: 'packed',
      holdReason: null,
    });
  });

  it('can be cancelled before it is shipped, which makes the units that were promised to it available again', async () => {
    const device = await desk.device();
    for (const isPacked of [false, true]) {
      const placed = await desk.place({ orderItems: [desk.meters(1), desk.strips(5)], returnItems: [desk.strips(1)] });
      expect(await desk.statusOf(device.id)).toBe('allocated');
      const cancelled = await desk.actOn('order', isPacked ? await desk.pack(placed) : placed, 'cancel', { reason: 'CANARY' });
      expect(cancelled).toMatchObject({ currentStatus: 'cancelled', returns: [{ currentStatus: 'cancelled' }], packedKits: [] });
      expect(JSON.stringify(cancelled)).not.toContain('CANARY');
      expect(await desk.statusOf(device.id)).toBe('available');
    }
    expect(await view.shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 100, promised: 0 }] });
  });

  it('creates a return in transit when its delivery fails', async () => {
    const shipped = await desk.ship(await desk.pack(await desk.place(desk.everything)));
    const failed = (await desk.actOn('order', shipped, 'fail', { reason: 'Nobody there.' })) as typeof shipped;
    expect(failed).toMatchObject({ currentStatus: 'failed', returns: [{ currentStatus: 'inTransit' }] });
    const wanted = failed.returns[0] ?? { id: 0 };
    expect(await desk.actOn('return', wanted, 'receive')).toMatchObject({ currentStatus: 'received', order: { id: shipped.id } });
    const devices = [...(shipped.orderItems[0]?.devices ?? []), ...(shipped.packedKits[0]?.devices ?? [])];
    expect(await Promise.all(devices.map(({ id }) => desk.statusOf(id)))).toEqual(['available', 'available']);
    expect(await view.shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 100, promised: 0 }] });
  });
});
