import { ApiKeyToken, Conflict, NotFound } from '@rpm/domain';
import { ApiKeyAuthenticator } from './api-key-authenticator';
import { ApiKeyRepository } from './api-key.repository';
import { ApiKeyUses } from './api-key-uses';
import { type Database, sqlStateOf, unnamedStatement } from '@rpm/database';
import { createTestDatabase, type TestDatabase, countNamedStatements } from '@rpm/database/testing';
import { Factory } from '../testing';
import { TokenLookUps } from './token-look-ups';

const GRANT = { name: 'Integration', scopes: ['sites:write', 'readings:read'], expireTimestamp: null };
const LIMITS = { idleMinutes: 30 };
const LATER = new Date('2099-01-01T00:00:00.123Z');
const PAST = new Date('2020-01-01T00:00:00Z');

describe('ApiKeyRepository', () => {
  let database: TestDatabase;
  let service: Database;
  let apiKeys: ApiKeyRepository;
  let lookUps: TokenLookUps;
  let mine: Factory;
  let other: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    apiKeys = new ApiKeyRepository(service);
    lookUps = new TokenLookUps(service, LIMITS);
    mine = await Factory.inNewOrganization(database.dataSource);
    other = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  it('returns the token of a new key only once, and stores only its hash', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, { ...GRANT, expireTimestamp: LATER });
    expect(apiKey).toEqual({
      organizationId: mine.organizationId,
      id: expect.any(Number),
      ...GRANT,
      prefix: token.text.slice(0, 10),
      hash: token.hash,
      createTimestamp: expect.any(Date),
      expireTimestamp: LATER,
      lastUseTimestamp: null,
      revokeTimestamp: null,
      internal: false,
      personId: null,
      clientId: null,
      jwks: null,
      jwksUrl: null,
    });
    const [row] = await database.dataSource.query<{ text: string }[]>('select k::text as text from api_key k where id = $1', [
      apiKey.id,
    ]);
    expect(row?.text).not.toContain(token.text.slice(10));
  });

  it('hides hash and organization in the JSON of a key', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, GRANT);
    expect(apiKey.toJSON()).toEqual({
      id: apiKey.id,
      ...GRANT,
      prefix: token.prefix,
      clientId: null,
      createTimestamp: apiKey.createTimestamp,
      lastUseTimestamp: null,
      revokeTimestamp: null,
    });
  });

  it('lists the keys of one organization page by page, newest first', async () => {
    const owner = await Factory.inNewOrganization(database.dataSource);
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await apiKeys.create(owner.organizationId, GRANT)).apiKey);
    const list = async (page: number) => (await apiKeys.list(owner.organizationId, { page, size: 2 })).toJSON();
    expect(await list(1)).toEqual({ content: [made[2], made[1]], first: true, last: false, page: 1, size: 2, total: 3 });
    expect(await list(2)).toEqual({ content: [made[0]], first: false, last: true, page: 2, size: 2, total: 3 });
    expect(await list(3)).toEqual({ content: [], first: false, last: true, page: 3, size: 2, total: 3 });
  });

  it('revokes a key only once', async () => {
    const { apiKey } = await apiKeys.create(mine.organizationId, GRANT);
    const revoked = await apiKeys.revoke(mine.organizationId, apiKey.id);
    expect(revoked).toEqual({ ...apiKey, revokeTimestamp: expect.any(Date) });
    await expect(apiKeys.revoke(mine.organizationId, apiKey.id)).rejects.toThrow(Conflict);
    const { content } = await apiKeys.list(mine.organizationId, { page: 1, size: 250 });
    expect(content.find(({ id }) => id === apiKey.id)).toEqual(revoked);
  });

  it('rotates a key: the new key has the same grants and another token, and the old key is revoked', async () => {
    const old = await apiKeys.create(mine.organizationId, { ...GRANT, expireTimestamp: LATER });
    const { apiKey, token } = await apiKeys.rotate(mine.organizationId, old.apiKey.id);
    const { hash, prefix } = token;
    expect(apiKey).toEqual({ ...old.apiKey, id: apiKey.id, hash, prefix, createTimestamp: apiKey.createTimestamp });
    expect(token.text).not.toBe(old.token.text);
    expect(await lookUps.find('api_key', old.token.hash)).toMatchObject({ is_revoked: true });
    expect(await lookUps.find('api_key', hash)).toMatchObject({ is_revoked: false, is_expired: false });
  });

  it('rejects the rotation of an expired key without revoking it', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, { ...GRANT, expireTimestamp: PAST });
    await expect(apiKeys.rotate(mine.organizationId, apiKey.id)).rejects.toThrow(Conflict);
    expect(await lookUps.find('api_key', token.hash)).toMatchObject({ is_revoked: false, is_expired: true });
  });

  it('rotates a key only once if two requests rotate it at the same time', async () => {
    const { apiKey } = await apiKeys.create(mine.organizationId, GRANT);
    const both = await Promise.allSettled([1, 2].map(() => apiKeys.rotate(mine.organizationId, apiKey.id)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not find keys of another organization', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, GRANT);
    await expect(apiKeys.revoke(other.organizationId, apiKey.id)).rejects.toThrow(NotFound);
    await expect(apiKeys.rotate(other.organizationId, apiKey.id)).rejects.toThrow(NotFound);
    expect(await lookUps.find('api_key', token.hash)).toMatchObject({ is_revoked: false });
    expect((await apiKeys.list(other.organizationId, { page: 1, size: 15 })).total).toBe(0);
  });

  it('answers NotFound when an unknown key is requested or revoked', async () => {
    await expect(apiKeys.revoke(mine.organizationId, 0)).rejects.toThrow(NotFound);
    expect(await lookUps.find('api_key', ApiKeyToken.generate().hash)).toBeNull();
  });

  it('looks up a key in one round trip', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, GRANT);
    let found = null;
    const sent = await countNamedStatements(service, async () => {
      found = await lookUps.find('api_key', token.hash);
    });
    expect([sent, found]).toEqual([1, expect.objectContaining({ id: apiKey.id, organization_id: mine.organizationId })]);
  });

  describe('row-level security', () => {
    it('hides all keys from a statement without an organization scope', async () => {
      await apiKeys.create(mine.organizationId, GRANT);
      expect(await service.query('select id from api_key')).toEqual([]);
    });

    it('lets a lookup access only the presented key, whichever organization owns it', async () => {
      const { apiKey } = await apiKeys.create(mine.organizationId, GRANT);
      const { apiKey: presented, token } = await apiKeys.create(other.organizationId, GRANT);
      const inScope = (text: string) =>
        service.run({ tokenHashes: [token.hash] }, unnamedStatement<object, { id: number }>(text), {});
      expect(await inScope('select id from api_key')).toEqual([{ id: presented.id }]);
      expect(await inScope('update api_key set last_use_timestamp = now() returning id')).toEqual([]);
      expect(await inScope('delete from api_key returning id')).toEqual([]);
      const copy = `insert into api_key (organization_id, name, prefix, hash, scopes)
        select ${mine.organizationId}, name, prefix, hash, scopes from api_key`;
      expect(await inScope(copy).catch(sqlStateOf)).toBe('42501');
      expect((await apiKeys.list(mine.organizationId, { page: 1, size: 1 })).content).toEqual([apiKey]);
    });

    it('counts keys across all organizations despite row-level security', async () => {
      const before = await apiKeys.count();
      for (const { organizationId } of [mine, other]) await apiKeys.create(organizationId, GRANT);
      expect(await apiKeys.count()).toBe(before + 2);
    });
  });

  describe('uses of keys', () => {
    let uses: ApiKeyUses;
    let authenticator: ApiKeyAuthenticator;
    beforeEach(() => {
      uses = new ApiKeyUses(service);
      authenticator = new ApiKeyAuthenticator(lookUps, uses);
    });
    afterEach(() => uses.stop());

    const lastUse = async (organizationId: number, id: number) => {
      const { content } = await apiKeys.list(organizationId, { page: 1, size: 250 });
      return content.find((key) => key.id === id)?.lastUseTimestamp;
    };
    const create = (factory: Factory) => apiKeys.create(factory.organizationId, GRANT);

    it('are stored for the keys of all organizations after the requests', async () => {
      const [one, another, unused] = [await create(mine), await create(other), await create(mine)];
      const before = new Date();
      for (const { token } of [one, another]) await authenticator.authenticate(token.text);
      expect(await lastUse(mine.organizationId, one.apiKey.id)).toBeNull();
      await uses.store();
      for (const [factory, { apiKey }] of [
        [mine, one],
        [other, another],
      ] as const) {
        expect((await lastUse(factory.organizationId, apiKey.id))?.getTime()).toBeGreaterThanOrEqual(before.getTime());
      }
      expect(await lastUse(mine.organizationId, unused.apiKey.id)).toBeNull();
    });

    it('are kept for the next run if the database accepts no writes, and look-ups of keys still succeed', async () => {
      const { apiKey, token } = await create(mine);
      // The pool has only one connection, so that this setting applies to all of its statements.
      const pool = await database.connectAsService(1);
      const waiting = new ApiKeyUses(pool);
      await pool.query('set default_transaction_read_only = on');
      await new ApiKeyAuthenticator(new TokenLookUps(pool, LIMITS), waiting).authenticate(token.text);
      expect(await waiting.store().catch(sqlStateOf)).toBe('25006');
      expect(await lastUse(mine.organizationId, apiKey.id)).toBeNull();
      await pool.query('set default_transaction_read_only = off');
      await waiting.stop();
      expect(await lastUse(mine.organizationId, apiKey.id)).toBeInstanceOf(Date);
    });

    it('are stored for the other organizations if one organization fails', async () => {
      const notAnId = 1e30;
      uses.note({ keyId: 1, organizationId: notAnId, scopes: [], actor: { kind: 'key', id: 1, name: 'Key' } });
      const { apiKey, token } = await create(other);
      await authenticator.authenticate(token.text);
      expect(await uses.store().catch(sqlStateOf)).toBe('22P02');
      expect(await lastUse(other.organizationId, apiKey.id)).toBeInstanceOf(Date);
    });

    it.each([['revoked'], ['expired']])('do not include requests with a key that is rejected because it is %s', async (state) => {
      const expireTimestamp = state === 'expired' ? PAST : null;
      const { apiKey, token } = await apiKeys.create(mine.organizationId, { ...GRANT, expireTimestamp });
      if (state === 'revoked') await apiKeys.revoke(mine.organizationId, apiKey.id);
      await expect(authenticator.authenticate(token.text)).rejects.toThrow();
      await uses.store();
      expect(await lastUse(mine.organizationId, apiKey.id)).toBeNull();
    });
  });
});
