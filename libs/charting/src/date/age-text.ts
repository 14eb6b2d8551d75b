import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations';

const MINUTE_MILLISECONDS = 60_000;
/** Time up to which people count hours rather than days. */
const DAYS_IN_HOURS = 2 * DAY_MILLISECONDS;

/** Writes how long ago something was, in whole minutes, hours or days: `3 hours ago`. */
export function agoText(at: number, now: number): string {
  const time = now - at;
  if (time < MINUTE_MILLISECONDS) return 'just now';
  if (time < HOUR_MILLISECONDS) return ago(time / MINUTE_MILLISECONDS, 'minute');
  return time < DAYS_IN_HOURS ? ago(time / HOUR_MILLISECONDS, 'hour') : ago(time / DAY_MILLISECONDS, 'day');
}

const ago = (amount: number, unit: string) => `${Math.floor(amount)} ${unit}${Math.floor(amount) === 1 ? '' : 's'} ago`;
