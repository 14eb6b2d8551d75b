import { Factory } from '@rpm/data-access/testing';
import { OrderDesk } from '../testing/order-desk';
import { TestApi } from '../testing/test-api';

const INSTANT = expect.stringMatching(/Z$/) as string;
const ID = expect.any(Number) as number;

describe('/api/v3/order', () => {
  let api: TestApi;
  let desk: OrderDesk;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    desk = await OrderDesk.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) });
  });

  const shownAt = async (path: string) => (await desk.try('GET', path)).json as object;
  const embeddedItem = async (id: number) => {
    const { orderable, deviceIdentifierType, size, readingKinds, ...item } = (await shownAt(`item/${id}`)) as Record<
      string,
      unknown
    >;
    return item;
  };
  const embeddedPatient = async () => {
    const { archived, enrolled, site, timeZone, ...patient } = (await shownAt(`patient/${desk.patientId}`)) as Record<
      string,
      unknown
    >;
    return patient;
  };
  const events = (type: string) =>
    api.database.dataSource.query<{ subject_id: number; payload: object }[]>(
      'select subject_id, payload from event where organization_id = $1 and type = $2 order by id',
      [desk.factory.organizationId, type],
    );

  it('goes from the order to the patient, shown whole at every step, and each step is told of as it is shown', async () => {
    const [meter, strips, patient] = [
      await embeddedItem(desk.itemId),
      await embeddedItem(desk.stripsId),
      await embeddedPatient(),
    ];
    const kit = { id: desk.kitId, name: 'Example starter kit' };
    const given = { externalOrderIds: ['B-2', 'A-1'], orderNotes: ['Ring twice.', 'Then once.'], emailLabel: true };
    const placed = await desk.place({ ...desk.everything, ...given, returnItems: [desk.strips(2)] });
    const whole = {
      id: placed.id,
      status: 'received',
      holdReason: null,
      patient,
      site: null,
      orderItems: [
        { item: meter, count: 1, devices: [] as object[] },
        { item: strips, count: 3, devices: [] },
      ],
      orderKits: [{ kit, count: 1 }],
      packedKits: [] as object[],
      returns: [{ id: ID, status: 'labelSent' }],
      externalOrderIds: ['A-1', 'B-2'],
      orderNotes: ['Ring twice.', 'Then once.'],
      shippingOption: 'standard',
      emailLabel: true,
      trackingNumbers: [] as object[],
      orderEvents: [{ name: 'received', eventTimestamp: INSTANT }],
      createTimestamp: INSTANT,
    };
    expect(placed).toEqual(whole);

    const packed = await desk.pack(placed);
    const [single, inKit] = [packed.orderItems[0]?.devices ?? [], packed.packedKits[0]?.devices ?? []];
    const name = { id: ID, deviceIdentifiers: [{ type: 'serial', value: expect.stringMatching(/^SN-/) as string }] };
    const withDevices = {
      ...whole,
      status: 'packed',
      orderItems: [{ ...whole.orderItems[0], devices: [name] }, whole.orderItems[1]],
      packedKits: [{ id: ID, kit, devices: [name] }],
      orderEvents: [...whole.orderEvents, { name: 'packed', eventTimestamp: INSTANT }],
    };
    expect(packed).toEqual(withDevices);

    const trackingNumbers = [
      { carrier: 'Example Post', value: 'EX-2' },
      { carrier: 'Example Post', value: 'EX-1' },
    ];
    const shipped = await desk.ship(packed, trackingNumbers);
    const onItsWay = {
      ...withDevices,
      status: 'shipped',
      trackingNumbers,
      orderEvents: [...withDevices.orderEvents, { name: 'shipped', eventTimestamp: INSTANT }],
    };
    expect(shipped).toEqual(onItsWay);

    const delivered = await desk.deliver(shipped);
    const there = {
      ...onItsWay,
      status: 'delivered',
      orderEvents: [...onItsWay.orderEvents, { name: 'delivered', eventTimestamp: INSTANT }],
    };
    expect(delivered).toEqual(there);
    expect(await shownAt(`order/${placed.id}`)).toEqual(delivered);
    for (const { id } of [...single, ...inKit]) {
      expect(await shownAt(`device/${id}`)).toMatchObject({ currentStatus: 'withPatient', currentPatient: patient });
    }

    const steps = [placed, packed, shipped, delivered];
    expect(await events('order.statusFull')).toEqual(steps.map((payload) => ({ subject_id: placed.id, payload })));
    expect(await events('order.status')).toEqual(
      steps.map(({ id, status }) => ({ subject_id: id, payload: { id, event: status } })),
    );
    expect(await events('packedKit.event')).toEqual(
      steps.slice(1).map(({ id, status, packedKits: [packedKit] }) => ({
        subject_id: packedKit?.id,
        payload: { event: status, orderId: id, packedKit },
      })),
    );
  });

  it('stocks a site', async () => {
    const { id: deviceId } = await desk.device();
    const orderItems = [desk.meters(1), desk.strips(4)];
    const placed = await desk.place({ patient: null, site: { id: desk.siteId }, orderItems, shippingOption: 'overnight' });
    const delivered = await desk.deliver(await desk.ship(await desk.pack(placed)));
    const site = await shownAt(`site/${desk.siteId}`);
    expect(delivered).toMatchObject({ status: 'delivered', patient: null, site, shippingOption: 'overnight' });
    expect(await shownAt(`device/${deviceId}`)).toMatchObject({ currentStatus: 'availableAtSite', site: { id: desk.siteId } });
    expect(await shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({
      content: [
        { site: null, available: 96, promised: 0 },
        { site: { id: desk.siteId, name: 'Example Clinic' }, available: 4, promised: 0 },
      ],
    });
  });

  it('waits until it is known where to send it', async () => {
    const { id } = await desk.factory.patient({ address: { city: 'Testville', country: 'US', lineOne: '', lineTwo: null, state: null, zipCode: '00000' } }); // prettier-ignore
    const placed = await desk.place({ patient: { id }, orderItems: [desk.strips(1)] });
    expect(placed).toMatchObject({ status: 'onHold', holdReason: 'address_incomplete' });
    expect(placed.orderEvents.map(({ name }) => name)).toEqual(['received', 'onHold']);
    expect((await events('order.status')).map(({ payload }) => payload)).toEqual([
      { id: placed.id, event: 'received' },
      { id: placed.id, event: 'onHold' },
    ]);
    const refused = await desk.try('POST', `order/${placed.id}/pack`, {});
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    await desk.try('PATCH', `patient/${id}`, { address: { lineOne: '3 Example St' } });
    expect(await desk.pack(placed)).toMatchObject({ status: 'packed', holdReason: null });
  });

  it('waits where a device is gone, and takes another', async () => {
    const lost = await desk.device();
    const placed = await desk.place({ orderItems: [desk.meters(1)] });
    expect((await desk.try('PATCH', `device/${lost.id}`, { currentStatus: 'lost' })).status).toBe(200);
    expect(await desk.find(placed.id)).toMatchObject({ status: 'onHold', holdReason: 'device_missing' });
    const { identifier } = await desk.device();
    const orderItems = [{ item: { id: desk.itemId }, deviceIdentifiers: [identifier] }];
    expect(await desk.actOn('order', placed, 'pack', { orderItems })).toMatchObject({ status: 'packed', holdReason: null });
  });

  it('is given up before it ships, and what was promised is free', async () => {
    const device = await desk.device();
    for (const isPacked of [false, true]) {
      const placed = await desk.place({ orderItems: [desk.meters(1), desk.strips(5)], returnItems: [desk.strips(1)] });
      expect(await desk.statusOf(device.id)).toBe('allocated');
      const cancelled = await desk.actOn('order', isPacked ? await desk.pack(placed) : placed, 'cancel', { reason: 'CANARY' });
      expect(cancelled).toMatchObject({ status: 'cancelled', returns: [{ status: 'cancelled' }], packedKits: [] });
      expect(JSON.stringify(cancelled)).not.toContain('CANARY');
      expect(await desk.statusOf(device.id)).toBe('available');
    }
    expect(await shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 100, promised: 0 }] });
  });

  it('comes back where it cannot be delivered', async () => {
    const shipped = await desk.ship(await desk.pack(await desk.place(desk.everything)));
    const failed = (await desk.actOn('order', shipped, 'fail', { reason: 'Nobody there.' })) as typeof shipped;
    expect(failed).toMatchObject({ status: 'failed', returns: [{ status: 'inTransit' }] });
    const wanted = failed.returns[0] ?? { id: 0 };
    expect(await desk.actOn('return', wanted, 'receive')).toMatchObject({ status: 'received', orderId: shipped.id });
    const devices = [...(shipped.orderItems[0]?.devices ?? []), ...(shipped.packedKits[0]?.devices ?? [])];
    expect(await Promise.all(devices.map(({ id }) => desk.statusOf(id)))).toEqual(['available', 'available']);
    expect(await shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 100, promised: 0 }] });
  });

  it('is done to only in the version that If-Match names, at every step', async () => {
    const { id } = await desk.place({ orderItems: [desk.strips(1)] });
    let etag = (await desk.try('GET', `order/${id}`)).headers.get('etag') ?? '';
    for (const act of ['pack', 'ship', 'deliver'] as const) {
      const stale = await desk.try('POST', `order/${id}/${act}`, undefined, { 'If-Match': '"stale"' });
      expect([stale.status, stale.json]).toEqual([412, expect.objectContaining({ code: 'precondition_failed' })]);
      const done = await desk.try('POST', `order/${id}/${act}`, undefined, { 'If-Match': etag });
      expect([done.status, done.headers.get('etag') === etag]).toEqual([200, false]);
      etag = done.headers.get('etag') ?? '';
      expect((await desk.try('GET', `order/${id}`)).headers.get('etag')).toBe(etag);
    }
  });

  it('is done once by an Idempotency-Key, with the answer of the first time after others have changed it', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const body = { patient: { id: desk.patientId }, orderItems: [desk.strips(60)], shippingOption: 'standard' };
    const placed = await desk.try('POST', 'order', body, headers);
    const again = await desk.try('POST', 'order', body, headers);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, placed.text, 'true']);
    const { id } = placed.json as { id: number };
    // Without a body, too.
    const pack = () => desk.try('POST', `order/${id}/pack`, undefined, { 'Idempotency-Key': 'pack' });
    const packed = await pack();
    expect([packed.status, packed.headers.get('idempotent-replayed')]).toEqual([200, null]);
    await desk.actOn('order', { id }, 'ship');
    const replayed = await pack();
    expect([replayed.text, replayed.headers.get('idempotent-replayed')]).toEqual([packed.text, 'true']);
    expect(await desk.find(id)).toMatchObject({ status: 'shipped' });
  });

  it('is listed newest first, by every filter, and by several', async () => {
    const site = { id: desk.siteId };
    const orders = [
      await desk.place({ orderItems: [desk.strips(1)], externalOrderIds: ['a', 'b'] }),
      await desk.cancel(await desk.place({ orderItems: [desk.strips(1)], externalOrderIds: ['c'] })),
      await desk.place({ patient: null, site, orderItems: [desk.strips(1)] }),
    ];
    const listed = async (query: string) => {
      const { content, total } = (await shownAt(`order?${query}`)) as { content: object[]; total: number };
      expect(total).toBe(content.length);
      return content.map((order) => orders.findIndex((one) => JSON.stringify(one) === JSON.stringify(order)));
    };
    const [first, , last] = orders.map(({ createTimestamp }) => createTimestamp);
    expect(await listed('')).toEqual([2, 1, 0]);
    expect([await listed('status=cancelled'), await listed('status=received'), await listed('status=failed')]).toEqual([
      [1],
      [2, 0],
      [],
    ]);
    expect([await listed(`patientId=${desk.patientId}`), await listed(`siteId=${desk.siteId}`)]).toEqual([[1, 0], [2]]);
    expect([await listed('externalOrderId=b'), await listed('externalOrderId=B')]).toEqual([[0], []]);
    expect([await listed(`startTimestamp=${last}`), await listed(`endTimestamp=${first}`)]).toEqual([[2], []]);
    expect(await listed(`status=received&patientId=${desk.patientId}&startTimestamp=${first}`)).toEqual([0]);
  });
});
