import { errorsIfNew, InvalidInput, readingInput, readingKind, readInput } from '@rpm/domain';
import { ADAPTERS } from './adapters';
import { BODYTRACE } from './bodytrace/bodytrace.adapter';
import { JUNCTION } from './junction/junction.adapter';
import { type MessagePart } from './message-part';
import { NIGHTSCOUT } from './nightscout/nightscout.adapter';
import { TELLI } from './telli/telli.adapter';
import { TENOVI } from './tenovi/tenovi.adapter';
import { TERRA } from './terra/terra.adapter';
import { readMessageBody } from './testing/vendor-message';
import { VALIDIC } from './validic/validic.adapter';

const DEVICE = '490154203237518';
const telli = (readingType: string, data: unknown, rest: object = {}) =>
  readMessageBody(TELLI, { deviceId: DEVICE, time: '1772352000123', readingType, data, ...rest });
const PRESSURE = { systolic: 131, diastolic: 84 };

/** Returns the codes with which the API rejects the values of a reading. */
function rejections(part: MessagePart | undefined): string[] {
  if (part?.type !== 'reading') throw new Error('The part is no reading.');
  try {
    readInput(readingInput(part.kind), { ...part.values, readingTimestamp: '2026-03-01T08:00:00Z', device: { id: 1 } }, 'body');
    return errorsIfNew(readingKind(part.kind), part.values).map(({ code }) => code);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ code }) => code);
  }
}

describe('edge cases of messages', () => {
  it('3: reads the same reading from a push and from the vendor’s list as the same part', () => {
    const object = {
      id: 'a1',
      type: 'measurement',
      start_time: '2026-03-01T08:00:00Z',
      metrics: [{ type: 'pulse', unit: 'bpm', value: 71 }],
      user: { uid: 'p1' },
    };
    const [pushed] = readMessageBody(VALIDIC, object);
    const [pulled] = readMessageBody(VALIDIC, { summary: {}, measurements: [object] });
    expect(pulled).toEqual({ ...pushed, pointer: '/measurements/0' });
  });

  it('4: marks what a vendor corrects or withdraws', () => {
    const sample = { timestamp: '2026-03-01T08:00:00Z', value: 5.6, unit: 'mmol/L' };
    const event = (change: string) =>
      readMessageBody(JUNCTION, { event_type: `daily.data.glucose.${change}`, user_id: 'u1', data: { data: [sample] } });
    expect(event('created')[0]).not.toHaveProperty('action');
    expect(event('updated')).toMatchObject([{ action: 'correct' }]);

    const samples = [104, 110].map((value, index) => ({
      timestamp: `2026-03-01T08:0${index}:00Z`,
      blood_glucose_mg_per_dL: value,
    }));
    const day = (count: number) =>
      readMessageBody(TERRA, {
        type: 'body',
        user: { user_id: 'u1' },
        data: [{ glucose_data: { blood_glucose_samples: samples.slice(0, count) } }],
      });
    expect(day(2)).toHaveLength(2);
    expect(day(2).slice(0, 1)).toEqual(day(1));
    expect(day(2)).toMatchObject([{ action: 'correct' }, { action: 'correct' }]);

    const object = {
      id: 'a1',
      type: 'measurement',
      start_time: '2026-03-01T08:00:00Z',
      metrics: [{ type: 'pulse', unit: 'bpm', value: 71 }],
      user: { uid: 'p1' },
    };
    expect(readMessageBody(VALIDIC, object)).toMatchObject([{ vendorId: 'a1', action: 'correct' }]);
    expect(readMessageBody(VALIDIC, { ...object, deleted_at: '2026-03-02T08:00:00Z' })).toMatchObject([
      { vendorId: 'a1', action: 'void' },
    ]);
  });

  it('13: keeps the time that a wrong clock states, and drops an offset that no time zone has', () => {
    const at = (time: string, rest: object = {}) => telli('BloodPressure', PRESSURE, { time, ...rest })[0];
    expect(at('0')).toMatchObject({ time: { instant: new Date(0) } });
    expect(at('946684800000')).toMatchObject({ time: { instant: new Date('2000-01-01T00:00:00Z') } });
    expect(at('4102444800000')).toMatchObject({ time: { instant: new Date('2100-01-01T00:00:00Z') } });
    expect(at('99999999999999999999')).toMatchObject({ code: 'time_invalid', path: 'time' });
    expect(at('1772352000123', { tzOffsetMinutes: '-200' })).not.toHaveProperty('deviceTimeZoneOffset');
  });

  it.each<[unknown, object]>([
    ['98', { values: { bloodOxygen: 98 } }],
    ['98.0', { values: { bloodOxygen: 98 } }],
    ['98,0', { values: { bloodOxygen: 98 } }],
    ['', { code: 'value_missing', path: 'data.spo2' }],
    [null, { code: 'value_missing', path: 'data.spo2' }],
    ['HI', { code: 'limits_unknown', path: 'data.spo2' }],
    ['NaN', { code: 'malformed', path: 'data.spo2' }],
    ['1e2', { values: { bloodOxygen: 100 } }],
  ])('14: reads the value %j', (spo2, expected) => {
    expect(telli('SpO2', { spo2 })[0]).toMatchObject(expected);
  });

  it('14: reads a number with an exponent, and rejects NaN, which is no JSON', () => {
    expect(readMessageBody(NIGHTSCOUT, '{"sgv":1.12e2,"date":1.772352e12}')).toMatchObject([{ values: { glucose: 112 } }]);
    expect(readMessageBody(NIGHTSCOUT, '{"sgv":NaN,"date":1772352000123}')).toEqual([
      { type: 'unplaced', pointer: '', code: 'malformed' },
    ]);
  });

  it('15: never guesses a unit from the size of a value', () => {
    expect(telli('Weight', { weight: 110.2 })[0]).toMatchObject({ code: 'unit_unknown', path: 'data.unit' });
    expect(telli('BloodGlucose', { glucose: 5.6 })[0]).toMatchObject({ code: 'unit_unknown', path: 'data.unit' });
    expect(telli('Temperature', { temperature: 36.7, unit: '' })[0]).toMatchObject({ code: 'unit_unknown' });
  });

  it.each([
    ['SpO2', { spo2: 0 }],
    ['SpO2', { spo2: 127 }],
    ['BloodPressure', { systolic: 0, diastolic: 0 }],
  ])('16: keeps %s %j as it is, so that the API finds it out of range', (readingType, data) => {
    expect(new Set(rejections(telli(readingType, data)[0]))).toEqual(new Set(['not_in_range']));
  });

  it('17: names the scale and nobody, when two persons use one scale', () => {
    const weigh = (weight: number, ts: number) =>
      readMessageBody(BODYTRACE, { deviceId: 1_356_938_035_643, ts, values: { weight } })[0];
    const device = { type: 'imei', value: '01356938035643' };
    expect(weigh(52_000, 1_772_352_000_000)).toMatchObject({ device, person: null });
    expect(weigh(91_000, 1_772_352_060_000)).toMatchObject({ device, person: null });
  });

  it('18: reads 499 of 500 entries if one is bad', () => {
    const entries = Array.from({ length: 500 }, (_entry, index) => ({
      type: 'sgv',
      sgv: 112,
      date: 1_772_352_000_000 + index * 300_000,
    }));
    const parts = readMessageBody(
      NIGHTSCOUT,
      entries.map((entry, index) => (index === 250 ? { ...entry, sgv: 'broken' } : entry)),
    );
    expect(parts.filter(({ type }) => type === 'reading')).toHaveLength(499);
    expect(parts[250]).toEqual({ type: 'unplaced', pointer: '/250', code: 'malformed', path: 'sgv', kind: 'bloodGlucose' });
  });

  it.each(ADAPTERS.flatMap((adapter) => ['', ' \n', '{}', '[]', 'null'].map((body) => [adapter.name, body, adapter] as const)))(
    '19: ignores the empty message of %s %j',
    (_name, body, adapter) => {
      expect(readMessageBody(adapter, body)).toEqual([{ type: 'ignored', pointer: '', code: 'subscription_check' }]);
    },
  );

  it('20: refuses only the parts that have a property twice', () => {
    const entry = '{"sgv":112,"date":1772352000123}';
    const parts = readMessageBody(
      NIGHTSCOUT,
      `[${entry},{"sgv":112,"sgv":212,"date":1772352000123},{"sgv":112,"x":1,"x":2,"date":1772352000123}]`,
    );
    expect(parts).toMatchObject([{ type: 'reading' }, { code: 'malformed' }, { type: 'reading' }]);
  });

  it('20: refuses messages that are nested too deeply', () => {
    for (const body of ['['.repeat(100_000), `${'['.repeat(40)}${']'.repeat(40)}`, '{"a":'.repeat(100_000)]) {
      for (const adapter of ADAPTERS)
        expect(readMessageBody(adapter, body)).toEqual([{ type: 'unplaced', pointer: '', code: 'malformed' }]);
    }
  });

  it('20: keeps all digits of ids beyond 2^53', () => {
    const body = '{"metric":"weight","value_1":163.4,"timestamp":"2026-03-01T08:00:00Z","hwi_device_id":12345678901234567891}';
    expect(readMessageBody(TENOVI, body)).toMatchObject([{ device: { type: 'vendor', value: '12345678901234567891' } }]);
    expect(readMessageBody(TENOVI, body.replace('12345678901234567891', '1234567890.5'))).toMatchObject([
      { code: 'malformed', path: 'hwi_device_id' },
    ]);
  });

  it('20: reads properties that are named like those of a prototype as properties', () => {
    const body = '{"__proto__":{"sgv":112},"constructor":1,"date":1772352000123}';
    expect(readMessageBody(NIGHTSCOUT, body)).toEqual([{ type: 'unplaced', pointer: '', code: 'no_mapping', path: 'type' }]);
  });
});
