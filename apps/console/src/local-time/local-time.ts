/** Returns the offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(milliseconds: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(milliseconds);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(milliseconds / 1000) * 1000;
}

const DAY = 86_400_000;

/**
 * Returns the instants at which the clocks of a time zone show a time, such as `2026-01-31T08:30`: usually one, two when the clocks are put back, and
 * none when they are put forward or the text is empty.
 */
export function instantsOf(text: string, timeZone: string): string[] {
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return [];
  const offsets = new Set([local - DAY, local, local + DAY].map((near) => offsetAt(near, timeZone)));
  return [...offsets]
    .map((offset) => local - offset)
    .filter((at) => at + offsetAt(at, timeZone) === local)
    .sort((one, other) => one - other)
    .map((at) => new Date(at).toISOString());
}

/**
 * Parses the text of a `datetime-local` input in a time zone. Returns the first instant if the clocks show the time twice, the instant an hour later
 * if they skip it, and an empty text for an empty one.
 */
export function instantOf(text: string, timeZone: string): string {
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return '';
  return instantsOf(text, timeZone)[0] ?? new Date(local - offsetAt(local - DAY, timeZone)).toISOString();
}

/** Returns the offset of a time zone at an instant as people write it, such as `UTC-05:00`. */
export function offsetText(instant: string, timeZone: string): string {
  const minutes = offsetAt(Date.parse(instant), timeZone) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Formats an instant in a time zone as the text of a `datetime-local` input. Returns an empty text for an empty one. */
export function localTextOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** Returns the local date `YYYY-MM-DD` of an instant in a time zone. */
export const localDateOf = (instant: string, timeZone: string) => localTextOf(instant, timeZone).slice(0, 10);
