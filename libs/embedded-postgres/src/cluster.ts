import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account } from './account';
import { isAlive } from './postmaster';

export const SUPERUSER = 'rpm';

/** Made beside its place and moved there whole, so that neither a kill nor a second process leaves half a cluster. */
export async function createCluster(account: Account, cluster: string, say?: (progress: string) => void): Promise<void> {
  if (existsSync(cluster)) return;
  say?.('Creating the database');
  discardUnfinished(account.home);
  const unfinished = join(account.home, `cluster-${process.pid}-${randomUUID()}`);
  const settings = ['--auth=trust', '--encoding=UTF8', '--locale=C', `--username=${SUPERUSER}`];
  const [program, args] = account.command(join(account.native, 'bin', 'initdb'), [`--pgdata=${unfinished}`, ...settings]);
  await promisify(execFile)(program, args, { cwd: '/', ...account.ids });
  await rename(unfinished, cluster).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(cluster)) throw error;
  });
}

/** The number that initdb gave to this cluster, which its copies share: the first eight bytes of PostgreSQL's control file. */
export function readSystemIdentifier(cluster: string): string {
  const control = readFileSync(join(cluster, 'global', 'pg_control'));
  return String(endianness() === 'LE' ? control.readBigInt64LE() : control.readBigInt64BE());
}

/** The name of an unfinished cluster. The name proves that this code made it: `cluster-20270101` may be somebody's backup. */
const UNFINISHED = /^cluster-(\d+)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes the unfinished clusters of processes that were killed. The initdb of such a process outlives it, and may still be writing. */
function discardUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(UNFINISHED.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) discardIfQuiet(join(home, name));
  }
}

/** Litter is no reason not to start: what cannot be removed now is left to the next start. */
function discardIfQuiet(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}
