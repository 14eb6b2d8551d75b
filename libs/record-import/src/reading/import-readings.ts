import { ValueError, type ReadingInput, readingInput, type ReadingKindName, readingView } from '@rpm/domain';
import { type Readable } from 'node:stream';
import { type DataSource } from 'typeorm';
import { type Transaction } from '@rpm/data-access';
import { type FileLine, readJsonLine, splitLines } from '../file/file-lines';
import {
  importFile,
  type ImportProgress,
  type ImportSource,
  type BatchResult,
  rejectLine,
  type RejectedLine,
} from '../file/import-file';
import { type InputLine, readBody } from '../file/input-line';
import { type FileBody, type BodyShape, readBodies } from '../file/read-bodies';
import { REFERENCES, resolveReferences } from '../file/references';
import { type ImportCounts } from '@rpm/domain';
import { readSubjectFile } from './read-file';
import { type LocalClock } from './local-time';
import { hasNoTimeZone, type InstrumentLimits, type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { storeReadings } from './store-readings';
import { ImportedPatients } from './subjects';

export interface ReadingImportSource extends ImportSource {
  kind: ReadingKindName;
  /** Time zone of timestamps without an offset; null means UTC. Only files with a column `subject` may contain such timestamps. */
  timeZone: string | null;
  /** What happens to local times that a clock change skips; they are rejected by default. */
  nonexistent?: LocalClock['nonexistent'];
  /** Whether the clock followed changes to and from daylight saving time, as it does by default. */
  clock?: LocalClock['clock'];
  /** The limits of the instrument, which LO and HI stand for; unknown by default. Only files with a column `subject` may contain LO and HI. */
  limits?: InstrumentLimits | null;
  /** Number of records stored in one transaction; 5,000 by default. */
  batch?: number;
}

export interface ReadingImportProgress extends ImportProgress {
  /** Number of timestamps without an offset that this run has read as UTC because no time zone was given. */
  readAsUtc: number;
}

const DEFAULT_BATCH = 5_000;
const MAX_LINE_KIB = 64;

/**
 * Imports readings of one kind from a stream of any size. Rows have the format of the API. A file with blood glucose readings may instead name a
 * subject in each row; for an unknown subject, a patient with a device is created. @throws UnreadableFile
 */
export async function importReadings(
  dataSource: DataSource,
  organizationId: number,
  source: ReadingImportSource,
  onProgress: (progress: ReadingImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const { kind, timeZone, nonexistent = 'reject', clock = 'wall', limits = null, batch = DEFAULT_BATCH } = source;
  const subjects = new ImportedPatients(organizationId);
  let readAsUtc = 0;
  const read = (raw: RawRecord | FileBody): ReadingRecord | InputLine<ReadingInput> | RejectedLine => {
    if ('body' in raw) return readBody(readingInput(kind), raw);
    if (timeZone === null && hasNoTimeZone(raw.timestamp)) readAsUtc++;
    const record = readRecord(raw, { timeZone, nonexistent, clock, limits }, new Date());
    return record instanceof ValueError ? rejectLine(raw.line, record) : record;
  };
  const store = async (transaction: Transaction, rows: (ReadingRecord | InputLine<ReadingInput>)[]): Promise<BatchResult> => {
    const created = await subjects.require(
      transaction.manager,
      rows.flatMap((row) => ('subject' in row ? [row.subject] : [])),
    );
    const readings = rows.map((row) => ('subject' in row ? { line: row.line, input: subjects.readingOf(row), named: {} } : row));
    const { rows: resolved, rejected } = await resolveReferences(transaction, REFERENCES.reading, readings);
    const result = await storeReadings(transaction, kind, resolved);
    return { ...result, rejected: [...rejected, ...result.rejected], ...created };
  };
  const stream = source.open();
  const what = { stream, records: readFile(stream, source), read, store, batch };
  return importFile(dataSource, organizationId, source, what, (progress) => onProgress({ ...progress, readAsUtc }));
}

async function* readFile(
  stream: Readable,
  { format, kind }: ReadingImportSource,
): AsyncGenerator<RawRecord | FileBody | RejectedLine> {
  const lines = splitLines(stream, format, MAX_LINE_KIB);
  const first = await lines.next();
  const names = first.done ? [] : namesOf(first.value, format);
  const all = first.done ? lines : beginningWith(first.value, lines);
  // The rows of a file without subjects are validated like request bodies of the API.
  if (kind === 'bloodGlucose' && !names.includes('readingtimestamp')) yield* readSubjectFile(all, format);
  else yield* readBodies(all, format, shapeOf(kind));
}

/** Describes which properties of an exported reading can be imported. */
function shapeOf(kind: ReadingKindName): BodyShape {
  const shown = Object.entries(readingView(kind).properties).flatMap(([name, property]) =>
    'view' in property ? Object.keys(property.view.properties).map((inner) => `${name}.${inner}`) : [name],
  );
  return { input: readingInput(kind), shown, references: REFERENCES.reading };
}

/** Returns the column names of a CSV file, or the property names of the first NDJSON object, in lower case. */
function namesOf({ fields }: FileLine, format: ReadingImportSource['format']): string[] {
  const names = format === 'csv' ? fields : Object.keys(readJsonLine(fields[0] ?? '') ?? {});
  return names.map((name) => name.trim().toLowerCase());
}

async function* beginningWith(first: FileLine, rest: AsyncIterable<FileLine>): AsyncGenerator<FileLine> {
  yield first;
  yield* rest;
}
