import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerAccount } from './account';
import { findMovedServer, findPostmaster, isProcessAlive, lockPath, type Postmaster, readLock } from './postmaster';
import { ServerLog } from './server-log';
import { assertStartable, removeStaleLocks } from './stale-locks';

const START_TIMEOUT_MS = 60_000;
const MAX_TRIES = 3;
const STOP_TIMEOUT_MS = 30_000;

export interface ServerOptions {
  /** Settings for temporary databases: a crash of the machine may lose the data. */
  disposable?: boolean;
}

/** Starts the PostgreSQL server of a cluster. If several processes try at once, one of them succeeds and all of them find the same server. */
export async function launchServer(
  account: ServerAccount,
  cluster: string,
  sockets: string,
  options: ServerOptions,
): Promise<Postmaster> {
  await assertStartable(cluster, sockets);
  removeStaleLocks(cluster, sockets);
  let child = spawnServer(account, cluster, sockets, options);
  let tries = 1;
  let hadLock = false;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(cluster);
    if (postmaster) return postmaster;
    hadLock ||= readLock(lockPath(cluster))?.pid === child.pid;
    if (hasEnded(child) && !existsSync(lockPath(cluster))) {
      if (hadLock || tries++ === MAX_TRIES) break;
      // The lock may have belonged to a server that was stopping, and may be free now.
      child = spawnServer(account, cluster, sockets, options);
    }
    await sleep(20);
  }
  const log = new ServerLog(account.home);
  throw new Error(`The embedded PostgreSQL did not start. The last lines of ${log.path}:\n${log.lastLines()}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function spawnServer(account: ServerAccount, cluster: string, sockets: string, { disposable }: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${sockets}`,
    'unix_socket_permissions=0700',
    'max_connections=200',
    'jit=off',
    // Error details and statements are not logged, because they could contain values of rows, which are patients' data.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(disposable ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_prepared_transactions=5'] : []),
  ];
  const flags = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const [program, args] = account.command(join(account.native, 'bin', 'postgres'), flags);
  // The server is detached, because Ctrl-C in the terminal would otherwise stop the database before the service has finished its requests.
  const options = { cwd: '/', detached: true, ...account.ids };
  const child = new ServerLog(account.home).passTo((log) => spawn(program, args, { ...options, stdio: ['ignore', log, log] }));
  child.unref();
  return child;
}

/** Stops a server with SIGINT, PostgreSQL's fast shutdown: it closes connections and rolls back transactions, but loses no committed data. */
export const shutDown = (pid: number) => end(pid, 'SIGINT');

/**
 * Stops a PostgreSQL server whose data folder was moved. SIGQUIT ends it like a crash, because an orderly shutdown would write the control file at
 * the old path.
 */
export async function stopMovedServer(cluster: string): Promise<void> {
  const pid = findMovedServer(cluster);
  if (pid !== null) await end(pid, 'SIGQUIT');
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Another process has already stopped the server.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isProcessAlive(pid) && Date.now() < deadline) await sleep(20);
}
