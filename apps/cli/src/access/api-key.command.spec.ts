import { ApiKeyAuthenticator, ApiKeyRepository, TokenLookUps } from '@rpm/data-access';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { GRANTS } from '@rpm/domain';
import { RpmAdmin } from '../testing/rpm-admin';

const OF_CLINIC = ['--organization', 'North Clinic'];
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const key = expect.stringMatching(/^rpm_[0-9A-Za-z]{49}$/) as string;
const prefix = expect.stringMatching(/^rpm_[0-9A-Za-z]{6}$/) as string;
const unused = { lastUseTimestamp: null, revokeTimestamp: null };

describe('rpm-admin with organization and api-key commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    expect(await admin.json(['organization', 'create', 'North Clinic'])).toEqual({
      id: 1,
      name: 'North Clinic',
      createTimestamp: instant,
    });
  });
  afterAll(() => database.drop());

  const create = (...options: string[]) => ['api-key', 'create', ...OF_CLINIC, '--name', 'laptop', ...options];
  const authenticate = (text: string) =>
    new ApiKeyAuthenticator(new TokenLookUps(database.dataSource, { idleMinutes: 30 })).authenticate(text);

  it('rejects an organization name that is taken, blank or too long', async () => {
    expect(await admin.failure(['organization', 'create', 'North Clinic'])).toEqual({
      exitCode: 1,
      error: { code: 'conflict', detail: 'There is an organization of this name already.' },
    });
    const detail = 'Correct <name> and run the command again.';
    expect(await admin.failure(['organization', 'create', ' '])).toEqual({
      exitCode: 64,
      error: { code: 'usage', detail, errors: [{ parameter: '<name>', code: 'missing', detail: 'The name must not be empty.' }] },
    });
    expect(await admin.failure(['organization', 'create', 'x'.repeat(256)])).toEqual({
      exitCode: 64,
      error: {
        code: 'usage',
        detail,
        errors: [{ parameter: '<name>', code: 'too_long', detail: 'Use at most 255 characters.' }],
      },
    });
  });

  it('changes and prints the settings of an organization', async () => {
    await admin.json(['organization', 'create', 'With settings']);
    const set = ['organization', 'set', 'With settings'];
    expect(
      await admin.json([...set, '--glucose-unit', 'mmoll', '--time-zone', 'Europe/Berlin', '--hide-other-patients', 'true']),
    ).toEqual(
      expect.objectContaining({
        glucoseUnit: 'mmoll',
        weightUnit: 'lbs',
        timeZone: 'Europe/Berlin',
        hideOtherPatients: true,
        version: 2,
      }),
    );
    await admin.json([...set, '--hide-other-patients', 'false']);
    expect(await admin.json(['organization', 'show', 'With settings'])).toMatchObject({
      glucoseUnit: 'mmoll',
      hideOtherPatients: false,
    });
    expect(await admin.failure([...set, '--hide-other-patients', 'perhaps'])).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter: '--hide-other-patients', code: 'not_a_boolean' }] },
    });
    expect(await admin.failure(['organization', 'show', 'Nowhere'])).toMatchObject({ exitCode: 1, error: { code: 'not_found' } });
  });

  it('escapes control characters in printed names', async () => {
    await admin.json(['organization', 'create', 'a\tb\nc\u001b[2Jd\u202ee']);
    const { stdout } = await admin.run(['organization', 'list', '--page', '3', '--size', '1']);
    expect(stdout.split('\t').slice(0, 2)).toEqual(['4', 'a\\u0009b\\u000ac\\u001b[2Jd\\u202ee']);
  });

  it('creates a key that the API accepts', async () => {
    const made = await admin.json(create('--scopes', 'readings:read, sites:write', '--expires', '2999-01-31T01:00:00+01:00'));
    const expireTimestamp = '2999-01-31T00:00:00.000Z';
    const scopes = ['readings:read', 'sites:write'];
    expect(made).toEqual({
      key,
      id: expect.any(Number) as number,
      name: 'laptop',
      prefix,
      clientId: null,
      scopes,
      createTimestamp: instant,
      expireTimestamp,
      ...unused,
    });
    expect(await authenticate((made as { key: string }).key)).toMatchObject({ organizationId: 1, scopes });
  });

  it('prints only the key on stdout, so that scripts can store it', async () => {
    const { exitCode, stdout, stderr } = await admin.run(create('--scopes', '*'));
    expect({ exitCode, stdout: stdout.trimEnd() }).toEqual({ exitCode: 0, stdout: key });
    expect(stderr).toMatch(/^This is key \d+\. It is printed only this once and not stored by the service: store it now\.\n$/);
  });

  it.each([
    ['--scopes', 'reading:read,*', 'not_a_choice', `Not a scope: "reading:read". Choose from: ${GRANTS.join(', ')}.`],
    ['--scopes', '', 'not_a_choice', `Not a scope: "". Choose from: ${GRANTS.join(', ')}.`],
    ['--expires', '2001-01-01T00:00:00Z', 'not_in_range', 'Use a time in the future.'],
    ['--expires', '2999', 'not_a_timestamp', expect.stringContaining('RFC 3339') as string],
    ['--name', '', 'missing', 'The name must not be empty.'],
  ])('rejects the option %s with the value "%s"', async (parameter, value, code, detail) => {
    expect(await admin.failure(create('--scopes', '*', parameter, value))).toEqual({
      exitCode: 64,
      error: { code: 'usage', detail: `Correct ${parameter} and run the command again.`, errors: [{ parameter, code, detail }] },
    });
  });

  it('rotates and revokes an API key', async () => {
    const first = (await admin.json(create('--scopes', '*'))) as { key: string; id: number };
    const second = (await admin.json(['api-key', 'rotate', String(first.id), ...OF_CLINIC])) as { key: string; id: number };
    const common = { name: 'laptop', prefix, clientId: null, scopes: ['*'], createTimestamp: instant, expireTimestamp: null };
    expect(second).toEqual({ key, id: expect.any(Number) as number, ...common, ...unused });
    await expect(authenticate(first.key)).rejects.toMatchObject({ code: 'api_key_revoked' });
    expect(await authenticate(second.key)).toMatchObject({ keyId: second.id });

    expect(await admin.json(['api-key', 'revoke', String(second.id), ...OF_CLINIC])).toEqual({
      id: second.id,
      ...common,
      lastUseTimestamp: null,
      revokeTimestamp: instant,
    });
    await expect(authenticate(second.key)).rejects.toMatchObject({ code: 'api_key_revoked' });
    expect(await admin.failure(['api-key', 'revoke', String(second.id), ...OF_CLINIC])).toEqual({
      exitCode: 1,
      error: { code: 'conflict', detail: 'This API key has already been revoked.' },
    });
  });

  it('requires a later expiry for the new key when an expired key is rotated', async () => {
    const grant = { name: 'old', scopes: ['*'], expireTimestamp: new Date('2020-01-01T00:00:00Z') };
    const { apiKey } = await new ApiKeyRepository(database.dataSource).create(1, grant);
    const rotate = ['api-key', 'rotate', String(apiKey.id), ...OF_CLINIC];
    expect(await admin.failure(rotate)).toMatchObject({ exitCode: 1, error: { code: 'conflict' } });
    const expireTimestamp = '2999-01-01T00:00:00.000Z';
    expect(await admin.json([...rotate, '--expires', expireTimestamp])).toEqual({
      key,
      id: expect.any(Number) as number,
      name: 'old',
      prefix,
      clientId: null,
      scopes: ['*'],
      createTimestamp: instant,
      expireTimestamp,
      ...unused,
    });
  });

  it.each([
    ['9007199254740993', 1, 'not_found'],
    ['999999', 1, 'not_found'],
    ['0x10', 64, 'usage'],
    ["1' or 1=1", 64, 'usage'],
    ['9223372036854775808', 64, 'usage'],
  ])('reports that no API key with the id %s exists', async (id, exitCode, code) => {
    expect(await admin.failure(['api-key', 'revoke', id, ...OF_CLINIC])).toMatchObject({ exitCode, error: { code } });
  });

  it('lists, rotates and revokes only the named organization’s keys', async () => {
    const { id } = (await admin.json(create('--scopes', '*'))) as { id: number };
    await admin.json(['organization', 'create', 'South Clinic']);
    const ofOther = ['--organization', 'South Clinic'];
    expect(await admin.failure(['api-key', 'revoke', String(id), ...ofOther])).toMatchObject({ exitCode: 1 });
    const empty = { content: [], first: true, last: true, page: 1, size: 15, total: 0 };
    expect(await admin.json(['api-key', 'list', ...ofOther])).toEqual(empty);
    expect(await admin.run(['api-key', 'list', ...ofOther])).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
});
