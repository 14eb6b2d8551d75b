import { Problem } from '@rpm/domain';
import { ApiKeyAuthenticator } from '../access/api-key-authenticator';
import { ApiKeyChanges } from './api-key-changes';
import { ApiKeyRepository } from '../access/api-key.repository';
import { Database } from '@rpm/database';
import { ConsoleSessionAuthenticator } from '../console/console-session-authenticator';
import { ConsoleSessionRepository } from '../console/console-session.repository';
import { createTestDatabase, type TestDatabase, countNamedStatements } from '@rpm/database/testing';
import { Factory, sessionEntry } from '../testing';
import { TokenLookUps } from '../access/token-look-ups';
import { pollUntil } from '@rpm/embedded-postgres/testing';

/** Cached keys live far longer than this test runs, so a key can only be forgotten because of a notification. */
const AN_HOUR = 3_600_000;
const GRANT = { name: 'Test', scopes: ['*'], expireTimestamp: null };

/** Two simulated processes: each has its own database connections and its own cache. */
describe('ApiKeyChanges', () => {
  let database: TestDatabase;
  let here: ApiKeyAuthenticator;
  let changes: ApiKeyChanges;
  let elsewhere: ApiKeyRepository;
  let mine: Factory;
  let sessions: ConsoleSessionRepository;
  let sessionsHere: ConsoleSessionAuthenticator;
  let closeElsewhere: () => Promise<void>;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    const dataSource = await new Database({ connection: database.connection }).initialize();
    closeElsewhere = () => dataSource.destroy();
    elsewhere = new ApiKeyRepository(dataSource);
    const limits = { idleMinutes: 30, maxHours: 12 };
    const lookUps = new TokenLookUps(database.dataSource, limits);
    here = new ApiKeyAuthenticator(lookUps, undefined, AN_HOUR);
    sessions = new ConsoleSessionRepository(database.dataSource, limits, lookUps);
    sessionsHere = new ConsoleSessionAuthenticator(lookUps, AN_HOUR);
    changes = new ApiKeyChanges(database.listening, here, sessionsHere);
    await changes.listen();
  });
  afterAll(async () => {
    await changes.close();
    await closeElsewhere();
    await database.drop();
  });

  const codeOf = (text: string) =>
    here.authenticate(text).then(
      () => 'admitted',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const listeners = async () =>
    (
      await database.dataSource.query<{ pid: number }[]>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'rpm-listen'`,
      )
    ).map(({ pid }) => pid);

  async function isForgotten(text: string, change: () => Promise<unknown>): Promise<boolean> {
    await here.authenticate(text);
    await change();
    return pollUntil(async () => (await countNamedStatements(database.dataSource, () => codeOf(text))) === 1, true);
  }

  it('makes an authenticator forget a key that another process has revoked', async () => {
    const { apiKey, token } = await elsewhere.create(mine.organizationId, GRANT);
    expect(await codeOf(token.text)).toBe('admitted');
    expect(await isForgotten(token.text, () => elsewhere.revoke(mine.organizationId, apiKey.id))).toBe(true);
    expect(await codeOf(token.text)).toBe('api_key_revoked');
  });

  it.each([
    ['other scopes', `update api_key set scopes = '{read}'`],
    ['another expiry', `update api_key set expire_timestamp = now() + interval '1 day'`],
    ['deletion', 'delete from api_key'],
  ])('makes an authenticator forget a key that was changed by SQL: %s', async (_, statement) => {
    const { apiKey, token } = await elsewhere.create(mine.organizationId, GRANT);
    const change = () => database.dataSource.query(`${statement} where id = $1`, [apiKey.id]);
    expect(await isForgotten(token.text, change)).toBe(true);
  });

  it('does not make an authenticator forget keys that have not changed', async () => {
    const [kept, { apiKey }] = [await mine.key(), await elsewhere.create(mine.organizationId, GRANT)];
    await here.authenticate(kept);
    await elsewhere.revoke(mine.organizationId, apiKey.id);
    expect(await countNamedStatements(database.dataSource, () => here.authenticate(kept))).toBe(0);
  });

  describe('for a key with sessions', () => {
    const signIn = async (keyId: number) => {
      const caller = {
        organizationId: mine.organizationId,
        keyId,
        scopes: ['*'],
        actor: { kind: 'key' as const, id: 1, name: 'Key' },
      };
      const { token } = await sessions.signInWithKey(caller, sessionEntry);
      await sessionsHere.authenticate(token.text);
      return token.text;
    };
    const isRemembered = (token: string) => sessionsHere.findRemembered(token) !== null;

    it.each([
      ['is revoked', 'update api_key set revoke_timestamp = now()'],
      ['expires earlier', `update api_key set expire_timestamp = now() + interval '1 hour'`],
      ['is deleted', 'delete from api_key'],
    ])('makes an authenticator forget only the sessions of this key when the key %s', async (_, statement) => {
      const [one, two] = [await elsewhere.create(mine.organizationId, GRANT), await elsewhere.create(mine.organizationId, GRANT)];
      const [first, second, kept] = [await signIn(one.apiKey.id), await signIn(one.apiKey.id), await signIn(two.apiKey.id)];
      await database.dataSource.query(`${statement} where id = $1`, [one.apiKey.id]);
      expect(await pollUntil(async () => [first, second].filter(isRemembered).length, 0)).toBe(0);
      expect(isRemembered(kept)).toBe(true);
    });
  });

  it('listens again after its database connection was cut, and misses no revocation in the meantime', async () => {
    const { apiKey, token } = await elsewhere.create(mine.organizationId, GRANT);
    expect(await codeOf(token.text)).toBe('admitted');
    const [cut] = await listeners();
    await database.dataSource.query('select pg_terminate_backend($1)', [cut]);
    await elsewhere.revoke(mine.organizationId, apiKey.id);
    expect(await pollUntil(() => codeOf(token.text), 'api_key_revoked')).toBe('api_key_revoked');
    expect(await pollUntil(async () => (await listeners()).filter((pid) => pid !== cut).length, 1)).toBe(1);
    const next = await elsewhere.create(mine.organizationId, GRANT);
    expect(await isForgotten(next.token.text, () => elsewhere.revoke(mine.organizationId, next.apiKey.id))).toBe(true);
  });

  it('closes its database connection', async () => {
    const short = new ApiKeyChanges(database.listening, here);
    await short.listen();
    expect(await listeners()).toHaveLength(2);
    await short.close();
    expect(await pollUntil(async () => (await listeners()).length, 1)).toBe(1);
  });
});
