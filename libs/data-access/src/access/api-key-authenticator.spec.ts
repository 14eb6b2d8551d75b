import { ApiKeyToken, Problem } from '@rpm/domain';
import { ApiKeyAuthenticator } from './api-key-authenticator';
import { ApiKeyRepository } from './api-key.repository';
import { TokenLookUps } from './token-look-ups';
import { type TokenKind } from './token-look-ups.sql';
import { Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase, countNamedStatements } from '@rpm/database/testing';
import { Factory } from '../testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';

const LIMITS = { idleMinutes: 30 };
const GRANT = { name: 'Test', scopes: ['sites:write'], expireTimestamp: null };

describe('ApiKeyAuthenticator', () => {
  let database: TestDatabase;
  let apiKeys: ApiKeyRepository;
  let lookUps: TokenLookUps;
  let authenticator: ApiKeyAuthenticator;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    apiKeys = new ApiKeyRepository(database.dataSource);
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    lookUps = new TokenLookUps(database.dataSource, LIMITS);
    authenticator = new ApiKeyAuthenticator(lookUps);
  });

  const codeOf = (text: string) =>
    authenticator.authenticate(text).then(
      () => 'admitted',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const count = (act: () => Promise<unknown>) => countNamedStatements(database.dataSource, act);

  it('returns the organization and scopes of a key', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, GRANT);
    expect(await authenticator.authenticate(token.text)).toEqual({
      keyId: apiKey.id,
      organizationId: mine.organizationId,
      scopes: ['sites:write'],
      actor: { kind: 'key', id: apiKey.id, name: GRANT.name },
    });
  });

  it('rejects a revoked, an expired and an unknown key with different codes', async () => {
    const revoked = await apiKeys.create(mine.organizationId, GRANT);
    await apiKeys.revoke(mine.organizationId, revoked.apiKey.id);
    expect(await codeOf(revoked.token.text)).toBe('api_key_revoked');
    expect(await codeOf(await mine.key(['*'], new Date('2020-01-01')))).toBe('api_key_expired');
    expect(await codeOf(ApiKeyToken.generate().text)).toBe('api_key_invalid');
    expect(await codeOf('CANARY')).toBe('api_key_invalid');
  });

  it('rejects malformed keys without querying the database', async () => {
    const closed = new Database({ connection: database.connection });
    authenticator = new ApiKeyAuthenticator(new TokenLookUps(closed, LIMITS));
    const { text } = ApiKeyToken.generate();
    const malformed = [
      '',
      ' ',
      text.slice(1),
      `${text}x`,
      text.replace('rpm_', 'key_'),
      'x'.repeat(10_240),
      `${text.slice(0, -1)}-`,
    ];
    expect(await Promise.all(malformed.map(codeOf))).toEqual(malformed.map(() => 'api_key_invalid'));
    expect(await codeOf(text)).not.toBe('api_key_invalid');
  });

  it('queries the database once for 100 simultaneous uses of a key, and not at all for a use right after them', async () => {
    const text = await mine.key();
    const use = () => Promise.all(Array.from({ length: 100 }, () => authenticator.authenticate(text)));
    expect(await count(use)).toBe(1);
    expect(await count(use)).toBe(0);
  });

  it('looks up a rejected key again each time it is used', async () => {
    const { text } = ApiKeyToken.generate();
    expect(await count(() => codeOf(text))).toBe(1);
    expect(await count(() => codeOf(text))).toBe(1);
  });

  it('looks up a cached key again after forget or forgetAll was called', async () => {
    const text = await mine.key();
    await authenticator.authenticate(text);
    authenticator.forget('another');
    expect(await count(() => authenticator.authenticate(text))).toBe(0);
    authenticator.forget(ApiKeyToken.parse(text)?.hash.toString('hex') ?? '');
    expect(await count(() => authenticator.authenticate(text))).toBe(1);
    authenticator.forgetAll();
    expect(await count(() => authenticator.authenticate(text))).toBe(1);
  });

  describe('with a key in use whose cached result will soon expire', () => {
    let created: Awaited<ReturnType<ApiKeyRepository['create']>>;
    let now: jest.SpyInstance<number>;
    let find: jest.SpyInstance;
    const passSeconds = (seconds: number) => now.mockReturnValue(Date.now() + seconds * 1000);
    const lastLookUp = () => find.mock.results.at(-1)?.value as Promise<unknown>;

    beforeEach(async () => {
      created = await apiKeys.create(mine.organizationId, GRANT);
      await authenticator.authenticate(created.token.text);
      now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      find = jest.spyOn(lookUps, 'find');
      passSeconds(1.9);
    });
    afterEach(() => {
      now.mockRestore();
      find.mockRestore();
    });

    it('accepts the key from the cache, and looks it up once in the background', async () => {
      const { text } = created.token;
      const principal = authenticator.findRemembered(text);
      expect(principal).toMatchObject({ keyId: created.apiKey.id });
      expect(authenticator.findRemembered(text)).toEqual(principal);
      await lastLookUp();
      expect(find).toHaveBeenCalledTimes(1);
      passSeconds(1.9);
      expect(authenticator.findRemembered(text)).toEqual(principal);
    });

    it('rejects the key as soon as this look-up finds it revoked', async () => {
      const { text } = created.token;
      await apiKeys.revoke(mine.organizationId, created.apiKey.id);
      expect(authenticator.findRemembered(text)).not.toBeNull();
      expect(await pollUntil(() => Promise.resolve(authenticator.findRemembered(text)), null)).toBeNull();
      expect(await codeOf(text)).toBe('api_key_revoked');
    });
  });

  it('does not cache a key beyond its expiry', async () => {
    const text = await mine.key(['*'], new Date(Date.now() + 400));
    expect(await codeOf(text)).toBe('admitted');
    await expect(pollUntil(() => codeOf(text), 'api_key_expired')).resolves.toBe('api_key_expired');
  });

  // The outdated query result arrives last. It must neither be cached nor replace the lookup that was started after it.
  it('does not cache a result that is older than a change of the key, even with concurrent lookups', async () => {
    const { apiKey, token } = await apiKeys.create(mine.organizationId, GRANT);
    const slow = new SlowLookUps(database.dataSource, LIMITS);
    authenticator = new ApiKeyAuthenticator(slow);
    const old = authenticator.authenticate(token.text);
    await slow.answers(1);
    await apiKeys.revoke(mine.organizationId, apiKey.id);
    authenticator.forget(token.hash.toString('hex'));
    const fresh = codeOf(token.text);
    await slow.answers(2);
    slow.release(0);
    expect(await old).toMatchObject({ keyId: apiKey.id });
    slow.release(1);
    expect(await fresh).toBe('api_key_revoked');
    slow.releaseAll();
    expect(await codeOf(token.text)).toBe('api_key_revoked');
  });
});

/** Queries the database at once, but returns each result only when the spec releases it. */
class SlowLookUps extends TokenLookUps {
  private readonly gates: { open: () => void }[] = [];
  private isOpen = false;

  override async find<Kind extends TokenKind>(kind: Kind, hash: Buffer) {
    const answer = await super.find(kind, hash);
    if (!this.isOpen) await new Promise<void>((resolve) => this.gates.push({ open: resolve }));
    return answer;
  }

  async answers(count: number): Promise<void> {
    await pollUntil(async () => this.gates.length >= count, true);
  }

  release(index: number): void {
    this.gates[index]?.open();
  }

  releaseAll(): void {
    this.isOpen = true;
    for (const { open } of this.gates) open();
  }
}
