import { Fault } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type Transaction } from '../organization-scope';
import {
  importFile,
  type ImportProgress,
  type ImportSource,
  type Outcome,
  rejected,
  type Rejected,
} from '../record-import/import-file';
import { type ImportCounts } from '../record-import/reading-import';
import { readFile } from './read-file';
import { isWithoutZone, type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { type OwnedReading, storeReadings } from './store-readings';
import { Subjects } from './subjects';

export interface ReadingImportSource extends ImportSource {
  /** Time zone of timestamps without one; null reads them as UTC. */
  timeZone: string | null;
}

export interface ReadingImportProgress extends ImportProgress {
  /** Timestamps without a time zone that this run, having been told none, read as UTC. */
  readAsUtc: number;
}

const BATCH = 5_000;

/**
 * Reads glucose readings from a stream of any size into an organization.
 * @throws UnreadableFile
 */
export async function importReadings(
  dataSource: DataSource,
  organizationId: number,
  source: ReadingImportSource,
  onProgress: (progress: ReadingImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const { timeZone } = source;
  const subjects = new Subjects(organizationId);
  let readAsUtc = 0;
  const read = (raw: RawRecord): ReadingRecord | Rejected => {
    if (timeZone === null && isWithoutZone(raw.timestamp)) readAsUtc++;
    const record = readRecord(raw, timeZone, new Date());
    return record instanceof Fault ? rejected(raw.line, record) : record;
  };
  const store = (transaction: Transaction, records: ReadingRecord[]) => storeRecords(transaction, subjects, records);
  const what = { records: readFile(source.stream, source.format), read, store, batch: BATCH };
  return importFile(dataSource, organizationId, source, what, (progress) => onProgress({ ...progress, readAsUtc }));
}

async function storeRecords(transaction: Transaction, subjects: Subjects, records: ReadingRecord[]): Promise<Outcome> {
  const { manager, organizationId } = transaction;
  const created = await subjects.require(
    manager,
    records.map((record) => record.subject),
  );
  const owned = records.map((record): OwnedReading => Object.assign(record, ownerOf(subjects, record.subject)));
  const { stored, duplicates, conflicts } = await storeReadings(manager, organizationId, owned);
  return { stored, duplicates, rejected: conflicts, ...created };
}

function ownerOf(subjects: Subjects, subject: string) {
  const owner = subjects.get(subject);
  if (!owner) throw new Error('A subject of the batch was not loaded.');
  return owner;
}
