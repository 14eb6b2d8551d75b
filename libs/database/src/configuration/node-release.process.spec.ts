import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './configuration';

const MODULE = join(WORKSPACE_ROOT, 'libs/database/node-release.js');
const { engines } = jest.requireActual<{ engines: { node: string } }>(join(WORKSPACE_ROOT, 'package.json'));

const REFUSED = (version: string) =>
  `This needs Node.js 22 (22.13 or newer), 24 or 26; this is ${version}. Get a newer release at https://nodejs.org/en/download.\n`;

describe('the release of Node.js', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'rpm-node-release-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a program of this repository in a process that seems to have the given version of Node.js. */
  function runOn(version: string, args: readonly string[]) {
    const disguise = join(folder, `${version}.cjs`);
    const versions = { ...process.versions, node: version };
    writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: ${JSON.stringify(versions)} });`);
    const { status, stderr, stdout } = spawnSync(process.execPath, ['-r', disguise, ...args], { encoding: 'utf8' });
    return { status, stderr, stdout };
  }

  const load = `require(${JSON.stringify(MODULE)}).warnAboutNode(); require(${JSON.stringify(MODULE)}).warnAboutNode();`;

  it.each(['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])('%s is refused with the exit code 78', (version) => {
    expect(runOn(version, ['-e', load])).toEqual({ status: 78, stderr: REFUSED(version), stdout: '' });
  });

  it.each(['20.19.0', '20.20.2', '25.1.0'])('%s is used with one line of warning', (version) => {
    const stderr = `Node.js ${version} gets no security fixes any more. Use Node.js 22 (22.13 or newer), 24 or 26.\n`;
    expect(runOn(version, ['-e', load])).toEqual({ status: 0, stderr, stdout: '' });
  });

  it.each(['22.13.0', '24.0.0', '26.10.0', '27.0.0'])('%s is used without a warning', (version) => {
    expect(runOn(version, ['-e', load])).toEqual({ status: 0, stderr: '', stdout: '' });
  });

  it.each([
    ['npm start', 'tools/start.mjs'],
    ['npm test', 'tools/test.mjs'],
    ['the built service', 'apps/api/dist/main.js'],
    ['rpm-admin', 'apps/cli/bin/rpm-admin.js'],
  ])('is checked by %s before anything else is loaded', (_, program) => {
    const before = runOn('18.20.8', ['--trace-uncaught', join(WORKSPACE_ROOT, program)]);
    expect(before).toEqual({ status: 78, stderr: REFUSED('18.20.8'), stdout: '' });
  });

  it('is described in package.json in the same way', () => {
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  });
});
