import { type Principal } from '../access/token-authenticator';
import { ConsoleSessionToken } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory, sessionEntry } from '../testing';
import { ApiKeyRepository } from '../access/api-key.repository';
import { TokenLookUps } from '../access/token-look-ups';
import { ConsoleSessionRepository } from './console-session.repository';
import { START_SESSION } from './console-session.sql';
import { OutdatedRows } from '../maintenance/outdated-rows';

const GRANT = { name: 'Test', scopes: ['read'], expireTimestamp: null };

describe('ConsoleSessionRepository', () => {
  let database: TestDatabase;
  let service: Database;
  let apiKeys: ApiKeyRepository;
  let lookUps: TokenLookUps;
  let sessions: ConsoleSessionRepository;
  let organizationId: number;
  let keyId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    apiKeys = new ApiKeyRepository(service);
    const limits = { idleMinutes: 30, maxHours: 12 };
    lookUps = new TokenLookUps(service, limits);
    sessions = new ConsoleSessionRepository(service, limits, lookUps);
  });
  afterAll(() => database.drop());

  beforeEach(async () => {
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
    keyId = (await apiKeys.create(organizationId, GRANT)).apiKey.id;
  });

  const waitingStatements = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count;
  };
  const stateOf = async ({ hash }: ConsoleSessionToken) => {
    const state = await lookUps.find('console_session', hash);
    return state && { is_expired: state.is_expired, is_revoked: state.is_revoked };
  };
  const principal = (): Principal => ({
    organizationId,
    keyId,
    scopes: ['read'],
    actor: { kind: 'key', id: keyId, name: 'Key' },
  });

  it('finds a session only by its token', async () => {
    const { token } = await sessions.signInWithKey(principal(), sessionEntry);
    expect(await stateOf(token)).toEqual({ is_expired: false, is_revoked: false });
    expect(await stateOf(ConsoleSessionToken.generate())).toBeNull();
  });

  it('starts no session while another transaction revokes the key', async () => {
    let attempt: Promise<string> = Promise.resolve('');
    await service.inTransaction({ organizationId }, async ({ manager }) => {
      await manager.query('update api_key set revoke_timestamp = now() where organization_id = $1 and id = $2', [
        organizationId,
        keyId,
      ]);
      attempt = sessions.signInWithKey(principal(), sessionEntry).then(
        () => 'started',
        (error: unknown) => (error as { code: string }).code,
      );
      await pollUntil(waitingStatements, 1);
    });
    expect(await attempt).toBe('api_key_revoked');
  });

  it('ends a session that another transaction starts while the key is revoked', async () => {
    const token = ConsoleSessionToken.generate();
    let revocation: Promise<unknown> = Promise.resolve();
    await service.inTransaction({ organizationId }, async (transaction) => {
      await transaction.run(START_SESSION, { keyId, hash: token.hash, actor: null, scopes: null, maxHours: 12 });
      revocation = apiKeys.revoke(organizationId, keyId);
      await pollUntil(waitingStatements, 1);
    });
    await revocation;
    expect(await stateOf(token)).toMatchObject({ is_expired: true });
  });

  it('deletes sessions 30 days after their end, and codes after a day', async () => {
    const insert = async (table: string, age: string) => {
      await database.dataSource.query(
        `insert into ${table} (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
         values ($1, $2, $3, 'Jane', '{read}', now() - $4::interval)`,
        [organizationId, keyId, ConsoleSessionToken.generate().hash, age],
      );
    };
    for (const age of ['31 days', '29 days']) await insert('console_session', age);
    for (const age of ['25 hours', '23 hours']) await insert('console_code', age);
    const outdated = new OutdatedRows(service);
    await outdated.run();
    outdated.stop();
    const [left] = await database.dataSource.query<object[]>(
      `select (select count(*)::int from console_session where organization_id = $1) as sessions,
         (select count(*)::int from console_code where organization_id = $1) as codes`,
      [organizationId],
    );
    expect(left).toEqual({ sessions: 1, codes: 1 });
  });
});
