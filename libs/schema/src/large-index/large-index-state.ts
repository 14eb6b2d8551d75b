import { type DataSource } from 'typeorm';
import { LARGE_INDEXES } from './large-indexes';

/**
 * The state of a large index in a database. An `invalid` index is the rest of a build that failed; PostgreSQL maintains it, but reads nothing from it. A
 * `replacing` index is complete, but the index that it replaces still exists.
 */
export interface LargeIndexState {
  name: string;
  table: string;
  state: 'missing' | 'building' | 'invalid' | 'replacing' | 'built';
  tableBytes: number;
  indexBytes: number;
  /** Phase of a running build, as PostgreSQL names it. */
  phase: string | null;
  /** Finished part of the phase in percent; null if PostgreSQL does not know it. */
  percent: number | null;
}

/** SQL for the states of indexes. Its parameters are their names, their tables, and the indexes that they replace. */
const STATES = `
  select i.name, i.table,
    case when x.indisvalid and to_regclass(i.replaced) is not null then 'replacing' when x.indisvalid then 'built' when p.pid is not null then 'building' when x.indexrelid is not null then 'invalid' else 'missing' end as state,
    coalesce(pg_table_size(to_regclass(i.table)), 0)::float8 as "tableBytes", coalesce(pg_relation_size(x.indexrelid), 0)::float8 as "indexBytes",
    p.phase,
    case
      when p.phase like 'waiting%' then 100 * p.lockers_done / nullif(p.lockers_total, 0)
      when p.phase like '%tuples%' then 100 * p.tuples_done / nullif(p.tuples_total, 0)
      else 100 * p.blocks_done / nullif(p.blocks_total, 0)
    end::int as percent
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as i (name, "table", replaced, place)
  left join pg_index x on x.indexrelid = to_regclass(i.name)
  left join pg_stat_progress_create_index p on p.index_relid = x.indexrelid and p.datname = current_database()
  order by i.place`;

/** Returns the state of each large index in a database. */
export async function listLargeIndexes(dataSource: DataSource): Promise<LargeIndexState[]> {
  if (LARGE_INDEXES.length === 0) return [];
  const valuesOf = (property: 'name' | 'table' | 'replaces') => LARGE_INDEXES.map((index) => index[property] ?? null);
  return dataSource.query(STATES, [valuesOf('name'), valuesOf('table'), valuesOf('replaces')]);
}
