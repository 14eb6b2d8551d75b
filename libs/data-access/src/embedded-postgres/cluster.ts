import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
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
  await rename(unfinished, cluster).catch(() => rmSync(unfinished, { recursive: true, force: true }));
}

/** What a process that was killed meanwhile has left. Its initdb outlives it, and may still be writing there. */
function discardUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^cluster-(\d+)/.exec(name)?.[1]);
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
