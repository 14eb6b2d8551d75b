import { MIGRATIONS } from '@rpm/schema';
import { type TestDatabase } from '@rpm/database/testing';
import { createDatabaseForDoctor, diagnose } from '../testing/diagnose';
import { type RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin on a database that other code has migrated', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    ({ database, admin } = await createDatabaseForDoctor());
  });
  afterAll(() => database.drop());

  it('rejects migrations with other checksums than those of the code, and skips the checks of the contents', async () => {
    const name = MIGRATIONS[0]?.name;
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
    expect(await admin.failure(['organization', 'list'])).toEqual({
      exitCode: 69,
      error: { code: 'schema_mismatch', detail: expect.stringContaining(`the checksums of ${name} differ`) },
    });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, results } = await diagnose(admin);
    expect([exitCode, results.schema]).toEqual([
      69,
      `failed: applied by other code: ${name}; run the version that applied it, or restore a backup of a released version`,
    ]);
    const contents = Object.values(results).slice(Object.keys(results).indexOf('contents'));
    expect(contents.filter((result) => result !== 'skipped: ')).toEqual([]);
    await database.dataSource.query(`update migration set checksum = reverse(checksum) where name = $1`, [name]);
  });

  it('accepts additive migrations of a newer version', async () => {
    await database.dataSource.query(
      `insert into migration (timestamp, name, compatibility) values (9998, 'FromTheFuture9998', 'additive')`,
    );
    expect(await admin.json(['organization', 'list'])).toMatchObject({ total: expect.any(Number) as number });
    expect(await admin.run(['migrate'])).toEqual({
      exitCode: 0,
      stdout: 'The schema is up to date.\n',
      stderr: 'A newer version has applied additive migrations: FromTheFuture9998.\n',
    });
    const { exitCode, results } = await diagnose(admin);
    expect([exitCode, results.schema]).toEqual([
      0,
      'ok: usable; a newer version has applied additive migrations: FromTheFuture9998',
    ]);
    await database.dataSource.query(`delete from migration where name = 'FromTheFuture9998'`);
  });

  it('rejects other migrations of a newer version', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999, 'FromTheFuture9999')`);
    expect(await admin.failure(['organization', 'list'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    expect(await admin.failure(['migrate'])).toMatchObject({ exitCode: 69, error: { code: 'schema_mismatch' } });
    const { exitCode, results } = await diagnose(admin);
    expect([exitCode, results.schema]).toEqual([
      69,
      'failed: unknown to this version: FromTheFuture9999; run the version that created it',
    ]);
  });
});
