import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/**
 * Minimum free memory with which data folders are created in memory. It is more than a whole test run needs; in containers, the in-memory file system
 * often has only 64 MiB.
 */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a temporary folder for the data of PostgreSQL servers, in memory if enough memory is free. A database consists of hundreds of files, and
 * creating files on a disk takes ten times as long.
 */
export function makeTemporaryDataFolder(prefix: string): string {
  return mkdtempSync(join(hasEnoughMemory() ? MEMORY : tmpdir(), prefix));
}

function hasEnoughMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // The in-memory file system exists only on Linux.
    return false;
  }
}
