import { WORKSPACE_ROOT } from '@rpm/database';
import { type MigrationClass, MIGRATIONS } from '@rpm/schema';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MIGRATIONS_FOLDER = 'libs/schema/src/migrations/';

/** A commit that landed before the present one. */
export interface LandedVersion {
  commit: string;
  /** Migrations of the present version that this one does not know. All of them are additive. */
  unknown: readonly MigrationClass[];
}

const timestampOf = ({ name }: { name: string }) => name.slice(-13);

/** Runs git in this repository. @returns its standard output without the line break at the end @throws Error if git fails or there is no repository */
export async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', WORKSPACE_ROOT, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trimEnd();
}

/**
 * Finds the newest landed commit that knows every breaking migration of the present version, and can therefore serve its database. On a branch, the landed commits are
 * those of main that it contains; on main itself, they are the earlier ones. @returns null if there is none
 */
export async function findLandedVersion(): Promise<LandedVersion | null> {
  const newest = await newestLanded();
  if (newest === null) return null;
  const files = await git('ls-tree', '-r', '--name-only', newest, MIGRATIONS_FOLDER);
  const unknown = unknownMigrations(files.split('\n'), MIGRATIONS);
  // Whatever an earlier commit lacks beyond that, it lacks the breaking migrations of this one, too.
  return unknown.some(({ compatibility }) => compatibility === 'breaking') ? null : { commit: newest, unknown };
}

/** Returns the migrations that a version with the given files lacks. @param files paths that end in `<timestamp>-<name>.ts` */
export function unknownMigrations(files: readonly string[], migrations: readonly MigrationClass[]): MigrationClass[] {
  const known = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1).slice(0, 13)));
  return migrations.filter((migration) => !known.has(timestampOf(migration)));
}

async function newestLanded(): Promise<string | null> {
  const head = await git('rev-parse', 'HEAD');
  const base = await git('merge-base', 'HEAD', 'main').catch(() => head);
  if (base !== head) return base;
  return git('rev-parse', '--verify', '--quiet', 'HEAD^1').catch(() => null);
}
