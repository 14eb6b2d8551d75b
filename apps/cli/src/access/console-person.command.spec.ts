import { ConsolePasskeys, ConsoleSessionAuthenticator, ConsoleSessionRepository, TokenLookUps } from '@rpm/data-access';
import { sessionEntry } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { randomBytes } from 'node:crypto';
import { RpmAdmin } from '../testing/rpm-admin';

const IN_CLINIC = ['--organization', 'North Clinic'];
const INVITE = ['console', 'invite', ...IN_CLINIC, '--scopes', 'sites:read,keys:write', '--name'];

interface Person {
  id: number;
  passkeys: { id: number }[];
  sessions: { id: number }[];
}

describe('people that rpm-admin console manages', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let lookUps: TokenLookUps;
  let sessions: ConsoleSessionRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    await admin.json(['organization', 'create', 'North Clinic']);
    const limits = { idleMinutes: 30, maxHours: 12 };
    lookUps = new TokenLookUps(database.dataSource, limits);
    sessions = new ConsoleSessionRepository(database.dataSource, limits, lookUps);
  });
  afterAll(() => database.drop());

  const registerWith = (url: string) =>
    new ConsolePasskeys(database.dataSource, sessions, lookUps).register(
      url.split('#invitation=')[1] ?? '',
      {
        credentialId: randomBytes(16),
        publicKey: randomBytes(77),
        counter: 0,
        isBackupEligible: false,
        isBackedUp: false,
        transports: [],
      },
      sessionEntry,
    );
  const invited = async (name: string) => (await admin.json([...INVITE, name])) as { url: string; person: Person };
  const change = async <Result = Person>(action: string, id: number, ...options: string[]) =>
    (await admin.json(['console', action, String(id), ...options, ...IN_CLINIC])) as Result;
  const isSignedIn = (token: string) =>
    new ConsoleSessionAuthenticator(lookUps).authenticate(token).then(
      () => true,
      () => false,
    );

  it('are invited by a printed link that registers a passkey once', async () => {
    const { exitCode, stdout, stderr } = await admin.run([...INVITE, 'Jane Doe']);
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^http:\/\/localhost:3000\/console\/#invitation=rpi_[0-9A-Za-z]{49}\n$/),
    ]);
    expect(stderr).toContain('It works once, until ');
    const { token } = await registerWith(stdout.trim());
    expect(await new ConsoleSessionAuthenticator(lookUps).authenticate(token.text)).toMatchObject({
      scopes: ['sites:read', 'keys:write'],
      actor: { kind: 'person', name: 'Jane Doe' },
    });
    await expect(registerWith(stdout.trim())).rejects.toMatchObject({ code: 'console_code_invalid' });
  });

  it('are listed with their passkeys and sessions, can be given other scopes, and can be disabled and enabled', async () => {
    const { url, person } = await invited('Max Roe');
    const { token } = await registerWith(url);
    const list = (await admin.json(['console', 'people', ...IN_CLINIC])) as { content: Person[] };
    expect(list.content.at(-1)).toMatchObject({ name: 'Max Roe', enabled: true, passkeys: [{}], sessions: [{}] });
    expect(await change('set-scopes', person.id, '--scopes', 'read')).toMatchObject({ scopes: ['read'], sessions: [] });
    expect(await isSignedIn(token.text)).toBe(false);
    expect(await change('disable', person.id)).toMatchObject({ enabled: false });
    expect(await change('enable', person.id)).toMatchObject({ enabled: true, scopes: ['read'] });
  });

  it('can be signed out of one session or of all sessions, and can have a passkey removed', async () => {
    const { url, person } = await invited('Ann Poe');
    const { token, principal } = await registerWith(url);
    expect(await change('end-sessions', person.id, '--session', String(principal.session?.id))).toMatchObject({ sessions: [] });
    expect(await isSignedIn(token.text)).toBe(false);
    expect(await change('end-sessions', person.id)).toMatchObject({ sessions: [] });
    const again = await change<{ person: Person }>('invite-again', person.id);
    const passkey = String(again.person.passkeys[0]?.id);
    expect(await change('remove-passkey', person.id, '--passkey', passkey)).toMatchObject({ passkeys: [] });
  });

  it('cannot be invited if the address in the link is an IP address', async () => {
    const answer = await admin.failure([...INVITE, 'Nobody'], { environment: { PUBLIC_URL: 'https://192.0.2.7' } });
    expect(answer).toMatchObject({
      error: { code: 'conflict', detail: expect.stringContaining('Passkeys need a domain name.') },
    });
  });
});
