import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { type Connection } from '@rpm/database';
import { BackupSandbox } from '../testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { archive, openSnapshot } from './create-backup';
import { deleteOldBackups } from './old-backups';
import { type Entry } from '../archive/tar';

const ROLE = 'rpm_backup_spec';

describe('a backup', () => {
  const sandbox = new BackupSandbox();
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(async () => {
    await database.drop();
    await sandbox.clear();
  });

  /** Creates a role with the given attributes, runs a function with it, and drops the role. */
  async function withRole(attributes: string, work: (connection: Connection) => Promise<void>): Promise<void> {
    const name = `${ROLE}_${process.pid}`;
    await database.dataSource.query(`create role ${name} login password '${name}' ${attributes}`);
    try {
      await work(inRole(database.administration, name));
    } finally {
      await database.dataSource.query(`drop role ${name}`);
    }
  }

  function inRole({ connectionString, ...others }: Connection, name: string): Connection {
    if (connectionString === undefined) return { ...others, user: name };
    const url = Object.assign(new URL(connectionString), { username: name, password: name });
    return { connectionString: url.href };
  }

  async function entriesOf(path: string): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const entry of await openBackupFile(path)) entries.push(entry);
    return entries;
  }

  it('cannot be created in the role of the service, because row-level security would hide all rows, and the error names the role', async () => {
    const refusal = /hide rows from the role "rpm_service".*create role rpm_backup login bypassrls in role pg_read_all_data/;
    await expect(openSnapshot(database.connection)).rejects.toThrow(refusal);
  });

  it('can be created in a role for backups, which can change nothing', async () => {
    await withRole('bypassrls in role pg_read_all_data', async (connection) => {
      const { path } = await sandbox.backUp(connection, 'by-role.tar.gz');
      const names = (await entriesOf(path)).map(({ name }) => name);
      expect(names).toContain('tables/organization/000001.copy');
      const client = new Client(connection);
      await client.connect();
      await expect(client.query('delete from organization')).rejects.toThrow('permission denied');
      await client.end();
    });
  });

  it('cannot be created in a role that may not read the tables', async () => {
    await withRole('bypassrls', async (connection) => {
      await expect(openSnapshot(connection)).rejects.toThrow(/may not read all tables.*grant pg_read_all_data/);
    });
  });

  it('contains the rows of one instant, although further rows are written meanwhile', async () => {
    const snapshot = await openSnapshot(database.administration);
    await Factory.inNewOrganization(database.dataSource);
    const path = sandbox.path('instant.tar.gz');
    await writeBackupFile(path, () => archive(snapshot), { origin: snapshot.manifest });
    await snapshot.close();
    const entries = await entriesOf(path);
    const rows = entries.find(({ name }) => name.startsWith('tables/organization/'))?.content.toString();
    expect(rows?.trimEnd().split('\n')).toHaveLength(1);
    const { tables } = JSON.parse(entries.at(-1)?.content.toString() ?? '') as { tables: { name: string; rows: number }[] };
    expect(tables.find(({ name }) => name === 'organization')).toMatchObject({ rows: 1 });
  });

  it('leaves out tables that do not belong to the service, and reports their names', async () => {
    await database.dataSource.query('create table report_of_operator (id bigint)');
    const snapshot = await openSnapshot(database.administration);
    await snapshot.close();
    await database.dataSource.query('drop table report_of_operator');
    expect(snapshot.otherTables).toEqual(['report_of_operator']);
    expect(snapshot.manifest.tables.map(({ name }) => name)).not.toContain('report_of_operator');
  });

  it('is a file that only its owner can read, in a format that tar and gzip read', async () => {
    const { path } = await sandbox.backUp(database.administration, 'mode.tar.gz');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(sandbox.folder)).not.toContain('mode.tar.gz.part');
  });

  it('never replaces a file or follows a symbolic link', async () => {
    const other = sandbox.path('other.txt');
    writeFileSync(other, 'other');
    symlinkSync(other, sandbox.path('link.tar.gz'));
    symlinkSync(sandbox.path('nowhere'), sandbox.path('dangling.tar.gz'));
    symlinkSync(other, sandbox.path('linked-part.tar.gz.part'));
    for (const name of ['other.txt', 'link.tar.gz', 'dangling.tar.gz']) {
      await expect(sandbox.backUp(database.administration, name)).rejects.toThrow(/exists already; name another file\.$/);
    }
    await expect(sandbox.backUp(database.administration, 'linked-part.tar.gz')).rejects.toThrow(
      /\.part exists already; remove it unless/,
    );
    expect(readFileSync(other, 'utf8')).toBe('other');
    expect(existsSync(sandbox.path('nowhere'))).toBe(false);
    expect(readdirSync(sandbox.folder)).toContain('linked-part.tar.gz.part');
  });

  it('leaves no unfinished file if it fails or is interrupted', async () => {
    const origin = { database: 'any', instant: new Date().toISOString() };
    async function* failing(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(100_000, 'x');
      throw new Error('The disk is full.');
    }
    await expect(writeBackupFile(sandbox.path('failed.tar.gz'), failing, { origin })).rejects.toThrow('The disk is full.');
    const interruption = new AbortController();
    async function* interrupted(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(100_000, 'x');
      interruption.abort();
      yield Buffer.alloc(100_000, 'x');
    }
    const options = { origin, signal: interruption.signal };
    await expect(writeBackupFile(sandbox.path('interrupted.tar.gz'), interrupted, options)).rejects.toThrow('aborted');
    expect(readdirSync(sandbox.folder).filter((name) => /failed|interrupted/.test(name))).toEqual([]);
  });

  it('is deleted as an old backup only if it comes from the same database and still has the name that the command gave it', async () => {
    const folder = sandbox.path('old');
    mkdirSync(folder);
    const { manifest, path } = await sandbox.backUp(database.administration, 'template.tar.gz');
    const content = readFileSync(path);
    const put = (name: string) => writeFileSync(`${folder}/${name}`, content);
    const old = ['rpm-20200101T000000Z.tar.gz', 'rpm-20200102T000000Z.tar.gz', 'rpm-20200103T000000Z.tar.gz'];
    for (const name of [...old, 'copy of rpm-20200101T000000Z.tar.gz', 'before-upgrade.tar.gz']) put(name);
    writeFileSync(`${folder}/rpm-20200104T000000Z.tar.gz`, 'no backup');
    symlinkSync(path, `${folder}/rpm-20200105T000000Z.tar.gz`);
    const another = { ...manifest, database: 'another/1' };
    expect(await deleteOldBackups(folder, 1, another)).toEqual([]);
    const deleted = await deleteOldBackups(folder, 2, manifest);
    expect(deleted).toHaveLength(1);
    expect(old).toContain(deleted[0]);
    const kept = old.filter((name) => name !== deleted[0]);
    expect(readdirSync(folder).sort()).toEqual(
      [
        ...kept,
        'copy of rpm-20200101T000000Z.tar.gz',
        'before-upgrade.tar.gz',
        'rpm-20200104T000000Z.tar.gz',
        'rpm-20200105T000000Z.tar.gz',
      ].sort(),
    );
  });
});
