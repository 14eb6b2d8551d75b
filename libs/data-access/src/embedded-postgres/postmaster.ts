import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A server as its lock file describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDirectory: string;
}

/**
 * The server that runs on a cluster and takes connections, whoever started it: a killed parent leaves it running.
 * Source of the line numbers: PostgreSQL's `src/include/utils/pidfile.h`.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = lockFile(cluster);
  const pid = Number(lines[0]);
  const isReady = lines[7]?.trim() === 'ready';
  return isReady && isRunning(pid) ? { pid, port: Number(lines[3]), socketDirectory: lines[4] ?? '' } : null;
}

/**
 * Whether a server has this process id. After a crash, and after every restart of a container, the id in a lock file may have
 * been given to another program; and where nobody reaps, a killed server stays on as a zombie, which has no command line.
 */
export function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(program) === 'postgres';
  } catch {
    return false;
  }
}

/** PostgreSQL does not start over a lock file whose process lives, and cannot know that it is another program by now. */
export function discardForeignLock(cluster: string): void {
  const pid = Number(lockFile(cluster)[0]);
  if (pid > 0 && isAlive(pid) && !isRunning(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function lockFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
