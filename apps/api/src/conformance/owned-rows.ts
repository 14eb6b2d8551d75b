import { type DataSource } from 'typeorm';

/** Lists all tables with data of customers from PostgreSQL's catalogue. */
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
 * Returns the number of rows and a hash of the content by table and organization, so that any change can be detected. API keys are left out, because
 * every request may update the last use of its key.
 */
export async function snapshotOfRows(dataSource: DataSource): Promise<unknown[]> {
  const tables = (await ownedTables(dataSource)).filter((table) => table !== 'api_key');
  const pictures = tables.map(
    (table) =>
      `select '${table}' as "table", organization_id, count(*), md5(string_agg(t::text, ' ' order by t::text)) as hash
       from ${table} t group by organization_id`,
  );
  return dataSource.query<unknown[]>(`${pictures.join(' union all ')} order by 1, 2`);
}
