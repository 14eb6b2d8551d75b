import { readInstant, ValueError } from '@rpm/domain';

/**
 * A value of a date parameter as the condition of an instant: `from` is the first instant that matches, and `before` the first one that no longer does; null if there is no
 * such bound.
 */
export interface DateValue {
  from: Date | null;
  before: Date | null;
  /** Whether exactly the other instants match (prefix `ne`). */
  isNegated: boolean;
  /** Whether the value has no offset. Then the bounds are local times, written as if they were in UTC. */
  isLocal: boolean;
}

const PREFIXES = ['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb', 'ap'] as const;
type Prefix = (typeof PREFIXES)[number];

const PATTERN = /^([a-z]{2})?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
const EXAMPLE = 'such as 2026-01-15, ge2026-01-15 or lt2026-01-15T10:00:00Z';
const NOT_A_DATE = new ValueError('not_a_date', `Send a date or a time, ${EXAMPLE}.`);
const UNSUPPORTED_PREFIX = new ValueError('unsupported_prefix', `The prefixes are ${PREFIXES.join(', ')}.`);

/** Reads a value of a date parameter. Its bounds are those of the period that it names: a whole day, minute, second or fraction of a second. */
export function readDate(text: string): DateValue | ValueError {
  // Clients often forget to encode the plus sign of an offset, which then arrives as a space.
  const match = PATTERN.exec(text.replace(' ', '+'));
  if (!match) return NOT_A_DATE;
  const [, prefix = 'eq', year = '', month, day, time, second, fraction, offset] = match;
  if (!isPrefix(prefix)) return UNSUPPORTED_PREFIX;
  const clock = `${time ?? '00:00'}:${second ?? '00'}${fraction ?? ''}${offset ?? 'Z'}`;
  const start = readInstant(`${year}-${month ?? '01'}-${day ?? '01'}T${clock}`, 'up');
  if (start instanceof ValueError) return NOT_A_DATE;
  const end = endOf(start, { year, month, day, time, second, fraction });
  const isLocal = offset === undefined;
  return { ...boundsOf(prefix, start, end), isLocal };
}

/** Reads a value of a date parameter that is compared with calendar dates, such as `birthdate`. */
export function readCalendarDate(text: string): DateValue | ValueError {
  return text.includes('T') ? new ValueError('not_a_date', 'Send a date without a time, such as 1970-01-31.') : readDate(text);
}

/** The part of the time between a date and now that is added on both sides of an approximate date (`ap`), as FHIR recommends. */
const APPROXIMATION = 0.1;

const isPrefix = (text: string): text is Prefix => (PREFIXES as readonly string[]).includes(text);

/** The parts of a date that were sent. */
interface Parts {
  year: string;
  month: string | undefined;
  day: string | undefined;
  time: string | undefined;
  second: string | undefined;
  fraction: string | undefined;
}

/** Returns the end of the period that begins at `start` and is as long as the last part that was sent. */
function endOf(start: Date, { month, day, time, second, fraction }: Parts): Date {
  const end = new Date(start);
  if (month === undefined) end.setUTCFullYear(end.getUTCFullYear() + 1);
  else if (day === undefined) end.setUTCMonth(end.getUTCMonth() + 1);
  else if (time === undefined) end.setUTCDate(end.getUTCDate() + 1);
  else if (second === undefined) end.setUTCMinutes(end.getUTCMinutes() + 1);
  else if (fraction === undefined) end.setUTCSeconds(end.getUTCSeconds() + 1);
  else end.setTime(end.getTime() + millisecondsOf(fraction));
  return end;
}

/**
 * Returns the number of milliseconds within a fraction of a second, such as `.12`. Stored times have milliseconds, and a finer fraction between two of them contains
 * none.
 */
function millisecondsOf(fraction: string): number {
  if (/[1-9]/.test(fraction.slice('.123'.length))) return 0;
  return 10 ** Math.max(0, '.123'.length - fraction.length);
}

function boundsOf(prefix: Prefix, start: Date, end: Date): Omit<DateValue, 'isLocal'> {
  switch (prefix) {
    case 'gt':
    case 'sa':
      return { from: end, before: null, isNegated: false };
    case 'lt':
    case 'eb':
      return { from: null, before: start, isNegated: false };
    case 'ge':
      return { from: start, before: null, isNegated: false };
    case 'le':
      return { from: null, before: end, isNegated: false };
    case 'ap': {
      const tolerance = Math.abs(Date.now() - start.getTime()) * APPROXIMATION;
      return { from: new Date(start.getTime() - tolerance), before: new Date(end.getTime() + tolerance), isNegated: false };
    }
    default:
      return { from: start, before: end, isNegated: prefix === 'ne' };
  }
}
