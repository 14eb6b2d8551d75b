import { ValueError, isPlausibleReadingTime, READING_BOUNDS, readInstant, textError } from '@rpm/domain';
import { instantOnClock, type LocalClock, offsetAt } from './local-time';

/** A line of a file before validation. */
export interface RawRecord {
  line: number;
  subject: unknown;
  timestamp: unknown;
  glucose: unknown;
}

/** A validated reading from a file. */
export interface ReadingRecord {
  line: number;
  subject: string;
  instant: Date;
  /** Offset of the timestamp from UTC in seconds (positive in the east); null if the file does not contain it. */
  deviceTimeZoneOffset: number | null;
  glucose: number;
  /** Whether the instrument reported only LO or HI; `glucose` is then the limit of its range. */
  outOfRange: 'below' | 'above' | null;
}

/** The limits of an instrument, in mg/dL. A value beyond them is written as LO or HI. */
export interface InstrumentLimits {
  low: number;
  high: number;
}

/** How the lines of a file are read. */
export interface FileReading extends LocalClock {
  /** Null if the limits are not known; values that are LO or HI are then rejected. */
  limits: InstrumentLimits | null;
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
  const glucose = readGlucose(raw.glucose, file.limits);
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

type Glucose = Pick<ReadingRecord, 'glucose' | 'outOfRange'>;

const LOW = /^lo(w)?$/i;
const HIGH = /^hi(gh)?$/i;

function readGlucose(raw: unknown, limits: InstrumentLimits | null): Glucose | ValueError {
  const { min, max } = READING_BOUNDS.glucose;
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  const outOfRange = LOW.test(text) ? 'below' : HIGH.test(text) ? 'above' : null;
  if (outOfRange !== null) {
    if (!limits) {
      return new ValueError(
        'limits_unknown',
        'glucose: out of the range of the instrument. Name its range, such as --limits 40:400, and import again.',
      );
    }
    return { glucose: outOfRange === 'below' ? limits.low : limits.high, outOfRange };
  }
  const value = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? { glucose: value, outOfRange }
    : new ValueError('not_in_range', `glucose: not an integer from ${min} to ${max} mg/dL.`);
}
