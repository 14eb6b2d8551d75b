import { readMessageBody } from '../testing/vendor-message';
import { TERRA } from './terra.adapter';

const timestamp = '2026-03-01T09:00:00.123456+01:00';
const READING = {
  type: 'reading',
  time: { instant: new Date('2026-03-01T08:00:00.123Z') },
  deviceTimeZoneOffset: 3600,
  device: null,
  person: 'u1',
  provider: 'OMRON',
  action: 'correct',
};
const body = (...days: unknown[]) => ({ type: 'body', user: { user_id: 'u1', provider: 'OMRON' }, data: days });
const read = (message: unknown) => readMessageBody(TERRA, message);

/** Returns a day with one sample at a path. */
const day = (path: string, sample: object) =>
  path.split('/').reduceRight<unknown>((value, name) => ({ [name]: value }), [sample]);

describe('the Terra adapter', () => {
  it.each([
    [
      'blood_pressure_data/blood_pressure_samples',
      { systolic_bp: 131, diastolic_bp: 84.2 },
      'bloodPressure',
      { systolic: 131, diastolic: 84 },
    ],
    [
      'glucose_data/blood_glucose_samples',
      { blood_glucose_mg_per_dL: 104.2 },
      'bloodGlucose',
      { glucose: 104, glucoseUnit: 'mgdl' },
    ],
    ['heart_data/heart_rate_data/detailed/hr_samples', { bpm: 64 }, 'heartRate', { heartRate: 64 }],
    [
      'heart_data/heart_rate_data/detailed/hrv_samples_sdnn',
      { hrv_sdnn: 41.5 },
      'heartRateVariability',
      { heartRateVariability: 41.5, heartRateVariabilityAlgorithmType: 'sdnn' },
    ],
    ['oxygen_data/saturation_samples', { percentage: 97 }, 'bloodOxygen', { bloodOxygen: 97 }],
    [
      'temperature_data/body_temperature_samples',
      { temperature_celsius: 36.7 },
      'temperature',
      { temperature: 36.7, temperatureUnit: 'celsius' },
    ],
  ])('reads a sample of %s', (path, sample, kind, values) => {
    expect(read(body(day(path, { timestamp, ...sample })))).toEqual([{ ...READING, pointer: `/data/0/${path}/0`, kind, values }]);
  });

  it('reads weights among the measurements of a body, and ignores those without a weight', () => {
    const measurements = [
      { measurement_time: timestamp, weight_kg: 74.1 },
      { measurement_time: timestamp, BMI: 24 },
    ];
    expect(read(body({ measurements_data: { measurements } }))).toEqual([
      {
        ...READING,
        pointer: '/data/0/measurements_data/measurements/0',
        kind: 'weight',
        values: { weight: 74.1, weightUnit: 'kg' },
      },
      { type: 'ignored', pointer: '/data/0/measurements_data/measurements/1', code: 'unsupported_kind' },
    ]);
  });

  it('names the person by the id that the organization has given', () => {
    const [reading] = read({
      ...body(day('glucose_data/blood_glucose_samples', { timestamp, blood_glucose_mg_per_dL: 104 })),
      user: { user_id: 'u1', reference_id: 'patient-7' },
    });
    expect(reading).toMatchObject({ person: 'patient-7' });
  });

  it('reads a time without an offset as local to the person', () => {
    const sample = { timestamp: '2026-03-01T09:00:00.000000', blood_glucose_mg_per_dL: 104 };
    expect(read(body(day('glucose_data/blood_glucose_samples', sample)))).toMatchObject([
      { time: { local: '2026-03-01T09:00:00', zone: null } },
    ]);
  });

  it.each([
    ['heartbeat', { type: 'healthcheck', sent_webhooks_last_hour: 4 }],
    ['subscription_check', { type: 'auth', status: 'success' }],
    ['unsupported_kind', { type: 'sleep', data: [] }],
    ['heartbeat', body()],
  ])('ignores an event as %s: %j', (code, message) => {
    expect(read(message)).toEqual([{ type: 'ignored', pointer: '', code }]);
  });

  it('ignores samples that are less accurate, or that the service does not record, once each', () => {
    const samples = {
      glucose_data: { detailed_blood_glucose_samples: [{}, {}] },
      temperature_data: { skin_temperature_samples: [{}] },
    };
    expect(read(body(samples, { metadata: {} }))).toEqual([
      { type: 'ignored', pointer: '/data/0/glucose_data/detailed_blood_glucose_samples', code: 'unsupported_kind' },
      { type: 'ignored', pointer: '/data/0/temperature_data/skin_temperature_samples', code: 'unsupported_kind' },
      { type: 'ignored', pointer: '/data/1', code: 'unsupported_kind' },
    ]);
  });

  it('reads the saturation of the blood, which has the type 0, and ignores that of a muscle', () => {
    const saturation = (type: number) => read(body(day('oxygen_data/saturation_samples', { timestamp, percentage: 97, type })));
    const pointer = '/data/0/oxygen_data/saturation_samples/0';
    expect(saturation(0)).toEqual([{ ...READING, pointer, kind: 'bloodOxygen', values: { bloodOxygen: 97 } }]);
    expect(saturation(1)).toEqual([{ type: 'ignored', pointer, code: 'unsupported_kind' }]);
  });

  it.each<[code: string, path: string, message: unknown, context?: object]>([
    ['no_mapping', 'type', { hello: 1 }],
    ['no_mapping', 'type', { type: 's3_payload', url: 'https://example.com' }],
    ['value_missing', 'user.user_id', { type: 'body', data: [] }],
    [
      'kind_unknown',
      'type',
      body(day('oxygen_data/saturation_samples', { timestamp, percentage: 97, type: 2 })),
      { pointer: '/data/0/oxygen_data/saturation_samples/0', kind: 'bloodOxygen', person: 'u1' },
    ],
    [
      'unit_unknown',
      'percentage',
      body(day('oxygen_data/saturation_samples', { timestamp, percentage: 0.97 })),
      { pointer: '/data/0/oxygen_data/saturation_samples/0', kind: 'bloodOxygen', person: 'u1' },
    ],
  ])('returns the code %s with the path %s for an event that it cannot place', (code, path, message, context = {}) => {
    expect(read(message)).toEqual([{ type: 'unplaced', pointer: '', code, path, ...context }]);
  });
});
