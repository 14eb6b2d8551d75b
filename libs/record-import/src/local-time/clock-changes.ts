import { offsetAt } from '@rpm/domain';

/** A change at which clocks were put back, so that they showed some times twice. Offsets are in seconds, positive in the east. */
export interface ClockChange {
  at: Date;
  offsetBefore: number;
  offsetAfter: number;
}

/** Since 2000, no zone has changed its clocks twice within six days. */
const STEP_MS = 6 * 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/**
 * Lists the changes at which clocks were put back anywhere on earth in a period that begins in 2000 or later. If clocks with the same offset were put
 * back by different lengths at the same instant, only the shortest length is listed: two hours occur only at a station in Antarctica.
 */
export function listClocksPutBack(from: Date, to: Date): ClockChange[] {
  const found = new Map<string, ClockChange>();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let offsetBefore = offsetAt(timeZone, from);
    for (let start = from.getTime(); start < to.getTime(); start += STEP_MS) {
      const end = Math.min(start + STEP_MS, to.getTime());
      const offsetAfter = offsetAt(timeZone, new Date(end));
      if (offsetAfter < offsetBefore) {
        const at = firstMinuteOf(timeZone, offsetAfter, start, end);
        const key = `${at.getTime()} ${offsetBefore}`;
        const other = found.get(key);
        if (!other || other.offsetAfter < offsetAfter) found.set(key, { at, offsetBefore, offsetAfter });
      }
      offsetBefore = offsetAfter;
    }
  }
  // The second sort is stable, so changes at the same instant stay sorted by their offsets.
  return [...found.values()]
    .sort((one, other) => one.offsetBefore - other.offsetBefore)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns the first minute after `start` in which the zone has the offset that it has at `end`. */
function firstMinuteOf(timeZone: string, offset: number, start: number, end: number): Date {
  let [low, high] = [Math.floor(start / MINUTE_MS), Math.ceil(end / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, new Date(middle * MINUTE_MS)) === offset) high = middle;
    else low = middle;
  }
  return new Date(high * MINUTE_MS);
}
