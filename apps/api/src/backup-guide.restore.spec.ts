import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { WORKSPACE_ROOT } from '@rpm/database';
import { makeTemporaryDataFolder, pollUntil } from '@rpm/embedded-postgres/testing';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServiceProcess } from './testing/service-process';

const run = promisify(execFile);
const GUIDE = readFileSync(join(WORKSPACE_ROOT, 'docs', 'backup.md'), 'utf8');
const SCRIPT = join(WORKSPACE_ROOT, 'deploy', 'systemd', 'rpm-backup.sh');
const BIN = join(WORKSPACE_ROOT, 'node_modules', '.bin');

const [KEY, OTHER_KEY] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];

/** Returns the shell commands in the block of docs/backup.md that has the given name. */
function block(name: string): string {
  const [, commands] = new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(GUIDE) ?? [];
  if (commands === undefined) throw new Error(`docs/backup.md has no block "${name}".`);
  return commands;
}

/** The SQL statements in docs/backup.md that delete webhook secrets whose encryption key is lost. */
const GIVE_UP_SECRETS = /```sql\n(begin;[^]*?)```/.exec(GUIDE)?.[1] ?? '';

interface Answer {
  status: number;
  body: unknown;
}

/** Returns the sessions of rpm-admin that hold the migration lock. A restore holds it from its beginning. */
function restoresOf({ dataSource }: TestDatabase): Promise<{ state: string }[]> {
  return dataSource.query(
    `select a.state from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' where a.datname = current_database()`,
  );
}

describe('docs/backup.md', () => {
  const folder = makeTemporaryDataFolder('rpm-backup-guide-');
  const [keys, backups] = [join(folder, 'keys'), join(folder, 'backups')];
  const environment = (dataDir: string) => ({
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: join(folder, dataDir),
    KEYS: keys,
    BACKUPS: backups,
  });

  beforeAll(() => {
    mkdirSync(keys);
    mkdirSync(backups);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

  const shell = (commands: string, env: NodeJS.ProcessEnv) =>
    run('bash', ['--norc', '-eu', '-c', commands], { env: { ...env, WEBHOOK_ENCRYPTION_KEY: KEY }, cwd: WORKSPACE_ROOT });

  /** Starts the service, runs a function, and stops the service. */
  async function whileServing<T>(dataDir: string, work: (url: string) => Promise<T>, key = KEY): Promise<T> {
    const service = ServiceProcess.spawn({
      ...environment(dataDir),
      WEBHOOK_ENCRYPTION_KEY: key,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    });
    try {
      return await work(await service.ready());
    } finally {
      service.signal('SIGTERM');
      await service.ended();
    }
  }

  async function call(url: string, token: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'Service-API-Key': token, 'Content-Type': 'application/json' };
    const response = await fetch(
      `${url}/api/v3${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    return { status: response.status, body: await response.json() };
  }

  it('restores a service with the same responses on an empty machine from the backup file and the keys, and describes the consequences of a lost key', async () => {
    const admin = (args: string, dataDir: string) => shell(`npx rpm-admin ${args}`, environment(dataDir));
    await admin('organization create "North Clinic"', 'data');
    const { stdout } = await admin(`api-key create --organization "North Clinic" --name laptop --scopes '*'`, 'data');
    const token = stdout.trim();
    const paths = ['/patient', '/webhook', '/blood-glucose-reading'];
    const answersOf = async (url: string) => Promise.all(paths.map((path) => call(url, token, path)));

    const before = await whileServing('data', async (url) => {
      const patient = await call(url, token, '/patient', { firstName: 'Ada', lastName: 'Example', sex: 'female' });
      const { id } = patient.body as { id: number };
      await call(url, token, '/webhook', { url: 'http://127.0.0.1:9/', type: 'patient.created', enabled: true });
      const reading = { patient: { id }, readingTimestamp: '2026-01-31T08:00:00Z', glucose: 101, manual: true };
      expect(await call(url, token, '/blood-glucose-reading', reading)).toMatchObject({ status: expect.any(Number) });
      const answers = await answersOf(url);
      for (let paste = 1; paste <= 2; paste++) {
        const { stdout } = await shell(block('create'), environment('data'));
        expect(stdout).toMatch(/ can be restored: \d+ rows of \d+ tables are equal\./);
      }
      const signed = await shell(block('sign'), { ...environment('data'), BACKUPS: keys });
      expect(signed.stdout).toMatch(/ can be restored: \d+ rows of \d+ tables are equal\./);
      return answers;
    });
    expect(before.map(({ status, body }) => [status, (body as { total: number }).total])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);

    rmSync(join(folder, 'data'), { recursive: true });
    const [name = ''] = readdirSync(backups);
    const restored = await shell(block('restore'), { ...environment('new'), FILE: join(backups, name) });
    expect(restored.stdout).toMatch(/^Restored \d+ rows of \d+ tables/);
    expect(await whileServing('new', answersOf)).toEqual(before);

    const withoutKey = ServiceProcess.spawn({ ...environment('new'), WEBHOOK_ENCRYPTION_KEY: OTHER_KEY });
    const { status, output } = await withoutKey.ended();
    expect(status).toBe(78);
    expect(output).toContain(
      'secrets of webhooks, secrets and messages of sources, or files that are being imported, are stored under 1 key(s) that this process does not have',
    );

    const giveUp = `
      const { openDatabase, readConfiguration, databaseSettings } = require('@rpm/database');
      const { Client } = require('pg');
      openDatabase(readConfiguration(databaseSettings)).then(async (opened) => {
        const client = new Client(opened.connection);
        await client.connect();
        await client.query(process.argv[1]);
        await client.end();
        await opened.close();
      });`;
    await run(process.execPath, ['-e', giveUp, GIVE_UP_SECRETS], { cwd: WORKSPACE_ROOT, env: environment('new') });
    const afterwards = await whileServing(
      'new',
      async (url) => ({ answers: await answersOf(url), rotated: await call(url, token, '/webhook/1/rotate-secret', {}) }),
      OTHER_KEY,
    );
    expect(afterwards.rotated).toMatchObject({ status: 200 });
    expect(afterwards.answers[0]).toEqual(before[0]);
    expect(afterwards.answers[2]).toEqual(before[2]);
  });

  it('describes a restore that leaves the database empty if it is killed, so that the restore can be run again', async () => {
    const [name = ''] = readdirSync(backups);
    const file = join(backups, name);
    const args = ['backup', 'restore', file, '--identity', join(keys, 'backup-identity.txt'), '--json'];
    const database = await createTestDatabase('template0');
    const env = { ...environment('killed'), DATABASE_URL: database.url, WEBHOOK_ENCRYPTION_KEY: KEY };
    const child = spawn(join(BIN, 'rpm-admin'), args, { env, stdio: 'ignore' });
    const exited = once(child, 'exit');
    expect(await pollUntil(async () => (await restoresOf(database)).some(({ state }) => state !== 'idle'), true)).toBe(true);
    child.kill('SIGKILL');
    await exited;
    expect(await pollUntil(async () => (await restoresOf(database)).length, 0)).toBe(0);
    // If the restore was committed just before it was killed, the database is complete; otherwise the database is empty.
    const again = await run(join(BIN, 'rpm-admin'), args, { env }).catch(
      (error: unknown) => error as Record<'stdout' | 'stderr', string>,
    );
    expect(again.stdout + again.stderr).toMatch(/"rows":\d+|The database is not empty/);
    const { stdout } = await run(join(BIN, 'rpm-admin'), ['organization', 'list', '--json'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ total: 1 });
    await database.drop();
  });

  it('has a script that creates, copies and verifies backups and keeps the newest', async () => {
    const database = await createTestDatabase();
    await (await Factory.inNewOrganization(database.dataSource)).key();
    const [local, remote] = [join(folder, 'local'), join(folder, 'remote')];
    mkdirSync(local);
    mkdirSync(remote);
    const env = {
      PATH: `${BIN}:${process.env['PATH']}`,
      ...{ DATABASE_URL: database.administrationUrl, BACKUP_FOLDER: local, BACKUP_KEEP: '1' },
      ...{ BACKUP_COPY_TO: `${remote}/`, BACKUP_COPY_COMMAND: 'cp' },
    };
    const { stdout } = await run(SCRIPT, { env });
    expect(stdout).toMatch(/ can be restored: /);
    const again = await run(SCRIPT, { env });
    expect(again.stderr).toContain('Deleted older backups: ');
    expect([readdirSync(local).length, readdirSync(remote).length]).toEqual([1, 2]);
    await expect(run(SCRIPT, { env: { ...env, BACKUP_FOLDER: '' } })).rejects.toThrow('Set BACKUP_FOLDER to an existing folder.');
    await database.drop();
  });
});
