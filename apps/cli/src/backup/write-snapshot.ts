import { archive, assertRecipient, type openSnapshot, signingKeyOf, type TableSum, writeBackupFile } from '@rpm/backup';
import { type Command } from 'commander';
import { type KeyObject } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { readTextFile } from '../file/text-file';
import { runInterruptible } from '../terminal/interruptible';
import { type Output } from '../terminal/output';
import { BackupProgressDisplay } from './backup-progress';

export interface WriteOptions {
  encryptTo?: string;
  signWith?: string;
}

export const addWriteOptions = (command: Command): Command =>
  command
    .option('--encrypt-to <public-key>', 'encrypt the file to a public key in the age format (age1...)')
    .option('--sign-with <file>', 'sign the file with a private key of "backup generate-signing-key"');

/** Keys with which a file is encrypted and signed. A key is undefined if the file is not encrypted or not signed. */
export interface FileProtection {
  encryptTo: string | undefined;
  signWith: KeyObject | undefined;
}

/** Checks the keys before anything is written. @throws BackupError, UnreadableFile, Refusal `file_unavailable` */
export async function readWriteOptions({ encryptTo, signWith }: WriteOptions): Promise<FileProtection> {
  if (encryptTo !== undefined) await assertRecipient(encryptTo);
  return { encryptTo, signWith: signWith === undefined ? undefined : signingKeyOf(await readTextFile(signWith)) };
}

/** Writes all rows of a snapshot to a new file and shows the progress. Ctrl-C removes the unfinished file. */
export async function writeSnapshot(
  file: string,
  snapshot: Awaited<ReturnType<typeof openSnapshot>>,
  { encryptTo, signWith }: FileProtection,
  output: Output,
): Promise<TableSum[]> {
  const interruption = new AbortController();
  const progress = new BackupProgressDisplay(output);
  let sums: TableSum[] = [];
  const content = () => archive(snapshot, { signWith, onProgress: progress.show, onEnd: (all) => (sums = all) });
  await runInterruptible(
    () => writeBackupFile(file, content, { encryptTo, origin: snapshot.manifest, signal: interruption.signal }),
    () => interruption.abort(),
    'Interrupted. The unfinished file was removed.',
  ).finally(() => progress.end());
  return sums;
}

/** Returns whether a path is a folder, in which a new file gets a generated name. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}

export const rowsOf = (sums: readonly TableSum[]) => sums.reduce((total, { rows }) => total + rows, 0);
