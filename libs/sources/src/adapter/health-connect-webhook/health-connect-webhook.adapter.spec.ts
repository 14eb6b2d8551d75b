import { readMessageBody } from '../testing/vendor-message';
import { HEALTH_CONNECT_WEBHOOK } from './health-connect-webhook.adapter';

const time = '2026-03-01T08:00:00.123Z';
const read = (body: object) => readMessageBody(HEALTH_CONNECT_WEBHOOK, { timestamp: time, app_version: '1.9', ...body });
const READING = { type: 'reading', time: { instant: new Date(time) }, device: null, person: null };

describe('the adapter of Health Connect Webhook', () => {
  it.each([
    ['blood_glucose', { mmol_per_liter: 5.8 }, 'bloodGlucose', { glucose: 5.8, glucoseUnit: 'mmoll' }],
    ['blood_pressure', { systolic: 131.4, diastolic: 84 }, 'bloodPressure', { systolic: 131, diastolic: 84 }],
    ['body_temperature', { celsius: 36.7 }, 'temperature', { temperature: 36.7, temperatureUnit: 'celsius' }],
    ['heart_rate', { bpm: 64 }, 'heartRate', { heartRate: 64 }],
    ['heart_rate', { avg: 64, min: 61, max: 70 }, 'heartRate', { heartRate: 64 }],
    ['oxygen_saturation', { percentage: 97.0 }, 'bloodOxygen', { bloodOxygen: 97 }],
    ['weight', { kilograms: 74.1 }, 'weight', { weight: 74.1, weightUnit: 'kg' }],
  ])('reads a record of %s', (name, entry, kind, values) => {
    expect(read({ [name]: [{ time, ...entry }] })).toEqual([{ ...READING, pointer: `/${name}/0`, kind, values }]);
  });

  it('marks a value that a person has entered', () => {
    const metadata = { data_origin: 'com.example', recording_method: 'manual_entry' };
    expect(read({ weight: [{ time, kilograms: 74.1, metadata }] })).toEqual([
      { ...READING, pointer: '/weight/0', kind: 'weight', values: { weight: 74.1, weightUnit: 'kg' }, manual: true },
    ]);
  });

  it('ignores a test message, and lists that the service does not record', () => {
    const ignored = (pointer: string, code: string) => [{ type: 'ignored', pointer, code }];
    expect(read({ test: true, weight: [{ time, kilograms: 74.1 }] })).toEqual(ignored('', 'test_data'));
    expect(read({ steps: [{}, {}] })).toEqual(ignored('/steps', 'unsupported_kind'));
    expect(read({ heart_rate_variability: [{ time, rmssd_millis: 40 }] })).toEqual(
      ignored('/heart_rate_variability', 'unsupported_kind'),
    );
    expect(read({})).toEqual(ignored('', 'heartbeat'));
  });

  it('keeps a list that nobody has described in quarantine, without its name', () => {
    expect(read({ lactate: [{ time, value: 1 }] })).toEqual([{ type: 'unplaced', pointer: '', code: 'kind_unknown' }]);
  });

  it('names what a record lacks', () => {
    expect(read({ weight: [{ time }, { kilograms: 74.1 }] })).toEqual([
      { type: 'unplaced', pointer: '/weight/0', code: 'value_missing', path: 'kilograms', kind: 'weight' },
      { type: 'unplaced', pointer: '/weight/1', code: 'value_missing', path: 'time', kind: 'weight' },
    ]);
  });
});
