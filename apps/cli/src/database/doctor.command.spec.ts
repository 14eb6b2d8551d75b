import { MIGRATIONS } from '@rpm/data-access';
import { createTestDatabase, Factory, type TestDatabase } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const [ok, skipped] = [
  { status: 'ok', detail: expect.any(String) as string },
  { status: 'skipped', detail: '' },
];
const environment = [
  { check: 'node', ...ok },
  { check: 'configuration', status: 'ok', detail: 'the database of DATABASE_URL' },
];

const MIGRATION_NAMES = MIGRATIONS.map(({ name }) => name);

describe('migrate and doctor commands', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  it('migrate an empty database, and then find no errors', async () => {
    const pending = `pending: ${MIGRATION_NAMES.join(', ')}; run "rpm-admin migrate"`;
    const before = await admin.run(['doctor', '--json']);
    expect(before).toMatchObject({ exitCode: 69, stderr: '' });
    expect(JSON.parse(before.stdout)).toEqual({
      healthy: false,
      checks: [
        ...environment,
        { check: 'database', status: 'ok', detail: 'reachable' },
        { check: 'server version', ...ok },
        { check: 'role', status: 'ok', detail: 'subject to row-level security' },
        { check: 'schema', status: 'failed', detail: pending },
        { check: 'clock', ...ok },
        { check: 'contents', ...skipped },
        { check: 'dead rows', ...skipped },
      ],
    });
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: {
        code: 'schema_outdated',
        detail: `The database lacks ${MIGRATION_NAMES.join(', ')}. Run "rpm-admin migrate" first.`,
      },
    });

    expect(await admin.json(['migrate'])).toEqual({ applied: MIGRATION_NAMES });
    expect(await admin.json(['migrate'])).toEqual({ applied: [] });
    expect(await admin.run(['migrate'])).toEqual({ exitCode: 0, stdout: 'The schema is up to date.\n', stderr: '' });

    await (await Factory.inNewOrganization(database.dataSource)).key();
    expect(await admin.json(['doctor'])).toEqual({
      healthy: true,
      checks: [
        ...environment,
        { check: 'database', status: 'ok', detail: 'reachable' },
        { check: 'server version', ...ok },
        { check: 'role', status: 'ok', detail: 'subject to row-level security' },
        { check: 'schema', status: 'ok', detail: 'current' },
        { check: 'clock', ...ok },
        { check: 'contents', status: 'ok', detail: 'organizations: 1, API keys: 1' },
        { check: 'dead rows', status: 'ok', detail: 'none' },
      ],
    });
  });

  it('report a database that cannot be reached', async () => {
    const url = 'postgres://user:secret@127.0.0.1:1/x';
    const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment: { DATABASE_URL: url } });
    const detail = 'The database of DATABASE_URL cannot be used: nothing listens at its address.';
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toEqual({
      exitCode: 69,
      healthy: false,
      checks: [
        ...environment,
        { check: 'database', status: 'failed', detail },
        { check: 'server version', ...skipped },
        { check: 'role', ...skipped },
        { check: 'schema', ...skipped },
        { check: 'clock', ...skipped },
        { check: 'contents', ...skipped },
        { check: 'dead rows', ...skipped },
      ],
    });
  });

  it('report every configuration error on a line of its own', async () => {
    const environment = { DATABASE_URL: 'nonsense', DATABASE_POOL_SIZE: '0' };
    const { exitCode, stdout } = await admin.run(['doctor'], { environment });
    const [, configuration, ...others] = stdout.split('\n').slice(0, -1);
    expect(exitCode).toBe(78);
    expect(configuration).toMatch(/^configuration\tfailed\tDATABASE_URL: [^;]+; DATABASE_POOL_SIZE: [^;]+$/);
    expect(others).toEqual(
      ['database', 'server version', 'role', 'schema', 'clock', 'contents', 'dead rows'].map((check) => `${check}\tskipped\t`),
    );
  });

  it('reject a database whose migrations have different checksums', async () => {
    const [name] = MIGRATION_NAMES;
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: { code: 'schema_mismatch', detail: expect.stringContaining(`the checksums of ${name} differ`) },
    });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(69);
    expect(stdout).toContain(
      `schema\tfailed\tapplied by other code: ${name}; run the version that applied it, or restore a backup`,
    );
    expect(stdout).toContain('contents\tskipped\t\ndead rows\tskipped\t\n');
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
  });

  it('reject a database that a newer version has migrated', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999, 'FromTheFuture9999')`);
    expect(await admin.failure(['organization', 'list'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(69);
    expect(stdout).toContain('schema\tfailed\tunknown to this version: FromTheFuture9999; run the version that created it\n');
  });
});
