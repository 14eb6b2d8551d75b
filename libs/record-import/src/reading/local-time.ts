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
