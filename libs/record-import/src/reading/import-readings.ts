import {
  type FileUnit,
  type ImportCounts,
  Organization,
  type ReadingInput,
  readingInput,
  type ReadingKindName,
  ValueError,
  type ValueWithUnits,
  valueWithUnits,
} from '@rpm/domain';
import { type Database, type Transaction } from '@rpm/database';
import {
  importFile,
  type ImportProgress,
  type ImportSource,
  type BatchResult,
  rejectLine,
  type RejectedLine,
} from '../file/import-file';
import { type InputLine, readBody } from '../file/input-line';
import { type FileBody } from '../file/read-bodies';
import { REFERENCES, resolveReferences } from '../file/references';
import { FileUnits } from './file-units';
import { type InstrumentLimits } from './glucose-cell';
import { type LocalClock } from '../local-time/local-time';
import { readReadingLines } from './reading-lines';
import { type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { hasNoTimeZone } from './reading-time';
import { RepeatedTimes } from './repeated-times';
import { storeReadings } from './store-readings';
import { ImportedPatients } from './subjects';

export interface ReadingImportSource extends ImportSource {
  kind: ReadingKindName;
  /** Time zone of timestamps without an offset; null means UTC. Only files with a column `subject` may contain such timestamps. */
  timeZone: string | null;
  /** Treatment of local times that a clock change skips; they are rejected by default. */
  nonexistent?: LocalClock['nonexistent'];
  /** Whether the clock followed changes to and from daylight saving time, as it does by default. */
  clock?: LocalClock['clock'];
  /** Limits of the instrument, in the unit of the file, for LO and HI; unknown by default. Only files with a column `subject` may contain LO and HI. */
  limits?: InstrumentLimits | null;
  /** Unit of the values if the file does not state a unit; by default, the unit that the organization has set for imports. */
  unit?: FileUnit | null;
  /** Number of records stored in one transaction; 5,000 by default. */
  batch?: number;
}

/** The numbers of records of a file by outcome, and the units of its values. */
export interface ReadingImportCounts extends ImportCounts {
  /** The names of the units in the API; absent if readings of the kind have no value with several units. */
  units?: string[];
}

export interface ReadingImportProgress extends ImportProgress {
  /** Number of timestamps without an offset that this run has read as UTC because no time zone was given. */
  readAsUtc: number;
}

const DEFAULT_BATCH = 5_000;

/**
 * Imports readings of one kind from a stream of any size. Rows have the format of the API. A file with blood glucose readings may instead name a
 * subject in each row; for an unknown subject, a patient with a device is created. The file is read twice: nothing is stored if its
 * values do not have the stated unit. @throws UnreadableFile, UnitError
 */
export async function importReadings(
  database: Database,
  organizationId: number,
  source: ReadingImportSource,
  onProgress: (progress: ReadingImportProgress) => void = () => undefined,
): Promise<ReadingImportCounts> {
  const { kind, format, timeZone, nonexistent = 'reject', clock = 'wall', limits = null, batch = DEFAULT_BATCH } = source;
  const file = { timeZone, nonexistent, clock, limits, repeated: new RepeatedTimes({ timeZone, nonexistent, clock }) };
  const units = await readAhead(database, organizationId, source, file.repeated);
  const subjects = new ImportedPatients();
  let readAsUtc = 0;
  const read = (raw: RawRecord | FileBody): ReadingRecord | InputLine<ReadingInput> | RejectedLine => {
    if ('body' in raw) return units?.complete(raw) ?? readBody(readingInput(kind), raw);
    if (timeZone === null && hasNoTimeZone(raw.timestamp)) readAsUtc++;
    const record = readRecord(raw, { ...file, unitOf: (stated) => units?.unitOf(stated) ?? null }, new Date());
    return record instanceof ValueError ? rejectLine(raw.line, record) : record;
  };
  const store = async (transaction: Transaction, rows: (ReadingRecord | InputLine<ReadingInput>)[]): Promise<BatchResult> => {
    const created = await subjects.require(
      transaction,
      rows.flatMap((row) => ('subject' in row ? [row.subject] : [])),
    );
    const readings = rows.map((row) => ('subject' in row ? { line: row.line, input: subjects.readingOf(row), named: {} } : row));
    const { rows: resolved, rejected } = await resolveReferences(transaction, REFERENCES.reading, readings);
    const result = await storeReadings(transaction, kind, resolved);
    return { ...result, rejected: [...rejected, ...result.rejected], ...created };
  };
  const stream = source.open();
  const functions = { stream, records: readReadingLines(stream, format, kind), read, store, batch };
  // The setting of the organization may change between an interrupted import and its resumption.
  const fingerprint = source.fingerprint === null ? null : [source.fingerprint, ...(units?.names ?? [])].join(' ');
  const counts = await importFile(database, organizationId, { ...source, fingerprint }, functions, (progress) =>
    onProgress({ ...progress, readAsUtc }),
  );
  return units ? { ...counts, units: units.names } : counts;
}

/**
 * Reads the whole file to determine the units of its values, and the instants of local times that clocks showed twice. Files of a kind with a single unit
 * are not read, because only files of blood glucose may contain local times. @returns null if readings of the kind have no value with several units
 */
async function readAhead(
  database: Database,
  organizationId: number,
  { open, format, kind, unit = null, limits }: ReadingImportSource,
  repeated: RepeatedTimes,
): Promise<FileUnits | null> {
  const value = valueWithUnits(kind);
  if (!value) return null;
  const units = new FileUnits(value, { option: unit, setting: await importUnitOf(database, organizationId, value) });
  for await (const raw of readReadingLines(open(), format, kind)) {
    const written = 'glucose' in raw ? { value: raw.glucose, unit: raw.glucoseUnit } : raw.written;
    if (written) units.observe(raw.line, written);
    if ('subject' in raw) repeated.observe(raw);
  }
  repeated.decide();
  units.assertStated();
  if (limits) units.assertIncludes(limits);
  return units;
}

const SETTINGS = { glucose: 'importGlucoseUnit', weight: 'importWeightUnit', temperature: 'importTemperatureUnit' } as const;

/** Finds the unit that an organization has set for imported values; null if it has set none. */
async function importUnitOf(database: Database, organizationId: number, value: ValueWithUnits): Promise<FileUnit | null> {
  const organization = await database.getRepository(Organization).findOneByOrFail({ id: organizationId });
  const name = organization[SETTINGS[value.property]];
  return value.units.find((unit) => unit.name === name) ?? null;
}
