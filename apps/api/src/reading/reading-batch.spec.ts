import { gzipSync } from 'node:zlib';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-pressure-reading';
const BATCH = `${PATH}/batch`;
const AT = Date.UTC(2026, 1, 3);
const TOO_LARGE = [
  413,
  expect.objectContaining({ code: 'body_too_large', detail: 'Send at most 215002 values and 15001 properties.' }),
];

describe('POST /api/v3/blood-pressure-reading/batch', () => {
  let api: TestApi;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  beforeEach(async () => {
    deviceId = (await api.factory.device()).id;
  });
  afterAll(() => api.stop());

  const reading = (minute: number, more: object = {}) => ({
    readingTimestamp: new Date(AT + minute * 60_000).toISOString(),
    deviceId,
    systolic: 121,
    diastolic: 79,
    ...more,
  });
  const rows = () =>
    api.database.dataSource.query<{ id: number }[]>(
      'select id from blood_pressure_reading where organization_id = $1 and device_id = $2 order by reading_timestamp',
      [api.factory.organizationId, deviceId],
    );
  const told = async (ids: number[]) => {
    const query = `select subject_id from event where organization_id = $1 and type = 'reading.bloodPressure' and subject_id = any($2)`;
    const told = await api.database.dataSource.query<{ subject_id: number }[]>(`${query} order by 1`, [
      api.factory.organizationId,
      ids,
    ]);
    return told.map(({ subject_id }) => subject_id);
  };
  const resultsOf = ({ json }: { json: unknown }) => (json as { results: { status: string; id?: number }[] }).results;

  it('stores the valid readings, and reports the outcome of each reading', async () => {
    const disabled = await api.factory.device({ disabledReadings: true });
    const answer = await api.post(BATCH, {
      readings: [
        reading(0),
        reading(1, { systolic: 60, heartRate: 'fast', colour: 'red' }),
        reading(0),
        'reading',
        reading(0, { systolic: 122 }),
        reading(2, { deviceId: 987_654_321 }),
        reading(3, { deviceId: disabled.id }),
        reading(4, { constructor: 5 }),
        { constructor: null },
        null,
        reading(5),
      ],
    });
    const ids = (await rows()).map(({ id }) => id);
    const [first, last] = ids;
    expect([answer.status, ids.length, await told(ids)]).toEqual([200, 2, ids]);
    const outcome = resultsOf(answer) as {
      status: string;
      problem?: { code: string; errors: { pointer: string; code: string }[] };
    }[];
    const short = outcome.map(({ status, problem, ...rest }) =>
      problem ? [status, problem.code, ...problem.errors.map(({ pointer, code }) => `${pointer} ${code}`)] : { status, ...rest },
    );
    expect(short).toEqual([
      { status: 'created', id: first },
      ['rejected', 'invalid_input', '/readings/1/colour unknown_member', '/readings/1/heartRate not_in_range'],
      { status: 'duplicate', id: first },
      ['rejected', 'invalid_input', '/readings/3 not_an_object'],
      ['rejected', 'conflict'],
      ['rejected', 'invalid_input', '/readings/5/deviceId not_found'],
      { status: 'dropped' },
      ['rejected', 'invalid_input', '/readings/7/constructor unknown_member'],
      [
        'rejected',
        'invalid_input',
        '/readings/8/constructor unknown_member',
        '/readings/8/readingTimestamp required',
        '/readings/8/systolic required',
        '/readings/8/diastolic required',
        '/readings/8/deviceId required',
      ],
      ['rejected', 'invalid_input', '/readings/9 not_an_object'],
      { status: 'created', id: last },
    ]);
  });

  it('reports ten errors of each of the first hundred invalid readings, and one error of each further one', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`deviceIdentifier${at}`, 1]));
    const answer = await api.post(BATCH, { readings: [reading(0), ...Array<unknown>(999).fill(wrong)] });
    const rejected = resultsOf(answer).slice(1) as unknown as { problem: { errors: unknown[] } }[];
    const expected = [...Array<number>(100).fill(10), ...Array<number>(899).fill(1)];
    expect(rejected.map(({ problem }) => problem.errors.length)).toEqual(expected);
    expect(resultsOf(answer)[0]?.status).toBe('created');
  });

  it('rejects a reading whose values contradict each other', async () => {
    const answer = await api.post(BATCH, { readings: [reading(0, { systolic: 79 })] });
    expect(resultsOf(answer)).toMatchObject([
      { status: 'rejected', problem: { errors: [{ pointer: '/readings/0/diastolic', code: 'contradiction' }] } },
    ]);
  });

  it.each<[string, unknown, string, string]>([
    ['no readings', {}, '/readings', 'required'],
    ['an empty list', { readings: [] }, '/readings', 'empty'],
    ['readings that are no list', { readings: {} }, '/readings', 'not_a_list'],
    ['1,001 readings', { readings: Array(1001).fill({}) }, '/readings', 'too_many'],
    ['an unknown property', { readings: [{}], reading: {} }, '/reading', 'unknown_member'],
  ])('rejects the whole batch if it has %s', async (_what, body, pointer, code) => {
    const { status, json } = await api.post(BATCH, body);
    expect([status, (json as { errors: object[] }).errors]).toEqual([400, [expect.objectContaining({ pointer, code })]]);
  });

  it('stores each of a thousand readings once if two batches send them concurrently', async () => {
    const readings = Array.from({ length: 1000 }, (_, minute) => reading(minute));
    const [one, other] = await Promise.all([api.post(BATCH, { readings }), api.post(BATCH, { readings: readings.toReversed() })]);
    const all = [...resultsOf(one), ...resultsOf(other)];
    const ids = (await rows()).map(({ id }) => id);
    expect([ids.length, all.filter(({ status }) => status === 'created').length]).toEqual([1000, 1000]);
    expect(all.filter(({ status }) => status === 'duplicate')).toHaveLength(1000);
    expect(resultsOf(one).map(({ id }) => id)).toEqual(ids);
    expect(resultsOf(other).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await told(ids)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('accepts 8 MiB, but 6 MiB of a compressed body and 1 MiB of a single reading', async () => {
    const mebibytes = (size: number) => JSON.stringify({ readings: [{ deviceIdentifier: 'x'.repeat(size * 1024 * 1024) }] });
    const tooLarge = (detail: string) => [413, expect.objectContaining({ code: 'body_too_large', detail })];
    expect(resultsOf(await api.post(BATCH, mebibytes(7)))).toMatchObject([{ status: 'rejected' }]);
    const larger = await api.post(BATCH, mebibytes(8));
    expect([larger.status, larger.json]).toEqual(tooLarge('Send at most 8 MiB.'));
    const headers = { 'Content-Encoding': 'gzip' };
    const compressed = (size: number) => api.send(BATCH, { method: 'POST', body: gzipSync(mebibytes(size)), headers });
    expect(resultsOf(await compressed(5))).toMatchObject([{ status: 'rejected' }]);
    const decompressed = await compressed(6);
    expect([decompressed.status, decompressed.json]).toEqual(tooLarge('Send at most 6 MiB.'));
    const single = await api.post(PATH, { deviceIdentifier: 'x'.repeat(1024 * 1024) });
    expect([single.status, single.json]).toEqual(tooLarge('Send at most 1 MiB.'));
  });

  describe('a batch of sleep mat readings, which have the most values', () => {
    const SLEEP_MAT = '/api/v3/sleep-mat-activity-reading/batch';
    const nights = (count: number, more: object = {}) => {
      const instants = Array.from({ length: 100 }, (_, minute) => new Date(AT + minute * 60_000).toISOString());
      const measured = { bodyTurnOver: 1, duration: 480, heartRate: 61, respiration: 14.5 };
      const night = { deviceTimeZoneOffset: -28_800, manual: false, bedTime: instants, getUpTime: instants, ...measured };
      return Array.from({ length: count }, (_, minute) => ({
        id: minute,
        readingTimestamp: new Date(AT + minute * 60_000).toISOString(),
        measurementIndex: 1,
        deviceId,
        deviceIdentifier: 'x'.repeat(255),
        patientId: 1,
        ...night,
        ...more,
      }));
    };

    it('accepts a thousand readings with every property and every list full, also compressed', async () => {
      const body = JSON.stringify({ readings: nights(1000) });
      const headers = { 'Content-Encoding': 'gzip' };
      for (const answer of [
        await api.post(SLEEP_MAT, body),
        await api.send(SLEEP_MAT, { method: 'POST', body: gzipSync(body), headers }),
      ]) {
        expect([answer.status, resultsOf(answer).length]).toEqual([200, 1000]);
      }
    });

    it('stores every instant of a thousand readings', async () => {
      const readings = nights(1000, { deviceIdentifier: undefined, patientId: undefined });
      const statuses = resultsOf(await api.post(SLEEP_MAT, { readings })).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['created']));
      const [stored] = await api.database.dataSource.query<{ instants: number }[]>(
        `select sum(cardinality(bed_time) + cardinality(get_up_time))::integer as instants
         from sleep_mat_activity_reading where organization_id = $1 and device_id = $2`,
        [api.factory.organizationId, deviceId],
      );
      expect(stored?.instants).toBe(200_000);
    });

    it('rejects a batch with one value more than a thousand full readings have', async () => {
      const { status, json } = await api.post(SLEEP_MAT, { readings: [...nights(999), ...nights(1, { heartRate: [1] })] });
      expect([status, json]).toEqual(TOO_LARGE);
    });
  });

  it('rejects a batch with more properties than a thousand readings of the kind with the most properties', async () => {
    const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, 1]));
    const readings = Array<object>(999).fill(properties(15));
    expect((await api.post(BATCH, { readings: [...readings, properties(15)] })).status).toBe(200);
    const { status, json } = await api.post(BATCH, { readings: [...readings, properties(16)] });
    expect([status, json]).toEqual(TOO_LARGE);
  });

  it('carries out a batch with an Idempotency-Key once', async () => {
    const body = { readings: [reading(0)] };
    const headers = { 'Idempotency-Key': `batch-${deviceId}` };
    const [first, again] = [await api.post(BATCH, body, { headers }), await api.post(BATCH, body, { headers })];
    expect([resultsOf(first)[0]?.status, again.text, again.headers.get('Idempotent-Replayed')]).toEqual([
      'created',
      first.text,
      'true',
    ]);
  });
});
