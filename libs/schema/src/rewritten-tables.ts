import { type DataSource } from 'typeorm';

/**
 * SQL that finds tables whose rows were never vacuumed since they were written or rewritten. A migration that adds a stored generated column rewrites its
 * table. Afterwards PostgreSQL does not know which pages contain only rows that all transactions see, so queries that should read only an index also read the
 * table. Autovacuum does not notice, because it counts changed rows.
 */
const REWRITTEN = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage') and relkind = 'r' and pg_relation_size(oid) > 0 and relallvisible = 0
  order by name`;

/**
 * Vacuums the tables that migrations have rewritten. If this fails or is interrupted, lists are slower until somebody vacuums the tables, so a failure
 * does not make the migration fail.
 */
export async function vacuumRewrittenTables(dataSource: DataSource): Promise<void> {
  for (const { name } of await dataSource.query<{ name: string }[]>(REWRITTEN)) {
    // VACUUM cannot run in a transaction. If another process vacuums the table at this moment, nothing is left to do.
    await dataSource.query(`vacuum (analyze, skip_locked) ${name}`).catch(() => undefined);
  }
}
