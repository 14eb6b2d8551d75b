import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-pressure-reading';
const BATCH = `${PATH}/batch`;
const AT = Date.UTC(2026, 1, 3);

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
    device: { id: deviceId },
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
        reading(2, { device: { id: 987_654_321 } }),
        reading(3, { device: { id: disabled.id } }),
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
      ['rejected', 'invalid_input', '/readings/5/device/id not_found'],
      { status: 'dropped' },
      ['rejected', 'invalid_input', '/readings/7/constructor unknown_member'],
      [
        'rejected',
        'invalid_input',
        '/readings/8/constructor unknown_member',
        '/readings/8/readingTimestamp required',
        '/readings/8/systolic required',
        '/readings/8/diastolic required',
        '/readings/8/device required',
      ],
      ['rejected', 'invalid_input', '/readings/9 not_an_object'],
      { status: 'created', id: last },
    ]);
  });

  it('reports up to ten errors for each of the first hundred invalid readings, and one error for each further reading', async () => {
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
    ['readings that are not a list', { readings: {} }, '/readings', 'not_a_list'],
    ['1,001 readings', { readings: Array(1001).fill({}) }, '/readings', 'too_many'],
    ['an unknown property', { readings: [{}], reading: {} }, '/reading', 'unknown_member'],
  ])('rejects the whole batch if it has %s', async (_what, body, pointer, code) => {
    const { status, json } = await api.post(BATCH, body);
    expect([status, (json as { errors: object[] }).errors]).toEqual([400, [expect.objectContaining({ pointer, code })]]);
  });

  it('stores each of a thousand readings only once if two batches contain them concurrently', async () => {
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

  it('stores a batch only once if its Idempotency-Key is repeated', async () => {
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
