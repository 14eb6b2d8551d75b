/** A half-open time range: `from` is inclusive, `to` is exclusive, and undefined means unbounded. */
export interface TimeRange {
  from?: Date | undefined;
  to?: Date | undefined;
}

interface Correction {
  from: Date;
  to: Date;
  isAdded: boolean;
}

/** A time range as whole UTC days and corrections: its rows are those of the days, plus or minus those of each correction. */
export interface RoundedRange {
  /** A range whose bounds are midnights; null if no whole day is counted. */
  days: TimeRange | null;
  /** At most two ranges of at most one day each. */
  corrections: Correction[];
}

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;

/**
 * Rounds a time range to whole days, which have counts, so that as few rows as possible remain to be counted one by one: for the larger part of a day,
 * the whole day is counted and the smaller part subtracted.
 * @param latest time after which there are few or no rows; the part of a day after it is the cheapest to count
 */
export function roundRange({ from, to }: TimeRange, latest?: Date): RoundedRange {
  if (from && to && to.getTime() - from.getTime() <= HALF_DAY_MS) {
    return { days: null, corrections: from < to ? [{ from, to, isAdded: true }] : [] };
  }
  const [first, end] = [from && cheaperMidnight(from, latest), to && cheaperMidnight(to, latest)];
  const corrections: Correction[] = [];
  if (from && first && first < from) corrections.push({ from: first, to: from, isAdded: false });
  if (from && first && first > from) corrections.push({ from, to: first, isAdded: true });
  if (to && end && end > to) corrections.push({ from: to, to: end, isAdded: false });
  if (to && end && end < to) corrections.push({ from: end, to, isAdded: true });
  return { days: { from: first, to: end }, corrections };
}

/** Returns the midnight before or after an instant: the one to which fewer rows remain to be counted. */
function cheaperMidnight(at: Date, latest?: Date): Date {
  const before = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const after = Math.ceil(at.getTime() / DAY_MS) * DAY_MS;
  const last = Math.min(after, latest?.getTime() ?? after);
  return new Date(last - at.getTime() < Math.min(at.getTime(), last) - before ? after : before);
}
