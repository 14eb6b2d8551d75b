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
import { importFile, type ImportProgress, type ImportSource, type BatchResult } from '../file/import-file';
import { rejectLine, type RejectedLine } from '../file/rejected-line';
import { type InputLine, readBody } from '../file/input-line';
import { type FileBody } from '../file/read-bodies';
import { REFERENCES, resolveReferences } from '../file/references';
import { type ClockOptions, type FileClock, fileClock } from '../local-time/file-clock';
import { FileUnits } from './file-units';
import { type InstrumentLimits } from './glucose-cell';
import { deviceOf, timestampOf, withInstant } from '../local-time/local-body';
import { LocalTimes } from '../local-time/local-times';
import { ImportOptionError } from '../file/import-option-error';
import { assertZoneIsKnown } from './known-zone';
import { readReadingLines } from './reading-lines';
import { readSubject } from './read-subject';
import { type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { hasNoTimeZone } from '../local-time/reading-time';
import { RepeatedTimes } from '../local-time/repeated-times';
import { storeReadings } from './store-readings';
import { ImportedPatients } from './subjects';

export interface ReadingImportSource extends ImportSource, ClockOptions {
  kind: ReadingKindName;
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
  /** The time zone of the timestamps without an offset; absent if the file has none. */
  timeZone?: string;
}

export interface ReadingImportProgress extends ImportProgress {
  /** Number of timestamps without an offset that this run has read as UTC because no time zone was given. */
  readAsUtc: number;
}

const DEFAULT_BATCH = 5_000;

/**
 * Imports readings of one kind from a stream of any size. Rows have the format of the API. A file with blood glucose readings may instead name a
 * subject in each row; for an unknown subject, a patient with a device is created. The file is read twice: nothing is stored if its
 * values do not have the stated unit, or if the zone of its local times is not certain. @throws UnreadableFile, UnitError, ImportOptionError
 */
export async function importReadings(
  database: Database,
  organizationId: number,
  source: ReadingImportSource,
  onProgress: (progress: ReadingImportProgress) => void = () => undefined,
): Promise<ReadingImportCounts> {
  const { kind, format, limits = null, batch = DEFAULT_BATCH } = source;
  const organization = await database.getRepository(Organization).findOneByOrFail({ id: organizationId });
  const clock = fileClock(source, organization);
  const file = { ...clock, limits, repeated: new RepeatedTimes(clock) };
  const { units, localTimes } = await readAhead(source, organization, file);
  await assertZoneIsKnown(database, organizationId, clock, localTimes);
  const subjects = new ImportedPatients();
  let readAsUtc = 0;
  const read = (raw: RawRecord | FileBody): ReadingRecord | InputLine<ReadingInput> | RejectedLine => {
    if (format === 'csv' && hasNoNumber(raw)) return rejectLine(raw.line, NO_RECORD);
    if ('body' in raw) {
      const timed = withInstant(raw, file);
      return timed instanceof ValueError ? timed : (units?.complete(timed) ?? readBody(readingInput(kind), timed));
    }
    if (clock.timeZone === null && hasNoTimeZone(raw.timestamp)) readAsUtc++;
    const record = readRecord(raw, { ...file, unitOf: (stated) => units?.unitOf(stated) ?? null }, new Date());
    return record instanceof ValueError ? rejectLine(raw.line, record) : record;
  };
  const store = async (transaction: Transaction, rows: (ReadingRecord | InputLine<ReadingInput>)[]): Promise<BatchResult> => {
    const { created, devices } = await subjects.require(
      transaction,
      rows.flatMap((row) => ('subject' in row ? [row.subject] : [])),
    );
    const readings = rows.map((row) => ('subject' in row ? { line: row.line, input: subjects.readingOf(row), named: {} } : row));
    const { rows: resolved, rejected } = await resolveReferences(transaction, REFERENCES.reading, readings);
    const result = await storeReadings(transaction, kind, resolved);
    const patientIds = [...created, ...result.patientIds];
    return { ...result, rejected: [...rejected, ...result.rejected], patients: created.length, devices, patientIds };
  };
  const stream = source.open();
  const functions = { stream, records: readReadingLines(stream, format, kind), read, store, batch };
  // The setting of the organization may change between an interrupted import and its resumption.
  const settings = [...(units?.names ?? []), ...(clock.isDefault && clock.timeZone !== null ? [clock.timeZone] : [])];
  const fingerprint = source.fingerprint === null ? null : [source.fingerprint, ...settings].join(' ');
  const counts = await importFile(database, organizationId, { ...source, fingerprint }, functions, (progress) =>
    onProgress({ ...progress, readAsUtc }),
  );
  return { ...counts, ...(units && { units: units.names }), ...(localTimes.any && { timeZone: clock.timeZone ?? 'UTC' }) };
}

/**
 * Reads the whole file to determine the units of its values, and the instants of local times that clocks showed twice. Units are null if readings of the kind
 * have no value with several units.
 */
async function readAhead(
  { open, format, kind, unit = null, limits }: ReadingImportSource,
  organization: Organization,
  { timeZone, repeated }: FileClock & { repeated: RepeatedTimes },
): Promise<{ units: FileUnits | null; localTimes: LocalTimes }> {
  const value = valueWithUnits(kind);
  // Without a time zone, only files with subjects may contain local times, and their values have units.
  if (!value && timeZone === null) return { units: null, localTimes: new LocalTimes() };
  const units = value ? new FileUnits(value, { option: unit, setting: importUnitOf(organization, value) }) : null;
  const localTimes = new LocalTimes();
  for await (const raw of readReadingLines(open(), format, kind)) {
    if (format === 'csv' && !(raw instanceof ValueError) && hasNoNumber(raw)) continue;
    const written = 'glucose' in raw ? { value: raw.glucose, unit: raw.glucoseUnit } : raw.written;
    if (written) units?.observe(raw.line, written);
    if ('body' in raw && limits) throw new ImportOptionError(LIMITS_OF_SUBJECTS);
    const [device, timestamp] = timeOf(raw);
    if (device === null) continue;
    if ('subject' in raw) localTimes.observe(timestamp, device);
    else if (timeZone !== null) localTimes.observe(timestamp, null);
    repeated.observe(raw.line, device, timestamp);
  }
  repeated.decide();
  units?.assertStated();
  if (limits) units?.assertIncludes(limits);
  return { units, localTimes };
}

const LIMITS_OF_SUBJECTS =
  'Nothing was stored. --limits is only for files with the columns subject, timestamp and glucose. Other files contain the limit itself and outOfRange.';

/** Returns whether no value of a line has a digit, so that the line contains neither a time nor a measured value. */
function hasNoNumber(raw: RawRecord | FileBody): boolean {
  const values = 'subject' in raw ? [raw.subject, raw.timestamp, raw.glucose] : [raw.body, raw.named];
  return !/\d/.test(JSON.stringify(values).replaceAll(/"[^"]*":/g, ''));
}

const NO_RECORD = {
  code: 'no_record',
  detail: 'The line contains no time and no value. If it is a second line of names, titles or units, delete it.',
};

/** Returns a text that is equal in all lines of a device, and the timestamp of a line; null if the line is invalid. */
function timeOf(raw: RawRecord | FileBody | RejectedLine): [device: string | null, timestamp: unknown] {
  if ('subject' in raw) {
    const subject = readSubject(raw.subject);
    return [subject instanceof ValueError ? null : subject, raw.timestamp];
  }
  return 'body' in raw ? [deviceOf(raw), timestampOf(raw)] : [null, null];
}

const SETTINGS = { glucose: 'importGlucoseUnit', weight: 'importWeightUnit', temperature: 'importTemperatureUnit' } as const;

/** Returns the unit that an organization has set for imported values; null if it has set none. */
function importUnitOf(organization: Organization, value: ValueWithUnits): FileUnit | null {
  const name = organization[SETTINGS[value.property]];
  return value.units.find((unit) => unit.name === name) ?? null;
}
