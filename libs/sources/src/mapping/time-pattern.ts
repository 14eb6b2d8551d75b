import { writtenTime, type WrittenTime } from '../adapter/reading/instant';

/** The forms of dates and times in which vendors write, beside those of ISO 8601. None of them leaves open which number is the month. */
export const TIME_PATTERNS = [
  'yyyy-MM-dd HH:mm:ss',
  'yyyy/MM/dd HH:mm:ss',
  'yyyy/MM/dd HH:mm',
  'yyyyMMddHHmmss',
  'dd.MM.yyyy HH:mm:ss',
  'dd.MM.yyyy HH:mm',
  'dd/MM/yyyy HH:mm:ss',
  'dd/MM/yyyy HH:mm',
  'MM/dd/yyyy HH:mm:ss',
  'MM/dd/yyyy HH:mm',
  'MM/dd/yyyy hh:mm:ss a',
  'MM/dd/yyyy hh:mm a',
] as const;

export type TimePattern = (typeof TIME_PATTERNS)[number];

/** Lengths of the parts of a pattern; a day, a month or an hour may also be written with one digit, except in a pattern without separators. */
const PART = /yyyy|MM|dd|HH|hh|mm|ss|a|[^a-zA-Z]+/g;

/** Parses a local date and time in a pattern; null if the text is none, or if there is no such day or time of day. */
export function parsePattern(text: string, pattern: TimePattern): WrittenTime | null {
  const names = pattern.match(PART) ?? [];
  const isCompact = !/[^a-zA-Z]/.test(pattern);
  const source = names.map((name) => sourceOf(name, isCompact)).join('');
  const match = new RegExp(`^${source}$`, 'i').exec(text.trim());
  if (!match?.groups) return null;
  const { yyyy = '', MM = '', dd = '', HH, hh = '', mm = '', ss = '00', a } = match.groups;
  const hours = HH ?? hoursOf(hh, a ?? '');
  if (hours === null) return null;
  const two = (digits: string) => digits.padStart(2, '0');
  return writtenTime(`${yyyy}-${two(MM)}-${two(dd)}T${two(hours)}:${mm}:${ss}`);
}

function sourceOf(name: string, isCompact: boolean): string {
  if (name === 'yyyy') return '(?<yyyy>\\d{4})';
  if (name === 'mm' || name === 'ss') return `(?<${name}>\\d{2})`;
  if (name === 'a') return '(?<a>[ap]\\.?m\\.?)';
  if (/^[a-zA-Z]/.test(name)) return `(?<${name}>\\d${isCompact ? '{2}' : '{1,2}'})`;
  return name === ' ' ? '[ \\u00a0\\u202f]' : name.replaceAll(/[.]/g, '\\.');
}

/** Returns the hour of a day for an hour of twelve; null if there is none. */
function hoursOf(hour: string, half: string): string | null {
  const number = Number(hour);
  if (number < 1 || number > 12) return null;
  return String((number % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0));
}
