import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/api-key';

interface KeyJson {
  id: number;
  key: string;
  revokeTimestamp: string | null;
}

describe('/api/v3/api-key', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['read', 'keys:write']);
  });

  const create = async (body: object, headers = {}) => api.post(PATH, body, { key, headers });
  const statusOf = async (usedKey: string) => (await api.get('/api/v3/me', { key: usedKey })).status;

  it('returns the text of a key only in the response that creates the key', async () => {
    const { status, json } = await create({ name: 'Dashboard', scopes: ['readings:read'] });
    const created = json as KeyJson;
    expect([status, created]).toMatchObject([200, { name: 'Dashboard', scopes: ['readings:read'], revokeTimestamp: null }]);
    expect(await statusOf(created.key)).toBe(200);
    const { key: _, ...shown } = created;
    expect((await api.get(`${PATH}/${created.id}`, { key })).json).toEqual(shown);
    const list = (await api.get(PATH, { key })).json as { content: object[]; total: number };
    expect([list.total, list.content.at(-1)]).toEqual([2, shown]);
  });

  it('rejects a new key with scopes that the key of the request lacks', async () => {
    for (const scopes of [['*'], ['write'], ['readings:write'], ['readings:read', 'organization:write']]) {
      expect(await create({ name: 'More', scopes })).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
    }
    for (const scopes of [['read'], ['sites:read', 'keys:write']]) {
      expect((await create({ name: 'Less', scopes })).status).toBe(200);
    }
  });

  it('rotates a key only if the key of the request has all scopes of the rotated key, even if an Idempotency-Key is repeated', async () => {
    const everything = await factory.key(['*', 'keys:write']);
    const strong = (await api.post(PATH, { name: 'Strong', scopes: ['*'] }, { key: everything })).json as KeyJson;
    const headers = { 'Idempotency-Key': 'rotation' };
    const rotate = (usedKey: string) => api.post(`${PATH}/${strong.id}/rotate`, undefined, { key: usedKey, headers });
    expect((await rotate(key)).status).toBe(403);
    const first = await rotate(everything);
    expect([first.status, (await rotate(everything)).json]).toEqual([200, first.json]);
    expect((await rotate(key)).status).toBe(403);
  });

  it('requires the scope keys:write, which no wildcard contains', async () => {
    const usual = await factory.key(['*']);
    for (const send of [
      () => api.get(PATH, { key: usual }),
      () => api.post(PATH, { name: 'A', scopes: ['read'] }, { key: usual }),
    ]) {
      expect(await send()).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
    }
  });

  it('replaces a key with a new one, and keeps the old one valid until it is revoked', async () => {
    const old = (await create({ name: 'Dashboard', scopes: ['readings:read'] })).json as KeyJson;
    const rotated = await api.post(`${PATH}/${old.id}/rotate`, { overlapSeconds: 3600 }, { key });
    const replacement = rotated.json as KeyJson;
    expect([rotated.status, replacement]).toMatchObject([200, { name: 'Dashboard', scopes: ['readings:read'] }]);
    const { revokeTimestamp } = (await api.get(`${PATH}/${old.id}`, { key })).json as KeyJson;
    expect(Date.parse(revokeTimestamp ?? '')).toBeGreaterThan(Date.now());
    expect([await statusOf(old.key), await statusOf(replacement.key)]).toEqual([200, 200]);
    expect((await api.post(`${PATH}/${old.id}/revoke`, undefined, { key })).status).toBe(200);
    // Even the process that revokes the key learns of the revocation only from a notification, so the key may be valid a moment longer.
    expect(await pollUntil(() => statusOf(old.key), 401)).toBe(401);
    expect(await api.get('/api/v3/me', { key: old.key })).toMatchObject({ status: 401, json: { code: 'api_key_revoked' } });
    expect(await api.post(`${PATH}/${old.id}/revoke`, undefined, { key })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    expect((await api.post(`${PATH}/${old.id}/rotate`, undefined, { key })).status).toBe(409);
  });

  it('rejects the replaced key at once if there is no overlap', async () => {
    const old = (await create({ name: 'Dashboard', scopes: ['readings:read'] })).json as KeyJson;
    expect(await statusOf(old.key)).toBe(200);
    expect((await api.post(`${PATH}/${old.id}/rotate`, { overlapSeconds: 0 }, { key })).status).toBe(200);
    expect(await pollUntil(() => statusOf(old.key), 401)).toBe(401);
  });

  it('returns the same key for a repeated Idempotency-Key, but stores no key as plain text', async () => {
    const headers = { 'Idempotency-Key': 'creation' };
    const body = { name: 'Dashboard', scopes: ['readings:read'] };
    const [first, again] = [await create(body, headers), await create(body, headers)];
    expect(again.json).toEqual(first.json);
    const rows = await api.database.dataSource.query<object[]>('select * from idempotency_key');
    expect(JSON.stringify(rows)).not.toContain((first.json as KeyJson).key);
  });

  it.each([
    [{ scopes: ['read'] }, '/name', 'required'],
    [{ name: 'A' }, '/scopes', 'required'],
    [{ name: 'A', scopes: [] }, '/scopes', 'empty'],
    [{ name: 'A', scopes: ['everything'] }, '/scopes/0', 'not_a_choice'],
    [{ name: 'A', scopes: ['read'], expireTimestamp: '2020-01-01T00:00:00Z' }, '/expireTimestamp', 'not_in_range'],
  ])('rejects %j with a pointer to the property', async (body, pointer, code) => {
    expect(await create(body)).toMatchObject({ status: 400, json: { errors: [{ pointer, code }] } });
  });

  it('lets every key read its own organization, scopes and expiry at /api/v3/me', async () => {
    const expiry = new Date(Date.now() + 3_600_000);
    const weak = await factory.key(['sites:read'], expiry);
    expect(await api.get('/api/v3/me', { key: weak })).toMatchObject({
      status: 200,
      json: {
        organization: { id: factory.organizationId },
        apiKey: { prefix: weak.slice(0, 10) },
        scopes: ['sites:read'],
        expireTimestamp: expiry.toISOString(),
      },
    });
  });
});
