import { type DataSource } from 'typeorm';

/** A collation whose version differs from the one with which its indexes were built, and these indexes. */
export interface ChangedCollation {
  name: string;
  storedVersion: string;
  currentVersion: string;
  indexes: string[];
}

/** The default collation, for columns that name no other one. PostgreSQL stores the version of this collation with the database. */
const DEFAULT_COLLATION = 100;

const CHANGED = `
  with changed as (
    select ${DEFAULT_COLLATION}::oid as oid, 'of the database' as name, datcollversion as stored, pg_database_collation_actual_version(oid) as current
    from pg_database where datname = current_database()
    union all
    select oid, collname, collversion, pg_collation_actual_version(oid) from pg_collation where collversion is not null
  )
  select c.name, c.stored as "storedVersion", c.current as "currentVersion",
    array(
      select i.indexrelid::regclass::text from pg_index i join pg_class k on k.oid = i.indexrelid
      where k.relnamespace = 'public'::regnamespace and k.relkind = 'i' and c.oid = any(i.indcollation) order by 1
    ) as indexes
  from changed c where c.stored <> c.current order by c.name`;

/**
 * Lists collations that sort texts differently than when the indexes were built, because the operating system or ICU was upgraded. An index then misses
 * rows, and a unique index may contain a value twice.
 */
export async function listChangedCollations(dataSource: DataSource): Promise<ChangedCollation[]> {
  const changed = await dataSource.query<ChangedCollation[]>(CHANGED);
  return changed.filter(({ indexes }) => indexes.length > 0);
}
