import { WORKSPACE_ROOT } from '@rpm/database';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { type ChildProcessByStdio, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process whose output is read. */
type Child = ChildProcessByStdio<null, Readable, Readable>;

const UNITS = join(WORKSPACE_ROOT, 'deploy', 'systemd');
/** Folder in which the units expect the clone. */
const INSTALLED = '/opt/rpm';
const NOBODY = 65_534;

/** Returns the values of all settings of a unit file, by name. Paths of the installed clone are replaced by paths of this clone. */
function settingsOf(unit: string): Record<string, string[]> {
  const settings: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of readFileSync(join(UNITS, unit), 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
    (settings[name] ??= []).push(value.replaceAll(INSTALLED, WORKSPACE_ROOT));
  }
  return settings;
}

/** Parses lines of the form `NAME=value`. */
const variablesOf = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));

/**
 * The user who runs the service. If the specs run as root, it is an ordinary user, as in the unit, provided that this user can read the clone and
 * Node.js. Otherwise it is the user who runs the specs.
 */
function userOfService(): { uid?: number; gid?: number } {
  const user = { uid: NOBODY, gid: NOBODY };
  if (process.getuid?.() !== 0) return {};
  const main = join(WORKSPACE_ROOT, 'apps', 'api', 'dist', 'main.js');
  return spawnSync(process.execPath, ['--check', main], user).status === 0 ? user : {};
}

describe('the units of deploy/systemd', () => {
  const user = userOfService();
  const service = settingsOf('rpm.service');
  const backup = settingsOf('rpm-backup.service');
  const folder = makeTemporaryDataFolder('rpm-unit-');
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  const own = (path: string) => {
    if (user.uid !== undefined) chownSync(path, NOBODY, NOBODY);
    return path;
  };

  beforeAll(() => {
    own(folder);
    for (const path of [data, backups]) mkdirSync(path, { mode: 0o700 });
    for (const path of [data, backups]) own(path);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

  /** Starts the command of a unit as systemd does: with the variables of the unit and of its environment file only, and its mask for new files. */
  function start(unit: Record<string, string[]>, environmentFile: string[]): Child {
    const PATH = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
    const environment = variablesOf([...(unit['Environment'] ?? []), ...environmentFile]);
    const env = { PATH, ...environment, ...(environment['DATA_DIR'] === '/var/lib/rpm' && { DATA_DIR: data }) };
    const command = (unit['ExecStart']?.[0] ?? '').split(' ');
    const [cwd] = unit['WorkingDirectory'] ?? [];
    const withMask = ['-c', `umask ${unit['UMask']?.[0]} && exec "$@"`, 'sh', ...command];
    if (env.PATH !== PATH) env.PATH = `${env.PATH}:${PATH}`;
    return spawn('/bin/sh', withMask, { env, cwd, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Waits until a process has ended. @returns its exit status, and what it wrote to stderr */
  async function ended(child: Child): Promise<{ status: number | null; errors: string }> {
    const [errors] = await Promise.all([text(child.stderr), child.exitCode === null ? once(child, 'exit') : null]);
    return { status: child.exitCode, errors };
  }

  it('start the service, back it up, and stop it cleanly with the signal that systemd sends', async () => {
    const child = start(service, ['PORT=0', 'DEMO=off']);
    let written = '';
    child.stdout.resume();
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      written += String(chunk);
      if (written.includes('Ctrl-C stops it')) break;
    }
    const [, url = `none: ${written}`] = /The service is at (http:\S+)/.exec(written) ?? [];
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const openToOthers = readdirSync(data).filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0);
    expect(openToOthers).toEqual([]);

    for (const kept of [1, 1]) {
      const backingUp = start(backup, [`DATA_DIR=${data}`, `BACKUP_FOLDER=${backups}`, 'BACKUP_KEEP=1']);
      const verified = text(backingUp.stdout);
      expect(await ended(backingUp)).toMatchObject({ status: 0 });
      expect(await verified).toContain(' can be restored: ');
      expect(readdirSync(backups).length).toBe(kept);
    }

    // The signal reaches only the main process. If it reached the embedded database too, running requests would fail.
    expect([service['KillMode'], service['KillSignal']]).toEqual([['mixed'], undefined]);
    child.kill('SIGTERM');
    expect(await ended(child)).toMatchObject({ status: 0 });
    expect(existsSync(join(data, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('do not restart a service with an invalid configuration', async () => {
    const { status, errors } = await ended(start(service, ['PORT=none']));
    expect(errors).toContain('PORT');
    expect(service['RestartPreventExitStatus']).toEqual([String(status)]);
  });

  it('name existing files, and all name the same user', () => {
    accessSync(backup['ExecStart']?.[0] ?? '', constants.X_OK);
    for (const unit of [service, backup]) expect(unit['User']).toEqual(['rpm']);
    expect(service['StateDirectory']).toEqual(['rpm']);
  });

  const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
  const suffix = isInstalled ? '' : ' (skipped: systemd-analyze is not installed)';
  (isInstalled ? it : it.skip)(`are accepted by systemd${suffix}`, async () => {
    const copies = mkdtempSync(join(tmpdir(), 'rpm-units-'));
    chmodSync(copies, 0o755);
    const names = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));
    for (const name of names) {
      writeFileSync(join(copies, name), readFileSync(join(UNITS, name), 'utf8').replaceAll(INSTALLED, WORKSPACE_ROOT));
    }
    const paths = names.map((name) => join(copies, name));
    // Messages about other units of the machine are ignored.
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...paths]).catch(
      (error: unknown) => error as { stderr: string },
    );
    expect(stderr.split('\n').filter((line) => line.includes('rpm'))).toEqual([]);
    rmSync(copies, { recursive: true });
  });
});
