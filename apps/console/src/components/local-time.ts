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

/** Returns the instant of a text of an input `datetime-local`, such as `2026-01-31T08:30`, in a time zone; empty for an empty text. */
export function instantOf(text: string, timeZone: string): string {
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return '';
  // The offset at the instant itself, which may differ from the one a few hours away when clocks change.
  const guess = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(guess, timeZone)).toISOString();
}

/** Returns the text of an input `datetime-local` for an instant in a time zone; empty for an empty text. */
export function localTextOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** Returns the local date `YYYY-MM-DD` of an instant in a time zone. */
export const localDateOf = (instant: string, timeZone: string) => localTextOf(instant, timeZone).slice(0, 10);
