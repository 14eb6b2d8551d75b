import { tzOffset } from '@date-fns/tz';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the offset of a time zone from UTC at an instant, in seconds; zones east of UTC have positive offsets. */
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

/** Rules for converting local times without an offset to instants. */
export interface LocalClock {
  /** The name of the time zone; null means UTC. */
  timeZone: string | null;
  /** Treatment of local times that a clock change skips: they are rejected, or shifted by the length of the change. */
  nonexistent: 'reject' | 'shift';
  /** `wall` if the clock follows changes to and from daylight saving time; `fixed` if it always shows the zone's standard time, as monitors do. */
  clock: 'wall' | 'fixed';
}

/**
 * Returns the instants at which a clock shows a local time, in increasing order: two if the clock was put back over this time, none if a clock change
 * skips the time and skipped times are rejected.
 */
export function instantsOnClock({ timeZone, nonexistent, clock }: LocalClock, local: Date): Date[] {
  if (timeZone === null) return [local];
  if (clock === 'fixed') return [new Date(local.getTime() - standardOffset(timeZone, local) * 1000)];
  const instants = instantsOfLocalTime(timeZone, local);
  if (instants.length > 0 || nonexistent === 'reject') return instants;
  // A skipped time comes from a clock that had not been put forward yet.
  return [new Date(local.getTime() - offsetAt(timeZone, new Date(local.getTime() - DAY_MS)) * 1000)];
}

/** Returns the offset from UTC, in seconds, that a clock has at an instant. */
export function offsetOnClock({ timeZone, clock }: LocalClock, instant: Date): number {
  if (timeZone === null) return 0;
  return clock === 'fixed' ? standardOffset(timeZone, instant) : offsetAt(timeZone, instant);
}

/** Returns the offset of a time zone outside of daylight saving time in a year. */
function standardOffset(timeZone: string, local: Date): number {
  const year = local.getUTCFullYear();
  return Math.min(...[0, 6].map((month) => offsetAt(timeZone, new Date(Date.UTC(year, month, 1)))));
}
