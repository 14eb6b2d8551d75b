const MINUTE = 60_000;

/**
 * Returns an instant as the local time of a place, such as `2026-01-15T00:00:00.000-08:00`. Offsets of FHIR have whole minutes: the seconds of an offset are cut,
 * and the local time is computed with the rest, so that the instant stays exact.
 * @param instant ISO 8601 in UTC
 * @param offset seconds east of UTC; null if the place is not known, so that the time is in UTC
 */
export function localTime(instant: string, offset: number | null): string {
  if (offset === null) return new Date(instant).toISOString();
  const minutes = Math.trunc(offset / 60);
  const local = new Date(Date.parse(instant) + minutes * MINUTE).toISOString().slice(0, -1);
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`;
}

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
