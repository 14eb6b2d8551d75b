import { byTestKey } from '../testing/by-test-key';
import { ANY_VERSION } from '../testing/any-version';
import { OrderTestView } from '../testing/order-test-view';
import { type OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';
import { rejectionOf } from '../testing/rejection-of';

const INSTANT = expect.stringMatching(/Z$/) as string;
const ID = expect.any(Number) as number;

interface ShownReturn {
  id: number;
  currentStatus: string;
  createTimestamp: string;
}

describe('/api/v3/return', () => {
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

  it('returns the complete return after requesting, shipping and receiving it, and emits events with the same content', async () => {
    const delivered = await desk.deliver(
      await desk.ship(await desk.pack(await desk.place({ orderKits: desk.everything.orderKits }))),
    );
    const [kit] = delivered.packedKits;
    const [single, unnamed] = [await view.held(), await view.held()];
    const patient = await view.patient();
    const requested = await desk.ask({
      patient: { id: desk.patientId },
      returnItems: [desk.strips(3), desk.meters(2)],
      returnDevices: [{ id: single.id }],
      returnPackedKits: [{ id: kit?.id }],
      shippingOption: 'expedited',
    });
    const name = (id: number, value: string) => ({ id, deviceIdentifiers: [{ type: 'serial', value }] });
    const [inKit] = kit?.devices ?? [];
    const whole = {
      id: ID,
      currentStatus: 'requested',
      patient,
      site: null,
      order: null,
      returnItems: [
        { item: await view.item(desk.stripsId), count: 3, receivedCount: null as number | null },
        { item: await view.item(desk.itemId), count: 2, receivedCount: null },
      ],
      returnDevices: [
        { device: inKit, packedKit: { id: kit?.id }, received: null as boolean | null },
        { device: name(single.id, single.identifier), packedKit: null, received: null },
      ],
      shippingOption: 'expedited',
      emailLabel: false,
      carrier: null,
      trackingNumbers: [] as object[],
      returnEvents: [{ type: 'requested', eventTimestamp: INSTANT, ...byTestKey() }],
      ...ANY_VERSION,
    };
    expect(requested).toEqual(whole);

    const trackingNumbers = [{ carrier: 'Example Post', value: 'EX-3' }];
    const inTransit = await desk.actOn('return', requested, 'ship', { trackingNumbers });
    const onItsWay = {
      ...whole,
      currentStatus: 'inTransit',
      trackingNumbers,
      returnEvents: [...whole.returnEvents, { type: 'inTransit', eventTimestamp: INSTANT, ...byTestKey() }],
    };
    expect(inTransit).toEqual(onItsWay);
    // The device stays assigned to the patient until the return is received.
    expect(await desk.statusOf(single.id)).toBe('withPatient');

    const deviceIdentifiers = [inKit?.deviceIdentifiers[0]?.value, unnamed.identifier];
    const returnItems = [{ item: { id: desk.stripsId }, count: 1 }];
    const received = await desk.actOn('return', requested, 'receive', { deviceIdentifiers, returnItems });
    expect(received).toEqual({
      ...onItsWay,
      currentStatus: 'received',
      returnItems: [
        { ...whole.returnItems[0], receivedCount: 1 },
        { ...whole.returnItems[1], receivedCount: 1 },
      ],
      returnDevices: [
        { ...whole.returnDevices[0], received: true },
        { ...whole.returnDevices[1], received: false },
        { device: name(unnamed.id, unnamed.identifier), packedKit: null, received: true },
      ],
      returnEvents: [...onItsWay.returnEvents, { type: 'received', eventTimestamp: INSTANT, ...byTestKey() }],
    });
    expect(await view.shownAt(`return/${requested.id}`)).toEqual(received);
    const statuses = [inKit?.id ?? 0, unnamed.id, single.id].map((id) => desk.statusOf(id));
    expect(await Promise.all(statuses)).toEqual(['available', 'available', 'withPatient']);
    expect(await view.shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 99 }] });
    const steps = [requested, inTransit, received];
    expect(await view.events('return.statusFull')).toEqual(steps.map((payload) => ({ subject_id: requested.id, payload })));
    expect((await view.events('packedKit.event')).at(-1)).toEqual({
      subject_id: kit?.id,
      payload: expect.objectContaining({ id: kit?.id, type: 'received', order: { id: delivered.id }, packedKit: kit }),
    });
    expect(await view.events('device.associationRemoved')).toHaveLength(2);
  });

  it('creates a return with the status labelSent if emailLabel is true, and receives all of its contents if the request has no body', async () => {
    const device = await view.held();
    const given = { patient: { id: desk.patientId }, returnDevices: [{ id: device.id }], returnItems: [desk.strips(2)] };
    const asked = await desk.ask({ ...given, emailLabel: true });
    expect(asked).toMatchObject({ currentStatus: 'labelSent', emailLabel: true });
    expect(await desk.actOn('return', asked, 'receive')).toMatchObject({
      currentStatus: 'received',
      returnItems: [{ receivedCount: 2 }],
      returnDevices: [{ received: true }],
    });
    expect(await desk.statusOf(device.id)).toBe('available');
  });

  it('sets a site’s devices to returning when the return is shipped', async () => {
    const device = await desk.device({ currentStatus: 'availableAtSite', siteId: desk.siteId });
    const asked = await desk.ask({ site: { id: desk.siteId }, returnDevices: [{ id: device.id }] });
    expect(asked).toMatchObject({ patient: null, site: { id: desk.siteId, name: 'Example Clinic' } });
    await desk.actOn('return', asked, 'ship');
    expect(await desk.statusOf(device.id)).toBe('returning');
    await desk.actOn('return', asked, 'receive');
    expect(await view.shownAt(`device/${device.id}`)).toMatchObject({ currentStatus: 'available', site: null });
  });

  it('changes no device when a return is cancelled, and then accepts a new return of the same device', async () => {
    const device = await view.held();
    const given = { patient: { id: desk.patientId }, returnDevices: [{ id: device.id }] };
    const asked = await desk.ask(given);
    expect(await desk.actOn('return', asked, 'cancel', { reason: 'Kept.' })).toMatchObject({ currentStatus: 'cancelled' });
    expect(await desk.statusOf(device.id)).toBe('withPatient');
    expect(await desk.ask(given)).toMatchObject({ currentStatus: 'requested' });
  });

  it('performs a transition with an Idempotency-Key once, and rejects it with 412 if If-Match is stale', async () => {
    const { id } = await desk.ask({ patient: { id: desk.patientId }, returnItems: [desk.strips(2)] });
    const etag = (await desk.try('GET', `return/${id}`)).headers.get('etag') ?? '';
    for (const act of ['ship', 'receive', 'cancel']) {
      expect(rejectionOf(await desk.try('POST', `return/${id}/${act}`, undefined, { 'If-Match': '"stale"' }))).toEqual([
        ...[412, 'precondition_failed', []],
      ]);
    }
    const receive = () => desk.try('POST', `return/${id}/receive`, undefined, { 'If-Match': etag, 'Idempotency-Key': 'receive' });
    const [first, second] = [await receive(), await receive()];
    expect([first.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    expect(await view.shownAt(`stock?itemId=${desk.stripsId}`)).toMatchObject({ content: [{ available: 102 }] });
  });

  it('lists returns newest first, and applies each filter alone and several together', async () => {
    const order = await desk.place({ orderItems: [desk.strips(1)], returnItems: [desk.strips(1)] });
    const ask = async (given: object) => (await desk.ask({ returnItems: [desk.strips(1)], ...given })) as ShownReturn;
    const device = await view.held();
    const returns = [
      await view.shownAt<ShownReturn>(`return/${order.returns[0]?.id}`),
      await ask({ site: { id: desk.siteId } }),
      await ask({ patient: { id: desk.patientId }, emailLabel: true, returnDevices: [{ id: device.id }] }),
    ];
    const listed = (query: string) => view.places(`return?${query}`, returns);
    const [first, , last] = returns.map(({ createTimestamp }) => createTimestamp);
    expect([await listed(''), await listed('currentStatus=requested'), await listed('currentStatus=received')]).toEqual([[2, 1, 0], [1, 0], []]); // prettier-ignore
    expect([await listed(`patientId=${desk.patientId}`), await listed(`siteId=${desk.siteId}`)]).toEqual([[2, 0], [1]]);
    expect([await listed(`orderId=${order.id}`), await listed(`startTimestamp=${last}`), await listed(`endTimestamp=${first}`)]).toEqual([[0], [2], []]); // prettier-ignore
    expect([await listed(`deviceId=${device.id}`), await listed(`deviceId=${device.id + 1_000}`)]).toEqual([[2], []]);
    expect(await listed(`patientId=${desk.patientId}&currentStatus=labelSent`)).toEqual([2]);
  });
});
