import { UNIT_CONVERSIONS } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const AT = '2026-02-03T04:05:06.789Z';

const GLUCOSE_RANGE = 'Send an integer from 10 to 1000 mg/dL, or a number from 0.6 to 55.5 mmol/L with glucoseUnit: "mmoll".';
const NOT_A_NUMBER =
  'Send a number, not a text. If the instrument shows HI or LO, send the limit of its range, and outOfRange: "above" or "below".';
const OFFSET = 'Send a multiple of 900 from -43200 to 50400 seconds, such as -18000 for UTC-5.';

describe('the record of a reading', () => {
  let api: TestApi;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  beforeEach(async () => {
    deviceId = (await api.factory.device()).id;
  });
  afterAll(() => api.stop());

  const post = async (path: string, body: object) => {
    const { status, json } = await api.post(`/api/v3/${path}`, { readingTimestamp: AT, device: { id: deviceId }, ...body });
    return { status, json: json as { id: number; errors: { pointer: string; detail: string }[] } };
  };
  const record = async (path: string, id: number) => (await api.get(`/api/v3/${path}/${id}?view=record`)).json as object;

  it('adds nine properties to the specified ones with view=record, also in lists', async () => {
    const { json } = await post('blood-glucose-reading', { glucose: 101 });
    const found = await record('blood-glucose-reading', json.id);
    expect(found).toEqual({
      ...json,
      version: 1,
      createTimestamp: expect.stringMatching(/^2\d{3}-/) as string,
      updateTimestamp: (found as { createTimestamp: string }).createTimestamp,
      enteredInError: false,
      outOfRange: null,
      sentAs: null,
      flags: [],
      source: null,
      importNumber: null,
    });
    expect(Object.keys(json)).toHaveLength(12);
    const list = await api.get(`/api/v3/blood-glucose-reading?view=record&deviceId=${deviceId}`);
    expect((list.json as { content: object[] }).content).toEqual([found]);
    expect((await api.get(`/api/v3/blood-glucose-reading?view=other`)).status).toBe(400);
  });

  it('keeps a value as it was sent in another unit, and returns it in the fixed unit', async () => {
    const glucose = await post('blood-glucose-reading', { glucose: 5.5, glucoseUnit: 'mmoll' });
    expect(glucose).toMatchObject({ status: 200, json: { glucose: 99, glucoseUnit: 'mgdl' } });
    expect(await record('blood-glucose-reading', glucose.json.id)).toMatchObject({ sentAs: { value: 5.5, unit: 'mmoll' } });
    const weight = await post('weight-reading', { weight: 80, weightUnit: 'kg' });
    expect(weight).toMatchObject({ status: 200, json: { weight: 176.37, weightUnit: 'lbs' } });
    expect(await record('weight-reading', weight.json.id)).toMatchObject({ sentAs: { value: 80, unit: 'kg' } });
    const again = await post('blood-glucose-reading', { glucose: 99, glucoseUnit: 'mgdl' });
    expect(again).toMatchObject({ status: 200, json: { id: glucose.json.id } });
  });

  it.each([
    [{ glucose: 5.5 }, 'glucose', GLUCOSE_RANGE],
    [{ glucose: 0 }, 'glucose', GLUCOSE_RANGE],
    [{ glucose: 'HI' }, 'glucose', NOT_A_NUMBER],
    [{ glucose: '101' }, 'glucose', NOT_A_NUMBER],
    [{ glucose: 101, deviceTimeZoneOffset: -5 }, 'deviceTimeZoneOffset', OFFSET],
    [{ glucose: 101, deviceTimeZoneOffset: -300 }, 'deviceTimeZoneOffset', OFFSET],
    [{ glucose: 99, glucoseUnit: 'mmoll' }, 'glucose', 'Send a number from 0.6 to 55.5 mmol/L.'],
    [{ glucose: 0.5, glucoseUnit: 'mmoll' }, 'glucose', 'Send a number from 0.6 to 55.5 mmol/L.'],
    [{ glucose: 99, glucoseUnit: 'kg' }, 'glucoseUnit', 'Send one of: mgdl, mmoll.'],
    [{ glucose: 99, outOfRange: 'high' }, 'outOfRange', 'Send one of: above, below.'],
  ])('rejects the values %j', async (values, property, detail) => {
    const { status, json } = await post('blood-glucose-reading', values);
    expect([status, json.errors]).toMatchObject([400, [{ pointer: `/${property}`, detail }]]);
  });

  it.each([
    [{ bedTime: ['2026-01-15T22:00:00Z'], getUpTime: ['2026-01-15T06:00:00Z'] }, 'getUpTime', 'contradiction'],
    [{ bedTime: ['1970-01-01T22:00:00Z'] }, 'bedTime', 'not_in_range'],
    [{ getUpTime: ['2999-01-01T06:00:00Z'] }, 'getUpTime', 'not_in_range'],
  ])('rejects the night %j', async (values, property, code) => {
    const { status, json } = await post('sleep-mat-activity-reading', values);
    expect([status, json.errors]).toMatchObject([400, [{ pointer: `/${property}`, code }]]);
  });

  it('accepts a night whose record begins in bed', async () => {
    const night = { getUpTime: ['2026-01-15T02:00:00Z', '2026-01-15T06:00:00Z'], bedTime: ['2026-01-15T02:10:00Z'] };
    expect((await post('sleep-mat-activity-reading', night)).status).toBe(200);
  });

  it('accepts the fixed unit of every value that has one', async () => {
    const pressure = { systolic: 121, systolicUnit: 'mmHg', diastolic: 79, diastolicUnit: 'mmHg' };
    expect((await post('blood-pressure-reading', pressure)).status).toBe(200);
    const wrong = await post('blood-pressure-reading', { ...pressure, systolicUnit: 'kPa' });
    expect([wrong.status, wrong.json.errors[0]?.pointer]).toEqual([400, '/systolicUnit']);
  });

  it('stores that a value is out of the instrument’s range, and treats the same value without this flag as a conflict', async () => {
    const { json } = await post('blood-glucose-reading', { glucose: 600, outOfRange: 'above' });
    expect(await record('blood-glucose-reading', json.id)).toMatchObject({ glucose: 600, outOfRange: 'above' });
    expect((await post('blood-glucose-reading', { glucose: 600 })).status).toBe(409);
    const list = await api.get(`/api/v3/blood-glucose-reading?view=record&deviceId=${deviceId}`);
    expect((list.json as { content: object[] }).content).toMatchObject([{ outOfRange: 'above' }]);
  });

  it('removes the unit and direction of the previous value when the value is corrected', async () => {
    const { json } = await post('blood-glucose-reading', { glucose: 33, glucoseUnit: 'mmoll', outOfRange: 'above' });
    const path = `/api/v3/blood-glucose-reading/${json.id}`;
    expect((await api.patch(path, { manual: true })).status).toBe(200);
    expect(await record('blood-glucose-reading', json.id)).toMatchObject({ outOfRange: 'above', sentAs: { unit: 'mmoll' } });
    expect((await api.patch(path, { glucose: 6, glucoseUnit: 'mmoll' })).json).toMatchObject({ glucose: 108 });
    expect(await record('blood-glucose-reading', json.id)).toMatchObject({
      outOfRange: null,
      sentAs: { value: 6, unit: 'mmoll' },
    });
    expect((await api.patch(path, { glucose: 110 })).status).toBe(200);
    expect(await record('blood-glucose-reading', json.id)).toMatchObject({ version: 4, sentAs: null });
  });

  it('rejects phases of sleep that are together longer than the whole sleep', async () => {
    const night = { deepSleep: 100, lightSleep: 200, rem: 81 };
    expect((await post('sleep-mat-duration-reading', { ...night, duration: 381 })).status).toBe(200);
    const { status, json } = await post('sleep-mat-duration-reading', { ...night, duration: 380, measurementIndex: 1 });
    expect([status, json.errors]).toMatchObject([400, [{ pointer: '/duration', code: 'contradiction' }]]);
  });

  it('flags the readings of a patient who is archived', async () => {
    const patient = await api.factory.patient({ archived: true });
    const { json } = await post('blood-glucose-reading', { glucose: 101, device: null, patient: { id: patient.id } });
    expect(await record('blood-glucose-reading', json.id)).toMatchObject({ flags: ['patientArchived'] });
  });

  it('converts units by the documented factors', () => {
    expect(Object.entries(UNIT_CONVERSIONS).map(([unit, { to, factor }]) => [unit, to, factor])).toEqual([
      ['mmoll', 'mgdl', 18.0156],
      ['kg', 'lbs', 1 / 0.45359237],
    ]);
  });
});
