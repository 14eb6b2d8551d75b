import { type Database } from '@rpm/database';
import { ORGANIZATION_TABLES } from '@rpm/schema';

interface Column {
  name: string;
  type: string;
  isUnique: boolean;
}

/** Columns that refer to other rows, or number them, although their names do not end in `id`. */
const OTHER_IDS = ['merged_into', 'position', 'first_position', 'last_position', 'sequence'];

/** Columns of unique keys whose values have a meaning, so that copies must have the same ones. */
const KINDS = ['type', 'kind', 'code', 'reason', 'resource', 'status', 'webhook_type'];

/** Columns whose values differ between the rows of a real organization, although the database does not require it. */
const DISTINCT = ['email', 'sku'];

/** Background work empties these tables every few seconds. */
const BACKLOG = /_delta$/;

/** Times that differ between the rows of a real organization. */
const TIMES = /^(received|update|reading)_timestamp$/;

const earlier = (column: string) => `t.${column} - n * interval '3.001 hours'`;

/** Difference between the id of a row and the id of its next copy. It is greater than all ids of a new database. */
const STEP = 1_000_000;

/**
 * Copies all rows of an organization, in every table. References between rows stay within each copy. The times of each copy are three hours earlier than
 * those of the previous one. Rows that can exist only once are not copied.
 */
export function multiplyOrganization(dataSource: Database, organizationId: number, copies: number): Promise<void> {
  return copyRows(dataSource, organizationId, copies, copiedWithin);
}

/**
 * Creates organizations that have the same rows as another one. In a database with many organizations, PostgreSQL underestimates the rows of a large
 * one, because it does not know the organization that a policy reads from a setting.
 */
export async function addNeighbours(dataSource: Database, organizationId: number, count: number): Promise<void> {
  await dataSource.query(
    `insert into organization (id, name) overriding system value
     select ${STEP} * n::bigint + $1, 'Neighbour ' || n || ' of ' || $1 from generate_series(1, $2::int) n`,
    [organizationId, count],
  );
  await copyRows(dataSource, organizationId, count, ({ name, type, isUnique }) => {
    if (name === 'organization_id') return `t.${name} + ${STEP} * n::bigint`;
    if (TIMES.test(name)) return earlier(name);
    return type === 'bytea' && isUnique ? `sha256(t.${name} || ('neighbour' || n)::bytea)` : `t.${name}`;
  });
}

async function copyRows(
  dataSource: Database,
  organizationId: number,
  copies: number,
  copied: (column: Column) => string,
): Promise<void> {
  const tables = ORGANIZATION_TABLES.filter((table) => !BACKLOG.test(table));
  await dataSource.transaction(async (manager) => {
    for (const table of tables) {
      const isReading = table.endsWith('_reading');
      // Readings need their triggers, which count them, and ids of their sequence. Other triggers would replace versions and times, and emit events.
      await manager.query(`set local session_replication_role = ${isReading ? 'origin' : 'replica'}`);
      const columns = (await manager.query<Column[]>(COLUMNS, [table])).filter(({ name }) => !(isReading && name === 'id'));
      await manager.query(
        `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
         select ${columns.map(copied).join(', ')} from ${table} t, generate_series(1, $2::int) n where t.organization_id = $1
         on conflict do nothing`,
        [organizationId, copies],
      );
    }
  });
}

/** A column is also unique if the key of a unique index is made from it, by a generated column or by an expression of the index. */
const COLUMNS = `
  select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type,
    exists (
      select from pg_index i where i.indrelid = a.attrelid and i.indisunique and (
        a.attnum = any(i.indkey)
        or exists (
          select from pg_attrdef generated
          join pg_depend on classid = 'pg_attrdef'::regclass and objid = generated.oid and refobjid = a.attrelid and refobjsubid = a.attnum
          where generated.adrelid = a.attrelid and generated.adnum = any(i.indkey)
        )
        or 0 = any(i.indkey) and exists (
          select from pg_depend
          where classid = 'pg_class'::regclass and objid = i.indexrelid and refobjid = a.attrelid and refobjsubid = a.attnum
        )
      )
    ) as "isUnique"
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

/** Returns the SQL expression for a column of the copy `n` within the same organization. */
function copiedWithin({ name, type, isUnique }: Column): string {
  const isId = name !== 'organization_id' && (/(^|_)id$/.test(name) || OTHER_IDS.includes(name));
  if (type === 'bigint' && isId) return `t.${name} + ${STEP} * n::bigint`;
  if (TIMES.test(name)) return earlier(name);
  if (DISTINCT.includes(name)) return `t.${name} || n`;
  if (type === 'text' && isUnique && !KINDS.includes(name)) return `t.${name} || '-' || n`;
  if (type === 'bytea' && isUnique) return `sha256(t.${name} || n::text::bytea)`;
  return `t.${name}`;
}
