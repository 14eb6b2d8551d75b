import { escapeIdentifier } from 'pg';
import { organizationColumnOf } from '@rpm/schema';
import { type SavedPartition, type SavedTable } from '../archive/manifest';

/**
 * SQL for settings of a transaction that copies rows. With these settings, the text of a row is the same in every database and version of PostgreSQL, and a
 * single process of the server reads the rows.
 */
export const COPY_SETTINGS = `
  select ${Object.entries({
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    xmloption: 'content',
    max_parallel_workers_per_gather: '0',
  })
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`;

/** SQL for the tables of the database with their columns, except generated columns. */
export const LIST_TABLES = `
  select c.relname as name, json_agg(a.attname order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.oid`;

/** SQL for the partitions of time ranges, without the default partitions. */
export const LIST_PARTITIONS = `
  select p.relname as table, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by c.relname collate "C"`;

/** SQL for the identity columns of all tables with their sequences. */
export const LIST_IDENTITIES = `
  select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity <> ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname collate "C"`;

/** SQL that identifies a database: the number of the server's cluster, and the number of the database in the cluster. */
export const DATABASE_IDENTITY = `
  select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as database`;

const TIMESTAMP = `'(\\d{4}-\\d{2}-\\d{2}) (\\d{2}:\\d{2}:\\d{2})\\+00'`;
const RANGE = new RegExp(`^FOR VALUES FROM \\(${TIMESTAMP}\\) TO \\(${TIMESTAMP}\\)$`);

/** Parses the bounds of a partition; returns null for a partition that is not a range of whole seconds. */
export function parseBounds(bounds: string): Pick<SavedPartition, 'from' | 'to'> | null {
  const [, fromDay, fromTime, toDay, toTime] = RANGE.exec(bounds) ?? [];
  return fromDay !== undefined ? { from: `${fromDay}T${fromTime}Z`, to: `${toDay}T${toTime}Z` } : null;
}

export const columnList = ({ columns }: SavedTable) => columns.map(escapeIdentifier).join(', ');

/**
 * SQL for the columns whose values contain the id of the organization. The SQL removes the id, because an export must not reveal the ids of
 * organizations.
 */
const WITHOUT_ORGANIZATION: Record<string, Record<string, string>> = {
  reading_revision: { row: `"row" - 'organization_id'` },
};

const exportedColumns = ({ name, columns }: SavedTable) =>
  columns.map((column) => WITHOUT_ORGANIZATION[name]?.[column] ?? escapeIdentifier(column)).join(', ');

/** SQL conditions for the rows that are saved. The body of a processed message is not needed any more, and contains more about people than their readings. */
const SAVED_ROWS: Record<string, string> = {
  ingest_body: `exists (select from ingest_message m
    where m.organization_id = ingest_body.organization_id and m.id = ingest_body.message_id and m.state <> 'processed')`,
};

/**
 * SQL that copies the rows of a table, or of all partitions of a partitioned table, out of the database. @param organizationId selects the rows of one
 * organization
 */
export function copyOut(table: SavedTable, organizationId?: number): string {
  const from = `from ${escapeIdentifier(table.name)}`;
  const isSaved = SAVED_ROWS[table.name] ?? 'true';
  const rows =
    organizationId === undefined
      ? `select ${columnList(table)} ${from}${isSaved === 'true' ? '' : ` where ${isSaved}`}`
      : `select ${exportedColumns(table)} ${from} where ${organizationColumnOf(table.name)} = ${organizationId} and ${isSaved}`;
  return `copy (${rows}) to stdout`;
}

/** SQL that copies rows into a table. @param target name of another table with the same columns */
export const copyIn = (table: SavedTable, target = table.name) =>
  `copy ${escapeIdentifier(target)} (${columnList(table)}) from stdin`;
