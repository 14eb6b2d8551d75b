import { Database } from '@rpm/database';
import { ApiKeyRepository, ConsoleSessionAuthenticator, ConsoleSessionUses } from '@rpm/data-access';
import { countNamedStatements } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { ApiKeyToken, ConsoleCodeToken, ConsoleSessionToken, SESSION_LIMITS } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { byTestKey } from '../testing/by-test-key';
import { ConsoleBrowser } from '../testing/console-browser';
import { TestApi } from '../testing/test-api';

const SITE = '/api/v3/site';
const ME = '/api/v3/me';

interface Me {
  session: { createTimestamp: string; expireTimestamp: string; idleExpireTimestamp: string } | null;
}

describe('sessions of the console', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;
  let browser: ConsoleBrowser;

  beforeAll(async () => {
    api = await TestApi.start();
    // These specs set the stored time of a session's last use, so the job that stores these times must not run.
    await api.application.get(ConsoleSessionUses).stop();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['*', 'console:write', 'keys:write']);
    browser = new ConsoleBrowser(api);
  });

  const link = async (grant: object = {}) => {
    const body = { actor: 'jane@clinic.example.org', scopes: ['sites:read'], ...grant };
    const { json } = await api.post('/api/v3/console-link', body, { key });
    return json as { url: string; expireTimestamp: string };
  };
  const code = async (grant: object = {}) => (await link(grant)).url.split('#code=')[1] ?? '';
  const signedIn = async (grant: object = {}) => {
    const another = new ConsoleBrowser(api);
    expect((await another.signIn({ code: await code(grant) })).status).toBe(201);
    return another;
  };
  /** Sets a column of all sessions of the organization, and clears the cache of sessions, as if its entries had expired. */
  const setStored = async (column: string, sql: string) => {
    await api.database.dataSource.query(`update console_session set ${column} = ${sql} where organization_id = $1`, [
      factory.organizationId,
    ]);
    api.application.get(ConsoleSessionAuthenticator).forgetAll();
  };
  const statusOf = async (one: ConsoleBrowser) => (await one.get(ME)).status;
  const missing = { status: 401, json: { code: 'api_key_missing' } };

  describe('sign-in', () => {
    it('exchanges an API key for a cookie that scripts and other sites cannot use', async () => {
      const { status, json, headers } = await browser.signIn({ key });
      expect([status, json]).toMatchObject([
        201,
        { organization: { id: factory.organizationId }, ...byTestKey(), scopes: ['*', 'console:write', 'keys:write'] },
      ]);
      expect(headers.get('set-cookie')).toMatch(
        /^__Host-rpm-session=rps_[0-9A-Za-z]{49}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      );
      expect(await browser.get(ME)).toMatchObject({
        status: 200,
        json: { ...byTestKey(), apiKey: { prefix: key.slice(0, 10) } },
      });
    });

    it('exchanges the code of a link for a session with the actor and the scopes of the link', async () => {
      const { status, json } = await browser.signIn({ code: await code() });
      expect([status, json]).toMatchObject([201, { actor: 'jane@clinic.example.org', scopes: ['sites:read'] }]);
      expect((await browser.get(SITE)).status).toBe(200);
    });

    it('rejects a code that was used before', async () => {
      const used = await code();
      expect((await browser.signIn({ code: used })).status).toBe(201);
      const again = await new ConsoleBrowser(api).signIn({ code: used });
      expect(again).toMatchObject({ status: 401, json: { code: 'console_code_invalid' } });
      expect(again.headers.get('set-cookie')).toBeNull();
    });

    it('starts exactly one session if a code is used several times at once', async () => {
      const shared = await code();
      const attempts = await Promise.all(Array.from({ length: 5 }, () => new ConsoleBrowser(api).signIn({ code: shared })));
      expect(attempts.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401]);
    });

    it('rejects an expired code, an unknown code and a code of a revoked key', async () => {
      const expired = await code();
      await api.database.dataSource.query('update console_code set expire_timestamp = now() where hash = $1', [
        ConsoleCodeToken.parse(expired)?.hash,
      ]);
      for (const bad of [expired, ConsoleCodeToken.generate().text, 'rpc_CANARY']) {
        expect(await browser.signIn({ code: bad })).toMatchObject({ status: 401, json: { code: 'console_code_invalid' } });
      }
      const ofRevoked = await code();
      await api.database.dataSource.query('update api_key set revoke_timestamp = now() where hash = $1', [
        ApiKeyToken.parse(key)?.hash,
      ]);
      expect(await browser.signIn({ code: ofRevoked })).toMatchObject({ status: 401, json: { code: 'api_key_revoked' } });
    });

    it('rejects unknown, expired and revoked keys', async () => {
      const revoked = await factory.key();
      await api.database.dataSource.query('update api_key set revoke_timestamp = now() where hash = $1', [
        ApiKeyToken.parse(revoked)?.hash,
      ]);
      const codes = [];
      for (const bad of [ApiKeyToken.generate().text, await factory.key(['*'], new Date('2020-01-01')), revoked]) {
        codes.push(((await browser.signIn({ key: bad })).json as { code: string }).code);
      }
      expect(codes).toEqual(['api_key_invalid', 'api_key_expired', 'api_key_revoked']);
    });

    it.each([[{}], [{ key: 'rpm_a', code: 'rpc_a' }], [{ password: 'CANARY' }], [{ key: 5 }], [{ code: '' }]])(
      'rejects the body %j',
      async (body) => {
        expect(await browser.signIn(body)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
      },
    );

    it('rejects a body of more than 4 KiB, because anybody may send one', async () => {
      expect((await browser.signIn({ key: 'x'.repeat(5_000) })).status).toBe(413);
    });

    it.each([[{}], [{ 'Sec-Fetch-Site': 'cross-site' }], [{ 'Sec-Fetch-Site': 'same-site' }], [{ 'Sec-Fetch-Site': 'none' }]])(
      'and sign-out reject a request with the headers %j, which no page of this service sends',
      async (headers) => {
        const foreign = { status: 403, json: { code: 'foreign_page' } };
        expect(await browser.post('/console/session', { key }, headers)).toMatchObject(foreign);
        for (const path of ['/console/session', '/console/session/all']) {
          expect(await api.delete(path, { key: null, headers })).toMatchObject(foreign);
        }
      },
    );

    it('ends the earlier session of the same browser', async () => {
      await browser.signIn({ key });
      const earlier = new ConsoleBrowser(api);
      earlier.cookie = browser.cookie;
      await browser.signIn({ key });
      expect([await statusOf(earlier), await statusOf(browser)]).toEqual([401, 200]);
    });
  });

  describe('authentication', () => {
    it.each([[{}], [{ 'Sec-Fetch-Site': 'cross-site' }], [{ 'Sec-Fetch-Site': 'same-site' }], [{ 'Sec-Fetch-Site': 'none' }]])(
      'ignores the cookie of a request with the headers %j',
      async (headers) => {
        await browser.signIn({ key });
        expect(await browser.get(SITE, headers)).toMatchObject(missing);
        expect(await browser.post(SITE, { name: 'North Clinic' }, headers)).toMatchObject(missing);
        expect((await browser.post(SITE, { name: 'North Clinic' })).status).toBe(200);
      },
    );

    it('uses the API key and ignores the session if a request has both, even if the key is not valid', async () => {
      await browser.signIn({ key });
      const other = await Factory.inNewOrganization(api.database.dataSource);
      const both = (text: string) => ({ 'Sec-Fetch-Site': 'same-origin', 'Service-API-Key': text });
      expect(await browser.get(ME, both(await other.key()))).toMatchObject({
        status: 200,
        json: { organization: { id: other.organizationId }, actor: null, session: null },
      });
      expect(await browser.get(ME, both(ApiKeyToken.generate().text))).toMatchObject({
        status: 401,
        json: { code: 'api_key_invalid' },
      });
      expect(await browser.get(ME, both(''))).toMatchObject(missing);
    });

    it('accepts a token of a session only in its cookie', async () => {
      await browser.signIn({ key });
      const { token } = browser;
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      expect(await api.get(ME, { key: token, headers })).toMatchObject({ status: 401, json: { code: 'api_key_invalid' } });
      for (const cookie of [
        `rpm-session=${token}`,
        `__Host-rpm-session=${key}`,
        '__Host-rpm-session=',
        `__Host-rpm-session="${token}"`,
      ]) {
        expect(await api.get(ME, { key: null, headers: { ...headers, Cookie: cookie } })).toMatchObject(missing);
      }
      const among = { ...headers, Cookie: `a=b; __Host-rpm-session=${token}; c=d` };
      expect((await api.get(ME, { key: null, headers: among })).status).toBe(200);
    });

    it('rejects a session that does not exist', async () => {
      browser.cookie = `__Host-rpm-session=${ConsoleSessionToken.generate().text}`;
      expect(await browser.get(ME)).toMatchObject(missing);
    });

    it('grants exactly the scopes of the session', async () => {
      browser = await signedIn({ scopes: ['sites:read'] });
      expect((await browser.get(SITE)).status).toBe(200);
      expect(await browser.post(SITE, { name: 'A' })).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
      expect(await browser.get('/api/v3/patient')).toMatchObject({ status: 403 });
    });

    it('shows only data of the organization of the session', async () => {
      const other = await Factory.inNewOrganization(api.database.dataSource);
      const [own, foreign] = [await factory.site({ name: 'Own' }), await other.site({ name: 'CANARY' })];
      browser = await signedIn();
      expect((await browser.get(`${SITE}/${foreign.id}`)).status).toBe(404);
      expect(await browser.get(SITE)).toMatchObject({ json: { content: [{ id: own.id }], total: 1 } });
    });

    it('queries the database only once for many requests of a session, and writes nothing', async () => {
      browser = await signedIn();
      await browser.get(SITE);
      const dataSource = api.application.get(Database);
      const requests = async () => {
        for (let count = 0; count < 3; count++) await browser.get(SITE);
      };
      const perRequest = await countNamedStatements(dataSource, () => api.get(SITE, { key }));
      // One more look-up is permitted, because the cached session may have expired after two seconds.
      expect(await countNamedStatements(dataSource, requests)).toBeLessThanOrEqual(3 * perRequest + 3);
    });
  });

  describe('the end', () => {
    it('comes at least 30 and at most 31 minutes after the last request', async () => {
      browser = await signedIn();
      await setStored('last_use_timestamp', `now() - interval '30 minutes 10 seconds'`);
      expect(await statusOf(browser)).toBe(200);
      await setStored('last_use_timestamp', `now() - interval '31 minutes 1 second'`);
      expect(await browser.get(ME)).toMatchObject(missing);
    });

    it('is postponed by a request of the person, but not by a refresh of an unattended page', async () => {
      browser = await signedIn();
      await api.application.get(ConsoleSessionUses).store();
      await setStored('last_use_timestamp', `now() - interval '20 minutes'`);
      const isRecent = async () => {
        await api.application.get(ConsoleSessionUses).store();
        const [row] = await api.database.dataSource.query<{ recent: boolean }[]>(
          `select last_use_timestamp > now() - interval '10 minutes' as recent from console_session where organization_id = $1`,
          [factory.organizationId],
        );
        return row?.recent;
      };
      const unattended = { 'Sec-Fetch-Site': 'same-origin', 'Console-Unattended': '1' };
      expect((await browser.get(ME, unattended)).status).toBe(200);
      expect(await isRecent()).toBe(false);
      expect((await browser.get(ME)).status).toBe(200);
      expect(await isRecent()).toBe(true);
    });

    it('comes after 12 hours in any case', async () => {
      browser = await signedIn();
      const [row] = await api.database.dataSource.query<{ hours: number }[]>(
        `select extract(epoch from expire_timestamp - create_timestamp)::int / 3600 as hours from console_session where organization_id = $1`,
        [factory.organizationId],
      );
      expect(row).toEqual({ hours: 12 });
      await setStored('expire_timestamp', `now() - interval '1 second'`);
      expect(await browser.get(ME)).toMatchObject(missing);
    });

    it('is reported to the caller', async () => {
      browser = await signedIn();
      const { session } = (await browser.get(ME)).json as Me;
      const [row] = await api.database.dataSource.query<{ begin: Date; expire: Date }[]>(
        'select create_timestamp as begin, expire_timestamp as expire from console_session where organization_id = $1',
        [factory.organizationId],
      );
      expect(session?.createTimestamp).toBe(row?.begin.toISOString());
      expect(session?.expireTimestamp).toBe(row?.expire.toISOString());
      expect(Date.parse(session?.idleExpireTimestamp ?? '')).toBeLessThan(Date.parse(session?.expireTimestamp ?? ''));
      await setStored('expire_timestamp', `now() + interval '5 minutes'`);
      const later = ((await browser.get(ME)).json as Me).session;
      expect(later?.idleExpireTimestamp).toBe(later?.expireTimestamp);
    });

    it('comes at once when the key is revoked', async () => {
      const { id } = ((await api.get(ME, { key })).json as { apiKey: { id: number } }).apiKey;
      browser = await signedIn();
      const bystander = new ConsoleBrowser(api);
      await bystander.signIn({ key: await factory.key() });
      expect(await statusOf(browser)).toBe(200);
      expect((await api.post(`/api/v3/api-key/${id}/revoke`, undefined, { key })).status).toBe(200);
      // The service receives the notification on another connection, so it may take effect a little later.
      expect(await pollUntil(() => statusOf(browser), 401)).toBe(401);
      expect(await statusOf(bystander)).toBe(200);
    });

    it('comes when the key expires, even if the expiry of the key was set after the sign-in', async () => {
      const expiry = new Date(Date.now() + 3_600_000);
      await browser.signIn({ key: await factory.key(['read'], expiry) });
      expect(((await browser.get(ME)).json as Me).session?.expireTimestamp).toBe(expiry.toISOString());
      const other = await signedIn();
      const created = await new ApiKeyRepository(api.database.dataSource).list(factory.organizationId, { page: 1, size: 10 });
      const old = created.content.find(({ prefix }) => prefix === key.slice(0, 10));
      await api.post(`/api/v3/api-key/${old?.id}/rotate`, { overlapSeconds: 600 }, { key });
      const [row] = await api.database.dataSource.query<{ revoke: Date }[]>(
        'select revoke_timestamp as revoke from api_key where id = $1',
        [old?.id],
      );
      const expireOf = async () => ((await other.get(ME)).json as Me).session?.expireTimestamp;
      expect(await expireOf()).toBe(row?.revoke.toISOString());
    });

    it('comes with the sign-out, which deletes the cookie and leaves other sessions alone', async () => {
      const other = await signedIn();
      browser = await signedIn();
      const stolen = new ConsoleBrowser(api);
      stolen.cookie = browser.cookie;
      const { status, headers } = await browser.signOut();
      expect([status, headers.get('set-cookie')]).toEqual([
        204,
        '__Host-rpm-session=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
      ]);
      expect([await statusOf(stolen), await statusOf(other)]).toEqual([401, 200]);
      expect((await browser.signOut()).status).toBe(204);
    });

    it('comes for all sessions of a person who signs out everywhere', async () => {
      const [one, two] = [await signedIn(), await signedIn()];
      const another = await signedIn({ actor: 'john@clinic.example.org' });
      expect((await one.signOut('/console/session/all')).status).toBe(204);
      expect([await statusOf(one), await statusOf(two), await statusOf(another)]).toEqual([401, 401, 200]);
      expect(await one.signOut('/console/session/all')).toMatchObject(missing);
    });
  });

  describe('too many', () => {
    /** Inserts sessions of a key that started an hour ago, end in an hour, and were last used now. */
    const insertSessions = (count: number) =>
      api.database.dataSource.query(
        `insert into console_session (organization_id, api_key_id, hash, actor, scopes, create_timestamp, expire_timestamp)
         select organization_id, id, sha256(gen_random_uuid()::text::bytea), 'Test', '{read}', now() - interval '1 hour', now() + interval '1 hour'
         from api_key, generate_series(1, $2) where hash = $1`,
        [ApiKeyToken.parse(key)?.hash, count],
      );

    it('end the least recently used session, whose browser gets the reason', async () => {
      browser = await signedIn();
      await setStored('last_use_timestamp', `now() - interval '5 minutes'`);
      await insertSessions(SESSION_LIMITS.ofKey - 1);
      expect(await statusOf(browser)).toBe(200);
      await setStored('last_use_timestamp', `least(last_use_timestamp, now() - interval '1 minute')`);
      const newest = await signedIn();
      const ended = {
        status: 401,
        json: {
          code: 'session_ended',
          detail:
            'This session ended because newer ones were started: a person can have 20 sessions and a key 500, and those that were not used for the longest time end first. Sign in again.',
        },
      };
      expect(await pollUntil(() => statusOf(browser), 401)).toBe(401);
      expect(await browser.get(ME)).toMatchObject(ended);
      expect(await statusOf(newest)).toBe(200);
    });

    it('within a second are rejected, and can be started later', async () => {
      await insertSessions(SESSION_LIMITS.newPerSecond);
      const setCreated = (sql: string) => setStored('create_timestamp', sql);
      // The start times lie in the future, so that these sessions count as started within the last second even if the sign-in is slow.
      await setCreated(`now() + interval '1 minute'`);
      const { status, json, headers } = await browser.signIn({ key });
      expect([status, json, headers.get('retry-after')]).toMatchObject([
        429,
        { code: 'rate_limited', detail: 'A key or person can start 10 sessions a second. Try again in a second.' },
        '1',
      ]);
      const unused = await code();
      expect((await browser.signIn({ code: unused })).status).toBe(429);
      await setCreated(`now() - interval '2 seconds'`);
      expect((await browser.signIn({ code: unused })).status).toBe(201);
      expect((await browser.signIn({ key })).status).toBe(201);
    });
  });

  it('leave no keys, codes and tokens in the log', async () => {
    const once = await code();
    const first = await browser.signIn({ code: once });
    await browser.signIn({ code: once });
    await browser.signIn({ key });
    const lines = await api.logLine(first.headers.get('x-request-id') ?? '');
    expect(lines).toMatchObject([{ route: '/console/session', status: 201, keyId: expect.any(Number) }]);
    const log = JSON.stringify(api.log);
    for (const secret of [once, key, browser.token]) expect(log).not.toContain(secret.slice(0, 20));
    expect(log).not.toContain('jane@clinic');
  });
});

describe('limits of sign-in', () => {
  it('count wrong codes and keys from an IP address, but not sessions that have ended', async () => {
    const api = await TestApi.start({ BAD_KEYS_PER_10_SECONDS: '2' });
    const browser = new ConsoleBrowser(api);
    expect((await browser.signIn({ key: await api.factory.key() })).status).toBe(201);
    await api.database.dataSource.query('update console_session set end_timestamp = now()');
    expect(await pollUntil(async () => (await browser.get(ME)).status, 401)).toBe(401);
    for (let count = 0; count < 3; count++) expect((await browser.get(ME)).status).toBe(401);
    browser.cookie = null;
    const statuses = [];
    for (const body of [{ code: ConsoleCodeToken.generate().text }, { key: 'rpm_a' }, { code: 'rpc_a' }]) {
      statuses.push((await browser.signIn(body)).status);
    }
    expect(statuses).toEqual([401, 429, 429]);
    await api.stop();
  });

  it('count the requests of a session together with the requests of its key', async () => {
    const api = await TestApi.start({ RATE_LIMIT_PER_MINUTE: '2' });
    const key = await api.factory.key();
    const browser = new ConsoleBrowser(api);
    await browser.signIn({ key });
    const statuses = [await api.get(ME, { key }), await browser.get(ME), await browser.get(ME)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    await api.stop();
  });
});
