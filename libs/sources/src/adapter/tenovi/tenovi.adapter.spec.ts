import { readMessageBody } from '../testing/vendor-message';
import { TENOVI } from './tenovi.adapter';

const DEVICE = { type: 'vendor', value: '7d9b1b8e-0000-4000-8000-000000000001' };
const INSTANT = { instant: new Date('2026-03-01T08:00:00Z') };
const BASE = {
  hwi_device_id: DEVICE.value,
  hardware_uuid: '0123456789ab',
  device_name: 'Tenovi BPM - L',
  sensor_code: '10',
  timestamp: '2026-03-01T08:00:00Z',
  created: '2026-03-01T08:00:00Z',
  timezone_offset: -300,
  estimated_timestamp: false,
  value_2: null,
};
const PRESSURE = { ...BASE, metric: 'blood_pressure', value_1: '131', value_2: '84' };
const PULSE = { ...BASE, metric: 'pulse', value_1: '71' };
const IRREGULAR = { ...BASE, metric: 'irregular_heartbeat', value_1: 1 };

const read = (body: unknown) => readMessageBody(TENOVI, body);
const reading = (kind: string, values: object, rest: object = {}) => ({
  type: 'reading',
  pointer: '',
  kind,
  values,
  time: INSTANT,
  device: DEVICE,
  person: null,
  ...rest,
});

describe('the Tenovi adapter', () => {
  it.each([
    ['glucose', { value_1: '104' }, 'bloodGlucose', { glucose: 104, glucoseUnit: 'mgdl' }],
    ['weight', { value_1: 163.4 }, 'weight', { weight: 163.4, weightUnit: 'lbs' }],
    ['temperature', { value_1: '98.1' }, 'temperature', { temperature: 98.1, temperatureUnit: 'fahrenheit' }],
    ['spO2', { value_1: '97', value_2: '0.4' }, 'bloodOxygen', { bloodOxygen: 97 }],
    ['peak_expiratory_flow', { value_1: 410 }, 'peakFlow', { peakExpiratoryFlow: 410 }],
  ])('reads a measurement of %s', (metric, values, kind, expected) => {
    expect(read({ ...BASE, metric, ...values })).toEqual([reading(kind, expected)]);
  });

  it.each([
    [{ meal_context: 'pre-prandial' }, { beforeMeal: true }],
    [{ meal_context: 'post-prandial' }, { afterMeal: true }],
    [{ meal_context: 'fasting' }, {}],
    [{ alert: 'sensor_result_above_range' }, { outOfRange: 'above' }],
  ])('reads what the glucometer adds: %j', (details, expected) => {
    const values = { glucose: 104, glucoseUnit: 'mgdl', ...expected };
    const body = { ...BASE, metric: 'glucose', value_1: 104, filter_params: details };
    expect(read(body)).toEqual([reading('bloodGlucose', values)]);
  });

  it('joins what a cuff has measured at once, in any order', () => {
    const values = { systolic: 131, diastolic: 84, heartRate: 71, irregularHeartbeat: true };
    expect(read([PRESSURE, PULSE, IRREGULAR])).toEqual([reading('bloodPressure', values, { pointer: '/0' })]);
    expect(read([IRREGULAR, PULSE, PRESSURE])).toEqual([reading('bloodPressure', values, { pointer: '/2' })]);
  });

  it('joins an oximeter’s pulse with its saturation, and not with a pressure of the same time', () => {
    const oximeter = { ...BASE, sensor_code: '24', device_name: 'Nonin Pulse Ox' };
    expect(read([PRESSURE, { ...oximeter, metric: 'spO2', value_1: 97 }, { ...oximeter, metric: 'pulse', value_1: 66 }])).toEqual(
      [
        reading('bloodPressure', { systolic: 131, diastolic: 84 }, { pointer: '/0' }),
        reading('bloodOxygen', { bloodOxygen: 97, heartRate: 66 }, { pointer: '/1' }),
      ],
    );
  });

  it('joins only measurements of the same device, time and index', () => {
    const index = (measurement_index: number) => ({ filter_params: { measurement_index } });
    const parts = read([
      { ...PRESSURE, ...index(1) },
      { ...PRESSURE, value_1: 140, ...index(2) },
      { ...PULSE, ...index(2) },
      { ...PULSE, value_1: 80, timestamp: '2026-03-01T08:00:01Z', ...index(1) },
    ]);
    expect(parts).toEqual([
      reading('bloodPressure', { systolic: 131, diastolic: 84 }, { pointer: '/0', measurementIndex: 1 }),
      reading('bloodPressure', { systolic: 140, diastolic: 84, heartRate: 71 }, { pointer: '/1', measurementIndex: 2 }),
      reading(
        'bloodPressure',
        { heartRate: 80 },
        {
          pointer: '/3',
          measurementIndex: 1,
          time: { instant: new Date('2026-03-01T08:00:01Z') },
          action: 'complete',
        },
      ),
    ]);
  });

  it('completes a reading of another message with a pulse that comes alone', () => {
    expect(read(PULSE)).toEqual([reading('bloodPressure', { heartRate: 71 }, { action: 'complete' })]);
    expect(read({ ...PULSE, sensor_code: '11' })).toEqual([
      // The name of the device is that of the cuff.
      reading('bloodPressure', { heartRate: 71 }, { action: 'complete' }),
    ]);
    expect(read({ ...PULSE, sensor_code: '11', device_name: 'Tenovi Pulse Ox' })).toEqual([
      reading('bloodOxygen', { heartRate: 71 }, { action: 'complete' }),
    ]);
    expect(read(IRREGULAR)).toEqual([reading('bloodPressure', { irregularHeartbeat: true }, { action: 'complete' })]);
  });

  it('reads the person, the index and an estimated time, and leaves out an index that cannot be stored', () => {
    const body = { ...PRESSURE, patient_id: 'patient-7', estimated_timestamp: true, filter_params: { measurement_index: 3 } };
    const values = { systolic: 131, diastolic: 84 };
    expect(read(body)).toEqual([
      reading('bloodPressure', values, { person: 'patient-7', measurementIndex: 3, timeEstimated: true }),
    ]);
    expect(read({ ...PRESSURE, filter_params: { measurement_index: 40_000 } })).toEqual([reading('bloodPressure', values)]);
  });

  it('reads the battery as a health check', () => {
    expect(read({ ...BASE, metric: 'battery_percentage', value_1: '77' })).toEqual([
      { type: 'health', pointer: '', device: DEVICE, time: INSTANT, batteryPercentage: 77 },
    ]);
  });

  it.each([
    ['test_data', { ...PRESSURE, dummy_data: true }],
    [
      'control_solution',
      { ...BASE, metric: 'glucose', value_1: 104, filter_params: { measurement_location: 'control solution' } },
    ],
    ['unsupported_kind', { ...BASE, metric: 'perfusion_index', value_1: 4 }],
    ['unsupported_kind', { ...BASE, metric: 'steps', value_1: 4000 }],
    ['settings', { hwi_device_id: DEVICE.value, 'status ': 'Connected' }],
  ])('ignores a message as %s: %j', (code, body) => {
    expect(read(body)).toEqual([{ type: 'ignored', pointer: '', code }]);
  });

  const KNOWN = { device: DEVICE, person: null };
  it.each<[code: string, path: string | undefined, body: unknown, context?: object]>([
    ['no_mapping', undefined, { hwi_device_id: DEVICE.value }],
    ['kind_unknown', 'metric', { ...BASE, metric: 'lactate', value_1: 1 }, KNOWN],
    ['kind_unknown', 'sensor_code', { ...PULSE, sensor_code: '99', device_name: 'Other' }, KNOWN],
    ['value_missing', 'value_2', { ...PRESSURE, value_2: null }, { ...KNOWN, kind: 'bloodPressure' }],
    ['value_missing', 'timestamp', { ...PRESSURE, timestamp: null }, { ...KNOWN, kind: 'bloodPressure' }],
    ['time_invalid', 'timestamp', { ...PRESSURE, timestamp: '2026-02-30T08:00:00Z' }, { ...KNOWN, kind: 'bloodPressure' }],
    ['limits_unknown', 'value_1', { ...BASE, metric: 'glucose', value_1: 'HI' }, { ...KNOWN, kind: 'bloodGlucose' }],
    ['value_missing', 'hwi_device_id', { ...PRESSURE, hwi_device_id: '' }, { device: null, person: null, kind: 'bloodPressure' }],
  ])('returns the code %s with the path %s for a message that it cannot place', (code, path, body, context = {}) => {
    expect(read(body)).toEqual([{ type: 'unplaced', pointer: '', code, ...(path !== undefined && { path }), ...context }]);
  });
});
