import { archive, type openSnapshot, type TableSum, writeBackupFile } from '@rpm/data-access';
import { lstat } from 'node:fs/promises';
import { runInterruptible } from '../terminal/interruptible';
import { type Output } from '../terminal/output';
import { BackupProgressDisplay } from './backup-progress';

/** Writes all rows of a snapshot to a new file and shows the progress. Ctrl-C removes the unfinished file. */
export async function writeSnapshot(
  file: string,
  snapshot: Awaited<ReturnType<typeof openSnapshot>>,
  encryptTo: string | undefined,
  output: Output,
): Promise<TableSum[]> {
  const interruption = new AbortController();
  const progress = new BackupProgressDisplay(output);
  let sums: TableSum[] = [];
  const content = () => archive(snapshot, progress.show, (all) => (sums = all));
  await runInterruptible(
    () => writeBackupFile(file, content, { encryptTo, origin: snapshot.manifest, signal: interruption.signal }),
    () => interruption.abort(),
    'Interrupted. The unfinished file was removed.',
  ).finally(() => progress.end());
  return sums;
}

/** Returns whether a path is that of a folder, in which the new file gets a name of its own. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}

export const rowsOf = (sums: readonly TableSum[]) => sums.reduce((total, { rows }) => total + rows, 0);
