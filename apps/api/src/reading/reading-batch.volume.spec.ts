import { gzipSync } from 'node:zlib';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-pressure-reading';
const BATCH = `${PATH}/batch`;
const AT = Date.UTC(2026, 1, 3);
const TOO_LARGE = [
  413,
  expect.objectContaining({ code: 'body_too_large', detail: 'Send at most 220002 values and 23001 properties.' }),
];

describe('the largest batches of readings', () => {
  let api: TestApi;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
    deviceId = (await api.factory.device()).id;
  });
  afterAll(() => api.stop());

  const resultsOf = ({ json }: { json: unknown }) => (json as { results: { status: string }[] }).results;

  it('may have up to 8 MiB, or up to 6 MiB after decompression, and a single reading may have up to 1 MiB', async () => {
    const mebibytes = (size: number) =>
      JSON.stringify({ readings: [{ device: { deviceIdentifier: 'x'.repeat(size * 1024 * 1024) } }] });
    const tooLarge = (detail: string) => [413, expect.objectContaining({ code: 'body_too_large', detail })];
    expect(resultsOf(await api.post(BATCH, mebibytes(7)))).toMatchObject([{ status: 'rejected' }]);
    const larger = await api.post(BATCH, mebibytes(8));
    expect([larger.status, larger.json]).toEqual(tooLarge('Send at most 8 MiB.'));
    const headers = { 'Content-Encoding': 'gzip' };
    const compressed = (size: number) => api.send(BATCH, { method: 'POST', body: gzipSync(mebibytes(size)), headers });
    expect(resultsOf(await compressed(5))).toMatchObject([{ status: 'rejected' }]);
    const decompressed = await compressed(6);
    expect([decompressed.status, decompressed.json]).toEqual(tooLarge('Send at most 6 MiB.'));
    const single = await api.post(PATH, { device: { deviceIdentifier: 'x'.repeat(1024 * 1024) } });
    expect([single.status, single.json]).toEqual(tooLarge('Send at most 1 MiB.'));
  });

  describe('a batch of sleep mat readings, which have the most values', () => {
    const SLEEP_MAT = '/api/v3/sleep-mat-activity-reading/batch';
    const nights = (count: number, more: object = {}) => {
      const instants = Array.from({ length: 100 }, (_, minute) => new Date(AT + minute * 60_000).toISOString());
      const measured = { bodyTurnOver: 1, duration: 480, heartRate: 61, respiration: 14.5 };
      const units = { durationUnit: 'min', heartRateUnit: 'bpm', respirationUnit: '/min' };
      const night = {
        deviceTimeZoneOffset: -28_800,
        manual: false,
        bedTime: instants,
        getUpTime: instants,
        ...measured,
        ...units,
      };
      return Array.from({ length: count }, (_, minute) => ({
        id: minute,
        readingTimestamp: new Date(AT + minute * 60_000).toISOString(),
        measurementIndex: 1,
        device: { id: deviceId, deviceIdentifier: 'x'.repeat(255) },
        patient: { id: 1 },
        ...night,
        ...more,
      }));
    };

    it('may contain a thousand readings with all properties and full lists, whether compressed or not', async () => {
      const body = JSON.stringify({ readings: nights(1000) });
      const headers = { 'Content-Encoding': 'gzip' };
      for (const answer of [
        await api.post(SLEEP_MAT, body),
        await api.send(SLEEP_MAT, { method: 'POST', body: gzipSync(body), headers }),
      ]) {
        expect([answer.status, resultsOf(answer).length]).toEqual([200, 1000]);
      }
    });

    it('is stored with every timestamp in the lists of its thousand readings', async () => {
      const readings = nights(1000, { device: { id: deviceId }, patient: undefined });
      const statuses = resultsOf(await api.post(SLEEP_MAT, { readings })).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['created']));
      const [stored] = await api.database.dataSource.query<{ instants: number }[]>(
        `select sum(cardinality(bed_time) + cardinality(get_up_time))::integer as instants
         from sleep_mat_activity_reading where organization_id = $1 and device_id = $2`,
        [api.factory.organizationId, deviceId],
      );
      expect(stored?.instants).toBe(200_000);
    });

    it('is rejected if it contains more values than a thousand readings can have', async () => {
      const { status, json } = await api.post(SLEEP_MAT, { readings: [...nights(999), ...nights(1, { heartRate: [1] })] });
      expect([status, json]).toEqual(TOO_LARGE);
    });
  });

  it('reject a batch with more properties than a thousand readings of any kind can have', async () => {
    const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, 1]));
    const readings = Array<object>(999).fill(properties(23));
    expect((await api.post(BATCH, { readings: [...readings, properties(23)] })).status).toBe(200);
    const { status, json } = await api.post(BATCH, { readings: [...readings, properties(24)] });
    expect([status, json]).toEqual(TOO_LARGE);
  });
});
