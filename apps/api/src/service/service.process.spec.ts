import { ApiKeyRepository } from '@rpm/data-access';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../testing/service-process';

const SITE = '/api/v3/site';

/** The tests of this file share three processes. Each of them ends in the last test that uses it. */
describe('service process', () => {
  let database: TestDatabase;
  let factory: Factory;
  let key: string;
  let draining: ServiceProcess;
  let stopped: ServiceProcess;
  let killed: ServiceProcess;
  let services: ServiceProcess[];
  let url: string;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    const spawn = (environment: Record<string, string> = {}) =>
      ServiceProcess.spawn({ DATABASE_URL: database.url, ...environment });
    services = [draining, stopped, killed] = [spawn({ SHUTDOWN_DELAY_MS: '1500' }), spawn(), spawn()];
    await Promise.all(services.map((service) => service.ready()));
    url = await draining.ready();
    factory = await Factory.inNewOrganization(database.dataSource);
    key = await factory.key();
  });
  afterAll(async () => {
    for (const service of services) service.signal('SIGKILL');
    await database.drop();
  });

  const post = (service: string, ofKey: string, name: string) =>
    fetch(`${service}${SITE}`, {
      method: 'POST',
      headers: { 'Service-API-Key': ofKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    });

  it('migrates an empty database only once if three processes start at the same time', async () => {
    const urls = await Promise.all(services.map((service) => service.ready()));
    const answers = await Promise.all(urls.map(async (service) => (await fetch(`${service}/health/ready`)).json()));
    expect(answers).toEqual([{ status: 'ready' }, { status: 'ready' }, { status: 'ready' }]);
    // The migration table is the same as in a database that a single process has migrated: each migration was applied once.
    const migrated = 'select name from migration order by id';
    const other = await createTestDatabase();
    expect(await database.dataSource.query(migrated)).toEqual(await other.dataSource.query(migrated));
    await other.drop();
  });

  it('rejects an API key as soon as another process has revoked it', async () => {
    const apiKeys = new ApiKeyRepository(database.dataSource);
    const { apiKey, token } = await apiKeys.create(factory.organizationId, { name: 'x', scopes: ['*'], expireTimestamp: null });
    expect((await post(url, token.text, 'before')).status).toBe(200);
    await apiKeys.revoke(factory.organizationId, apiKey.id);
    expect(await pollUntil(async () => (await post(url, token.text, 'after')).status, 401)).toBe(401);
  });

  it('reports that it is not ready if the database was migrated by a different version of the code', async () => {
    const ready = `${url}/health/ready`;
    expect((await fetch(ready)).status).toBe(200);
    const change = `update migration set checksum = reverse(checksum) where name = 'Orders1764000000000'`;
    await database.dataSource.query(change);
    const answer = await fetch(ready);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', detail: 'The database schema is not the one that this version expects.' },
    ]);
    await database.dataSource.query(change);
    expect((await fetch(ready)).status).toBe(200);
  });

  it('loses no write that it has acknowledged when it is killed', async () => {
    const service = await killed.ready();
    const acknowledged: string[] = [];
    const client = async (number: number) => {
      for (let call = 0; ; call++) {
        const name = `${number}-${call}`;
        const answer = await post(service, key, name).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) acknowledged.push(name);
      }
    };
    const clients = [1, 2, 3, 4].map(client);
    while (acknowledged.length < 50) await sleep(5);
    killed.signal('SIGKILL');
    await Promise.all(clients);
    const rows = await database.dataSource.query<{ name: string; count: number }[]>(
      'select name, count(*)::int as count from site group by name',
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    expect(acknowledged.filter((name) => counts.get(name) !== 1)).toEqual([]);
  });

  it('answers requests while nobody reads its log, and stops cleanly on two signals that arrive together', async () => {
    const live = `${await stopped.ready()}/health/live`;
    stopped.stopReadingLog();
    // Each log line contains this long request id, so that all lines together exceed the kernel's buffer for stdout.
    const headers = { 'X-Request-Id': 'x'.repeat(128) };
    for (let round = 0; round < 60; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(live, { headers })));
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      await Promise.all(answers.map((answer) => answer.text()));
    }
    // A terminal sends Ctrl-C both to the service and to npm, which forwards it to the service.
    stopped.signal('SIGINT');
    await sleep(5);
    stopped.signal('SIGINT');
    expect((await stopped.ended()).status).toBe(0);
  });

  it('finishes running requests on SIGTERM and exits with status 0', async () => {
    // A lock on the table `site` keeps the request running until after the signal.
    const blocker = database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table site');
    const underWay = post(url, key, 'under way');
    const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    while ((await database.dataSource.query<unknown[]>(waiting)).length === 0) await sleep(10);
    draining.signal('SIGTERM');
    while ((await fetch(`${url}/health/ready`)).status !== 503) await sleep(10);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await blocker.commitTransaction();
    await blocker.release();
    expect((await underWay).status).toBe(200);
    const { status, output } = await draining.ended();
    expect(status).toBe(0);
    // Log lines contain the time as an ISO timestamp rather than a number.
    expect(output).toMatch(/^\{"level":30,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z",/m);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
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

  it('exits with status 69 if nothing listens at the address of the database', async () => {
    const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }).ended();
    expect(status).toBe(69);
    expect(output).toContain('The database cannot be used: nothing listens at its address.');
    expect(output).not.toContain('secret');
  });

  it('reports all configuration errors without the invalid values, and exits with status 78', async () => {
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
});
