import { type Database } from '@rpm/database';
import { ORGANIZATION_TABLES } from '@rpm/schema';

/**
 * Returns each organization's number of rows in each table, and a hash of these rows, which shows any change. API keys are left out, because every
 * request may store when its key was last used.
 */
export async function snapshotOfRows(database: Database): Promise<unknown[]> {
  const tables = ORGANIZATION_TABLES.filter((table) => table !== 'api_key');
  const pictures = tables.map(
    (table) =>
      `select '${table}' as "table", organization_id, count(*), md5(string_agg(t::text, ' ' order by t::text)) as hash
       from ${table} t group by organization_id`,
  );
  return database.query<unknown[]>(`${pictures.join(' union all ')} order by 1, 2`);
}
