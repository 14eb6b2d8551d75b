import { relyingPartyOf } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ConsoleBrowser } from '../testing/console-browser';
import { type Deviation, SoftwareAuthenticator } from '../testing/software-authenticator';
import { TestApi, type TestResponse } from '../testing/test-api';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges';

const PATH = '/api/v3/console-person';
const ORIGIN = 'https://rpm.example.org';
const RP_ID = 'rpm.example.org';

interface Invitation {
  url: string;
  person: { id: number };
}
type Person = Invitation['person'] & { sessions: { id: number }[]; passkeys: { id: number }[] };
type Options = { challenge: string; user: { id: string } } & Record<string, unknown>;

describe('people who sign in to the console', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;
  let browser: ConsoleBrowser;

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_URL: ORIGIN, BAD_KEYS_PER_10_SECONDS: '0' });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['*', 'console:write']);
    browser = new ConsoleBrowser(api);
  });

  const invite = async (name = 'Jane Doe', scopes = ['sites:read']) => {
    const { json } = await api.post(PATH, { name, scopes }, { key });
    return invitationOf(json);
  };
  const invitationOf = (json: unknown) => {
    const { url, person } = json as Invitation;
    return { code: url.split('#invitation=')[1] ?? '', personId: person.id };
  };
  const optionsOf = async (invitation: string) =>
    (await browser.post('/console/passkey/registration-options', { invitation })).json as Options;
  const register = async (invitation: string, deviation: Deviation = {}) => {
    const authenticator = new SoftwareAuthenticator(ORIGIN, RP_ID);
    const body = { invitation, ...authenticator.create(await optionsOf(invitation), deviation) };
    return { authenticator, body, answer: await browser.signInWithPasskey('registration', body) };
  };
  const signInOptions = async () => (await browser.post('/console/passkey/sign-in-options', {})).json as Options;
  const signIn = async (authenticator: SoftwareAuthenticator, deviation: Deviation = {}): Promise<TestResponse> =>
    browser.signInWithPasskey('sign-in', authenticator.sign(await signInOptions(), deviation));
  const registered = async () => {
    const { code, personId } = await invite();
    return { personId, code, ...(await register(code)) };
  };
  const act = (personId: number, action: string, body: object = {}) => api.post(`${PATH}/${personId}/${action}`, body, { key });
  const find = async (personId: number) => (await api.get(`${PATH}/${personId}`, { key })).json as Person;
  const me = () => browser.get('/api/v3/me');
  const status = async () => (await me()).status;

  it('register a passkey with an invitation, and sign in with it under their names', async () => {
    const { authenticator, answer, personId } = await registered();
    expect(answer).toMatchObject({ status: 201, json: { actor: 'Jane Doe', scopes: ['sites:read'] } });
    await browser.signOut();
    await pollUntil(status, 401);
    expect(await signIn(authenticator)).toMatchObject({ status: 201, json: { actor: 'Jane Doe', scopes: ['sites:read'] } });
    expect((await me()).status).toBe(200);
    expect(await find(personId)).toMatchObject({
      name: 'Jane Doe',
      scopes: ['sites:read'],
      enabled: true,
      lastSignInTimestamp: expect.any(String),
      invitationExpireTimestamp: null,
      passkeys: [{ backedUp: false }],
      sessions: [{ id: expect.any(Number) }],
    });
  });

  it('get options that require a discoverable passkey and the verification of the person', async () => {
    const { code } = await invite();
    expect(await optionsOf(code)).toMatchObject({
      rp: { id: RP_ID },
      user: { name: 'Jane Doe' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await signInOptions()).toMatchObject({ rpId: RP_ID, userVerification: 'required' });
  });

  it('cannot use an invitation twice, nor one that has expired or was replaced', async () => {
    const { code, body } = await registered();
    const again = await browser.post('/console/passkey/registration', body);
    expect(again).toMatchObject({ status: 401, json: { code: 'console_code_invalid' } });
    const expired = await invite('Late');
    const options = await optionsOf(expired.code);
    await api.database.dataSource.query('update console_invitation set expire_timestamp = now() where person_id = $1', [
      expired.personId,
    ]);
    const late = { invitation: expired.code, ...new SoftwareAuthenticator(ORIGIN, RP_ID).create(options) };
    expect((await browser.post('/console/passkey/registration', late)).status).toBe(401);
    const replaced = await invite('Twice');
    await act(replaced.personId, 'invite');
    for (const invitation of [code, expired.code, replaced.code, 'rpi_wrong']) {
      expect(await browser.post('/console/passkey/registration-options', { invitation })).toMatchObject({
        status: 401,
        json: { code: 'console_code_invalid' },
      });
    }
  });

  it('can have at most 20 passkeys, and add another one only after removing one', async () => {
    const { personId } = await registered();
    await api.database.dataSource.query(
      `insert into console_passkey (organization_id, person_id, hash, credential_id, public_key, counter, is_backup_eligible, is_backed_up, transports)
       select $1, $2, sha256(n::text::bytea), '\\x01', '\\x01', 0, false, false, '{}' from generate_series(1, 19) n`,
      [factory.organizationId, personId],
    );
    const { status, json } = await act(personId, 'invite');
    expect([status, (json as { detail: string }).detail]).toEqual([
      409,
      'This person has 20 passkeys, and may have 20. Remove one that is no longer used first.',
    ]);
    const [unused] = (await find(personId)).passkeys;
    expect((await act(personId, `passkey/${unused?.id}/remove`)).status).toBe(200);
    expect((await act(personId, 'invite')).status).toBe(200);
  });

  it('can use an invitation for 24 hours', async () => {
    const { personId } = await invite();
    const [row] = await api.database.dataSource.query<object[]>(
      `select extract(epoch from expire_timestamp - create_timestamp)::int / 3600 as hours from console_invitation where person_id = $1`,
      [personId],
    );
    expect(row).toEqual({ hours: 24 });
  });

  it.each<[string, Deviation]>([
    ['a wrong origin', { origin: 'https://evil.example.org' }],
    ['a wrong relying party', { rpId: 'evil.example.org' }],
    ['no verification of the person', { isVerified: false }],
  ])('cannot register or sign in with %s', async (_, deviation) => {
    const { code } = await invite();
    const wrong = await register(code, deviation);
    expect(wrong.answer).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
    const { authenticator } = await register(code);
    await browser.signOut();
    expect(await signIn(authenticator, deviation)).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
  });

  it('cannot sign in if the counter of the passkey has gone back, or if the passkey names another person', async () => {
    const { authenticator } = await registered();
    expect((await signIn(authenticator, { counter: 7 })).status).toBe(201);
    for (const deviation of [{ counter: 7 }, { counter: 6 }, { counter: 9, userHandle: 'MS4x' }]) {
      expect(await signIn(authenticator, deviation)).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
    }
    expect((await signIn(authenticator, { counter: 8 })).status).toBe(201);
  });

  it('cannot use a challenge twice, nor a challenge for another purpose or of another service', async () => {
    const { authenticator } = await registered();
    const options = await signInOptions();
    // A counter of 0 says that the authenticator does not count, so only the challenge shows the repetition.
    await api.database.dataSource.query('update console_passkey set counter = 0');
    const body = authenticator.sign(options, { counter: 0 });
    expect((await browser.post('/console/passkey/sign-in', body)).status).toBe(201);
    const { code } = await invite('Another');
    const foreign = Buffer.from('x'.repeat(80)).toString('base64url');
    for (const challenge of [options.challenge, (await optionsOf(code)).challenge, foreign]) {
      const answer = await browser.post('/console/passkey/sign-in', authenticator.sign({ challenge }, { counter: 0 }));
      expect(answer).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
    }
  });

  it('lose their sessions at once when they are disabled, and cannot sign in until they are enabled', async () => {
    const { authenticator, personId } = await registered();
    expect((await me()).status).toBe(200);
    expect(await act(personId, 'disable')).toMatchObject({ status: 200, json: { enabled: false, sessions: [] } });
    await pollUntil(status, 401);
    expect(await signIn(authenticator)).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
    expect((await act(personId, 'invite')).status).toBe(409);
    expect((await act(personId, 'scopes', { scopes: ['read'] })).status).toBe(409);
    expect(await act(personId, 'enable')).toMatchObject({ json: { enabled: true, scopes: ['sites:read'] } });
    expect((await signIn(authenticator)).status).toBe(201);
    expect((await me()).status).toBe(200);
  });

  it('cannot use a pending invitation after they were disabled', async () => {
    const { code, personId } = await invite();
    await act(personId, 'disable');
    expect((await browser.post('/console/passkey/registration-options', { invitation: code })).status).toBe(401);
  });

  it('lose their sessions at once when their scopes change, and have the new scopes afterwards', async () => {
    const { authenticator, personId } = await registered();
    expect(await act(personId, 'scopes', { scopes: ['read'] })).toMatchObject({ json: { scopes: ['read'], sessions: [] } });
    await pollUntil(status, 401);
    expect(await signIn(authenticator)).toMatchObject({ status: 201, json: { scopes: ['read'] } });
  });

  it('lose one session or all sessions when somebody ends them', async () => {
    const { authenticator, personId } = await registered();
    const first = browser;
    browser = new ConsoleBrowser(api);
    await signIn(authenticator);
    const [second] = (await find(personId)).sessions;
    expect(await act(personId, `session/${second?.id}/end`)).toMatchObject({ json: { sessions: [{}] } });
    await pollUntil(status, 401);
    expect((await first.get('/api/v3/me')).status).toBe(200);
    expect((await act(personId, `session/${second?.id}/end`)).status).toBe(404);
    expect(await act(personId, 'end-sessions')).toMatchObject({ json: { sessions: [] } });
    await pollUntil(async () => (await first.get('/api/v3/me')).status, 401);
  });

  it('are listed without sessions that have ended because nobody used them', async () => {
    const { personId } = await registered();
    expect((await find(personId)).sessions).toHaveLength(1);
    // A session ends after 31 minutes: 30 minutes without a request, and one because the time of the last request may be stored a minute late.
    const useBefore = (minutes: number) =>
      api.database.dataSource.query(
        'update console_session set last_use_timestamp = now() - make_interval(mins => $2) where organization_id = $1',
        [factory.organizationId, minutes],
      );
    await useBefore(25);
    expect((await find(personId)).sessions).toHaveLength(1);
    await useBefore(31);
    expect((await find(personId)).sessions).toEqual([]);
    expect((await api.get(PATH, { key })).json).toMatchObject({ content: [{ id: personId, sessions: [] }] });
  });

  it('have five minutes to confirm the passkey dialog of the browser', async () => {
    const { authenticator } = await registered();
    const { code } = await invite('Another');
    const minutesAgo = (minutes: number, purpose: ChallengePurpose) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - minutes * 60_000);
      try {
        return { challenge: api.application.get(PasskeyChallenges).create(purpose).toString('base64url') };
      } finally {
        now.mockRestore();
      }
    };
    const signInWith = (minutes: number) =>
      browser.signInWithPasskey('sign-in', authenticator.sign(minutesAgo(minutes, { signIn: true })));
    const registerWith = async (minutes: number) => {
      const options = { ...(await optionsOf(code)), ...minutesAgo(minutes, { invitation: code }) };
      const body = { invitation: code, ...new SoftwareAuthenticator(ORIGIN, RP_ID).create(options) };
      return browser.signInWithPasskey('registration', body);
    };
    for (const late of [await signInWith(5), await registerWith(5)]) {
      expect(late).toMatchObject({ status: 401, json: { code: 'passkey_invalid' } });
    }
    for (const inTime of [await signInWith(1), await registerWith(1)]) expect(inTime.status).toBe(201);
  });

  it('keep their last passkey unless an invitation is pending', async () => {
    const { authenticator, personId } = await registered();
    const [passkey] = (await find(personId)).passkeys;
    const remove = () => act(personId, `passkey/${passkey?.id}/remove`);
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const { code } = invitationOf((await act(personId, 'invite')).json);
    expect(await remove()).toMatchObject({ status: 200, json: { passkeys: [] } });
    expect((await signIn(authenticator)).status).toBe(401);
    expect((await register(code)).answer.status).toBe(201);
    expect((await remove()).status).toBe(404);
  });

  it('can have several passkeys, and the first one is not registered twice', async () => {
    const { authenticator, personId } = await registered();
    const { code } = invitationOf((await act(personId, 'invite')).json);
    const options = await optionsOf(code);
    expect(options['excludeCredentials']).toMatchObject([{ id: authenticator.credentialId.toString('base64url') }]);
    const same = { invitation: code, ...authenticator.create(options) };
    expect((await browser.post('/console/passkey/registration', same)).status).toBe(409);
    const second = await register(code);
    for (const one of [authenticator, second.authenticator]) expect((await signIn(one)).status).toBe(201);
  });

  it('with more scopes than the caller has cannot be enabled, invited again or given other scopes by the caller', async () => {
    const { personId } = await invite();
    const other = await factory.key(['patients:read', 'console:write']);
    const post = (path: string, body: object) => api.post(`${PATH}${path}`, body, { key: other });
    for (const [path, body] of [
      ['', { name: 'Max', scopes: ['sites:read'] }],
      [`/${personId}/scopes`, { scopes: ['*'] }],
      [`/${personId}/scopes`, { scopes: ['patients:read'] }],
      [`/${personId}/invite`, {}],
    ] as const) {
      expect(await post(path, body)).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
    }
    await act(personId, 'disable');
    expect(await post(`/${personId}/enable`, {})).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
  });

  it('have unique names within their organization', async () => {
    await invite();
    expect((await api.post(PATH, { name: 'Jane Doe', scopes: ['read'] }, { key })).status).toBe(409);
  });

  it('are invisible to other organizations, as are their sessions and passkeys', async () => {
    const { personId } = await registered();
    const person = await find(personId);
    const stranger = await (await Factory.inNewOrganization(api.database.dataSource)).key(['*', 'console:write']);
    expect((await api.get(PATH, { key: stranger })).json).toMatchObject({ total: 0 });
    expect((await api.get(`${PATH}/${personId}`, { key: stranger })).status).toBe(404);
    const actions = [
      'invite',
      'enable',
      'disable',
      'end-sessions',
      `session/${person.sessions[0]?.id}/end`,
      `passkey/${person.passkeys[0]?.id}/remove`,
    ];
    for (const action of actions)
      expect((await api.post(`${PATH}/${personId}/${action}`, {}, { key: stranger })).status).toBe(404);
    const scopes = { scopes: ['sites:read'] };
    expect((await api.post(`${PATH}/${personId}/scopes`, scopes, { key: stranger })).status).toBe(404);
    expect(await find(personId)).toEqual(person);
  });

  it('are registered and signed in only by pages of this service', async () => {
    for (const path of ['registration-options', 'registration', 'sign-in-options', 'sign-in']) {
      const answer = await browser.post(`/console/passkey/${path}`, {}, { 'Sec-Fetch-Site': 'cross-site' });
      expect(answer).toMatchObject({ status: 403, json: { code: 'foreign_page' } });
    }
  });

  it('get the same invitation link for a repeated Idempotency-Key, and the database does not contain the code of the link', async () => {
    const send = () => api.post(PATH, { name: 'Jane Doe', scopes: ['read'] }, { key, headers: { 'Idempotency-Key': 'invite' } });
    const { json } = await send();
    expect((await send()).json).toEqual(json);
    const stored = await api.database.dataSource.query<object[]>(
      'select k::text as key, i::text as invitation from idempotency_key k, console_invitation i where k.organization_id = $1',
      [factory.organizationId],
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(invitationOf(json).code);
  });
});

describe('relyingPartyOf', () => {
  it.each([
    ['https://rpm.example.org/', 'http://127.0.0.1:3000', { id: RP_ID, origin: ORIGIN }],
    ['https://rpm.example.org:8443', 'http://10.0.0.1:3000', { id: RP_ID, origin: 'https://rpm.example.org:8443' }],
    [undefined, 'http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    [undefined, 'http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ])('returns the host of PUBLIC_URL %s, or localhost without it', (publicUrl, localUrl, party) => {
    expect(relyingPartyOf(publicUrl, localUrl)).toEqual(party);
  });

  it.each(['https://192.0.2.7', 'https://[2001:db8::1]:8443'])('rejects the address %s', (publicUrl) => {
    expect(() => relyingPartyOf(publicUrl, 'http://127.0.0.1:3000')).toThrow('Passkeys need a domain name.');
  });
});
