import { type DataSource, type EntityManager, MigrationExecutor } from 'typeorm';
import { MIGRATIONS } from './migrations';
import { UnusableDatabase } from './server-state';

/** Any number nobody else uses: what all processes that migrate one database agree to wait on. */
const MIGRATION_LOCK = 7_260_463_001;

/** How the schema of a database compares with what this code expects. */
export interface SchemaState {
  pending: string[];
  /** Applied, but not known to this code: the database is newer, or somebody else's. */
  unknown: string[];
  /** Not applied, though a later one is: something was undone by hand. */
  skipped: string[];
}

/** @param connection a data source, or the manager of a transaction */
export async function schemaState(connection: Pick<EntityManager, 'query'>): Promise<SchemaState> {
  const known = MIGRATIONS.map((migration) => migration.name);
  const [found] = await connection.query<{ table: string | null }[]>(`select to_regclass('migration') as table`);
  const rows = found?.table ? await connection.query<{ name: string }[]>('select name from migration order by id') : [];
  const applied = rows.map((row) => row.name);
  const pending = known.filter((name) => !applied.includes(name));
  return {
    pending,
    unknown: applied.filter((name) => !known.includes(name)),
    skipped: pending.filter((name) => known.slice(known.indexOf(name)).some((later) => applied.includes(later))),
  };
}

/** The schema cannot be brought to what this code expects; the message says what to do. */
export class SchemaMismatch extends UnusableDatabase {}

export function assertUsable({ unknown, skipped }: SchemaState): void {
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
}

/**
 * Brings the schema up to date; of several processes one does it and the others wait. Everything happens in one transaction on
 * one connection: the lock holds through a connection pooler and goes with a killed process, and a pool of one suffices.
 * @returns the names of the migrations applied by this call
 * @throws SchemaMismatch
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
    await manager.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const state = await schemaState(manager);
    assertUsable(state);
    if (state.pending.length === 0) return [];
    const executor = new MigrationExecutor(dataSource, manager.queryRunner);
    return (await executor.executePendingMigrations()).map((migration) => migration.name);
  });
}
