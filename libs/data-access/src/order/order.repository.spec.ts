import { type Database } from '@rpm/database';
import { type OrderInput } from '@rpm/domain';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { refusal, shown, Warehouse } from '../testing/orders/warehouse';

describe('OrderRepository', () => {
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

  it('fulfils an order from placement to delivery, and emits an event for each transition', async () => {
    const { orders, patientId, request } = house;
    const device = await house.unit();
    const order = await house.place({ orderItems: [house.meters(1), house.strips(3)] });
    expect([order.currentStatus, await house.statusOf(device), await house.stocked()]).toEqual([
      'received', 'allocated', [{ site_id: null, quantity: 10, promised: 3 }],
    ]); // prettier-ignore
    const packed = await house.pack(order, device);
    expect(packed.orderItems[0]?.devices).toMatchObject([{ id: device }]);
    await orders.ship(request, order.id, { trackingNumbers: [{ carrier: 'Example Post', value: 'T-1' }] });
    expect([await house.statusOf(device), await house.stocked()]).toEqual([
      'inTransit', [{ site_id: null, quantity: 7, promised: 0 }],
    ]); // prettier-ignore
    const delivered = shown(await orders.deliver(request, order.id));
    expect(delivered).toMatchObject({ currentStatus: 'delivered', trackingNumbers: [{ carrier: 'Example Post', value: 'T-1' }] });
    expect(delivered.orderEvents.map(({ type }) => type)).toEqual(['received', 'packed', 'shipped', 'delivered']);
    expect(await house.look('select current_status, current_patient_id from device where id = $1', device)).toEqual([
      { current_status: 'withPatient', current_patient_id: patientId },
    ]);
    const events = await house.events();
    expect(events.filter(({ type }) => type === 'order.status').map(({ payload }) => payload)).toEqual(
      ['received', 'packed', 'shipped', 'delivered'].map((currentStatus) => ({
        id: order.id,
        currentStatus,
        version: expect.any(Number) as number,
        updateTimestamp: expect.any(String) as string,
      })),
    );
    expect(events.filter(({ type }) => type === 'order.statusFull')).toHaveLength(4);
    expect(events.filter(({ type }) => type === 'device.associationCreated')).toHaveLength(1);
    const open = 'select count(*)::int as n from order_device where organization_id = $1 and is_open';
    expect(await house.look(open, request.organizationId)).toEqual([{ n: 0 }]);
  });

  it('packs kits with their own devices, and lets a packed kit be returned as a whole', async () => {
    const { orders, returns, patientId, request } = house;
    const devices = [await house.unit(), await house.unit()];
    const [{ id: kitId } = { id: 0 }] = await house.look<{ id: number }>(
      `insert into kit (organization_id, name, archived) values ($1, 'Starter', false) returning id`, request.organizationId); // prettier-ignore
    await house.look('insert into kit_item (organization_id, kit_id, item_id, count) values ($1, $2, $3, 1), ($1, $2, $4, 2)',
      request.organizationId, kitId, house.itemId, house.stripsId); // prettier-ignore
    const order = await house.place({ orderKits: [{ kit: { id: kitId }, count: 2 }] });
    expect(await house.stocked()).toEqual([{ site_id: null, quantity: 10, promised: 4 }]);
    const orderKits = await Promise.all(
      devices.map(async (id) => ({ kit: { id: kitId }, deviceIdentifiers: [await house.serialOf(id)] })),
    );
    const short = await refusal(orders.pack(request, order.id, { orderKits: orderKits.slice(1) }));
    expect(short?.errors).toMatchObject([{ pointer: '/orderKits', code: 'not_the_count' }]);
    const { packedKits } = shown(await orders.pack(request, order.id, { orderKits }));
    expect(packedKits.map((kit) => kit.devices.map(({ id }) => id))).toEqual(devices.map((id) => [id]));
    await orders.ship(request, order.id, {});
    await orders.deliver(request, order.id);
    const given = { patient: { id: patientId }, returnPackedKits: [{ id: packedKits[0]?.id ?? 0 }] };
    const customerReturn = shown(await returns.create(request, given));
    await returns.receive(request, customerReturn.id, {});
    expect(await Promise.all(devices.map((id) => house.statusOf(id)))).toEqual(['available', 'withPatient']);
    const kits = (await house.events()).filter(({ type }) => type === 'packedKit.event').map(({ payload }) => payload.type);
    expect(kits).toEqual(['packed', 'packed', 'shipped', 'shipped', 'delivered', 'delivered', 'received']);
  });

  it('puts an order on hold until its address is complete', async () => {
    const { orders, request } = house;
    const { id } = await house.factory.patient({ address: null });
    const order = await house.place({ patient: { id }, orderItems: [house.strips(1)] });
    expect(order).toMatchObject({ currentStatus: 'onHold', holdReason: 'address_incomplete' });
    expect(await refusal(orders.pack(request, order.id, {}))).toMatchObject({ code: 'conflict' });
    await house.look(
      `update patient set address = '{"lineOne":"1 Example St","city":"Testville","zipCode":"00000","country":"US"}' where id = $1`,
      id,
    );
    expect(shown(await orders.pack(request, order.id, {}))).toMatchObject({ currentStatus: 'packed', holdReason: null });
  });

  it('lists a device that was lost in transit on its first order, and delivers the device only with its next order', async () => {
    const { orders, devices, request } = house;
    const device = await house.unit();
    const send = async () => {
      const order = await house.place({ orderItems: [house.meters(1)] });
      await house.send(order, device);
      return order.id;
    };
    const first = await send();
    await devices.change(request, device, { currentStatus: 'lost' });
    await devices.change(request, device, { currentStatus: 'available' });
    const next = await send();
    const sent = { currentStatus: 'delivered', orderItems: [{ devices: [{ id: device }] }] };
    expect(shown(await orders.deliver(request, first))).toMatchObject(sent);
    expect(await house.statusOf(device)).toBe('inTransit');
    expect(shown(await orders.deliver(request, next))).toMatchObject(sent);
    expect(await house.statusOf(device)).toBe('withPatient');
  });

  it('opens a return for an order that the carrier could not deliver', async () => {
    const { orders, returns, request } = house;
    const device = await house.unit();
    const order = await house.place({ orderItems: [house.meters(1), house.strips(2)] });
    await house.send(order, device);
    const failed = shown(await orders.fail(request, order.id, { reason: 'No such street' }));
    const { currentStatus, returns: open } = failed;
    expect(currentStatus).toBe('failed');
    expect(open).toMatchObject([{ currentStatus: 'inTransit' }]);
    await returns.receive(request, open[0]?.id ?? 0, {});
    expect([await house.statusOf(device), await house.stocked()]).toEqual([
      'available', [{ site_id: null, quantity: 10, promised: 0 }],
    ]); // prettier-ignore
  });

  it('opens the return of a two-way order, and sends the return label in the parcel', async () => {
    const { orders, returns, patientId, request } = house;
    const [held, replacement] = [await house.held(), await house.unit()];
    const order = await house.place({ orderItems: [house.meters(1)], returnDevices: [{ id: held }] });
    expect(order.returns).toMatchObject([{ currentStatus: 'requested' }]);
    await house.send(order, replacement);
    await orders.deliver(request, order.id);
    const { returns: open } = shown(await orders.require(request.organizationId, order.id));
    expect(open).toMatchObject([{ currentStatus: 'labelSent' }]);
    const twice = await refusal(returns.create(request, { patient: { id: patientId }, returnDevices: [{ id: held }] }));
    expect(twice).toMatchObject({ code: 'device_not_returnable', errors: [{ pointer: '/returnDevices/0/id' }] });
    await returns.receive(request, open[0]?.id ?? 0, {});
    expect([await house.statusOf(held), await house.statusOf(replacement)]).toEqual(['available', 'withPatient']);
    expect((await house.events()).map(({ type }) => type)).toContain('device.associationRemoved');
  });

  it('adds delivered units to the stock of the site that receives them', async () => {
    const { orders, stock, siteId, request } = house;
    const device = await house.unit();
    const orderItems = [house.meters(1), house.strips(2)];
    const order = await house.place({ patient: null, site: { id: siteId }, orderItems });
    await house.send(order, device);
    await orders.deliver(request, order.id);
    expect(await house.look('select current_status, site_id from device where id = $1', device)).toEqual([
      { current_status: 'availableAtSite', site_id: siteId },
    ]);
    const page = await stock.list(request.organizationId, { siteId }, { page: 1, size: 15 });
    expect(page.content.map(({ text }) => JSON.parse(text) as object)).toMatchObject([
      { item: { id: house.itemId }, site: { id: siteId }, tracked: true, available: 1, promised: 0 },
      { item: { id: house.stripsId }, site: { id: siteId }, tracked: false, available: 2, promised: 0 },
    ]);
  });

  it('accepts any device of the item from the patient if a return asks only for a number of devices', async () => {
    const { returns, patientId, request } = house;
    const held = await house.held();
    const customerReturn = shown(await returns.create(request, { patient: { id: patientId }, returnItems: [house.meters(1)] }));
    const receive = async (device: number) =>
      returns.receive(request, customerReturn.id, { deviceIdentifiers: [await house.serialOf(device)] });
    const error = await refusal(receive(await house.unit()));
    expect(error?.errors).toMatchObject([{ pointer: '/deviceIdentifiers/0', code: 'not_asked_for' }]);
    const received = await receive(held);
    expect(JSON.parse(received.text)).toMatchObject({ currentStatus: 'received', returnItems: [{ count: 1, receivedCount: 1 }] });
    expect(await house.statusOf(held)).toBe('available');
  });

  it('rejects an order that contains more devices than one transaction can handle', async () => {
    const other = (await house.factory.item({ deviceIdentifierType: 'imei' })).id;
    const orderItems = [house.itemId, other].map((id) => ({ item: { id }, count: 501 }));
    expect(await refusal(house.place({ orderItems }))).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: '/orderItems', code: 'too_many' }],
    });
  });

  it.each([
    [{ patient: null }, 'recipient_required'],
    [{ site: { id: 1 } }, 'recipient_required'],
    [{ orderItems: [] }, 'order_empty'],
    [{ shippingOption: null }, 'shipping_option_required'],
  ] as [Partial<OrderInput>, string][])('rejects the invalid order %j', async (given, code) => {
    const body = { orderItems: [house.strips(1)], ...given };
    expect(await refusal(house.place(body))).toMatchObject({ code });
  });
});
