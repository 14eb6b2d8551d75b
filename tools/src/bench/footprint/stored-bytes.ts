import { type Database } from '@rpm/database';

export const READING_TABLES = ['blood_glucose_reading', 'reading_count', 'reading_hour_count', 'reading_count_delta'];
/** Tables that events fill. The outbox is left out, because it becomes empty again. */
export const EVENT_TABLES = ['published_event', 'event_sequence', 'event_publication'];
/** Tables that contain the rows of finished deliveries. */
export const DELIVERY_TABLES = ['webhook_log', 'webhook_log_payload', 'webhook_bodies', 'webhook_attempt'];

/** Returns the size of tables with their partitions, indexes and TOAST tables. Tables that a database does not have count as empty. */
export async function bytesOf(administration: Database, tables: readonly string[]): Promise<number> {
  const [row] = await administration.query<{ bytes: number }[]>(
    `select coalesce(sum(pg_total_relation_size(t.relid)), 0)::float8 as bytes
     from unnest($1::text[]) as name, lateral pg_partition_tree(to_regclass(name)) t`,
    [tables],
  );
  const [plain] = await administration.query<{ bytes: number }[]>(
    `select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes from pg_class c
     where c.relname = any($1) and c.relkind = 'r' and not c.relispartition`,
    [tables],
  );
  return (row?.bytes ?? 0) + (plain?.bytes ?? 0);
}
