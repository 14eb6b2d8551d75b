import { setTimeout as sleep } from 'node:timers/promises';
import { type Client } from 'pg';
import { type Connection } from '@rpm/database';
import { connectWithoutLimits, holdBuildLock } from './build-session';
import { LARGE_INDEXES } from './large-indexes';

const POLL_MS = 1_000;
/** Indexes with fewer bytes are not rebuilt, because that would free nothing worth mentioning. */
const SMALLEST_BYTES = 1_000_000;

/** An index of a table that has large indexes. */
export interface SizedIndex {
  name: string;
  table: string;
  bytes: number;
}

/** An index that was built again. */
export interface RebuiltIndex extends SizedIndex {
  bytesBefore: number;
}

/** SQL that lists the indexes of tables, the smallest first: rebuilding an index needs space for a second copy, and each rebuild frees space for the next. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as "table", pg_relation_size(i.indexrelid)::float8 as bytes
  from pg_index i where i.indrelid = any($1::text[]::regclass[]) and i.indisvalid and pg_relation_size(i.indexrelid) >= $2::bigint order by bytes, name`;

/** SQL for the incomplete indexes that interrupted rebuilds have left. PostgreSQL maintains these indexes, but reads nothing from them. */
const REST = `
  select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1::text[]::regclass[]) and not i.indisvalid and c.relname ~ '_cc(new|old)[0-9]*$' order by 1`;

/**
 * Builds all indexes of the tables that have large indexes again, one after the other, without preventing writes. Entries of many patients and devices
 * arrive in turn, so PostgreSQL divides full pages in the middle, and the older half stays half empty for ever.
 * @param report called before each index
 */
export async function rebuildIndexes(connection: Connection, report: (index: SizedIndex) => void): Promise<RebuiltIndex[]> {
  const [lock, builder] = [await connectWithoutLimits(connection), await connectWithoutLimits(connection)];
  try {
    await holdBuildLock(lock, () => sleep(POLL_MS));
    const tables = [...new Set(LARGE_INDEXES.map(({ table }) => table))];
    const { rows: rest } = await builder.query<{ name: string }>(REST, [tables]);
    for (const { name } of rest) await builder.query(`drop index concurrently if exists ${name}`);
    const { rows: indexes } = await builder.query<SizedIndex>(INDEXES, [tables, SMALLEST_BYTES]);
    const rebuilt: RebuiltIndex[] = [];
    for (const index of indexes) {
      report(index);
      await builder.query(`reindex index concurrently ${index.name}`);
      rebuilt.push({ ...index, bytes: await sizeOf(builder, index), bytesBefore: index.bytes });
    }
    return rebuilt;
  } finally {
    await Promise.all([lock.end(), builder.end()]);
  }
}

async function sizeOf(client: Client, { name }: SizedIndex): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>('select pg_relation_size($1::regclass)::float8 as bytes', [name]);
  return rows[0]?.bytes ?? 0;
}
