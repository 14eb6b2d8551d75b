import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;

/** Seconds east of UTC in a time zone at an instant. */
export function offsetAt(timeZone: string, instant: Date): number {
  return Math.round(tzOffset(timeZone, instant) * 60);
}

/**
 * The instant a clock on the wall of a time zone shows `local` (whose UTC fields are read as local ones). A time that a change
 * to winter time shows twice is taken as the first; null for one that a change to summer time skips.
 */
export function instantOfLocal(timeZone: string, local: Date): Date | null {
  const dayAround = [-24 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS].map((ms) => new Date(local.getTime() + ms));
  const offsets = [...new Set(dayAround.map((instant) => offsetAt(timeZone, instant)))];
  const candidates = offsets
    .map((offset) => new Date(local.getTime() - offset * 1000))
    .filter((instant, index) => offsetAt(timeZone, instant) === offsets[index]);
  return candidates.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
