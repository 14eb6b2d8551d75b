import { type FileUnit, ValueError, isPlausibleReadingTime, readInstant, textError } from '@rpm/domain';
import { type Glucose, type InstrumentLimits, readGlucose } from './glucose-cell';
import { instantOnClock, type LocalClock, offsetAt } from './local-time';

/** A line of a file before validation. */
export interface RawRecord {
  line: number;
  subject: unknown;
  timestamp: unknown;
  glucose: unknown;
  /** The unit that the line or the first line of the file states; undefined or empty if neither does. */
  glucoseUnit: unknown;
}

/** A validated reading from a file. */
export interface ReadingRecord extends Glucose {
  line: number;
  subject: string;
  instant: Date;
  /** Offset of the timestamp from UTC in seconds (positive in the east); null if the file does not contain it. */
  deviceTimeZoneOffset: number | null;
}

/** How the lines of a file are read. */
export interface FileReading extends LocalClock {
  /** Null if the limits are not known; values that are LO or HI are then rejected. */
  limits: InstrumentLimits | null;
  /** Returns the unit of a value by what the file states; null if that is not known. */
  unitOf: (stated: unknown) => FileUnit | null;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/;
const CONTROL_CHARACTER = /\p{Cc}/u;
const OFFSET = /([+-])(\d{2}):(\d{2})$/;

/** Returns whether a timestamp has neither an offset nor a Z. */
export function hasNoTimeZone(timestamp: unknown): boolean {
  return typeof timestamp === 'string' && LOCAL.test(timestamp);
}

/** Validates a line of a file. */
export function readRecord(raw: RawRecord, file: FileReading, now: Date): ReadingRecord | ValueError {
  const subject = readSubject(raw.subject);
  const time = readTime(raw.timestamp, file);
  const glucose = readGlucose(raw.glucose, file.unitOf(raw.glucoseUnit), file.limits);
  const error = [subject, time, glucose].find((value) => value instanceof ValueError);
  if (error instanceof ValueError) return error;
  const { instant, offset } = time as Time;
  if (!isPlausibleReadingTime(instant, now)) {
    return new ValueError('not_in_range', 'timestamp: not between the year 2000 and now.');
  }
  return { line: raw.line, subject: subject as string, instant, deviceTimeZoneOffset: offset, ...(glucose as Glucose) };
}

/**
 * Validates a subject, which identifies a patient. A subject that may be corrupted is rejected, because two people must never be merged into one
 * patient.
 */
function readSubject(raw: unknown): string | ValueError {
  // A number above 2^53 has lost digits, so it may equal the number of another patient.
  const text = Number.isSafeInteger(raw) ? String(raw) : raw;
  if (typeof text === 'number') return new ValueError('not_text', 'subject: send it as text.');
  if (typeof text !== 'string' || text === '') return new ValueError('missing', 'subject: missing.');
  if (text.includes('\uFFFD'))
    return new ValueError(
      'replacement_character',
      'subject: contains U+FFFD, with which a program replaced a letter. Correct it.',
    );
  const error = textError(text, 255);
  if (error) return new ValueError(error.code, `subject: ${error.detail}`);
  return CONTROL_CHARACTER.test(text)
    ? new ValueError('control_character', 'subject: holds a line break or control character; a quote may not be closed.')
    : text;
}

interface Time {
  instant: Date;
  offset: number | null;
}

function readTime(raw: unknown, clock: LocalClock): Time | ValueError {
  const local = typeof raw === 'string' ? LOCAL.exec(raw) : null;
  const zoned = readInstant(local ? `${local[1]}T${local[2]?.padEnd(8, ':00')}Z` : raw);
  if (zoned instanceof ValueError) return new ValueError(zoned.code, `timestamp: ${zoned.detail}`);
  if (!local) return { instant: zoned, offset: writtenOffset(String(raw)) };
  const { timeZone } = clock;
  if (timeZone === null) return { instant: zoned, offset: null };
  const instant = instantOnClock(clock, zoned);
  if (!instant) return new ValueError('no_such_local_time', 'timestamp: the clocks were put forward past this time that day.');
  const fixedOffset = (zoned.getTime() - instant.getTime()) / 1000;
  return { instant, offset: clock.clock === 'fixed' ? fixedOffset : offsetAt(timeZone, instant) };
}

function writtenOffset(timestamp: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(timestamp) ?? [];
  // The offset -00:00 means that the local offset is unknown (RFC 3339, section 4.3).
  if (hours === undefined || timestamp.endsWith('-00:00')) return null;
  const seconds = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
  return seconds >= -43_200 && seconds <= 50_400 ? seconds : null;
}
