import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, EmbeddedSandbox } from './testing/embedded-sandbox';
import { pollUntil } from './testing/poll';

/** Starts a process and waits for its end. @returns its process id */
const goneProcess = () => spawnSync('true').pid;
const hasStarted = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));

describe('embedded PostgreSQL after kill -9', () => {
  const prepared = new EmbeddedSandbox();
  let sandbox: EmbeddedSandbox;

  beforeAll(() => prepared.prepare());
  afterAll(() => prepared.clear());
  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
    sandbox.beginWith(prepared);
  });
  afterEach(() => sandbox.clear());

  it('restarts a killed server with all committed data', async () => {
    const server = await sandbox.start();
    await ask(server, 'create table kept as select 42 as answer');
    expect(await sandbox.killServer(server)).toBe(true);
    expect(await ask(server, 'select answer from kept')).toBe(42);
  });

  it('restarts the server from another process if the process that started it is gone', async () => {
    const starter = sandbox.startElsewhere();
    await hasStarted(starter);
    const server = await sandbox.start();
    starter.kill('SIGKILL');
    expect(await sandbox.killServer(server)).toBe(true);
  });

  it('backs off while the server cannot be restarted, reports the reason, and restarts it as soon as possible', async () => {
    const said: string[] = [];
    const server = await sandbox.start({ say: (progress) => said.push(progress) });
    await ask(server, 'create table kept as select 42 as answer');
    const wal = join(sandbox.dataDir, 'postgres', 'cluster', 'pg_wal');
    renameSync(wal, `${wal}-away`);
    process.kill(sandbox.postmaster()?.pid ?? 0, 'SIGKILL');
    const pauses = () => said.flatMap((line) => /^Starting the database again in (.*) s$/.exec(line)?.[1] ?? []);
    expect(await pollUntil(() => Promise.resolve(pauses().length >= 3), true)).toBe(true);
    expect(pauses().slice(0, 3)).toEqual(['0.25', '0.5', '1']);
    expect(said.join('\n')).toMatch(/required WAL directory "pg_wal" does not exist/);
    renameSync(`${wal}-away`, wal);
    const answer = () => ask(server, 'select answer from kept').catch(() => null);
    expect(await pollUntil<unknown>(answer, 42)).toBe(42);
  });

  it('waits before restarting a server that was already restarted a short time ago', async () => {
    const said: string[] = [];
    const server = await sandbox.start({ say: (progress) => said.push(progress) });
    expect(await sandbox.killServer(server)).toBe(true);
    expect(said).not.toContain('Starting the database again in 0.25 s');
    const usesServer = `select exists (select from pg_locks where locktype = 'advisory' and granted) as answer`;
    expect(await pollUntil(() => ask(server, usesServer), true)).toBe(true);
    expect(await sandbox.killServer(server)).toBe(true);
    expect(said).toContain('Starting the database again in 0.25 s');
  });

  it('does not restart a server that the application has stopped', async () => {
    await (await sandbox.start()).stop();
    // The wait is twice the time after which a process notices that its server has ended.
    await sleep(600);
    expect(sandbox.postmaster()).toBeNull();
  });

  it('keeps the server running after the process that started it is killed, and the next process uses it', async () => {
    const starter = sandbox.startElsewhere();
    await hasStarted(starter);
    const left = sandbox.postmaster();
    expect(left).not.toBeNull();
    starter.kill('SIGKILL');
    const server = await sandbox.start();
    expect(sandbox.postmaster()).toEqual(left);
    expect(await ask(server, 'select 1 as answer')).toBe(1);
  });

  // Process ids start again from 1 when a container is restarted.
  it('starts despite a lock file whose process id now belongs to another program', async () => {
    await sandbox.start();
    const lock = join(sandbox.dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n');
    await sandbox.stopAll();
    const stranger = spawn('sleep', ['60']);
    try {
      writeFileSync(lock, [stranger.pid, ...rest].join('\n'), { mode: 0o600 });
      const server = await sandbox.start();
      expect(sandbox.postmaster()?.pid).not.toBe(stranger.pid);
      expect(await ask(server, 'select 1 as answer')).toBe(1);
    } finally {
      stranger.kill();
    }
  });
});

describe('embedded PostgreSQL whose first start was killed', () => {
  let sandbox: EmbeddedSandbox;
  let home: string;

  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
    home = join(sandbox.dataDir, 'postgres');
  });
  afterEach(() => sandbox.clear());

  const isCreatingCluster = () => existsSync(home) && readdirSync(home).some((name) => name.startsWith('cluster-'));
  const isStartingServer = () => existsSync(join(home, 'cluster', 'postmaster.pid'));
  const isPreparingDatabase = () => sandbox.postmaster() !== null;

  it.each([
    ['creating the cluster', isCreatingCluster],
    ['starting the server', isStartingServer],
    ['preparing the database', isPreparingDatabase],
  ])('starts after the previous process was killed while %s', async (_, hasBegun) => {
    const starter = sandbox.startElsewhere();
    expect(await pollUntil(() => Promise.resolve(hasBegun()), true)).toBe(true);
    starter.kill('SIGKILL');
    expect(await ask(await sandbox.start(), 'select 1 as answer')).toBe(1);
  });

  // An initdb outlives the killed process that started it, and keeps writing.
  it('starts despite an unfinished cluster that cannot be removed yet because initdb is still writing to it', async () => {
    const unfinished = join(home, `cluster-${goneProcess()}-${randomUUID()}`);
    const writer = spawn('sh', ['-c', 'while :; do mkdir -p "$0/base/$((n += 1))"; done', unfinished]);
    try {
      expect(await ask(await sandbox.start(), 'select 1 as answer')).toBe(1);
    } finally {
      writer.kill('SIGKILL');
    }
  });
});
