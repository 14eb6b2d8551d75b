import { TELLI } from '../adapter/telli/telli.adapter';
import { TENOVI } from '../adapter/tenovi/tenovi.adapter';
import { vendorMessage } from '../adapter/testing/vendor-message';
import { one, read, TELLI_PRESSURE, TENOVI_PRESSURE, WEIGHT } from './testing/sample-mappings';

describe('readWithMapping', () => {
  it.each(['-300', '-200', null])(
    'reads Telli’s blood pressure as the built-in adapter does, with the offset %j',
    (tzOffsetMinutes) => {
      const data = { systolic: 131, diastolic: 84, pulse: 71, arrhythmia: 0 };
      const message = { deviceId: '490154203237518', time: '1772352000123', tzOffsetMinutes, readingType: 'BloodPressure', data };
      expect(read(TELLI_PRESSURE, message)).toEqual(TELLI.read(vendorMessage(message)));
      expect(read(TELLI_PRESSURE, { ...message, data: { systolic: '131.0', diastolic: '84' } })).toEqual(
        TELLI.read(vendorMessage({ ...message, data: { systolic: 131, diastolic: 84 } })),
      );
    },
  );

  it('reads Tenovi’s blood pressure as the built-in adapter does, in one message or in several', () => {
    const base = { hwi_device_id: 'd1', patient_id: 'p1', sensor_code: '10', timestamp: '2026-03-01T08:00:00Z' };
    const index = (measurement_index: number) => ({ filter_params: { measurement_index } });
    const pressure = { ...base, metric: 'blood_pressure', value_1: '131', value_2: '84', estimated_timestamp: true };
    const pulse = { ...base, metric: 'pulse', value_1: '71' };
    const irregular = { ...base, metric: 'irregular_heartbeat', value_1: 1 };
    const messages = [
      [pressure, pulse, irregular],
      [irregular, { ...pressure, ...index(2) }, { ...pulse, ...index(2) }, pressure],
      [{ ...pressure, dummy_data: true }, pulse],
      pressure,
      pulse,
    ];
    for (const message of messages) expect(read(TENOVI_PRESSURE, message)).toEqual(TENOVI.read(vendorMessage(message)));
  });

  it('says that no rule matches an entry, and reads the others', () => {
    const messages = [{ type: 'Heartbeat' }, { type: 'Other' }, 7];
    expect(read(TELLI_PRESSURE, messages)).toEqual([
      { type: 'ignored', pointer: '/0', code: 'heartbeat' },
      { type: 'unplaced', pointer: '/1', code: 'no_mapping' },
      { type: 'unplaced', pointer: '/2', code: 'no_mapping' },
    ]);
    expect(read({ ...TELLI_PRESSURE, each: '$.readings' }, { other: 1 })).toEqual([
      { type: 'unplaced', pointer: '', code: 'no_mapping' },
    ]);
  });

  it('names the rule and the path of a value that is missing, and never a value', () => {
    expect(one(WEIGHT, { sn: 's1', at: 1_772_352_000, g: null })).toEqual([
      {
        type: 'unplaced',
        pointer: '',
        code: 'value_missing',
        path: 'one: g',
        kind: 'weight',
        device: { type: 'vendor', value: 's1' },
      },
    ]);
    expect(one(WEIGHT, { sn: 's1', at: 1_772_352_000, g: 'secret' })).toMatchObject([{ code: 'malformed', path: 'one: g' }]);
  });

  const weight = (rest: object, values: object = { weight: 74.1, weightUnit: 'kg' }) => [
    {
      type: 'reading',
      pointer: '',
      kind: 'weight',
      values,
      time: { instant: new Date('2026-03-01T08:00:00Z') },
      device: { type: 'vendor', value: 's1' },
      person: null,
      ...rest,
    },
  ];

  it.each([
    [' Omron Connect ', 'Omron Connect'],
    [17, '17'],
    [null, undefined],
    [{ name: 'Omron' }, undefined],
  ])('reads the provider %j, and reads the reading without one as well', (app, provider) => {
    const rule = { ...WEIGHT, provider: { path: 'source.app' } };
    const [part] = one(rule, { sn: 's1', at: 1_772_352_000, g: 74_100, source: { app } });
    expect(part).toEqual({ ...weight({})[0], ...(provider !== undefined && { provider }) });
  });

  it('converts units by scale, by the message and by a table', () => {
    const body = { sn: 's1', at: 1_772_352_000, g: 74_100, u: 'Pounds', w: '163,40' };
    expect(one(WEIGHT, body)).toEqual(weight({}));
    const from = (unit: unknown) => one({ ...WEIGHT, values: { weight: { path: 'w', number: 'comma', unit } } }, body);
    expect(from({ path: 'u' })).toEqual(weight({}, { weight: 163.4, weightUnit: 'lbs' }));
    expect(from({ path: 'u', table: { Pounds: 'lbs' } })).toEqual(weight({}, { weight: 163.4, weightUnit: 'lbs' }));
    expect(from({ path: 'u', table: { P: 'lbs' } })).toMatchObject([{ code: 'unit_unknown', path: 'one: u' }]);
    expect(from({ path: 'missing' })).toMatchObject([{ code: 'unit_unknown', path: 'one: missing' }]);
  });

  it('reads sentinels as the limits of the range', () => {
    const outOfRange = { below: { values: ['LO', 39], limit: 40 }, above: { values: ['HI'], limit: 400 } };
    const rule = { ...WEIGHT, reading: 'bloodGlucose', values: { glucose: { path: 'g', unit: 'mgdl', outOfRange } } };
    const values = (g: unknown) => one(rule, { sn: 's1', at: 1_772_352_000, g })[0];
    expect(values('LO')).toMatchObject({ values: { glucose: 40, glucoseUnit: 'mgdl', outOfRange: 'below' } });
    expect(values(39)).toMatchObject({ values: { glucose: 40, outOfRange: 'below' } });
    expect(values('HI')).toMatchObject({ values: { glucose: 400, outOfRange: 'above' } });
    expect(values('104.4')).toMatchObject({ values: { glucose: 104, glucoseUnit: 'mgdl' } });
    expect(values('High')).toMatchObject({ code: 'limits_unknown' });
  });

  it.each([
    [{ form: 'iso' }, '2026-03-01T09:00:00+01:00', { instant: new Date('2026-03-01T08:00:00Z') }],
    [{ form: 'iso', zone: 'source' }, '2026-03-01T09:00:00', { local: '2026-03-01T09:00:00', zone: null }],
    [{ form: 'iso-local', zone: 'patient' }, '2026-03-01T09:00:00Z', { local: '2026-03-01T09:00:00', zone: null }],
    [{ form: 'iso-local', zone: { iana: 'z' } }, '2026-03-01T09:00:00', { local: '2026-03-01T09:00:00', zone: 'Europe/Berlin' }],
    [{ form: 'iso-local', zone: { offsetSeconds: 'o' } }, '2026-03-01T09:00:00', { local: '2026-03-01T09:00:00', zone: 60 }],
    [
      { form: 'pattern', pattern: 'dd.MM.yyyy HH:mm', zone: 'source' },
      '1.3.2026 09:00',
      { local: '2026-03-01T09:00:00', zone: null },
    ],
    [
      { form: 'pattern', pattern: 'MM/dd/yyyy hh:mm a', zone: 'source' },
      '03/01/2026 12:05 AM',
      { local: '2026-03-01T00:05:00', zone: null },
    ],
    [
      { form: 'pattern', pattern: 'yyyyMMddHHmmss', zone: 'source' },
      '20260301090000',
      { local: '2026-03-01T09:00:00', zone: null },
    ],
  ])('reads a time by %j', (time, at, expected) => {
    const body = { sn: 's1', g: 1000, at, z: 'Europe/Berlin', o: 3600 };
    expect(one({ ...WEIGHT, time: { path: 'at', ...time } }, body)).toMatchObject([{ time: expected }]);
  });

  it('never assumes the zone of a local time', () => {
    const body = { sn: 's1', g: 1000, at: '2026-03-01T09:00:00', o: -200 };
    for (const zone of [undefined, { offsetMinutes: 'o' }, { iana: 'o' }]) {
      expect(one({ ...WEIGHT, time: { path: 'at', form: 'iso', zone } }, body)).toMatchObject([
        { code: 'time_zone_missing', path: 'one: at' },
      ]);
    }
  });

  it('reads lists of several paths, with values from the root of the message', () => {
    const rule = { ...WEIGHT, device: { path: '$["serial number"]', as: 'vendor' } };
    const rules = [
      { name: 'a', each: '$.a', ...rule },
      { name: 'b', each: '$.b.list', ...rule, values: { weight: { path: 'kg', unit: 'kg' } } },
    ];
    const body = { 'serial number': 's1', a: [{ at: 1_772_352_000, g: 74_100 }], b: { list: [{ at: 1_772_352_000, kg: 74.1 }] } };
    expect(read({ version: 1, rules }, body)).toEqual([...weight({ pointer: '/a/0' }), ...weight({ pointer: '/b/list/0' })]);
  });

  it('reads the state of a device', () => {
    const rule = {
      device: WEIGHT.device,
      time: WEIGHT.time,
      health: { battery: { path: 'b', scale: 10 }, signal: { path: 's', lookup: { good: 100 }, optional: true } },
    };
    const health = {
      type: 'health',
      pointer: '',
      device: { type: 'vendor', value: 's1' },
      time: { instant: new Date('2026-03-01T08:00:00Z') },
    };
    expect(one(rule, { sn: 's1', at: 1_772_352_000, b: 7, s: 'good' })).toEqual([
      { ...health, batteryPercentage: 70, signalStrength: 100 },
    ]);
    expect(one(rule, { sn: 's1', at: 1_772_352_000, b: 7 })).toEqual([{ ...health, batteryPercentage: 70 }]);
  });

  it('gives up a message with more parts or steps than a mapping may have', () => {
    const failed = [{ type: 'unplaced', pointer: '', code: 'mapping_failed' }];
    expect(
      read(
        TELLI_PRESSURE,
        Array.from({ length: 1000 }, () => ({ type: 'Heartbeat' })),
      ),
    ).toHaveLength(1000);
    expect(
      read(
        TELLI_PRESSURE,
        Array.from({ length: 1001 }, () => ({ type: 'Heartbeat' })),
      ),
    ).toEqual(failed);
    const rules = Array.from({ length: 100 }, (_rule, index) => ({
      name: `r${index}`,
      when: { path: 'a.b.c', equals: index },
      ignore: 'goal',
    }));
    expect(
      read(
        { version: 1, rules },
        Array.from({ length: 1000 }, () => ({})),
      ),
    ).toEqual(failed);
  });
});
