import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DataSource, type EntityManager } from 'typeorm';
import { createPartitionStatements } from '../database/partitions';
import { serverState } from '../database/server-state';
import { TABLES_IN_BACKUP } from '../database/tables';
import { checksumOf } from '../schema/migration-checksum';
import { lockMigrations, migrateWithin } from '../schema/migrate';
import { MIGRATIONS } from '../schema/migrations';
import { BackupError } from './backup-error';
import { copyTable } from './copy-table';
import { type OnBackupProgress, tableOfPart } from './create-backup';
import { EntryReader } from './entry-reader';
import { inexactTotals } from './exact-totals';
import { type Manifest, MANIFEST_ENTRY, parseManifest, parseSums, type SavedTable, SUMS_ENTRY, type TableSum } from './manifest';
import { copyIn, COPY_SETTINGS, LIST_IDENTITIES, LIST_TABLES } from './saved-tables.sql';
import { RowDigest } from './row-digest';
import { type Entry } from './tar';

export interface RestoreOptions {
  /** Whether to read the restored rows again and compare their digests with those of the backup. */
  compareRows?: boolean;
  onProgress?: OnBackupProgress;
  /** Ends the restore between two parts of a table; then nothing is restored. */
  signal?: AbortSignal;
}

export interface RestoredBackup {
  manifest: Manifest;
  sums: TableSum[];
  /** Migrations that were applied to the restored data, because the backup is older than this version. */
  migrated: string[];
  /** Names of stored totals that differ from the number of rows. They did so in the backed-up database. */
  inexactTotals: string[];
}

/**
 * Restores a backup into an empty database, in one transaction: a restore that fails or is killed leaves the database empty.
 * @param dataSource connects in the role that is to own the tables @throws BackupError
 */
export async function restoreBackup(
  dataSource: DataSource,
  entries: AsyncIterator<Entry, void>,
  options: RestoreOptions = {},
): Promise<RestoredBackup> {
  if ((await serverState(dataSource)).bypassesRowSecurity) {
    throw new BackupError(
      'refused',
      'Restore in the role of the service, which owns the tables afterwards. The role of DATABASE_URL is a superuser, or exempt from row-level security.',
    );
  }
  const reader = new EntryReader(entries);
  const manifest = await readManifest(reader);
  if (manifest.selection !== 'database') {
    throw new BackupError('refused', 'The file is the export of one organization. Use "rpm-admin organization import".');
  }
  await assertRestorable(manifest);
  const restored = await dataSource.transaction(async (manager) => {
    await manager.query(COPY_SETTINGS);
    await lockMigrations(manager);
    await assertEmpty(manager);
    await migrateWithin(manager, manifest.migrations.at(-1)?.name);
    const restored = await restoreRows(manager, manifest, reader, options);
    const migrated = await migrateWithin(manager);
    return { ...restored, manifest, migrated };
  });
  await dataSource.query('vacuum (analyze)');
  return restored;
}

export async function readManifest(reader: EntryReader): Promise<Manifest> {
  const entry = await reader.read();
  if (entry?.name !== MANIFEST_ENTRY) {
    throw new BackupError('unreadable', 'The file is not a backup of this service, or it is damaged.');
  }
  return parseManifest(entry.content);
}

/** Checks that this version has the migrations of the backup. @throws BackupError */
async function assertRestorable({ migrations, serviceVersion }: Manifest): Promise<void> {
  const known = MIGRATIONS.slice(0, migrations.length);
  for (const { name, checksum } of migrations) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      throw new BackupError(
        'refused',
        `The backup is from a newer version of the service than this one, or from another program (version ${serviceVersion}, migration ${name}). Restore it with that version.`,
      );
    }
    if (checksum !== (await checksumOf(migration))) {
      throw new BackupError(
        'refused',
        `The backup is from a database that other code migrated (${name}). Restore it with that code.`,
      );
    }
  }
}

async function assertEmpty(manager: EntityManager): Promise<void> {
  const [row] = await manager.query<{ isEmpty: boolean }[]>(
    `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')) as "isEmpty"`,
  );
  if (row?.isEmpty) return;
  throw new BackupError(
    'refused',
    'The database is not empty. A backup is only restored into a new database: create one and set DATABASE_URL, or set DATA_DIR to a new folder.',
  );
}

type RestoredRows = Pick<RestoredBackup, 'sums' | 'inexactTotals'>;

async function restoreRows(
  manager: EntityManager,
  manifest: Manifest,
  reader: EntryReader,
  { compareRows = false, onProgress = () => undefined, signal }: RestoreOptions,
): Promise<RestoredRows> {
  const client = (await manager.queryRunner?.connect()) as PoolClient;
  await assertTablesFit(manager, manifest.tables);
  await createPartitions(manager, manifest);
  const secureTables = await prepareTables(manager, manifest.tables);
  const sums: TableSum[] = [];
  const digests: RowDigest[] = [];
  let bytes = 0;
  for (const [index, table] of manifest.tables.entries()) {
    const progress = () => onProgress({ table: table.name, number: index + 1, tables: manifest.tables.length, bytes });
    progress();
    const digest = new RowDigest();
    const onPart = (part: Buffer) => {
      signal?.throwIfAborted();
      if (compareRows) digest.update(part);
      bytes += part.length;
      progress();
    };
    sums.push(await restoreTable(client, table, reader, onPart));
    digests.push(digest);
  }
  await assertComplete(reader, sums);
  await compareCounts(manager, sums);
  if (compareRows) for (const [index, table] of manifest.tables.entries()) await compareDigest(client, table, digests[index]);
  await setIdentities(manager, manifest);
  const inexact = await inexactTotals(manager);
  await secureTables();
  return { sums, inexactTotals: inexact };
}

/** Checks that the migrated database has the tables and columns of the backup. @throws BackupError */
async function assertTablesFit(manager: EntityManager, tables: SavedTable[]): Promise<void> {
  const found = await manager.query<SavedTable[]>(LIST_TABLES);
  const isExpected = ({ name }: SavedTable) => TABLES_IN_BACKUP.includes(name);
  const missing = found.filter((table) => isExpected(table) && !tables.some(({ name }) => name === table.name));
  const unknown = tables.filter(({ name, columns }) => {
    const table = found.find((one) => one.name === name);
    return !isExpected({ name, columns }) || columns.some((column) => !table?.columns.includes(column));
  });
  if (missing.length + unknown.length === 0) return;
  const names = [...missing, ...unknown].map(({ name }) => name).join(', ');
  throw new BackupError('refused', `The tables of the backup differ from those that its migrations create (${names}).`);
}

/** Rows of a week must be in the partition of that week: without it they would be in the default partition, and could not be removed by the week. */
async function createPartitions(manager: EntityManager, { tables, partitions }: Manifest): Promise<void> {
  for (const { table, name, from, to } of partitions) {
    if (!tables.some((saved) => saved.name === table)) throw new BackupError('unreadable', 'The file is damaged.');
    const statements = createPartitionStatements({ table, name, from: new Date(from), to: new Date(to) });
    for (const statement of statements) await manager.query(statement);
  }
}

const LIST_FORCED = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity and relname = any($1)`;

/**
 * Prepares the tables for the rows of the backup. Triggers would count the rows and record changes once more. PostgreSQL copies no rows into a table
 * whose row-level security applies to its owner. Rows that migrations inserted are deleted, because the backup contains them. @returns a function that
 * undoes the changes of the tables
 */
async function prepareTables(manager: EntityManager, tables: SavedTable[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => name);
  const forced = await manager.query<{ name: string }[]>(LIST_FORCED, [names]);
  const alter = (name: string, change: string) => manager.query(`alter table ${escapeIdentifier(name)} ${change}`);
  for (const name of names) await alter(name, 'disable trigger user');
  for (const { name } of forced) await alter(name, 'no force row level security');
  for (const name of names.toReversed()) await manager.query(`delete from ${escapeIdentifier(name)}`);
  return async () => {
    for (const name of names) await alter(name, 'enable trigger user');
    for (const { name } of forced) await alter(name, 'force row level security');
  };
}

/**
 * Copies the parts of a table from the backup into the database. @param onPart receives each part @param target name of another table with the same
 * columns
 */
export async function restoreTable(
  client: PoolClient,
  table: SavedTable,
  reader: EntryReader,
  onPart: (part: Buffer) => void,
  target?: string,
): Promise<TableSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* parts() {
    for (let entry = await reader.peek(); entry && tableOfPart(entry.name) === table.name; entry = await reader.peek()) {
      await reader.read();
      hash.update(entry.content);
      bytes += entry.content.length;
      onPart(entry.content);
      yield entry.content;
    }
  }
  const stream = client.query(copyFrom(copyIn(table, target)));
  await pipeline(parts, stream);
  return { name: table.name, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Checks that the file ends with the sums of all restored tables. @throws BackupError */
export async function assertComplete(reader: EntryReader, restored: TableSum[]): Promise<void> {
  const entry = await reader.read();
  if (entry?.name !== SUMS_ENTRY) throw new BackupError('unreadable', 'The file is incomplete or damaged. Use another backup.');
  const { tables } = parseSums(entry.content);
  const isEqual = (one: TableSum, other?: TableSum) =>
    one.name === other?.name && one.rows === other.rows && one.sha256 === other.sha256;
  const wrong = restored.filter((sum, index) => !isEqual(sum, tables[index])).map(({ name }) => name);
  if (wrong.length === 0 && restored.length === tables.length && (await reader.read()) === null) return;
  throw new BackupError(
    'unreadable',
    `The file is damaged: its rows differ from its digests (${wrong.join(', ')}). Use another backup.`,
  );
}

async function compareCounts(manager: EntityManager, sums: TableSum[]): Promise<void> {
  for (const { name, rows } of sums) {
    const [found] = await manager.query<{ rows: number }[]>(`select count(*) as rows from ${escapeIdentifier(name)}`);
    if (found?.rows === rows) continue;
    throw new BackupError('different', `The table ${name} has ${found?.rows} rows after the restore, but ${rows} in the backup.`);
  }
}

/** Reads the restored rows of a table, or those of one organization, and compares them. @throws BackupError */
export async function compareDigest(
  client: PoolClient,
  table: SavedTable,
  expected: RowDigest | undefined,
  organizationId?: number,
): Promise<void> {
  const restored = new RowDigest();
  for await (const part of copyTable(client, table, organizationId)) restored.update(part);
  if (restored.digest() === expected?.digest()) return;
  throw new BackupError('different', `The rows of ${table.name} differ from those of the file after the restore.`);
}

/** Makes identity columns continue after the last number that the backed-up database issued. */
async function setIdentities(manager: EntityManager, { identities }: Manifest): Promise<void> {
  const columns = await manager.query<{ table: string; column: string; sequence: string }[]>(LIST_IDENTITIES);
  for (const { table, column, last, isCalled } of identities) {
    const sequence = columns.find((one) => one.table === table && one.column === column)?.sequence;
    if (sequence === undefined) throw new BackupError('unreadable', 'The file is damaged.');
    await manager.query('select setval($1::regclass, $2::bigint, $3)', [sequence, last, isCalled]);
  }
}
