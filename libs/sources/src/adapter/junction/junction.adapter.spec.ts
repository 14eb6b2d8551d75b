import { readMessageBody } from '../testing/vendor-message';
import { JUNCTION } from './junction.adapter';

const timestamp = '2026-03-01T08:00:00.123456+00:00';
const READING = {
  type: 'reading',
  pointer: '/data/data/0',
  time: { instant: new Date('2026-03-01T08:00:00.123Z') },
  device: null,
  person: 'patient-7',
  provider: 'omron',
};
const event = (event_type: string, ...samples: object[]) => ({
  event_type,
  team_id: 't1',
  user_id: 'u1',
  client_user_id: 'patient-7',
  data: { source: { provider: 'omron' }, data: samples },
});
const read = (body: unknown) => readMessageBody(JUNCTION, body);

describe('the Junction adapter', () => {
  it.each([
    ['glucose', { value: 5.6, unit: 'mmol/L' }, 'bloodGlucose', { glucose: 5.6, glucoseUnit: 'mmoll' }],
    ['blood_pressure', { systolic: '131', diastolic: '84', unit: 'mmHg' }, 'bloodPressure', { systolic: 131, diastolic: 84 }],
    ['blood_oxygen', { value: 97, unit: '%' }, 'bloodOxygen', { bloodOxygen: 97 }],
    ['heartrate', { value: 64, unit: 'bpm' }, 'heartRate', { heartRate: 64 }],
    ['body_weight', { value: 74.1, unit: 'kg' }, 'weight', { weight: 74.1, weightUnit: 'kg' }],
    ['body_temperature', { value: 36.7, unit: '°C' }, 'temperature', { temperature: 36.7, temperatureUnit: 'celsius' }],
    [
      'hrv',
      { value: 41.5, unit: 'sdnn' },
      'heartRateVariability',
      { heartRateVariability: 41.5, heartRateVariabilityAlgorithmType: 'sdnn' },
    ],
    ['peak_expiratory_flow_rate', { value: 410, unit: 'L/min' }, 'peakFlow', { peakExpiratoryFlow: 410 }],
  ])('reads a sample of %s', (resource, sample, kind, values) => {
    const body = event(`daily.data.${resource}.created`, { timestamp, timezone_offset: -18_000, ...sample });
    expect(read(body)).toEqual([{ ...READING, kind, values, deviceTimeZoneOffset: -18_000 }]);
  });

  it('reads the id at the vendor if the organization has given no id of its own', () => {
    const body = event('daily.data.glucose.created', { timestamp, value: 5.6, unit: 'mmol/L' });
    const values = { glucose: 5.6, glucoseUnit: 'mmoll' };
    expect(read({ ...body, client_user_id: null })).toEqual([{ ...READING, kind: 'bloodGlucose', values, person: 'u1' }]);
    expect(read({ event_type: body.event_type, data: { ...body.data, user_id: 'u2' } })).toEqual([
      { ...READING, kind: 'bloodGlucose', values, person: 'u2' },
    ]);
  });

  it('reads a time without an offset as local in an unknown zone, and an offset that is a text as none', () => {
    const body = event('daily.data.glucose.created', {
      timestamp: '2026-03-01T08:00:00',
      timezone_offset: 'null',
      value: 5.6,
      unit: 'mmol/L',
    });
    expect(read(body)).toEqual([
      {
        ...READING,
        kind: 'bloodGlucose',
        values: { glucose: 5.6, glucoseUnit: 'mmoll' },
        time: { local: '2026-03-01T08:00:00', zone: null },
      },
    ]);
  });

  it.each([
    ['unsupported_kind', '', { event_type: 'labtest.order.created', data: {} }],
    ['unsupported_kind', '', { event_type: 'daily.data.sleep.created', data: {} }],
    ['subscription_check', '', { event_type: 'provider.connection.created', data: {} }],
    [
      'subscription_check',
      '',
      { event_type: 'historical.data.glucose.created', user_id: 'u1', data: { start_date: '2026-01-01' } },
    ],
    ['unsupported_kind', '/data/data/0', event('daily.data.hrv.created', { timestamp, value: 41.5, unit: 'rmssd' })],
  ])('ignores an event as %s', (code, pointer, body) => {
    expect(read(body)).toEqual([{ type: 'ignored', pointer, code }]);
  });

  it.each<[code: string, path: string, body: unknown, context?: object]>([
    ['no_mapping', 'event_type', { hello: 1 }],
    ['no_mapping', 'event_type', { event_type: 'other.event' }],
    ['kind_unknown', 'event_type', event('daily.data.lactate.created', { timestamp })],
    ['value_missing', 'user_id', { event_type: 'daily.data.glucose.created', data: { data: [] } }],
    [
      'unit_unknown',
      'unit',
      event('daily.data.glucose.created', { timestamp, value: 5.6 }),
      { pointer: READING.pointer, kind: 'bloodGlucose', person: 'patient-7' },
    ],
  ])('returns the code %s with the path %s for an event that it cannot place', (code, path, body, context = {}) => {
    expect(read(body)).toEqual([{ type: 'unplaced', pointer: '', code, path, ...context }]);
  });
});
