import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, writeCheckpoint, EmbeddedSandbox } from './testing/embedded-sandbox';
import { isProcessAlive } from './postmaster';

const hasStarted = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));

describe('embedded PostgreSQL and its data folder', () => {
  const prepared = new EmbeddedSandbox();
  let sandbox: EmbeddedSandbox;
  let link: string;

  beforeAll(() => prepared.prepare());
  afterAll(() => prepared.clear());
  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
    sandbox.beginWith(prepared);
    link = join(sandbox.place, 'link');
    symlinkSync(sandbox.dataDir, link);
  });
  afterEach(() => sandbox.clear());

  const lockOf = (folder: string) => join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const keep42 = 'create table kept as select 42 as answer';
  const kept = 'select answer from kept';

  it.each([
    ['the link', 'the real path'],
    ['the real path', 'the link'],
  ])('keeps the data if a process that opened the folder via %s stops before one that opened it via %s', async (first) => {
    const [one, other] = first === 'the link' ? [link, sandbox.dataDir] : [sandbox.dataDir, link];
    const servers = [await sandbox.start({ folder: one }), await sandbox.start({ folder: other })] as const;
    await ask(servers[0], keep42);
    await servers[0].stop();
    await servers[1].stop();
    expect(await ask(await sandbox.start(), kept)).toBe(42);
  });

  it('keeps the data if a process is killed and the next process opens the data folder through another path', async () => {
    const killed = sandbox.startElsewhere();
    await hasStarted(killed);
    killed.kill('SIGKILL');
    const server = await sandbox.start({ folder: link });
    await ask(server, keep42);
    await server.stop();
    expect(await ask(await sandbox.start(), kept)).toBe(42);
  });

  it('starts a separate server for a copied data folder, and leaves the server and data of the original unchanged', async () => {
    const killed = sandbox.startElsewhere();
    await hasStarted(killed);
    const original = sandbox.postmaster();
    const copy = await sandbox.copy();
    killed.kill('SIGKILL');
    const server = await sandbox.start({ folder: copy });
    await ask(server, keep42);
    expect(sandbox.postmaster(copy)?.pid).not.toBe(original?.pid);
    await server.stop();
    expect(sandbox.postmaster()).toEqual(original);
    expect(isProcessAlive(original?.pid ?? 0)).toBe(true);
    expect(await ask(await sandbox.start(), `select to_regclass('kept') as answer`)).toBeNull();
  });

  it('restarts the server of a data folder that was moved while the server was running', async () => {
    const starter = sandbox.startElsewhere();
    await hasStarted(starter);
    starter.kill('SIGKILL');
    const running = sandbox.postmaster();
    const moved = join(sandbox.place, 'moved');
    renameSync(sandbox.dataDir, moved);
    const server = await sandbox.start({ folder: moved });
    await writeCheckpoint(server.administration);
    await ask(server, keep42);
    expect(isProcessAlive(running?.pid ?? 0)).toBe(false);
  });

  it.each(['copy', 'original'])(
    'shares no file between a moved data folder and a copy at its old path (the %s is opened first)',
    async (first) => {
      const before = await sandbox.start();
      await ask(before, keep42);
      await before.stop();
      const starter = sandbox.startElsewhere();
      await hasStarted(starter);
      starter.kill('SIGKILL');
      const running = sandbox.postmaster();
      const moved = join(sandbox.place, 'moved');
      renameSync(sandbox.dataDir, moved);
      execFileSync('cp', ['-a', moved, sandbox.dataDir]);
      const folders = first === 'copy' ? [sandbox.dataDir, moved] : [moved, sandbox.dataDir];
      for (const [index, folder] of folders.entries()) {
        const server = await sandbox.start({ folder });
        await ask(server, `insert into kept values (${index})`);
        await writeCheckpoint(server.administration);
      }
      expect(isProcessAlive(running?.pid ?? 0)).toBe(false);
      const rows = `select array_agg(answer order by answer) as answer from kept`;
      for (const [index, folder] of folders.entries()) {
        expect(await ask(await sandbox.start({ folder }), rows)).toEqual([index, 42]);
      }
    },
  );

  it('stops the server even if the data folder was moved in the meantime', async () => {
    const starter = sandbox.startElsewhere();
    await hasStarted(starter);
    renameSync(sandbox.dataDir, join(sandbox.place, 'moved'));
    starter.kill('SIGTERM');
    await once(starter, 'exit');
    expect(existsSync(lockOf(join(sandbox.place, 'moved')))).toBe(false);
  });

  it('refuses to open a data folder whose files are hard links to files of another data folder', async () => {
    const copy = join(sandbox.place, 'copy');
    execFileSync('cp', ['-al', sandbox.dataDir, copy]);
    await expect(sandbox.start({ folder: copy })).rejects.toThrow('shares its files with another folder through hard links');
  });

  it.each([
    ['empty', ''],
    ['damaged', 'no process id\n'],
    ['cut off', '4711'],
  ])('refuses to open a data folder whose lock file is %s, and names that file in the error message', async (_, content) => {
    writeFileSync(lockOf(sandbox.dataDir), content);
    const reason = `${lockOf(sandbox.dataDir)} is empty or damaged, so nobody can tell whether`;
    await expect(sandbox.start()).rejects.toThrow(reason);
    rmSync(lockOf(sandbox.dataDir));
    await sandbox.start();
  });

  it('keeps a backup of the cluster that somebody stored next to the cluster', async () => {
    const backup = join(sandbox.dataDir, 'postgres', 'cluster-20270101');
    renameSync(join(sandbox.dataDir, 'postgres', 'cluster'), backup);
    await sandbox.start();
    expect(existsSync(join(backup, 'PG_VERSION'))).toBe(true);
  });

  it('deletes the short socket folder when the last process stops, unless that folder contains other files', async () => {
    const folder = join(sandbox.place, 'd'.repeat(60), 'e'.repeat(60));
    sandbox.beginWith(prepared, folder);
    const server = await sandbox.start({ folder });
    const { host } = server.connection;
    const foreign = join(host, 'foreign');
    writeFileSync(foreign, '');
    await server.stop();
    expect(existsSync(foreign)).toBe(true);
    rmSync(host, { recursive: true });
  });

  it('refuses to open a data folder that a server in another process namespace uses', async () => {
    const socket = join(sandbox.dataDir, 'postgres', '.s.PGSQL.5432');
    const script = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('listening'))`;
    const invisible = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await hasStarted(invisible);
      await expect(sandbox.start()).rejects.toThrow('that this process cannot see, probably in another container');
    } finally {
      invisible.kill();
    }
  });
});
