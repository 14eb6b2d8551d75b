import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('api-key create --smart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-smart-'));
  let database: TestDatabase;
  let admin: RpmAdmin;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const file = (...keys: object[]) => {
    const path = join(folder, 'jwks.json');
    writeFileSync(path, JSON.stringify({ keys }));
    return path;
  };
  const publicJwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one' };
  const create = (...options: string[]) => {
    const { name } = mine.organization;
    return ['api-key', 'create', '--organization', name, '--name', 'Warehouse', '--scopes', 'readings:read', ...options];
  };

  it('creates a client with the public keys of a file, lists it with its kind, and revokes it', async () => {
    const created = await admin.json(create('--smart', '--jwks', file(publicJwk)));
    expect(created).toMatchObject({
      name: 'Warehouse',
      clientId: expect.stringMatching(UUID) as string,
      scopes: ['readings:read'],
    });
    const { id } = created as { id: number };
    const ours = ['--organization', mine.organization.name];
    expect(await admin.json(['api-key', 'list', ...ours])).toMatchObject({ content: [created] });
    expect((await admin.run(['api-key', 'list', ...ours])).stdout).toContain('SMART client');
    expect(await admin.json(['organization', 'show', mine.organization.name])).toMatchObject({
      fhirFixTimestamp: expect.any(String) as string,
    });
    expect(await admin.failure(['api-key', 'rotate', String(id), ...ours])).toMatchObject({
      exitCode: 1,
      error: { code: 'conflict' },
    });
    expect(await admin.json(['api-key', 'revoke', String(id), ...ours])).toMatchObject({
      revokeTimestamp: expect.any(String) as string,
    });
  });

  it('prints only the client id on stdout', async () => {
    const { exitCode, stdout } = await admin.run(create('--smart', '--jwks-url', 'https://warehouse.example.org/jwks.json'));
    expect([exitCode, stdout.trim()]).toEqual([0, expect.stringMatching(UUID)]);
  });

  it.each([
    ['a private address', ['--smart', '--jwks-url', 'https://10.0.0.7/jwks.json'], 'refused_url'],
    ['an address without TLS', ['--smart', '--jwks-url', 'http://warehouse.example.org/jwks.json'], 'refused_url'],
    ['a private key', () => ['--smart', '--jwks', file({ ...privateKey.export({ format: 'jwk' }), kid: 'one' })], 'secret_key'],
    ['a key without an id', () => ['--smart', '--jwks', file(publicKey.export({ format: 'jwk' }))], 'not_a_key_set'],
    ['a key for another algorithm', () => ['--smart', '--jwks', file({ ...publicJwk, alg: 'ES256' })], 'not_a_key_set'],
  ])('rejects %s', async (_, options, code) => {
    expect(await admin.failure(create(...(typeof options === 'function' ? options() : options)))).toMatchObject({
      exitCode: 64,
      error: { errors: [{ code }] },
    });
  });

  it.each([
    [['--smart']],
    [['--jwks-url', 'https://a.example.org/']],
    [['--smart', '--jwks', 'a', '--jwks-url', 'https://a.example.org/']],
  ])('rejects %j, which does not say one place of the keys', async (options) => {
    expect(await admin.failure(create(...options))).toMatchObject({ exitCode: 64, error: { code: 'usage' } });
  });

  it('fixes nothing when it is rejected', async () => {
    await admin.failure(create('--smart'));
    expect(await admin.json(['organization', 'show', mine.organization.name])).toMatchObject({ fhirFixTimestamp: null });
  });
});
