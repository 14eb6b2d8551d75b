import { readInstant, TIME_ZONE_OFFSET_BOUNDS, ValueError } from '@rpm/domain';
import { type PartTime } from '../message-part';
import { numberOf } from './decimal';
import { type Place } from './place';
import { Unreadable } from './unreadable';

/** A date and a time of day, with an offset in minutes east of UTC if the text states one. */
export interface WrittenTime {
  /** `YYYY-MM-DDTHH:mm:ss` */
  local: string;
  milliseconds: number;
  offset: number | null;
}

const WRITTEN_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(?:([Zz])|([+-])(\d{2})(?::?(\d{2}))?))?$/;
/** Latest instant that a date of JavaScript can contain, in milliseconds since 1970. */
const MAX_MILLISECONDS = 8.64e15;

/** Reads milliseconds since 1970, as a number or a text. @throws Unreadable if there are none */
export function readEpochMilliseconds(place: Place): Date {
  return epochDate(place, 1);
}

/** Reads seconds since 1970, as a number or a text. @throws Unreadable if there are none */
export function readEpochSeconds(place: Place): Date {
  return epochDate(place, 1000);
}

/**
 * Reads a time since 1970 whose unit the vendor does not document. Only one of the two units leads to a year in which the service can have existed: a number of
 * seconds for the year 5000 is still smaller than a number of milliseconds for the year 1975.
 */
export function readEpoch(place: Place): Date {
  const number = numberOf(place.value);
  return epochDate(place, number !== null && Math.abs(number) < 1e11 ? 1000 : 1);
}

function epochDate(place: Place, factor: number): Date {
  if (place.isMissing) throw new Unreadable('value_missing', place.path);
  const number = numberOf(place.value);
  const milliseconds = number === null ? NaN : Math.floor(number * factor);
  if (!(Math.abs(milliseconds) <= MAX_MILLISECONDS)) throw new Unreadable('time_invalid', place.path);
  return new Date(milliseconds);
}

/**
 * Reads a date and a time such as `2026-01-31T08:30:00Z`, `2026-01-31 08:30:00 +0100` or `2026-01-31T08:30:00.000`. A time without an offset is local in `zone`.
 * @throws Unreadable if there is none
 */
export function readTime(place: Place, zone: string | number | null): PartTime {
  const written = readWrittenTime(place);
  return written.offset === null ? { local: written.local, zone } : { instant: instantOfWritten(written, written.offset) };
}

/** Reads a date and a time, and whether an offset follows it. @throws Unreadable if there is none */
export function readWrittenTime(place: Place): WrittenTime {
  if (place.isMissing) throw new Unreadable('value_missing', place.path);
  const written = typeof place.value === 'string' ? writtenTime(place.value.trim()) : null;
  if (!written) throw new Unreadable('time_invalid', place.path);
  return written;
}

/** Parses a date and a time; null if the text is none, or if there is no such day or time of day. */
export function writtenTime(text: string): WrittenTime | null {
  const match = WRITTEN_TIME.exec(text);
  if (!match) return null;
  const [, date, clock, seconds = '00', fraction = '', utc, sign, hours, minutes = '00'] = match;
  const local = `${date ?? ''}T${clock ?? ''}:${seconds}`;
  if (readInstant(`${local}Z`) instanceof ValueError) return null;
  const size = Number(hours) * 60 + Number(minutes);
  const offset = utc === undefined && hours === undefined ? null : utc === undefined ? (sign === '-' ? -size : size) + 0 : 0;
  if (offset !== null && (Number(hours ?? 0) > 23 || Number(minutes) > 59)) return null;
  return { local, milliseconds: Number(fraction.padEnd(3, '0').slice(0, 3)), offset };
}

/** Returns the instant of a time in a zone with an offset in minutes. */
export function instantOfWritten({ local, milliseconds }: WrittenTime, offset: number): Date {
  return new Date(Date.parse(`${local}Z`) + milliseconds - offset * 60_000);
}

/**
 * Returns an offset in minutes as the offset of a device in seconds; undefined if no time zone has such an offset, as with devices that report -200 minutes.
 * The reading is then recorded without its offset.
 */
export function deviceOffset(minutes: number | null | undefined): number | undefined {
  if (minutes === null || minutes === undefined) return undefined;
  const seconds = minutes * 60;
  const { min, max, multipleOf } = TIME_ZONE_OFFSET_BOUNDS;
  return seconds >= min && seconds <= max && seconds % multipleOf === 0 ? seconds + 0 : undefined;
}
