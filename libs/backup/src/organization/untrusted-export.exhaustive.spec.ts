import { type Database } from '@rpm/database';
import { ORGANIZATION_TABLES, TABLES_IN_EXPORT } from '@rpm/schema';
import { BackupSandbox, entriesOf, forgedArchive, writeArchive } from '../testing';
import { type TestDatabase } from '@rpm/database/testing';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { archive, openSnapshot } from '../create/create-backup';
import { importOrganization, type OrganizationImportOptions } from './import-organization';
import { type Manifest, type SavedTable } from '../archive/manifest';
import { type Entry } from '../archive/tar';

/** Columns that may not be in an export, because they hold a secret, scopes, or the id of a key, a session or an organization. */
const SECRET = /hash|scope|secret|sealed|password|token|credential|public_key|key_name|api_key|session|organization/;

describe('an export that somebody may have changed', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let service: Database;
  let entries: Entry[];
  let columnsOf: Map<string, string[]>;

  beforeAll(async () => {
    source = await sandbox.full();
    service = await source.connectAsService(2);
    const snapshot = await openSnapshot(source.connection, { id: 1, name: 'Fixture Clinic' });
    const path = sandbox.path('organization.tar.gz');
    await writeBackupFile(path, () => archive(snapshot), { origin: snapshot.manifest }).finally(() => snapshot.close());
    entries = await entriesOf(path);
    const rows = await source.dataSource.query<SavedTable[]>(
      `select table_name as name, json_agg(column_name order by ordinal_position) as columns from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
    );
    columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  });
  afterAll(() => sandbox.clear());

  /** Imports entries with correct checksums, and requires that the import fails and stores nothing. @returns the message of the error */
  async function refusal(changed: readonly Entry[], options?: OrganizationImportOptions): Promise<string> {
    const path = sandbox.path('changed.tar.gz');
    writeArchive(path, forgedArchive(changed));
    const error = await importOrganization(service, await openBackupFile(path), { name: 'Copy', ...options }).then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    expect(await source.dataSource.query('select name from organization')).toEqual([{ name: 'Fixture Clinic' }]);
    return `${error?.constructor.name}: ${error?.message}`;
  }

  /** Returns the entries of the export with a changed manifest, and with further parts of tables. */
  function withManifest(change: (tables: SavedTable[]) => SavedTable[], parts: Entry[] = []): Entry[] {
    return entries.flatMap((entry) => {
      if (entry.name === 'sums.json') return [...parts, entry];
      if (entry.name !== 'manifest.json') return [entry];
      const manifest = JSON.parse(entry.content.toString()) as Manifest;
      return [{ ...entry, content: Buffer.from(JSON.stringify({ ...manifest, tables: change(manifest.tables) })) }];
    });
  }

  /** Returns the export with changed rows in one table. @param change receives and returns the cells of a row by column, as COPY writes them */
  function withRows(table: string, change: (row: Record<string, string>) => Record<string, string>): Entry[] {
    const manifest = JSON.parse(entries[0]?.content.toString() ?? '') as Manifest;
    const columns = manifest.tables.find(({ name }) => name === table)?.columns ?? [];
    const changedLine = (line: string) => {
      const cells = line.split('\t');
      const row = change(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
      return columns.map((column) => row[column]).join('\t');
    };
    const isPart = ({ name }: Entry) => name.startsWith(`tables/${table}/`);
    expect(entries.some(isPart)).toBe(true);
    return entries.map((entry) => {
      if (!isPart(entry)) return entry;
      const lines = entry.content
        .toString()
        .split('\n')
        .filter((line) => line !== '');
      return { ...entry, content: Buffer.from(lines.map((line) => `${changedLine(line)}\n`).join('')) };
    });
  }

  it.each(ORGANIZATION_TABLES.filter((table) => !TABLES_IN_EXPORT.includes(table)))(
    'is rejected if it contains rows of %s',
    async (table) => {
      const columns = (columnsOf.get(table) ?? []).filter((column) => column !== 'organization_id');
      const row = columns.map(() => '1').join('\t');
      const part = { name: `tables/${table}/000001.copy`, content: Buffer.from(`${row}\n`) };
      const added = { name: table, columns: columns };
      expect(await refusal(withManifest((tables) => [...tables, added], [part]))).toBe(
        `BackupError: The tables of the file, or their columns, are not those that this service writes (${table}).`,
      );
      expect(await refusal(withManifest((tables) => tables, [part]))).toBe(
        'BackupError: The file is incomplete or damaged. Use another backup.',
      );
    },
  );

  it('is rejected if a table is missing, is listed twice, or belongs to another schema', async () => {
    const differs = (table: string) =>
      `BackupError: The tables of the file, or their columns, are not those that this service writes (${table}).`;
    expect(await refusal(withManifest((tables) => tables.filter(({ name }) => name !== 'patient')))).toBe(differs('patient'));
    const twice = (tables: SavedTable[]) => [...tables, ...tables.filter(({ name }) => name === 'patient')];
    expect(await refusal(withManifest(twice))).toBe(differs('patient'));
    const foreign: SavedTable = { name: 'pg_authid', columns: ['rolname'] };
    expect(await refusal(withManifest((tables) => [...tables, foreign]))).toBe(differs('pg_authid'));
  });

  it.each<[string, (columns: string[], table: string) => string[]]>([
    [
      'with the column of the organization',
      (columns, table) => [...columns, table === 'organization' ? 'id' : 'organization_id'],
    ],
    ['with an unknown column', (columns) => [...columns, 'other']],
    ['with a column twice', (columns) => [...columns, ...columns.slice(0, 1)]],
    ['without a column', (columns) => columns.slice(1)],
  ])('is rejected %s', async (_, change) => {
    for (const table of ['organization', 'patient', 'order_line', 'weight_reading']) {
      const changed = withManifest((tables) =>
        tables.map((one) => (one.name === table ? { ...one, columns: change(one.columns, table) } : one)),
      );
      expect(await refusal(changed)).toBe(
        `BackupError: The tables of the file, or their columns, are not those that this service writes (${table}).`,
      );
    }
  });

  it('is rejected with two organizations, or none', async () => {
    const twice = withRows('organization', (row) => ({ ...row, name: `${row['name']}` })).map((entry) =>
      entry.name.startsWith('tables/organization/')
        ? { ...entry, content: Buffer.concat([entry.content, entry.content]) }
        : entry,
    );
    const message = 'BackupError: The file contains rows of organization that this service never writes: not one organization.';
    expect(await refusal(twice)).toBe(message);
    expect(await refusal(entries.filter(({ name }) => !name.startsWith('tables/organization/')))).toBe(message);
  });

  const never = (table: string, reason: string) =>
    `BackupError: The file contains rows of ${table} that this service never writes: ${reason}.`;

  it.each(['1000000000001', '9223372036854775807', '0', '-5'])(
    'is rejected with the id %s, which would move the ids of all organizations',
    async (id) => {
      expect(await refusal(withRows('device_event', (row) => ({ ...row, id })))).toBe(
        never('device_event', 'an id that no database reaches'),
      );
    },
  );

  it('is rejected with a time zone at which the jobs of all organizations would fail', async () => {
    expect(await refusal(withRows('patient', (row) => ({ ...row, time_zone: 'Nowhere/Land' })))).toBe(
      'BackupError: The file is damaged, or was changed: the database refuses rows of patient (SQLSTATE 22023). Use another file.',
    );
  });

  it.each(['infinity', '-infinity', '10000-01-01 00:00:00+00'])('is rejected with the time %s', async (time) => {
    expect(await refusal(withRows('site', (row) => ({ ...row, create_timestamp: time })))).toBe(
      never('site', 'a time outside of the years 1 to 9999'),
    );
  });

  it('is rejected if the earlier values of a reading contain the id of an organization', async () => {
    const changed = withRows('reading_revision', (row) => ({
      ...row,
      row: (row['row'] ?? '').replace('{', '{"organization_id": 7, '),
    }));
    expect(await refusal(changed)).toBe(never('reading_revision', 'the id of an organization'));
  });

  it('is rejected if a row refers to a row that is not in the file', async () => {
    expect(await refusal(withRows('device_event', (row) => ({ ...row, device_id: '999999' })))).toBe(
      'BackupError: The file is damaged, or was changed: the database refuses rows of device_event (SQLSTATE 23503). Use another file.',
    );
  });

  it('does not contain the id of an organization before it is changed', () => {
    const texts = entries.filter(({ name }) => name.startsWith('tables/')).map(({ content }) => content.toString());
    expect(texts.filter((text) => text.includes('organization_id'))).toEqual([]);
  });

  it('has no column for a secret, a scope, or the id of a key, a session or an organization before it is changed', () => {
    const { tables } = JSON.parse(entries[0]?.content.toString() ?? '') as Manifest;
    const secret = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => SECRET.test(column)).map((column) => `${name}.${column}`),
    );
    expect(secret).toEqual([]);
  });
});
