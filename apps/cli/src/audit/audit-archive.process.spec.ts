import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { makeTemporaryDataFolder, pollUntil } from '@rpm/embedded-postgres/testing';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { RpmAdmin } from '../testing/rpm-admin';

const JANUARY = 'audit-2020-01.ndjson.gz';
const FEBRUARY = 'audit-2020-02.ndjson.gz';

describe('rpm-admin audit archive after kill -9', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let folder: string;
  let blocker: Client;

  beforeEach(async () => {
    folder = makeTemporaryDataFolder('rpm-archive-');
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    blocker = new Client(database.administration);
    await blocker.connect();
    // January has no partition, so that its rows are in the default partition. February has one.
    await database.dataSource.query(
      `select create_audit_month((12 * (2020 - extract(year from now() at time zone 'UTC')) + 2 - extract(month from now() at time zone 'UTC'))::integer)`,
    );
    await database.dataSource.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       select 1 + n % 2, timestamptz '2020-01-10Z' + n * interval '1 day', 1, 'key', 'read', 'patient', array[n] from generate_series(1, 40) n`,
    );
    await admin.run(['audit', 'checkpoint']);
  });
  afterEach(async () => {
    await blocker.end();
    await database.drop();
  });

  const archive = ['audit', 'archive', '--before', '2020-03'];
  const oldIds = async () => {
    const rows = await database.dataSource.query<{ id: number }[]>(
      `select id::integer from audit_event where recorded_timestamp < '2020-03-01Z' order by id`,
    );
    return rows.map(({ id }) => id);
  };
  const archivedMonths = async () => {
    const rows = await database.dataSource.query<{ file: string }[]>('select file from audit_archive order by file');
    return rows.map(({ file }) => file);
  };
  const completeFiles = () =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.part'))
      .sort();
  /** Returns the ids of all rows in files, sorted. */
  const filedIds = () =>
    completeFiles()
      .flatMap((name) =>
        gunzipSync(readFileSync(join(folder, name)))
          .toString()
          .trim()
          .split('\n'),
      )
      .flatMap((line) => (JSON.parse(line) as { id?: number }).id ?? [])
      .sort((a, b) => a - b);
  const isWaiting = async () => {
    const [row] = await database.dataSource.query<{ found: boolean }[]>(
      'select exists (select from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not l.granted) as found',
    );
    return row?.found === true;
  };
  const sessions = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and usename = $1`,
      [database.connection.user],
    );
    return row?.count;
  };

  it.each([
    ['while it writes the first file', 'audit_block in access exclusive mode', [], []],
    [
      'between the second file and dropping its month',
      'audit_event_2020_02 in row exclusive mode',
      [JANUARY, FEBRUARY],
      [JANUARY],
    ],
    ['in the transaction that drops the second month', 'only audit_event in access share mode', [JANUARY, FEBRUARY], [JANUARY]],
  ])('completes the archive when it is run again, without losing a row: killed %s', async (_, lock, files, dropped) => {
    const ids = await oldIds();
    expect(ids).toHaveLength(40);
    await blocker.query(`begin; lock table ${lock}`);
    const killed = admin.start([...archive, folder]);
    const end = once(killed, 'exit');
    expect(await pollUntil(isWaiting, true)).toBe(true);
    killed.kill('SIGKILL');
    expect(await end).toEqual([null, 'SIGKILL']);
    await blocker.query('rollback');
    expect(await pollUntil(sessions, 0)).toBe(0);
    expect([completeFiles(), await archivedMonths()]).toEqual([files, dropped]);
    const written = files.map((name) => statSync(join(folder, name)));

    expect(await admin.run([...archive, folder])).toMatchObject({ exitCode: 0 });
    expect([completeFiles(), await archivedMonths()]).toEqual([
      [JANUARY, FEBRUARY],
      [JANUARY, FEBRUARY],
    ]);
    expect(files.map((name) => statSync(join(folder, name)))).toMatchObject(
      written.map(({ ino, mtimeMs }) => ({ ino, mtimeMs })),
    );
    expect([await oldIds(), filedIds()]).toEqual([[], ids]);
    await admin.run(['audit', 'checkpoint']);
    expect(await admin.run(['audit', 'verify', '--archive', folder])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('and 40 rows in archives') as string,
    });
  });
});
