import fc from 'fast-check';
import { roundRange, type RoundedRange, roundRangeInwards, type TimeRange } from './round-range';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const day = Date.UTC(2026, 4, 5);
const hour = (hours: number) => new Date(day + hours * HOUR_MS);

describe('roundRange', () => {
  it('adds or subtracts the smaller part of a period', () => {
    expect(roundRange({ from: hour(5), to: hour(65) }, DAY_MS)).toMatchObject({
      whole: { from: hour(0), to: hour(72) },
      corrections: [
        { from: hour(0), to: hour(5), isAdded: false },
        { from: hour(65), to: hour(72), isAdded: false },
      ],
    });
    expect(roundRange({ from: hour(20), to: hour(50) }, DAY_MS)).toMatchObject({
      whole: { from: hour(24), to: hour(48) },
      corrections: [
        { from: hour(20), to: hour(24), isAdded: true },
        { from: hour(48), to: hour(50), isAdded: true },
      ],
    });
  });

  it('rounds a bound near the latest row up to the end of its period, because few rows follow the bound', () => {
    expect(roundRange({ from: hour(10) }, DAY_MS, hour(10.1))).toMatchObject({
      whole: { from: hour(24), to: undefined },
      corrections: [{ from: hour(10), to: hour(24), isAdded: true }],
    });
    expect(roundRange({ to: hour(10) }, DAY_MS, hour(10.1))).toMatchObject({
      whole: { from: undefined, to: hour(24) },
      corrections: [{ from: hour(10), to: hour(24), isAdded: false }],
    });
  });

  it('has no whole periods for a short range, which is counted directly', () => {
    const range = { from: hour(20), to: hour(28) };
    expect(roundRange(range, DAY_MS)).toMatchObject({ whole: null, corrections: [{ ...range, isAdded: true }] });
  });

  it('represents every range as whole periods and corrections', () => {
    const instants = fc.integer({ min: 0, max: 4 * 24 * 4 }).map((quarter) => hour(quarter / 4));
    const periods = fc.constantFrom(DAY_MS, HOUR_MS);
    const property = fc.property(
      fc.option(instants),
      fc.option(instants),
      fc.option(instants),
      periods,
      (one, other, latest, periodMs) => {
        const [from, to] = one && other && other < one ? [other, one] : [one, other];
        const range = { from: from ?? undefined, to: to ?? undefined };
        assertEqual(range, roundRange(range, periodMs, latest ?? undefined), periodMs);
        const inwards = roundRangeInwards(range, periodMs);
        assertEqual(range, inwards, periodMs);
        expect(inwards.corrections.filter(({ isAdded }) => !isAdded)).toEqual([]);
      },
    );
    fc.assert(property);
  });
});

describe('roundRangeInwards', () => {
  it('adds the parts of periods at both ends', () => {
    expect(roundRangeInwards({ from: hour(5), to: hour(65) }, DAY_MS)).toMatchObject({
      whole: { from: hour(24), to: hour(48) },
      corrections: [
        { from: hour(5), to: hour(24), isAdded: true },
        { from: hour(48), to: hour(65), isAdded: true },
      ],
    });
  });

  it('counts a range without a whole period directly', () => {
    const range = { from: hour(5), to: hour(20) };
    expect(roundRangeInwards(range, DAY_MS)).toMatchObject({ whole: null, corrections: [{ ...range, isAdded: true }] });
  });
});

/** Asserts that every instant is in the range as often as it is in the rounded range, which is counted in whole periods. */
function assertEqual(range: TimeRange, { whole, corrections }: RoundedRange, periodMs: number): void {
  const wrong: Date[] = [];
  for (let quarter = -1; quarter <= 5 * 24 * 4; quarter++) {
    const at = hour(quarter / 4);
    const corrected = corrections.map((part) => (part.isAdded ? 1 : -1) * contains(part, at));
    const total = corrected.reduce((sum, change) => sum + change, whole ? contains(whole, at) : 0);
    if (total !== contains(range, at)) wrong.push(at);
  }
  expect(wrong).toEqual([]);
  for (const bound of [whole?.from, whole?.to]) expect((bound?.getTime() ?? 0) % periodMs).toBe(0);
}

const contains = ({ from, to }: TimeRange, at: Date): number => Number((!from || at >= from) && (!to || at < to));
