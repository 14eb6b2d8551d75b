import { authenticationOptions, type AuthenticationKind, type AuthenticationOptions } from '@rpm/domain';
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { isAuthentic, type MessageHeaders } from './authenticity';
import { isInNetworks } from './source-networks';

const NOW = new Date('2026-11-30T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const BODY = Buffer.from([0x7b, 0xff, 0x7d]);
const SECRET = 'a secret of the vendor';

const hmac = (algorithm: string, content: Buffer | string, key: Buffer | string = SECRET) =>
  createHmac(algorithm, key).update(content);

describe('isAuthentic', () => {
  const check = (
    authentication: AuthenticationKind,
    headers: MessageHeaders,
    {
      options = {},
      secrets = [SECRET],
      bodies = [BODY],
    }: { options?: Partial<AuthenticationOptions>; secrets?: string[]; bodies?: Buffer[] } = {},
  ) =>
    isAuthentic(
      { authentication, secrets, options: authenticationOptions(authentication, options) },
      { headers, bodies, now: NOW },
    );

  it('accepts a header with the present or the former secret, and no other', () => {
    const secrets = ['the new secret', SECRET];
    expect(check('header', { 'x-api-key': SECRET }, { secrets })).toBe(true);
    expect(check('header', { 'x-api-key': 'the new secret' }, { secrets })).toBe(true);
    expect(check('header', { 'x-key': SECRET }, { options: { header: 'X-Key' } })).toBe(true);
    for (const wrong of ['', `${SECRET} `, SECRET.slice(1), `${SECRET}, ${SECRET}`])
      expect(check('header', { 'x-api-key': wrong })).toBe(false);
    expect(check('header', {})).toBe(false);
  });

  it('accepts the user name and password of Basic authentication', () => {
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect(check('basic', basic(`rpm:${SECRET}`))).toBe(true);
    expect(check('basic', basic(`other:${SECRET}`))).toBe(false);
    expect(check('basic', { authorization: `Bearer ${SECRET}` })).toBe(false);
  });

  it('accepts the SHA-1 of the secret as Nightscout uploaders send it', () => {
    expect(check('apiSecret', { 'api-secret': '5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8' }, { secrets: ['password'] })).toBe(
      true,
    );
    expect(check('apiSecret', { 'api-secret': 'password' }, { secrets: ['password'] })).toBe(false);
  });

  it.each([
    ['sha256', 'hex', ''],
    ['sha1', 'base64', 'sha1='],
    ['sha512', 'hex', 'v0='],
  ] as const)('accepts a signature with %s in %s after the prefix "%s"', (algorithm, encoding, prefix) => {
    const options = { algorithm, encoding, prefix };
    const signature = hmac(algorithm, BODY).digest(encoding);
    expect(check('signature', { 'x-signature': `${prefix}${signature}` }, { options })).toBe(true);
    expect(check('signature', { 'x-signature': `${prefix}${signature}` }, { options, bodies: [Buffer.from('{}')] })).toBe(false);
    if (prefix !== '') expect(check('signature', { 'x-signature': signature }, { options })).toBe(false);
  });

  it('accepts a signature of the compressed body and one of the body before compression', () => {
    const bodies = [gzipSync(BODY), BODY];
    for (const body of bodies)
      expect(check('signature', { 'x-signature': hmac('sha256', body).digest('hex') }, { bodies })).toBe(true);
  });

  it('accepts what the package standardwebhooks signs, also with the names of Svix', () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const body = Buffer.from('{"broken":');
    const signature = new Webhook(secret).sign('msg_1', NOW, body);
    const headersOf = (name: string, at = SECONDS) => ({
      ...{ [`${name}-id`]: 'msg_1', [`${name}-timestamp`]: String(at), [`${name}-signature`]: `v1,AAAA ${signature}` },
    });
    const given = { secrets: [secret], bodies: [body] };
    expect([check('standardWebhooks', headersOf('webhook'), given), check('standardWebhooks', headersOf('svix'), given)]).toEqual(
      [true, true],
    );
    expect(check('standardWebhooks', headersOf('svix', SECONDS + 1), given)).toBe(false);
    expect(check('standardWebhooks', { ...headersOf('svix'), 'svix-id': 'msg_2' }, given)).toBe(false);
  });

  it('accepts signatures of Terra whose time is within the tolerance', () => {
    const signed = (at: number) => {
      const signature = createHmac('sha256', SECRET).update(`${at}.`).update(BODY).digest('hex');
      return { 'terra-signature': `t=${at},v1=${signature}` };
    };
    expect([SECONDS, SECONDS - 300, SECONDS + 300].map((at) => check('terra', signed(at)))).toEqual([true, true, true]);
    expect([SECONDS - 301, SECONDS + 301].map((at) => check('terra', signed(at)))).toEqual([false, false]);
    expect(check('terra', signed(SECONDS - 28_800), { options: { toleranceSeconds: 28_800 } })).toBe(true);
    expect(check('terra', { 'terra-signature': 'v1=00' })).toBe(false);
  });

  it('needs nothing but the token if the token is the only secret', () => {
    expect(check('token', {}, { secrets: [] })).toBe(true);
  });
});

describe('isInNetworks', () => {
  it.each([
    ['192.0.2.7', true],
    ['::ffff:192.0.2.7', true],
    ['192.0.3.7', false],
    ['2001:db8::7', true],
    ['2001:db9::7', false],
    ['unknown', false],
    [undefined, false],
  ])('knows whether %s is in one of the networks', (address, isInside) => {
    expect(isInNetworks(['192.0.2.0/24', '2001:db8::/32'], address)).toBe(isInside);
    expect(isInNetworks([], address)).toBe(true);
  });
});
