import { ApiKeyToken } from '@rpm/domain';
import { ApiKeyRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { request } from 'node:http';
import { TestApi } from '../testing/test-api';

const LOGS = '/api/v3/webhook/logs';

describe('authentication', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const refusal = async (key: string | null) => {
    const { status, headers, json } = await api.get(LOGS, { key });
    return { status, code: (json as { code: string }).code, challenge: headers.get('www-authenticate') };
  };
  const challenge = 'ApiKey realm="rpm", header="Service-API-Key"';
  const good = () => api.factory.key();

  it.each([
    ['no API key header', null, 'api_key_missing'],
    ['an empty API key', '', 'api_key_missing'],
    ['an API key with a wrong prefix', `key_${ApiKeyToken.generate().text.slice(4)}`, 'api_key_invalid'],
    ['an API key with a bad checksum', `${ApiKeyToken.generate().text.slice(0, -6)}000000`, 'api_key_invalid'],
    ['an API key of 10 KB', `rpm_${'a'.repeat(10_000)}`, 'api_key_invalid'],
    ['an unknown API key', ApiKeyToken.generate().text, 'api_key_invalid'],
  ])('rejects a request with %s', async (_what, key, code) => {
    expect(await refusal(key)).toEqual({ status: 401, code, challenge });
  });

  it('rejects an expired API key', async () => {
    const key = await api.factory.key(['*'], new Date(Date.now() - 1000));
    expect(await refusal(key)).toEqual({ status: 401, code: 'api_key_expired', challenge });
  });

  it('rejects a request with two API key headers, even if both contain the same valid key', async () => {
    const key = await good();
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${api.url}${LOGS}`, (answer) => resolve(answer.resume().statusCode));
      sent.setHeader('Service-API-Key', [key, key]);
      sent.on('error', reject).end();
    });
    expect(status).toBe(401);
  });

  it.each([
    ['the query', (key: string) => [`${LOGS}?Service-API-Key=${key}`, {}] as const],
    ['a cookie', (key: string) => [LOGS, { Cookie: `Service-API-Key=${key}` }] as const],
    ['Authorization', (key: string) => [LOGS, { Authorization: `Bearer ${key}` }] as const],
  ])('ignores an API key that is sent in %s', async (_where, place) => {
    const [path, headers] = place(await good());
    const { status, json } = await api.get(path, { key: null, headers });
    expect([status, (json as { code: string }).code]).toEqual([401, 'api_key_missing']);
  });

  it('rejects a revoked key at once, even if it was valid a moment ago', async () => {
    const apiKeys = new ApiKeyRepository(api.database.dataSource);
    const grant = { name: 'Short-lived', scopes: ['*'], expireTimestamp: null };
    const { apiKey, token } = await apiKeys.create(api.factory.organizationId, grant);
    expect((await api.get(LOGS, { key: token.text })).status).toBe(200);
    await apiKeys.revoke(api.factory.organizationId, apiKey.id);
    // The service is notified of the revocation on another connection, so the revocation may take effect a little later.
    // If the notification is lost, the cached key expires soon afterwards.
    await pollUntil(async () => (await api.get(LOGS, { key: token.text })).status, 401);
    expect(await refusal(token.text)).toEqual({ status: 401, code: 'api_key_revoked', challenge });
  });

  it.each(['webhooks:read', 'read', '*'])('accepts a key with the scope %s', async (scope) => {
    expect((await api.get(LOGS, { key: await api.factory.key([scope]) })).status).toBe(200);
  });

  it.each(['webhooks:write', 'write', 'sites:read', 'fulfilment', 'audit:read'])(
    'rejects a key that has only the scope %s, and names the missing scope',
    async (scope) => {
      const { status, json } = await api.get(LOGS, { key: await api.factory.key([scope]) });
      expect(status).toBe(403);
      expect(json).toMatchObject({ code: 'scope_missing', detail: 'This operation needs a key with the scope webhooks:read.' });
    },
  );

  it('authenticates before it validates, so that a caller without a key learns nothing about the expected request', async () => {
    expect((await api.get(`${LOGS}?page=0`, { key: null })).status).toBe(401);
    expect((await api.post('/api/v3/site', 'no json', { key: null })).status).toBe(401);
  });

  it('keeps API keys out of the log', async () => {
    const key = await good();
    await api.get(LOGS, { key });
    await api.get(`${LOGS}?Service-API-Key=${key}`, { key });
    expect(JSON.stringify(api.log)).not.toContain(key.slice(0, 20));
  });
});

describe('rate limits', () => {
  it('reject the twentieth bad key from one IP address with 429, ignore X-Forwarded-For, and still accept valid keys', async () => {
    const api = await TestApi.start({ BAD_KEYS_PER_10_SECONDS: '20' });
    expect((await api.get(LOGS)).status).toBe(200);
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${attempt}` };
      const { status, headers: answered } = await api.get(LOGS, { key: `rpm_${attempt}`, headers });
      statuses.push(status);
      if (status === 429) expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array<number>(19).fill(401), 429]);
    expect((await api.get(LOGS)).status).toBe(200);
    await api.stop();
  });

  it('accept a key that is used for the first time while its IP address sends many unknown keys at once', async () => {
    const api = await TestApi.start({ BAD_KEYS_PER_10_SECONDS: '20' });
    const good = await Promise.all(Array.from({ length: 20 }, () => api.factory.key()));
    const unknown = Array.from({ length: 200 }, () => ApiKeyToken.generate().text);
    const statusesOf = async (keys: string[]) => {
      const statuses: number[] = [];
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) statuses.push((await api.get(LOGS, { key })).status);
      return statuses;
    };
    const bad = Promise.all(Array.from({ length: 50 }, () => statusesOf(unknown)));
    expect(new Set(await statusesOf(good))).toEqual(new Set([200]));
    expect(new Set((await bad).flat())).toEqual(new Set([401, 429]));
    await api.stop();
  });

  it('can be configured to reject the first bad key with 429', async () => {
    const api = await TestApi.start({ BAD_KEYS_PER_10_SECONDS: '1' });
    expect((await api.get(LOGS, { key: 'rpm_bad' })).status).toBe(429);
    await api.stop();
  });

  it('limit the requests of each API key separately', async () => {
    const api = await TestApi.start({ RATE_LIMIT_PER_MINUTE: '2' });
    const other = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const answers = [await api.get(LOGS), await api.get(LOGS), await api.get(LOGS)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.replace(/t=\d+/, 't'))).toEqual([
      '"key";r=1;t',
      '"key";r=0;t',
      '"key";r=0;t',
    ]);
    expect((await api.get(LOGS, { key: other })).status).toBe(200);
    await api.stop();
  });
});
