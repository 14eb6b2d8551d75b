import { findUnit, valueWithUnits } from '@rpm/domain';
import { readRecord } from './reading-record';
import { RepeatedTimes } from '../local-time/repeated-times';

const value = valueWithUnits('bloodGlucose');
const unitOf = (stated: unknown) =>
  (value && findUnit(value, stated === undefined ? 'mg/dL' : JSON.stringify(stated).replaceAll('"', ''))) ?? null;
const clockIn = (timeZone: string | null) => {
  const clock = { timeZone, nonexistent: 'reject', clock: 'wall' } as const;
  return { ...clock, limits: null, unitOf, repeated: new RepeatedTimes(clock) };
};
const NOW = new Date('2026-05-01T12:00:00Z');
const good = { line: 2, subject: 's1', timestamp: '2026-01-02T03:04:05Z', glucose: '100', glucoseUnit: undefined };
const codeOf = (changes: object, timeZone: string | null = null) => {
  const read = readRecord({ ...good, ...changes }, clockIn(timeZone), NOW);
  return 'code' in read ? `${read.code} ${read.detail}` : read;
};
const read = (timestamp: string, timeZone: string | null = null) => {
  const record = readRecord({ ...good, timestamp }, clockIn(timeZone), NOW);
  return 'code' in record ? record.code : [record.instant.toISOString(), record.deviceTimeZoneOffset];
};

describe('readRecord', () => {
  it('reads a complete record', () => {
    expect(readRecord({ ...good }, clockIn(null), NOW)).toEqual({
      line: 2,
      subject: 's1',
      instant: new Date('2026-01-02T03:04:05Z'),
      deviceTimeZoneOffset: null,
      glucose: 100,
      glucoseUnit: 'mgdl',
      outOfRange: null,
    });
  });

  it.each([
    ['LO', 40, 'below'],
    ['low', 40, 'below'],
    [' Low ', 40, 'below'],
    ['HI', 400, 'above'],
    ['High', 400, 'above'],
    ['399', 399, null],
  ])('reads the glucose %j of an instrument with the range 40 to 400 as %i, %s', (glucose, value, outOfRange) => {
    const file = { ...clockIn(null), limits: { low: 40, high: 400 } };
    expect(readRecord({ ...good, glucose }, file, NOW)).toMatchObject({ glucose: value, outOfRange });
  });

  it.each(['LO', 'High'])(
    'rejects the glucose %s if the range of the instrument is not known, and names the option for it',
    (glucose) => {
      expect(codeOf({ glucose })).toMatch(/^limits_unknown .*--limits 40:400/);
    },
  );

  it.each([
    ['2026-01-02T03:04:05Z', null, '2026-01-02T03:04:05.000Z', null],
    ['2026-01-02T03:04:05.1239Z', null, '2026-01-02T03:04:05.123Z', null],
    ['2026-01-02T03:04:05+05:30', 'America/Los_Angeles', '2026-01-01T21:34:05.000Z', 19_800],
    ['2026-01-02T03:04:05-08:00', null, '2026-01-02T11:04:05.000Z', -28_800],
    ['2026-01-02T03:04:05+00:00', null, '2026-01-02T03:04:05.000Z', 0],
    // The offset -00:00 means UTC without knowledge of the local offset (RFC 3339, section 4.3).
    ['2026-01-02T03:04:05-00:00', null, '2026-01-02T03:04:05.000Z', null],
    ['2026-01-02T03:04:05+14:00', null, '2026-01-01T13:04:05.000Z', 50_400],
    // No time zone has the offset +15:00, but the timestamp still denotes an exact instant.
    ['2026-01-02T03:04:05+15:00', null, '2026-01-01T12:04:05.000Z', null],
    ['2026-01-02 03:04:05', null, '2026-01-02T03:04:05.000Z', null],
    ['2026-01-02T03:04', null, '2026-01-02T03:04:00.000Z', null],
    ['2026-01-02 03:04:05.5', 'Asia/Kolkata', '2026-01-01T21:34:05.500Z', 19_800],
    ['2026-01-02 03:04', 'America/St_Johns', '2026-01-02T06:34:00.000Z', -12_600],
    ['2025-11-02 00:30:00', 'America/Los_Angeles', '2025-11-02T07:30:00.000Z', -25_200],
  ])('reads the timestamp %s in the time zone %s as %s with the offset %j', (timestamp, timeZone, utc, offset) => {
    expect(read(timestamp, timeZone)).toEqual([utc, offset]);
  });

  it('rejects a local time that a clock change skips', () => {
    expect(read('2026-03-08 02:30:00', 'America/Los_Angeles')).toBe('no_such_local_time');
    expect(read('2026-03-08 02:30:00', 'America/Phoenix')).toEqual(['2026-03-08T09:30:00.000Z', -25_200]);
  });

  it.each([
    '',
    'now',
    '2026-02-30 10:00:00',
    '2026-01-02',
    '02/01/2026 10:00',
    '2026-01-02 10:00:60',
    '2026-01-02 24:00',
    '1767323045',
  ])('rejects the timestamp %j', (timestamp) => expect(read(timestamp)).toBe('not_a_timestamp'));

  it('rejects timestamps in the future and before the year 2000', () => {
    expect(read('2026-05-01T12:15:00Z')).toEqual(['2026-05-01T12:15:00.000Z', null]);
    expect(read('2026-05-01T12:15:00.001Z')).toBe('not_in_range');
    expect(read('2000-01-01T00:00:00Z')).toEqual(['2000-01-01T00:00:00.000Z', null]);
    expect(read('1999-12-31T23:59:59.999Z')).toBe('not_in_range');
  });

  it.each([
    ['10', 10],
    ['1000', 1000],
    [' 55 ', 55],
    [55, 55],
    ['0077', 77],
  ])('reads the glucose value %j as %j', (glucose, value) => {
    expect(codeOf({ glucose })).toHaveProperty('glucose', value);
  });

  it.each(['', ' ', '5.5', '100.0', '-1', '+5', '1001', '1e2', '0x10', '99999999999', '１００'])(
    'rejects the glucose value %j',
    (glucose) => {
      expect(codeOf({ glucose })).toBe('not_in_range glucose: not an integer from 10 to 1000 mg/dL.');
    },
  );

  it.each([[null], [undefined], [true], [5.5], [-1], [NaN], [[100]], [{}]])('rejects the glucose value %j', (glucose) => {
    expect(codeOf({ glucose })).toBe('not_in_range glucose: not an integer from 10 to 1000 mg/dL.');
  });

  it.each([
    ['mmoll', '5.6', 5.6],
    ['mmol/L', '22', 22],
    ['mmoll', 5.55, 5.55],
    ['mmoll', '10.0', 10],
    ['mg/dL', '22', 22],
  ])('reads a glucose value in %s: %j', (glucoseUnit, glucose, expected) => {
    const name = glucoseUnit.startsWith('mm') ? 'mmoll' : 'mgdl';
    expect(codeOf({ glucose, glucoseUnit })).toMatchObject({ glucose: expected, glucoseUnit: name });
  });

  it('rejects values outside the range of their unit, and unknown units', () => {
    for (const glucose of ['56', '100', '-1', '5,6', '1e1', '0.0.1'])
      expect(codeOf({ glucose, glucoseUnit: 'mmoll' })).toBe('not_in_range glucose: not a number from 0.6 to 55.5 mmol/L.');
    for (const glucoseUnit of ['g/L', 'kg', '', 5])
      expect(codeOf({ glucoseUnit })).toBe('not_a_choice glucose: the unit is not known; use mg/dL or mmol/L.');
  });

  it('reads LO and HI as the limits in the unit of the line', () => {
    const file = { ...clockIn(null), limits: { low: 2.2, high: 22.2 } };
    expect(readRecord({ ...good, glucose: 'HI', glucoseUnit: 'mmoll' }, file, NOW)).toMatchObject({
      glucose: 22.2,
      glucoseUnit: 'mmoll',
      outOfRange: 'above',
    });
  });

  it('accepts a number or a string as the subject, and rejects invalid subjects', () => {
    expect(codeOf({ subject: 5 })).toHaveProperty('subject', '5');
    expect(codeOf({ subject: '🩺'.repeat(255) })).toHaveProperty('subject', '🩺'.repeat(255));
    for (const subject of ['', null, undefined, true, {}, []]) expect(codeOf({ subject })).toBe('missing subject: missing.');
    expect(codeOf({ subject: '🩺'.repeat(256) })).toBe('too_long subject: Send at most 255 characters.');
    expect(codeOf({ subject: 'a\0' })).toMatch(/^nul_character /);
    expect(codeOf({ subject: '\ud83e' })).toMatch(/^unpaired_surrogate /);
  });

  it.each([
    ['from a file that is not UTF-8', 'Jos\uFFFD', 'replacement_character'],
    ['that has lost digits', Number('12345678901234567890'), 'not_text'],
    ['that is infinite', Infinity, 'not_text'],
    ['merged from two lines by an unclosed quote', 'x,2026-01-01T00:00:00Z,100\ny', 'control_character'],
  ])("rejects a subject %s, because it could be confused with another patient's", (_what, subject, code) => {
    expect(codeOf({ subject })).toMatch(new RegExp(`^${code} subject: `));
  });

  // In Los Angeles, the clocks are put forward from 02:00 to 03:00 on 8 March 2026.
  it.each([
    ['wall', 'reject', '2026-03-08T02:05:00', 'no_such_local_time', null],
    ['wall', 'shift', '2026-03-08T02:05:00', '2026-03-08T10:05:00.000Z', -25_200],
    ['wall', 'shift', '2026-03-08T03:05:00', '2026-03-08T10:05:00.000Z', -25_200],
    ['fixed', 'reject', '2026-03-08T02:05:00', '2026-03-08T10:05:00.000Z', -28_800],
    ['fixed', 'reject', '2026-03-08T03:05:00', '2026-03-08T11:05:00.000Z', -28_800],
    ['fixed', 'reject', '2026-01-08T03:05:00', '2026-01-08T11:05:00.000Z', -28_800],
  ] as const)('converts local times of a %s clock with %s: %s becomes %s', (clock, nonexistent, timestamp, expected, offset) => {
    const options = { ...clockIn('America/Los_Angeles'), nonexistent, clock };
    const record = readRecord({ ...good, timestamp }, options, new Date('2026-05-01T00:00:00Z'));
    if ('code' in record) expect(record.code).toBe(expected);
    else expect([record.instant.toISOString(), record.deviceTimeZoneOffset]).toEqual([expected, offset]);
  });
});
