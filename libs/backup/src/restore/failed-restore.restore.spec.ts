import { writeFileSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type RestoreOptions } from './restore-backup';
import { tarEntry, TAR_END, type Entry } from '../archive/tar';
import { BackupSandbox, changedJson, entriesOf, writeArchive, type WrittenBackup } from '../testing';
import { columnsByTable, tableDigestsOf } from '@rpm/schema/testing';
import { type TestDatabase } from '@rpm/database/testing';

const RELATIONS = `select relname from pg_class where relnamespace = 'public'::regnamespace`;

describe('a restore that cannot succeed', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let backup: WrittenBackup;

  beforeAll(async () => {
    source = await sandbox.full();
    backup = await sandbox.backUp(source.administration, 'backup.tar.gz');
  });
  afterAll(() => sandbox.clear());

  /** Restores a file into an empty database, which must fail. @returns the error, and what the database contains afterwards */
  async function failure(path: string, options?: RestoreOptions) {
    const target = await sandbox.empty();
    const error = await sandbox.restore(path, target, options).then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    return { error, relations: await target.dataSource.query<object[]>(RELATIONS) };
  }

  /** Writes the backup with other entries. */
  async function changed(name: string, change: (entry: Entry) => Entry | null): Promise<string> {
    writeArchive(
      sandbox.path(name),
      (await entriesOf(backup.path)).flatMap((entry) => change(entry) ?? []),
    );
    return sandbox.path(name);
  }

  const changedManifest = (name: string, change: (manifest: Record<string, unknown>) => object) =>
    changed(name, (entry) => (entry.name === 'manifest.json' ? changedJson(entry, change) : entry));

  it.each([0.01, 0.5, 0.9, 0.999])(
    'leaves the database empty if the file was cut off at the fraction %d of its length',
    async (share) => {
      const whole = readFileSync(backup.path);
      const path = sandbox.path(`cut-${share}.tar.gz`);
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)));
      const { error, relations } = await failure(path);
      expect(error?.message).toMatch(/^The file is incomplete or damaged\./);
      expect(relations).toEqual([]);
    },
  );

  it('leaves the database empty if the end of the archive is missing, although the compressed file is whole', async () => {
    const path = await changed('without-sums.tar.gz', (entry) => (entry.name === 'sums.json' ? null : entry));
    const { error, relations } = await failure(path);
    expect(error?.message).toBe('The file is incomplete or damaged. Use another backup.');
    expect(relations).toEqual([]);
  });

  it('detects a row that was changed in the file', async () => {
    const path = await changed('changed.tar.gz', (entry) =>
      entry.name.startsWith('tables/organization/')
        ? { ...entry, content: Buffer.from(entry.content.toString().replace('Fixture Clinic', 'Fixture Klinik')) }
        : entry,
    );
    const { error, relations } = await failure(path);
    expect(error?.message).toBe('The file is damaged: its rows differ from its digests (organization). Use another backup.');
    expect(relations).toEqual([]);
  });

  it('leaves the database empty if the restore is interrupted after most of the tables', async () => {
    const interruption = new AbortController();
    const onProgress = ({ number, tables }: { number: number; tables: number }) => {
      if (number > tables / 2) interruption.abort();
    };
    const { error, relations } = await failure(backup.path, { onProgress, signal: interruption.signal });
    expect(error?.name).toBe('AbortError');
    expect(relations).toEqual([]);
  });

  it('leaves the database empty if the connection is lost after most of the tables', async () => {
    const target = await sandbox.empty();
    let terminated: Promise<unknown> | undefined;
    const terminate = () =>
      target.dataSource.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    const onProgress = ({ number, tables }: { number: number; tables: number }) => {
      if (number > tables / 2) terminated ??= terminate();
    };
    await expect(sandbox.restore(backup.path, target, { onProgress })).rejects.toThrow();
    await terminated;
    expect(await target.dataSource.query(RELATIONS)).toEqual([]);
  });

  it('rejects a database that is not empty, and leaves its rows unchanged', async () => {
    const columns = await columnsByTable(source.dataSource);
    const before = await tableDigestsOf(source.dataSource, columns);
    await expect(sandbox.restore(backup.path, source)).rejects.toThrow(
      /^The database is not empty\. .*set DATA_DIR to a new folder/,
    );
    expect(await tableDigestsOf(source.dataSource, columns)).toEqual(before);
  });

  it('rejects a backup of a newer version, and a backup of a version with other migrations', async () => {
    const newer = await changedManifest('newer.tar.gz', (manifest) => ({
      ...manifest,
      migrations: [...(manifest['migrations'] as object[]), { name: 'Newer9999999999999', checksum: 'any' }],
    }));
    expect((await failure(newer)).error?.message).toMatch(/newer version of the service.*Newer9999999999999/);
    const other = await changedManifest('other.tar.gz', (manifest) => ({
      ...manifest,
      migrations: (manifest['migrations'] as object[]).map((migration) => ({ ...migration, checksum: 'other' })),
    }));
    expect((await failure(other)).error?.message).toMatch(/that other code migrated \(Foundation1763700000000\)/);
    const format = await changedManifest('format.tar.gz', (manifest) => ({ ...manifest, format: 'rpm-backup/3' }));
    expect((await failure(format)).error?.message).toBe('A newer version of rpm-admin created the file. Use that version.');
  });

  it('rejects files that are not backups', async () => {
    const text = sandbox.path('notes.txt');
    writeFileSync(text, 'no backup');
    expect((await failure(text)).error?.message).toMatch(/notes\.txt is not a backup of this service\.$/);
    const archive = sandbox.path('other-archive.tar.gz');
    writeFileSync(
      archive,
      gzipSync(Buffer.concat([tarEntry({ name: 'a.txt', content: Buffer.from('a') }, new Date()), TAR_END])),
    );
    expect((await failure(archive)).error?.message).toMatch(/^The file is not a backup of this service/);
    expect((await failure(sandbox.path('missing'))).error?.message).toMatch(/missing cannot be opened \(ENOENT\)\.$/);
  });

  it('rejects a role to which row-level security does not apply, because the role would own the tables', async () => {
    const target = await sandbox.empty();
    const asSuperuser = { ...target, connectAsService: () => Promise.resolve(target.dataSource) };
    await expect(sandbox.restore(backup.path, asSuperuser)).rejects.toThrow(/^Restore in the role of the service/);
  });
});
