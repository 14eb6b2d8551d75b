import { type SmartClient } from '@rpm/data-access';
import { AddressPolicy } from '@rpm/webhook-delivery';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { exportJWK, generateKeyPair } from 'jose';
import { ClientKeySets } from './client-key-sets';

const LOCAL = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
const PUBLIC = new AddressPolicy({ ports: [443], allowedNetworks: [] });

describe('key sets that SMART clients publish', () => {
  let receiver: Receiver;
  let published: string;
  let now: number;

  beforeAll(async () => {
    receiver = await Receiver.listen();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    receiver.requests.length = 0;
    now = 0;
    published = JSON.stringify({ keys: [await newKey('first')] });
    receiver.reply = () => ({ status: 200, body: published });
  });

  const newKey = async (kid: string) => ({ ...(await exportJWK((await generateKeyPair('ES384')).publicKey)), kid });
  const clientAt = (jwksUrl: string): SmartClient => ({
    ...{ clientId: 'client', keyId: 1, organizationId: 1, name: 'Client', scopes: [], jwks: null },
    jwksUrl,
  });
  const keySets = (policy = LOCAL, deadlineMs = 5_000) => new ClientKeySets(policy, { deadlineMs }, () => now);
  const url = (path = '/jwks.json') => new URL(path, receiver.url).href;
  const idsIn = async (sets: ClientKeySets, keyId = 'first', address = url()) =>
    (await sets.find(clientAt(address), keyId))?.keys.map(({ kid }) => kid) ?? null;

  it('are fetched by GET and kept for five minutes', async () => {
    const sets = keySets();
    expect(await Promise.all([idsIn(sets), idsIn(sets)])).toEqual([['first'], ['first']]);
    now = 299_000;
    expect(await idsIn(sets)).toEqual(['first']);
    expect(receiver.requests.map(({ method, path }) => [method, path])).toEqual([['GET', '/jwks.json']]);
    now = 301_000;
    published = JSON.stringify({ keys: [await newKey('second')] });
    expect(await idsIn(sets)).toEqual(['second']);
  });

  it('are fetched again for an unknown key, at most every ten seconds', async () => {
    const sets = keySets();
    await idsIn(sets);
    published = JSON.stringify({ keys: [await newKey('second')] });
    expect(await idsIn(sets, 'second')).toEqual(['first']);
    now = 10_000;
    expect(await idsIn(sets, 'second')).toEqual(['second']);
    for (let n = 0; n < 20; n++) await idsIn(sets, `unknown ${n}`);
    expect(receiver.requests).toHaveLength(2);
  });

  it.each([
    'https://127.0.0.1/jwks.json',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://169.254.169.254/latest',
    'https://localhost/',
  ])('are not fetched from the private address %s', async (address) => {
    expect(await idsIn(keySets(PUBLIC), 'first', address)).toBeNull();
  });

  it('are not fetched over http, unless webhooks may use the network', async () => {
    expect(await idsIn(keySets(PUBLIC))).toBeNull();
    expect(receiver.requests).toEqual([]);
  });

  it('are not looked for behind a redirect', async () => {
    receiver.reply = ({ path }) =>
      path === '/jwks.json' ? { status: 302, headers: { location: url('/other.json') } } : { status: 200, body: published };
    expect(await idsIn(keySets())).toBeNull();
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/jwks.json']);
  });

  it('are not read if they are huge, not in time, or no key set', async () => {
    receiver.reply = () => ({ status: 200, body: published.padEnd(70_000) });
    expect(await idsIn(keySets())).toBeNull();
    receiver.reply = () => new Promise((resolve) => setTimeout(resolve, 1_000, { status: 200, body: published }));
    expect(await idsIn(keySets(LOCAL, 100))).toBeNull();
    receiver.reply = () => ({ status: 500, body: published });
    expect(await idsIn(keySets())).toBeNull();
    for (const body of ['', '[]', '{"keys": {}}', '{"keys": []}', `{"keys": [{"kty": "oct", "kid": "first", "k": "AAAA"}]}`]) {
      receiver.reply = () => ({ status: 200, body });
      expect(await idsIn(keySets())).toBeNull();
    }
  });
});
