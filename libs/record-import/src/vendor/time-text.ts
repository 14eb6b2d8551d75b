import { type DateOrder } from './vendor-format';

const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;
const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([AaPp])\.?\s*[Mm]\.?)?`;
const ZONE = String.raw`\s*(Z|[+-]\d{2}:?\d{2})?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-./](\d{1,2})[-./](\d{1,2})[T ,]+${CLOCK}${ZONE}$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-./](\d{1,2})[-./](\d{4})[T ,]+${CLOCK}$`);
const MONTH_FIRST = new RegExp(String.raw`^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})[T ,]+(?:at\s+)?${CLOCK}$`);
const NAMED_MONTH = new RegExp(String.raw`^(\d{1,2})\.?[\s-]([A-Za-z]{3,9})\.?[\s-](\d{4})[T ,]+(?:at\s+)?${CLOCK}$`);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Rewrites a time of a file as ISO 8601: a local time, or a time with its offset. Only forms with one meaning are rewritten; the order of day and month must be known.
 * @param order null if no date of the file depends on it @returns null if the text is not a time
 */
export function isoTime(given: string, order: DateOrder | null): string | null {
  const text = given.trim().replaceAll(/[\u00A0\u202F]/g, ' ');
  if (ISO.test(text)) return text;
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = '', ...clock] = yearFirst;
    return written(year, month, day, clock, clock[4]);
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first = '', second = '', year = '', ...clock] = yearLast;
    if (order === null) return null;
    return order === 'dmy' ? written(year, second, first, clock) : written(year, first, second, clock);
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) {
    const [, name = '', day = '', year = '', ...clock] = monthFirst;
    return written(year, monthNumber(name), day, clock);
  }
  const named = NAMED_MONTH.exec(text);
  if (!named) return null;
  const [, day = '', name = '', year = '', ...clock] = named;
  return written(year, monthNumber(name), day, clock);
}

/** Returns the number of a month by its English name; an empty text if there is no such month. */
function monthNumber(name: string): string {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at === -1 ? '' : String(at + 1);
}

function written(year: string, month: string, day: string, clock: readonly (string | undefined)[], zone = ''): string | null {
  const [hour = '', minute = '', second = '00', half] = clock;
  const hours = hourOf(Number(hour), half);
  if (hours === null || month === '') return null;
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  return `${year}-${padded(month)}-${padded(day)}T${padded(String(hours))}:${minute}:${second}${offset}`;
}

/** Returns the hour of a clock with 24 hours; null if a clock with 12 hours never shows it. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

const padded = (text: string) => text.padStart(2, '0');
