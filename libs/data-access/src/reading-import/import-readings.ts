import { Fault } from '@rpm/domain';
import { type Readable } from 'node:stream';
import { type DataSource, type EntityManager } from 'typeorm';
import { inOrganization } from '../organization-scope';
import { type FileFormat, readFile } from './read-file';
import { type ImportCounts, ReadingImport } from './reading-import';
import { isWithoutZone, type RawRecord, type ReadingRecord, readRecord } from './reading-record';
import { RejectFile } from './reject-file';
import { type OwnedReading, storeReadings } from './store-readings';
import { Subjects } from './subjects';

export interface ImportSource {
  stream: Readable;
  format: FileFormat;
  /** The same for the same file: an import of it that was killed goes on where it was. Null starts anew each time. */
  fingerprint: string | null;
  /** Where rejected lines are told. */
  rejectPath: string;
  /** Time zone of timestamps without one; null reads them as UTC. */
  timeZone: string | null;
}

/** How far an import has come. */
export interface ImportProgress extends ImportCounts {
  /** Records of the file that are dealt with. */
  records: number;
  /** How many of them an earlier run, which was cut off, dealt with. */
  resumedAt: number;
  /** Timestamps without a time zone that this run, having been told none, read as UTC. */
  readAsUtc: number;
}

const BATCH = 5_000;
/** Any number: what imports of one organization wait on, so that two never create one subject twice. */
const IMPORT_LOCK = 726_046;

type Rejected = Fault & { line: number };

/**
 * Reads glucose readings from a stream of any size into an organization, in batches of one transaction each.
 * @param onProgress told at once when the import goes on from an earlier run, and after every batch
 * @throws UnreadableFile
 */
export async function importReadings(
  dataSource: DataSource,
  organizationId: number,
  source: ImportSource,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const progress = await findProgress(dataSource, organizationId, source.fingerprint);
  const rejects = new RejectFile(source.rejectPath, progress.rejectBytes);
  const subjects = new Subjects(organizationId);
  const resumedAt = progress.records;
  let readAsUtc = 0;
  const tell = () => onProgress({ ...progress.counts, records: progress.records, resumedAt, readAsUtc });
  await rejects.rewind();
  try {
    if (resumedAt > 0) tell();
    for await (const batch of batches(source, resumedAt, () => readAsUtc++)) {
      await storeBatch(dataSource, progress, subjects, rejects, batch);
      tell();
    }
    const { fingerprint } = progress;
    await inOrganization(dataSource, organizationId, ({ manager }) =>
      manager.delete(ReadingImport, { organizationId, fingerprint }),
    );
    return progress.counts;
  } finally {
    await rejects.close();
    source.stream.destroy();
  }
}

async function findProgress(dataSource: DataSource, organizationId: number, fingerprint: string | null) {
  const found =
    fingerprint === null
      ? null
      : await inOrganization(dataSource, organizationId, ({ manager }) =>
          manager.findOneBy(ReadingImport, { organizationId, fingerprint }),
        );
  return found ?? ReadingImport.begin(organizationId, fingerprint ?? '');
}

/** The records after the first `done`, read and in lots; reading is cheap beside storing, so those before are just read again. */
async function* batches(
  source: ImportSource,
  done: number,
  onReadAsUtc: () => void,
): AsyncGenerator<(ReadingRecord | Rejected)[]> {
  let batch: (ReadingRecord | Rejected)[] = [];
  let seen = 0;
  for await (const raw of readFile(source.stream, source.format)) {
    if (++seen <= done) continue;
    if (source.timeZone === null && !(raw instanceof Fault) && isWithoutZone(raw.timestamp)) onReadAsUtc();
    batch.push(read(raw, source.timeZone));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function read(raw: RawRecord | Rejected, timeZone: string | null): ReadingRecord | Rejected {
  if (raw instanceof Fault) return raw;
  const record = readRecord(raw, timeZone, new Date());
  return record instanceof Fault ? Object.assign(new Fault(record.code, record.detail), { line: raw.line }) : record;
}

async function storeBatch(
  dataSource: DataSource,
  progress: ReadingImport,
  subjects: Subjects,
  rejects: RejectFile,
  batch: (ReadingRecord | Rejected)[],
): Promise<void> {
  const { organizationId, fingerprint } = progress;
  const unreadable = batch.filter((record): record is Rejected => record instanceof Fault);
  const records = batch.filter((record): record is ReadingRecord => !(record instanceof Fault));
  const store = async (manager: EntityManager) => {
    await manager.query('select pg_advisory_xact_lock($1::int, hashint8($2::bigint))', [IMPORT_LOCK, organizationId]);
    const created = await subjects.require(
      manager,
      records.map((record) => record.subject),
    );
    const owned = records.map((record): OwnedReading => Object.assign(record, ownerOf(subjects, record.subject)));
    const { stored, duplicates, conflicts } = await storeReadings(manager, organizationId, owned);
    const refused = [...unreadable, ...conflicts].sort((one, other) => one.line - other.line);
    // Before the commit: a kill in between leaves lines that the next run takes back, never a rejection that nobody is told of.
    await rejects.append(refused);
    progress.records += batch.length;
    progress.rejectBytes = rejects.bytes;
    progress.stored += stored;
    progress.duplicates += duplicates;
    progress.rejected += refused.length;
    progress.patients += created.patients;
    progress.devices += created.devices;
    if (fingerprint !== '') await manager.upsert(ReadingImport, progress, ['organizationId', 'fingerprint']);
  };
  await inOrganization(dataSource, organizationId, ({ manager }) => store(manager));
}

function ownerOf(subjects: Subjects, subject: string) {
  const owner = subjects.get(subject);
  if (!owner) throw new Error('A subject of the batch was not loaded.');
  return owner;
}
