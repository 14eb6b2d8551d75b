import { type OrderInput, type Problem } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { DeviceRepository } from '../device.repository';
import { createTestDatabase, Factory, type TestDatabase } from '../testing';
import { ReturnRepository } from '../returns/return.repository';
import { OrderRepository } from './order.repository';
import { StockRepository } from './stock.repository';

interface ShownOrder {
  id: number;
  status: string;
  holdReason: string | null;
  packedKits: { id: number; devices: { id: number }[] }[];
  orderItems: { devices: { id: number }[] }[];
  returns: { id: number; status: string }[];
  orderEvents: { name: string }[];
}

describe('OrderRepository', () => {
  let database: TestDatabase;
  let service: DataSource;
  let orders: OrderRepository;
  let returns: ReturnRepository;
  let stock: StockRepository;
  let mine: Factory;
  let patientId: number;
  let siteId: number;
  let itemId: number;
  let countedId: number;
  let serial: (id: number) => Promise<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(20);
    [orders, returns, stock] = [new OrderRepository(service), new ReturnRepository(service), new StockRepository(service)];
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient()).id;
    siteId = (await mine.site({ address: siteAddress })).id;
    itemId = (await mine.item({ deviceIdentifierType: 'serial' })).id;
    countedId = (await mine.item({ name: 'Strips' })).id;
    await stock.adjust(request(), { itemId: countedId, change: 10 });
    serial = async (id) => {
      const [row] = await look<{ value: string }>('select value from device_identifier where device_id = $1', id);
      return row?.value ?? '';
    };
  });

  const siteAddress = { lineOne: '2 Example St', lineTwo: null, lineThree: null, city: 'Testville', state: 'CA', zipCode: '00000', country: 'US', note: null }; // prettier-ignore
  const request = () => ({ organizationId: mine.organizationId, ifMatch: null, idempotency: null });
  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const unit = async () => (await mine.device({ itemId, currentPatientId: null })).id;
  const place = async (given: Partial<OrderInput>) => {
    const body = { patient: { id: patientId }, shippingOption: 'standard', ...given } as OrderInput;
    return JSON.parse((await orders.create(request(), body)).text) as ShownOrder;
  };
  const shown = (json: { text: string }) => JSON.parse(json.text) as ShownOrder;
  const statusOf = async (id: number) =>
    (await look<{ s: string }>('select current_status as s from device where id = $1', id))[0]?.s;
  const counted = async () =>
    (await look('select site_id, quantity, promised from stock where item_id = $1 order by site_id nulls first', countedId)).map(
      (row) => row,
    );
  const events = () => look<{ type: string; subject_id: number; payload: { event?: string } }>(
    `select type, subject_id, payload from event where organization_id = $1 and type <> 'patient.created' order by id`, mine.organizationId); // prettier-ignore
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error as Problem,
    );

  it('goes from the order to the patient, and tells of every step', async () => {
    const device = await unit();
    const order = await place({
      orderItems: [
        { item: { id: itemId }, count: 1 },
        { item: { id: countedId }, count: 3 },
      ],
    });
    expect([order.status, await statusOf(device), await counted()]).toEqual([
      'received', 'allocated', [{ site_id: null, quantity: 10, promised: 3 }],
    ]); // prettier-ignore
    const packed = await orders.pack(request(), order.id, {
      orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(device)] }],
    });
    expect(shown(packed).orderItems[0]?.devices).toMatchObject([{ id: device }]);
    await orders.ship(request(), order.id, { trackingNumbers: [{ carrier: 'Example Post', value: 'T-1' }] });
    expect([await statusOf(device), await counted()]).toEqual(['inTransit', [{ site_id: null, quantity: 7, promised: 0 }]]);
    const delivered = shown(await orders.deliver(request(), order.id));
    expect(delivered).toMatchObject({ status: 'delivered', trackingNumbers: [{ carrier: 'Example Post', value: 'T-1' }] });
    expect(delivered.orderEvents.map(({ name }) => name)).toEqual(['received', 'packed', 'shipped', 'delivered']);
    expect(await look('select current_status, current_patient_id from device where id = $1', device)).toEqual([
      { current_status: 'withPatient', current_patient_id: patientId },
    ]);
    const told = await events();
    expect(told.filter(({ type }) => type === 'order.status').map(({ payload }) => payload)).toEqual(
      ['received', 'packed', 'shipped', 'delivered'].map((event) => ({ id: order.id, event })),
    );
    expect(told.filter(({ type }) => type === 'order.statusFull')).toHaveLength(4);
    expect(told.filter(({ type }) => type === 'device.associationCreated')).toHaveLength(1);
    const [{ n } = { n: 0 }] = await look<{ n: number }>('select count(*)::int as n from order_device where is_open');
    expect(n).toBe(0);
  });

  it('packs another device than the one that was promised, which is free again', async () => {
    const [promised, other] = [await unit(), await unit()];
    const order = await place({ orderItems: [{ item: { id: itemId }, count: 1 }] });
    expect([await statusOf(promised), await statusOf(other)]).toEqual(['allocated', 'available']);
    const deviceIdentifiers = [await serial(other)];
    await orders.pack(request(), order.id, { orderItems: [{ item: { id: itemId }, deviceIdentifiers }] });
    expect([await statusOf(promised), await statusOf(other)]).toEqual(['available', 'allocated']);
  });

  it('packs kits, each with its own devices, which come back as a kit', async () => {
    const devices = [await unit(), await unit()];
    const [{ id: kitId } = { id: 0 }] = await look<{ id: number }>(
      `insert into kit (organization_id, name, archived) values ($1, 'Starter', false) returning id`, mine.organizationId); // prettier-ignore
    await look('insert into kit_item (organization_id, kit_id, item_id, count) values ($1, $2, $3, 1), ($1, $2, $4, 2)',
      mine.organizationId, kitId, itemId, countedId); // prettier-ignore
    const order = await place({ orderKits: [{ kit: { id: kitId }, count: 2 }] });
    expect(await counted()).toEqual([{ site_id: null, quantity: 10, promised: 4 }]);
    const orderKits = await Promise.all(
      devices.map(async (id) => ({ kit: { id: kitId }, deviceIdentifiers: [await serial(id)] })),
    );
    const short = await refusal(orders.pack(request(), order.id, { orderKits: orderKits.slice(1) }));
    expect(short?.faults).toMatchObject([{ pointer: '/orderKits', code: 'not_the_count' }]);
    const { packedKits } = shown(await orders.pack(request(), order.id, { orderKits }));
    expect(packedKits.map((kit) => kit.devices.map(({ id }) => id))).toEqual(devices.map((id) => [id]));
    await orders.ship(request(), order.id, {});
    await orders.deliver(request(), order.id);
    const given = { patientId, returnPackedKits: [{ id: packedKits[0]?.id ?? 0 }] };
    const wanted = JSON.parse((await returns.create(request(), given)).text) as { id: number };
    await returns.receive(request(), wanted.id, {});
    expect(await Promise.all(devices.map(statusOf))).toEqual(['available', 'withPatient']);
    const kits = (await events()).filter(({ type }) => type === 'packedKit.event').map(({ payload }) => payload.event);
    expect(kits).toEqual(['packed', 'packed', 'shipped', 'shipped', 'delivered', 'delivered', 'received']);
  });

  it('refuses what there is too little of, says how much there is, and promises nothing', async () => {
    const device = await unit();
    const error = await refusal(
      place({
        orderItems: [
          { item: { id: itemId }, count: 2 },
          { item: { id: countedId }, count: 11 },
        ],
      }),
    );
    expect(error).toMatchObject({
      code: 'insufficient_inventory',
      faults: [
        { pointer: '/orderItems/0/count', detail: 'There are 1 free in the central stock.' },
        { pointer: '/orderItems/1/count', detail: 'There are 10 free in the central stock.' },
      ],
    });
    expect([await statusOf(device), await counted()]).toEqual(['available', [{ site_id: null, quantity: 10, promised: 0 }]]);
    expect(await events()).toEqual([]);
  });

  it.each(['tracked', 'counted'])('promises the last unit once, to one of fifty (%s)', async (kind) => {
    const id = kind === 'tracked' ? itemId : countedId;
    if (kind === 'tracked') await unit();
    else await stock.adjust(request(), { itemId: countedId, change: -9 });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => place({ orderItems: [{ item: { id }, count: 1 }] }).then(() => 'placed', (error: unknown) => (error as Problem).code)),
    ); // prettier-ignore
    expect(outcomes.sort()).toEqual([...Array.from({ length: 49 }, () => 'insufficient_inventory'), 'placed']);
  });

  it('promises or refuses what others free at the same moment', async () => {
    const orderItems = [{ item: { id: countedId }, count: 3 }];
    const placed = [await place({ orderItems }), await place({ orderItems }), await place({ orderItems })].map(({ id }) => id);
    for (let round = 0; round < 10; round++) {
      const freed = placed.splice(0, 2).map((id) => orders.cancel(request(), id, {}));
      const asked = Array.from({ length: 4 }, () =>
        place({ orderItems }).then(
          ({ id }) => placed.push(id),
          (error: unknown) => expect(error).toMatchObject({ code: 'insufficient_inventory' }),
        ),
      );
      await Promise.all([...freed, ...asked]);
      expect(await counted()).toEqual([{ site_id: null, quantity: 10, promised: 3 * placed.length }]);
    }
  });

  it('lets the database refuse what would promise a unit twice', async () => {
    const device = await unit();
    const order = await place({ orderItems: [{ item: { id: itemId }, count: 1 }] });
    const insert = `insert into order_device (organization_id, order_id, device_id, line) values ($1, $2, $3, 1)`;
    const other = await place({ orderItems: [{ item: { id: countedId }, count: 1 }] });
    await expect(look(insert, mine.organizationId, other.id, device)).rejects.toThrow('order_device_not_promised_twice');
    await expect(look('update stock set promised = 11 where item_id = $1', countedId)).rejects.toThrow(
      'stock_not_promised_twice',
    );
    expect(order.status).toBe('received');
  });

  it('takes no more devices in one order than one transaction can see to', async () => {
    const other = (await mine.item({ deviceIdentifierType: 'imei' })).id;
    const orderItems = [itemId, other].map((id) => ({ item: { id }, count: 501 }));
    expect(await refusal(place({ orderItems }))).toMatchObject({
      code: 'invalid_input',
      faults: [{ pointer: '/orderItems', code: 'too_many' }],
    });
  });

  it('frees what a cancelled order was promised', async () => {
    const device = await unit();
    const orderItems = [{ item: { id: itemId }, count: 1 }, { item: { id: countedId }, count: 4 }]; // prettier-ignore
    const order = await place({ orderItems });
    expect(shown(await orders.cancel(request(), order.id, {})).status).toBe('cancelled');
    expect([await statusOf(device), await counted()]).toEqual(['available', [{ site_id: null, quantity: 10, promised: 0 }]]);
    expect(await refusal(orders.cancel(request(), order.id, {}))).toMatchObject({ code: 'conflict' });
    expect((await place({ orderItems })).status).toBe('received');
  });

  it('waits for an address', async () => {
    const { id } = await mine.patient({ address: null });
    const order = await place({ patient: { id }, orderItems: [{ item: { id: countedId }, count: 1 }] });
    expect(order).toMatchObject({ status: 'onHold', holdReason: 'address_incomplete' });
    expect(await refusal(orders.pack(request(), order.id, {}))).toMatchObject({ code: 'conflict' });
    await look(
      `update patient set address = '{"lineOne":"1 Example St","city":"Testville","zipCode":"00000","country":"US"}' where id = $1`,
      id,
    );
    expect(shown(await orders.pack(request(), order.id, {}))).toMatchObject({ status: 'packed', holdReason: null });
  });

  it('waits when a device that was promised to it is lost, and is packed with another', async () => {
    const lost = await unit();
    const order = await place({ orderItems: [{ item: { id: itemId }, count: 1 }] });
    await new DeviceRepository(service).change(request(), lost, { currentStatus: 'lost' });
    expect(shown(await orders.require(mine.organizationId, order.id))).toMatchObject({
      status: 'onHold',
      holdReason: 'device_missing',
    });
    const other = await unit();
    await orders.pack(request(), order.id, { orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(other)] }] });
    expect(await statusOf(other)).toBe('allocated');
  });

  it('still tells of a device that was lost on the way, and leaves it to the order that has it next', async () => {
    const device = await unit();
    const orderItems = [{ item: { id: itemId }, count: 1 }];
    const send = async () => {
      const { id } = await place({ orderItems });
      await orders.pack(request(), id, { orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(device)] }] });
      await orders.ship(request(), id, {});
      return id;
    };
    const first = await send();
    const devices = new DeviceRepository(service);
    await devices.change(request(), device, { currentStatus: 'lost' });
    await devices.change(request(), device, { currentStatus: 'available' });
    const next = await send();
    const sent = { status: 'delivered', orderItems: [{ devices: [{ id: device }] }] };
    expect(shown(await orders.deliver(request(), first))).toMatchObject(sent);
    expect(await statusOf(device)).toBe('inTransit');
    expect(shown(await orders.deliver(request(), next))).toMatchObject(sent);
    expect(await statusOf(device)).toBe('withPatient');
  });

  it('brings back what could not be delivered', async () => {
    const device = await unit();
    const order = await place({ orderItems: [{ item: { id: itemId }, count: 1 }, { item: { id: countedId }, count: 2 }] }); // prettier-ignore
    await orders.pack(request(), order.id, { orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(device)] }] });
    await orders.ship(request(), order.id, {});
    const failed = shown(await orders.fail(request(), order.id, { reason: 'No such street' }));
    const { status, returns: open } = failed;
    expect(status).toBe('failed');
    expect(open).toMatchObject([{ status: 'inTransit' }]);
    await returns.receive(request(), open[0]?.id ?? 0, {});
    expect([await statusOf(device), await counted()]).toEqual(['available', [{ site_id: null, quantity: 10, promised: 0 }]]);
  });

  it('takes back what a two-way order names, with its label in the parcel', async () => {
    const held = (await mine.device({ itemId, currentPatientId: patientId })).id;
    const replacement = await unit();
    const order = await place({ orderItems: [{ item: { id: itemId }, count: 1 }], returnDevices: [{ id: held }] });
    expect(order.returns).toMatchObject([{ status: 'requested' }]);
    await orders.pack(request(), order.id, {
      orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(replacement)] }],
    });
    await orders.ship(request(), order.id, {});
    await orders.deliver(request(), order.id);
    const { returns: open } = shown(await orders.require(mine.organizationId, order.id));
    expect(open).toMatchObject([{ status: 'labelSent' }]);
    const twice = await refusal(returns.create(request(), { patientId, returnDevices: [{ id: held }] }));
    expect(twice).toMatchObject({ code: 'device_not_returnable', faults: [{ pointer: '/returnDevices/0/id' }] });
    await returns.receive(request(), open[0]?.id ?? 0, {});
    expect([await statusOf(held), await statusOf(replacement)]).toEqual(['available', 'withPatient']);
    expect((await events()).map(({ type }) => type)).toContain('device.associationRemoved');
  });

  it('stocks a site with what is delivered to it', async () => {
    const device = await unit();
    const order = await place({ patient: null, site: { id: siteId }, orderItems: [{ item: { id: itemId }, count: 1 }, { item: { id: countedId }, count: 2 }] }); // prettier-ignore
    await orders.pack(request(), order.id, { orderItems: [{ item: { id: itemId }, deviceIdentifiers: [await serial(device)] }] });
    await orders.ship(request(), order.id, {});
    await orders.deliver(request(), order.id);
    expect(await look('select current_status, site_id from device where id = $1', device)).toEqual([
      { current_status: 'availableAtSite', site_id: siteId },
    ]);
    const page = await stock.list(mine.organizationId, { siteId }, { page: 1, size: 15 });
    expect(page.content.map(({ text }) => JSON.parse(text) as object)).toMatchObject([
      { item: { id: itemId }, site: { id: siteId }, tracked: true, available: 1, promised: 0 },
      { item: { id: countedId }, site: { id: siteId }, tracked: false, available: 2, promised: 0 },
    ]);
  });

  it('receives devices of an item that were asked for by count', async () => {
    const held = (await mine.device({ itemId, currentPatientId: patientId })).id;
    const given = { patientId, returnItems: [{ item: { id: itemId }, count: 1 }] };
    const wanted = JSON.parse((await returns.create(request(), given)).text) as { id: number };
    const stranger = await unit();
    const error = await refusal(returns.receive(request(), wanted.id, { deviceIdentifiers: [await serial(stranger)] }));
    expect(error?.faults).toMatchObject([{ pointer: '/deviceIdentifiers/0', code: 'not_asked_for' }]);
    const received = await returns.receive(request(), wanted.id, { deviceIdentifiers: [await serial(held)] });
    expect(JSON.parse(received.text)).toMatchObject({ status: 'received', returnItems: [{ count: 1, received: 1 }] });
    expect(await statusOf(held)).toBe('available');
  });

  it.each([
    [{ patient: null }, 'recipient_required'],
    [{ site: { id: 1 } }, 'recipient_required'],
    [{ orderItems: [] }, 'order_empty'],
    [{ shippingOption: null }, 'shipping_option_required'],
  ] as [Partial<OrderInput>, string][])('refuses %j', async (given, code) => {
    const body = { orderItems: [{ item: { id: countedId }, count: 1 }], ...given };
    expect(await refusal(place(body))).toMatchObject({ code });
  });
});
