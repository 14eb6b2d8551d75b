import { ApiKeyToken, ConsoleCodeToken, ConsoleInvitationToken, ConsoleSessionToken, TemporaryProblem } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Database, type DatabasePool, unnamedStatement, type Statement } from '@rpm/database';
import { createTestDatabase, type ExplainResult, planNodesOf, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { TOKENS_AT_ONCE, TokenLookUps } from './token-look-ups';
import { LOOK_UP_TOKENS, TOKEN_KINDS, type TokenKind } from './token-look-ups.sql';

const LIMITS = { idleMinutes: 30 };

/** Kinds of tokens whose table has one column with a hash. A source has two; the specs of its messages cover it. */
const WITH_HASH = TOKEN_KINDS.filter((kind) => kind !== 'ingest_source');

describe('TokenLookUps', () => {
  let database: TestDatabase;
  let service: Database;
  let lookUps: TokenLookUps;
  let mine: Factory;
  let other: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(10, 'request');
    mine = await Factory.inNewOrganization(database.dataSource);
    other = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    lookUps = new TokenLookUps(service, LIMITS);
  });
  afterEach(() => jest.restoreAllMocks());

  const unknown = (count: number) => Array.from({ length: count }, () => randomBytes(32));
  const insert = async (text: string, values: unknown[]) => {
    const [row] = await database.dataSource.query<{ id: number }[]>(`${text} returning *`, values);
    return row?.id ?? 0;
  };

  /** Stores a token of each kind with the same hash, as if the hashes of different kinds collided. @returns their hash, and the ids of the rows */
  async function storeOneOfEach({ organizationId }: Factory) {
    const hash = randomBytes(32);
    const keyId = await insert(
      `insert into api_key (organization_id, name, prefix, hash, scopes) values ($1, 'Key', 'rpm_123456', $2, '{read}')`,
      [organizationId, hash],
    );
    const later = `now() + interval '1 hour'`;
    const ofKey = [organizationId, keyId, hash];
    const sessionId = await insert(
      `insert into console_session (organization_id, api_key_id, hash, actor, scopes, expire_timestamp) values ($1, $2, $3, 'Jane', '{read}', ${later})`,
      ofKey,
    );
    await insert(
      `insert into console_code (organization_id, api_key_id, hash, actor, scopes, expire_timestamp) values ($1, $2, $3, 'Jane', '{read}', ${later})`,
      ofKey,
    );
    const personId = await insert(
      `insert into console_person (organization_id, name, api_key_id) values ($1, $3::bytea::text, $2)`,
      ofKey,
    );
    const ofPerson = [organizationId, personId, hash];
    await insert(
      `insert into console_invitation (organization_id, person_id, hash, expire_timestamp) values ($1, $2, $3, ${later})`,
      ofPerson,
    );
    const passkeyId = await insert(
      `insert into console_passkey (organization_id, person_id, hash, credential_id, public_key, counter, is_backup_eligible, is_backed_up, transports)
       values ($1, $2, $3, '\\x0102', '\\x0304', 7, false, false, '{}')`,
      ofPerson,
    );
    await database.dataSource.query(
      `insert into smart_token (organization_id, api_key_id, hash, name, scopes, expire_timestamp) values ($1, $2, $3, 'Client', '{read}', ${later})`,
      ofKey,
    );
    return { hash, keyId, sessionId, personId, passkeyId };
  }

  /** Records the hashes in each statement of the service's look-ups, and the maximum number of these statements that ran at the same time. */
  function watchStatements() {
    const pool = (service.driver as PostgresDriver).master as DatabasePool;
    const send = pool.lookUp.bind(pool);
    const watched = { sizes: [] as number[], hashes: [] as string[][], mostAtOnce: 0 };
    let running = 0;
    jest.spyOn(pool, 'lookUp').mockImplementation(async (query: Parameters<DatabasePool['lookUp']>[0]) => {
      // The arguments are the hashes of each kind of token, and a number of minutes.
      const { values = [] } = query as typeof query & { values?: (number | Buffer[])[] };
      const hashes = values.flat().filter((value) => typeof value !== 'number');
      watched.hashes.push(hashes.map((hash) => hash.toString('hex')));
      watched.sizes.push(hashes.length);
      watched.mostAtOnce = Math.max(watched.mostAtOnce, ++running);
      try {
        return await send(query);
      } finally {
        running--;
      }
    });
    return watched;
  }

  it('finds the state of a token of each kind', async () => {
    const { hash, keyId, sessionId, personId, passkeyId } = await storeOneOfEach(mine);
    const found = await Promise.all(WITH_HASH.map((kind) => lookUps.find(kind, hash)));
    const row = { organization_id: mine.organizationId, hash: `\\x${hash.toString('hex')}` };
    const valid = { is_expired: false, is_revoked: false };
    expect(found).toEqual([
      {
        ...row,
        id: keyId,
        name: 'Key',
        scopes: ['read'],
        client_id: null,
        jwks: null,
        jwks_url: null,
        end_timestamp: null,
        ...valid,
      },
      {
        ...row,
        id: sessionId,
        api_key_id: keyId,
        person_id: null,
        actor: 'Jane',
        scopes: ['read'],
        end_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        ...valid,
        is_surplus: false,
      },
      { ...row, is_usable: true },
      { ...row, is_usable: true },
      { ...row, id: passkeyId, person_id: personId, credential_id: '0102', public_key: '0304', counter: 7 },
      {
        ...row,
        api_key_id: keyId,
        name: 'Client',
        scopes: ['read'],
        end_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        ...valid,
      },
    ]);
  });

  it.each(WITH_HASH)('does not find a %s by the hash of another kind of token', async (kind) => {
    const { hash } = await storeOneOfEach(mine);
    await database.dataSource.query(`delete from ${kind} where hash = $1`, [hash]);
    expect(await lookUps.find(kind, hash)).toBeNull();
  });

  it('finds nothing for tokens that are not stored', async () => {
    const hashes = [ApiKeyToken, ConsoleSessionToken, ConsoleCodeToken, ConsoleInvitationToken].map(
      (token) => token.generate().hash,
    );
    const found = await Promise.all(hashes.flatMap((hash) => TOKEN_KINDS.map((kind) => lookUps.find(kind, hash))));
    expect(new Set(found)).toEqual(new Set([null]));
  });

  it('looks up tokens that arrive while a statement runs with the next statement, at most 256 at once', async () => {
    const watched = watchStatements();
    const good = await storeOneOfEach(mine);
    const hashes = [...unknown(600), good.hash];
    const found = await Promise.all(hashes.map((hash) => lookUps.find('api_key', hash)));
    expect(found.map((state) => state?.id)).toEqual([...Array<undefined>(600).fill(undefined), good.keyId]);
    expect(watched).toMatchObject({ sizes: [1, TOKENS_AT_ONCE, TOKENS_AT_ONCE, 88], mostAtOnce: 1 });
  });

  it('lets networks take turns, so that a token does not wait for all tokens of another network', async () => {
    const watched = watchStatements();
    const { hash } = await storeOneOfEach(mine);
    const bad = unknown(1_000).map((other) => lookUps.find('console_code', other, '192.0.2.1'));
    await Promise.all([...bad, lookUps.find('console_session', hash, '192.0.2.2')]);
    expect(watched.hashes[1]).toContain(hash.toString('hex'));
    expect(watched.hashes).toHaveLength(5);
  });

  it('groups addresses by their networks', async () => {
    const watched = watchStatements();
    lookUps = new TokenLookUps(service, LIMITS, (address = '') => address.slice(0, 6));
    const { hash } = await storeOneOfEach(mine);
    const bad = unknown(1_000).map((other, at) => lookUps.find('api_key', other, `2001:db8::${at}`));
    await Promise.all([...bad, lookUps.find('api_key', hash, '192.0.2.2')]);
    expect(watched.hashes[1]).toContain(hash.toString('hex'));
  });

  describe('while the database does not answer', () => {
    /** Runs `act` while a transaction holds a lock for which every look-up waits. */
    const whileLocked = (act: () => Promise<void>) =>
      database.dataSource.transaction(async (manager) => {
        await manager.query('lock table console_passkey in access exclusive mode');
        await act();
      });
    const refusal = (error: unknown) => (error instanceof TemporaryProblem ? `${error.code} ${error.retryAfter}` : error);
    const NOT_CHECKED = 'unavailable 1';

    it('answers 503 after two seconds, both for a token that was sent to the database and for one that waits', async () => {
      const { hash, keyId } = await storeOneOfEach(mine);
      await whileLocked(async () => {
        const both = [lookUps.find('api_key', hash), lookUps.find('api_key', hash)];
        expect(await Promise.all(both.map((found) => found.catch(refusal)))).toEqual([NOT_CHECKED, NOT_CHECKED]);
      });
      expect(await lookUps.find('api_key', hash)).toMatchObject({ id: keyId });
    });

    it('answers 503 when the connection that looks up tokens is lost', async () => {
      const { hash, keyId } = await storeOneOfEach(mine);
      await whileLocked(async () => {
        const found = lookUps.find('api_key', hash).catch(refusal);
        let cut: object[] = [];
        while (cut.length === 0) {
          cut = await database.dataSource.query<object[]>(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
          );
        }
        expect(await found).toBe(NOT_CHECKED);
      });
      expect(await lookUps.find('api_key', hash)).toMatchObject({ id: keyId });
    });

    it('rejects further tokens of a network with 4,000 waiting tokens, but accepts those of another network', async () => {
      const { hash, keyId } = await storeOneOfEach(mine);
      const first = (...found: Promise<unknown>[]) => Promise.race(found.map((each, at) => each.then(() => at)));
      await whileLocked(async () => {
        const send = (address: string) => lookUps.find('api_key', randomBytes(32), address).catch(refusal);
        const waiting = Array.from({ length: 4_001 }, () => send('192.0.2.1'));
        const [refused, accepted] = [send('192.0.2.1'), send('192.0.2.2')];
        expect(await first(accepted, ...waiting, refused)).toBe(waiting.length + 1);
        expect(new Set(await Promise.all([refused, accepted, ...waiting]))).toEqual(new Set([NOT_CHECKED]));
      });
      expect(await lookUps.find('api_key', hash, '192.0.2.1')).toMatchObject({ id: keyId });
    });
  });

  describe('row-level security', () => {
    const visible = async (hashes: readonly Buffer[], table: TokenKind) =>
      (
        await service.run({ tokenHashes: hashes }, unnamedStatement<object, { hash: Buffer }>(`select hash from ${table}`), {})
      ).map(({ hash }) => hash);

    it('has the same policy on every table with tokens', async () => {
      const policies = await database.dataSource.query<{ tablename: string; cmd: string; qual: string }[]>(
        `select tablename, cmd, qual from pg_policies where qual like '%rpm.api_key_hash%' order by tablename`,
      );
      expect(policies.map(({ tablename, cmd }) => [tablename, cmd])).toEqual(
        [...TOKEN_KINDS].sort().map((table) => [table, 'SELECT']),
      );
      const ofOneHash = policies.filter(({ tablename }) => tablename !== 'ingest_source');
      expect(new Set(ofOneHash.map(({ qual }) => qual)).size).toBe(1);
    });

    it.each(WITH_HASH)(
      'shows a look-up only the rows of %s whose hashes were presented, whichever organizations own them',
      async (table) => {
        const [one, two, hidden] = [await storeOneOfEach(mine), await storeOneOfEach(other), await storeOneOfEach(other)];
        expect(new Set(await visible([one.hash, two.hash], table))).toEqual(new Set([one.hash, two.hash]));
        expect(await visible([one.hash], table)).toEqual([one.hash]);
        expect(await visible([randomBytes(32)], table)).toEqual([]);
        expect(await visible([], table)).toEqual([]);
        expect(await visible([hidden.hash], table)).toEqual([hidden.hash]);
      },
    );

    it.each(WITH_HASH)('lets a look-up neither change nor delete a presented row of %s', async (table) => {
      const { hash } = await storeOneOfEach(other);
      const inScope = (text: string) => service.run({ tokenHashes: [hash] }, unnamedStatement(text), {});
      expect(await inScope(`update ${table} set hash = hash returning 1`)).toEqual([]);
      expect(await inScope(`delete from ${table} where hash = hash returning 1`)).toEqual([]);
      expect(await visible([hash], table)).toEqual([hash]);
    });

    it('shows no rows of the previous look-up on the same connection', async () => {
      const { hash } = await storeOneOfEach(mine);
      expect(await visible([hash], 'api_key')).toEqual([hash]);
      expect(await service.query('select from api_key')).toEqual([]);
      expect(await visible([], 'api_key')).toEqual([]);
    });
  });

  it('reads each token by an index, however many are stored', async () => {
    await database.dataSource.query(
      `insert into api_key (organization_id, name, prefix, hash, scopes)
       select $1, n::text, 'rpm_123456', sha256(n::text::bytea), '{read}' from generate_series(1, 5000) n`,
      [mine.organizationId],
    );
    await database.dataSource.query(
      `insert into console_session (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
       select organization_id, id, hash, 'Jane', '{read}', now() from api_key where organization_id = $1 and name ~ '^[0-9]+$'`,
      [mine.organizationId],
    );
    await database.dataSource.query('vacuum analyze');
    const explain: Statement<object, ExplainResult> = {
      name: 'explained',
      parameters: LOOK_UP_TOKENS.parameters,
      text: `explain (analyze, buffers, format json) ${LOOK_UP_TOKENS.text}`,
    };
    const hashes = unknown(TOKENS_AT_ONCE);
    const hashesOf = (kind: TokenKind) => hashes.filter((_, at) => TOKEN_KINDS[at % TOKEN_KINDS.length] === kind);
    const byKind = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, hashesOf(kind)]));
    const [row] = await service.run({ tokenHashes: hashes }, explain, { ...byKind, idleMinutes: LIMITS.idleMinutes });
    const plan = row?.['QUERY PLAN'][0].Plan;
    expect(planNodesOf(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan');
    // The look-up of a hash reads at most three pages of an index.
    const buffers = (plan?.['Shared Hit Blocks'] ?? Infinity) + (plan?.['Shared Read Blocks'] ?? 0);
    expect(buffers).toBeLessThanOrEqual(3 * TOKENS_AT_ONCE + 20);
  });
});
