import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { RpmAdmin } from '../testing/rpm-admin';

interface Created {
  file: string;
  instant: string;
  rows: number;
  deleted: string[];
}

describe('backup commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-backup-cli-'));
  let database: TestDatabase;
  /** Runs commands with a database role that may read all rows. */
  let operator: RpmAdmin;
  /** Runs commands with the database role of the service. */
  let service: RpmAdmin;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    await commitDurably(database.dataSource);
    operator = new RpmAdmin(database.administrationUrl);
    service = new RpmAdmin(database.url);
    const factory = await Factory.inNewOrganization(database.dataSource);
    token = await factory.key();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const newFolder = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const doctorCheck = async () => {
    const { checks } = (await service.json(['doctor'])) as { checks: { check: string }[] };
    return checks.find(({ check }) => check === 'backup');
  };

  it('create and verify a backup, after which doctor no longer warns', async () => {
    expect(await doctorCheck()).toEqual({
      check: 'backup',
      status: 'warning',
      detail: expect.stringMatching(/^no backup was verified; run "rpm-admin backup create" and/),
    });
    const created = (await operator.json(['backup', 'create', '--output', newFolder('daily')])) as Created;
    expect(created).toEqual({
      file: expect.stringMatching(/daily\/rpm-\d{8}T\d{6}Z\.tar\.gz$/),
      instant: expect.any(String),
      tables: expect.any(Number),
      rows: expect.any(Number),
      neededKeys: [],
      deleted: [],
    });
    const verified = await service.json(['backup', 'verify', created.file]);
    expect(verified).toMatchObject({ rows: created.rows, apiKey: 'equal', reading: 'none', recorded: true });
    expect(await doctorCheck()).toEqual({
      check: 'backup',
      status: 'ok',
      detail: `the newest verified backup is of ${created.instant}`,
    });
    await database.dataSource.query(`update backup_verification set backup_timestamp = now() - interval '25 hours'`);
    expect(await doctorCheck()).toMatchObject({
      status: 'warning',
      detail: expect.stringContaining('the newest verified backup is of'),
    });
  });

  it('do not record a verification in a database from which the backup was not created', async () => {
    const created = (await operator.json(['backup', 'create', '--output', newFolder('other')])) as Created;
    const other = await createTestDatabase();
    const result = await new RpmAdmin(other.url).run(['backup', 'verify', created.file]).finally(() => other.drop());
    expect(result).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/ can be restored: \d+ rows of \d+ tables are equal\. Its audit trail is intact\.\n$/),
    });
    expect(result.stderr).toContain('The verification was not recorded');
  });

  it('restore the API key of a client into an empty database, but not a second time', async () => {
    const { file } = (await operator.json(['backup', 'create', '--output', newFolder('restored')])) as Created;
    const empty = await createTestDatabase('template0');
    const target = new RpmAdmin(empty.url);
    expect(await target.json(['backup', 'restore', file])).toMatchObject({ migrated: [], inexactTotals: [], missingKeys: [] });
    expect(await target.json(['organization', 'list'])).toEqual(await service.json(['organization', 'list']));
    const keys = 'select prefix, hash from api_key';
    expect(await empty.dataSource.query(keys)).toEqual(await database.dataSource.query(keys));
    expect(await target.failure(['backup', 'restore', file])).toMatchObject({
      exitCode: 1,
      error: { code: 'backup_refused', detail: expect.stringContaining('The database is not empty.') },
    });
    await empty.drop();
  });

  const rowsOf = (resource: string, { dataSource } = database) =>
    dataSource.query<object[]>(
      'select organization_id, actor_kind, asserted_actor, action from audit_event where resource = $1',
      [resource],
    );

  it('add a row of the installation to the audit trail, and write no backup without it', async () => {
    const path = newFolder('recorded');
    const before = (await rowsOf('backup create')).length;
    const { file } = (await operator.json(['backup', 'create', '--output', path])) as Created;
    const row = { organization_id: 0, actor_kind: 'cli', asserted_actor: userInfo().username };
    expect((await rowsOf('backup create')).slice(before)).toEqual([{ ...row, action: 'export' }]);

    const empty = await createTestDatabase('template0');
    await new RpmAdmin(empty.url).json(['backup', 'restore', file]);
    expect(await rowsOf('backup restore', empty)).toEqual([{ ...row, action: 'admin' }]);
    await empty.drop();

    await database.dataSource.query(
      'alter function record_backup rename to hidden; create function record_backup(text) returns void as $$ select 1/0 $$ language sql',
    );
    expect(await operator.failure(['backup', 'create', '--output', path])).toEqual({
      exitCode: 69,
      error: { code: 'backup_unrecorded', detail: expect.stringContaining('cannot record the backup') },
    });
    await database.dataSource.query('drop function record_backup; alter function hidden rename to record_backup');
    expect(readdirSync(path)).toHaveLength(1);
  });

  it('refuse to create a backup in the service’s own role, and say how to correct this', async () => {
    expect(await service.failure(['backup', 'create', '--output', folder])).toEqual({
      exitCode: 1,
      error: { code: 'backup_refused', detail: expect.stringContaining('the role "rpm_service"') },
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('rpm-'))).toEqual([]);
  });

  it('delete older backups with create --keep, but not backups that somebody has renamed', async () => {
    const target = newFolder('kept');
    const file = join(target, 'rpm-20200101T000000Z.tar.gz');
    expect(await operator.run(['backup', 'create', '--output', file])).toMatchObject({ exitCode: 0, stdout: `${file}\n` });
    writeFileSync(join(target, 'before-upgrade.tar.gz'), readFileSync(file));
    const created = (await operator.json(['backup', 'create', '--output', target, '--keep', '1'])) as Created;
    expect(created.deleted).toEqual(['rpm-20200101T000000Z.tar.gz']);
    expect(readdirSync(target)).toHaveLength(2);
    expect(await operator.failure(['backup', 'create', '--output', file, '--keep', '1'])).toMatchObject({ exitCode: 64 });
    expect(await operator.failure(['backup', 'create', '--keep', '0'])).toMatchObject({ exitCode: 64 });
  });

  it('encrypt to a public key, and decrypt with the secret key only', async () => {
    const target = newFolder('encrypted');
    const identity = join(target, 'identity.txt');
    const key = await operator.run(['backup', 'generate-key', identity]);
    const recipient = key.stdout.trim();
    expect(recipient).toMatch(/^age1[a-z0-9]{58}$/);
    expect(statSync(identity).mode & 0o777).toBe(0o600);
    expect(await operator.failure(['backup', 'generate-key', identity])).toMatchObject({ exitCode: 66 });

    const create = ['backup', 'create', '--output', target, '--encrypt-to', recipient];
    const { file } = (await operator.json(create)) as Created;
    expect(file).toMatch(/\.tar\.gz\.age$/);
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(await service.json(['backup', 'verify', file, '--identity', identity])).toMatchObject({
      apiKey: 'equal',
      recorded: true,
    });

    expect(await service.failure(['backup', 'verify', file])).toMatchObject({
      exitCode: 1,
      error: { detail: 'The backup is encrypted. Name the file with the secret key: --identity FILE.' },
    });
    const other = join(target, 'other.txt');
    await operator.run(['backup', 'generate-key', other]);
    expect(await service.failure(['backup', 'verify', file, '--identity', other])).toMatchObject({
      exitCode: 1,
      error: { detail: expect.stringMatching(/^None of the secret keys/) },
    });
    bytes[bytes.length - 100] = 255 - (bytes[bytes.length - 100] ?? 0);
    writeFileSync(join(target, 'changed.age'), bytes);
    expect(await service.failure(['backup', 'verify', join(target, 'changed.age'), '--identity', identity])).toMatchObject({
      exitCode: 65,
      error: { code: 'backup_unreadable' },
    });
    const again = (await operator.json([...create, '--keep', '1'])) as Created;
    expect(again.deleted).toEqual([file.slice(target.length + 1)]);
  });

  it('reject a text that is not a public key before they open the database', async () => {
    const args = ['backup', 'create', '--output', folder, '--encrypt-to', 'age1wrong'];
    expect(await operator.failure(args)).toMatchObject({
      exitCode: 1,
      error: { detail: expect.stringContaining('not in the age format') },
    });
  });

  it('write a file that the age tool decrypts', async () => {
    // The age tool is a Debian package (apt-get install age) that is not installed on every machine.
    if (spawnSync('age', ['--version']).status !== 0) return;
    const target = newFolder('age');
    const identity = join(target, 'identity.txt');
    const recipient = (await operator.run(['backup', 'generate-key', identity])).stdout.trim();
    const created = (await operator.json(['backup', 'create', '--output', target, '--encrypt-to', recipient])) as Created;
    const archive = join(target, 'plain.tar.gz');
    expect(spawnSync('age', ['--decrypt', '--identity', identity, '--output', archive, created.file])).toMatchObject({
      status: 0,
    });
    const listed = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' });
    expect(listed.stdout.split('\n')).toEqual(
      expect.arrayContaining(['manifest.json', 'tables/api_key/000001.copy', 'sums.json']),
    );
  });

  it('create no file if there is no database', async () => {
    const dataDir = join(folder, 'no-data');
    const environment = { DATABASE_URL: undefined, DATA_DIR: dataDir };
    expect(await operator.failure(['backup', 'create', '--output', folder], { environment })).toEqual({
      exitCode: 69,
      error: { code: 'database_unavailable', detail: expect.stringContaining(`There is no database in ${dataDir}.`) },
    });
    expect(readdirSync(folder)).not.toContain('no-data');
  });

  it('remove the unfinished file on Ctrl-C', async () => {
    const target = newFolder('interrupted');
    const others = process.listeners('SIGINT');
    const result = operator.run(['backup', 'create', '--output', join(target, 'backup.tar.gz')]);
    while (!existsSync(join(target, 'backup.tar.gz.part'))) await setImmediate();
    // The spec calls only the command's listener for the signal, because the test runner has one, too.
    for (const listener of process.listeners('SIGINT')) if (!others.includes(listener)) listener('SIGINT');
    expect(await result).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('unfinished file was removed') });
    expect(readdirSync(target)).toEqual([]);
  });

  it('write no token of an API key into a backup', async () => {
    const { file } = (await operator.json(['backup', 'create', '--output', newFolder('token')])) as Created;
    const text = spawnSync('tar', ['-xzOf', file], { encoding: 'utf8' }).stdout;
    expect(text).toContain('rpm-backup/2');
    expect(text).not.toContain(token);
  });
});
