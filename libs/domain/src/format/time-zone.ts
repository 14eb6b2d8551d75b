/** Returns whether the IANA database has a time zone with this name. */
export function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +05:30, which are not time zones.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const MAX_TIME_ZONE_LENGTH = 64;

/** PostgreSQL treats names without a slash, such as CET, as fixed offsets, although these IANA zones have daylight saving time. */
const FULL_NAME = /^(UTC|[^/]+\/.+)$/;

/** Returns whether a value is the name of a time zone that Node and PostgreSQL interpret in the same way. */
export function isFullTimeZoneName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TIME_ZONE_LENGTH && FULL_NAME.test(value) && isTimeZone(value);
}
