import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account } from './account';
import { discardForeignLock, findPostmaster, isAlive, type Postmaster } from './postmaster';

const START_TIMEOUT_MS = 60_000;
const MAX_TRIES = 3;
const STOP_TIMEOUT_MS = 30_000;

export interface ServerOptions {
  /** For a database that is thrown away: a crash of the machine may lose it. */
  disposable?: boolean;
}

/** Starts the server of a cluster. Of several that try at once one succeeds, and all find that one. */
export async function launch(account: Account, cluster: string, sockets: string, options: ServerOptions): Promise<Postmaster> {
  discardForeignLock(cluster);
  let child = spawnServer(account, cluster, sockets, options);
  let tries = 1;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(cluster);
    if (postmaster) return postmaster;
    if (hasEnded(child) && !existsSync(join(cluster, 'postmaster.pid'))) {
      // Its lock may have been held by a server that was about to stop, and is free by now.
      if (tries++ === MAX_TRIES) break;
      child = spawnServer(account, cluster, sockets, options);
    }
    await sleep(20);
  }
  const log = logFile(account);
  const lastLines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
  throw new Error(`The embedded PostgreSQL did not start. The last lines of ${log}:\n${lastLines}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function spawnServer(account: Account, cluster: string, sockets: string, { disposable }: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${sockets}`,
    'unix_socket_permissions=0700',
    'max_connections=200',
    'jit=off',
    ...(disposable ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'] : []),
  ];
  const log = openSync(logFile(account), 'a', 0o600);
  const flags = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const [program, args] = account.command(join(account.native, 'bin', 'postgres'), flags);
  // Detached, or a Ctrl-C in the terminal would stop the database before the service has drained.
  const child = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], ...account.ids });
  closeSync(log);
  child.unref();
  return child;
}

function logFile(account: Account): string {
  return join(account.home, 'postgres.log');
}

/** SIGINT is PostgreSQL's fast shutdown: connections end, transactions roll back, nothing committed is lost. */
export async function shutDown(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // Of several that leave at once, another was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(20);
}
