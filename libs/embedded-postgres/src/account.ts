import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** User id of `nobody`, which exists on every Linux; initdb refuses users that the system does not know. */
const NOBODY = 65_534;
/** Contains one folder for each data folder of root if user namespaces are not available. */
export const OWN_PLACES = '/var/lib/rpm-postgres';

/** Folder and user of the server. PostgreSQL refuses to run as root, so root needs another user. */
export interface Account {
  native: string;
  /** Folder of the cluster and its socket. The account owns it. */
  home: string;
  /** Returns the program and arguments that run `program` as the account. */
  command(program: string, args: string[]): [string, string[]];
  ids: { uid?: number; gid?: number };
}

/** Chooses the caller's own account, unless the caller is root. Symbolic links in the path are resolved, so that one folder has one path. */
export function chooseAccount(native: string, dataDir: string): Account {
  const asIs = (program: string, args: string[]): [string, string[]] => [program, args];
  if (process.getuid?.() !== 0) return { native, home: makeHome(dataDir), command: asIs, ids: {} };
  if (namespacesWork()) {
    // Inside the namespace the server runs as nobody. Outside it is still root and can reach data below a folder that is closed to others.
    return {
      native,
      home: makeHome(dataDir),
      command: (program, args) => ['unshare', [...NAMESPACE, program, ...args]],
      ids: {},
    };
  }
  return { ...ownPlace(native, dataDir), command: asIs, ids: { uid: NOBODY, gid: NOBODY } };
}

function makeHome(dataDir: string): string {
  const home = join(dataDir, 'postgres');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return realpathSync(home);
}

const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

function namespacesWork(): boolean {
  return spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;
}

/** Creates a folder that only root can list, with a copy of the binaries and the data, for root on systems without user namespaces. */
function ownPlace(native: string, dataDir: string): Pick<Account, 'native' | 'home'> {
  if (existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new Error(
      `${dataDir} holds data of a user namespace, which this system refuses now. Run as the user who is to own them.`,
    );
  }
  const place = findPlace(dataDir);
  // The name contains the version, because otherwise an upgrade of the package would keep running the old server.
  const copy = join(place, `native-${versionOf(native)}`);
  const home = join(place, 'postgres');
  mkdirSync(home, { recursive: true });
  if (!existsSync(copy)) copyBinaries(native, copy);
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home]);
  execFileSync('chmod', ['755', dirname(place), place]);
  execFileSync('chmod', ['700', home]);
  return { native: copy, home };
}

/**
 * Returns the folder that holds the binaries and data of a data folder. Its name is derived from the resolved path. Earlier versions
 * used the path as typed; such a folder gets a symbolic link with the new name.
 */
function findPlace(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const [place, earlier] = [placeOf(realpathSync(dataDir)), placeOf(resolve(dataDir))];
  if (!existsSync(place) && existsSync(earlier)) symlinkSync(earlier, place);
  return existsSync(place) ? realpathSync(place) : place;
}

function placeOf(dataDir: string): string {
  return join(OWN_PLACES, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

/** Copies into a temporary folder first, so that neither a killed process nor a concurrent one leaves an incomplete copy. */
function copyBinaries(native: string, copy: string): void {
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has created the copy first.
    if (!existsSync(copy)) throw error;
  }
}

function versionOf(native: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
