import { ConsoleSessionAuthenticator, ConsoleSessionRepository, TokenLookUps } from '@rpm/data-access';
import { sessionEntry } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const LINK = ['console', 'link', '--organization', 'North Clinic', '--actor', 'jane@clinic.example.org'];
const LIMITS = { idleMinutes: 30, maxHours: 12 };

describe('rpm-admin console link', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let lookUps: TokenLookUps;
  let sessions: ConsoleSessionRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    lookUps = new TokenLookUps(database.dataSource, LIMITS);
    sessions = new ConsoleSessionRepository(database.dataSource, LIMITS, lookUps);
    await admin.json(['organization', 'create', 'North Clinic']);
  });
  afterAll(() => database.drop());

  it('prints a link that signs a person in once, with the given scopes', async () => {
    const { exitCode, stdout } = await admin.run([...LINK, '--scopes', 'sites:read,keys:write']);
    const [, code = ''] = /^http:\/\/localhost:3000\/console\/#code=(rpc_\w+)\n$/.exec(stdout) ?? [];
    expect([exitCode, code.length]).toEqual([0, 53]);
    const { token } = await sessions.signInWithCode(code, sessionEntry);
    expect(await new ConsoleSessionAuthenticator(lookUps).authenticate(token.text)).toMatchObject({
      scopes: ['sites:read', 'keys:write'],
      actor: { kind: 'key', name: 'jane@clinic.example.org' },
      session: { id: expect.any(Number) as number },
    });
    await expect(sessions.signInWithCode(code, sessionEntry)).rejects.toMatchObject({ code: 'console_code_invalid' });
  });

  it('prints a link that begins with PUBLIC_URL or contains PORT, and that works for the given minutes', async () => {
    const until = async (minutes: number, environment: NodeJS.ProcessEnv) => {
      const link = await admin.json([...LINK, '--scopes', 'read', '--minutes', String(minutes)], { environment });
      const { url, expireTimestamp } = link as { url: string; expireTimestamp: string };
      const [row] = await database.dataSource.query<{ minutes: number }[]>(
        `select extract(epoch from expire_timestamp - create_timestamp)::int / 60 as minutes from console_code where expire_timestamp = $1`,
        [expireTimestamp],
      );
      return [url.split('#')[0], row?.minutes];
    };
    expect(await until(10, { PUBLIC_URL: 'https://rpm.example.org' })).toEqual(['https://rpm.example.org/console/', 10]);
    expect(await until(1, { PORT: '3001' })).toEqual(['http://localhost:3001/console/', 1]);
  });

  it('creates an API key for each link, so that revoking the key ends the session', async () => {
    const { stdout } = await admin.run([...LINK, '--scopes', 'read']);
    const { token, principal } = await sessions.signInWithCode(stdout.trim().split('#code=')[1] ?? '', sessionEntry);
    const listed = (await admin.json(['api-key', 'list', '--organization', 'North Clinic'])) as { content: object[] };
    expect(listed.content[0]).toMatchObject({ id: principal.keyId, name: 'Console: jane@clinic.example.org', scopes: ['read'] });
    await admin.json(['api-key', 'revoke', String(principal.keyId), '--organization', 'North Clinic']);
    await expect(new ConsoleSessionAuthenticator(lookUps).authenticate(token.text)).rejects.toMatchObject({
      code: 'api_key_expired',
    });
  });

  it.each([
    ['--scopes', '', 'not_a_choice'],
    ['--scopes', 'everything', 'not_a_choice'],
    ['--minutes', '0', 'not_in_range'],
    ['--minutes', '11', 'not_in_range'],
    ['--minutes', 'ten', 'not_in_range'],
  ])('rejects %s %j', async (option, value, code) => {
    const args = option === '--scopes' ? [] : ['--scopes', 'read'];
    expect(await admin.failure([...LINK, ...args, option, value])).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter: option, code }] },
    });
  });
});
