import { ValueError } from './value-error';

const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:([Zz])|([+-])(\d{2}):(\d{2}))$/;
/** Length of the longest valid timestamp, which has nine fractional digits and an offset. */
const MAX_LENGTH = '2026-01-31T08:30:00.123456789+02:00'.length;
/** Matches the end of a timestamp whose `+` was decoded as a space, because the sender did not encode it in the URL. */
const LOST_PLUS = /^\S+ \d{2}:\d{2}$/;

/** Matches the beginning of a date as people in many countries write it, such as 31.01.2026 or 1/31/2026. */
const LOCAL_DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/;

const EXAMPLE = 'Send an RFC 3339 timestamp with a time zone, such as 2026-01-31T08:30:00Z or 2026-01-31T08:30:00+02:00';

/**
 * Reads an RFC 3339 timestamp and rounds it to milliseconds, the precision of the database. A timestamp between two milliseconds becomes the earlier
 * one (`down`) or the later one (`up`). Comparisons with stored instants are exact if a lower bound is rounded up and an upper bound down.
 */
export function readInstant(raw: unknown, rounding: 'down' | 'up' = 'down'): Date | ValueError {
  const text = typeof raw === 'string' && raw.length <= MAX_LENGTH ? raw : '';
  const match = RFC_3339.exec(text);
  if (!match) {
    return new ValueError('not_a_timestamp', `${EXAMPLE}${hintFor(text)}.`);
  }
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as SixNumbers;
  const fraction = (match[7] ?? '').padEnd(9, '0');
  const local = new Date(0);
  // Date.UTC would interpret the years 1 to 99 as 1901 to 1999.
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, Number(fraction.slice(0, 3)));
  const exists =
    year > 0 &&
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute &&
    local.getUTCSeconds() === second;
  const [offsetHours, offsetMinutes] = [Number(match[10] ?? 0), Number(match[11] ?? 0)];
  if (!exists || offsetHours > 23 || offsetMinutes > 59) {
    return new ValueError('not_a_timestamp', `There is no such date or time of day. ${EXAMPLE}.`);
  }
  const offsetMs = (match[9] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes) * 60_000;
  const carry = rounding === 'up' && Number(fraction.slice(3)) > 0 ? 1 : 0;
  const instant = new Date(local.getTime() - offsetMs + carry);
  // Subtracting the offset can lead to a year below 1 or above 9999, which RFC 3339 cannot represent.
  const hasFourDigitYear = instant.getUTCFullYear() > 0 && instant.getUTCFullYear() < 10_000;
  return hasFourDigitYear ? instant : new ValueError('not_a_timestamp', `There is no such year in UTC. ${EXAMPLE}.`);
}

/** Reads an RFC 3339 timestamp of a query string. The error names the most frequent mistake there, a `+` that was not encoded. */
export function readQueryInstant(raw: unknown, rounding: 'down' | 'up' = 'down'): Date | ValueError {
  const instant = readInstant(raw, rounding);
  const isPlusLost = instant instanceof ValueError && typeof raw === 'string' && raw.length <= MAX_LENGTH && LOST_PLUS.test(raw);
  return isPlusLost ? new ValueError('not_a_timestamp', `${EXAMPLE}; in a URL, send + as %2B.`) : instant;
}

function hintFor(text: string): string {
  return LOCAL_DATE.test(text) ? '; write the year first, then the month and the day' : '';
}

type SixNumbers = [number, number, number, number, number, number];
