import { Database } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../testing/service-process';

/** Number of clients that read, and of clients that write. */
const CLIENTS = 10;

/** Number of times that the service and PostgreSQL are killed. */
const ROUNDS = 4;

/** Number of answers after which the next kill follows. */
const ANSWERS = 300;

/** This spec uses its own PostgreSQL server, because it kills it. */
describe('audit trail of a service that is killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rpm-audit-'));
  let postgres: EmbeddedPostgres;
  let service: ServiceProcess;
  let url: string;
  let key: string;
  let patientIds: number[];
  let deviceIds: number[];
  /** Ids that the service gave the requests whose answers a client received. */
  const answered: string[] = [];

  const administration = () =>
    new Database({
      connection: { ...postgres.administration, database: postgres.connection.database },
      patience: 'work',
    }).initialize();
  const spawn = async () => {
    const { host, port, user, database } = postgres.connection;
    const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
    service = ServiceProcess.spawn({ DATABASE_URL: databaseUrl });
    url = await service.ready();
  };

  const isDatabaseBack = async () => {
    const opened = await administration().catch(() => null);
    await opened?.destroy();
    return opened !== null;
  };

  beforeAll(async () => {
    // A disposable server does not wait for the disk, and would lose commits that it has acknowledged.
    postgres = await startEmbeddedPostgres(dataDir);
    const owner = await new Database({ connection: postgres.connection, patience: 'work' }).initialize();
    await migrate(owner);
    await owner.destroy();
    const dataSource = await administration();
    const factory = await Factory.inNewOrganization(dataSource);
    key = await factory.key();
    const devices = await Promise.all(Array.from({ length: CLIENTS }, () => factory.device()));
    deviceIds = devices.map(({ id }) => id);
    patientIds = devices.map(({ currentPatientId }) => currentPatientId ?? 0);
    await dataSource.destroy();
    await spawn();
  });
  afterAll(async () => {
    service.signal('SIGKILL');
    await service.ended();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (path: string, method: string, body?: object) =>
    fetch(`${url}/api/v3${path}`, {
      method,
      headers: { 'Service-API-Key': key, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  let written = 0;
  /** The requests of one client, in turn. */
  const requests = (client: number): (() => Promise<Response>)[] => [
    () => send(`/patient/${patientIds[client]}`, 'GET'),
    () => send('/patient', 'GET'),
    () => {
      const readingTimestamp = new Date(Date.UTC(2026, 1, 1) + written++ * 1_000).toISOString();
      return send('/weight-reading', 'POST', { device: { id: deviceIds[client] }, readingTimestamp, weight: 150.5 });
    },
    () => send(`/patient/${patientIds[client]}`, 'PATCH', { firstName: `Testina ${String(written++)}` }),
  ];

  /** Sends requests one after the other, and keeps the ids of those that are answered, until the service is gone. */
  const work = async (client: number, isReader: boolean) => {
    const own = isReader ? requests(client).slice(0, 2) : requests(client).slice(2);
    try {
      for (let turn = 0; ; turn++) {
        const answer = await own[turn % own.length]?.();
        await answer?.text();
        if (answer?.status === 200) answered.push(answer.headers.get('x-request-id') ?? '');
      }
    } catch {
      // The service was killed.
    }
  };

  const kill = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      expect(() => process.kill(pid, 0)).toThrow();
    }
  };

  it('contains a row for every answer that a client has received', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const goal = answered.length + ANSWERS;
      const clients = Array.from({ length: 2 * CLIENTS }, (_, n) => work(n % CLIENTS, n < CLIENTS));
      while (answered.length < goal) await sleep(10);
      const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
      // In each other round, PostgreSQL is killed first, so that the service may answer a little longer.
      if (round % 2 === 1) kill(postmaster);
      service.signal('SIGKILL');
      if (round % 2 === 0) kill(postmaster);
      await service.ended();
      await Promise.all(clients);
      await pollUntil(isDatabaseBack, true);
      await spawn();
    }
    const dataSource = await administration();
    const rows = await dataSource.query<{ id: string }[]>(
      'select unnest(array[request_id] || coalesce(further_request_ids, array[]::uuid[])) as id from audit_event',
    );
    await dataSource.destroy();
    const recorded = new Set(rows.map(({ id }) => id));
    expect(answered.length).toBeGreaterThanOrEqual(ROUNDS * ANSWERS);
    expect(answered.filter((id) => !recorded.has(id))).toEqual([]);
  });
});
