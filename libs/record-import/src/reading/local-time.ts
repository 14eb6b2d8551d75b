import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;

/** Returns the offset of a time zone from UTC at an instant, in seconds; zones east of UTC have positive offsets. */
export function offsetAt(timeZone: string, instant: Date): number {
  return Math.round(tzOffset(timeZone, instant) * 60);
}

/**
 * Returns the instant at which clocks in a time zone show the local time given by the UTC fields of `local`. If the local time occurs twice because
 * clocks go back, the first instant is returned. @returns null if a clock change skips the local time
 */
export function instantOfLocalTime(timeZone: string, local: Date): Date | null {
  const dayAround = [-24 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS].map((ms) => new Date(local.getTime() + ms));
  const offsets = [...new Set(dayAround.map((instant) => offsetAt(timeZone, instant)))];
  const candidates = offsets
    .map((offset) => new Date(local.getTime() - offset * 1000))
    .filter((instant, index) => offsetAt(timeZone, instant) === offsets[index]);
  return candidates.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** How local times without an offset are converted to instants. */
export interface LocalClock {
  /** The name of the time zone; null means UTC. */
  timeZone: string | null;
  /** What happens to local times that a clock change skips: they are rejected, or shifted by the length of the change. */
  nonexistent: 'reject' | 'shift';
  /** `wall` if the clock follows changes to and from daylight saving time; `fixed` if it always shows the zone's standard time, as monitors do. */
  clock: 'wall' | 'fixed';
}

/** Returns the instant that a clock shows as a local time; null if a clock change skips the time and it is to be rejected. */
export function instantOnClock({ timeZone, nonexistent, clock }: LocalClock, local: Date): Date | null {
  if (timeZone === null) return local;
  if (clock === 'fixed') return new Date(local.getTime() - standardOffset(timeZone, local) * 1000);
  const instant = instantOfLocalTime(timeZone, local);
  if (instant || nonexistent === 'reject') return instant;
  // A time that the clocks skipped was shown by a clock that had not been put forward yet.
  return new Date(local.getTime() - offsetAt(timeZone, new Date(local.getTime() - 24 * 60 * MINUTE_MS)) * 1000);
}

/** Returns the offset of a time zone outside of daylight saving time in a year. */
function standardOffset(timeZone: string, local: Date): number {
  const year = local.getUTCFullYear();
  return Math.min(...[0, 6].map((month) => offsetAt(timeZone, new Date(Date.UTC(year, month, 1)))));
}
