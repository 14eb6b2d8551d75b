import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin audit archive', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let folder: string;

  beforeEach(async () => {
    folder = makeTemporaryDataFolder('rpm-archive-');
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterEach(() => database.drop());

  /** Adds rows that were recorded a number of years ago. */
  const record = (years: number, rows: number) =>
    database.dataSource.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       select 1, now() - make_interval(years => $1, months => 1), 1, 'key', 'read', 'patient', array[n] from generate_series(1, $2::integer) n`,
      [years, rows],
    );

  it('archives what is older than the retention, verifies the files, and records itself', async () => {
    await record(7, 3);
    await record(6, 2);
    await record(5, 1);
    await admin.run(['audit', 'checkpoint']);
    const kept = { environment: { AUDIT_RETENTION_YEARS: '7' } };
    const first = await admin.run(['audit', 'archive', folder, '--json'], kept);
    expect([first.exitCode, JSON.parse(first.stdout)]).toMatchObject([0, [{ rows: 3, digest: expect.any(String) as string }]]);
    const second = await admin.run(['audit', 'archive', folder]);
    expect([second.exitCode, second.stdout]).toEqual([
      0,
      expect.stringMatching(/^\d{4}-\d\d\taudit-\d{4}-\d\d\.ndjson\.gz\t1\t2\n$/),
    ]);
    expect(second.stderr).toMatch(/Writing audit-.*\nChecking audit-.*\nDropping /);
    expect(readdirSync(folder)).toHaveLength(2);
    await admin.run(['audit', 'checkpoint']);
    const verified = await admin.run(['audit', 'verify', '--archive', folder]);
    expect([verified.exitCode, verified.stdout]).toEqual([0, expect.stringContaining('and 5 rows in archives')]);
    expect((await admin.run(['audit', 'verify'])).stderr).toContain('5 rows are in archives, and were not verified');
    const [last] = await database.dataSource.query<object[]>(
      `select array_agg(status order by id) as statuses, array_agg(rows order by id) as rows from audit_event where resource = 'audit archive'`,
    );
    // Each run has a beginning, a part for its month, and an end.
    expect(last).toEqual({ statuses: [null, 206, 200, null, 206, 200], rows: [0, 3, 3, 0, 2, 2] });
  });

  it('reports a missing file of an archive as a fault', async () => {
    await record(6, 2);
    await admin.run(['audit', 'checkpoint']);
    await admin.run(['audit', 'archive', folder]);
    const found = await admin.run(['audit', 'verify', '--archive', join(folder, 'elsewhere')]);
    expect([found.exitCode, found.stdout]).toEqual([1, expect.stringContaining('The file is missing.')]);
  });

  it('refuses months with rows that are in no block, months of the future, unknown folders and shorter retentions', async () => {
    await record(6, 2);
    expect(await admin.failure(['audit', 'archive', folder])).toMatchObject({ exitCode: 1, error: { code: 'not_archived' } });
    for (const args of [[folder, '--before', '2020'], [folder, '--before', '2999-01'], [join(folder, 'missing')]])
      expect(await admin.failure(['audit', 'archive', ...args])).toMatchObject({ exitCode: 64, error: { code: 'usage' } });
    const { exitCode, stderr } = await admin.run(['audit', 'archive', folder], { environment: { AUDIT_RETENTION_YEARS: '5' } });
    expect([exitCode, stderr]).toEqual([78, expect.stringContaining('45 CFR 164.316(b)(2) requires six years')]);
  });

  it('says that there is nothing to archive', async () => {
    const { exitCode, stdout, stderr } = await admin.run(['audit', 'archive', folder, '--before', '2020-01']);
    expect([exitCode, stdout, stderr]).toEqual([0, '', expect.stringContaining('no rows of months before 2020-01')]);
  });
});
