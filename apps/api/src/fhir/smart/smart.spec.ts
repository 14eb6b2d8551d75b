import { createSmartClient, OrganizationRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { exportJWK, generateKeyPair, type JWK, type KeyLike, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { TestApi } from '../../testing/test-api';

const AUDIENCE = 'https://rpm.example.org/fhir/r4/auth/token';
const TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const PATH = '/fhir/r4/auth/token';
const REJECTED = { status: 401, json: { error: 'invalid_client', error_description: expect.any(String) as string } };

interface Answer {
  status: number;
  json: { access_token: string; token_type: string; expires_in: number; scope: string };
}

interface Signing {
  claims?: Record<string, unknown>;
  header?: { alg?: string; kid?: string | undefined };
  key?: KeyLike | Uint8Array;
}

describe('SMART backend services', () => {
  let api: TestApi;
  let rsa: { privateKey: KeyLike; publicKey: KeyLike };
  let ec: { privateKey: KeyLike; publicKey: KeyLike };
  let jwks: { keys: JWK[] };
  let client: { id: number; clientId: string };

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_URL: 'https://rpm.example.org' });
    [rsa, ec] = await Promise.all([generateKeyPair('RS384'), generateKeyPair('ES384')]);
    jwks = {
      keys: [
        { ...(await exportJWK(rsa.publicKey)), kid: 'rsa' },
        { ...(await exportJWK(ec.publicKey)), kid: 'ec' },
      ],
    };
    client = await newClient(['patients:read', 'readings:read']);
  });
  afterAll(() => api.stop());

  async function newClient(scopes: string[], organizationId = api.factory.organizationId) {
    const grant = { name: 'Warehouse', scopes, expireTimestamp: null, jwks, jwksUrl: null };
    const { id, clientId } = await createSmartClient(await api.database.connectAsService(), organizationId, grant);
    return { id, clientId: clientId ?? '' };
  }

  const seconds = () => Math.floor(Date.now() / 1000);

  function assertion({ claims = {}, header = {}, key = rsa.privateKey }: Signing = {}): Promise<string> {
    const { clientId } = client;
    const usual = { iss: clientId, sub: clientId, aud: AUDIENCE, exp: seconds() + 240, jti: randomUUID() };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS384', kid: 'rsa', typ: 'JWT', ...header }).sign(key);
  }

  const ask = async (signed: string | Promise<string>, scope = 'system/Patient.rs', others: Record<string, string> = {}) => {
    const form = {
      grant_type: 'client_credentials',
      client_assertion_type: TYPE,
      client_assertion: await signed,
      scope,
      ...others,
    };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return api.post(PATH, new URLSearchParams(form).toString(), { key: null, headers });
  };
  const tokenFor = async (scope?: string) => ((await ask(assertion(), scope)) as Answer).json.access_token;
  const read = (token: string, path = '/fhir/r4/Patient') =>
    api.get(path, { key: null, headers: { Authorization: `Bearer ${token}` } });

  it('describes itself without a key', async () => {
    expect(await api.get('/fhir/r4/.well-known/smart-configuration', { key: null })).toMatchObject({
      status: 200,
      json: {
        token_endpoint: AUDIENCE,
        token_endpoint_auth_methods_supported: ['private_key_jwt'],
        token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
        grant_types_supported: ['client_credentials'],
        scopes_supported: expect.arrayContaining(['system/*.rs', 'system/Observation.read', 'system/Observation.c']) as string[],
        capabilities: expect.arrayContaining(['client-confidential-asymmetric']) as string[],
      },
    });
  });

  it('gives a client that signs with RS384 a token of five minutes, which works below /fhir/r4 only', async () => {
    const answer = await ask(assertion());
    expect(answer).toMatchObject({
      status: 200,
      json: {
        access_token: expect.stringMatching(/^rpt_/) as string,
        token_type: 'bearer',
        expires_in: expect.any(Number) as number,
        scope: 'system/Patient.rs',
      },
    });
    expect([299, 300]).toContain((answer as Answer).json.expires_in);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { access_token: token } = (answer as Answer).json;
    expect((await read(token)).status).toBe(200);
    expect((await read(token, '/fhir/r4/Device')).status).toBe(403);
    expect((await read(token, '/api/v3/patient')).status).toBe(401);
    expect((await api.get('/api/v3/patient', { key: token })).status).toBe(401);
  });

  it('rejects a long form without reading it, because its sender is not known yet', async () => {
    expect(await ask('x'.repeat(16 * 1024))).toMatchObject({ status: 413 });
  });

  it('accepts ES384', async () => {
    expect(await ask(assertion({ header: { alg: 'ES384', kid: 'ec' }, key: ec.privateKey }))).toMatchObject({ status: 200 });
  });

  it.each([
    ['system/*.read', 'system/Patient.read system/Group.read system/Observation.read system/Organization.read'],
    ['system/Observation.crs system/Device.rs launch openid', 'system/Observation.rs'],
    ['system/Patient.cruds', 'system/Patient.rs'],
  ])('grants those of %j that the client has: %j', async (asked, scope) => {
    expect(await ask(assertion(), asked)).toMatchObject({ status: 200, json: { scope } });
  });

  it.each([
    'system/Device.rs',
    'system/Patient.r',
    'system/Patient.s',
    'patient/Patient.rs',
    'system/Observation.rs?category=x',
    'nothing',
  ])('rejects %j, none of which the client has', async (scope) => {
    expect(await ask(assertion(), scope)).toMatchObject({ status: 400, json: { error: 'invalid_scope' } });
  });

  it('accepts each assertion once, also if two requests with it arrive together', async () => {
    const signed = await assertion();
    const answers = await Promise.all([ask(signed), ask(signed), ask(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await ask(signed)).toMatchObject(REJECTED);
  });

  it.each<[string, () => Signing]>([
    ['for another address', () => ({ claims: { aud: 'https://other.example.org/token' } })],
    ['for the base of the service', () => ({ claims: { aud: 'https://rpm.example.org/fhir/r4' } })],
    ['that has expired', () => ({ claims: { exp: seconds() - 60 } })],
    ['that expires after more than five minutes', () => ({ claims: { exp: seconds() + 600 } })],
    ['without an expiry', () => ({ claims: { exp: undefined } })],
    ['that is not valid yet', () => ({ claims: { nbf: seconds() + 120 } })],
    ['without an id', () => ({ claims: { jti: undefined } })],
    ['with an id that is too long', () => ({ claims: { jti: 'x'.repeat(256) } })],
    ['about another subject', () => ({ claims: { sub: 'somebody' } })],
    ['of an unknown client', () => ({ claims: { iss: randomUUID(), sub: randomUUID() } })],
    ['of a client id that is an SQL text', () => ({ claims: { iss: `' or true --`, sub: `' or true --` } })],
    ['with an unknown key', () => ({ header: { kid: 'other' } })],
    ['without the id of a key', () => ({ header: { kid: undefined } })],
    ['that another key of the client signed', () => ({ header: { alg: 'ES384', kid: 'rsa' }, key: ec.privateKey })],
    ['signed with RS256', () => ({ header: { alg: 'RS256' } })],
    ['signed with PS384', () => ({ header: { alg: 'PS384' } })],
    [
      'signed with the public key as a secret',
      () => ({ header: { alg: 'HS384' }, key: Buffer.from(JSON.stringify(jwks.keys[0])) }),
    ],
  ])('rejects an assertion %s', async (_, signing) => {
    expect(await ask(assertion(signing()).catch(() => 'unsignable'))).toMatchObject(REJECTED);
  });

  it('rejects an assertion without a signature, with a changed one, and a text that is none', async () => {
    const [header = '', claims = '', signature = ''] = (await assertion()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'rsa' })).toString('base64url');
    for (const text of [`${none}.${claims}.`, `${none}.${claims}.${signature}`, `${header}.${claims}.AAAA`, 'x', 'a.b.c']) {
      expect(await ask(text)).toMatchObject(REJECTED);
    }
  });

  it('tolerates clocks that differ by some seconds', async () => {
    expect(await ask(assertion({ claims: { exp: seconds() - 10 } }))).toMatchObject({ status: 200 });
    expect(await ask(assertion({ claims: { exp: seconds() + 310, nbf: seconds() + 10 } }))).toMatchObject({ status: 200 });
  });

  it.each([
    [{ grant_type: 'authorization_code' }, 'unsupported_grant_type'],
    [{ client_assertion_type: 'other' }, 'invalid_request'],
    [{ client_assertion: '' }, 'invalid_request'],
    [{ scope: '' }, 'invalid_request'],
  ])('rejects a form with %j', async (others: Record<string, string>, error) => {
    expect(await ask(assertion(), undefined, others)).toMatchObject({ status: 400, json: { error } });
  });

  it('ends the tokens of a client that is revoked, and gives it no further ones', async () => {
    const token = await tokenFor();
    expect((await read(token)).status).toBe(200);
    const revoked = client;
    client = await newClient(['patients:read', 'readings:read']);
    const other = await tokenFor();
    expect((await read(other)).status).toBe(200);
    expect(
      (await api.post(`/api/v3/api-key/${revoked.id}/revoke`, {}, { key: await api.factory.key(['keys:write']) })).status,
    ).toBe(200);
    expect(await pollUntil(async () => (await read(token)).status, 401)).toBe(401);
    expect((await read(other)).status).toBe(200);
    expect(await ask(assertion({ claims: { iss: revoked.clientId, sub: revoked.clientId } }))).toMatchObject(REJECTED);
  });

  it('shows a token only the patients of its organization', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    await other.patient();
    const mine = client;
    client = await newClient(['*'], other.organizationId);
    const { json } = await read(await tokenFor('system/*.rs'));
    client = mine;
    expect(json).toMatchObject({ entry: [expect.anything()] });
    const before = await read(await tokenFor());
    expect((before.json as { entry?: unknown[] }).entry ?? []).toHaveLength(0);
  });

  it('lists clients among the keys, with their kind, and cannot rotate one', async () => {
    const key = await api.factory.key(['keys:write', 'patients:read', 'readings:read']);
    const { id, clientId } = client;
    expect(await api.get(`/api/v3/api-key/${id}`, { key })).toMatchObject({ json: { id, clientId, name: 'Warehouse' } });
    expect(await api.post(`/api/v3/api-key/${id}/rotate`, {}, { key })).toMatchObject({ status: 409 });
  });

  it('fixes the FHIR identity of the organization with the first client, and records who got a token', async () => {
    const { organizationId } = api.factory;
    const { text } = await new OrganizationRepository(api.database.dataSource).require(organizationId);
    expect(JSON.parse(text)).toMatchObject({ fhirFixTimestamp: expect.any(String) as string });
    await tokenFor();
    const rows = await api.database.dataSource.query<object[]>(
      `select actor_kind, actor_id, resource, status from audit_event where organization_id = $1 and action = 'signIn' order by id desc limit 1`,
      [organizationId],
    );
    expect(rows).toEqual([{ actor_kind: 'key', actor_id: client.id, resource: 'fhir/r4/auth/token', status: 200 }]);
  });

  it('stores neither tokens nor ids of assertions in plain text', async () => {
    const token = await tokenFor();
    const rows = await api.database.dataSource.query<object[]>(
      'select t::text from smart_token t union all select a::text from smart_assertion a',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const wrongForm = `grant_type=client_credentials&scope=system/*.rs&client_assertion=x&client_assertion_type=${encodeURIComponent(TYPE)}`;

describe('wrong assertions from one network', () => {
  it('are refused with 429 once there are too many', async () => {
    const api = await TestApi.start({ PUBLIC_URL: 'https://rpm.example.org', BAD_KEYS_PER_10_SECONDS: '3' });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const ask = () => api.post(PATH, wrongForm, { key: null, headers });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429, 429]);
    expect(answers[3]).toMatchObject({ json: { error: 'temporarily_unavailable' } });
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await api.stop();
  });
});

describe('SMART backend services without a public URL', () => {
  it('are off', async () => {
    const api = await TestApi.start();
    expect((await api.get('/fhir/r4/.well-known/smart-configuration', { key: null })).status).toBe(404);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await api.post(PATH, wrongForm, { key: null, headers })).status).toBe(404);
    await api.stop();
  });
});
