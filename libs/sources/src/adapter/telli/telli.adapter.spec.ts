import { readMessageBody } from '../testing/vendor-message';
import { TELLI } from './telli.adapter';

const DEVICE = { type: 'imei', value: '490154203237518' };
const TIME = '1772352000123';
const INSTANT = { instant: new Date(1_772_352_000_123) };
const FIRST = { deviceId: DEVICE.value, time: TIME };
const SECOND = { ...FIRST, genVer: '2', mem: '0', tzOffsetMinutes: '-300', devdata: null };

const read = (body: unknown) => readMessageBody(TELLI, body);
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

describe('the Telli adapter', () => {
  it.each([
    [
      'BloodPressure',
      { systolic: 131, diastolic: 84, pulse: 71, arrhythmia: 1 },
      'bloodPressure',
      { systolic: 131, diastolic: 84, heartRate: 71, irregularHeartbeat: true },
    ],
    ['BloodPressure', { systolic: 131, diastolic: 84 }, 'bloodPressure', { systolic: 131, diastolic: 84 }],
    [
      'BloodGlucose',
      { glucose: 101.6, readingPeriod: 'before', unit: 'mg/dL' },
      'bloodGlucose',
      { glucose: 102, glucoseUnit: 'mgdl', beforeMeal: true },
    ],
    [
      'BloodGlucose',
      { glucose: 5.6, readingPeriod: 'after', unit: 'mmol/L' },
      'bloodGlucose',
      { glucose: 5.6, glucoseUnit: 'mmoll', afterMeal: true },
    ],
    ['Weight', { weight: 163.4, unit: 'lb' }, 'weight', { weight: 163.4, weightUnit: 'lbs' }],
    ['Weight', { weight: 74.1, unit: 'kg' }, 'weight', { weight: 74.1, weightUnit: 'kg' }],
    ['Temperature', { temperature: 98.1, unit: 'F' }, 'temperature', { temperature: 98.1, temperatureUnit: 'fahrenheit' }],
    ['Temperature', { temperature: 36.7, unit: 'C' }, 'temperature', { temperature: 36.7, temperatureUnit: 'celsius' }],
    ['SpO2', { spo2: 97, pulse: 66 }, 'bloodOxygen', { bloodOxygen: 97, heartRate: 66 }],
    ['PeakFlow', { pef: 410, fev1: 2.7 }, 'peakFlow', { peakExpiratoryFlow: 410, forcedExpiratoryVolumeInOneSecond: 2.7 }],
  ])('reads %s %j', (readingType, data, kind, values) => {
    expect(read({ ...FIRST, readingType, data })).toEqual([reading(kind, values)]);
    expect(read({ ...SECOND, readingType, data })).toEqual([reading(kind, values, { deviceTimeZoneOffset: -18_000 })]);
  });

  it('reads the local times of a night with the offset of the device', () => {
    const data = {
      bedTime: ['2026-03-01/00:15', '2026-03-01/02:40'],
      getUpTime: ['2026-03-01/02:31'],
      duration: '00:00~04:00',
      bodyTurnOver: 11,
      pulse: 58,
      respiration: 14.5,
    };
    const values = { bodyTurnOver: 11, heartRate: 58, respiration: 14.5 };
    const times = (zone: number | null) => ({
      bedTime: [
        { local: '2026-03-01T00:15:00', zone },
        { local: '2026-03-01T02:40:00', zone },
      ],
      getUpTime: [{ local: '2026-03-01T02:31:00', zone }],
    });
    expect(read({ ...SECOND, readingType: 'SleepingMatActivity', data })).toEqual([
      reading('sleepMatActivity', { ...values, duration: 240 }, { localValues: times(-300), deviceTimeZoneOffset: -18_000 }),
    ]);
    expect(read({ ...FIRST, readingType: 'SleepingMatActivity', data })).toEqual([
      reading('sleepMatActivity', values, {
        localValues: times(null),
        clockRanges: { duration: { from: '00:00', to: '04:00' } },
      }),
    ]);
  });

  it('reads the phases of a night that crosses midnight', () => {
    const data = {
      deepSleep: 90,
      lightSleep: 250,
      rem: 70,
      duration: '20:00~08:00',
      bodyTurnOver: 30,
      pulse: 61,
      respiration: 15,
    };
    const values = { bodyTurnOver: 30, heartRate: 61, respiration: 15, deepSleep: 90, lightSleep: 250, rem: 70 };
    expect(read({ ...SECOND, readingType: 'SleepingMatDuration', data })).toEqual([
      reading('sleepMatDuration', { ...values, duration: 720 }, { deviceTimeZoneOffset: -18_000 }),
    ]);
    expect(read({ ...FIRST, readingType: 'SleepingMatDuration', data })).toEqual([
      reading('sleepMatDuration', values, { clockRanges: { duration: { from: '20:00', to: '08:00' } } }),
    ]);
  });

  const PRESSURE = { ...SECOND, readingType: 'BloodPressure', data: { systolic: 131, diastolic: 84 } };

  it.each(['-200', '400', '9000', 'x', null])('drops the offset %j, which no time zone has, and keeps the reading', (offset) => {
    expect(read({ ...PRESSURE, tzOffsetMinutes: offset })).toEqual([reading('bloodPressure', { systolic: 131, diastolic: 84 })]);
  });

  it.each([
    [
      { r: '3', batt: '9', cycles: '0' },
      { signalStrength: 75, batteryPercentage: 90 },
    ],
    [{ r: null, batt: '0', cycles: '0' }, { batteryPercentage: 0 }],
    [{ r: '4', batt: 'pwr', cycles: '0' }, { signalStrength: 100 }],
  ])('reads the state of the device from %j', (devdata, percentages) => {
    const health = { type: 'health', pointer: '/devdata', device: DEVICE, time: INSTANT, ...percentages };
    const withOffset = reading('bloodPressure', { systolic: 131, diastolic: 84 }, { deviceTimeZoneOffset: -18_000 });
    expect(read({ ...PRESSURE, devdata })).toEqual([withOffset, health]);
    expect(read({ ...PRESSURE, devdata, mem: '1' })).toEqual([withOffset]);
    expect(read({ ...SECOND, type: 'Heartbeat', devdata })).toEqual([health]);
    expect(read({ ...SECOND, type: 'ReminderCleared', devdata })).toEqual([
      { type: 'ignored', pointer: '', code: 'unsupported_kind' },
      health,
    ]);
  });

  it('reads the battery of an oximeter, and its signal if that is in dBm', () => {
    const spo2 = (data: object) => read({ ...FIRST, readingType: 'SpO2', data: { spo2: 97, ...data } })[1];
    const health = { type: 'health', pointer: '/data', device: DEVICE, time: INSTANT };
    expect(spo2({ battery: 61, rsrp: -92 })).toEqual({ ...health, batteryPercentage: 61, signalStrength: 50 });
    expect(spo2({ battery: 61, rsrp: 24 })).toEqual({ ...health, batteryPercentage: 61 });
    expect(spo2({ battery: 4100, rsrp: 'x' })).toBeUndefined();
  });

  it('reads heartbeats with a time in seconds', () => {
    const [health] = read({ ...SECOND, time: '1772352000', type: 'Heartbeat', devdata: { r: '1', batt: '10' } });
    expect(health).toMatchObject({ time: { instant: new Date('2026-03-01T08:00:00Z') }, batteryPercentage: 100 });
  });

  it.each([
    ['heartbeat', { ...SECOND, type: 'Heartbeat' }],
    ['settings', { ...SECOND, type: 'SettingsResponse', status: 'ACK' }],
    ['subscription_check', {}],
    ['subscription_check', []],
    ['subscription_check', ''],
  ])('ignores a message without a reading as %s: %j', (code, body) => {
    expect(read(body)).toEqual([{ type: 'ignored', pointer: '', code }]);
  });

  const GLUCOSE = { ...FIRST, readingType: 'BloodGlucose' };
  const KNOWN = { device: DEVICE };
  it.each<[code: string, path: string | undefined, body: unknown, context?: object]>([
    ['malformed', undefined, '{"deviceId":'],
    ['no_mapping', undefined, { device: 1 }],
    ['no_mapping', undefined, 7],
    ['value_missing', 'deviceId', { ...GLUCOSE, deviceId: null }],
    ['no_mapping', 'type', { ...FIRST, type: 'Earthquake' }, KNOWN],
    ['kind_unknown', 'readingType', { ...FIRST, readingType: 'Lactate' }, KNOWN],
    ['value_missing', 'time', { ...GLUCOSE, time: '' }, { ...KNOWN, kind: 'bloodGlucose' }],
    ['time_invalid', 'time', { ...GLUCOSE, time: 'today' }, { ...KNOWN, kind: 'bloodGlucose' }],
    ['value_missing', 'data', GLUCOSE, { ...KNOWN, kind: 'bloodGlucose' }],
    ['unit_unknown', 'data.unit', { ...GLUCOSE, data: { glucose: 101 } }, { ...KNOWN, kind: 'bloodGlucose' }],
    ['unit_unknown', 'data.unit', { ...GLUCOSE, data: { glucose: 101, unit: 'g' } }, { ...KNOWN, kind: 'bloodGlucose' }],
    [
      'limits_unknown',
      'data.glucose',
      { ...GLUCOSE, data: { glucose: 'HI', unit: 'mg/dL' } },
      { ...KNOWN, kind: 'bloodGlucose' },
    ],
    [
      'value_missing',
      'data.diastolic',
      { ...PRESSURE, data: { systolic: 131, diastolic: null } },
      { ...KNOWN, kind: 'bloodPressure' },
    ],
    [
      'malformed',
      'data.pulse',
      { ...PRESSURE, data: { systolic: 131, diastolic: 84, pulse: 'fast' } },
      { ...KNOWN, kind: 'bloodPressure' },
    ],
  ])('returns the code %s with the path %s for a message that it cannot place', (code, path, body, context = {}) => {
    expect(read(body)).toEqual([{ type: 'unplaced', pointer: '', code, ...(path !== undefined && { path }), ...context }]);
  });

  it('keeps the ids of the older guide, which are no IMEIs', () => {
    const deviceId = '24ba8bd7-92e1-4b53-9304-000000000000';
    expect(read({ ...FIRST, deviceId, readingType: 'SpO2', data: { spo2: 97 } })).toEqual([
      reading('bloodOxygen', { bloodOxygen: 97 }, { device: { type: 'vendor', value: deviceId } }),
    ]);
  });
});
