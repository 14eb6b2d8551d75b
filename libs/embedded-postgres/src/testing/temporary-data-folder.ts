import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory that Linux provides. */
const MEMORY = '/dev/shm';
/** More than a whole test run needs. Containers often have only 64 MiB. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a temporary folder for the data of PostgreSQL servers, in memory if there is enough of it. A database consists of hundreds of files, and
 * creating files takes ten times as long on a disk.
 */
export function makeTemporaryDataFolder(prefix: string): string {
  return mkdtempSync(join(hasEnoughMemory() ? MEMORY : tmpdir(), prefix));
}

function hasEnoughMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // The operating system is not Linux.
    return false;
  }
}
