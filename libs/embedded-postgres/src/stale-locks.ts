import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive, isServerOf, lockPath, readLock } from './postmaster';

/** Time to wait until a lock file has content: PostgreSQL creates an empty file and writes its content immediately afterwards. */
const WRITE_LOCK_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Checks that the PostgreSQL server can be started safely. @throws Error with advice if PostgreSQL would refuse to start or the start would damage
 * data
 */
export async function assertStartable(cluster: string, sockets: string): Promise<void> {
  assertNoHardLinks(cluster);
  await assertLockReadable(cluster);
  await assertNotUsedElsewhere(cluster, sockets);
}

/**
 * Removes lock files that name a living process other than the server of this cluster, because PostgreSQL would refuse to start. A copied data folder
 * contains the lock files of the original's server, and after a container restart another program may have the process id.
 */
export function removeStaleLocks(cluster: string, sockets: string): void {
  for (const file of [lockPath(cluster), ...socketFiles(sockets).map((socket) => `${socket}.lock`)]) {
    if (isStale(cluster, file)) removeStaleLock(cluster, file);
  }
}

/** Renames the lock file before checking it again, because another process may just have started the server. */
function removeStaleLock(cluster: string, file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process has already removed the lock file.
    return;
  }
  if (!isStale(cluster, aside)) linkSync(aside, file);
  rmSync(aside);
}

function isStale(cluster: string, file: string): boolean {
  const lock = readLock(file);
  if (!lock) return false;
  return Number.isNaN(lock.pid) || (isProcessAlive(lock.pid) && !isServerOf(cluster, lock));
}

/**
 * Rejects data folders whose files are hard links to files of another folder, as created by `cp -al` and `rsync --link-dest`. PostgreSQL changes
 * files in place, so it would change both folders.
 */
function assertNoHardLinks(cluster: string): void {
  const control = join(cluster, 'global', 'pg_control');
  if (statSync(control).nlink === 1) return;
  throw new Error(
    `${cluster} shares its files with another folder through hard links, and starting it would damage both. Copy it with cp -a first.`,
  );
}

async function assertLockReadable(cluster: string): Promise<void> {
  const isDamaged = () => Number.isNaN(readLock(lockPath(cluster))?.pid ?? 0);
  const deadline = performance.now() + WRITE_LOCK_TIMEOUT_MS;
  while (isDamaged()) {
    if (performance.now() > deadline) {
      throw new Error(
        `${lockPath(cluster)} is empty or damaged, so nobody can tell whether a PostgreSQL server still uses these data. ` +
          'Make sure that none does (ps -ef | grep postgres), delete this file and start again.',
      );
    }
    await sleep(50);
  }
}

/**
 * Detects a PostgreSQL server that runs in another container. Its processes are invisible in this container, but its socket is in the same folder and accepts
 * connections.
 */
async function assertNotUsedElsewhere(cluster: string, sockets: string): Promise<void> {
  for (const socket of socketFiles(sockets)) {
    if (!(await acceptsConnections(socket))) continue;
    const lock = readLock(lockPath(cluster));
    if (lock && isServerOf(cluster, lock)) continue;
    throw new Error(
      `A PostgreSQL server that this process cannot see, probably in another container, uses ${cluster}. ` +
        'Stop it first, or set DATABASE_URL to a PostgreSQL that several containers can share.',
    );
  }
}

function socketFiles(sockets: string): string[] {
  const names = readdirSync(sockets).map((name) => /^(\.s\.PGSQL\.\d+)(\.lock)?$/.exec(name)?.[1]);
  return [...new Set(names)].flatMap((name) => (name === undefined ? [] : [join(sockets, name)]));
}

async function acceptsConnections(socket: string): Promise<boolean> {
  const connection = connect({ path: socket, timeout: CONNECT_TIMEOUT_MS });
  try {
    return await new Promise((resolve) => {
      connection.once('connect', () => resolve(true));
      // A server that is too busy to accept the connection is treated as running.
      connection.once('timeout', () => resolve(true));
      connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EAGAIN'));
    });
  } finally {
    connection.destroy();
  }
}
