import { type Database } from '../database/database';
import { statement, unnamedStatement } from '../statement/statement';
import { Loop } from './loop';
import { type Pace } from './pace';

const PERIOD_MS = 2_000;

/** Number of pages below which it does not matter how a table is read. */
const FEW_PAGES = 25;

/** SQL that lists the tables that have several times as many pages as their statistics say. A table without statistics has none according to them. */
const LIST_GROWN_TABLES = statement<object, { table: string }>({
  name: 'list-grown-tables',
  text: `
    select format('%I', c.relname) as "table" from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage')
      and pg_relation_size(c.oid) / current_setting('block_size')::integer >= 4 * greatest(c.relpages, ${FEW_PAGES})`,
});

/**
 * Gathers the statistics of tables that have grown since they were gathered, as autovacuum does after a minute or more. PostgreSQL keeps the plans of named
 * statements and of foreign keys until a table has other statistics. A plan that was made while the table was nearly empty reads the whole table, so each of the
 * first readings of an installation would be compared with all those before it.
 */
export async function analyzeGrownTables(database: Database): Promise<void> {
  for (const { table } of await database.run('unscoped', LIST_GROWN_TABLES, {}))
    await database.run('unscoped', unnamedStatement(`analyze (skip_locked) ${table}`), {});
}

/** Returns a loop that gathers the statistics of tables that grow, while the process is busy. */
export function grownTablesLoop(database: Database, pace: Pace, onError: (error: unknown) => void): Loop {
  const work = () => analyzeGrownTables(database).then(() => false);
  return new Loop({ work, restMs: PERIOD_MS, onError, pace: { pace, due: null } });
}
