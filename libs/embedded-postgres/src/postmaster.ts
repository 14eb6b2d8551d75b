import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A running PostgreSQL server as described by its lock file. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDirectory: string;
}

/** A lock file of PostgreSQL: `postmaster.pid` or a socket's `.lock`. PostgreSQL's `src/include/utils/pidfile.h` defines its lines. */
export interface LockFile {
  /** Process id of the server; NaN if the lock file is empty or damaged. */
  pid: number;
  dataDirectory: string;
  port: number;
  socketDirectory: string;
  isReady: boolean;
}

export const lockPath = (cluster: string) => join(cluster, 'postmaster.pid');

/**
 * Finds the PostgreSQL server that runs on a cluster and accepts connections. Any process may have started it, because a server outlives a killed
 * parent. A socket next to the cluster takes precedence over the path in the lock file, which is outdated after the data folder was moved.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const lock = readLock(lockPath(cluster));
  if (!lock?.isReady || !isServerOf(cluster, lock)) return null;
  const { pid, port } = lock;
  const beside = dirname(cluster);
  const socketDirectory = existsSync(join(beside, `.s.PGSQL.${port}`)) ? beside : lock.socketDirectory;
  return { pid, port, socketDirectory };
}

/**
 * Finds a PostgreSQL server whose data folder was moved while it was running. Such a server keeps using the moved files, but reads and writes its
 * control file at the old path, where there is now no file or the file of a copy. The given cluster may be the moved one or a copy at the old path.
 * @returns the process id of the server
 */
export function findMovedServer(cluster: string): number | null {
  const lock = readLock(lockPath(cluster));
  if (!lock || !isPostgres(lock.pid)) return null;
  const current = identify(`/proc/${lock.pid}/cwd`);
  // The path in the lock file is resolved from the server's root folder, because the server may run in a container.
  const expected = identify(`/proc/${lock.pid}/root${lock.dataDirectory}`);
  const isHere = [current, expected].includes(identify(cluster));
  return current !== null && current !== expected && isHere ? lock.pid : null;
}

/** Reads a lock file. @returns null if there is no such file */
export function readLock(path: string): LockFile | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const [pid = '', dataDirectory = '', , port, socketDirectory = '', , , status] = text.split('\n');
  const isWhole = /^-?[1-9][0-9]*$/.test(pid) && dataDirectory.startsWith('/');
  const isReady = status?.trim() === 'ready';
  // If PostgreSQL does not run as a server, but in single-user mode, it writes its process id with a minus sign.
  return { pid: isWhole ? Math.abs(Number(pid)) : NaN, dataDirectory, port: Number(port), socketDirectory, isReady };
}

/**
 * Returns whether the process named in a lock file is the server of this cluster. The lock file alone does not prove it: in a copy of the data it
 * names the server of the original, and after a crash or a container restart another program may have the process id. The server's current folder is
 * compared if it can be read, because it stays correct when the data are moved; otherwise the data folder named in the lock file is compared.
 */
export function isServerOf(cluster: string, { pid, dataDirectory }: LockFile): boolean {
  if (!isPostgres(pid)) return false;
  return isSameFolder(cluster, `/proc/${pid}/cwd`) ?? isSameFolder(cluster, dataDirectory) ?? false;
}

/** Returns whether two paths lead to the same folder, according to its device and inode numbers. @returns null if one of them cannot be read */
function isSameFolder(one: string, other: string): boolean | null {
  const [first, second] = [identify(one), identify(other)];
  return first === null || second === null ? null : first === second;
}

/** Identifies a folder by device and inode, because links and mounts give it several paths. @returns null if the folder cannot be read */
function identify(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** Returns whether a process is PostgreSQL. A killed server remains as a zombie without a command line if no parent reaps it. */
function isPostgres(pid: number): boolean {
  if (!isProcessAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(program) === 'postgres';
  } catch {
    return false;
  }
}

export function isProcessAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
