import { readMessageBody } from '../testing/vendor-message';
import { VALIDIC } from './validic.adapter';

const DEVICE = { type: 'imei', value: '490154203237518' };
const BASE = {
  id: 'a1b2c3',
  type: 'measurement',
  checksum: 'f00',
  version: '1.0',
  deleted_at: null,
  start_time: '2026-03-01T08:00:00Z',
  utc_offset: -18_000,
  offset_origin: 'source',
  source: { type: 'smart_meter', device: { id: DEVICE.value, model: 'smc-ox' } },
  user: { user_id: 'v1', uid: 'patient-7' },
};
const metric = (type: string, unit: string, value: unknown, origin = 'device') => ({ type, origin, unit, value });
const SYSTOLIC = metric('systolic', 'mmHg', 131);
const DIASTOLIC = metric('diastolic', 'mmHg', 84);
const PULSE = metric('pulse', 'bpm', 71);

const read = (body: unknown) => readMessageBody(VALIDIC, body);
const reading = (kind: string, values: object, rest: object = {}) => ({
  type: 'reading',
  pointer: '',
  kind,
  values,
  time: { instant: new Date(BASE.start_time) },
  deviceTimeZoneOffset: -18_000,
  device: DEVICE,
  person: 'patient-7',
  provider: 'smart_meter',
  vendorId: 'a1b2c3',
  action: 'correct',
  ...rest,
});

describe('the Validic adapter', () => {
  it.each([
    [[SYSTOLIC, DIASTOLIC, PULSE], 'bloodPressure', { systolic: 131, diastolic: 84, heartRate: 71 }],
    [[metric('spo2', 'percent', 97), PULSE], 'bloodOxygen', { bloodOxygen: 97, heartRate: 71 }],
    [[PULSE], 'heartRate', { heartRate: 71 }],
    [[metric('blood_glucose', 'mg/dL', 104)], 'bloodGlucose', { glucose: 104, glucoseUnit: 'mgdl' }],
    [[metric('body_weight', 'kg', 74.1)], 'weight', { weight: 74.1, weightUnit: 'kg' }],
    [[metric('body_temperature', 'C', 36.7)], 'temperature', { temperature: 36.7, temperatureUnit: 'celsius' }],
  ])('reads the metrics %j', (metrics, kind, values) => {
    expect(read({ ...BASE, metrics })).toEqual([reading(kind, values)]);
  });

  it('reads several kinds of one measurement, each by itself', () => {
    const metrics = [SYSTOLIC, DIASTOLIC, metric('body_weight', 'stone', 11), metric('spo2', 'percent', 97), PULSE];
    expect(read({ ...BASE, metrics })).toEqual([
      reading('bloodPressure', { systolic: 131, diastolic: 84, heartRate: 71 }),
      reading('bloodOxygen', { bloodOxygen: 97 }),
      {
        type: 'unplaced',
        pointer: '',
        code: 'unit_unknown',
        path: 'metrics.unit',
        kind: 'weight',
        device: DEVICE,
        person: 'patient-7',
      },
    ]);
  });

  it('reads values that a person has entered, and when the person has eaten', () => {
    const metrics = [metric('blood_glucose', 'mmol/L', 5.8, 'manual')];
    const user_notes = [{ type: 'relationship_to_meal', value: 'before' }];
    expect(read({ ...BASE, metrics, user_notes })).toEqual([
      reading('bloodGlucose', { glucose: 5.8, glucoseUnit: 'mmoll', beforeMeal: true }, { manual: true }),
    ]);
  });

  it.each([
    [{ device: { id: '00:1a:2B:3c:4d:5e' } }, { type: 'identifier', value: '00:1a:2B:3c:4d:5e' }],
    [{ device: { id: null } }, null],
    [{ device: { id: 'account-4' } }, null],
    [{}, null],
  ])('names the device of the source %j', (source, device) => {
    expect(read({ ...BASE, source, metrics: [PULSE] })).toEqual([
      reading('heartRate', { heartRate: 71 }, { device, provider: undefined }),
    ]);
  });

  it('leaves out an offset that is not that of the source, or that no time zone has', () => {
    const { deviceTimeZoneOffset: _offset, ...expected } = reading('heartRate', { heartRate: 71 });
    expect(read({ ...BASE, offset_origin: 'profile', metrics: [PULSE] })).toEqual([expected]);
    expect(read({ ...BASE, utc_offset: -72_000, metrics: [PULSE] })).toEqual([expected]);
  });

  it('reads lists of objects', () => {
    const pointers = (body: unknown) => read(body).map(({ pointer }) => pointer);
    const one = { ...BASE, metrics: [PULSE] };
    expect(pointers([one, one])).toEqual(['/0', '/1']);
    expect(pointers({ summary: {}, measurements: [one] })).toEqual(['/measurements/0']);
  });

  it.each<[type: string, rest: object, body: unknown]>([
    ['ignored', { code: 'unsupported_kind' }, { ...BASE, type: 'workout' }],
    ['unplaced', { code: 'kind_unknown', path: 'type' }, { ...BASE, type: 'cgm' }],
    ['unplaced', { code: 'no_mapping', path: 'type' }, { id: 'a1' }],
    [
      'unplaced',
      { code: 'kind_unknown', path: 'metrics.type', device: DEVICE, person: 'patient-7' },
      { ...BASE, metrics: [metric('lactate', 'mmol/L', 1)] },
    ],
    ['unplaced', { code: 'value_missing', path: 'metrics', device: DEVICE, person: 'patient-7' }, BASE],
    [
      'unplaced',
      { code: 'malformed', path: 'metrics', device: DEVICE, person: 'patient-7' },
      { ...BASE, metrics: [PULSE, PULSE] },
    ],
    [
      'unplaced',
      { code: 'value_missing', path: 'metrics.diastolic', device: DEVICE, person: 'patient-7', kind: 'bloodPressure' },
      { ...BASE, metrics: [SYSTOLIC] },
    ],
    [
      'unplaced',
      { code: 'value_missing', path: 'user.uid', device: null, person: null },
      { ...BASE, source: {}, user: {}, metrics: [PULSE] },
    ],
  ])('returns %s %j', (type, rest, body) => {
    expect(read(body)).toEqual([{ type, pointer: '', ...rest }]);
  });
});
