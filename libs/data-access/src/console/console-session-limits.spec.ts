import { ConsoleSessionToken, SESSION_LIMITS } from '@rpm/domain';
import { ApiKeyRepository } from '../access/api-key.repository';
import { type Database, type Statement } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  sentStatements,
  type ExplainResult,
  planNodesOf,
  rowsRead,
} from '@rpm/database/testing';
import { Factory, sessionEntry } from '../testing';
import { TokenLookUps } from '../access/token-look-ups';
import { ConsoleSessionRepository } from './console-session.repository';
import { END_SURPLUS_SESSIONS, START_SESSION } from './console-session.sql';
import { endSurplusSessions } from './surplus-sessions';

const LIMITS = { idleMinutes: 480, maxHours: 12 };
const GRANT = { name: 'Test', scopes: ['read'], expireTimestamp: null };

describe('limits of the number of sessions', () => {
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
    lookUps = new TokenLookUps(service, LIMITS);
    sessions = new ConsoleSessionRepository(service, LIMITS, lookUps);
  });
  afterAll(() => database.drop());

  beforeEach(async () => {
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
    keyId = (await apiKeys.create(organizationId, GRANT)).apiKey.id;
  });

  /** Inserts sessions that were started two hours ago. @param minutes SQL for the number of minutes since session `n` was last used */
  const insert = async (count: number, minutes: string, { key = keyId, isEnded = false } = {}) => {
    await database.dataSource.query(
      `insert into console_session (organization_id, api_key_id, hash, actor, scopes, create_timestamp, last_use_timestamp, expire_timestamp,
         end_timestamp)
       select $1, $2, sha256(gen_random_uuid()::text::bytea), n::text, '{read}', now() - interval '2 hours',
         now() - (${minutes}) * interval '1 minute', now() + interval '10 hours', case when $4 then now() end
       from generate_series(1, $3) n`,
      [organizationId, key, count, isEnded],
    );
  };
  const makePerson = async (key = keyId) => {
    const insertPerson = `insert into console_person (organization_id, name, api_key_id) values ($1, 'Jane ' || $2::int, $2)`;
    await database.dataSource.query(insertPerson, [organizationId, key]);
  };
  const start = () =>
    sessions.signInWithKey({ organizationId, keyId, scopes: ['read'], actor: { kind: 'key', id: 1, name: 'Key' } }, sessionEntry);
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'started',
      (error: unknown) => (error as { code: string }).code,
    );
  const open = async (key = keyId) => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from console_session where organization_id = $1 and api_key_id = $2 and end_timestamp is null',
      [organizationId, key],
    );
    return row?.count;
  };
  /** Returns the actors of the sessions that the limit has ended. Sessions of {@link insert} have numbers as actors. */
  const ended = async (key = keyId) => {
    const rows = await database.dataSource.query<{ actor: string }[]>(
      `select actor from console_session where organization_id = $1 and api_key_id = $2 and end_reason = 'limit' order by id`,
      [organizationId, key],
    );
    return rows.map(({ actor }) => actor);
  };

  describe.each([
    ['a key', SESSION_LIMITS.ofKey, false],
    ['a person', SESSION_LIMITS.ofPerson, true],
  ])('for %s', (_whose, maximum, isPerson) => {
    beforeEach(async () => {
      if (isPerson) await makePerson();
    });

    it(`end the least recently used session when session ${maximum + 1} starts`, async () => {
      await insert(maximum - 1, '1 + n % 7');
      await start();
      expect([await open(), await ended()]).toEqual([maximum, []]);
      await database.dataSource.query(
        `update console_session set last_use_timestamp = now() - interval '50 minutes' where actor = '11'`,
      );
      await start();
      expect([await open(), await ended()]).toEqual([maximum, ['11']]);
    });

    it('first end the sessions that nobody has used for an hour', async () => {
      await insert(maximum, 'case when n <= 3 then 60 + n else 1 end');
      await start();
      expect([await open(), await ended()]).toEqual([maximum - 2, ['1', '2', '3']]);
    });

    it('keep unused sessions while a new session stays within the maximum', async () => {
      await insert(maximum - 1, '100');
      await start();
      expect([await open(), await ended()]).toEqual([maximum, []]);
    });

    it('do not count sessions that have ended', async () => {
      await insert(maximum, '1', { isEnded: true });
      await insert(5, '2');
      await start();
      expect([await open(), await ended()]).toEqual([6, []]);
    });

    it('are exact if several sessions start at once', async () => {
      await insert(maximum, 'n / 100.0');
      const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(start())));
      expect(codes).toEqual(Array.from({ length: 5 }, () => 'started'));
      expect(await open()).toBe(maximum);
    });

    it('are restored after an upgrade, a few sessions at a time, and keep the most recently used ones', async () => {
      await insert(maximum + 250, 'n / 100.0');
      const sent = await sentStatements(service, () => endSurplusSessions(service));
      expect(await open()).toBe(maximum);
      expect(await ended()).toEqual(Array.from({ length: 250 }, (_, at) => String(maximum + at + 1)));
      const count = sent.filter(
        (statement) => (statement as { statementName?: string }).statementName === END_SURPLUS_SESSIONS.name,
      ).length;
      expect(count).toBeGreaterThanOrEqual(3);
    });
  });

  it('apply to each key separately', async () => {
    const other = (await apiKeys.create(organizationId, GRANT)).apiKey.id;
    await insert(SESSION_LIMITS.ofKey, '1', { key: other });
    await insert(SESSION_LIMITS.ofPerson, '1');
    await start();
    expect([await open(), await open(other)]).toEqual([SESSION_LIMITS.ofPerson + 1, SESSION_LIMITS.ofKey]);
  });

  it('are reported as the reason to the browser of an ended session', async () => {
    const { token } = await start();
    await insert(SESSION_LIMITS.ofKey, '0');
    await database.dataSource.query(
      `update console_session set last_use_timestamp = now() - interval '5 minutes' where hash = $1`,
      [token.hash],
    );
    await start();
    expect(await lookUps.find('console_session', token.hash)).toMatchObject({ is_revoked: true, is_surplus: true });
    const signedOut = (await start()).token;
    await sessions.end(signedOut, sessionEntry);
    expect(await lookUps.find('console_session', signedOut.hash)).toMatchObject({ is_revoked: true, is_surplus: false });
  });

  it('reject more than ten new sessions of a key within a second, even if two processes start them, and end no sessions for them', async () => {
    const other = new ConsoleSessionRepository(await database.connectAsService(), LIMITS, lookUps);
    const startThere = () =>
      other.signInWithKey({ organizationId, keyId, scopes: ['read'], actor: { kind: 'key', id: 1, name: 'Key' } }, sessionEntry);
    const codes = await Promise.all(Array.from({ length: 20 }, () => [codeOf(start()), codeOf(startThere())]).flat());
    expect(codes.filter((code) => code !== 'started' && code !== 'rate_limited')).toEqual([]);
    const [row] = await database.dataSource.query<{ most: number }[]>(
      `select max(count)::int as most from (select count(*) over (order by create_timestamp range between interval '999 milliseconds' preceding
         and current row) from console_session where organization_id = $1) t`,
      [organizationId],
    );
    expect(row).toEqual({ most: SESSION_LIMITS.newPerSecond });
    await insert(SESSION_LIMITS.ofKey, '1');
    await database.dataSource.query(
      `update console_session set create_timestamp = now() + interval '1 minute' where organization_id = $1`,
      [organizationId],
    );
    const before = await open();
    await expect(start()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 1 });
    expect([await open(), await ended()]).toEqual([before, []]);
  });

  it('make a sign-in read only the open sessions of its key, however many have ended or belong to other keys', async () => {
    const other = (await apiKeys.create(organizationId, GRANT)).apiKey.id;
    await insert(5_000, '1', { isEnded: true });
    await insert(SESSION_LIMITS.ofKey, '1', { key: other });
    await insert(SESSION_LIMITS.ofKey, '1');
    await database.dataSource.query('vacuum analyze console_session');
    const explain: Statement<object, ExplainResult> = {
      parameters: START_SESSION.parameters,
      text: `explain (analyze, format json) ${START_SESSION.text}`,
    };
    const [row] = await service.run({ organizationId }, explain, {
      keyId,
      hash: ConsoleSessionToken.generate().hash,
      actor: null,
      scopes: null,
      maxHours: 12,
    });
    const nodes = planNodesOf(row?.['QUERY PLAN'][0].Plan);
    expect(rowsRead(nodes, 'console_session')).toBeLessThanOrEqual(SESSION_LIMITS.ofKey + 20);
  });
});
