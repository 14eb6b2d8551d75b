import { byTestKey } from '../testing/by-test-key';
import { ANY_VERSION } from '../testing/any-version';
import { OrderTestView } from '../testing/order-test-view';
import { type OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

const INSTANT = expect.stringMatching(/Z$/) as string;
const ID = expect.any(Number) as number;

describe('/api/v3/order', () => {
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

  it('returns the complete order after placing, packing, shipping and delivering it, and emits events with the same content', async () => {
    const [meter, strips, patient] = [await view.item(desk.itemId), await view.item(desk.stripsId), await view.patient()];
    const kit = { id: desk.kitId, name: 'Example starter kit' };
    const given = { externalIdentifiers: ['B-2', 'A-1'], orderNotes: ['Ring twice.', 'Then once.'], emailLabel: true };
    const placed = await desk.place({ ...desk.everything, ...given, returnItems: [desk.strips(2)] });
    const whole = {
      id: placed.id,
      currentStatus: 'received',
      holdReason: null,
      patient,
      site: null,
      orderItems: [
        { item: meter, count: 1, devices: [] as object[] },
        { item: strips, count: 3, devices: [] },
      ],
      orderKits: [{ kit, count: 1 }],
      packedKits: [] as object[],
      returns: [{ id: ID, currentStatus: 'labelSent' }],
      externalIdentifiers: ['A-1', 'B-2'],
      orderNotes: ['Ring twice.', 'Then once.'],
      shippingOption: 'standard',
      emailLabel: true,
      carrier: null,
      trackingNumbers: [] as object[],
      shippingAddress: null as unknown,
      orderEvents: [{ type: 'received', eventTimestamp: INSTANT, ...byTestKey() }],
      orderEventCount: 1,
      ...ANY_VERSION,
    };
    expect(placed).toEqual(whole);

    const packed = await desk.pack(placed);
    const [single, inKit] = [packed.orderItems[0]?.devices ?? [], packed.packedKits[0]?.devices ?? []];
    const name = { id: ID, deviceIdentifiers: [{ type: 'serial', value: expect.stringMatching(/^FACTORY-/) as string }] };
    const withDevices = {
      ...whole,
      currentStatus: 'packed',
      orderItems: [{ ...whole.orderItems[0], devices: [name] }, whole.orderItems[1]],
      packedKits: [{ id: ID, kit, devices: [name] }],
      orderEvents: [...whole.orderEvents, { type: 'packed', eventTimestamp: INSTANT, ...byTestKey() }],
      orderEventCount: 2,
    };
    expect(packed).toEqual(withDevices);

    const trackingNumbers = [
      { carrier: 'Example Post', value: 'EX-2' },
      { carrier: 'Example Post', value: 'EX-1' },
    ];
    const shipped = await desk.ship(packed, trackingNumbers);
    const onItsWay = {
      ...withDevices,
      currentStatus: 'shipped',
      trackingNumbers,
      shippingAddress: { lineThree: null, note: null, ...(patient as { address: object }).address },
      orderEvents: [...withDevices.orderEvents, { type: 'shipped', eventTimestamp: INSTANT, ...byTestKey() }],
      orderEventCount: 3,
    };
    expect(shipped).toEqual(onItsWay);

    const delivered = await desk.deliver(shipped);
    const there = {
      ...onItsWay,
      currentStatus: 'delivered',
      orderEvents: [...onItsWay.orderEvents, { type: 'delivered', eventTimestamp: INSTANT, ...byTestKey() }],
      orderEventCount: 4,
    };
    expect(delivered).toEqual(there);
    expect(await view.shownAt(`order/${placed.id}`)).toEqual(delivered);
    for (const { id } of [...single, ...inKit]) {
      expect(await view.shownAt(`device/${id}`)).toMatchObject({ currentStatus: 'withPatient', currentPatient: patient });
    }

    const steps = [placed, packed, shipped, delivered];
    expect(await view.events('order.statusFull')).toEqual(steps.map((payload) => ({ subject_id: placed.id, payload })));
    expect(await view.events('order.status')).toEqual(
      steps.map(({ id, currentStatus, version, updateTimestamp }) => ({
        subject_id: id,
        payload: { id, currentStatus, version, updateTimestamp },
      })),
    );
    expect(await view.events('packedKit.event')).toEqual(
      steps.slice(1).map(({ id, currentStatus, version, updateTimestamp, packedKits: [packedKit] }) => ({
        subject_id: packedKit?.id,
        payload: { id: packedKit?.id, type: currentStatus, order: { id }, packedKit, version, updateTimestamp },
      })),
    );
  });

  it('adds the units of a delivered order to the stock of its site', async () => {
    const { id: deviceId } = await desk.device();
    const orderItems = [desk.meters(1), desk.strips(4)];
    const placed = await desk.place({ patient: null, site: { id: desk.siteId }, orderItems, shippingOption: 'overnight' });
    const delivered = await desk.deliver(await desk.ship(await desk.pack(placed)));
    const site = await view.shownAt(`site/${desk.siteId}`);
    expect(delivered).toMatchObject({ currentStatus: 'delivered', patient: null, site, shippingOption: 'overnight' });
    expect(await view.shownAt(`device/${deviceId}`)).toMatchObject({
      currentStatus: 'availableAtSite',
      site: { id: desk.siteId },
    });
    expect(await view.shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({
      content: [
        { site: null, available: 96, promised: 0 },
        { site: { id: desk.siteId, name: 'Example Clinic' }, available: 4, promised: 0 },
      ],
    });
  });

  it('rejects every transition with 412 if If-Match names an older version', async () => {
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

  it('performs a request with an Idempotency-Key once, and repeats the first response even after later changes', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const body = { patient: { id: desk.patientId }, orderItems: [desk.strips(60)], shippingOption: 'standard' };
    const placed = await desk.try('POST', 'order', body, headers);
    const again = await desk.try('POST', 'order', body, headers);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, placed.text, 'true']);
    const { id } = placed.json as { id: number };
    // An Idempotency-Key also works for a request without a body.
    const pack = () => desk.try('POST', `order/${id}/pack`, undefined, { 'Idempotency-Key': 'pack' });
    const packed = await pack();
    expect([packed.status, packed.headers.get('idempotent-replayed')]).toEqual([200, null]);
    await desk.actOn('order', { id }, 'ship');
    const replayed = await pack();
    expect([replayed.text, replayed.headers.get('idempotent-replayed')]).toEqual([packed.text, 'true']);
    expect(await desk.find(id)).toMatchObject({ currentStatus: 'shipped' });
  });

  it('lists orders newest first, and applies each filter alone and several together', async () => {
    const site = { id: desk.siteId };
    const orders = [
      await desk.place({ orderItems: [desk.strips(1)], externalIdentifiers: ['a', 'b'] }),
      await desk.cancel(await desk.place({ orderItems: [desk.strips(1)], externalIdentifiers: ['c'] })),
      await desk.place({ patient: null, site, orderItems: [desk.strips(1)] }),
    ];
    const listed = (query: string) => view.places(`order?${query}`, orders);
    const [first, , last] = orders.map(({ createTimestamp }) => createTimestamp);
    expect(await listed('')).toEqual([2, 1, 0]);
    expect([
      await listed('currentStatus=cancelled'),
      await listed('currentStatus=received'),
      await listed('currentStatus=failed'),
    ]).toEqual([[1], [2, 0], []]);
    expect([await listed(`patientId=${desk.patientId}`), await listed(`siteId=${desk.siteId}`)]).toEqual([[1, 0], [2]]);
    expect([await listed('externalIdentifier=b'), await listed('externalIdentifier=B')]).toEqual([[0], []]);
    expect([await listed(`startTimestamp=${last}`), await listed(`endTimestamp=${first}`)]).toEqual([[2], []]);
    expect(await listed(`currentStatus=received&patientId=${desk.patientId}&startTimestamp=${first}`)).toEqual([0]);
  });
});
