import { HttpAdapterHost } from '@nestjs/core';
import { ApiKeyRepository } from '@rpm/data-access';
import { ApiKeyToken, ConsoleCodeToken, ConsoleInvitationToken, ConsoleSessionToken } from '@rpm/domain';
import { routesOf } from '../http/routes';
import { isFhirPath } from '../request/fhir-path';
import { ConsoleBrowser } from '../testing/console-browser';
import { SoftwareAuthenticator } from '../testing/software-authenticator';
import { TestApi, type TestResponse } from '../testing/test-api';

const ORIGIN = 'https://rpm.example.org';
const RP_ID = 'rpm.example.org';
const ME = '/api/v3/me';
const GRANT = { name: 'Test', scopes: ['*'], expireTimestamp: null };

/** A request with a valid token, which the spec has prepared but not sent yet. */
type Attempt = () => Promise<TestResponse>;

describe('an IP address that has sent too many bad keys', () => {
  let api: TestApi;
  let key: string;
  let people = 0;

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_URL: ORIGIN, BAD_KEYS_PER_10_SECONDS: '1' });
    key = await api.factory.key(['*', 'console:write']);
  });
  afterAll(() => api.stop());

  const sendBadKey = async () => {
    const { status } = await api.get(ME, { key: ApiKeyToken.generate().text });
    expect(status).toBe(429);
  };
  const codeOf = async () => {
    const { json } = await api.post('/api/v3/console-link', { actor: 'Jane', scopes: ['sites:read'] }, { key });
    return (json as { url: string }).url.split('#code=')[1] ?? '';
  };
  const invite = async () => {
    const body = { name: `Person ${people++}`, scopes: ['sites:read'] };
    const { json } = await api.post('/api/v3/console-person', body, { key });
    return (json as { url: string }).url.split('#invitation=')[1] ?? '';
  };
  const optionsOf = async (path: string, body: object) =>
    (await new ConsoleBrowser(api).post(`/console/passkey/${path}`, body)).json as { challenge: string; user: { id: string } };
  const registrationOf = async (invitation: string) => {
    const authenticator = new SoftwareAuthenticator(ORIGIN, RP_ID);
    const created = authenticator.create(await optionsOf('registration-options', { invitation }));
    return { authenticator, body: { invitation, ...created } };
  };
  /** Registers a passkey, and returns its signature for a first sign-in. */
  const signatureOf = async () => {
    const { authenticator, body } = await registrationOf(await invite());
    await new ConsoleBrowser(api).post('/console/passkey/registration', body);
    return authenticator.sign(await optionsOf('sign-in-options', {}));
  };
  const signedIn = async () => {
    const browser = new ConsoleBrowser(api);
    await browser.signIn({ key: await api.factory.key() });
    return browser;
  };
  const post = (path: string, body: object) => new ConsoleBrowser(api).post(path, body);

  /** Functions that prepare attempts to sign in to the console, by route: one attempt for each kind of valid token that the route accepts. */
  const SIGN_IN: Record<string, (() => Promise<Attempt>)[]> = {
    'POST /console/session': [
      async () =>
        (
          (good) => () =>
            post('/console/session', { key: good })
        )(await api.factory.key()),
      async () =>
        (
          (code) => () =>
            post('/console/session', { code })
        )(await codeOf()),
    ],
    'DELETE /console/session': [
      async () =>
        (
          (browser) => () =>
            browser.signOut()
        )(await signedIn()),
    ],
    'DELETE /console/session/all': [
      async () =>
        (
          (browser) => () =>
            browser.signOut('/console/session/all')
        )(await signedIn()),
    ],
    'POST /console/passkey/registration-options': [
      async () =>
        (
          (invitation) => () =>
            post('/console/passkey/registration-options', { invitation })
        )(await invite()),
    ],
    'POST /console/passkey/registration': [
      async () =>
        (
          ({ body }) =>
          () =>
            post('/console/passkey/registration', body)
        )(await registrationOf(await invite())),
    ],
    'POST /console/passkey/sign-in-options': [() => Promise.resolve(() => post('/console/passkey/sign-in-options', {}))],
    'POST /console/passkey/sign-in': [
      async () =>
        (
          (body) => () =>
            post('/console/passkey/sign-in', body)
        )(await signatureOf()),
    ],
  };

  const routes = () => routesOf(api.application.get(HttpAdapterHost).httpAdapter).filter(({ path }) => !path.includes('*'));

  it('is tested with every route for signing in', () => {
    const signIn = routes().filter(({ method, path }) => path.startsWith('/console/') && !['GET', 'HEAD'].includes(method));
    expect(new Set(signIn.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(Object.keys(SIGN_IN)));
  });

  it.each(Object.keys(SIGN_IN))('can sign in at %s with a valid token that it uses for the first time', async (route) => {
    for (const prepare of SIGN_IN[route] ?? []) {
      const attempt = await prepare();
      await sendBadKey();
      expect([200, 201, 204]).toContain((await attempt()).status);
    }
  });

  it('can use any route of the API with a valid key or session that it uses for the first time', async () => {
    const withKey = routes().filter(({ path }) => path.startsWith('/api/') || isFhirPath(path));
    expect(withKey.length).toBeGreaterThan(50);
    const refused: string[] = [];
    for (const { method, path } of withKey) {
      const target = path.replaceAll(/:\w+/g, '1');
      const [good, browser] = [await api.factory.key(), await signedIn()];
      const headers = { Cookie: browser.cookie ?? '', 'Sec-Fetch-Site': 'same-origin' };
      await sendBadKey();
      const answers = [
        await fetch(`${api.url}${target}`, { method, headers: { 'Service-API-Key': good } }),
        await fetch(`${api.url}${target}`, { method, headers }),
      ];
      for (const answer of answers) {
        // An organization runs only two exports at the same time, whatever its address has sent.
        const isRefused =
          answer.status === 401 || (answer.status === 429 && !(await answer.text()).includes('organization_busy'));
        if (isRefused) refused.push(`${method} ${path}: ${answer.status}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it('gets 429 for unknown tokens of each kind', async () => {
    const browser = new ConsoleBrowser(api);
    browser.cookie = (await signedIn()).cookie?.replace(/=.*/, `=${ConsoleSessionToken.generate().text}`) ?? null;
    const unknownPasskey = new SoftwareAuthenticator(ORIGIN, RP_ID);
    const { user } = await optionsOf('registration-options', { invitation: await invite() });
    unknownPasskey.create({ challenge: '', user });
    const answers = [
      await api.get(ME, { key: ApiKeyToken.generate().text }),
      await browser.get(ME),
      await post('/console/session', { code: ConsoleCodeToken.generate().text }),
      await post('/console/passkey/registration-options', { invitation: ConsoleInvitationToken.generate().text }),
      await post('/console/passkey/sign-in', unknownPasskey.sign(await optionsOf('sign-in-options', {}))),
    ];
    expect(answers.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual(
      answers.map(() => [429, 'too_many_bad_keys']),
    );
  });

  it('gets the reason why a stored token is no longer valid', async () => {
    const apiKeys = new ApiKeyRepository(api.database.dataSource);
    const revoked = await apiKeys.create(api.factory.organizationId, GRANT);
    await apiKeys.revoke(api.factory.organizationId, revoked.apiKey.id);
    const expired = await api.factory.key(['*'], new Date('2020-01-01'));
    const code = await codeOf();
    await post('/console/session', { code });
    const invitation = await invite();
    await post('/console/passkey/registration', (await registrationOf(invitation)).body);
    const ended = await signedIn();
    const { cookie } = ended;
    await ended.signOut();
    ended.cookie = cookie;
    const signature = await signatureOf();
    await post('/console/passkey/sign-in', signature);
    await sendBadKey();
    const answers = [
      await api.get(ME, { key: revoked.token.text }),
      await api.get(ME, { key: expired }),
      await post('/console/session', { code }),
      await post('/console/passkey/registration-options', { invitation }),
      await ended.get(ME),
      await post('/console/passkey/sign-in', signature),
    ];
    expect(answers.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual([
      [401, 'api_key_revoked'],
      [401, 'api_key_expired'],
      [401, 'console_code_invalid'],
      [401, 'console_code_invalid'],
      [401, 'api_key_missing'],
      [401, 'passkey_invalid'],
    ]);
  });
});
