import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

describe('a process of rpm-admin deliver that is killed before it stores the results of its requests', () => {
  let folder: string;
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let sender: ChildProcess | undefined;
  let webhookId: number;
  let environment: NodeJS.ProcessEnv;
  let url: string;
  /** The bodies that the receiver got. It never answers, so that no result can be stored. */
  let bodies: Buffer[];
  const receiver = createServer(
    (request) =>
      void buffer(request).then(
        (body) => bodies.push(body),
        () => undefined,
      ),
  );

  beforeAll(async () => {
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  });
  beforeEach(async () => {
    bodies = [];
    folder = mkdtempSync(join(tmpdir(), 'rpm-disclosed-'));
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    const args = ['webhook', 'create', '--type', 'patient.created', '--url', url, '--purpose', 'research'];
    environment = { DATA_DIR: folder, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
    const created = await admin.json([...args, '--organization', factory.organization.name], { environment });
    webhookId = (created as { id: number }).id;
  });
  afterEach(async () => {
    await kill();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await once(receiver, 'close');
  });

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  async function kill(): Promise<void> {
    if (sender?.exitCode === null && sender.signalCode === null) {
      sender.kill('SIGKILL');
      await once(sender, 'exit');
    }
    sender = undefined;
  }
  /** Returns the digests of bodies that the audit trail contains. */
  const recorded = async () =>
    (await look<{ hex: string }>(`select encode(digests, 'hex') as hex from audit_event where actor_kind = 'delivery'`)).flatMap(
      ({ hex }) => hex.match(/.{64}/g) ?? [],
    );

  it.each([
    ['at once', true],
    ['from the queue', false],
  ])('has recorded every body that the receiver got %s, also after the webhook is deleted', async (_, isProven) => {
    if (isProven) await look('update webhook_health set last_success_timestamp = now()');
    await look(
      `insert into event (organization_id, type, subject_id, payload)
       select $1, 'patient.created', n, json_build_object('id', n) from generate_series(1, 20) as n`,
      factory.organizationId,
    );
    sender = admin.start(['deliver', '--json'], { environment });
    const few = isProven ? 16 : 4;
    expect(await pollUntil(() => Promise.resolve(bodies.length >= few), true)).toBe(true);
    await kill();
    const ours = ['--organization', factory.organization.name];
    await admin.json(['webhook', 'delete', String(webhookId), ...ours], { environment });
    await look('delete from webhook_log_payload');
    await look('delete from webhook_log');
    const trail = new Set(await recorded());
    expect(bodies.filter((body) => !trail.has(hash('sha256', body, 'hex')))).toEqual([]);
    expect(
      await look(`select webhook_id, host, resource, purpose from audit_event where actor_kind = 'delivery' group by 1, 2, 3, 4`),
    ).toEqual([{ webhook_id: webhookId, host: '127.0.0.1', resource: 'patient.created', purpose: 'research' }]);
  });
});
