import { type DataSource } from 'typeorm';

/** Every table that holds what customers own, as PostgreSQL's own catalogue knows them. */
export async function ownedTables(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'organization_id'
       and not a.attisdropped
     order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

/**
 * How many rows each table has of each organization, and a hash of all that is in them: what has changed shows. API keys are left out,
 * because every request may write when its key was last used.
 */
export async function pictureOfRows(dataSource: DataSource): Promise<unknown[]> {
  const tables = (await ownedTables(dataSource)).filter((table) => table !== 'api_key');
  const pictures = tables.map(
    (table) =>
      `select '${table}' as "table", organization_id, count(*), md5(string_agg(t::text, ' ' order by t::text)) as hash
       from ${table} t group by organization_id`,
  );
  return dataSource.query<unknown[]>(`${pictures.join(' union all ')} order by 1, 2`);
}
