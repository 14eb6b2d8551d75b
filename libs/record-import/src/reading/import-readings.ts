import { Fault, type GivenReading, readingInput, readingKind, type ReadingKindName } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type Transaction } from '@rpm/data-access';
import { type FileLine, readJsonLine, splitLines } from '../file/file-lines';
import { importFile, type ImportProgress, type ImportSource, type Outcome, rejected, type Rejected } from '../file/import-file';
import { type InputLine, readBody } from '../file/input-line';
import { type Body, type BodyShape, readBodies } from '../file/read-bodies';
import { type ImportCounts } from '@rpm/domain';
import { readSubjectFile } from './read-file';
import { isWithoutZone, type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { storeReadings } from './store-readings';
import { Subjects } from './subjects';

export interface ReadingImportSource extends ImportSource {
  kind: ReadingKindName;
  /** Time zone of timestamps without one in a file of subjects; null reads them as UTC. */
  timeZone: string | null;
}

export interface ReadingImportProgress extends ImportProgress {
  /** Timestamps without a time zone that this run, having been told none, read as UTC. */
  readAsUtc: number;
}

const BATCH = 5_000;
const MAX_LINE_KIB = 64;

/**
 * Reads readings of one kind from a stream of any size into an organization: rows as the API takes them or, of blood glucose, rows
 * that name a subject, who is created if need be.
 * @throws UnreadableFile
 */
export async function importReadings(
  dataSource: DataSource,
  organizationId: number,
  source: ReadingImportSource,
  onProgress: (progress: ReadingImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const { kind, timeZone } = source;
  const subjects = new Subjects(organizationId);
  let readAsUtc = 0;
  const read = (raw: RawRecord | Body): ReadingRecord | InputLine<GivenReading> | Rejected => {
    if ('body' in raw) return readBody(readingInput(kind), raw);
    if (timeZone === null && isWithoutZone(raw.timestamp)) readAsUtc++;
    const record = readRecord(raw, timeZone, new Date());
    return record instanceof Fault ? rejected(raw.line, record) : record;
  };
  const store = async (transaction: Transaction, rows: (ReadingRecord | InputLine<GivenReading>)[]): Promise<Outcome> => {
    const created = await subjects.require(
      transaction.manager,
      rows.flatMap((row) => ('subject' in row ? [row.subject] : [])),
    );
    const readings = rows.map((row) => ('subject' in row ? { line: row.line, input: subjects.readingOf(row) } : row));
    return { ...(await storeReadings(transaction, kind, readings)), ...created };
  };
  const what = { records: readFile(source), read, store, batch: BATCH };
  return importFile(dataSource, organizationId, source, what, (progress) => onProgress({ ...progress, readAsUtc }));
}

async function* readFile({ stream, format, kind }: ReadingImportSource): AsyncGenerator<RawRecord | Body | Rejected> {
  const lines = splitLines(stream, format, MAX_LINE_KIB);
  const first = await lines.next();
  const names = first.done ? [] : namesOf(first.value, format);
  const all = first.done ? lines : beginningWith(first.value, lines);
  // What names no subject is told what the API takes.
  if (kind === 'bloodGlucose' && !names.includes('readingtimestamp')) yield* readSubjectFile(all, format);
  else yield* readBodies(all, format, shapeOf(kind));
}

/** What of a reading that was exported is read again. */
function shapeOf(kind: ReadingKindName): BodyShape {
  const units = Object.keys(readingKind(kind).values).map((value) => `${value}Unit`);
  const shown = ['device', 'item', 'patient', 'patientTimeZoneOffset', ...units];
  return { input: readingInput(kind), shown, renamed: { 'device.id': 'deviceId', 'patient.id': 'patientId' } };
}

/** What the first line of a file names, in lower case: the columns, or the members of an object. */
function namesOf({ fields }: FileLine, format: ReadingImportSource['format']): string[] {
  const names = format === 'csv' ? fields : Object.keys(readJsonLine(fields[0] ?? '') ?? {});
  return names.map((name) => name.trim().toLowerCase());
}

async function* beginningWith(first: FileLine, rest: AsyncIterable<FileLine>): AsyncGenerator<FileLine> {
  yield first;
  yield* rest;
}
