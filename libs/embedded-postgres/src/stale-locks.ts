import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isServerOf, lockPath, readLock } from './postmaster';

/** PostgreSQL creates its lock file empty and fills it at once. */
const WRITE_LOCK_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** @throws Error saying what to do, where a start would be refused by PostgreSQL or would damage data */
export async function assertStartable(cluster: string, sockets: string): Promise<void> {
  assertNoHardLinks(cluster);
  await assertLockReadable(cluster);
  await assertNotUsedElsewhere(cluster, sockets);
}

/**
 * Removes the lock files of a server that is not this cluster's, but whose process id is alive: PostgreSQL would not start over them.
 * A copy of a data folder has those of the original's server; after a restart of a container another program has the process id.
 */
export function removeStaleLocks(cluster: string, sockets: string): void {
  for (const file of [lockPath(cluster), ...socketFiles(sockets).map((socket) => `${socket}.lock`)]) {
    if (isStale(cluster, file)) removeStaleLock(cluster, file);
  }
}

/** Takes the file away before looking again, because another process may just have started the server. */
function removeStaleLock(cluster: string, file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process has removed it.
    return;
  }
  if (!isStale(cluster, aside)) linkSync(aside, file);
  rmSync(aside);
}

function isStale(cluster: string, file: string): boolean {
  const lock = readLock(file);
  if (!lock) return false;
  return Number.isNaN(lock.pid) || (isAlive(lock.pid) && !isServerOf(cluster, lock));
}

/** `cp -al` and `rsync --link-dest` share files between folders. PostgreSQL writes into its files, so it would change both. */
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

/** A container does not see the processes of another one, but their socket lies in the same folder and accepts connections. */
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
      // A server that is too busy to accept the connection is there.
      connection.once('timeout', () => resolve(true));
      connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EAGAIN'));
    });
  } finally {
    connection.destroy();
  }
}
