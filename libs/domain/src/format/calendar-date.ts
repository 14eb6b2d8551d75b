import { ValueError } from './value-error';

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Checks that a value is a date `YYYY-MM-DD` that exists in the calendar. @returns null if it is valid */
export function calendarDateError(raw: unknown): ValueError | null {
  const match = typeof raw === 'string' ? CALENDAR_DATE.exec(raw) : null;
  const [year = 0, month = 0, day = 0] = match?.slice(1).map(Number) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? null : new ValueError('not_a_date', 'Send a day of the calendar, such as 1970-01-31.');
}
