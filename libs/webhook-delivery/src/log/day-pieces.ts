/** Instants from one to before another; what is undefined bounds nothing. */
export interface Range {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** A range as days of UTC that lie wholly inside, and what is left of it at its ends. */
export interface DayPieces {
  /** Both bounds are midnights; null when no whole day is inside. */
  days: Range | null;
  /** At most two, each of less than a day. */
  edges: Required<Range>[];
}

const DAY_MS = 86_400_000;

/** Whole days can be counted before anybody asks; only the rows at the edges have to be counted then. */
export function dayPieces({ from, to }: Range): DayPieces {
  const first = from && new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const end = to && new Date(Math.floor(to.getTime() / DAY_MS) * DAY_MS);
  if (from && to && first && end && first > end) return { days: null, edges: [{ from, to }] };
  const edges: Required<Range>[] = [];
  if (from && first && from < first) edges.push({ from, to: first });
  if (to && end && end < to) edges.push({ from: end, to });
  return { days: { from: first, to: end }, edges };
}
