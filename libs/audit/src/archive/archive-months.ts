import { type Database } from '@rpm/database';
import { type AuditedRequest } from '@rpm/domain';
import { stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inSealerScope } from '../seal/sealer-scope';
import { ARCHIVE_SCOPE, type ArchivedMonth, COUNT_ROWS, LIST_ARCHIVES, LIST_MONTHS } from './archive.sql';
import { readFileLines, writeNewFile } from './archive-file';
import { ArchiveRefused } from './archive-refused';
import { fileNameOf, type Month, monthOf } from './archived-month';
import { dropMonth } from './drop-month';
import { blocksIn, faultInFiledBlock, UnreadableLine } from './month-file';
import { monthLines, type MonthTotals } from './month-lines';

export interface ArchiveOptions {
  /** Folder of the files. It exists. */
  folder: string;
  /** Months that end at this time or before it are archived. */
  before: Date;
  /** The request of the command for the audit trail. */
  request: AuditedRequest;
  /** Called with the name of each step, for people. */
  onStep: (text: string) => void;
  /** Called with the number of rows of the month that are written. */
  onProgress: (rows: number) => void;
}

/**
 * Archives the months of the trail that end before a time, oldest first: writes the blocks and rows of the month to a file, compares the file with the database and
 * with the blocks, and drops the month. Blocks stay in the database. If it is interrupted, another run checks the file and continues. A file that another run
 * has written is never changed.
 * @returns the months that were dropped @throws ArchiveRefused if a month has rows that are in no block, if its file is another one, or if the role may not drop it
 */
export async function archiveMonths(database: Database, options: ArchiveOptions): Promise<ArchivedMonth[]> {
  const archived: ArchivedMonth[] = [];
  for (const month of await listMonthsBefore(database, options.before))
    archived.push(await archiveMonth(database, month, options));
  return archived;
}

/** Lists the months that end at a time or before it, and have rows in the database, oldest first. */
export async function listMonthsBefore(database: Database, before: Date): Promise<Month[]> {
  const months = await inSealerScope(database, (transaction) => transaction.run(LIST_MONTHS, { before }));
  return months.flatMap(({ name }) => monthOf(name) ?? []);
}

async function archiveMonth(
  database: Database,
  month: Month,
  { folder, request, onStep, onProgress }: ArchiveOptions,
): Promise<ArchivedMonth> {
  const earlier = await database.run('unscoped', LIST_ARCHIVES, {});
  const file = fileNameOf(month, 1 + earlier.filter((one) => one.month === month.name).length);
  const path = join(folder, file);
  const isThere = await exists(path);
  onStep(isThere ? `${file} is there already` : `Writing ${file}`);
  if (!isThere) await writeMonth(database, month, { path, onProgress });
  onStep(`Checking ${file}`);
  const archive = { month: month.name, file, ...(await checkMonth(database, month, path)) };
  onStep(`Dropping ${month.name}`);
  await dropMonth(database, month, archive, request);
  return archive;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function writeMonth(
  database: Database,
  month: Month,
  { path, onProgress }: { path: string; onProgress: (rows: number) => void },
): Promise<void> {
  const totals = { blocks: 0, rows: 0 };
  await writeNewFile(path, reporting(monthLines(database, month, totals), totals, onProgress));
  const stored = await countRows(database, month);
  if (totals.rows === stored) return;
  // The file was written just now, and lacks rows.
  await unlink(path);
  throw new ArchiveRefused(
    `${stored - totals.rows} rows of ${month.name} are in no block of the audit trail. Start the service, or run "rpm-admin audit checkpoint", which seals them; ` +
      'if rows remain, "rpm-admin audit verify" names the first.',
  );
}

async function* reporting(
  lines: AsyncIterable<string>,
  totals: MonthTotals,
  onProgress: (rows: number) => void,
): AsyncGenerator<string, void> {
  let reported = 0;
  for await (const line of lines) {
    yield line;
    if (totals.rows > reported) onProgress(totals.rows);
    reported = totals.rows;
  }
}

async function countRows(database: Database, { begin, end }: Month): Promise<number> {
  const [count] = await database.inTransaction('unscoped', async (transaction) => {
    await transaction.run(ARCHIVE_SCOPE, {});
    return transaction.run(COUNT_ROWS, { begin, end });
  });
  return count?.rows ?? 0;
}

/** Reads a file back, and compares it with the rows of the database, and with the roots of its blocks. @throws ArchiveRefused */
async function checkMonth(database: Database, month: Month, path: string): Promise<MonthTotals & { digest: Buffer }> {
  const totals = { blocks: 0, rows: 0 };
  const { lines, digest } = readFileLines(path);
  const expected = monthLines(database, month, { blocks: 0, rows: 0 });
  try {
    for await (const filed of blocksIn(sameAs(expected, lines))) {
      const fault = await inSealerScope(database, (transaction) => faultInFiledBlock(transaction, filed, false));
      if (fault) throw new ArchiveRefused(`The audit trail is not intact: ${fault.detail} Run "rpm-admin audit verify".`);
      totals.blocks++;
      totals.rows += filed.rows.length;
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    const isOfFile = error instanceof UnreadableLine || /^(Z_|E[A-Z]+$)/.test(String((error as NodeJS.ErrnoException).code));
    if (isOfFile) throw otherFile(path, month, error);
    throw error;
  }
  return { ...totals, digest: digest() };

  async function* sameAs(wanted: AsyncGenerator<string, void>, found: AsyncIterable<string>): AsyncGenerator<string, void> {
    for await (const line of found) {
      if ((await wanted.next()).value !== line) throw otherFile(path, month);
      yield line;
    }
    if (!(await wanted.next()).done) throw otherFile(path, month);
  }
}

const otherFile = (path: string, { name }: Month, cause?: unknown) =>
  new ArchiveRefused(
    `${path} does not contain the rows of ${name} as they are in the database. Move it away, or name another folder.`,
    {
      cause,
    },
  );
