import { readMessageBody } from '../testing/vendor-message';
import { HEALTH_AUTO_EXPORT } from './health-auto-export.adapter';

const date = '2026-03-01 09:00:00 +0100';
const READING = {
  type: 'reading',
  pointer: '/data/metrics/0/data/0',
  time: { instant: new Date('2026-03-01T08:00:00Z') },
  deviceTimeZoneOffset: 3600,
  device: null,
  person: null,
};
const read = (...metrics: unknown[]) => readMessageBody(HEALTH_AUTO_EXPORT, { data: { metrics } });

describe('the adapter of Health Auto Export', () => {
  it.each([
    [
      'blood_glucose',
      'mg/dL',
      { qty: 104.4, mealTime: 'Before Meal' },
      'bloodGlucose',
      { glucose: 104, glucoseUnit: 'mgdl', beforeMeal: true },
    ],
    ['blood_glucose', 'mmol/L', { qty: 5.8, mealTime: 'Unspecified' }, 'bloodGlucose', { glucose: 5.8, glucoseUnit: 'mmoll' }],
    ['blood_pressure', 'mmHg', { systolic: 131, diastolic: 84 }, 'bloodPressure', { systolic: 131, diastolic: 84 }],
    ['blood_oxygen_saturation', '%', { qty: 97 }, 'bloodOxygen', { bloodOxygen: 97 }],
    ['heart_rate', 'count/min', { Min: 61, Avg: 64.4, Max: 70 }, 'heartRate', { heartRate: 64 }],
    ['heart_rate', 'bpm', { qty: 64 }, 'heartRate', { heartRate: 64 }],
    [
      'heart_rate_variability',
      'ms',
      { qty: 41.52 },
      'heartRateVariability',
      { heartRateVariability: 41.52, heartRateVariabilityAlgorithmType: 'sdnn' },
    ],
    ['weight_body_mass', 'kg', { qty: 74.1 }, 'weight', { weight: 74.1, weightUnit: 'kg' }],
    ['weight_body_mass', 'lb', { qty: 163.4 }, 'weight', { weight: 163.4, weightUnit: 'lbs' }],
    ['body_temperature', 'degF', { qty: 98.1 }, 'temperature', { temperature: 98.1, temperatureUnit: 'fahrenheit' }],
  ])('reads %s in %s', (name, units, entry, kind, values) => {
    expect(read({ name, units, data: [{ date, ...entry }] })).toEqual([{ ...READING, kind, values }]);
  });

  it('ignores metrics that the service does not record, and other lists, once each', () => {
    const body = { data: { metrics: [{ name: 'step_count', units: 'count', data: [{}, {}] }], workouts: [{}], ecg: [] } };
    expect(readMessageBody(HEALTH_AUTO_EXPORT, body)).toEqual([
      { type: 'ignored', pointer: '/data/metrics/0', code: 'unsupported_kind' },
      { type: 'ignored', pointer: '/data/workouts', code: 'unsupported_kind' },
    ]);
  });

  it('keeps a metric that nobody has described in quarantine', () => {
    expect(read({ name: 'lactate', units: 'mmol/L', data: [{ date, qty: 1 }] })).toEqual([
      { type: 'unplaced', pointer: '/data/metrics/0', code: 'kind_unknown', path: 'name' },
    ]);
  });

  it.each([
    ['unit_unknown', 'units', { name: 'weight_body_mass', data: [{ date, qty: 74.1 }] }, 'weight'],
    [
      'unit_unknown',
      'units',
      { name: 'blood_pressure', units: 'kPa', data: [{ date, systolic: 17, diastolic: 11 }] },
      'bloodPressure',
    ],
    ['time_invalid', 'date', { name: 'weight_body_mass', units: 'kg', data: [{ date: '2026-03-01', qty: 74.1 }] }, 'weight'],
    ['value_missing', 'qty', { name: 'weight_body_mass', units: 'kg', data: [{ date }] }, 'weight'],
  ])('returns the code %s with the path %s', (code, path, metric, kind) => {
    expect(read(metric)).toEqual([{ type: 'unplaced', pointer: '/data/metrics/0/data/0', code, path, kind }]);
  });

  it('reads a time without an offset as local in an unknown zone', () => {
    expect(read({ name: 'weight_body_mass', units: 'kg', data: [{ date: '2026-03-01 09:00:00', qty: 74.1 }] })).toMatchObject([
      { time: { local: '2026-03-01T09:00:00', zone: null } },
    ]);
  });

  it('says that a message without its data is not described', () => {
    expect(readMessageBody(HEALTH_AUTO_EXPORT, { metrics: [] })).toEqual([
      { type: 'unplaced', pointer: '', code: 'no_mapping', path: 'data' },
    ]);
    expect(read()).toEqual([{ type: 'ignored', pointer: '', code: 'heartbeat' }]);
  });
});
