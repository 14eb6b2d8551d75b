import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The programs of a version. */
const PROGRAMS = ['apps/api', 'apps/cli'];
const LOCK_FILE = 'package-lock.json';

/**
 * Writes the files of a commit to a folder and builds its programs there. @param edit changes the sources before they are built @throws Error with the output of the
 * compiler if the build fails
 */
export async function buildVersion(
  commit: string,
  folder: string,
  edit: (folder: string) => void = () => undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await extract(commit, folder);
  edit(folder);
  excludeSpecs(folder);
  await installPackages(folder);
  copyBuild(folder);
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-b', ...PROGRAMS], { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    throw new Error(`The version ${commit} cannot be built:\n${(error as { stdout?: string }).stdout ?? String(error)}`);
  });
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['-C', WORKSPACE_ROOT, 'archive', commit], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The compiler looks only at sources that are newer than the copied build, so they must not have the time of the commit.
  const tar = spawn('tar', ['-x', '-m', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  archive.stdout.pipe(tar.stdin);
  const statuses = await Promise.all([archive, tar].map(async (child) => (await once(child, 'close'))[0] as number | null));
  if (statuses.some((status) => status !== 0)) throw new Error(`git archive ${commit} failed.`);
}

/** Leaves the specs out of the build, because checking their types would take as long as building the programs. */
function excludeSpecs(folder: string): void {
  const file = join(folder, 'tsconfig.base.json');
  const include = '"include": ["${configDir}/src"]';
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(include, `${include}, "exclude": ["\${configDir}/**/*.spec.ts*", "\${configDir}/dist"]`),
  );
}

/** Makes the packages of the lock file available: those of this repository if it has the same lock file, otherwise newly installed ones. */
async function installPackages(folder: string): Promise<void> {
  const lockOf = (root: string) => readFileSync(join(root, LOCK_FILE), 'utf8');
  if (lockOf(folder) !== lockOf(WORKSPACE_ROOT)) {
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    return;
  }
  linkPackages(join(WORKSPACE_ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const project of projectsOf(WORKSPACE_ROOT)) {
    const own = join(WORKSPACE_ROOT, project, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, project))) symlinkSync(own, join(folder, project, 'node_modules'));
  }
}

/** Links every package except those of the workspace, which must be the ones of the copy: a link to the whole folder would lead to the sources of this repository. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@rpm') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies the build of this repository, so that the compiler builds only what differs. It compares the contents of all sources. */
function copyBuild(folder: string): void {
  for (const project of projectsOf(folder)) {
    const built = join(WORKSPACE_ROOT, project, 'dist');
    if (existsSync(built)) cpSync(built, join(folder, project, 'dist'), { recursive: true, preserveTimestamps: true });
  }
}

const projectsOf = (root: string) =>
  ['libs', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
