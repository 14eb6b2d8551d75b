import { beginEpochWithin } from '@rpm/audit';
import { type AuditedRequest, endOf, REQUEST_ENDS } from '@rpm/domain';
import { createHash, type KeyObject } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  AUDIT_TABLES,
  createPartitionStatements,
  checksumOf,
  lockMigrations,
  migrateWithin,
  MIGRATIONS,
  provideForService,
} from '@rpm/schema';
import {
  type BareTransaction,
  type Database,
  recordEntry,
  serverState,
  type StatementRunner,
  unnamedStatement,
} from '@rpm/database';
import { ArchiveReader } from '../archive/archive-reader';
import { BackupError, withValuesOfFile } from '../archive/backup-error';
import { copyTable } from '../create/copy-table';
import { type OnBackupProgress, tableOfPart } from '../create/create-backup';
import { inexactTotals } from './exact-totals';
import { type Manifest, type SavedTable, type TableSum } from '../archive/manifest';
import { copyIn, COPY_SETTINGS, LIST_IDENTITIES, LIST_TABLES } from '../create/saved-tables.sql';
import { RowDigest } from './row-digest';
import { tablesOfFile } from '../create/saved-tables';
import { type Entry } from '../archive/tar';

export interface RestoreOptions {
  /** Whether to read the restored rows again and compare their digests with the digests in the backup. */
  compareRows?: boolean;
  onProgress?: OnBackupProgress;
  /** Public Ed25519 key that must have signed the file. */
  verifyWith?: KeyObject | undefined;
  /**
   * The request of the restore for the audit trail. Its row, and the epoch that it begins, are stored in the transaction of the restore. Undefined if the restore is
   * a test.
   */
  audit?: AuditedRequest | undefined;
  /** The role of the service, if the database connects in another one, which then owns the audit trail. */
  serviceRole?: string | undefined;
  /** Signal that interrupts the restore, after which the database is empty again. */
  signal?: AbortSignal;
}

export interface RestoredBackup {
  manifest: Manifest;
  sums: TableSum[];
  /** Migrations that were applied to the restored data, because the backup is older than this version. */
  migrated: string[];
  /** Messages for the administrator that these migrations have raised. */
  messages: string[];
  /** Names of stored totals that differ from the number of rows, as they already did in the backed-up database. */
  inexactTotals: string[];
}

/**
 * Restores a backup into an empty database, in one transaction: a restore that fails or is killed leaves the database empty.
 * @param database connects in the role that is to own the tables @throws BackupError
 */
export async function restoreBackup(
  database: Database,
  entries: AsyncIterator<Entry, void>,
  options: RestoreOptions = {},
): Promise<RestoredBackup> {
  if ((await serverState(database)).bypassesRowSecurity) {
    throw new BackupError(
      'refused',
      'Restore in the role of the service, which owns the tables afterwards. The role of DATABASE_URL is a superuser, or exempt from row-level security.',
    );
  }
  const reader = new ArchiveReader(entries, options.verifyWith);
  const manifest = await reader.readManifest();
  if (manifest.selection !== 'database') {
    throw new BackupError('refused', 'The file is the export of one organization. Use "rpm-admin organization import".');
  }
  await assertKnownMigrations(manifest);
  const messages: string[] = [];
  const report = (message: string) => void messages.push(message);
  const restored = await database.inTransaction('unscoped', async (transaction) => {
    const { manager } = transaction;
    await transaction.run(unnamedStatement(COPY_SETTINGS), {});
    await lockMigrations(manager);
    await assertEmpty(transaction);
    await migrateWithin(manager, report, manifest.migrations.at(-1)?.name);
    const restored = await restoreRows(transaction, manifest, reader, options);
    const migrated = await migrateWithin(manager, report);
    if (options.audit) {
      await beginEpochWithin(transaction, { reason: `restore of the backup of ${manifest.instant}` });
      await recordRestore(transaction, options.audit, restored.sums);
    }
    if (options.serviceRole !== undefined) await provideForService(manager, options.serviceRole);
    return { ...restored, manifest, migrated, messages };
  });
  await database.run('unscoped', unnamedStatement('vacuum (analyze)'), {});
  return restored;
}

const ALLOW_ROWS = unnamedStatement(`select set_config('rpm.audit', 'on', true)`);

async function recordRestore(transaction: BareTransaction, request: AuditedRequest, sums: readonly TableSum[]): Promise<void> {
  await transaction.run(ALLOW_ROWS, {});
  const total = sums.reduce((rows, sum) => rows + sum.rows, 0);
  await recordEntry(transaction, { ...request, ...endOf(total, REQUEST_ENDS.done) });
}

/** Checks that this version has the migrations of the backup. @throws BackupError */
export async function assertKnownMigrations({ migrations, serviceVersion }: Manifest): Promise<void> {
  const known = MIGRATIONS.slice(0, migrations.length);
  for (const { name, checksum } of migrations) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      throw new BackupError(
        'refused',
        `The file is from a newer version of the service than this one, or from another program (version ${serviceVersion}, migration ${name}). Use that version.`,
      );
    }
    if (checksum !== (await checksumOf(migration))) {
      throw new BackupError('refused', `The file is from a database that other code migrated (${name}). Use that code.`);
    }
  }
}

const IS_EMPTY = unnamedStatement<object, { isEmpty: boolean }>(
  `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')) as "isEmpty"`,
);

async function assertEmpty(runner: StatementRunner): Promise<void> {
  const [row] = await runner.run(IS_EMPTY, {});
  if (row?.isEmpty) return;
  throw new BackupError(
    'refused',
    'The database is not empty. A backup is only restored into a new database: create one and set DATABASE_URL, or set DATA_DIR to a new folder.',
  );
}

type RestoredRows = Pick<RestoredBackup, 'sums' | 'inexactTotals'>;

async function restoreRows(
  transaction: BareTransaction,
  manifest: Manifest,
  reader: ArchiveReader,
  { compareRows = false, onProgress = () => undefined, signal }: RestoreOptions,
): Promise<RestoredRows> {
  const client = await transaction.connection();
  const tables = tablesOfFile(manifest, await transaction.run(unnamedStatement<object, SavedTable>(LIST_TABLES), {}));
  await withValuesOfFile('the partitions', () => createPartitions(transaction, manifest));
  const secureTables = await prepareTables(transaction, tables);
  const sums: TableSum[] = [];
  const digests: RowDigest[] = [];
  let bytes = 0;
  for (const [index, table] of tables.entries()) {
    const progress = () => onProgress({ table: table.name, number: index + 1, tables: tables.length, bytes });
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
  await reader.assertComplete(sums);
  await compareCounts(transaction, sums);
  if (compareRows) for (const [index, table] of tables.entries()) await compareDigest(client, table, digests[index]);
  await setIdentities(transaction, manifest, tables);
  const inexact = await inexactTotals(transaction);
  await secureTables();
  return { sums, inexactTotals: inexact };
}

/** Suffix of a partition with the rows of one week, such as `2026w05`. */
const WEEK_SUFFIX = /^_\d{4}w\d{2}$/;

/** Prefix of the partitions with the rows of a month in the audit trail, such as `audit_event_2026_01`. */
const MONTH_OF_TRAIL = 'audit_event_';

const CREATE_MONTH = unnamedStatement<{ from: string }, { name: string }>(`
  select to_char(first_day, '"${MONTH_OF_TRAIL}"YYYY_MM') as name,
    create_audit_month(((extract(year from first_day) - extract(year from now())) * 12 + extract(month from first_day) - extract(month from now()))::integer)
  from (select $from::timestamptz as first_day) month`);

/** Rows of a week must be in the partition of that week. In the default partition, they could not be removed together with their week. The same holds for months. */
async function createPartitions(runner: StatementRunner, { tables, partitions }: Manifest): Promise<void> {
  for (const { table, name, from, to } of partitions) {
    if (AUDIT_TABLES.includes(table) && name.startsWith(MONTH_OF_TRAIL)) {
      const [month] = await runner.run(CREATE_MONTH, { from });
      if (month?.name === name) continue;
    }
    const isOfWeek = name.startsWith(table) && WEEK_SUFFIX.test(name.slice(table.length));
    if (!isOfWeek || !tables.some((saved) => saved.name === table)) {
      throw new BackupError('unreadable', `The file is damaged: ${name} is not a partition of this service.`);
    }
    const statements = createPartitionStatements({ table, name, from: new Date(from), to: new Date(to) });
    for (const statement of statements) await runner.run(unnamedStatement(statement), {});
  }
}

const LIST_FORCED = unnamedStatement<{ names: string[] }, { name: string }>(`
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity and relname = any($names)`);

/**
 * Prepares the tables for the rows of the backup. Triggers would count the rows and record changes once more. PostgreSQL copies no rows into a table
 * whose row-level security applies to its owner. Rows that migrations inserted are deleted, because the backup contains them. @returns a function that
 * undoes the changes of the tables
 */
export async function prepareTables(runner: StatementRunner, tables: SavedTable[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => name);
  const forced = await runner.run(LIST_FORCED, { names });
  const execute = (text: string) => runner.run(unnamedStatement(text), {});
  const alter = (name: string, change: string) => execute(`alter table ${escapeIdentifier(name)} ${change}`);
  for (const name of names) await alter(name, 'disable trigger user');
  for (const { name } of forced) await alter(name, 'no force row level security');
  for (const name of names.toReversed()) await execute(`delete from ${escapeIdentifier(name)}`);
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
  reader: ArchiveReader,
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
  await withValuesOfFile(`rows of ${table.name}`, () => pipeline(parts, stream));
  return { name: table.name, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

async function compareCounts(runner: StatementRunner, sums: TableSum[]): Promise<void> {
  for (const { name, rows } of sums) {
    const count = unnamedStatement<object, { rows: number }>(`select count(*) as rows from ${escapeIdentifier(name)}`);
    const [found] = await runner.run(count, {});
    if (found?.rows === rows) continue;
    throw new BackupError('different', `The table ${name} has ${found?.rows} rows after the restore, but ${rows} in the backup.`);
  }
}

/** Reads the restored rows of a table or of one organization in it, and compares their digest with the digest in the backup. @throws BackupError */
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

const SET_SEQUENCE = unnamedStatement<{ sequence: string; last: string; isCalled: boolean }>(
  'select setval($sequence::regclass, $last::bigint, $isCalled)',
);

/** Makes all identity columns continue after the last number that the backed-up database issued. @throws BackupError */
async function setIdentities(runner: StatementRunner, { identities }: Manifest, tables: SavedTable[]): Promise<void> {
  const columns = await runner.run(
    unnamedStatement<object, { table: string; column: string; sequence: string }>(LIST_IDENTITIES),
    {},
  );
  const restored = columns.filter(({ table }) => tables.some(({ name }) => name === table));
  for (const { table, column, sequence } of restored) {
    const issued = identities.filter((one) => one.table === table && one.column === column);
    const [only] = issued;
    if (!only || issued.length > 1)
      throw new BackupError('unreadable', `The file is damaged: the last id of ${table} is missing.`);
    await runner.run(SET_SEQUENCE, { sequence, last: only.last, isCalled: only.isCalled });
  }
  if (identities.length !== restored.length) throw new BackupError('unreadable', 'The file is damaged: it has unknown ids.');
}
