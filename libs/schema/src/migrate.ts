import { type DataSource, type EntityManager, MigrationExecutor } from 'typeorm';
import { connectionOf } from '@rpm/database';
import { MIGRATIONS } from './migrations';
import { MigrationCompatibility1765220000000 } from './migrations/1765220000000-migration-compatibility';
import { provideForService } from './roles/service-role';
import { vacuumRewrittenTables } from './rewritten-tables';
import {
  ADDS_CHECKSUMS,
  appliedMigrations,
  assertSchemaCompatible,
  checksumsOfCode,
  findSchemaDifferences,
  SchemaMismatch,
} from './schema-differences';
import { missingFromSchema } from './schema-dump';

/** Key of the advisory lock that serializes migrations of one database. The number is arbitrary. */
const MIGRATION_LOCK = 7_260_463_001;

/** Receives the messages that migrations raise for the administrator, such as the number of rows that could not be derived. */
export type OnMigrationMessage = (message: string) => void;

/**
 * Migrates the schema. If several processes start at once, one migrates and the others wait. All migrations run in one transaction, so the lock works
 * through a connection pooler, disappears with a killed process, and a pool of one connection is sufficient. @param serviceRole the role of the service, if the data
 * source connects in another one, which then owns the audit trail
 */
export async function migrate(
  dataSource: DataSource,
  report: OnMigrationMessage = () => undefined,
  serviceRole?: string,
): Promise<string[]> {
  const added = await dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
    await lockMigrations(manager);
    const state = await findSchemaDifferences(manager);
    assertSchemaCompatible(state);
    const { pending, unknown, breaking } = state;
    if (pending.length < MIGRATIONS.length) reportStop(pending, report);
    if (unknown.length > breaking.length) report(`A newer version has applied additive migrations: ${unknown.join(', ')}.`);
    const applied = await migrateWithin(manager, report);
    if (serviceRole !== undefined) await provideForService(manager, serviceRole);
    return applied;
  });
  if (added.length > 0) await vacuumRewrittenTables(dataSource);
  return added;
}

/** Number of migrations that a message names, because an old database may lack dozens. */
const NAMED_MIGRATIONS = 3;

/** Tells the administrator before the first migration that older versions cannot serve the database afterwards. */
function reportStop(pending: readonly string[], report: OnMigrationMessage): void {
  const breaking = MIGRATIONS.filter(({ name, compatibility }) => pending.includes(name) && compatibility === 'breaking');
  if (breaking.length === 0) return;
  const names = breaking.slice(0, NAMED_MIGRATIONS).map(({ name }) => name);
  const more = breaking.length > NAMED_MIGRATIONS ? ` and ${breaking.length - NAMED_MIGRATIONS} more` : '';
  report(
    `Stop all processes of the earlier version, which cannot use the database any more: breaking migrations follow (${names.join(', ')}${more}).`,
  );
}

/** The code (SQLSTATE) of messages that a migration raises with `raise info`. PostgreSQL's own notices have other codes. */
const MESSAGE_OF_MIGRATION = '00000';

async function reportingMessages<T>(manager: EntityManager, report: OnMigrationMessage, work: () => Promise<T>): Promise<T> {
  const client = await connectionOf(manager);
  const onNotice = ({ code, message }: { code?: string | undefined; message: string | undefined }) => {
    if (code === MESSAGE_OF_MIGRATION && message !== undefined) report(message);
  };
  client.on('notice', onNotice);
  try {
    return await work();
  } finally {
    client.off('notice', onNotice);
  }
}

/** Makes other processes that migrate the database wait until the end of the transaction. */
export async function lockMigrations(transaction: EntityManager): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/**
 * Runs the pending migrations in a transaction that holds the lock of {@link lockMigrations}. @param last name of the last migration to run; by default
 * the newest one @returns the names of the migrations applied by this call @throws SchemaMismatch
 */
export async function migrateWithin(manager: EntityManager, report: OnMigrationMessage, last?: string): Promise<string[]> {
  const state = await findSchemaDifferences(manager);
  assertSchemaCompatible(state);
  if (state.pending.length === 0) return [];
  const applied = await appliedMigrations(manager);
  const executor = new MigrationExecutor(withMigrations(manager.dataSource, last), manager.queryRunner);
  const executed = await reportingMessages(manager, report, () => executor.executePendingMigrations());
  const added = executed.map((migration) => migration.name);
  if (applied.length > 0 && added.includes(ADDS_CHECKSUMS)) await assertSchemaComplete(manager);
  await storeChecksums(manager);
  await storeCompatibilities(manager);
  return added;
}

/** Returns the data source for TypeORM's executor, restricted to the migrations up to the given one. */
function withMigrations(dataSource: DataSource, last: string | undefined): DataSource {
  const end = last === undefined ? MIGRATIONS.length : MIGRATIONS.findIndex(({ name }) => name === last) + 1;
  const migrations = MIGRATIONS.slice(0, end).map((migration) => new migration());
  return Object.create(dataSource, { migrations: { value: migrations } }) as DataSource;
}

/**
 * Checks that a database without checksums has every definition of the expected schema, because the names of its applied migrations do not prove what
 * they did.
 * @throws SchemaMismatch
 */
async function assertSchemaComplete(manager: EntityManager): Promise<void> {
  const missing = await missingFromSchema(manager);
  if (missing.length === 0) return;
  throw new SchemaMismatch(
    `The schema of the database is not one that a released version made. It lacks, or has in another form: ${missing.join('; ')}. Nothing was changed. Undo changes that were made by hand, or restore a backup of a released version.`,
  );
}

/** Stores the checksums of the applied migrations, if the table of migrations has the column for them yet. */
async function storeChecksums(manager: EntityManager): Promise<void> {
  const names = (await appliedMigrations(manager)).map(({ name }) => name);
  if (!names.includes(ADDS_CHECKSUMS)) return;
  const checksums = await checksumsOfCode();
  await manager.query(
    `update migration m set checksum = c.checksum from unnest($1::text[], $2::text[]) as c (name, checksum)
     where m.name = c.name and m.checksum is null`,
    [[...checksums.keys()], [...checksums.values()]],
  );
}

/**
 * Stores the compatibility of the applied migrations, if the table of migrations has the column for it yet. Versions that do not know a migration read its
 * compatibility there. If the mark of a migration in the code was corrected, it replaces the stored mark.
 */
async function storeCompatibilities(manager: EntityManager): Promise<void> {
  const names = (await appliedMigrations(manager)).map(({ name }) => name);
  if (!names.includes(MigrationCompatibility1765220000000.name)) return;
  await manager.query(
    `update migration m set compatibility = c.compatibility from unnest($1::text[], $2::text[]) as c (name, compatibility)
     where m.name = c.name and m.compatibility is distinct from c.compatibility`,
    [MIGRATIONS.map(({ name }) => name), MIGRATIONS.map(({ compatibility }) => compatibility)],
  );
}
