import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockPath, readLock } from './postmaster';

/** A Unix socket's path may have 103 bytes on macOS, 107 on Linux; the socket's own name takes 16. */
const MAX_SOCKET_DIRECTORY = 86;
/** The file that proves who made a short socket folder: it contains the path of the folder that holds the cluster. */
const MARKER = 'rpm-socket-folder-of';

/**
 * The folder for the server's socket: beside the cluster, or a short one among the temporary files if that path is too long for a
 * socket. The short folder of a server that was killed is used again, because other processes may wait for the server there.
 */
export function prepareSocketFolder(home: string, cluster: string): string {
  if (Buffer.byteLength(home) <= MAX_SOCKET_DIRECTORY) return home;
  const previous = readLock(lockPath(cluster))?.socketDirectory;
  if (previous !== undefined && wasMadeFor(home, previous)) return previous;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'rpm-'));
  writeFileSync(join(folder, MARKER), home, { mode: 0o600 });
  return folder;
}

/** Removes a short socket folder that was made for this cluster, by this process or another one, unless other files are in it. */
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
