const MINUTE_MS = 60_000;

/** The clock time of a device, as `YYYY-MM-DDTHH:mm:ss`. */
export function localTime(instant: Date, offsetSeconds: number): string {
  return new Date(instant.getTime() + offsetSeconds * 1000).toISOString().slice(0, 19);
}

/** An offset as `+HH:MM`, or with another separator between hours and minutes. */
export function offsetText(offsetSeconds: number, separator = ':'): string {
  const minutes = Math.abs(Math.round(offsetSeconds / 60));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${separator}${two(minutes % 60)}`;
}

/** The time of a device with its offset, as RFC 3339 writes it. */
export const zonedTime = (instant: Date, offsetSeconds: number) =>
  `${localTime(instant, offsetSeconds)}${offsetText(offsetSeconds)}`;

export const minutesLater = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);
