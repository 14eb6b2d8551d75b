import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RpmAdmin } from '../testing/rpm-admin';
import { WebhookReceiver } from '../testing/webhook-receiver';

interface Log {
  id: number;
  status: string;
}

describe('rpm-admin deliver', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-deliver-'));
  const environment = { DATA_DIR: folder, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];
  let receiver: WebhookReceiver;
  let webhookId: number;
  let started: ChildProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  beforeEach(async () => {
    // Each test has its own receiving server, because failed deliveries of earlier tests are still being retried.
    receiver = await WebhookReceiver.start();
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
    const args = ['webhook', 'create', '--type', 'patient.created', '--url', receiver.url, ...ours];
    webhookId = ((await admin.json(args, { environment })) as { id: number }).id;
  });
  afterEach(async () => {
    started?.kill('SIGKILL');
    await receiver.stop();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const emit = (count = 1) =>
    database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload)
       select $1, 'patient.created', n, json_build_object('id', n) from generate_series(1, $2) as n`,
      [factory.organizationId, count],
    );
  const sendDue = (more = {}) => admin.json(['deliver', '--once'], { environment: { ...environment, ...more } });
  const logs = async () => ((await admin.json(['webhook-log', 'list', ...ours])) as { content: Log[] }).content;
  const start = (more: NodeJS.ProcessEnv = environment) => (started = admin.start(['deliver', '--json'], { environment: more }));
  const count = async (rows: string) => {
    const [row] = await database.dataSource.query<{ count: number }[]>(`select count(*)::int as count from ${rows}`, [webhookId]);
    return row?.count;
  };
  const received = () => Promise.resolve(receiver.requests.length);

  it.each([
    ['WEBHOOK_LEASE_MS', '1000'],
    ['METRICS_HOST', 'CANARY host'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10/8,CANARY'],
    ['DATABASE_URL', 'postgres://CANARY@h/d?port=CANARY'],
  ])('exits with status 78 if %s is invalid, without printing its value', async (name, value) => {
    const failure = await admin.failure(['deliver', '--once'], { environment: { ...environment, [name]: value } });
    expect(failure).toMatchObject({
      exitCode: 78,
      error: { code: 'configuration', detail: expect.stringContaining(`- ${name}: `) as string },
    });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it('sends every due delivery and then ends if --once is given', async () => {
    await emit(120);
    expect(await sendDue()).toEqual({ delivered: 120, failed: 0, cancelled: 0, attempts: 120 });
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(120);
    expect(receiver.requests).toHaveLength(120);
    expect(await sendDue()).toEqual({ delivered: 0, failed: 0, cancelled: 0, attempts: 0 });
  });

  it('sends what waits for the audit trail, too, if --once is given', async () => {
    await emit();
    await sendDue();
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table audit_event in exclusive mode');
    // A proven webhook has fewer slots than this, so that most of these events leave the outbox without a slot.
    await emit(100);
    const sent = sendDue();
    expect(
      await pollUntil(() => count('event where organization_id = (select organization_id from webhook where id = $1)'), 0),
    ).toBe(0);
    // Within this time, the command would look at the queue several times.
    await holder.query('select pg_sleep(2)');
    await holder.commitTransaction();
    await holder.release();
    expect(await sent).toEqual({ delivered: 100, failed: 0, cancelled: 0, attempts: 100 });
  });

  it('does not wait for a later retry if --once is given', async () => {
    receiver.status = 503;
    await emit();
    // The retry is due in a day, after the end of this spec.
    expect(await sendDue({ WEBHOOK_RETRY_SCHEDULE: '86400' })).toEqual({ delivered: 0, failed: 0, cancelled: 0, attempts: 1 });
    expect(await logs()).toMatchObject([{ status: 'pending', lastResponseStatus: 503, retryAttempts: 0 }]);
  });

  it('sends deliveries and serves metrics until it receives a signal to stop', async () => {
    const port = await freePort();
    const child = start({ ...environment, METRICS_PORT: String(port) });
    const output = child.stdout ? text(child.stdout) : '';
    await emit(3);
    expect(await pollUntil(received, 3)).toBe(3);
    await emit(2);
    expect(await pollUntil(received, 5)).toBe(5);
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(await pollUntil(async () => (await metrics()).includes('{status="delivered"} 5\n'), true)).toBe(true);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(JSON.parse(await output)).toEqual({ delivered: 5, failed: 0, cancelled: 0, attempts: 5 });
  });

  it('sends the deliveries of a replay, and a delivery that is resent individually', async () => {
    await emit(3);
    await sendDue();
    const child = start();
    const period = ['--start', '2000-01-01T00:00:00Z', '--end', '2100-01-01T00:00:00Z'];
    const replay = await admin.json(['webhook', 'replay', String(webhookId), ...period, '--log-status', 'delivered', ...ours]);
    expect(replay).toMatchObject({ webhook: { id: webhookId }, status: 'done', progress: 1, queued: 3, logStatus: 'delivered' });
    expect(await pollUntil(received, 6)).toBe(6);
    const [newest] = await logs();
    const pending = () => count(`webhook_log where webhook_id = $1 and status = 'pending'`);
    expect(await pollUntil(pending, 0)).toBe(0);
    const id = String(newest?.id);
    expect(await admin.json(['webhook-log', 'resend', id, ...ours])).toMatchObject({ id: newest?.id, status: 'pending' });
    expect(await pollUntil(received, 7)).toBe(7);
    expect(await pollUntil(pending, 0)).toBe(0);
    expect(await admin.json(['webhook-log', 'show', id, ...ours])).toMatchObject({
      status: 'delivered',
      attempts: [{ number: 1 }, { number: 2 }, { number: 3, responseStatus: 200, error: null }],
    });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('completes a replay even if the command that waits for it was interrupted, and stops a replay that is cancelled', async () => {
    await emit();
    await sendDue();
    const period = ['--start', '2000-01-01T00:00:00Z', '--end', '2100-01-01T00:00:00Z', ...ours];
    const replay = ['webhook', 'replay', String(webhookId), ...period];
    const { id } = (await admin.json([...replay, '--detach'])) as { id: number };
    const running = () => count(`webhook_replay where webhook_id = $1 and status = 'running'`);
    expect(await running()).toBe(1);
    // No process is sending webhooks at this point, so the replay makes no progress.
    const child = admin.start([...replay, '--json']);
    const stderr = child.stderr ? text(child.stderr) : '';
    expect(await pollUntil(running, 2)).toBe(2);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(130);
    expect(await stderr).toMatch(/"code":"interrupted","detail":"The replay continues: /);
    expect(await running()).toBe(2);
    const listed = await admin.json(['webhook', 'replays', String(webhookId), ...ours]);
    expect(listed).toMatchObject({
      content: [{ status: 'running' }, { id, status: 'running', progress: 0, queued: 0 }],
      total: 2,
    });
    const cancelled = await admin.json(['webhook', 'cancel-replay', String(webhookId), String(id), ...ours]);
    expect(cancelled).toMatchObject({ id, status: 'cancelled' });
    expect(await sendDue()).toMatchObject({ delivered: 1 });
  });

  it.each([
    [['webhook', 'replay', '1'], {}, 64, 'usage'],
    [['webhook', 'replay', '1', '--start', '2026-01-02T00:00:00Z', '--end', '2026-01-01T00:00:00Z'], {}, 64, 'invalid_input'],
    [['webhook', 'replay', '999999', '--start', '2026-01-01T00:00:00Z', '--end', '2026-01-02T00:00:00Z'], {}, 1, 'not_found'],
    [['webhook-log', 'show', '999999'], {}, 1, 'not_found'],
    [['webhook-log', 'resend', '999999'], {}, 1, 'not_found'],
  ])('reports an error for the arguments %j', async (args, more, exitCode, code) => {
    const failure = await admin.failure([...args, ...ours], { environment: { ...environment, ...more } });
    expect(failure).toMatchObject({ exitCode, error: { code } });
  });

  it.each([
    [{ WEBHOOK_LEASE_MS: '1000' }, 78, 'configuration'],
    [{ WEBHOOK_ALLOWED_NETWORKS: 'everything', WEBHOOK_CONCURRENCY: 'much' }, 78, 'configuration'],
    [{ METRICS_HOST: '192.0.2.1', METRICS_PORT: '9464' }, 69, 'cannot_listen'],
  ])('rejects the configuration %j', async (more, exitCode, code) => {
    const failure = await admin.failure(['deliver', '--once'], { environment: { ...environment, ...more } });
    expect(failure).toMatchObject({ exitCode, error: { code } });
  });
});
