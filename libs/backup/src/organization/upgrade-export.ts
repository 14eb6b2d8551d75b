import { lockMigrations, migrateWithin, type OnMigrationMessage } from '@rpm/schema';
import { type Connection, type Database, unnamedStatement } from '@rpm/database';
import { type ArchiveReader } from '../archive/archive-reader';
import { withValuesOfFile } from '../archive/backup-error';
import { archive, openSnapshot } from '../create/create-backup';
import { trailIn, type TrailPart, TrailSum } from '../create/trail-parts';
import { IncomingOrganization, type StoredOrganization } from './incoming-organization';
import { type Manifest, type SavedTable, type TableSum } from '../archive/manifest';
import { prepareTables, type RestoreOptions } from '../restore/restore-backup';
import { tablesOfFile } from '../create/saved-tables';
import { COPY_SETTINGS, LIST_TABLES } from '../create/saved-tables.sql';
import { type Entry, tarEntries } from '../archive/tar';

/** Options for storing an export that an older version wrote. */
interface UpgradeOptions extends Pick<RestoreOptions, 'onProgress' | 'signal'> {
  report: OnMigrationMessage;
}

/**
 * Stores an export of an older version in an empty database with the schema of that version, migrates it, and exports the organization again.
 * @param database pool of the temporary database, in the role of the service @returns the entries of an export by this version @throws BackupError
 */
export async function* upgradedExport(
  { database, connection }: { database: Database; connection: Connection },
  reader: ArchiveReader,
  manifest: Manifest,
  options: UpgradeOptions,
): AsyncGenerator<Entry, void> {
  const { id, name, sums } = await store(database, reader, manifest, options);
  const snapshot = await openSnapshot(connection, { id, name });
  try {
    const described = { ...snapshot.manifest, auditTrail: manifest.auditTrail };
    yield* tarEntries(archive({ client: snapshot.client, manifest: described }, { trail: trailOfFile(reader, sums) }));
  } finally {
    await snapshot.close();
  }
}

/** Reads the audit trail in the file, which no migration changes, and then checks that the file is complete. */
async function* trailOfFile(reader: ArchiveReader, sums: readonly TableSum[]): AsyncGenerator<TrailPart, void> {
  const sum = new TrailSum();
  for await (const part of trailIn(reader)) {
    sum.add(part);
    yield part;
  }
  await reader.assertComplete([...sums, sum.total()]);
}

async function store(
  database: Database,
  reader: ArchiveReader,
  manifest: Manifest,
  { report, ...options }: UpgradeOptions,
): Promise<StoredOrganization> {
  return database.inTransaction('unscoped', async (transaction) => {
    const { manager } = transaction;
    await transaction.run(unnamedStatement(COPY_SETTINGS), {});
    await lockMigrations(manager);
    await migrateWithin(manager, report, manifest.migrations.at(-1)?.name);
    const tables = tablesOfFile(manifest, await transaction.run(unnamedStatement<object, SavedTable>(LIST_TABLES), {}));
    const secureTables = await prepareTables(transaction, tables);
    const stored = await new IncomingOrganization(transaction, reader, { ...options, checksRows: false, hasTrail: true }).store(
      tables,
    );
    if (!manifest.auditTrail) await reader.assertComplete(stored.sums);
    await secureTables();
    await withValuesOfFile('rows during the migration to this version', () => migrateWithin(manager, report));
    return stored;
  });
}
