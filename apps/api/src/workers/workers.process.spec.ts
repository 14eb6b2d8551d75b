import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceProcess } from '../testing/service-process';

const SITE = '/api/v3/site';
const LIMIT = 50;
const BAD_KEYS = 20;

/** Returns the process ids of the children of a process. */
const childrenOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

/** Sends a request, on a connection of its own by default, so that the workers take turns. @returns the status */
async function send(url: string, headers: Record<string, string>, agent: Agent | false = false): Promise<number> {
  const sent = request(url, { headers, agent });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

describe('a service with three workers', () => {
  let database: TestDatabase;
  let factory: Factory;
  let key: string;
  let service: ServiceProcess;
  let url: string;
  let metricsPort: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    metricsPort = String(await freePort());
    service = ServiceProcess.spawn({
      DATABASE_URL: database.url,
      WORKERS: '3',
      DATABASE_POOL_SIZE: '12',
      METRICS_PORT: metricsPort,
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      BAD_KEYS_PER_10_SECONDS: String(BAD_KEYS),
    });
    url = await service.ready();
    factory = await Factory.inNewOrganization(database.dataSource);
    key = await factory.key();
  });
  afterAll(async () => {
    service.signal('SIGKILL');
    await database.drop();
  });

  /** Returns the sum of the samples whose line begins with a text. */
  async function metric(beginning: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(beginning));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  const requestsOf = (route: string) => metric(`rpm_http_requests_total{method="GET",route="${route}"`);

  it('counts the requests of all workers in the metrics', async () => {
    expect(await metric('rpm_workers ')).toBe(3);
    const pids = new Set(childrenOf(service.pid));
    expect(pids.size).toBe(3);
    const sent = 60;
    const statuses = await Promise.all(Array.from({ length: sent }, () => send(`${url}/health/live`, {})));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await requestsOf('/health/live')).toBe(sent);
    expect(await metric('rpm_http_request_duration_seconds_count{method="GET",route="/health/live"')).toBe(sent);
  });

  it('gives a key its limit of requests once, over all workers', async () => {
    const headers = { 'service-api-key': key };
    const statuses = await Promise.all(Array.from({ length: LIMIT + 25 }, () => send(`${url}${SITE}`, headers)));
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([LIMIT, 25]);
  });

  it('gives a key its whole limit on a single connection', async () => {
    const headers = { 'service-api-key': await factory.key() };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: number[] = [];
    for (let sent = 0; sent < LIMIT + 5; sent++) statuses.push(await send(`${url}${SITE}`, headers, agent));
    agent.destroy();
    expect(statuses.indexOf(429)).toBe(LIMIT);
  });

  it('counts the wrong keys of a network over all workers', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < BAD_KEYS + 5; sent++) statuses.push(await send(`${url}${SITE}`, { 'service-api-key': `x${sent}` }));
    expect(statuses).toEqual([...Array<number>(BAD_KEYS - 1).fill(401), ...Array<number>(6).fill(429)]);
  });

  it('replaces a killed worker, and keeps what it has counted', async () => {
    const before = await requestsOf('/health/live');
    const [victim = 0] = childrenOf(service.pid);
    process.kill(victim, 'SIGKILL');
    expect(await pollUntil(() => metric('rpm_worker_ends_total '), 1)).toBe(1);
    expect(await pollUntil(() => metric('rpm_workers '), 3)).toBe(3);
    expect(childrenOf(service.pid)).not.toContain(victim);
    expect(await requestsOf('/health/live')).toBe(before);
    expect(await Promise.all(Array.from({ length: 9 }, () => send(`${url}/health/ready`, {})))).toEqual(Array(9).fill(200));
  });

  it('replaces workers that were told to stop after they have answered their requests', async () => {
    const { release, underWay } = await blockedRequests(2);
    // One worker keeps running, because a port that the system has chosen is free again when nobody listens.
    const stopped = childrenOf(service.pid).slice(1);
    for (const pid of stopped) process.kill(pid, 'SIGTERM');
    await release();
    expect(await underWay).toEqual([200, 200]);
    const remaining = () => Promise.resolve(childrenOf(service.pid).filter((pid) => stopped.includes(pid)));
    expect(await pollUntil(async () => (await remaining()).length, 0)).toBe(0);
    expect(await pollUntil(() => metric('rpm_workers '), 3)).toBe(3);
    expect(await metric('rpm_worker_ends_total ')).toBe(1);
  });

  it('finishes the running requests of all workers on SIGTERM and exits with status 0', async () => {
    const { release, underWay } = await blockedRequests(2);
    service.signal('SIGTERM');
    await release();
    expect(await underWay).toEqual([200, 200]);
    const { status, output } = await service.ended();
    expect(status).toBe(0);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    // The lines of several processes on the same stdout are complete.
    const lines = output.split('\n').filter((line) => line.includes('"level"'));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow();
  });

  /** Begins to create sites, which wait for a lock. @returns a function that ends the wait, and the statuses of the requests */
  async function blockedRequests(count: number) {
    const blocker = database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table site');
    const newKey = await factory.key();
    const post = async (number: number) => {
      const headers = { 'Service-API-Key': newKey, 'Content-Type': 'application/json', Connection: 'close' };
      return (await fetch(`${url}${SITE}`, { method: 'POST', headers, body: JSON.stringify({ name: `Site ${number}` }) })).status;
    };
    const underWay = Promise.all(Array.from({ length: count }, (_, number) => post(number)));
    const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    await pollUntil(async () => (await database.dataSource.query<unknown[]>(waiting)).length, count);
    const release = async () => {
      await blocker.commitTransaction();
      await blocker.release();
    };
    return { release, underWay };
  }
});

describe('the start of a service with several workers', () => {
  it.each([
    ['a pool that is too small', { WORKERS: '3', DATABASE_POOL_SIZE: '11' }, 'DATABASE_POOL_SIZE: 11 connections are too few'],
    ['too many connections', { WORKERS: '20', DATABASE_POOL_SIZE: '1000' }, 'WORKERS: needs up to 1282 database connections'],
  ])('is refused with status 78 because of %s', async (_, environment, message) => {
    const database = await createTestDatabase();
    const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: database.url, ...environment }).ended();
    expect([status, output.split('\n').filter((line) => line.includes(message))]).toEqual([78, [expect.any(String)]]);
    await database.drop();
  });

  it('is refused with status 69 and one message if the port is in use', async () => {
    const database = await createTestDatabase();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const environment = { DATABASE_URL: database.url, PORT: String((server.address() as AddressInfo).port), WORKERS: '2' };
    const { status, output } = await ServiceProcess.spawn(environment).ended();
    expect([status, output.match(/EADDRINUSE/g)]).toEqual([69, ['EADDRINUSE']]);
    server.close();
    await database.drop();
  });

  it('starts the embedded database in the primary process, which stops it after the last worker', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rpm-workers-'));
    const service = ServiceProcess.spawn({ DATA_DIR: dataDir, WORKERS: '2', METRICS_TOKEN: 'a-token-of-nobody-at-all' });
    const url = await service.ready();
    const headers = { authorization: 'Bearer a-token-of-nobody-at-all' };
    const text = async () => (await fetch(`${url}/metrics`, { headers })).text();
    expect(await text()).toContain('\nrpm_workers 2\n');
    service.signal('SIGINT');
    expect((await service.ended()).status).toBe(0);
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
