/** A half-open time range: `from` is inclusive, `to` is exclusive, and undefined means unbounded. */
export interface TimeRange {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** A time range as whole UTC days and corrections: its rows are those of the days, plus or minus those of each correction. */
export interface RoundedRange {
  /** A range whose bounds are midnights; null if no whole day is counted. */
  days: TimeRange | null;
  /** At most two ranges of at most twelve hours each. */
  corrections: (Required<TimeRange> & { isAdded: boolean })[];
}

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;

/**
 * Rounds a time range to whole days, which have counts, so that as few rows as possible remain to be counted one by one: for the larger part of a day,
 * the whole day is counted and the smaller part subtracted.
 */
export function roundRange({ from, to }: TimeRange): RoundedRange {
  if (from && to && to.getTime() - from.getTime() <= HALF_DAY_MS) {
    return { days: null, corrections: from < to ? [{ from, to, isAdded: true }] : [] };
  }
  const [first, end] = [from && nearestMidnight(from), to && nearestMidnight(to)];
  const corrections: RoundedRange['corrections'] = [];
  if (from && first && first < from) corrections.push({ from: first, to: from, isAdded: false });
  if (from && first && first > from) corrections.push({ from, to: first, isAdded: true });
  if (to && end && end > to) corrections.push({ from: to, to: end, isAdded: false });
  if (to && end && end < to) corrections.push({ from: end, to, isAdded: true });
  return { days: { from: first, to: end }, corrections };
}

const nearestMidnight = (at: Date) => new Date(Math.round(at.getTime() / DAY_MS) * DAY_MS);
