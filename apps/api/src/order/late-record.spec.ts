import { OrderApiClient, type ShownOrder } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

const READING = 'weight-reading';
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - hours * HOUR_MS).toISOString();

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
    const placed = await desk.place({ orderItems: [desk.meters(1)] });
    await desk.pack(placed);
    shipped = await desk.ship(placed);
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
    const { id } = await desk.ask({ patient: { id: desk.patientId }, returnDevices: [{ id: deviceId }] });
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
});
