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
/**
 * Parent folder for the PostgreSQL data if root starts the server on a system without user namespaces. It contains one subfolder for each data
 * folder.
 */
export const ROOT_DATA_PARENT = '/var/lib/rpm-postgres';

/** The folder and the operating system user of the PostgreSQL server. PostgreSQL refuses to run as root, so root needs another user. */
export interface ServerAccount {
  native: string;
  /** Folder that contains the PostgreSQL cluster and the server's socket. It belongs to the user who runs the server. */
  home: string;
  /** Returns the command line that runs `program` as the operating system user of the PostgreSQL server. */
  command(program: string, args: string[]): [string, string[]];
  ids: { uid?: number; gid?: number };
}

/**
 * Chooses the user who runs the PostgreSQL server: the caller, unless the caller is root. Symbolic links in the path are resolved, so that one folder
 * has one path.
 */
export function chooseAccount(native: string, dataDir: string): ServerAccount {
  const asIs = (program: string, args: string[]): [string, string[]] => [program, args];
  if (process.getuid?.() !== 0) return { native, home: makeHome(dataDir), command: asIs, ids: {} };
  if (namespacesWork()) {
    // In the user namespace the server runs as nobody, but outside it is still root, so it can read data in a folder that only root can enter.
    return {
      native,
      home: makeHome(dataDir),
      command: (program, args) => ['unshare', [...NAMESPACE, program, ...args]],
      ids: {},
    };
  }
  return { ...ownPlace(native, dataDir), command: asIs, ids: { uid: NOBODY, gid: NOBODY } };
}

/** Returns whether a data folder has a PostgreSQL cluster. */
export function hasCluster(dataDir: string): boolean {
  return foldersOf(dataDir).some((folder) => existsSync(join(folder, 'postgres', 'cluster')));
}

/** Removes a data folder whose server is stopped, including data that are stored in another folder. */
export function removeData(dataDir: string): void {
  for (const folder of foldersOf(dataDir)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Returns the folders that may contain the PostgreSQL data for a data folder: the data folder, or a separate folder for root. */
function foldersOf(dataDir: string): string[] {
  return existsSync(dataDir) ? [placeOf(realpathSync(dataDir)), dataDir] : [];
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

/** For root on systems without user namespaces: creates a folder that only root can list, with a copy of the PostgreSQL binaries and the data. */
function ownPlace(native: string, dataDir: string): Pick<ServerAccount, 'native' | 'home'> {
  if (existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new Error(
      `${dataDir} holds data of a user namespace, which this system refuses now. Run as the user who is to own them.`,
    );
  }
  const place = findPlace(dataDir);
  // The folder name contains the PostgreSQL version, because otherwise the old server would keep running after an upgrade of the npm package.
  const copy = join(place, `native-${packageVersionOf(native)}`);
  const home = join(place, 'postgres');
  mkdirSync(home, { recursive: true });
  if (!existsSync(copy)) copyBinaries(native, copy);
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home]);
  execFileSync('chmod', ['755', dirname(place), place]);
  execFileSync('chmod', ['700', home]);
  return { native: copy, home };
}

/**
 * Returns the folder that holds the PostgreSQL binaries and the cluster for a data folder. Its name is derived from the data folder's resolved path.
 * Earlier versions used the path as the user typed it; a folder with such an old name gets a symbolic link with the new name.
 */
function findPlace(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const [place, earlier] = [placeOf(realpathSync(dataDir)), placeOf(resolve(dataDir))];
  if (!existsSync(place) && existsSync(earlier)) symlinkSync(earlier, place);
  return existsSync(place) ? realpathSync(place) : place;
}

function placeOf(dataDir: string): string {
  return join(ROOT_DATA_PARENT, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

/** The binaries are copied into a temporary folder first, so that neither a killed process nor a concurrent one leaves an incomplete copy. */
function copyBinaries(native: string, copy: string): void {
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has already created the copy.
    if (!existsSync(copy)) throw error;
  }
}

function packageVersionOf(native: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
