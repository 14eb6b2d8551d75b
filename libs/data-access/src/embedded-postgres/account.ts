import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `nobody`: every Linux knows this user, and initdb refuses one that the system does not know. */
const NOBODY = 65_534;

/** Where and as whom the server runs. PostgreSQL refuses to run as root, so root needs somebody else. */
export interface Account {
  native: string;
  /** Folder of the cluster and its socket; belongs to the account. */
  home: string;
  /** The program and arguments that run `program` as the account. */
  command(program: string, args: string[]): [string, string[]];
  ids: { uid?: number; gid?: number };
}

/** Chooses the account: the caller's own, unless the caller is root. */
export function chooseAccount(native: string, dataDir: string): Account {
  const home = join(dataDir, 'postgres');
  const asIs = (program: string, args: string[]): [string, string[]] => [program, args];
  if (process.getuid?.() !== 0) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    return { native, home, command: asIs, ids: {} };
  }
  if (namespacesWork()) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    // In the namespace the server is nobody; outside it is still root, and so reaches a clone below a closed folder.
    return { native, home, command: (program, args) => ['unshare', [...NAMESPACE, program, ...args]], ids: {} };
  }
  return { ...ownPlace(native, dataDir), command: asIs, ids: { uid: NOBODY, gid: NOBODY } };
}

const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

function namespacesWork(): boolean {
  return spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;
}

/** Where root has no namespaces: a copy of the binaries and the data in a place that nobody can reach. */
function ownPlace(native: string, dataDir: string): Pick<Account, 'native' | 'home'> {
  const place = join('/var/lib/rpm-postgres', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  // By version, or an upgrade of the package would go on running the old server.
  const copy = join(place, `native-${versionOf(native)}`);
  const home = join(place, 'postgres');
  if (existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new Error(
      `${dataDir} holds data of a user namespace, which this system refuses now. Run as the user who is to own them.`,
    );
  }
  mkdirSync(home, { recursive: true });
  if (!existsSync(copy)) {
    const unfinished = `${copy}-${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home]);
  execFileSync('chmod', ['755', dirname(place), place]);
  execFileSync('chmod', ['700', home]);
  return { native: copy, home };
}

function versionOf(native: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
