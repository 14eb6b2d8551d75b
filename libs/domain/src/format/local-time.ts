import { tzOffset } from '@date-fns/tz';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the offset of a time zone from UTC at an instant, in seconds; zones east of UTC have positive offsets. NaN if there is no such zone or instant. */
export function offsetAt(timeZone: string, instant: Date): number {
  return Math.round(tzOffset(timeZone, instant) * 60);
}

/**
 * Returns the instants at which clocks in a time zone show the local time given by the UTC fields of `local`, in increasing order: usually one, two if
 * clocks were put back over this time, and none if they were put forward over it.
 */
export function instantsOfLocalTime(timeZone: string, local: Date): Date[] {
  const offsets = offsetsAround(timeZone, Math.floor(local.getTime() / DAY_MS));
  const candidates = offsets.map((offset) => new Date(local.getTime() - offset * 1000));
  if (offsets.length === 1) return candidates;
  return candidates
    .filter((instant, index) => offsetAt(timeZone, instant) === offsets[index])
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Cache of offsets by time zone and day. Most days have one offset, and the search for an offset takes longer than all other work on a line. */
const known = new Map<string, readonly number[]>();
const MAX_KNOWN = 20_000;

/**
 * Returns the offsets that a time zone has on the day of a local time, the day before and the day after. No zone changes its clocks twice within
 * three days.
 */
function offsetsAround(timeZone: string, day: number): readonly number[] {
  const key = `${timeZone} ${day}`;
  const found = known.get(key);
  if (found) return found;
  const offsets = [...new Set([-1, 0, 1, 2].map((days) => offsetAt(timeZone, new Date((day + days) * DAY_MS))))];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, offsets);
  return offsets;
}
