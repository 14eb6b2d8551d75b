import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServerAccount } from './account';
import { isProcessAlive } from './postmaster';

export const SUPERUSER = 'rpm';

/** Creates a cluster in a temporary folder and renames it, so that neither a killed process nor a concurrent one leaves an incomplete cluster. */
export async function createCluster(account: ServerAccount, cluster: string, say?: (progress: string) => void): Promise<void> {
  if (existsSync(cluster)) return;
  say?.('Creating the database');
  discardUnfinished(account.home);
  const unfinished = join(account.home, `cluster-${process.pid}-${randomUUID()}`);
  const settings = ['--auth=trust', '--encoding=UTF8', '--locale=C', `--username=${SUPERUSER}`];
  const [program, args] = account.command(join(account.native, 'bin', 'initdb'), [`--pgdata=${unfinished}`, ...settings]);
  await promisify(execFile)(program, args, { cwd: '/', ...account.ids });
  await rename(unfinished, cluster).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has already created the cluster.
    if (!existsSync(cluster)) throw error;
  });
}

/**
 * Reads the system identifier of a PostgreSQL cluster from the first eight bytes of its control file. All copies of a cluster have the same
 * identifier.
 */
export function readSystemIdentifier(cluster: string): string {
  const control = readFileSync(join(cluster, 'global', 'pg_control'));
  return String(endianness() === 'LE' ? control.readBigInt64LE() : control.readBigInt64BE());
}

/** Folder name of an unfinished cluster. The pattern contains a UUID, because a shorter name such as `cluster-20270101` may be somebody's backup. */
const UNFINISHED = /^cluster-(\d+)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes the unfinished clusters that killed processes left behind. An `initdb` that such a process started may still be writing to its cluster. */
function discardUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(UNFINISHED.exec(name)?.[1]);
    if (pid > 0 && !isProcessAlive(pid)) discardIfQuiet(join(home, name));
  }
}

/** Removes a folder unless another process is still writing to it. In that case, the next start of the server removes the folder. */
function discardIfQuiet(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}
