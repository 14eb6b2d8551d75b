import { ValueError } from '@rpm/domain';
import fc from 'fast-check';
import { type DateValue, readDate } from './date-value';

/** Returns the bounds of a date as text, such as `2026-01-15T00:00:00.000Z/-`. */
function boundsOf(text: string): string {
  const date = readDate(text);
  if (date instanceof ValueError) return date.code;
  const { from, before, isNegated, isLocal } = date;
  const bounds = [from, before].map((bound) => bound?.toISOString() ?? '-').join('/');
  return `${isNegated ? 'not ' : ''}${bounds}${isLocal ? ' local' : ''}`;
}

const isWithin = ({ from, before, isNegated }: DateValue, time: Date) =>
  ((from === null || time >= from) && (before === null || time < before)) !== isNegated;

describe('a date in a search', () => {
  it.each([
    ['2026', '2026-01-01T00:00:00.000Z/2027-01-01T00:00:00.000Z local'],
    ['2024-02', '2024-02-01T00:00:00.000Z/2024-03-01T00:00:00.000Z local'],
    ['2026-01-15', '2026-01-15T00:00:00.000Z/2026-01-16T00:00:00.000Z local'],
    ['ge2026-01-15', '2026-01-15T00:00:00.000Z/- local'],
    ['gt2026-01-15', '2026-01-16T00:00:00.000Z/- local'],
    ['le2026-01-15', '-/2026-01-16T00:00:00.000Z local'],
    ['lt2026-01-15', '-/2026-01-15T00:00:00.000Z local'],
    ['ne2026-12-31', 'not 2026-12-31T00:00:00.000Z/2027-01-01T00:00:00.000Z local'],
    ['2026-01-15T10:00', '2026-01-15T10:00:00.000Z/2026-01-15T10:01:00.000Z local'],
    ['2026-01-15T10:00Z', '2026-01-15T10:00:00.000Z/2026-01-15T10:01:00.000Z'],
    ['2026-01-15T10:00:30+02:00', '2026-01-15T08:00:30.000Z/2026-01-15T08:00:31.000Z'],
    ['2026-01-15T10:00:30 02:00', '2026-01-15T08:00:30.000Z/2026-01-15T08:00:31.000Z'],
    ['sa2026-01-15T10:00:30Z', '2026-01-15T10:00:31.000Z/-'],
    ['eb2026-01-15T10:00:30Z', '-/2026-01-15T10:00:30.000Z'],
    ['2026-01-15T10:00:30.5Z', '2026-01-15T10:00:30.500Z/2026-01-15T10:00:30.600Z'],
    ['gt2026-01-15T10:00:30.123Z', '2026-01-15T10:00:30.124Z/-'],
    ['gt2026-01-15T10:00:30.1234Z', '2026-01-15T10:00:30.124Z/-'],
    ['lt2026-01-15T10:00:30.1234Z', '-/2026-01-15T10:00:30.124Z'],
    ['2026-01-15T10:00:30.1230Z', '2026-01-15T10:00:30.123Z/2026-01-15T10:00:30.124Z'],
  ])('%s is the period %s', (text, bounds) => {
    expect(boundsOf(text)).toBe(bounds);
  });

  it.each([
    '',
    'x',
    '26',
    '2026-1',
    '2026-13',
    '2026-02-30',
    '0000',
    '2026-01-15T10',
    '2026-01-15T10Z',
    '2026-01-15Z',
    '20260115',
    '2026-01-15T25:00',
    '2026/01/15',
  ])('%j is no date', (text) => {
    expect(boundsOf(text)).toBe('not_a_date');
  });

  it('has a prefix that this server supports', () => {
    expect([boundsOf('ab2026'), boundsOf('xx2026')]).toEqual(['unsupported_prefix', 'unsupported_prefix']);
  });

  it('divides all times into earlier, equal and later ones', () => {
    const times = fc.date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true });
    const lengths = fc.constantFrom(4, 7, 10, 16, 19, 23);
    fc.assert(
      fc.property(times, times, lengths, (named, time, length) => {
        const text = `${named.toISOString().slice(0, length)}${length > 10 ? 'Z' : ''}`;
        const matches = (prefix: string) => isWithin(readDate(`${prefix}${text}`) as DateValue, time);
        expect([matches('lt'), matches('eq'), matches('gt')].filter(Boolean)).toHaveLength(1);
        expect(matches('le')).toBe(matches('lt') || matches('eq'));
        expect(matches('ge')).toBe(matches('gt') || matches('eq'));
        expect(matches('ne')).toBe(!matches('eq'));
        expect([matches('sa'), matches('eb')]).toEqual([matches('gt'), matches('lt')]);
      }),
    );
  });
});
