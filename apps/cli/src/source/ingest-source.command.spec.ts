import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { SecretBox } from '@rpm/encryption';
import { openBody, sealBody } from '@rpm/sources';
import { randomBytes } from 'node:crypto';
import { RpmAdmin } from '../testing/rpm-admin';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

describe('rpm-admin ingest', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let ours: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    ours = ['--organization', factory.organization.name];
  });
  afterAll(() => database.drop());

  const keys = (...all: Buffer[]) => ({
    environment: {
      WEBHOOK_ENCRYPTION_KEY: all.map((key) => key.toString('base64')).join(),
      PUBLIC_URL: 'https://rpm.example.org/',
    },
  });
  const source = (...args: string[]) => admin.json(['ingest', 'source', ...args, ...ours], keys(OLD));
  const add = (...args: string[]) =>
    source('add', '--name', 'Scales', '--adapter', 'mapping', ...args) as Promise<Record<'id' | 'token' | 'secret', string>>;

  it('prints the URL and the header of a new source once', async () => {
    const { id, token, secret, ...created } = await add('--networks', '192.0.2.0/24', '198.51.100.0/24');
    expect(created).toMatchObject({
      ...{ url: `https://rpm.example.org/ingest/${token}`, header: `X-Api-Key: ${secret}`, state: 'active' },
      networks: ['192.0.2.0/24', '198.51.100.0/24'],
    });
    const shown = JSON.stringify([await source('show', id), await source('list')]);
    expect([shown.includes(token), shown.includes(secret)]).toEqual([false, false]);
    const nothing = { queuedMessageCount: 0, quarantineGroupCount: 0, quarantinedPartCount: 0, refusals: [] };
    const health = { sourceId: id, lastMessageTimestamp: null, silentSinceTimestamp: null, ...nothing };
    expect(await source('show', id)).toMatchObject({ health });
    expect(await source('list', '--name', 'Scales')).toMatchObject({ content: [{ id, health }], total: 1 });
  });

  it('changes, rotates and closes a source', async () => {
    const { id, token } = await add();
    expect(await source('change', id, '--state', 'paused', '--rate-limit', '5')).toMatchObject({ state: 'paused', rateLimit: 5 });
    const rotated = (await source('rotate', id, '--only', 'token')) as { token: string; secret: null };
    expect([rotated.token === token, rotated.secret]).toEqual([false, null]);
    expect(await admin.failure(['ingest', 'source', 'rotate', id, ...ours], keys(OLD))).toMatchObject({ exitCode: 1 });
    expect(await source('close', id)).toMatchObject({ state: 'closed' });
  });

  it.each(['junction', 'terra'])(
    'replaces the secret of a source of %s only by the one that the vendor shows',
    async (adapter) => {
      const { id, token } = (await source('add', '--name', adapter, '--adapter', adapter)) as Record<'id' | 'token', string>;
      const rotate = (...args: string[]) => ['ingest', 'source', 'rotate', id, ...args, ...ours];
      const detail =
        'The vendor makes the secret of this source. Add --secret with the secret that the vendor shows, or --only token.';
      for (const only of [[], ['--only', 'secret']])
        expect(await admin.failure(rotate(...only), keys(OLD))).toEqual({
          exitCode: 64,
          error: {
            code: 'usage',
            detail: 'Correct --secret and run the command again.',
            errors: [{ parameter: '--secret', code: 'required', detail }],
          },
        });
      const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
      expect(await admin.run(rotate('--only', 'secret', '--secret', secret), keys(OLD))).toEqual({
        ...{ exitCode: 0, stdout: 'The secret was replaced.\n', stderr: '' },
      });
      const { stdout, stderr } = await admin.run(rotate('--only', 'token'), keys(OLD));
      expect(stdout).toMatch(/^URL: https:\/\/rpm\.example\.org\/ingest\/\S+\n$/);
      expect(stdout).not.toContain(token);
      expect(stderr).toMatch(/^This is printed only this once/);
    },
  );

  it('names the option of an invalid value', async () => {
    const failure = await admin.failure(
      ['ingest', 'source', 'add', '--name', 'x', '--adapter', 'mapping', '--networks', '192.0.2.1', ...ours],
      keys(OLD),
    );
    expect(failure).toMatchObject({ exitCode: 64 });
  });

  it('lists the adapters', async () => {
    expect(await admin.json(['ingest', 'adapter', 'list'])).toContainEqual(expect.objectContaining({ name: 'mapping' }));
  });

  it('prints the steps with which a clinic connects a vendor, also with a new source', async () => {
    const steps = /^Setup of Telli Health:\n {2}1\. Register each device with its IMEI.*\n {2}2\. /;
    const shown = await admin.run(['ingest', 'adapter', 'show', 'telli']);
    expect(shown.stdout).toMatch(/^name\ttelli\nvendor\tTelli Health\n/);
    expect(shown.stderr).toMatch(steps);
    const created = await admin.run(['ingest', 'source', 'add', '--name', 'Cuffs', '--adapter', 'telli', ...ours], keys(OLD));
    expect(created.stderr).toMatch(steps);
    const json = (await admin.json(['ingest', 'adapter', 'show', 'terra'])) as { setupSteps: string[] };
    expect(json.setupSteps).toContainEqual(expect.stringContaining('rpm-admin ingest source rotate'));
  });

  it('is covered by "webhook reseal", so that the former key can be removed from secrets and bodies (edge case 25)', async () => {
    const { id } = await add();
    const { organizationId } = factory;
    const { sealed, keyName } = sealBody(new SecretBox([OLD]), organizationId, Buffer.from('{}'));
    await database.dataSource.query(
      `with message as (insert into ingest_message (organization_id, source_id, body_hash, body_bytes) values ($1, $2, '', 2) returning id)
       insert into ingest_body select $1, id, $3, $4 from message`,
      [organizationId, id, sealed, keyName],
    );
    const list = ['ingest', 'source', 'list', ...ours];
    expect(await admin.failure(list, keys(NEW))).toMatchObject({ exitCode: 78 });
    const { resealed } = (await admin.json(['webhook', 'reseal'], keys(NEW, OLD))) as { resealed: number };
    expect(resealed).toBeGreaterThan(1);
    await admin.json(list, keys(NEW));
    const [body] = await database.dataSource.query<{ sealed: Buffer; keyName: string }[]>(
      'select sealed, key_name as "keyName" from ingest_body',
    );
    expect(body && openBody(new SecretBox([NEW]), organizationId, body)).toEqual(Buffer.from('{}'));
  });
});
