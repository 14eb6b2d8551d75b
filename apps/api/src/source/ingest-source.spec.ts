import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/ingest-source';
const TOKEN = /^rpn_[0-9A-Za-z]{49}$/;

describe('ingest sources', () => {
  let api: TestApi;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    key = await api.factory.key(['ingest:read', 'ingest:write']);
  });
  afterAll(() => api.stop());

  const create = async (body: object) => (await api.post(PATH, { name: 'North', adapter: 'mapping', ...body }, { key })).json;
  const instant = expect.stringMatching(/Z$/) as string;
  const versionOf = (version: number) => ({ version, createTimestamp: instant, updateTimestamp: instant });
  const NO_OPTIONS = { header: null, user: null, algorithm: null, prefix: null, encoding: null, toleranceSeconds: null };
  const DEFAULTS = {
    ...{ name: 'North', adapter: 'mapping', state: 'active', authentication: 'header' },
    authenticationOptions: { ...NO_OPTIONS, header: 'X-Api-Key' },
    ...{ formerTokenExpireTimestamp: null, item: null, patient: null, timeZone: null, unknownDevices: 'quarantine' },
    ...{ networks: [], rateLimit: null, expectedIntervalMinutes: null, mappingVersion: null },
  };

  it('are created with defaults, and only this response has the token, the secret and the header', async () => {
    const { token, url, secret, header, id, ...created } = (await create({})) as Record<string, string | number>;
    expect(created).toEqual({ ...versionOf(1), ...DEFAULTS });
    expect([token, secret]).toEqual([expect.stringMatching(TOKEN), expect.stringMatching(/^[\w-]{43}$/)]);
    expect([url, header]).toEqual([`${api.url}/ingest/${token}`, `X-Api-Key: ${secret}`]);
    const fetched = await api.get(`${PATH}/${id}`, { key });
    expect(fetched.json).toEqual({ id, ...created });
    expect((await api.get(`${PATH}?name=NORTH&adapter=mapping&state=active`, { key })).json).toMatchObject({
      content: [{ id, ...created }],
    });
  });

  it.each([
    ['basic', { user: 'telli' }, 'password', { user: 'telli' }, `Authorization: Basic ${btoa('telli:password')}`],
    ['apiSecret', {}, 'password', {}, 'api-secret: 5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8'],
    [
      'signature',
      { algorithm: 'sha1' },
      'password',
      { header: 'X-Signature', algorithm: 'sha1', prefix: '', encoding: 'hex' },
      null,
    ],
    ['terra', {}, 'password', { toleranceSeconds: 300 }, null],
    ['standardWebhooks', { toleranceSeconds: 60 }, `whsec_${'A'.repeat(43)}=`, { toleranceSeconds: 60 }, null],
  ])('keep a secret that the vendor has chosen: %s', async (authentication, authenticationOptions, secret, options, header) => {
    expect(await create({ authentication, authenticationOptions, secret })).toMatchObject({
      ...{ authentication, secret, header },
      authenticationOptions: { ...NO_OPTIONS, ...options },
    });
  });

  it('whose token is the only secret have no secret, and store at most ten messages a second', async () => {
    expect(await create({ authentication: 'token' })).toMatchObject({ secret: null, header: null, rateLimit: 10 });
    const refused = (await create({ authentication: 'token', rateLimit: 11 })) as { errors: object[] };
    expect(refused.errors).toMatchObject([{ pointer: '/rateLimit', code: 'not_in_range' }]);
  });

  it('are changed by a merge-patch, and keep what it does not contain', async () => {
    const { id } = (await create({ authentication: 'signature', networks: ['192.0.2.0/24'] })) as { id: number };
    const patch = { state: 'paused', authenticationOptions: { prefix: 'sha256=' }, networks: null, timeZone: 'Europe/Berlin' };
    expect((await api.patch(`${PATH}/${id}`, patch, { key })).json).toEqual({
      ...{ id, ...versionOf(2), ...DEFAULTS, authentication: 'signature', state: 'paused', timeZone: 'Europe/Berlin' },
      authenticationOptions: {
        ...{ ...NO_OPTIONS, header: 'X-Signature', algorithm: 'sha256', prefix: 'sha256=', encoding: 'hex' },
      },
    });
  });

  it('name an item and a patient of the organization', async () => {
    const [item, patient] = [{ id: (await api.factory.item()).id }, { id: (await api.factory.patient()).id }];
    const { id } = (await create({ item, patient, unknownDevices: 'register' })) as { id: number };
    expect((await api.get(`${PATH}/${id}`, { key })).json).toMatchObject({ item, patient, unknownDevices: 'register' });
    const refused = await api.patch(`${PATH}/${id}`, { item: null }, { key });
    expect(refused.json).toMatchObject({ errors: [{ pointer: '/item', code: 'required' }] });
    expect((await api.patch(`${PATH}/${id}`, { patient: null }, { key })).json).toMatchObject({ patient: null });
  });

  it('can be deleted only as long as they have received no message', async () => {
    const { id } = (await create({})) as { id: number };
    const { id: busy, token, header } = (await create({})) as { id: number; token: string; header: string };
    const [, secret = ''] = header.split(': ');
    const sent = await fetch(`${api.url}/ingest/${token}`, { method: 'POST', body: '{}', headers: { 'X-Api-Key': secret } });
    expect(sent.status).toBe(200);
    expect((await api.delete(`${PATH}/${id}`, { key })).status).toBe(204);
    expect((await api.delete(`${PATH}/${busy}`, { key })).json).toMatchObject({
      ...{ status: 409, code: 'still_referenced', references: { message: 1 } },
    });
  });

  it.each([
    [{ name: null }, '/name', 'required'],
    [{ adapter: 'smartMeter' }, '/adapter', 'not_a_choice'],
    [{ authentication: 'none' }, '/authentication', 'not_a_choice'],
    [{ authentication: 'basic', authenticationOptions: { header: 'X-Key' } }, '/authenticationOptions/header', 'contradiction'],
    [{ authenticationOptions: { header: 'X Key' } }, '/authenticationOptions/header', 'not_a_header_name'],
    [{ authentication: 'basic', authenticationOptions: { user: 'a:b' } }, '/authenticationOptions/user', 'not_a_user_name'],
    [{ secret: 'short' }, '/secret', 'not_a_secret'],
    [{ authentication: 'token', secret: 'password' }, '/secret', 'contradiction'],
    [{ authentication: 'standardWebhooks', secret: 'password' }, '/secret', 'not_a_secret'],
    [{ unknownDevices: 'register' }, '/item', 'required'],
    [{ networks: ['192.0.2.0/24', '192.0.2.1'] }, '/networks/1', 'not_a_network'],
    [{ timeZone: 'EST5' }, '/timeZone', 'not_a_time_zone'],
    [{ rateLimit: 0 }, '/rateLimit', 'not_in_range'],
    [{ tokenHash: '00' }, '/tokenHash', 'unknown_member'],
  ])('reject the body %j', async (body, pointer, code) => {
    expect(await create(body)).toMatchObject({ status: 400, errors: [{ pointer, code }] });
  });

  it('are invisible to other organizations', async () => {
    const { id } = (await create({})) as { id: number };
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    const other = { key: await foreign.key(['ingest:read', 'ingest:write']) };
    const statuses = await Promise.all([
      api.get(`${PATH}/${id}`, other),
      api.get(`${PATH}/${id}/health`, other),
      api.patch(`${PATH}/${id}`, { state: 'closed' }, other),
      api.post(`${PATH}/${id}/rotate`, {}, other),
      api.delete(`${PATH}/${id}`, other),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await api.get(PATH, other)).json).toMatchObject({ content: [] });
  });

  it.each(['*', 'read', 'write'])('are not part of the wildcard %s', async (wildcard) => {
    const wild = { key: await api.factory.key([wildcard]) };
    const answers = [await api.get(PATH, wild), await api.post(PATH, { name: 'North', adapter: 'mapping' }, wild)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('repeat a creation with the same Idempotency-Key with the same secrets, which are encrypted in the database', async () => {
    const request = { key, headers: { 'Idempotency-Key': 'source-1' } };
    const body = { name: 'Twice', adapter: 'mapping' };
    const [one, two] = [await api.post(PATH, body, request), await api.post(PATH, body, request)];
    expect(two.json).toEqual(one.json);
    const { token, secret } = one.json as { token: string; secret: string };
    const stored = JSON.stringify(await api.database.dataSource.query('select * from idempotency_key'));
    expect([stored.includes(token), stored.includes(secret)]).toEqual([false, false]);
  });

  it('know every adapter with the facts on which it relies', async () => {
    const { json } = await api.get('/api/v3/ingest-adapter', { key });
    expect(json).toContainEqual(expect.objectContaining({ name: 'mapping', needsPatient: false, facts: [] }));
  });
});
