import { Fault } from '@rpm/domain';
import { type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { inOrganization, type Transaction } from '@rpm/data-access';
import { type FileFormat, UnreadableFile } from './file-lines';
import { type ImportCounts, ReadingImport } from '@rpm/domain';
import { RejectFile } from './reject-file';

export interface ImportSource {
  stream: Readable;
  format: FileFormat;
  /** The same for the same file: an import of it that was killed goes on where it was. Null starts anew each time. */
  fingerprint: string | null;
  /** Where rejected lines are told. */
  rejectPath: string;
}

/** How far an import has come. */
export interface ImportProgress extends ImportCounts {
  /** Records of the file that are dealt with. */
  records: number;
  /** How many of them an earlier run, which was cut off, dealt with. */
  resumedAt: number;
}

/** Why a line is not stored. */
export type Rejected = Fault & { line: number };

export function rejected(line: number, { code, detail }: { code: string; detail: string }): Rejected {
  return Object.assign(new Fault(code, detail), { line });
}

/** What became of a batch. */
export type Outcome = Omit<ImportCounts, 'rejected'> & { rejected: Rejected[] };

/** What is imported, and how. */
export interface Import<Raw extends object, Row extends object> {
  /** What stands in the file, in its order. */
  records: AsyncIterable<Raw | Rejected>;
  read: (raw: Raw) => Row | Rejected;
  store: (transaction: Transaction, rows: Row[]) => Promise<Outcome>;
  /** How many records are stored in one transaction. */
  batch: number;
}

const RECORDS_IN_A_TURN = 100;

/** Any number: what imports of one organization wait on, so that two never create one thing twice. */
const IMPORT_LOCK = 726_046;

/**
 * Reads a stream of any size into an organization, in batches of one transaction each, which also keeps how far the import is. Of
 * two imports one waits for the other's batch: what runs them is a pool that has the patience for work.
 * @param onProgress told at once when the import goes on from an earlier run, and after every batch
 * @throws UnreadableFile
 */
export async function importFile<Raw extends object, Row extends object>(
  dataSource: DataSource,
  organizationId: number,
  source: ImportSource,
  what: Import<Raw, Row>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportCounts> {
  const progress = await findProgress(dataSource, organizationId, source.fingerprint);
  const rejects = new RejectFile(source.rejectPath, progress.rejectBytes);
  const resumedAt = progress.records;
  const tell = () => onProgress({ ...progress.counts, records: progress.records, resumedAt });
  await rejects.rewind();
  try {
    if (resumedAt > 0) tell();
    for await (const batch of ahead(batches(what, resumedAt))) {
      const store = (transaction: Transaction) => storeBatch(transaction, what, progress, rejects, batch);
      // Of an organization that had no rows until now the statistics say that any index will do, and each row would be one of all.
      await inOrganization(dataSource, organizationId, store, 'force_generic_plan');
      tell();
      // What was read ahead of its end is not wanted any more.
      if (source.stream.errored) throw new UnreadableFile('The file cannot be read: it is cut off or not readable.');
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
async function* batches<Raw extends object, Row extends object>(
  { records, read, batch: size }: Import<Raw, Row>,
  done: number,
): AsyncGenerator<(Row | Rejected)[], void> {
  let batch: (Row | Rejected)[] = [];
  let seen = 0;
  for await (const raw of records) {
    if (++seen <= done) continue;
    batch.push(isRejected(raw) ? raw : read(raw));
    // Or the file, which is there, would be read before the database, which has to be asked, is given anything to do.
    if (seen % RECORDS_IN_A_TURN === 0) await setImmediate();
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Has the next one made while one is worked with: the file is read while the database stores. */
async function* ahead<T>(source: AsyncGenerator<T, void>): AsyncGenerator<T> {
  let next = source.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = source.next();
    // Whoever asks for it next is told why it failed; nobody may ask.
    next.catch(() => undefined);
    yield value;
  }
}

async function storeBatch<Raw extends object, Row extends object>(
  transaction: Transaction,
  what: Import<Raw, Row>,
  progress: ReadingImport,
  rejects: RejectFile,
  batch: (Row | Rejected)[],
): Promise<void> {
  const { manager, organizationId } = transaction;
  await manager.query('select pg_advisory_xact_lock($1::int, hashint8($2::bigint))', [IMPORT_LOCK, organizationId]);
  const rows = batch.filter((row): row is Row => !isRejected(row));
  const { rejected: refused, ...outcome } = await what.store(transaction, rows);
  const told = [...batch.filter(isRejected), ...refused].sort((one, other) => one.line - other.line);
  // Before the commit: a kill in between leaves lines that the next run takes back, never a rejection that nobody is told of.
  await rejects.append(told);
  progress.add({ ...outcome, rejected: told.length }, batch.length, rejects.bytes);
  if (progress.fingerprint !== '') await manager.upsert(ReadingImport, progress, ['organizationId', 'fingerprint']);
}

function isRejected(row: object): row is Rejected {
  return row instanceof Fault;
}
