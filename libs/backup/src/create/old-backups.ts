import { lstat, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { openBackupFile, startOf } from '../archive/backup-file';
import { type BackupOrigin, originOfEncrypted } from '../archive/encryption';
import { MANIFEST_ENTRY, parseManifest } from '../archive/manifest';

const NAME = /^rpm-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/;

/** Number of bytes that are read for the header of an encrypted backup, which is always shorter. */
const MAX_HEADER = 4096;

/** Returns the name of a backup in a folder, such as `rpm-20260131T080000Z.tar.gz`. */
export function backupFileName({ instant }: BackupOrigin, isEncrypted: boolean): string {
  const time = instant.replace(/\.\d+/, '').replace(/[-:]/g, '');
  return `rpm-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * Deletes the older backups of a database in a folder, except for the given number of newest ones. Only files that `backup create` named, and whose
 * content is a backup of the same database, are deleted; neither symbolic links nor other files are touched. @returns the names of the deleted files
 */
export async function deleteOldBackups(folder: string, keep: number, { database, instant }: BackupOrigin): Promise<string[]> {
  const found: { name: string; instant: string }[] = [];
  for (const name of (await readdir(folder)).filter((name) => NAME.test(name))) {
    const origin = await originOf(join(folder, name));
    if (origin?.database === database && origin.instant <= instant) found.push({ name, instant: origin.instant });
  }
  const newestFirst = found.sort((one, other) => (one.instant < other.instant ? 1 : -1));
  const old = newestFirst.slice(keep).map(({ name }) => name);
  for (const name of old) await unlink(join(folder, name));
  return old;
}

/** Returns the origin of a backup, that is, its database and instant; null for any other file. */
async function originOf(path: string): Promise<BackupOrigin | null> {
  try {
    if (!(await lstat(path)).isFile()) return null;
    const encrypted = originOfEncrypted((await startOf(path, MAX_HEADER)).toString('latin1'));
    if (encrypted) return encrypted;
    const entries = await openBackupFile(path);
    const { value } = await entries.next();
    await entries.return();
    const manifest = value?.name === MANIFEST_ENTRY ? parseManifest(value.content) : null;
    return manifest?.selection === 'database' ? manifest : null;
  } catch {
    return null;
  }
}
