import { ValueError } from '@rpm/domain';
import { type FileBody } from '../file/read-bodies';
import { rejectLine, type RejectedLine } from '../file/rejected-line';
import { type FileClock } from './file-clock';
import { hasNoTimeZone, type ReadingTime, readTimes } from './reading-time';
import { type RepeatedTimes } from './repeated-times';

/** Returns a text that is equal in all rows of one device, or of one patient if the rows name no device. */
export function deviceOf({ body, named }: FileBody): string {
  return JSON.stringify([body['device'], body['patient'], named]);
}

/**
 * Returns the timestamp of a row. A local time whose row states the offset of the device is that instant, whatever the zone of the file: the instant would
 * otherwise contradict the offset that is stored with it.
 */
export function timestampOf({ body: { readingTimestamp, deviceTimeZoneOffset } }: FileBody): unknown {
  if (!hasNoTimeZone(readingTimestamp) || typeof deviceTimeZoneOffset !== 'number') return readingTimestamp;
  const times = readTimes(readingTimestamp, { timeZone: null, nonexistent: 'reject', clock: 'wall' });
  const [time] = times instanceof ValueError ? [] : times;
  // An impossible offset remains in the row, which is rejected because of it.
  const instant = new Date((time?.instant.getTime() ?? NaN) - deviceTimeZoneOffset * 1000);
  return Number.isNaN(instant.getTime()) ? readingTimestamp : instant.toISOString();
}

/**
 * Replaces the local time of a row by its instant, and adds the offset of the clock unless the row states an offset. Without a time zone, local times without
 * an offset are rejected: no import has ever read those of such files as UTC.
 */
export function withInstant(given: FileBody, file: FileClock & { repeated: RepeatedTimes }): FileBody | RejectedLine {
  const readingTimestamp = timestampOf(given);
  if (typeof readingTimestamp !== 'string') return given;
  const raw: FileBody = { ...given, body: { ...given.body, readingTimestamp } };
  const times = readTimes(readingTimestamp, file);
  const time = times instanceof ValueError ? times : chooseTime(raw, times, file);
  if (time instanceof ValueError) {
    const rejected = rejectLine(raw.line, { code: time.code, detail: `readingTimestamp: ${time.detail}` });
    return raw.written ? Object.assign(rejected, { written: raw.written }) : rejected;
  }
  if (!hasNoTimeZone(readingTimestamp)) return raw;
  const offset = raw.body['deviceTimeZoneOffset'] ?? time.offset;
  return {
    ...raw,
    body: {
      ...raw.body,
      readingTimestamp: time.instant.toISOString(),
      ...(offset !== null && { deviceTimeZoneOffset: offset }),
    },
  };
}

function chooseTime(
  { line, body }: FileBody,
  times: readonly ReadingTime[],
  { timeZone, repeated }: FileClock & { repeated: RepeatedTimes },
): ReadingTime | ValueError {
  if (timeZone === null && hasNoTimeZone(body['readingTimestamp'])) return new ValueError('no_time_zone', NO_TIME_ZONE);
  return repeated.choose(line, [...times]);
}

const NO_TIME_ZONE =
  'the time has no offset from UTC, and the organization has no time zone. Add --time-zone if it is a local time, or write the offset, such as 2026-01-31T08:30:00+02:00.';
