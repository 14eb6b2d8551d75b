import { ORDER_TRANSITIONS, RETURN_TRANSITIONS } from '@rpm/domain';
import { OrderApiClient, type ShownOrder } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

const READING = 'weight-reading';
const HOUR_MS = 3_600_000;
const NOW = Date.now();
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString();

interface ReadingJson {
  id: number;
  patient: { id: number } | null;
  version: number;
}

describe('the late recording', () => {
  let api: TestApi;
  let desk: OrderApiClient;
  let shipped: ShownOrder;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    const { id } = await api.factory.patient();
    desk = await OrderApiClient.in(api, { patientId: id });
    const placed = await desk.place({ orderItems: [desk.meters(1)], eventTimestamp: ago(40) });
    await desk.actOn('order', placed, 'pack', { ...(await desk.contentsOf(placed)), eventTimestamp: ago(30) });
    shipped = (await desk.actOn('order', placed, 'ship', { eventTimestamp: ago(20) })) as ShownOrder;
    deviceId = shipped.orderItems[0]?.devices[0]?.id ?? 0;
  });

  /** Records a weight from the device. @returns the path of the reading's record */
  async function weigh(readingTimestamp: string): Promise<string> {
    const { json } = await desk.try('POST', READING, { device: { id: deviceId }, readingTimestamp, weight: 150 });
    return `${READING}/${(json as ReadingJson).id}?view=record`;
  }
  const read = async (path: string) => {
    const { patient, version } = (await desk.try('GET', path)).json as ReadingJson;
    return [patient?.id ?? null, version];
  };
  const deliver = (body: object, query = '') => desk.try('POST', `order/${shipped.id}/deliver${query}`, body);

  it('of a delivery assigns the readings since the delivery to the patient, and no earlier ones', async () => {
    const [before, since] = [await weigh(ago(4)), await weigh(ago(2))];
    expect([await read(before), await read(since)]).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect((await deliver({ eventTimestamp: ago(3) }, '?dryRun=true')).json).toMatchObject({ readingCount: 1 });
    expect(await read(since)).toEqual([null, 1]);
    expect((await desk.find(shipped.id)).currentStatus).toBe('shipped');
    expect((await deliver({ eventTimestamp: ago(3) })).json).toMatchObject({ currentStatus: 'delivered' });
    expect([await read(before), await read(since)]).toEqual([
      [null, 1],
      [desk.patientId, 2],
    ]);
  });

  it('of a return unassigns the readings that the device took after the return arrived, and no earlier ones', async () => {
    await deliver({ eventTimestamp: ago(10) });
    const [held, returned] = [await weigh(ago(6)), await weigh(ago(2))];
    const { id } = await desk.ask({ patient: { id: desk.patientId }, returnDevices: [{ id: deviceId }], eventTimestamp: ago(5) });
    expect((await desk.try('POST', `return/${id}/receive`, { eventTimestamp: ago(4) })).status).toBe(200);
    expect([await read(held), await read(returned)]).toEqual([
      [desk.patientId, 1],
      [null, 2],
    ]);
  });

  it('of a loss unassigns the readings that the device took after it was lost, and no earlier ones', async () => {
    await deliver({ eventTimestamp: ago(10) });
    const [held, lost] = [await weigh(ago(6)), await weigh(ago(2))];
    const body = { currentStatus: 'lost', eventTimestamp: ago(4), reason: 'Left on a train' };
    expect((await desk.try('PATCH', `device/${deviceId}`, body)).status).toBe(200);
    expect([await read(held), await read(lost)]).toEqual([
      [desk.patientId, 1],
      [null, 2],
    ]);
  });

  it('of a delivery rejects a time in the future', async () => {
    expect(await deliver({ eventTimestamp: ago(-1) })).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '/eventTimestamp', code: 'not_in_range' }] },
    });
    expect((await desk.find(shipped.id)).currentStatus).toBe('shipped');
  });

  it('of operations dates the history of the order, of its returns and of its devices', async () => {
    const times = [ago(40), ago(30), ago(20)];
    expect(shipped.orderEvents.map(({ eventTimestamp }) => eventTimestamp)).toEqual(times);
    const failedAt = ago(10);
    const { json } = await desk.try('POST', `order/${shipped.id}/fail`, { eventTimestamp: failedAt });
    const [back] = (json as ShownOrder).returns;
    expect((await desk.try('GET', `return/${back?.id}`)).json).toMatchObject({
      returnEvents: [{ type: 'inTransit', eventTimestamp: failedAt }],
    });
    const { json: device } = await desk.try('GET', `device/${deviceId}`);
    expect((device as { deviceEvents: { type: string; eventTimestamp: string }[] }).deviceEvents.at(-1)).toMatchObject({
      ...{ type: 'shipped', eventTimestamp: times[2] },
    });
  });

  it('of a delivery accepts the time of the preceding event, and rejects an earlier one by naming that time', async () => {
    const at = shipped.orderEvents.at(-1)?.eventTimestamp ?? '';
    const earlier = new Date(Date.parse(at) - 1).toISOString();
    const detail = `The preceding event, \`shipped\`, was at ${at}. Send this time or a later one.`;
    const error = { pointer: '/eventTimestamp', code: 'not_in_range', detail };
    expect(await deliver({ eventTimestamp: earlier })).toMatchObject({ status: 409, json: { detail, errors: [error] } });
    expect(await desk.find(shipped.id)).toEqual(shipped);
    expect((await deliver({ eventTimestamp: at })).status).toBe(200);
  });

  it('of a delivery accepts the time that the API returned for an event recorded now, although the stored time has microseconds', async () => {
    const placed = await desk.place({ orderItems: [desk.strips(1)] });
    const packed = await desk.pack(placed);
    const at = packed.orderEvents.at(-1)?.eventTimestamp ?? '';
    const { status, json } = await desk.try('POST', `order/${placed.id}/ship`, { eventTimestamp: at });
    expect([status, (json as ShownOrder).orderEvents.at(-1)]).toMatchObject([200, { type: 'shipped', eventTimestamp: at }]);
  });

  it('of packing is rejected if another patient held a packed device at that time', async () => {
    await deliver({ eventTimestamp: ago(15) });
    const { id } = await desk.ask({ patient: { id: desk.patientId }, returnDevices: [{ id: deviceId }], eventTimestamp: ago(9) });
    expect((await desk.try('POST', `return/${id}/receive`, { eventTimestamp: ago(5) })).status).toBe(200);
    const patient = await desk.factory.patient();
    const next = await desk.place({ patient: { id: patient.id }, orderItems: [desk.meters(1)], eventTimestamp: ago(10) });
    const { json } = await desk.try('GET', `device/${deviceId}`);
    const identifier = (json as ShownOrder['packedKits'][number]['devices'][number]).deviceIdentifiers[0]?.value ?? '';
    const orderItems = [{ item: { id: desk.itemId }, deviceIdentifiers: [identifier] }];
    const pack = (eventTimestamp: string) => desk.try('POST', `order/${next.id}/pack`, { orderItems, eventTimestamp });
    expect(await pack(ago(6))).toMatchObject({ status: 409, json: { errors: [{ code: 'overlap' }] } });
    expect(await desk.find(next.id)).toEqual(next);
    expect(await pack(ago(5))).toMatchObject({ status: 200 });
  });

  it('carries out only one of two operations that arrive at the same time', async () => {
    const answers = await Promise.all([
      deliver({ eventTimestamp: ago(3) }),
      desk.try('POST', `order/${shipped.id}/fail`, { eventTimestamp: ago(4) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.find(shipped.id)).orderEvents.map(({ type }) => type)).toEqual([
      ...['received', 'packed', 'shipped', answers[0].status === 200 ? 'delivered' : 'failed'],
    ]);
  });

  it('of the shipment keeps a carrier without a number, to which numbers can be added later', async () => {
    const placed = await desk.place({ orderItems: [desk.strips(1)] });
    await desk.pack(placed);
    const { json } = await desk.try('POST', `order/${placed.id}/ship`, { carrier: 'Example Post' });
    expect(json).toMatchObject({ currentStatus: 'shipped', carrier: 'Example Post', trackingNumbers: [] });
    const { id } = await desk.ask({ patient: { id: desk.patientId }, returnItems: [desk.strips(1)] });
    const number = { carrier: 'Example Post', value: 'R-1' };
    const add = () => desk.try('POST', `return/${id}/add-tracking-numbers`, { trackingNumbers: [number] });
    expect(await add()).toMatchObject({
      status: 409,
      json: { detail: 'The return is requested; it must be inTransit or received.' },
    });
    expect((await desk.try('POST', `return/${id}/ship`, { carrier: 'Example Post' })).json).toMatchObject({
      ...{ currentStatus: 'inTransit', carrier: 'Example Post', trackingNumbers: [] },
    });
    expect((await add()).json).toMatchObject({ carrier: 'Example Post', trackingNumbers: [number] });
    expect((await add()).json).toMatchObject({ trackingNumbers: [number] });
  });
});

describe('the times of the operations on orders and returns', () => {
  let api: TestApi;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
    desk = await OrderApiClient.in(api);
  });
  afterAll(() => api.stop());

  /** Operations that clients can request; the others are consequences of these. */
  const operationsOf = (transitions: Readonly<Record<string, { description?: string; from: readonly string[] }>>) =>
    Object.entries(transitions).flatMap(([name, { description, from }]) =>
      description === undefined ? [] : [[name, from] as const],
    );

  /** Creates an order or a return an hour ago, and gives it a status directly, because only the time of its event matters. */
  async function created(noun: 'order' | 'return', status: string): Promise<{ id: number; at: string }> {
    const at = ago(1);
    const lines = noun === 'order' ? { orderItems: [desk.strips(1)] } : { returnItems: [desk.strips(1)] };
    const body = { patient: { id: desk.patientId }, shippingOption: 'standard', ...lines, eventTimestamp: at };
    const { id } = (await desk.try('POST', noun, body)).json as { id: number };
    await api.database.dataSource.query(`update customer_${noun} set status = $1 where id = $2`, [status, id]);
    return { id, at };
  }

  it.each([
    ...operationsOf(ORDER_TRANSITIONS).map(([name, [from = '']]) => ['order', name, from] as const),
    ...operationsOf(RETURN_TRANSITIONS).map(([name, [from = '']]) => ['return', name, from] as const),
  ])(
    'of the %s operation %s is stored, and is neither before the preceding event nor in the future',
    async (noun, name, from) => {
      const { id, at } = await created(noun, from);
      const send = (eventTimestamp: string) => desk.try('POST', `${noun}/${id}/${name}`, { eventTimestamp });
      const errors = [{ pointer: '/eventTimestamp', code: 'not_in_range' }];
      expect(await send(ago(-1))).toMatchObject({ status: 400, json: { errors } });
      const early = await send(ago(2));
      expect(early).toMatchObject({ status: 409, json: { errors } });
      expect((early.json as { detail: string }).detail).toContain(at);
      const time = ago(0.5);
      const done = await send(time);
      const history = (done.json as Record<string, { eventTimestamp: string }[]>)[`${noun}Events`];
      expect([done.status, history?.map(({ eventTimestamp }) => eventTimestamp)]).toEqual([200, [at, time]]);
    },
  );
});
