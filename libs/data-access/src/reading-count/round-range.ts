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

/** A time range as whole periods and corrections: its rows are those of the periods, plus or minus those of each correction. */
export interface RoundedRange {
  /** The range itself. */
  range: TimeRange;
  /** The part of the range that consists of whole periods, which have counts; null if all rows are counted one by one. */
  whole: TimeRange | null;
  /** At most two ranges, each at most as long as a period. */
  corrections: Correction[];
}

/**
 * Rounds both ends of a time range to whole periods, for which the numbers of rows are stored. Each end moves to the beginning or the end of its period,
 * whichever leaves fewer rows to be counted one by one and then added or subtracted.
 * @param periodMs length of the periods; one of them begins at each midnight in UTC
 * @param latest time after which there are few or no rows, so that counting the rows after it costs little
 */
export function roundRange(range: TimeRange, periodMs: number, latest?: Date): RoundedRange {
  const { from, to } = range;
  if (from && to && to.getTime() - from.getTime() <= periodMs / 2) return uncounted(range, { from, to });
  return corrected(range, from && cheaperBound(from, periodMs, latest), to && cheaperBound(to, periodMs, latest));
}

/** Rounds a time range to the whole periods that lie completely inside it, so that every correction is added. @param periodMs as in {@link roundRange} */
export function roundRangeInwards(range: TimeRange, periodMs: number): RoundedRange {
  const { from, to } = range;
  const first = from && new Date(Math.ceil(from.getTime() / periodMs) * periodMs);
  const end = to && new Date(Math.floor(to.getTime() / periodMs) * periodMs);
  return from && to && first && end && first > end ? uncounted(range, { from, to }) : corrected(range, first, end);
}

/** Returns a range that contains no whole period. */
function uncounted(range: TimeRange, { from, to }: { from: Date; to: Date }): RoundedRange {
  return { range, whole: null, corrections: [{ from, to, isAdded: true }] };
}

/** Returns a range with the bounds of its whole periods, and the parts by which these periods differ from the range. */
function corrected(range: TimeRange, first: Date | undefined, end: Date | undefined): RoundedRange {
  const { from, to } = range;
  const corrections: Correction[] = [];
  if (from && first && first < from) corrections.push({ from: first, to: from, isAdded: false });
  if (from && first && first > from) corrections.push({ from, to: first, isAdded: true });
  if (to && end && end > to) corrections.push({ from: to, to: end, isAdded: false });
  if (to && end && end < to) corrections.push({ from: end, to, isAdded: true });
  return { range, whole: { from: first, to: end }, corrections };
}

/** Returns the beginning or the end of the period that contains an instant, whichever leaves fewer rows to be counted one by one. */
function cheaperBound(at: Date, periodMs: number, latest?: Date): Date {
  const before = Math.floor(at.getTime() / periodMs) * periodMs;
  const after = Math.ceil(at.getTime() / periodMs) * periodMs;
  const last = Math.min(after, latest?.getTime() ?? after);
  return new Date(last - at.getTime() < Math.min(at.getTime(), last) - before ? after : before);
}
