import { type Database } from '@rpm/database';
import { type OrderInput, type Problem, type ReceiveInput, type ReturnInput } from '@rpm/domain';
import { DeviceRepository } from '../device/device.repository';
import { OrderRepository } from '../order/order.repository';
import { StockRepository } from '../stock/stock.repository';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { ReturnRepository } from './return.repository';

interface Shown {
  id: number;
  returns: { id: number }[];
  packedKits: { id: number }[];
  returnItems: { count: number; received: number | null }[];
  returnDevices: { device: { id: number }; packedKitId: number | null; received: boolean | null }[];
}

describe('ReturnRepository', () => {
  let database: TestDatabase;
  let service: Database;
  let orders: OrderRepository;
  let returns: ReturnRepository;
  let devices: DeviceRepository;
  let stock: StockRepository;
  let mine: Factory;
  let patientId: number;
  let siteId: number;
  let itemId: number;
  let countedId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    orders = new OrderRepository(service);
    returns = new ReturnRepository(service);
    devices = new DeviceRepository(service);
    stock = new StockRepository(service);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient()).id;
    const address = { lineOne: '2 Example St', lineTwo: null, lineThree: null, city: 'Testville', state: 'CA', zipCode: '00000', country: 'US', note: null }; // prettier-ignore
    siteId = (await mine.site({ address })).id;
    itemId = (await mine.item({ deviceIdentifierType: 'serial' })).id;
    countedId = (await mine.item()).id;
    await stock.adjust(request(), { item: { id: countedId }, change: 10 });
  });

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const read = async (work: Promise<{ text: string }>) => JSON.parse((await work).text) as Shown;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error as Problem,
    );
  const stocked = () =>
    look<object>('select site_id, quantity from stock where item_id = $1 order by site_id nulls first', countedId);
  const statusOf = async (id: number) =>
    (await look<{ s: string }>('select current_status as s from device where id = $1', id))[0]?.s;
  const nameOf = async (id: number) =>
    (await look<{ value: string }>('select value from device_identifier where device_id = $1', id))[0]?.value ?? '';
  const held = async () => (await mine.device({ itemId, currentPatientId: patientId })).id;
  const open = (given: ReturnInput) => read(returns.create(request(), given));
  const receive = (id: number, given: ReceiveInput = {}) => read(returns.receive(request(), id, given));
  const kitOf = async (items: readonly number[]) => {
    const [kit] = await look<{ id: number }>(`insert into kit (organization_id, name, archived) values ($1, 'Kit', false) returning id`, mine.organizationId); // prettier-ignore
    const id = kit?.id ?? 0;
    await look('insert into kit_item (organization_id, kit_id, item_id, count) select $1, $2, unnest($3::bigint[]), 1', mine.organizationId, id, items); // prettier-ignore
    return id;
  };
  /** Packs an order with the given devices, and ships it. */
  const send = async (given: Partial<OrderInput>, kits: { kit: { id: number }; deviceIdentifiers: string[] }[] = []) => {
    const body = { ...(!given.site && { patient: { id: patientId } }), shippingOption: 'standard', ...given } as OrderInput;
    const { id } = await read(orders.create(request(), body));
    const packed = await read(orders.pack(request(), id, { orderKits: kits }));
    await orders.ship(request(), id, {});
    return packed;
  };

  it('subtracts the units of a received return from the stock of the site, and rejects a return of more units than the site has', async () => {
    const { id } = await send({ site: { id: siteId }, orderItems: [{ item: { id: countedId }, count: 4 }] });
    await orders.deliver(request(), id);
    const first = await open({ site: { id: siteId }, returnItems: [{ item: { id: countedId }, count: 3 }] });
    const second = await open({ site: { id: siteId }, returnItems: [{ item: { id: countedId }, count: 3 }] });
    await receive(first.id);
    const left = [{ site_id: null, quantity: 9 }, { site_id: siteId, quantity: 1 }]; // prettier-ignore
    expect(await stocked()).toEqual(left);
    expect(await refusal(receive(second.id))).toMatchObject({ code: 'conflict' });
    expect(await stocked()).toEqual(left);
  });

  it('does not change the stock of a site when a parcel comes back that never reached the site', async () => {
    const { id } = await send({ site: { id: siteId }, orderItems: [{ item: { id: countedId }, count: 4 }] });
    const [back] = (await read(orders.fail(request(), id, {}))).returns;
    await receive(back?.id ?? 0);
    expect(await stocked()).toEqual([{ site_id: null, quantity: 10 }]);
  });

  it('combines units that were sent alone and in a kit into one return line', async () => {
    const kitId = await kitOf([countedId]);
    const orderItems = [{ item: { id: countedId }, count: 2 }];
    const { id } = await send({ orderItems, orderKits: [{ kit: { id: kitId }, count: 1 }] });
    const [back] = (await read(orders.fail(request(), id, {}))).returns;
    const twice = { item: { id: countedId }, count: 1 };
    const repeated = await refusal(receive(back?.id ?? 0, { returnItems: [twice, twice] }));
    expect(repeated?.errors).toMatchObject([{ pointer: '/returnItems/1/item/id', code: 'repeated' }]);
    const { returnItems } = await receive(back?.id ?? 0, { returnItems: [{ item: { id: countedId }, count: 2 }] });
    expect(returnItems).toMatchObject([{ count: 3, receivedCount: 2 }]);
    expect(await stocked()).toEqual([{ site_id: null, quantity: 9 }]);
  });

  it.each([
    ['is found in the stock', { site: null, currentStatus: 'available' }],
    ['is lost', { currentStatus: 'lost' }],
  ] as const)('removes a device from an open return if the device %s', async (_what, patch) => {
    const [device, other] = [await held(), await held()];
    const customerReturn = await open({ patient: { id: patientId }, returnDevices: [{ id: device }, { id: other }] });
    if (patch.currentStatus === 'available') await devices.change(request(), device, { currentStatus: 'lost' });
    await devices.change(request(), device, patch);
    expect((await receive(customerReturn.id)).returnDevices).toMatchObject([{ device: { id: other }, received: true }]);
    expect([await statusOf(device), await statusOf(other)]).toEqual([patch.currentStatus, 'available']);
  });

  it('removes a device from an open return if somebody else holds it or it is back in stock', async () => {
    const [moved, back] = [await held(), await held()];
    await devices.change(request(), moved, { site: { id: siteId } });
    const customerReturn = await open({ patient: { id: patientId }, returnDevices: [{ id: moved }, { id: back }] });
    await devices.disassociate(request(), moved, { patient: { id: patientId } });
    const atSite = await read(returns.require(mine.organizationId, customerReturn.id));
    expect(atSite.returnDevices).toHaveLength(2);
    await devices.associate(request(), moved, { patient: { id: (await mine.patient()).id } });
    await devices.disassociate(request(), back, { patient: { id: patientId } });
    expect((await receive(customerReturn.id)).returnDevices).toEqual([]);
    expect([await statusOf(moved), await statusOf(back)]).toEqual(['withPatient', 'available']);
  });

  it('lists a device only once although it belongs to several packed kits', async () => {
    const { id: device } = await mine.device({ itemId, currentPatientId: null });
    const kitId = await kitOf([itemId]);
    const kits: number[] = [];
    for (let nth = 0; nth < 2; nth++) {
      if (nth > 0) await receive((await open({ patient: { id: patientId }, returnDevices: [{ id: device }] })).id);
      const orderKits = [{ kit: { id: kitId }, count: 1 }];
      const sent = await send({ orderKits }, [{ kit: { id: kitId }, deviceIdentifiers: [await nameOf(device)] }]);
      await orders.deliver(request(), sent.id);
      kits.push(...sent.packedKits.map(({ id }) => id));
    }
    const customerReturn = await open({ patient: { id: patientId }, returnPackedKits: kits.map((id) => ({ id })) });
    expect(customerReturn.returnDevices).toMatchObject([{ device: { id: device } }]);
  });

  it('rejects a return of more than a thousand devices, including those in packed kits', async () => {
    const { id: device } = await mine.device({ itemId, currentPatientId: null });
    const kitId = await kitOf([itemId]);
    const orderKits = [{ kit: { id: kitId }, count: 1 }];
    const sent = await send({ orderKits }, [{ kit: { id: kitId }, deviceIdentifiers: [await nameOf(device)] }]);
    await orders.deliver(request(), sent.id);
    const [packedKit] = sent.packedKits;
    await look(
      `with added as (
         insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
         select $1, $2, $3, 'withPatient', false from generate_series(1, 1000) returning id
       )
       insert into order_device (organization_id, order_id, device_id, line, packed_kit_id, is_open) select $1, $4, id, 1, $5, false from added`,
      ...[mine.organizationId, itemId, patientId, sent.id, packedKit?.id],
    );
    const rejected = await refusal(open({ patient: { id: patientId }, returnPackedKits: [{ id: packedKit?.id ?? 0 }] }));
    expect(rejected).toMatchObject({ code: 'invalid_input', errors: [{ pointer: '/returnPackedKits', code: 'too_many' }] });
  });

  it('accepts a device from a site although its status was set to returning by hand', async () => {
    const { id: device } = await mine.device({ itemId, siteId, currentStatus: 'availableAtSite', currentPatientId: null });
    await devices.change(request(), device, { currentStatus: 'returning' });
    const customerReturn = await open({ site: { id: siteId }, returnDevices: [{ id: device }] });
    await returns.ship(request(), customerReturn.id, {});
    await receive(customerReturn.id);
    expect(await statusOf(device)).toBe('available');
  });

  it('makes a reserved device available at the site to which it was moved when its order is cancelled', async () => {
    const { id: device } = await mine.device({ itemId, currentPatientId: null });
    const given = { patient: { id: patientId }, shippingOption: 'standard', orderItems: [{ item: { id: itemId }, count: 1 }] };
    const { id } = await read(orders.create(request(), given as OrderInput));
    await devices.change(request(), device, { site: { id: siteId } });
    await orders.cancel(request(), id, {});
    expect(await statusOf(device)).toBe('availableAtSite');
  });
});
