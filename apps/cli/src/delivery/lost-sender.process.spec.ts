import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

/** A webhook server that answers only when it is told to. */
class HangingReceiver {
  readonly ids: (string | string[] | undefined)[] = [];
  isHanging = true;
  private readonly hanging: ServerResponse[] = [];
  private readonly server = createServer((request, response) => {
    request.resume();
    this.ids.push(request.headers['webhook-id']);
    if (this.isHanging) this.hanging.push(response);
    else response.end();
  });

  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Answers all waiting requests, and from now on every new request at once. */
  answer(): void {
    this.isHanging = false;
    for (const response of this.hanging) response.end();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

describe('a lost process of rpm-admin deliver', () => {
  let folder: string;
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let receiver: HangingReceiver;
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-lost-sender-'));
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    receiver = new HangingReceiver();
    const args = ['webhook', 'create', '--type', 'patient.created', '--url', await receiver.listen()];
    const environment = { DATA_DIR: folder, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
    await admin.json([...args, '--organization', factory.organization.name], { environment });
    children = [];
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await receiver.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const senders = async () => (await database.dataSource.query<unknown[]>('select from webhook_sender')).length;
  async function start(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
    const before = await senders();
    const more = { DATA_DIR: folder, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', ...environment };
    const child = admin.start(['deliver', '--json'], { environment: more });
    children.push(child);
    await pollUntil(senders, before + 1);
    return child;
  }
  const emit = (count: number) =>
    database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload)
       select $1, 'patient.created', n, json_build_object('id', n) from generate_series(1, $2) as n`,
      [factory.organizationId, count],
    );
  const logs = () =>
    database.dataSource.query<object[]>(
      `select l.status, l.retry_attempts, (select json_agg(json_build_object('number', a.number, 'error', a.error) order by a.number)
         from webhook_attempt a where a.organization_id = l.organization_id and a.log_id = l.id) as attempts from webhook_log l order by l.id`,
    );
  const count = async (rows: string) => (await database.dataSource.query<unknown[]>(`select from ${rows}`)).length;
  const requests = () => Promise.resolve(receiver.ids.length);

  it('is replaced long before its leases expire if it is killed', async () => {
    // The leases of ten minutes cannot expire in this spec.
    const environment = { WEBHOOK_LEASE_MS: '600000', WEBHOOK_DEADLINE_MS: '60000' };
    const killed = await start(environment);
    await emit(3);
    expect(await pollUntil(requests, 3)).toBe(3);
    await start(environment);
    receiver.isHanging = false;
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const repeated = {
      status: 'delivered',
      retry_attempts: 1,
      attempts: [
        { number: 1, error: 'interrupted' },
        { number: 2, error: null },
      ],
    };
    expect(
      await pollUntil(async () => (await logs()).every((log) => (log as { status: string }).status === 'delivered'), true),
    ).toBe(true);
    expect(await logs()).toEqual([repeated, repeated, repeated]);
    expect(new Set(receiver.ids).size).toBe(3);
    expect([await senders(), await count('webhook_delivery')]).toEqual([1, 0]);
  });

  it('is replaced when its leases expire if it is frozen, and stores no result twice when it continues', async () => {
    const environment = { WEBHOOK_LEASE_MS: '65000', WEBHOOK_DEADLINE_MS: '60000' };
    const frozen = await start(environment);
    await emit(2);
    expect(await pollUntil(requests, 2)).toBe(2);
    // The logs of the hanging requests are stored before the process is frozen, so that both processes know the deliveries.
    await pollUntil(async () => (await logs()).length, 2);
    frozen.kill('SIGSTOP');
    await database.dataSource.query(`update webhook_delivery set due_timestamp = now() where owner is not null`);
    receiver.answer();
    await start(environment);
    const isDelivered = async () => (await logs()).every((log) => (log as { status: string }).status === 'delivered');
    expect(await pollUntil(isDelivered, true)).toBe(true);
    frozen.kill('SIGCONT');
    const answered = {
      status: 'delivered',
      retry_attempts: 1,
      attempts: [
        { number: 1, error: null },
        { number: 2, error: null },
      ],
    };
    const errors = () => count('webhook_attempt where error is not null');
    expect(await pollUntil(errors, 0)).toBe(0);
    expect(await logs()).toEqual([answered, answered]);
    frozen.kill('SIGTERM');
    expect((await once(frozen, 'exit'))[0]).toBe(0);
    expect(await logs()).toEqual([answered, answered]);
    expect([receiver.ids.length, await count('webhook_delivery'), await count('event_lease')]).toEqual([4, 0, 0]);
  });
});
