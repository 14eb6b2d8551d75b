import { type FileUnit, ValueError, isPlausibleReadingTime } from '@rpm/domain';
import { type Glucose, type InstrumentLimits, readGlucose } from './glucose-cell';
import { type LocalClock } from '../local-time/local-clock';
import { type ReadingTime, readTimes } from '../local-time/reading-time';
import { type RepeatedTimes } from '../local-time/repeated-times';
import { readSubject } from './read-subject';

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

/** Settings for reading the lines of a file. */
export interface FileReading extends LocalClock {
  /** Observed local times of the file that clocks showed twice. */
  repeated: RepeatedTimes;
  /** Limits of the instrument; null if they are not known, in which case LO and HI are rejected. */
  limits: InstrumentLimits | null;
  /** Returns the unit of a value according to the file; null if the stated unit is unknown. */
  unitOf: (stated: unknown) => FileUnit | null;
}

/** Validates a line of a file. */
export function readRecord(raw: RawRecord, file: FileReading, now: Date): ReadingRecord | ValueError {
  const subject = readSubject(raw.subject);
  const time = readTime(raw, file);
  const glucose = readGlucose(raw.glucose, file.unitOf(raw.glucoseUnit), file.limits);
  const error = [subject, time, glucose].find((value) => value instanceof ValueError);
  if (error instanceof ValueError) return error;
  const { instant, offset } = time as ReadingTime;
  if (!isPlausibleReadingTime(instant, now)) {
    return new ValueError('not_in_range', 'timestamp: not between the year 2000 and now.');
  }
  return { line: raw.line, subject: subject as string, instant, deviceTimeZoneOffset: offset, ...(glucose as Glucose) };
}

function readTime({ line, timestamp }: RawRecord, file: FileReading): ReadingTime | ValueError {
  const times = readTimes(timestamp, file);
  const time = times instanceof ValueError ? times : file.repeated.choose(line, times);
  return time instanceof ValueError ? new ValueError(time.code, `timestamp: ${time.detail}`) : time;
}
