import { TestApi } from '../testing/test-api';

const READING_TIMESTAMP = '2026-02-03T04:05:06.789Z';
const INSTANTS = ['2026-02-03T06:00:00.000Z', '2026-02-03T05:00:00.000Z'];

interface KindCase {
  path: string;
  /** What must be given, and no more. */
  least: Record<string, unknown>;
  /** What is shown then. */
  shownLeast: Record<string, unknown>;
  /** Everything, and what is shown of it. */
  whole: Record<string, unknown>;
  shownWhole: Record<string, unknown>;
  /** By member: the least and the greatest that is accepted. */
  bounds: Record<string, [number, number]>;
  /** Members that are integers. */
  integers: string[];
}

const NO_SLEEP = {
  durationUnit: null,
  duration: null,
  heartRate: null,
  heartRateUnit: null,
  respiration: null,
  respirationUnit: null,
};
const SLEEP = { duration: 480, heartRate: 61, respiration: 12.5, bodyTurnOver: 9 };
const SHOWN_SLEEP = { ...SLEEP, durationUnit: 'min', heartRateUnit: 'bpm', respirationUnit: '/min' };
const SLEEP_BOUNDS: KindCase['bounds'] = {
  bodyTurnOver: [0, 100_000],
  duration: [0, 10_080],
  heartRate: [1, 300],
  respiration: [0, 100],
};

/** Contract, section 3, and the table of readings.md. */
const KINDS: KindCase[] = [
  {
    path: 'blood-glucose',
    least: { glucose: 101 },
    shownLeast: { glucose: 101, glucoseUnit: 'mgdl', beforeMeal: null, afterMeal: null },
    whole: { glucose: 101, beforeMeal: false, afterMeal: true },
    shownWhole: { glucose: 101, glucoseUnit: 'mgdl', beforeMeal: false, afterMeal: true },
    bounds: { glucose: [0, 1000] },
    integers: ['glucose'],
  },
  {
    path: 'blood-oxygen',
    least: { bloodOxygen: 97 },
    shownLeast: { bloodOxygen: 97, bloodOxygenUnit: 'spO2', heartRate: null, heartRateUnit: null },
    whole: { bloodOxygen: 97, heartRate: 61 },
    shownWhole: { bloodOxygen: 97, bloodOxygenUnit: 'spO2', heartRate: 61, heartRateUnit: 'bpm' },
    bounds: { bloodOxygen: [0, 100], heartRate: [1, 300] },
    integers: ['bloodOxygen', 'heartRate'],
  },
  {
    path: 'blood-pressure',
    least: { systolic: 221, diastolic: 29 },
    shownLeast: {
      systolic: 221,
      systolicUnit: 'mmHg',
      diastolic: 29,
      diastolicUnit: 'mmHg',
      heartRate: null,
      heartRateUnit: null,
    },
    whole: { systolic: 221, diastolic: 29, heartRate: 61 },
    shownWhole: {
      systolic: 221,
      systolicUnit: 'mmHg',
      diastolic: 29,
      diastolicUnit: 'mmHg',
      heartRate: 61,
      heartRateUnit: 'bpm',
    },
    bounds: { systolic: [30, 300], diastolic: [10, 220], heartRate: [1, 300] },
    integers: ['systolic', 'diastolic', 'heartRate'],
  },
  {
    path: 'weight',
    least: { weight: 150.5 },
    shownLeast: { weight: 150.5, weightUnit: 'lbs' },
    whole: { weight: 0.1 },
    shownWhole: { weight: 0.1, weightUnit: 'lbs' },
    bounds: { weight: [0, 2200] },
    integers: [],
  },
  {
    path: 'temperature',
    least: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
    shownLeast: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
    whole: { temperature: 36.9, temperatureUnit: 'celsius' },
    shownWhole: { temperature: 36.9, temperatureUnit: 'celsius' },
    bounds: { temperature: [77, 113] },
    integers: [],
  },
  {
    path: 'heart-rate',
    least: { heartRate: 61 },
    shownLeast: { heartRate: 61, heartRateUnit: 'bpm' },
    whole: { heartRate: 62 },
    shownWhole: { heartRate: 62, heartRateUnit: 'bpm' },
    bounds: { heartRate: [1, 300] },
    integers: ['heartRate'],
  },
  {
    path: 'heart-rate-variability',
    least: { heartRateVariability: 41.5 },
    shownLeast: {
      heartRateVariability: 41.5,
      heartRateVariabilityUnit: 'ms',
      heartRate: null,
      heartRateUnit: null,
      heartRateVariabilityDuration: null,
      heartRateVariabilityDurationUnit: null,
      heartRateVariabilityAlgorithmType: null,
    },
    whole: {
      heartRateVariability: 41.5,
      heartRate: 61,
      heartRateVariabilityDuration: 300_000,
      heartRateVariabilityAlgorithmType: 'sdrr',
    },
    shownWhole: {
      heartRateVariability: 41.5,
      heartRateVariabilityUnit: 'ms',
      heartRate: 61,
      heartRateUnit: 'bpm',
      heartRateVariabilityDuration: 300_000,
      heartRateVariabilityDurationUnit: 'ms',
      heartRateVariabilityAlgorithmType: 'sdrr',
    },
    bounds: { heartRateVariability: [0, 1000], heartRate: [1, 300], heartRateVariabilityDuration: [0, 86_400_000] },
    integers: ['heartRate', 'heartRateVariabilityDuration'],
  },
  {
    path: 'peak-flow',
    least: { peakExpiratoryFlow: 420.5 },
    shownLeast: {
      peakExpiratoryFlow: 420.5,
      peakExpiratoryFlowUnit: 'L/min',
      forcedExpiratoryVolumeInOneSecond: null,
      forcedExpiratoryVolumeInOneSecondUnit: null,
    },
    whole: { peakExpiratoryFlow: 420.5, forcedExpiratoryVolumeInOneSecond: 3.05 },
    shownWhole: {
      peakExpiratoryFlow: 420.5,
      peakExpiratoryFlowUnit: 'L/min',
      forcedExpiratoryVolumeInOneSecond: 3.05,
      forcedExpiratoryVolumeInOneSecondUnit: 'L',
    },
    bounds: { peakExpiratoryFlow: [30, 900], forcedExpiratoryVolumeInOneSecond: [0, 10] },
    integers: [],
  },
  {
    path: 'sleep-mat-activity',
    least: { getUpTime: INSTANTS },
    shownLeast: { bedTime: [], getUpTime: INSTANTS, bodyTurnOver: null, ...NO_SLEEP },
    whole: { bedTime: ['2026-02-02T22:00:00-08:00'], getUpTime: [], ...SLEEP },
    shownWhole: { bedTime: ['2026-02-03T06:00:00.000Z'], getUpTime: [], ...SHOWN_SLEEP },
    bounds: SLEEP_BOUNDS,
    integers: ['bodyTurnOver', 'duration', 'heartRate'],
  },
  {
    path: 'sleep-mat-duration',
    least: { rem: 0 },
    shownLeast: {
      ...{ deepSleep: null, deepSleepUnit: null, lightSleep: null, lightSleepUnit: null, rem: 0, remUnit: 'min' },
      ...{ bodyTurnOver: null, ...NO_SLEEP },
    },
    whole: { deepSleep: 95, lightSleep: 210, rem: 80, ...SLEEP },
    shownWhole: {
      ...{ deepSleep: 95, deepSleepUnit: 'min', lightSleep: 210, lightSleepUnit: 'min', rem: 80, remUnit: 'min' },
      ...SHOWN_SLEEP,
    },
    bounds: { ...SLEEP_BOUNDS, deepSleep: [0, 10_080], lightSleep: [0, 10_080], rem: [0, 10_080] },
    integers: ['bodyTurnOver', 'duration', 'heartRate', 'deepSleep', 'lightSleep', 'rem'],
  },
];

interface Problem {
  errors: { pointer: string; code: string; detail: string }[];
}

describe.each(KINDS)('a $path reading', ({ path, least, shownLeast, whole, shownWhole, bounds, integers }) => {
  const PATH = `/api/v3/${path}-reading`;
  let api: TestApi;
  let patientId: number;
  let index = 0;

  beforeAll(async () => {
    api = await TestApi.start();
    patientId = (await api.factory.patient()).id;
  });
  afterAll(() => api.stop());

  const post = (values: object) =>
    api.post(PATH, { readingTimestamp: READING_TIMESTAMP, patientId, measurementIndex: index++, ...values });
  const errorsOf = ({ json }: { json: unknown }) => (json as Problem).errors.map(({ pointer, code }) => [pointer, code]);

  it('is shown whole with what must be given, and found again as it was answered', async () => {
    const { status, json, text, headers } = await post(least);
    expect([status, headers.get('Duplicate')]).toEqual([200, null]);
    expect(json).toEqual({
      id: expect.any(Number) as number,
      readingTimestamp: READING_TIMESTAMP,
      ...shownLeast,
      device: null,
      deviceTimeZoneOffset: null,
      item: null,
      manual: false,
      patient: expect.objectContaining({ id: patientId }) as object,
      patientTimeZoneOffset: null,
    });
    const found = await api.get(`${PATH}/${(json as { id: number }).id}`);
    expect([found.text, found.headers.get('etag')]).toEqual([text, headers.get('etag')]);
  });

  it('is shown with everything, each value with its unit', async () => {
    const device = await api.factory.device();
    const given = { deviceId: device.id, deviceTimeZoneOffset: 50_400, manual: true, id: 5, ...whole };
    const { status, json } = await post({ ...given, patientId: null });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(Number) as number,
      readingTimestamp: READING_TIMESTAMP,
      ...shownWhole,
      device: expect.objectContaining({ id: device.id }) as object,
      deviceTimeZoneOffset: 50_400,
      item: expect.objectContaining({ id: device.itemId }) as object,
      manual: true,
      patient: expect.objectContaining({ id: device.currentPatientId }) as object,
      patientTimeZoneOffset: null,
    });
  });

  it.each(Object.entries(bounds))('takes %s within %j inclusive and nothing else', async (member, [min, max]) => {
    const step = integers.includes(member) ? 1 : 0.001;
    // The other pressure stays out of the way.
    const base =
      member === 'systolic' ? { ...least, diastolic: 10 } : member === 'diastolic' ? { ...least, systolic: 300 } : least;
    const statuses = [];
    for (const value of [min - step, min, max, max + step]) statuses.push((await post({ ...base, [member]: value })).status);
    expect(statuses).toEqual([400, 200, 200, 400]);
    for (const value of [String(min), true, [min], {}, 1e300]) {
      expect(errorsOf(await post({ ...base, [member]: value }))).toEqual([[`/${member}`, 'not_in_range']]);
    }
    const { json } = await post({ ...base, [member]: max + step });
    const [fault] = (json as Problem).errors;
    expect(fault?.detail).toMatch(new RegExp(`from ${member === 'temperature' ? '(25|77)' : min} to ${max}`));
  });

  if (integers.length > 0) {
    it.each(integers)('takes %s as an integer only', async (member) => {
      const value = (whole[member] as number) + 0.5;
      expect(errorsOf(await post({ ...whole, [member]: value }))).toEqual([[`/${member}`, 'not_in_range']]);
    });
  }

  it('needs its values', async () => {
    const { status, json } = await post({});
    const missing = (json as Problem).errors.map(({ pointer, code }) => [pointer.slice(1), code]);
    expect([status, missing.every(([, code]) => code === 'required'), missing.length > 0]).toEqual([400, true, true]);
  });

  it('is a duplicate when it comes again, in a batch too, and a conflict when it says something else', async () => {
    const reading = { readingTimestamp: READING_TIMESTAMP, patientId, measurementIndex: index++ };
    const first = await api.post(PATH, { ...reading, ...least });
    const again = await api.post(PATH, { ...reading, ...least });
    expect([again.status, again.text, again.headers.get('Duplicate')]).toEqual([200, first.text, 'true']);
    const other = Object.keys(whole).find((member) => JSON.stringify(whole[member]) !== JSON.stringify(least[member]));
    const different = other === undefined ? { ...reading, ...least, manual: true } : { ...reading, ...whole };
    expect(await api.post(PATH, different)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const { id } = first.json as { id: number };
    const batch = await api.post(`${PATH}/batch`, { readings: [{ ...reading, ...least }, different] });
    expect(batch.json).toMatchObject({
      results: [
        { status: 'duplicate', id },
        { status: 'rejected', problem: { code: 'conflict' } },
      ],
    });
  });

  it('is corrected, listed, and entered in error', async () => {
    const { json } = await post(least);
    const { id } = json as { id: number };
    const corrected = await api.patch(`${PATH}/${id}`, { ...whole, manual: true });
    expect(corrected).toMatchObject({ status: 200, json: { ...(json as object), ...shownWhole, manual: true } });
    const page = await api.get(`${PATH}?patientId=${patientId}&size=250`);
    expect((page.json as { content: unknown[] }).content).toContainEqual(corrected.json);
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await api.get(`${PATH}/${id}?includeVoided=true`)).toMatchObject({ status: 200, json: corrected.json });
  });
});
