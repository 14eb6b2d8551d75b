import { offsetAt, readInstant, ValueError } from '@rpm/domain';
import { instantsOnClock, type LocalClock } from './local-clock';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/;
const OFFSET = /([+-])(\d{2}):(\d{2})$/;

/** The time of a reading. */
export interface ReadingTime {
  instant: Date;
  /** Offset of the timestamp from UTC in seconds (positive in the east); null if the file does not contain it. */
  offset: number | null;
}

/** Returns whether a timestamp has neither an offset nor a Z. */
export function hasNoTimeZone(timestamp: unknown): boolean {
  return typeof timestamp === 'string' && LOCAL.test(timestamp);
}

/** Reads a timestamp. @returns the time, or both times in their order if a clock that was put back showed the timestamp twice */
export function readTimes(raw: unknown, clock: LocalClock): ReadingTime[] | ValueError {
  const local = typeof raw === 'string' ? LOCAL.exec(raw) : null;
  const zoned = readInstant(local ? `${local[1]}T${local[2]?.padEnd(8, ':00')}Z` : raw);
  if (zoned instanceof ValueError) return new ValueError(zoned.code, NOT_A_TIME);
  if (!local) return [{ instant: zoned, offset: writtenOffset(String(raw)) }];
  const { timeZone } = clock;
  if (timeZone === null) return [{ instant: zoned, offset: null }];
  const instants = instantsOnClock(clock, zoned);
  if (instants.length === 0) return new ValueError('no_such_local_time', 'the clocks were put forward past this time that day.');
  // A skipped time that was shifted is the only one whose clock has another offset than the one by which it was converted.
  const isShifted = clock.clock === 'wall' && clock.nonexistent === 'shift';
  return instants.map((instant) => ({
    instant,
    offset: isShifted ? offsetAt(timeZone, instant) : (zoned.getTime() - instant.getTime()) / 1000,
  }));
}

const NOT_A_TIME =
  'not a date and time that exists. Write the year first, such as 2026-01-31 08:30, or with the offset from UTC, 2026-01-31T08:30:00+02:00.';

function writtenOffset(timestamp: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(timestamp) ?? [];
  // The offset -00:00 means that the local offset is unknown (RFC 3339, section 4.3).
  if (hours === undefined || timestamp.endsWith('-00:00')) return null;
  const seconds = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
  return seconds >= -43_200 && seconds <= 50_400 ? seconds : null;
}
