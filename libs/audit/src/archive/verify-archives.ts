import { type StatementRunner, TimeSlice } from '@rpm/database';
import { join } from 'node:path';
import { type Fault, faultOf } from '../fault/fault';
import { type ArchivedMonth } from './archive.sql';
import { codeOf, readFileLines } from './archive-file';
import { blocksIn, faultInFiledBlock, UnreadableLine } from './month-file';
import { type MonthTotals } from './month-lines';

/** Verifies the files of archived months in a folder. @returns the first fault of each file */
export async function verifyArchives(
  runner: StatementRunner,
  archives: readonly ArchivedMonth[],
  { folder, onProgress }: { folder: string; onProgress?: ((rows: number) => void) | undefined },
): Promise<{ rows: number; faults: Fault[] }> {
  const result = { rows: 0, faults: [] as Fault[] };
  for (const archive of archives) {
    const totals = { blocks: 0, rows: 0 };
    const fault = await faultInFile(runner, join(folder, archive.file), archive, totals);
    if (fault) result.faults.push({ ...fault, detail: `${archive.file}: ${fault.detail}` });
    result.rows += totals.rows;
    onProgress?.(result.rows);
  }
  return result;
}

async function faultInFile(
  runner: StatementRunner,
  path: string,
  archive: ArchivedMonth,
  totals: MonthTotals,
): Promise<Fault | null> {
  const { lines, digest } = readFileLines(path);
  const slice = new TimeSlice();
  try {
    for await (const filed of blocksIn(lines)) {
      const fault = await faultInFiledBlock(runner, filed, true);
      if (fault) return fault;
      totals.blocks++;
      totals.rows += filed.rows.length;
      if (slice.isOver) await slice.next();
    }
  } catch (error) {
    return faultOf(textOf(error));
  }
  if (totals.blocks !== archive.blocks || totals.rows !== archive.rows)
    return faultOf(
      `The file has ${totals.rows} rows in ${totals.blocks} blocks instead of ${archive.rows} rows in ${archive.blocks}.`,
    );
  return digest().equals(archive.digest) ? null : faultOf('The bytes of the file were changed, but none of its rows.');
}

/** @throws the error if it is not about the file */
function textOf(error: unknown): string {
  if (error instanceof UnreadableLine) return error.message;
  const code = codeOf(error);
  if (code === 'ENOENT') return 'The file is missing.';
  if (code.startsWith('Z_')) return 'The file is damaged.';
  if (/^E[A-Z]+$/.test(code)) return `The file cannot be read (${code}).`;
  throw error;
}
