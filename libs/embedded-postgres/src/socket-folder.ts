import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockPath, readLock } from './postmaster';

/**
 * Maximum length of the socket folder's path in bytes. The path of a Unix socket is limited to 103 bytes on macOS and 107 on Linux, and the socket's
 * file name takes 16 of them.
 */
const MAX_SOCKET_DIRECTORY = 86;
/** Name of a file that marks a folder as a short socket folder. The file contains the path of the folder that holds the cluster. */
const MARKER = 'rpm-socket-folder-of';

/**
 * Returns the folder for the PostgreSQL server's socket: the folder that contains the cluster, or a short one in the temporary folder if that path is
 * too long for a socket. The short folder of a killed server is reused, because other processes may wait for the server there.
 */
export function prepareSocketFolder(home: string, cluster: string): string {
  if (Buffer.byteLength(home) <= MAX_SOCKET_DIRECTORY) return home;
  const previous = readLock(lockPath(cluster))?.socketDirectory;
  if (previous !== undefined && wasMadeFor(home, previous)) return previous;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'rpm-'));
  writeFileSync(join(folder, MARKER), home, { mode: 0o600 });
  return folder;
}

/** Removes a short socket folder that this or another process created for this cluster, unless it contains other files. */
export function removeSocketFolder(home: string, folder: string): void {
  if (!wasMadeFor(home, folder) || readdirSync(folder).length > 1) return;
  rmSync(join(folder, MARKER));
  rmdirSync(folder);
}

function wasMadeFor(home: string, folder: string): boolean {
  try {
    return statSync(folder).uid === process.getuid?.() && readFileSync(join(folder, MARKER), 'utf8') === home;
  } catch {
    return false;
  }
}
