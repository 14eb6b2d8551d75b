/*
 * All dates and times that people read are written here, so that a page has one style: `Nov 13, 2026` and `Nov 13, 2026, 08:30`. The locale is fixed, because
 * browsers of some systems report a default locale that Intl rejects.
 */
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const STYLES = {
  date: DATE,
  dateWithWeekday: { ...DATE, weekday: 'long' },
  time: { ...DATE, ...CLOCK },
  exactTime: { ...DATE, ...CLOCK, second: '2-digit', timeZoneName: 'short' },
  timeWithWeekday: { month: 'short', day: 'numeric', weekday: 'short', ...CLOCK },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a style in a time zone. Formats are kept, because creating one takes longer than writing a thousand times. */
function formatOf(style: keyof typeof STYLES, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone });
  formats.set(key, format);
  return format;
}

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Writes a calendar date, `YYYY-MM-DD`, as people in clinics write it: `Jan 31, 1970`. */
export const dateText = (date: string): string => formatOf('date', 'UTC').format(startOf(date));

/** Writes a calendar date, `YYYY-MM-DD`, with its day of the week: `Sunday, Nov 1, 2026`. */
export const dateTextWithWeekday = (date: string): string => formatOf('dateWithWeekday', 'UTC').format(startOf(date));

/** Writes an instant in a time zone: `Nov 13, 2026, 08:30`. */
export const timeText = (at: Date | number, timeZone: string): string => formatOf('time', timeZone).format(at);

/** Writes an instant with its seconds and its time zone: `Nov 13, 2026, 08:30:00 EST`. */
export const exactTimeText = (at: Date | number, timeZone: string): string => formatOf('exactTime', timeZone).format(at);

/** Writes an instant of a short period, in which the year is known: `Fri, Nov 13, 08:30`. */
export const timeTextWithWeekday = (at: Date | number, timeZone: string): string =>
  formatOf('timeWithWeekday', timeZone).format(at);
