import { HEALTH_AUTO_EXPORT } from '../health-auto-export/health-auto-export.adapter';
import { TELLI } from '../telli/telli.adapter';
import { TENOVI } from '../tenovi/tenovi.adapter';
import { readMessageBody } from '../testing/vendor-message';
import { MAX_ENTRIES, Place } from './place';
import { Unreadable } from './unreadable';

const MALFORMED = [{ type: 'unplaced', pointer: '', code: 'malformed' }];
const HEART_RATE = { date: '2026-03-01 08:00:00 +0000', Avg: 71 };
const heartRates = (count: number) => ({ name: 'heart_rate', units: 'count/min', data: Array(count).fill(HEART_RATE) });
const zeros = (count: number) => Array<number>(count).fill(0);

describe('the limits of a message', () => {
  it('refuse a list with too many entries before they are read', () => {
    expect(readMessageBody(TELLI, zeros(MAX_ENTRIES + 1))).toEqual(MALFORMED);
    expect(readMessageBody(TENOVI, zeros(MAX_ENTRIES + 1))).toEqual(MALFORMED);
    expect(readMessageBody(TELLI, zeros(MAX_ENTRIES))).toHaveLength(MAX_ENTRIES);
  });

  it('refuse only the list that exceeds the total of a message', () => {
    const metrics = [heartRates(MAX_ENTRIES), heartRates(2)];
    expect(readMessageBody(HEALTH_AUTO_EXPORT, { data: { metrics } })).toEqual([
      { type: 'unplaced', pointer: '/data/metrics/0', code: 'malformed', path: 'data' },
      expect.objectContaining({ type: 'reading', pointer: '/data/metrics/1/data/0' }),
      expect.objectContaining({ type: 'reading', pointer: '/data/metrics/1/data/1' }),
    ]);
  });

  it('do not count lists whose entries are not read', () => {
    const data = { metrics: [heartRates(1)], workouts: zeros(MAX_ENTRIES + 1) };
    expect(readMessageBody(HEALTH_AUTO_EXPORT, { data })).toEqual([
      expect.objectContaining({ type: 'reading', pointer: '/data/metrics/0/data/0' }),
      { type: 'ignored', pointer: '/data/workouts', code: 'unsupported_kind' },
    ]);
  });

  it('count the entries of all lists of one message, and of no other', () => {
    const list = zeros(MAX_ENTRIES);
    const root = Place.root({ first: list, second: [0] });
    expect(root.at('first').entries()).toHaveLength(MAX_ENTRIES);
    expect(() => root.at('second').entries()).toThrow('malformed');
    expect(Place.root(list).entries()).toHaveLength(MAX_ENTRIES);
  });
});

describe('Unreadable', () => {
  it('has no stack trace, which would take most of the time of reading', () => {
    expect(new Unreadable('malformed', null)).not.toHaveProperty('stack');
  });
});
