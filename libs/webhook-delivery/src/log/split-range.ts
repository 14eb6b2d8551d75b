import { type TimeRange } from '@rpm/data-access';

/** A time range split into the UTC days that lie completely inside the range and the partial days at its ends. */
export interface SplitRange {
  /** The whole days, as a range whose bounds are midnights; null if the range contains no whole day. */
  days: TimeRange | null;
  /** The partial days at the ends of the range: at most two ranges, each shorter than a day. */
  edges: Required<TimeRange>[];
}

const DAY_MS = 86_400_000;

/** Splits a time range into whole days, which have precomputed counts, and partial days, whose rows must be counted. */
export function splitRange({ from, to }: TimeRange): SplitRange {
  const first = from && new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const end = to && new Date(Math.floor(to.getTime() / DAY_MS) * DAY_MS);
  if (from && to && first && end && first > end) return { days: null, edges: [{ from, to }] };
  const edges: Required<TimeRange>[] = [];
  if (from && first && from < first) edges.push({ from, to: first });
  if (to && end && end < to) edges.push({ from: end, to });
  return { days: { from: first, to: end }, edges };
}
