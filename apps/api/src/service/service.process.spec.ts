import { ApiKeyRepository } from '@rpm/data-access';
import { createTestDatabase, Factory, type TestDatabase } from '@rpm/data-access/testing';
import { poll } from '@rpm/embedded-postgres/testing';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../testing/service-process';

const SITE = '/api/v3/site';

describe('service process', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const post = (url: string, key: string, name: string) =>
    fetch(`${url}${SITE}`, {
      method: 'POST',
      headers: { 'Service-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    });

  it('migrates an empty database once if three processes start at the same time', async () => {
    const empty = await createTestDatabase('template0');
    const services = [1, 2, 3].map(() => ServiceProcess.spawn({ DATABASE_URL: empty.url }));
    const urls = await Promise.all(services.map((service) => service.ready()));
    const answers = await Promise.all(urls.map(async (url) => (await fetch(`${url}/health/ready`)).json()));
    expect(answers).toEqual([{ status: 'ready' }, { status: 'ready' }, { status: 'ready' }]);
    // Each migration was applied once, as in a database that was migrated by a single process.
    const migrated = 'select name from migration order by id';
    expect(await empty.dataSource.query(migrated)).toEqual(await database.dataSource.query(migrated));
    for (const service of services) service.signal('SIGTERM');
    const ends = await Promise.all(services.map((service) => service.ended()));
    expect(ends.map(({ status }) => status)).toEqual([0, 0, 0]);
    await empty.drop();
  });

  it('finishes running requests on SIGTERM and exits with 0', async () => {
    const key = await (await Factory.inNewOrganization(database.dataSource)).key();
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url, SHUTDOWN_DELAY_MS: '1500' });
    const url = await service.ready();
    // The lock on the table delays the request until after the signal.
    const blocker = database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table site');
    const underWay = post(url, key, 'under way');
    const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    while ((await database.dataSource.query<unknown[]>(waiting)).length === 0) await sleep(10);
    service.signal('SIGTERM');
    while ((await fetch(`${url}/health/ready`)).status !== 503) await sleep(10);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await blocker.commitTransaction();
    await blocker.release();
    expect((await underWay).status).toBe(200);
    expect((await service.ended()).status).toBe(0);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });

  it('answers requests and stops on SIGTERM while nobody reads its log', async () => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const url = await service.ready();
    service.stopReadingLog();
    // Each log line repeats the request id. Together they exceed the kernel's buffer for stdout.
    const headers = { 'X-Request-Id': 'x'.repeat(128) };
    for (let round = 0; round < 60; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/health/live`, { headers })));
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      await Promise.all(answers.map((answer) => answer.text()));
    }
    service.signal('SIGTERM');
    expect((await service.ended()).status).toBe(0);
  });

  it('stops the embedded database on SIGINT during startup', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rpm-early-'));
    const service = ServiceProcess.spawn({ DATA_DIR: dataDir });
    while (!service.written.includes('Bringing the database up to date')) await sleep(5);
    service.signal('SIGINT');
    expect((await service.ended()).status).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });

  // A terminal sends Ctrl-C both to the service and to npm, which passes it on.
  it('stops cleanly if it receives the same signal twice', async () => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    await service.ready();
    service.signal('SIGINT');
    await sleep(5);
    service.signal('SIGINT');
    expect((await service.ended()).status).toBe(0);
  });

  it('loses no acknowledged write when it is killed', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const key = await factory.key();
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const url = await service.ready();
    const acknowledged: string[] = [];
    const client = async (number: number) => {
      for (let call = 0; ; call++) {
        const name = `${number}-${call}`;
        const answer = await post(url, key, name).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) acknowledged.push(name);
      }
    };
    const clients = [1, 2, 3, 4].map(client);
    while (acknowledged.length < 50) await sleep(5);
    service.signal('SIGKILL');
    await Promise.all(clients);
    const rows = await database.dataSource.query<{ name: string; count: number }[]>(
      'select name, count(*)::int as count from site group by name',
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    expect(acknowledged.filter((name) => counts.get(name) !== 1)).toEqual([]);
  });

  it('rejects an API key as soon as another process has revoked it', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const apiKeys = new ApiKeyRepository(database.dataSource);
    const { apiKey, token } = await apiKeys.create(factory.organizationId, { name: 'x', scopes: ['*'], expireTimestamp: null });
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const url = await service.ready();
    expect((await post(url, token.text, 'before')).status).toBe(200);
    await apiKeys.revoke(factory.organizationId, apiKey.id);
    expect(await poll(async () => (await post(url, token.text, 'after')).status, 401)).toBe(401);
    service.signal('SIGTERM');
    await service.ended();
  });

  it('reports all mistakes in its configuration without their values and exits with 78', async () => {
    const service = ServiceProcess.spawn({
      DATABASE_URL: 'mysql://secret-user:secret-password@db',
      PORT: 'seventy',
      DEMO: 'perhaps',
      RATE_LIMIT_PER_MINUTE: '-1',
      LOG_LEVEL: 'loud',
    });
    const { status, output } = await service.ended();
    expect(status).toBe(78);
    for (const name of ['DATABASE_URL', 'PORT', 'DEMO', 'RATE_LIMIT_PER_MINUTE', 'LOG_LEVEL'])
      expect(output).toContain(`  - ${name}: `);
    expect(output).not.toMatch(/secret|seventy|perhaps|loud/);
  });

  it('reports that it is not ready once other code has migrated the database, and cannot be started again', async () => {
    const running = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const ready = `${await running.ready()}/health/ready`;
    expect((await fetch(ready)).status).toBe(200);
    const change = `update migration set checksum = reverse(checksum) where name = 'Orders1764000000000'`;
    await database.dataSource.query(change);
    const answer = await fetch(ready);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', detail: 'The database schema is not the one that this version expects.' },
    ]);
    const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: database.url }).ended();
    expect(status).toBe(69);
    expect(output).toContain('The database was migrated by other code than this (the checksums of Orders1764000000000 differ)');
    await database.dataSource.query(change);
    expect((await fetch(ready)).status).toBe(200);
    running.signal('SIGTERM');
    await running.ended();
  });

  it.each([
    ['TRUST_PROXY', 'secret-proxy', {}],
    ['HOST', 'secret host', {}],
    ['WEBHOOK_LEASE_MS', '1000', {}],
    ['DATA_DIR', '/dev/null/secret-folder', { DATABASE_URL: '' }],
  ])('exits with 78 for %s=%s without repeating the value', async (name, value, environment) => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url, [name]: value, ...environment });
    const { status, output } = await service.ended();
    expect(status).toBe(78);
    expect(output).toContain(`  - ${name}: `);
    expect(output).not.toContain('secret');
  });

  it('rejects a newer database with advice and exits with 69', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999999999999, 'Future9999999999999')`);
    const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: database.url }).ended();
    expect(status).toBe(69);
    expect(output).toContain('The database is newer than this version of the service');
  });

  it('reports an unreachable database without connection details', async () => {
    const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }).ended();
    expect(status).toBe(69);
    expect(output).toContain('The database cannot be used: nothing listens at its address.');
    expect(output).not.toContain('secret');
  });

  it('names the wrong setting if it cannot listen', async () => {
    const nowhere = await ServiceProcess.spawn({ DATABASE_URL: database.url, HOST: 'nohost.invalid' }).ended();
    expect([nowhere.status, nowhere.output]).toEqual([69, expect.stringContaining('HOST must be an address of this machine')]);
    const first = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const { port } = new URL(await first.ready());
    const second = await ServiceProcess.spawn({ DATABASE_URL: database.url, PORT: port }).ended();
    expect([second.status, second.output]).toEqual([69, expect.stringContaining('Choose another port: PORT=3001 npm start')]);
    first.signal('SIGTERM');
    await first.ended();
  });
});
