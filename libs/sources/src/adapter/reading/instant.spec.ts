import { deviceOffset, readEpoch, readEpochMilliseconds, readEpochSeconds, readTime } from './instant';
import { type JsonValue } from './json-value';
import { Place } from './place';

const at = (value: JsonValue) => Place.root(value);

describe('readTime', () => {
  it.each([
    ['2026-03-01T08:00:00Z', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T08:00:00.123456789Z', '2026-03-01T08:00:00.123Z'],
    ['2026-03-01t09:00:00+01:00', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01 09:00:00 +0100', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T09:00+01', '2026-03-01T08:00:00.000Z'],
    ['2026-02-28T23:30:00-0830', '2026-03-01T08:00:00.000Z'],
  ])('reads %s as an instant', (text, instant) => {
    expect(readTime(at(text), null)).toEqual({ instant: new Date(instant) });
  });

  it('reads a time without an offset in the zone that the caller names', () => {
    expect(readTime(at('2026-03-01T09:00:00.5'), 'Europe/Berlin')).toEqual({
      local: '2026-03-01T09:00:00',
      zone: 'Europe/Berlin',
    });
    expect(readTime(at('2026-03-01 09:00'), null)).toEqual({ local: '2026-03-01T09:00:00', zone: null });
  });

  it.each([
    '2026-02-29T09:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-03-01T09:60:00Z',
    '2026-03-01T09:00:00+24:00',
    '2026-03-01',
    '03/01/2026 09:00:00',
    'now',
  ])('rejects %s', (text) => {
    expect(() => readTime(at(text), null)).toThrow('time_invalid');
  });
});

describe('times since 1970', () => {
  it.each([
    [readEpochMilliseconds, 1_772_352_000_123, '2026-03-01T08:00:00.123Z'],
    [readEpochMilliseconds, '1772352000123', '2026-03-01T08:00:00.123Z'],
    [readEpochSeconds, 1_772_352_000, '2026-03-01T08:00:00.000Z'],
    [readEpochSeconds, '1772352000.5', '2026-03-01T08:00:00.500Z'],
    [readEpoch, '1772352000', '2026-03-01T08:00:00.000Z'],
    [readEpoch, '1772352000123', '2026-03-01T08:00:00.123Z'],
  ])('are read by %p from %p', (read, value, instant) => {
    expect(read(at(value))).toEqual(new Date(instant));
  });

  it.each([1e20, 'today', true, 12345678901234567890n])('are rejected if %p is none', (value) => {
    expect(() => readEpochMilliseconds(at(value))).toThrow('time_invalid');
  });
});

describe('deviceOffset', () => {
  it.each([
    [-300, -18_000],
    [345, 20_700],
    [840, 50_400],
    [-720, -43_200],
    [0, 0],
    [855, undefined],
    [-200, undefined],
    [400, undefined],
    [null, undefined],
  ])('returns the offset of %p minutes: %p seconds', (minutes, seconds) => {
    expect(deviceOffset(minutes)).toBe(seconds);
  });
});
