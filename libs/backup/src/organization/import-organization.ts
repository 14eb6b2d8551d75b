import { type AuditedRequest, partOf, READING_KIND_NAMES } from '@rpm/domain';
import { escapeIdentifier } from 'pg';
import { type EntityManager } from 'typeorm';
import { LOCK_READING_COUNTS, MOVE_ORGANIZATION } from './moved-organization.sql';
import { readingTableOf, findSchemaDifferences, MIGRATIONS } from '@rpm/schema';
import { deriveEndedObservations, hourOf } from '@rpm/data-access';
import { type BareTransaction, type Database, recordEntry, type StatementRunner, unnamedStatement } from '@rpm/database';
import { ArchiveReader } from '../archive/archive-reader';
import { BackupError, withValuesOfFile } from '../archive/backup-error';
import { assertNotNewer } from '../archive/known-schema';
import { IncomingOrganization } from './incoming-organization';
import { isCurrentFormat, type Manifest, type SavedTable, type TableSum } from '../archive/manifest';
import { assertKnownMigrations, compareDigest, type RestoreOptions } from '../restore/restore-backup';
import { patientsInParts } from '../create/patients-in-parts';
import { tablesOfFile } from '../create/saved-tables';
import { COPY_SETTINGS, LIST_IDENTITIES, LIST_TABLES } from '../create/saved-tables.sql';
import { type Entry } from '../archive/tar';
import { withTemporaryDatabase } from '../restore/temporary-database';
import { assertTrail, IMPORT_RESOURCE, type ImportedTrail, receiveTrail } from './incoming-trail';
import { upgradedExport } from './upgrade-export';

export interface OrganizationImportOptions extends Omit<RestoreOptions, 'compareRows' | 'audit'> {
  /** Name of the new organization; by default, the name of the exported organization. */
  name?: string | undefined;
  /** Returns the request of the import for the audit trail of the new organization; by default, nobody asked for it. */
  audit?: ((organizationId: number) => AuditedRequest) | undefined;
  /** The public key that must have signed the audit trail in the file; by default, the keys in the file are trusted. */
  auditKey?: string | undefined;
}

export interface ImportedOrganization {
  id: number;
  name: string;
  manifest: Manifest;
  sums: TableSum[];
  /** The audit trail that the file brought; null if it brought none. */
  trail: ImportedTrail | null;
  /** Messages for the administrator that migrations have raised, if an older version wrote the export. */
  messages: string[];
}

/**
 * Imports an exported organization as a new organization, in one transaction, while the service runs. All rows keep their ids, times and versions; only
 * the organization gets a new id. The rows are read again and compared with those of the file. No event is created. An export of an older version is
 * migrated in a temporary server first. @throws BackupError
 */
export async function importOrganization(
  database: Database,
  entries: AsyncIterator<Entry, void>,
  options: OrganizationImportOptions = {},
): Promise<ImportedOrganization> {
  const reader = new ArchiveReader(entries, options.verifyWith);
  const manifest = await reader.readManifest();
  if (manifest.selection !== 'organization') {
    throw new BackupError('refused', 'The file is a backup of a whole database. Use "rpm-admin backup restore".');
  }
  await assertKnownMigrations(manifest);
  assertTrail(manifest, options);
  if (isCurrentFormat(manifest) && manifest.migrations.length === MIGRATIONS.length) {
    return { ...(await storeOrganization(database, reader, manifest, options)), manifest, messages: [] };
  }
  return withTemporaryDatabase(async (temporary, connection) => {
    const messages: string[] = [];
    const report = (message: string) => void messages.push(message);
    const migrating = upgradedExport({ database: temporary, connection }, reader, manifest, { ...options, report });
    const upgraded = new ArchiveReader(migrating);
    return { ...(await storeOrganization(database, upgraded, await upgraded.readManifest(), options)), manifest, messages };
  });
}

async function storeOrganization(
  database: Database,
  reader: ArchiveReader,
  manifest: Manifest,
  options: OrganizationImportOptions,
): Promise<Omit<ImportedOrganization, 'manifest' | 'messages'>> {
  return database.inTransaction('unscoped', async (transaction) => {
    await assertCurrentSchema(transaction.manager);
    await transaction.run(unnamedStatement(COPY_SETTINGS), {});
    await transaction.run(MOVE_ORGANIZATION, {});
    await transaction.run(LOCK_READING_COUNTS, {});
    const tables = tablesOfFile(manifest, await transaction.run(unnamedStatement<object, SavedTable>(LIST_TABLES), {}));
    const hasTrail = Boolean(manifest.auditTrail);
    const incoming = new IncomingOrganization(transaction, reader, { ...options, checksRows: true, hasTrail });
    const { id, name, sums, digests } = await incoming.store(tables, options.name);
    const request = options.audit?.(id) ?? importBy(id);
    const trail = await receiveTrail(transaction, reader, manifest, { ...options, request });
    if (trail) sums.push(trail.sum);
    await reader.assertComplete(sums);
    const client = await transaction.connection();
    for (const [table, digest] of digests) await compareDigest(client, table, digest, id);
    await countImportedReadings(transaction, id);
    await withValuesOfFile('the histories of readings', () => deriveEndedObservations(transaction, id));
    await continueIdentities(transaction, tables, id);
    if (options.audit) await recordImport(transaction, request);
    return { id, name, sums, trail };
  });
}

/** The request of an import for which nobody asked. */
const importBy = (organizationId: number): AuditedRequest => ({
  organizationId,
  actorKind: 'service',
  actorId: null,
  sessionId: null,
  assertedActor: null,
  action: 'admin',
  resource: IMPORT_RESOURCE,
  resourceId: null,
  requestId: null,
  clientRequestHash: null,
  address: null,
});

/** Stores a row of the audit trail for every 10,000 patients of the imported organization. */
async function recordImport(transaction: BareTransaction, request: AuditedRequest): Promise<void> {
  for await (const patients of patientsInParts(await transaction.connection(), request.organizationId)) {
    await recordEntry(transaction, { ...request, ...partOf(patients, patients.length) });
  }
}

/** The rows have the columns of the newest schema. */
async function assertCurrentSchema(manager: EntityManager): Promise<void> {
  await assertNotNewer(manager);
  const { pending } = await findSchemaDifferences(manager);
  if (pending.length === 0) return;
  throw new BackupError(
    'refused',
    'The database has the schema of an older version of the service. Run "rpm-admin migrate" first.',
  );
}

/**
 * Counts the imported readings whose ids the background counter has passed already; the counter counts readings with later ids like new ones. Also requests
 * that the days of adherence are recorded again.
 */
async function countImportedReadings(runner: StatementRunner, organizationId: number): Promise<void> {
  for (const kind of READING_KIND_NAMES) {
    await runner.run(
      unnamedStatement<{ organizationId: number; kind: string }>(`with counted as (
         insert into reading_hour_count (organization_id, kind, reading_hour, receipt_hour, count)
         select organization_id, $kind, ${hourOf('reading_timestamp')}, ${hourOf('received_timestamp')}, count(*)
         from ${readingTableOf(kind)}
         where organization_id = $organizationId and void_timestamp is null
           and id <= (select counted_id from reading_count_state where kind = $kind)
         group by 1, 3, 4
         returning *
       )
       insert into reading_count (organization_id, kind, reading_day, receipt_day, count)
       select organization_id, kind, (reading_hour at time zone 'UTC')::date, (receipt_hour at time zone 'UTC')::date, sum(count)
       from counted group by 1, 2, 3, 4`),
      { organizationId, kind },
    );
  }
  await runner.run(RECHECK_PATIENTS, { organizationId });
}

const RECHECK_PATIENTS = unnamedStatement<{ organizationId: number }>(
  'insert into adherence_recheck (organization_id, patient_id) select organization_id, id from patient where organization_id = $organizationId',
);

/** Upper bound for the number of ids that other transactions take from a sequence while one statement reads and sets the sequence. */
const ID_MARGIN = 1_000_000;

/**
 * Makes identity columns continue after the ids of the imported rows. Setting a sequence could move it back behind an id that another transaction takes at
 * the same time, so a sequence is only set to an id far ahead of its last id; nearer ids are taken one by one.
 */
async function continueIdentities(runner: StatementRunner, tables: SavedTable[], organizationId: number): Promise<void> {
  const identities = unnamedStatement<object, { table: string; column: string; sequence: string }>(LIST_IDENTITIES);
  const columns = await runner.run(identities, {});
  for (const { table, column, sequence } of columns.filter((one) => tables.some(({ name }) => name === one.table))) {
    if (table === 'organization') continue;
    const greatest = `(select coalesce(max(${escapeIdentifier(column)}), 0) from ${escapeIdentifier(table)} where organization_id = $organizationId)`;
    const inOrganization = (text: string) => runner.run(unnamedStatement<{ organizationId: number }>(text), { organizationId });
    await inOrganization(
      `select setval('${sequence}', greatest.id) from (select ${greatest} as id) greatest, ${sequence} s where greatest.id > s.last_value + ${ID_MARGIN}`,
    );
    await inOrganization(
      `select count(id) from (
         select nextval('${sequence}') as id, generate_series(s.last_value + 1, ${greatest}) from ${sequence} s
       ) taken`,
    );
  }
}
