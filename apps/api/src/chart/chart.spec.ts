import { GLUCOSE_RANGES, type Patient } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

interface Profile {
  source: string;
  readings: number;
  days: number;
  coverage: number | null;
  mean: number | null;
  sd: number | null;
  cv: number | null;
  gmi: number | null;
  ranges: { readings: number; percent: number | null }[];
  bins: { minute: number; readings: number; p5: number | null; p25: number | null; p50: number | null; p95: number | null }[];
  sufficient: object;
}

describe('the chart API of a patient', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const livingIn = (localTimeZone: string) => api.factory.patient({ timeZone: localTimeZone, localTimeZone });
  const get = async (patient: Patient, path: string) => {
    const { status, json } = await api.get(`/api/v3/patient/${patient.id}/${path}`);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json;
  };
  /** Stores readings at a fixed interval, the first at the time `from`, with the given values in turn. */
  const fill = (patient: Patient, from: string, count: number, minutes: number, values: readonly number[]) =>
    api.database.dataSource.query(
      `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, received_timestamp, glucose, manual)
       select $1, $2, t, t, ($6::integer[])[1 + n % cardinality($6::integer[])], false
       from (select n, $3::timestamptz + n * $5 * interval '1 minute' as t from generate_series(0, $4::integer - 1) n) r`,
      [api.factory.organizationId, patient.id, from, count, minutes, values],
    );
  const profileOf = async (patient: Patient, query: string) => (await get(patient, `glucose-profile?${query}`)) as Profile;

  it('returns the readings of a series as columns in the order of time, with their marks but without voided readings', async () => {
    const patient = await livingIn('America/Los_Angeles');
    const { id: deviceId } = await api.factory.device({ currentPatientId: patient.id });
    const start = Date.now() - 3_600_000;
    const at = (minute: number) => new Date(start + minute * 60_000);
    const add = (minute: number, more: object) =>
      api.factory.reading({ patientId: patient.id, deviceId, readingTimestamp: at(minute), beforeMeal: false, ...more });
    const second = await add(2, { glucose: 40 });
    const first = await add(1, { glucose: 120, beforeMeal: true, manual: true });
    const voided = await add(3, { glucose: 99 });
    const run = (sql: string, id: number) => api.database.dataSource.query(sql, [id]);
    await run(`update blood_glucose_reading set out_of_range = 'below', version = 2 where id = $1`, second.id);
    await run('update blood_glucose_reading set void_timestamp = now() where id = $1', voided.id);
    expect(await get(patient, 'series?kind=bloodGlucose')).toEqual({
      patient: {
        id: patient.id,
        firstName: 'Testina',
        lastName: 'Sampleton',
        dateOfBirth: '1970-01-31',
        externalIdentifier: patient.externalIdentifier,
      },
      timeZone: 'America/Los_Angeles',
      timeZoneSource: 'patient',
      kind: 'bloodGlucose',
      ids: [first.id, second.id],
      timestamps: [at(1).toISOString(), at(2).toISOString()],
      values: { glucose: [120, 40] },
      marks: [1 + 8, 4 + 32],
    });
  });

  it('returns temperatures in the units in which they are stored, and empty columns if there are no readings', async () => {
    const patient = await livingIn('UTC');
    const { id } = await api.factory.device({ currentPatientId: patient.id });
    const readingTimestamp = new Date(Date.now() - 3_600_000).toISOString();
    const body = { device: { id }, patient: { id: patient.id }, readingTimestamp, temperature: 37.5, temperatureUnit: 'celsius' };
    expect((await api.post('/api/v3/temperature-reading', body)).status).toBe(200);
    expect(await get(patient, 'series?kind=temperature')).toMatchObject({
      values: { temperature: [37.5], temperatureUnit: ['celsius'] },
      marks: [0],
    });
    expect(await get(patient, 'series?kind=weight')).toMatchObject({
      ids: [],
      timestamps: [],
      values: { weight: [] },
      marks: [],
    });
  });

  it.each([
    ['series', 'kind'],
    ['series?kind=pulse', 'kind'],
    ['series?kind=weight&startTimestamp=2026-01-01T00:00:00Z&endTimestamp=2027-01-02T01:00:00.001Z', 'startTimestamp'],
    ['glucose-profile?days=367', 'days'],
    ['glucose-profile?endDate=2026-02-30', 'endDate'],
    ['glucose-profile?endDate=1999-12-31', 'endDate'],
    ['day/2026-02-30', 'date'],
    ['day/today', 'date'],
  ])('rejects the request %s with an error that names %s', async (path, parameter) => {
    const { status, json } = await api.get(`/api/v3/patient/${(await livingIn('UTC')).id}/${path}`);
    expect([status, json]).toMatchObject([400, { code: 'invalid_input', errors: [{ parameter }] }]);
  });

  it('accepts a series of 366 days, which are an hour longer if the clocks are set back more often than forward', async () => {
    const patient = await livingIn('UTC');
    await fill(patient, '2026-01-01T00:00:00Z', 4_032, 5, [100]);
    const path = 'series?kind=bloodGlucose&startTimestamp=2026-01-01T00:00:00Z&endTimestamp=2027-01-02T01:00:00Z';
    expect(((await get(patient, path)) as { ids: number[] }).ids).toHaveLength(4_032);
  });

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-01-15', 24],
  ])('returns all readings of the local day %s, which has %d hours', async (date, hours) => {
    const patient = await livingIn('America/Los_Angeles');
    const before = new Date(`${date}T00:00:00Z`).toISOString();
    await fill(patient, before, 96, 30, [100]);
    const day = (await get(patient, `day/${date}`)) as {
      startTimestamp: string;
      endTimestamp: string;
      series: { ids: number[] }[];
    };
    expect(Date.parse(day.endTimestamp) - Date.parse(day.startTimestamp)).toBe(hours * 3_600_000);
    expect(day.series).toMatchObject([{ kind: 'bloodGlucose' }]);
    expect(day.series[0]?.ids.length).toBe(hours * 2);
  });

  // The values are those of Bergenstal et al., "Glucose Management Indicator (GMI)", Diabetes Care 2018; 41:2275-2280, table 1.
  it.each([
    [100, 5.7],
    [125, 6.3],
    [150, 6.9],
    [175, 7.5],
    [200, 8.1],
    [225, 8.7],
    [250, 9.3],
    [275, 9.9],
    [300, 10.5],
    [350, 11.7],
  ])('returns for a mean of %d mg/dL the published GMI of %d percent', async (mean, gmi) => {
    const patient = await livingIn('America/New_York');
    await fill(patient, '2026-01-01T05:00:00Z', 14 * 96, 15, [mean]);
    expect(await profileOf(patient, 'endDate=2026-01-14')).toMatchObject({
      source: 'continuous',
      readings: 14 * 96,
      days: 14,
      coverage: 100,
      mean,
      sd: 0,
      cv: 0,
      gmi,
      sufficient: { profile: true, gmi: true, ranges: true },
    });
  });

  it('returns readings that are hours apart as episodic, without a GMI', async () => {
    const patient = await livingIn('UTC');
    await fill(patient, '2026-01-01T00:00:00Z', 29, 480, [100, 200]);
    const few = { source: 'episodic', coverage: null, gmi: null, sufficient: { profile: false, gmi: false, ranges: false } };
    expect(await profileOf(patient, 'endDate=2026-01-14')).toMatchObject(few);
    await fill(patient, '2026-01-11T00:00:00Z', 1, 480, [100]);
    expect(await profileOf(patient, 'endDate=2026-01-14')).toMatchObject({
      ...few,
      sufficient: { profile: true, gmi: false, ranges: true },
    });
  });

  it('returns an empty profile if there are no readings', async () => {
    const profile = await profileOf(await livingIn('UTC'), 'endDate=2026-01-14');
    expect(profile).toMatchObject({ readings: 0, days: 0, mean: null, sd: null, cv: null, gmi: null, source: 'episodic' });
    expect(profile.ranges).toEqual(GLUCOSE_RANGES.map((range) => ({ ...range, readings: 0, percent: null })));
    expect(profile.bins).toHaveLength(48);
  });

  it('counts LO in the lowest range and HI in the highest, whatever the limit of the instrument', async () => {
    const patient = await livingIn('UTC');
    await fill(patient, '2026-01-05T00:00:00Z', 3, 300, [60, 240, 100]);
    const set = 'update blood_glucose_reading set out_of_range = $3 where patient_id = $1 and glucose = $2';
    await api.database.dataSource.query(set, [patient.id, 60, 'below']);
    await api.database.dataSource.query(set, [patient.id, 240, 'above']);
    const { ranges } = await profileOf(patient, 'endDate=2026-01-14');
    expect(ranges.map(({ readings, percent }) => [readings, percent])).toEqual([
      [1, 33.4],
      [0, 0],
      [1, 33.3],
      [0, 0],
      [1, 33.3],
    ]);
  });

  it('answers a request for a merged patient with 404 and the id of the remaining patient', async () => {
    const [merged, remaining] = [await livingIn('UTC'), await livingIn('UTC')];
    expect((await api.post(`/api/v3/patient/${remaining.id}/merge`, { patient: { id: merged.id } })).status).toBe(200);
    for (const path of ['series?kind=weight', 'glucose-profile', 'day/2026-01-01']) {
      const { status, json } = await api.get(`/api/v3/patient/${merged.id}/${path}`);
      expect([status, json]).toMatchObject([404, { code: 'patient_merged', patientId: remaining.id }]);
    }
  });
});
