import { ValueError } from '@rpm/domain';
import { type FileBody } from '../file/read-bodies';
import { rejectLine, type RejectedLine } from '../file/import-file';
import { type FileClock } from './file-clock';
import { hasNoTimeZone, readTimes } from './reading-time';
import { type RepeatedTimes } from './repeated-times';

/** Returns a text that is equal in all rows of one device, or of one patient if the rows name no device. */
export function deviceOf({ body, named }: FileBody): string {
  return JSON.stringify([body['device'], body['patient'], named]);
}

/** Replaces the local time of a row by its instant, and adds the offset of the clock unless the row states an offset. */
export function withInstant(raw: FileBody, file: FileClock & { repeated: RepeatedTimes }): FileBody | RejectedLine {
  const { readingTimestamp, deviceTimeZoneOffset } = raw.body;
  if (file.timeZone === null || !hasNoTimeZone(readingTimestamp)) return raw;
  const times = readTimes(readingTimestamp, file);
  const time = times instanceof ValueError ? times : file.repeated.choose(raw.line, times);
  if (time instanceof ValueError) {
    const rejected = rejectLine(raw.line, { code: time.code, detail: `readingTimestamp: ${time.detail}` });
    return raw.written ? Object.assign(rejected, { written: raw.written }) : rejected;
  }
  const offset = deviceTimeZoneOffset ?? time.offset;
  return { ...raw, body: { ...raw.body, readingTimestamp: time.instant.toISOString(), ...(offset !== null && { deviceTimeZoneOffset: offset }) } };
}
