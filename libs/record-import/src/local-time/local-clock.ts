import { instantsOfLocalTime, offsetAt } from '@rpm/domain';

const DAY_MS = 24 * 60 * 60_000;

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
