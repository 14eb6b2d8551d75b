import { openBackupFile, verificationKeyOf } from '@rpm/backup';
import { type Command } from 'commander';
import { type KeyObject } from 'node:crypto';
import { readTextFile } from '../file/text-file';
import { type OutputOptions } from '../terminal/output';

export interface ReadOptions extends OutputOptions {
  identity?: string;
  verifyWith?: string;
}

export const addReadOptions = (command: Command): Command =>
  command
    .option('--identity <file>', 'file with the secret key of an encrypted file')
    .option('--verify-with <file>', 'accept only a file that was signed with the private key of this public key');

export interface FileToRead {
  entries: Awaited<ReturnType<typeof openBackupFile>>;
  verifyWith: KeyObject | undefined;
}

/** Opens a backup or an export. @throws BackupError, UnreadableFile, Refusal `file_unavailable` */
export async function openFileToRead(path: string, { identity, verifyWith }: ReadOptions): Promise<FileToRead> {
  const key = verifyWith === undefined ? undefined : verificationKeyOf(await readTextFile(verifyWith));
  const identities = identity === undefined ? undefined : await readTextFile(identity);
  return { entries: await openBackupFile(path, identities), verifyWith: key };
}
