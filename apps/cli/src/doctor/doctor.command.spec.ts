import { LARGE_INDEXES, MIGRATIONS } from '@rpm/schema';
import { type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { createDatabaseForDoctor } from '../testing/diagnose';
import { type RpmAdmin } from '../testing/rpm-admin';

const ok = { status: 'ok', detail: expect.any(String) as string };
const okOrWarning = { status: expect.stringMatching(/^(ok|warning)$/) as string, detail: expect.any(String) as string };
const machine = [
  // The findings that depend on the machine are ignored: a release of Node.js without security fixes, a full disk, or another program on the port.
  { check: 'node', ...okOrWarning },
  { check: 'time zones', ...ok },
  { check: 'configuration', status: 'ok', detail: 'the database of DATABASE_URL' },
  { check: 'data folder', ...okOrWarning },
  { check: 'port', ...okOrWarning },
  { check: 'SMART clients', status: 'ok', detail: 'off, because PUBLIC_URL is not set' },
];

const DIRECT = 'a direct connection: a sender of webhooks whose process ends is replaced within 5 s';
const connected = [
  { check: 'database', status: 'ok', detail: 'reachable' },
  { check: 'server version', ...ok },
  { check: 'role', status: 'ok', detail: 'subject to row-level security' },
  { check: 'prepared statements', status: 'ok', detail: 'kept between transactions' },
  { check: 'listening', status: 'ok', detail: DIRECT },
  { check: 'settings', status: 'ok', detail: 'none changes results' },
];

const SERVER_CHECKS = ['server version', 'role', 'prepared statements', 'listening', 'settings', 'schema', 'clock'];
const CONTENT_CHECKS = [
  ...['contents', 'dead rows', 'disabled webhooks', 'silent sources', 'silent devices', 'publication', 'unassigned readings'],
  ...['value ranges', 'device clocks', 'repeated local times', 'SKUs', 'texts', 'identifiers', 'equal identifiers', 'collations'],
  ...['large indexes', 'keys of people', 'webhook keys', 'audit commits', 'audit months', 'audit retention', 'audit blocks'],
  'backup',
];
const skipped = (checks: readonly string[]) => checks.map((check) => ({ check, status: 'skipped', detail: '' }));

describe('doctor', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    ({ database, admin } = await createDatabaseForDoctor('template0'));
  });
  afterAll(() => database.drop());

  it('lists the migrations that an empty database lacks, and finds no errors after migrate', async () => {
    const names = MIGRATIONS.map(({ name }) => name);
    const marked = MIGRATIONS.map(({ name, compatibility }) => `${name} (${compatibility})`);
    const pending = `pending: ${marked.join(', ')}; run "rpm-admin migrate"`;
    const before = await admin.run(['doctor', '--json']);
    expect(before).toMatchObject({ exitCode: 69, stderr: '' });
    expect(JSON.parse(before.stdout)).toEqual({
      healthy: false,
      checks: [
        ...machine,
        ...connected,
        { check: 'schema', status: 'failed', detail: pending },
        { check: 'clock', ...ok },
        ...skipped(CONTENT_CHECKS),
      ],
    });
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: {
        code: 'schema_outdated',
        detail: `The database lacks ${names.join(', ')}. Run "rpm-admin migrate" first.`,
      },
    });

    expect(await admin.json(['migrate'])).toEqual({
      applied: names,
      updatedOrders: 0,
      builtIndexes: LARGE_INDEXES.map(({ name }) => expect.objectContaining({ name }) as object),
    });
    expect(await admin.json(['migrate'])).toEqual({ applied: [], updatedOrders: 0, builtIndexes: [] });
    expect(await admin.run(['migrate'])).toEqual({ exitCode: 0, stdout: 'The schema is up to date.\n', stderr: '' });

    await (await Factory.inNewOrganization(database.dataSource)).key();
    expect(await admin.json(['doctor'])).toEqual({
      healthy: true,
      checks: [
        ...machine,
        ...connected,
        { check: 'schema', status: 'ok', detail: 'current' },
        { check: 'clock', ...ok },
        { check: 'contents', status: 'ok', detail: 'organizations: 1, API keys: 1' },
        { check: 'dead rows', status: 'ok', detail: 'none' },
        { check: 'disabled webhooks', status: 'ok', detail: 'the service has disabled none' },
        { check: 'silent sources', status: 'ok', detail: 'every source with an expected interval has sent messages' },
        { check: 'silent devices', status: 'ok', detail: 'every device with an expected interval has reported' },
        { check: 'publication', status: 'ok', detail: 'no event waits for a process that publishes it' },
        { check: 'unassigned readings', status: 'ok', detail: 'none' },
        { check: 'value ranges', status: 'ok', detail: 'no reading has a value that no instrument reports' },
        { check: 'device clocks', status: 'ok', detail: 'no device is late by the same amount every time' },
        { check: 'repeated local times', status: 'ok', detail: 'none was read as the first of two by an import' },
        { check: 'SKUs', status: 'ok', detail: 'none belongs to several items' },
        { check: 'texts', status: 'ok', detail: 'none contains U+FFFD' },
        { check: 'identifiers', status: 'ok', detail: 'none was shortened by a spreadsheet' },
        { check: 'equal identifiers', status: 'ok', detail: 'none belongs to two resources' },
        { check: 'collations', status: 'ok', detail: 'unchanged since the indexes were built' },
        { check: 'large indexes', status: 'ok', detail: 'all are built' },
        { check: 'keys of people', status: 'ok', detail: 'nobody rotated the internal key of a person' },
        { check: 'webhook keys', status: 'ok', detail: 'all stored secrets of webhooks can be decrypted' },
        { check: 'audit commits', status: 'ok', detail: 'PostgreSQL confirms a row when it is on its disk' },
        { check: 'audit months', status: 'ok', detail: 'the audit trail has partitions for 3 months ahead' },
        { check: 'audit retention', status: 'ok', detail: 'no month of the audit trail is older than 6 years' },
        { check: 'audit blocks', status: 'warning', detail: expect.stringMatching(/^checkpoints are not signed/) },
        {
          check: 'backup',
          status: 'warning',
          detail: expect.stringMatching(/^no backup was verified; run "rpm-admin backup create"/),
        },
      ],
    });
  });

  it('reports a database that cannot be reached', async () => {
    const url = 'postgres://user:secret@127.0.0.1:1/x';
    const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment: { DATABASE_URL: url } });
    const detail = 'The database of DATABASE_URL cannot be used: nothing listens at its address.';
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toEqual({
      exitCode: 69,
      healthy: false,
      checks: [...machine, { check: 'database', status: 'failed', detail }, ...skipped([...SERVER_CHECKS, ...CONTENT_CHECKS])],
    });
  });

  it('reports every configuration error in the line of the configuration', async () => {
    const environment = { DATABASE_URL: 'nonsense', DATABASE_POOL_SIZE: '0' };
    const { exitCode, stdout } = await admin.run(['doctor'], { environment });
    const [, , configuration, ...others] = stdout.split('\n').slice(0, -1);
    expect(exitCode).toBe(78);
    expect(configuration).toMatch(/^configuration\tfailed\tDATABASE_URL: [^;]+; DATABASE_POOL_SIZE: [^;]+$/);
    const names = ['data folder', 'port', 'SMART clients', 'database', ...SERVER_CHECKS, ...CONTENT_CHECKS];
    expect(others).toEqual(names.map((name) => `${name}\tskipped\t`));
  });
});
