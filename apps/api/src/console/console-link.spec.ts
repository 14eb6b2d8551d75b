import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/console-link';
const GRANT = { actor: 'jane@clinic.example.org', scopes: ['sites:read'] };

describe('/api/v3/console-link', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['read', 'console:write']);
  });

  const create = (body: object, headers = {}) => api.post(PATH, body, { key, headers });
  const rows = () =>
    api.database.dataSource.query<{ seconds: number }[]>(
      `select extract(epoch from expire_timestamp - create_timestamp)::int as seconds from console_code where organization_id = $1`,
      [factory.organizationId],
    );

  it('returns a link with the code in its fragment, which works for five minutes', async () => {
    const { status, json } = await create(GRANT);
    const { port } = new URL(api.url);
    expect([status, json]).toEqual([
      200,
      {
        url: expect.stringMatching(new RegExp(`^http://localhost:${port}/console/#code=rpc_[0-9A-Za-z]{49}$`)),
        expireTimestamp: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await rows()).toEqual([{ seconds: 300 }]);
  });

  it('stores only the hash of the code', async () => {
    const { json } = await create(GRANT, { 'Idempotency-Key': 'link' });
    const code = (json as { url: string }).url.split('#code=')[1] ?? '';
    const stored = await api.database.dataSource.query<object[]>(
      'select c::text as code, k::text as key from console_code c, idempotency_key k where c.organization_id = $1',
      [factory.organizationId],
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await create(GRANT, { 'Idempotency-Key': 'link' })).json).toEqual(json);
  });

  it.each([
    [{ actor: 'Jane' }, '/scopes', 'required'],
    [{ ...GRANT, scopes: [] }, '/scopes', 'empty'],
    [{ ...GRANT, scopes: ['everything'] }, '/scopes/0', 'not_a_choice'],
    [{ scopes: ['read'] }, '/actor', 'required'],
    [{ ...GRANT, actor: '' }, '/actor', 'empty'],
    [{ ...GRANT, expiresInSeconds: 601 }, '/expiresInSeconds', 'not_in_range'],
    [{ ...GRANT, expiresInSeconds: 0 }, '/expiresInSeconds', 'not_in_range'],
  ])('rejects %j with a pointer to the property', async (body, pointer, code) => {
    expect(await create(body)).toMatchObject({ status: 400, json: { errors: [{ pointer, code }] } });
    expect(await rows()).toEqual([]);
  });

  it('rejects scopes that the key of the request lacks', async () => {
    for (const scopes of [['*'], ['sites:write'], ['sites:read', 'keys:write']]) {
      expect(await create({ ...GRANT, scopes })).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
    }
  });

  it('requires the scope console:write, which no wildcard contains', async () => {
    const usual = await factory.key(['*', 'keys:write']);
    expect(await api.post(PATH, GRANT, { key: usual })).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
  });
});

describe('links to the console', () => {
  it('begin with the public URL of the service if it is configured', async () => {
    const api = await TestApi.start({ PUBLIC_URL: 'https://rpm.example.org/' });
    const { json } = await api.post(PATH, GRANT, { key: await api.factory.key(['read', 'console:write']) });
    expect((json as { url: string }).url).toMatch(/^https:\/\/rpm\.example\.org\/console\/#code=rpc_/);
    await api.stop();
  });
});
