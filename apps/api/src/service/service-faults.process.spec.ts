import { Database } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { Factory } from '@rpm/data-access/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../testing/service-process';

/** These specs use their own PostgreSQL server, because they stop and freeze it and cut its connections. */
describe('service during database failures', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rpm-faults-'));
  let postgres: EmbeddedPostgres;
  let dataSource: Database;
  let service: ServiceProcess;
  let url: string;
  let key: string;
  let readingId: number;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(dataDir, { disposable: true });
    // The role of the service runs the migrations, because it must own the tables. Only a superuser can stop and freeze the server.
    const owner = await new Database({ connection: postgres.connection, patience: 'work' }).initialize();
    await migrate(owner);
    await owner.destroy();
    const connection = { ...postgres.administration, database: postgres.connection.database };
    dataSource = await new Database({ connection, patience: 'work' }).initialize();
    const factory = await Factory.inNewOrganization(dataSource);
    key = await factory.key();
    readingId = (await factory.reading()).id;
    const { host, port, user, database } = postgres.connection;
    const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
    service = ServiceProcess.spawn({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '4' });
    url = await service.ready();
  });
  afterAll(async () => {
    service.signal('SIGKILL');
    await service.ended();
    await dataSource.destroy().catch(() => undefined);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = () => fetch(`${url}/api/v3/blood-glucose-reading/${readingId}`, { headers: { 'Service-API-Key': key } });
  const create = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v3/site`, {
      method: 'POST',
      headers: { 'Service-API-Key': key, 'Content-Type': 'application/json', ...headers },
      body: '{"name":"x"}',
    });

  /** Expects that a read, a write and the readiness check are answered 503 with Retry-After, while the process reports that it is alive. */
  const expectUnavailable = async () => {
    const answers = await Promise.all([read(), create(), fetch(`${url}/health/ready`)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const answer of answers) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const problem = await answer.text();
      expect(problem).toContain('"code":"unavailable"');
      expect(problem).not.toMatch(/ECONN|socket|postgres|timeout/i);
    }
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  };

  const expectRecovery = async () => {
    while ((await read()).status !== 200) await sleep(50);
    expect((await create()).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  };

  const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

  const backends = async () => {
    const rows = await dataSource.query<{ pid: number }[]>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    return rows.map(({ pid }) => pid);
  };

  const cutConnections = () =>
    dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'rpm%' and pid <> pg_backend_pid()`,
    );

  /** Kills a process. The process may have ended already, because PostgreSQL ends idle workers. */
  const kill = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      expect(() => process.kill(pid, 0)).toThrow();
    }
  };

  it('survives the loss of all database connections', async () => {
    await cutConnections();
    await expectRecovery();
  });

  it('answers 503, never 500, to writes whose database connections are cut during their transactions', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) statuses.push((await create({ 'Idempotency-Key': randomUUID() })).status);
    };
    const writers = Array.from({ length: 8 }, write);
    for (let cuts = 0; cuts < 40; cuts++) {
      await sleep(25);
      await cutConnections();
    }
    isOver = true;
    await Promise.all(writers);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    await expectRecovery();
  });

  it('answers 503 while the database is read-only, and writes nothing', async () => {
    await dataSource.query('alter database rpm set default_transaction_read_only = on');
    await cutConnections();
    while ((await create()).status === 200) await sleep(20);
    const count = () => dataSource.query<unknown>('select count(*) from site');
    const before = await count();
    expect((await create()).status).toBe(503);
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect(await count()).toEqual(before);
    await dataSource.query('set default_transaction_read_only = off');
    await dataSource.query('alter database rpm reset default_transaction_read_only');
    await cutConnections();
    await expectRecovery();
  });

  it('answers 503 or 429 while all connections of an organization are blocked, and recovers afterwards', async () => {
    const blocker = dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table site');
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => create()))).map(({ status }) => status);
    // A request that waits too long for one of its organization's connections gets 429.
    expect(statuses.filter((status) => status !== 503 && status !== 429)).toEqual([]);
    await blocker.rollbackTransaction();
    await blocker.release();
    await expectRecovery();
  });

  it('answers 503 while PostgreSQL is frozen, and recovers afterwards', async () => {
    const frozen = [postmaster(), ...(await backends())];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await expectUnavailable().finally(() => frozen.forEach((pid) => process.kill(pid, 'SIGCONT')));
    await expectRecovery();
  });

  it('answers 503 while PostgreSQL is down, and recovers when it is back', async () => {
    const [pid, others] = [postmaster(), await backends()];
    await dataSource.destroy();
    // The server is frozen before it is killed, because a killed server may run again before the spec has checked the responses.
    process.kill(pid, 'SIGSTOP');
    for (const backend of others) kill(backend);
    await expectUnavailable();
    process.kill(pid, 'SIGKILL');
    await expectRecovery();
  });
});
