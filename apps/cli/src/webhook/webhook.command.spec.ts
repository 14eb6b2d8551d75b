import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { explainSignature } from '@rpm/webhook-delivery';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';
import { WebhookReceiver } from '../testing/webhook-receiver';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

const HOW = expect.stringContaining('set WEBHOOK_ALLOWED_NETWORKS') as string;
const NOT_HOW = expect.not.stringContaining('WEBHOOK_ALLOWED_NETWORKS') as string;

interface Created {
  id: number;
  secret: string;
}

describe('rpm-admin webhook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-webhook-'));
  const environment = { DATA_DIR: folder, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
  let database: TestDatabase;
  let admin: RpmAdmin;
  let ours: string[];
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    const factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
    receiver = await WebhookReceiver.start();
  });
  afterAll(async () => {
    await receiver.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const json = (...args: string[]) => admin.json(['webhook', ...args, ...ours], { environment });
  const failure = (...args: string[]) => admin.failure(['webhook', ...args, ...ours], { environment });
  const create = async (...args: string[]) =>
    (await json('create', '--type', 'device.healthcheck', '--url', receiver.url, ...args)) as Created;

  it('creates a webhook, and prints its secret only this once', async () => {
    const { id, secret, ...rest } = await create('--rate-limit', '50', '--purpose', 'publicHealth');
    const webhook = {
      type: 'device.healthcheck',
      url: receiver.url,
      enabled: true,
      disabledReason: null,
      format: 'rpm',
      rateLimit: 50,
      purpose: 'publicHealth',
      types: ['device.healthcheck'],
      headers: [],
      version: 1,
      createTimestamp: INSTANT,
      updateTimestamp: INSTANT,
    };
    expect(rest).toEqual(webhook);
    expect(secret).toMatch(SECRET);
    const health = { consecutiveFailures: 0, firstFailureTimestamp: null, latestSequences: [], pauseEndTimestamp: null };
    expect(await json('show', String(id))).toEqual({ id, ...webhook, health });
    const page = { first: true, last: true, page: 1, size: 15, total: 1 };
    expect(await json('list', '--type', 'device.healthcheck', '--enabled', 'true')).toEqual({
      content: [{ id, ...webhook }],
      ...page,
    });
    expect(await json('list', '--enabled', 'false')).toMatchObject({ content: [], total: 0 });
  });

  it('prints only the secret on stdout, and explains on stderr its purpose and its storage', async () => {
    const args = ['webhook', 'create', '--type', 'order.status', '--url', 'https://hooks.example.org/rpm', ...ours];
    const { exitCode, stdout, stderr } = await admin.run(args, { environment });
    expect([exitCode, SECRET.test(stdout.trim())]).toEqual([0, true]);
    expect(stderr).toMatch(/^This is the signing secret of webhook \d+\. It is printed only this once: /);
  });

  it('sends a sample event that is signed with both the current and the previous secret', async () => {
    const { id, secret } = await create();
    const rotated = (await json('rotate-secret', String(id), '--overlap-seconds', '60')) as Created;
    expect(rotated.secret).not.toBe(secret);
    receiver.requests.length = 0;
    const log = await json('test', String(id));
    expect(log).toMatchObject({
      webhookId: id,
      webhookType: 'device.healthcheck',
      status: 'delivered',
      attempts: [{ number: 1, responseStatus: 200, error: null, responseBody: 'taken' }],
    });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    expect(receiver.requests).toHaveLength(1);
    for (const one of [secret, rotated.secret])
      expect(explainSignature({ headers, body, secrets: [one], now: new Date() })).toEqual([]);
  });

  it('prints the response of a server that rejects the sample event, and exits with status 69', async () => {
    const { id } = await create();
    receiver.status = 500;
    const { exitCode, stdout, stderr } = await admin.run(['webhook', 'test', String(id), ...ours], { environment });
    receiver.status = 200;
    expect([exitCode, stderr]).toEqual([
      69,
      'rpm-admin: The sample was not delivered. The output above contains the answer of the server, or the error.\n',
    ]);
    expect(stdout).toMatch(/\nstatus\tfailed\n/);
    expect(stdout).toMatch(/\nattempt 1\t\S+Z {2}500 {2}\d+ ms\n/);
  });

  it('explains how to allow a private network if this is the only reason why a URL is rejected', async () => {
    const elsewhere = { environment: { DATA_DIR: folder } };
    const adding = (url: string) =>
      admin.failure(['webhook', 'create', '--type', 'order.status', '--url', url, ...ours], elsewhere);
    expect(await adding('http://127.0.0.1:8788/')).toMatchObject({ exitCode: 64, error: { errors: [{ detail: HOW }] } });
    expect(await adding('https://10.1.2.3/')).toMatchObject({ exitCode: 64, error: { errors: [{ detail: HOW }] } });
    expect(await adding('https://user@127.0.0.1/')).toMatchObject({ exitCode: 64, error: { errors: [{ detail: NOT_HOW }] } });
    const { id } = await create();
    const testing = ['webhook', 'test', String(id), ...ours];
    expect(await admin.run(testing, elsewhere)).toMatchObject({ exitCode: 69, stderr: HOW });
  });

  it('adds event types to those that a webhook has, and rejects a type that does not exist', async () => {
    const { id } = await create();
    const add = (...types: string[]) => json('add-types', String(id), '--types', ...types);
    expect(await add('order.status', 'patient.created')).toMatchObject({
      id,
      types: ['device.healthcheck', 'order.status', 'patient.created'],
    });
    expect(await add('order.status')).toMatchObject({ types: ['device.healthcheck', 'order.status', 'patient.created'] });
    expect(await failure('add-types', String(id), '--types', 'nonsense')).toMatchObject({ exitCode: 64 });
    expect(await add('*')).toMatchObject({ types: WEBHOOK_TYPES.filter((type) => !/^(audit|ingest|source)\./.test(type)) });
  });

  it('changes the purpose of a webhook', async () => {
    const { id, ...created } = await create();
    expect(created).toMatchObject({ purpose: 'operations' });
    expect(await json('set-purpose', String(id), '--purpose', 'research')).toMatchObject({ id, purpose: 'research' });
    expect(await json('show', String(id))).toMatchObject({ purpose: 'research' });
    expect(await failure('set-purpose', String(id), '--purpose', 'marketing')).toMatchObject({ exitCode: 64 });
  });

  it('disables, enables and deletes a webhook', async () => {
    const { id } = await create();
    expect(await json('disable', String(id))).toMatchObject({ id, enabled: false, disabledReason: null });
    expect(await json('enable', String(id))).toMatchObject({ id, enabled: true });
    expect(await json('delete', String(id))).toEqual({ deleted: id });
    const error = { code: 'not_found', detail: 'No webhook with this identifier exists.' };
    for (const name of ['show', 'delete', 'enable', 'rotate-secret', 'test'])
      expect(await failure(name, String(id))).toEqual({ exitCode: 1, error });
  });

  it.each([
    [['--type', 'nonsense', '--url', 'https://example.org'], ['--type']],
    [['--type', 'order.status', '--url', 'http://10.1.2.3/CANARY'], ['--url']],
    [['--type', 'order.status', '--url', 'CANARY'], ['--url']],
    [['--type', 'order.status', '--url', 'https://example.org', '--rate-limit', '0'], ['--rate-limit']],
    [['--type', 'order.status', '--url', 'https://example.org', '--rate-limit', 'many'], ['--rate-limit']],
  ])('reports an error for the options %j', async (args, parameters) => {
    const outcome = (await failure('create', ...args)) as { exitCode: number; error: { errors: { parameter: string }[] } };
    expect([outcome.exitCode, outcome.error.errors.map(({ parameter }) => parameter)]).toEqual([64, parameters]);
    expect(JSON.stringify(outcome)).not.toContain('CANARY');
  });

  it('creates no secret with an encryption key that differs from the service’s key', async () => {
    await create();
    const other = { ...environment, WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };
    const args = ['webhook', 'create', '--type', 'order.status', '--url', 'https://example.org', ...ours];
    expect(await admin.failure(args, { environment: other })).toMatchObject({ exitCode: 78, error: { code: 'configuration' } });
  });
});
