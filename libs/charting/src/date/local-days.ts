import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations';

/** Returns the local date `YYYY-MM-DD` of an instant. */
function formatterOf(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}

/**
 * Returns the instants at which a local day of a time zone begins, after `start` and until `end`, in increasing order. A day has 23 or 25 hours when
 * clocks change; where the clocks skip midnight, the day begins with its first minute.
 */
export function localMidnights(start: number, end: number, timeZone: string): number[] {
  const dateAt = formatterOf(timeZone);
  const midnights: number[] = [];
  // The shortest local day has 23 hours, so steps of 20 hours skip no day.
  for (let at = start; at < end;) {
    const next = Math.min(at + 20 * HOUR_MILLISECONDS, end);
    if (dateAt(next) !== dateAt(at)) midnights.push(firstInstantOf(dateAt, at, next));
    at = next;
  }
  return midnights;
}

/** Returns the calendar date, `YYYY-MM-DD`, some days after or, if `days` is negative, before another one. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** Returns the period of whole local days of a time zone that ends with the day of an instant, as the glucose profile and reports count them. */
export function lastDays(days: number, now: number, timeZone: string): { start: number; end: number } {
  const midnights = localMidnights(now - (days + 1) * DAY_MILLISECONDS, now + 2 * DAY_MILLISECONDS, timeZone);
  const tomorrow = midnights.findIndex((midnight) => midnight > now);
  return { start: midnights[tomorrow - days] ?? now, end: midnights[tomorrow] ?? now };
}

/** Finds the first instant after `before` that has the local date of `after`, to the millisecond, by halving the interval. */
function firstInstantOf(dateAt: (instant: number) => string, before: number, after: number): number {
  const date = dateAt(after);
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dateAt(middle) === date) high = middle;
    else low = middle;
  }
  return high;
}
