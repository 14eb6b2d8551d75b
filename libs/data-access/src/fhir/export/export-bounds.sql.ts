import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { CHANGE_HORIZON, statement } from '@rpm/database';

/** Returns the time that `BEFORE_CHANGES` has stored in the same transaction; null if it is not known. */
export const FIND_HORIZON = statement<object, { horizon: Date | null }>({
  name: 'horizon-of-fhir-export',
  text: `select nullif(${CHANGE_HORIZON}, '-infinity') as horizon`,
});

/** The ids of the rows of a table that exist, and whether the table contains something for an export with `_since`. */
export interface TableBounds {
  table: string;
  /** The kind of reading; null for other tables. */
  kind: ReadingKindName | null;
  first: number;
  last: number;
  /** Number of readings, approximately; zero for other tables. */
  count: number;
  isChanged: boolean;
}

const KINDS_BY_TABLE = new Map(READING_KIND_NAMES.map((kind) => [readingTableOf(kind), kind]));

const bounds = (table: string, kind: ReadingKindName | null) => `
  select '${table}' as table, ${kind === null ? 'null' : `'${kind}'`} as kind, b.first, b.last, ${kind === null ? '0' : countOf(kind)} as count,
    $since::timestamptz is null or ${kind === null ? 'true' : isChanged(table)} as "isChanged"
  from (select (select min(id) from ${table} where organization_id = $organizationId) as first,
    (select max(id) from ${table} where organization_id = $organizationId) as last) b
  where b.first is not null`;

/** The stored counts lack the readings of the last seconds. They only decide into how many files the readings are divided. */
const countOf = (kind: ReadingKindName) =>
  `(select coalesce(sum(c.count), 0)::bigint from reading_count c where c.organization_id = $organizationId and c.kind = '${kind}')`;

const isChanged = (table: string) => `(
  exists (select from ${table} where organization_id = $organizationId and update_timestamp is not null and update_timestamp > $since::timestamptz)
  or exists (select from ${table} where organization_id = $organizationId and void_timestamp is null and received_timestamp > $since::timestamptz))`;

const TABLES = ['site', 'patient', 'device', 'device_assignment'];

/** Returns the bounds of all tables that are exported and have rows. */
export const FIND_BOUNDS = statement<{ since: Date | null }, TableBounds>({
  name: 'bounds-of-fhir-export',
  text: [...TABLES.map((table) => bounds(table, null)), ...[...KINDS_BY_TABLE].map(([table, kind]) => bounds(table, kind))].join(
    ' union all ',
  ),
});
