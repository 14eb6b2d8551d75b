import { type DataSource, type EntityManager, MigrationExecutor } from 'typeorm';
import { checksumOf } from './migration-checksum';
import { MIGRATIONS } from './migrations';
import { MigrationChecksums1764400000000 } from './migrations/1764400000000-migration-checksums';
import { missingFromSchema } from './schema-dump';
import { UnusableDatabase, connectionOf } from '@rpm/database';
import { vacuumRewrittenTables } from './rewritten-tables';

/** Key of the advisory lock that serializes migrations of one database. The number is arbitrary. */
const MIGRATION_LOCK = 7_260_463_001;

/** The differences between the schema of a database and the schema that this code expects. */
export interface SchemaDifferences {
  pending: string[];
  /** Applied migrations that this code does not know: the database is newer or belongs to another program. */
  unknown: string[];
  /** Migrations that are missing although a later one was applied, which means that somebody changed the table of migrations by hand. */
  skipped: string[];
  /** Migrations that were applied with statements other than those in this code, so that the schema differs from the expected one. */
  changed: string[];
}

type Connection = Pick<EntityManager, 'query'>;

export interface AppliedMigration {
  name: string;
  /** Checksum of the applied migration; null in a database that was last migrated before checksums existed. */
  checksum: string | null;
}

/** The migration that adds checksums. Databases to which it was not applied have no checksums yet. */
const ADDS_CHECKSUMS = MigrationChecksums1764400000000.name;

/** Compares the schema of a database with the expected one. @param connection a data source, or the manager of a transaction */
export async function findSchemaDifferences(connection: Connection): Promise<SchemaDifferences> {
  const checksums = await checksumsOfCode();
  const known = [...checksums.keys()];
  const rows = await appliedMigrations(connection);
  const applied = rows.map((row) => row.name);
  const pending = known.filter((name) => !applied.includes(name));
  const isChanged = ({ name, checksum }: AppliedMigration) => known.includes(name) && checksum !== checksums.get(name);
  return {
    pending,
    unknown: applied.filter((name) => !known.includes(name)),
    skipped: pending.filter((name) => known.slice(known.indexOf(name)).some((later) => applied.includes(later))),
    changed: applied.includes(ADDS_CHECKSUMS) ? rows.filter(isChanged).map(({ name }) => name) : [],
  };
}

/** Returns whether the schema of a database is exactly the expected one. */
export async function hasExpectedSchema(connection: Connection): Promise<boolean> {
  const { pending, unknown, changed } = await findSchemaDifferences(connection);
  return pending.length + unknown.length + changed.length === 0;
}

async function checksumsOfCode(): Promise<Map<string, string>> {
  const entries = MIGRATIONS.map(async (migration) => [migration.name, await checksumOf(migration)] as const);
  return new Map(await Promise.all(entries));
}

/** Returns the migrations that were applied to a database, in their order. */
export async function appliedMigrations(connection: Connection): Promise<AppliedMigration[]> {
  const [found] = await connection.query<{ table: string | null }[]>(`select to_regclass('migration') as table`);
  if ((found?.table ?? null) === null) return [];
  // The checksum column is read through JSON, because it may not exist yet.
  return connection.query(`select name, to_jsonb(m) ->> 'checksum' as checksum from migration m order by id`);
}

/** Error: the schema cannot be migrated to the one that this code expects. The message says what to do. */
export class SchemaMismatch extends UnusableDatabase {}

export function assertSchemaCompatible({ unknown, skipped, changed }: SchemaDifferences): void {
  if (unknown.length > 0) {
    throw new SchemaMismatch(
      `The database is newer than this version of the service (it has ${unknown.join(', ')}). Run the newer version, or restore the backup made before the upgrade.`,
    );
  }
  if (skipped.length > 0) {
    throw new SchemaMismatch(
      `The database was migrated halfway (it lacks ${skipped.join(', ')} but has later migrations). Restore the last backup and start again.`,
    );
  }
  if (changed.length > 0) {
    throw new SchemaMismatch(
      `The database was migrated by other code than this (the checksums of ${changed.join(', ')} differ), so its schema is not the one that this version expects. Run the version that migrated it, or restore a backup of a released version.`,
    );
  }
}

/** Receives the messages that migrations raise for the administrator, such as the number of rows that could not be derived. */
export type OnMigrationMessage = (message: string) => void;

/**
 * Migrates the schema. If several processes start at once, one migrates and the others wait. All migrations run in one transaction, so the lock works
 * through a connection pooler, disappears with a killed process, and a pool of one connection is sufficient.
 */
export async function migrate(dataSource: DataSource, report: OnMigrationMessage = () => undefined): Promise<string[]> {
  const added = await dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
    await lockMigrations(manager);
    return migrateWithin(manager, report);
  });
  if (added.length > 0) await vacuumRewrittenTables(dataSource);
  return added;
}

/** The code (SQLSTATE) of messages that a migration raises with `raise info`. PostgreSQL's own notices have others. */
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
  return added;
}

/** Returns the data source as TypeORM's executor sees it, with the migrations up to the given one. */
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

/** Stores the checksums of the applied migrations, once the column exists. */
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
