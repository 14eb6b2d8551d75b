import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RpmAdmin } from '../testing/rpm-admin';
import { type PlacedOrder, Warehouse } from '../testing/warehouse';

describe('order and return commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let warehouse: Warehouse;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    warehouse = await Warehouse.inNewOrganization(database);
  });

  const run = (args: unknown[], stdin?: object) =>
    admin.json([...args.map(String), ...warehouse.ours], { stdin: JSON.stringify(stdin) });
  const order = (...args: unknown[]) => run(['order', ...args]) as Promise<PlacedOrder>;
  const back = (...args: unknown[]) => run(['return', ...args]);
  const refused = (...args: unknown[]) => admin.failure([...args.map(String), ...warehouse.ours]);
  const ids = (devices: { id: number }[] | undefined) => devices?.map(({ id }) => id);

  it('record an order from creation to delivery, and then its return', async () => {
    const { itemId: meter, stripsId: strips, patientId } = warehouse;
    const { id: deviceId, serial } = await warehouse.unit();
    const stateOfDevice = () =>
      warehouse.look('select current_status as status, current_patient_id as holder from device where id = $1', deviceId);
    const orderItems = [
      { item: { id: meter }, count: 1 },
      { item: { id: strips }, count: 2 },
    ];
    const body = { patient: { id: patientId }, orderItems, shippingOption: 'standard', externalIdentifiers: ['PO-1'] };
    const placed = (await run(['order', 'create', '-'], body)) as PlacedOrder;
    const { id } = placed;
    expect(await order('show', id)).toEqual(placed);
    const listed = await order('list', '--external-identifier', 'PO-1', '--current-status', 'received');
    expect(listed).toMatchObject({ content: [placed], total: 1 });
    const packed = await order('pack', id, '--device', serial);
    expect([packed.currentStatus, ids(packed.orderItems[0]?.devices)]).toEqual(['packed', [deviceId]]);
    const shipped = await order('ship', id, '--tracking', 'Example Post:T-1', '--tracking', 'Ex: Air:T-2');
    expect(shipped.trackingNumbers).toEqual([
      { carrier: 'Example Post', value: 'T-1' },
      { carrier: 'Ex: Air', value: 'T-2' },
    ]);
    expect(await order('deliver', id)).toMatchObject({ currentStatus: 'delivered' });
    expect(await stateOfDevice()).toEqual([{ status: 'withPatient', holder: patientId }]);

    const wanted = (await run(['return', 'create', '-'], {
      patient: { id: patientId },
      returnDevices: [{ id: deviceId }],
    })) as PlacedOrder;
    expect(await back('ship', wanted.id, '--tracking', 'Example Post:R-1')).toMatchObject({ currentStatus: 'inTransit' });
    const received = await back('receive', wanted.id, '--device', serial);
    expect(received).toMatchObject({ currentStatus: 'received', returnDevices: [{ received: true }] });
    expect(await back('show', wanted.id)).toEqual(received);
    expect(await back('list', '--patient-id', patientId)).toMatchObject({ content: [received] });
    expect(await stateOfDevice()).toEqual([{ status: 'available', holder: null }]);
  });

  it('change an order until it is packed, and add tracking numbers after it was shipped', async () => {
    const { id } = await warehouse.place();
    expect(await run(['order', 'change', id, '-'], { orderNotes: ['Ring twice'] })).toMatchObject({ orderNotes: ['Ring twice'] });
    expect(await refused('order', 'add-tracking-numbers', id, '--tracking', 'Example Post:T-1')).toMatchObject({
      exitCode: 1,
      error: { code: 'conflict' },
    });
    await order('pack', id);
    await order('ship', id);
    expect(await order('add-tracking-numbers', id, '--tracking', 'Example Post:T-1')).toMatchObject({
      trackingNumbers: [{ carrier: 'Example Post', value: 'T-1' }],
    });
    expect(await refused('order', 'add-tracking-numbers', id)).toMatchObject({ exitCode: 64 });
  });

  it('warn if another order has the same tracking number', async () => {
    const [one, other] = [await warehouse.pack(await warehouse.place()), await warehouse.pack(await warehouse.place())];
    const ship = (id: number, operation: string, value: string) =>
      admin.run(['order', operation, String(id), ...warehouse.ours, '--json', '--tracking', `Example Post:${value}`]);
    expect((await ship(one.id, 'ship', 'T-1')).stderr).toBe('');
    const notice = `Order ${other.id} has a tracking number that order ${one.id} has too. Check which order has this parcel.`;
    expect((await ship(other.id, 'ship', 'T-1')).stderr).toBe(`${JSON.stringify({ notice })}\n`);
    expect((await ship(one.id, 'add-tracking-numbers', 'T-2')).stderr).toContain(
      `Order ${one.id} has a tracking number that order ${other.id} has too.`,
    );
  });

  it('store the reason when an order is cancelled or fails', async () => {
    const { id: first } = await warehouse.place();
    expect(await order('cancel', first, '--reason', 'Moved away')).toMatchObject({ currentStatus: 'cancelled' });
    const { id } = await warehouse.place();
    expect(await order('pack', id)).toMatchObject({ currentStatus: 'packed' });
    await order('ship', id);
    const failed = await order('fail', id, '--reason', 'No such street');
    expect(failed).toMatchObject({ currentStatus: 'failed', returns: [{ currentStatus: 'inTransit' }] });
    expect(await back('receive', failed.returns[0]?.id)).toMatchObject({
      currentStatus: 'received',
      returnItems: [{ receivedCount: 1 }],
    });
    const returnItems = [{ item: { id: warehouse.stripsId }, count: 1 }];
    const wanted = (await run(['return', 'create', '-'], { patient: { id: warehouse.patientId }, returnItems })) as PlacedOrder;
    expect(await back('cancel', wanted.id)).toMatchObject({ currentStatus: 'cancelled' });
    const reasons = await warehouse.look('select reason from order_event where reason is not null order by id');
    expect(reasons).toEqual([{ reason: 'Moved away' }, { reason: 'No such street' }]);
  });

  it('print an order’s contents in one line, and export all of its properties', async () => {
    const { itemId: meter, patientId } = warehouse;
    const { id: deviceId, serial } = await warehouse.unit();
    const { id } = await warehouse.place({ orderItems: [{ item: { id: meter }, count: 1 }], orderNotes: ['Ring twice'] });
    const { stdout } = await admin.run(['order', 'pack', String(id), '--device', serial, ...warehouse.ours]);
    const lines = Object.fromEntries(stdout.split('\n').map((line) => line.split('\t'))) as Record<string, string>;
    expect(lines).toMatchObject({
      ...{ id: String(id), status: 'packed', 'patient id': String(patientId), 'site id': '', sends: '1 × Example Meter' },
      ...{ devices: `${deviceId} serial:${serial}`, notes: 'Ring twice', tracking: '' },
      events: expect.stringMatching(/^received 2\S+Z,packed 2\S+Z by rpm-admin$/),
    });
    const listed = await admin.run(['order', 'list', ...warehouse.ours]);
    expect(listed.stdout.split('\t').slice(0, 6)).toEqual([String(id), 'packed', '', String(patientId), '', '1 × Example Meter']);
    const { stdout: exported } = await admin.run(['order', 'export', ...warehouse.ours]);
    expect(JSON.parse(exported)).toEqual(await order('show', id));
  });

  it('assign packed devices to the right order lines and kits for any sequence of the --device options', async () => {
    const { factory, itemId: meter, stripsId: strips } = warehouse;
    const { id: cuff } = await factory.item({ name: 'Cuff', deviceIdentifierType: 'serial' });
    const meters = [await warehouse.unit(), await warehouse.unit(), await warehouse.unit()];
    const cuffs = [await warehouse.unit(cuff), await warehouse.unit(cuff)];
    const add = `with k as (insert into kit (organization_id, name, archived) values ($1, 'Starter', false) returning id)
      insert into kit_item (organization_id, kit_id, item_id, count)
      select $1, k.id, g.* from k, unnest(array[$2, $3, $4]::bigint[], array[1, 1, 2]) as g returning kit_id as id`;
    const [kit] = await warehouse.look<{ id: number }>(add, factory.organizationId, meter, cuff, strips);
    const orderKits = [{ kit: { id: kit?.id ?? 0 }, count: 2 }];
    const { id } = await warehouse.place({ orderItems: [{ item: { id: meter }, count: 1 }], orderKits });
    const scanned = [cuffs[1], meters[2], meters[0], cuffs[0], meters[1]].flatMap((one) => ['--device', one?.serial]);

    const few = await refused('order', 'pack', id, ...scanned.slice(0, 6));
    const lacking = (item: number) => ({
      ...{ parameter: '--device', code: 'not_the_count' },
      detail: `Name 1 device(s) of item ${item}; 0 were named.`,
    });
    expect(few).toMatchObject({ exitCode: 64, error: { code: 'invalid_input', errors: [lacking(meter), lacking(cuff)] } });
    const stranger = await warehouse.unit((await factory.item({ name: 'Scale' })).id);
    const other = await refused('order', 'pack', id, ...scanned, '--device', stranger.serial, '--device', 'nowhere');
    expect(other).toMatchObject({ exitCode: 64, error: { errors: [{ code: 'not_found' }, { code: 'not_ordered' }] } });

    const packed = await order('pack', id, ...scanned);
    expect(packed.orderItems.map(({ devices }) => ids(devices))).toEqual([[meters[2]?.id]]);
    expect(packed.packedKits.map(({ devices }) => ids(devices))).toEqual([
      [meters[0]?.id, cuffs[1]?.id],
      [meters[1]?.id, cuffs[0]?.id],
    ]);
  });

  it('pack an order with a JSON body in the format of the API', async () => {
    const { serial } = await warehouse.unit();
    const { id } = await warehouse.place({ orderItems: [{ item: { id: warehouse.itemId }, count: 1 }] });
    const body = { orderItems: [{ item: { id: warehouse.itemId }, deviceIdentifiers: [serial] }] };
    expect(await run(['order', 'pack', id, '-'], body)).toMatchObject({ currentStatus: 'packed' });
  });

  it.each([
    [['order', 'show', '9007199254740991'], 1, 'not_found'],
    [['order', 'deliver', 'x'], 64, 'usage'],
    [['order', 'list', '--current-status', 'gone'], 64, 'invalid_input'],
    [['order', 'ship'], 64, 'usage'],
    [['order', 'ship', '1', '--from', 'x.csv'], 64, 'usage'],
    [['order', 'ship', '--from', 'x.csv', '--tracking', 'a:b'], 64, 'usage'],
    [['order', 'ship', '1', '--tracking', 'CANARY'], 64, 'usage'],
    [['order', 'ship', '1', '--tracking', `Post:CANARY${'1'.repeat(100)}`], 64, 'invalid_input'],
    [['order', 'ship', '--from', '/nowhere'], 66, 'file_unavailable'],
    [['order', 'pack', '1', 'x.json', '--device', 'x'], 64, 'usage'],
    [['return', 'receive', '9007199254740991', '--device', 'x'], 1, 'not_found'],
  ] as [string[], number, string][])('report an error for the arguments %j', async (args, exitCode, code) => {
    const failure = await refused(...args);
    expect(failure).toMatchObject({ exitCode, error: { code } });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it.each([
    [{ site: { id: 1 } }, 65, 'recipient_required'],
    [{ orderItems: [] }, 65, 'order_empty'],
    [{ shippingOption: null }, 65, 'shipping_option_required'],
    [{}, 1, 'insufficient_inventory'],
  ])('reject the arguments %j', async (input, exitCode, code) => {
    const { patientId, stripsId: strips } = warehouse;
    const body = { patient: { id: patientId }, orderItems: [{ item: { id: strips }, count: 99 }], shippingOption: 'standard' };
    const stdin = JSON.stringify({ ...body, ...input });
    const failure = await admin.failure(['order', 'create', '-', ...warehouse.ours], { stdin });
    expect(failure).toMatchObject({ exitCode, error: { code } });
  });
});
