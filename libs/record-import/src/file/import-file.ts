import { type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Database, emitChanges, analyzeGrownTables, type Transaction, statement } from '@rpm/database';
import { type FileFormat } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';
import { type Actor, type ImportCounts, type ReadingImport } from '@rpm/domain';
import { type ImportJournal, temporaryJournal } from './import-journal';
import { RejectFile } from './reject-file';
import { isRejected, type RejectedLine } from './rejected-line';

export interface ImportSource {
  /** Actor that histories name for the imported changes. */
  actor?: Actor;
  /** Opens the text of the file at its beginning. An import may read the file several times. */
  open: () => Readable;
  format: FileFormat;
  /**
   * Identifies the content of the file, so that an interrupted import of the same file is resumed. Null means that the import always starts from the
   * beginning.
   */
  fingerprint: string | null;
  /** Path of the reject file, which lists the rejected lines; null if there is none. */
  rejectPath: string | null;
  /**
   * Records each batch in the audit trail, in the transaction that stores the batch and before the reject file lists its lines. Undefined if nobody asked for the
   * import, as in specs.
   */
  audit?: ((transaction: Transaction, batch: ImportedBatch) => Promise<void>) | undefined;
}

/** A batch of an import, for the audit trail. */
export interface ImportedBatch {
  /** Ids of the patients whose data the batch changes, or whose stored data it was compared with. */
  patients: readonly number[];
  /** Number of records in the batch. */
  rows: number;
}

/** Progress of importing a file. */
export interface ImportProgress extends ImportCounts {
  /** Number of records of the file that have been processed. */
  records: number;
  /** Number of records that were skipped because an earlier, interrupted run had already processed them. */
  resumedAt: number;
}

/** Result of storing one batch of records. */
export type BatchResult = Omit<ImportCounts, 'rejected'> & {
  rejected: RejectedLine[];
  /** Ids of the patients whose data the batch has changed, or was compared with; an id may be repeated. */
  patientIds: number[];
};

/** The functions with which {@link importFile} reads and stores the records of a file. */
export interface ImportFunctions<Raw extends object, Row extends object> {
  /** The valid records and invalid lines of the file, in the order of the file. */
  records: AsyncIterable<Raw | RejectedLine>;
  /** The stream that the records come from. If it fails, the records that were read ahead are discarded. */
  stream?: Readable;
  read: (raw: Raw) => Row | RejectedLine;
  store: (transaction: Transaction, rows: Row[]) => Promise<BatchResult>;
  /** Number of records stored in one transaction. */
  batch: number;
  /** The place where the progress of the import is stored; by default, in a row that is deleted when the import ends. */
  journal?: ImportJournal;
  /** Returns whether the import shall stop after the current batch; a later run resumes it. */
  isOver?: () => boolean;
}

const RECORDS_IN_A_TURN = 100;

/**
 * Key of the advisory lock that makes imports into one organization wait for each other, so that two imports never create the same record twice. The
 * number is arbitrary.
 */
const IMPORT_LOCK = 726_046;

/**
 * Imports a stream of any size into an organization in batches. Each transaction stores a batch together with the progress. Concurrent imports wait
 * for each other's batches, so the connection pool needs the longer time limits for background work. @param onProgress called when an import is
 * resumed and after every batch @throws UnreadableFile
 */
export async function importFile<Raw extends object, Row extends object>(
  database: Database,
  organizationId: number,
  source: ImportSource,
  functions: ImportFunctions<Raw, Row>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportCounts> {
  const journal = functions.journal ?? temporaryJournal(database, organizationId, source.fingerprint);
  const progress = await journal.find();
  const rejects = new RejectFile(source.rejectPath, progress.rejectBytes);
  const resumedAt = progress.records;
  const reportProgress = () => onProgress({ ...progress.counts, records: progress.records, resumedAt });
  await rejects.rewind();
  try {
    if (resumedAt > 0) reportProgress();
    for await (const batch of ahead(batches(functions, resumedAt))) {
      const store = (transaction: Transaction) =>
        storeBatch(transaction, { functions, journal, audit: source.audit, progress, rejects }, batch);
      // Statements use generic plans, because a plan made while the organization is empty would later read all its rows for every imported row.
      const options = { planning: 'force_generic_plan', isWrite: true } as const;
      await database.inTransaction({ organizationId, actor: source.actor }, store, options);
      await analyzeGrownTables(database);
      reportProgress();
      if (functions.stream?.errored) throw new UnreadableFile('The file cannot be read: it is cut off or not readable.');
      if (functions.isOver?.()) return progress.counts;
    }
    await journal.end(progress);
    return progress.counts;
  } finally {
    await rejects.close();
    functions.stream?.destroy();
  }
}

/**
 * Splits the records into batches, skipping the first `done` records. Skipped records are read again, because reading is cheap compared with storing.
 */
async function* batches<Raw extends object, Row extends object>(
  { records, read, batch: size }: ImportFunctions<Raw, Row>,
  done: number,
): AsyncGenerator<(Row | RejectedLine)[], void> {
  let batch: (Row | RejectedLine)[] = [];
  let seen = 0;
  for await (const raw of records) {
    if (++seen <= done) continue;
    batch.push(isRejected(raw) ? raw : read(raw));
    // Yields to the event loop, because reading a local file without a pause would delay the statements sent to the database.
    if (seen % RECORDS_IN_A_TURN === 0) await setImmediate();
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Requests the next batch while the current one is stored, so that the file is read in parallel. */
async function* ahead<T>(source: AsyncGenerator<T, void>): AsyncGenerator<T> {
  let next = source.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = source.next();
    // The error is thrown to the caller that requests the next batch. This handler only prevents an unhandled rejection if no caller does.
    next.catch(() => undefined);
    yield value;
  }
}

const TAKE_IMPORT_LOCK = statement<object>({
  name: 'take-import-lock',
  text: `select pg_advisory_xact_lock(${IMPORT_LOCK}, hashint8($organizationId::bigint))`,
});

/** An import while it is running. */
interface RunningImport<Raw extends object, Row extends object> {
  functions: ImportFunctions<Raw, Row>;
  journal: ImportJournal;
  audit: ImportSource['audit'];
  progress: ReadingImport;
  rejects: RejectFile;
}

async function storeBatch<Raw extends object, Row extends object>(
  transaction: Transaction,
  { functions, journal, audit, progress, rejects }: RunningImport<Raw, Row>,
  batch: (Row | RejectedLine)[],
): Promise<void> {
  await transaction.run(TAKE_IMPORT_LOCK, {});
  const rows = batch.filter((row): row is Row => !isRejected(row));
  const { rejected: refused, patientIds, ...outcome } = await functions.store(transaction, rows);
  await emitChanges(transaction);
  await audit?.(transaction, { patients: [...new Set(patientIds)], rows: batch.length });
  const told = [...batch.filter(isRejected), ...refused].sort((one, other) => one.line - other.line);
  // PostgreSQL may abort the statements up to this point because of a deadlock. The batch is then stored again. The reject file is written before the
  // commit, so that no rejection gets lost. After a crash in between, the next run removes these lines again.
  await rejects.append(told);
  progress.add({ ...outcome, rejected: told.length }, batch.length, rejects.bytes);
  await journal.save(transaction, progress, told);
}
