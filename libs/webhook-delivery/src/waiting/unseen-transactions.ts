/** Names of the relations and parameters of {@link unseenTransactions}. */
interface Look {
  /** Relation with one row: the snapshot of the last look, or null if the statement must look everywhere. */
  look: string;
  /** Relation of the ranges of transaction ids that the last look could not see. */
  unseen: string;
  /** Parameters that contain the snapshot and the time of the last look. */
  snapshot: string;
  lookTimestamp: string;
}

/**
 * Returns SQL for the transactions that the last look of a process at a table could not see. Rows of other transactions are not read, because an old snapshot, such
 * as that of a backup, keeps any number of deleted ones.
 *
 * A session that began before the last look proves that PostgreSQL has not crashed since, unless the clock has gone back. After a crash, PostgreSQL may use the
 * ids of lost transactions again, so a last look says nothing. A transaction that is still running is not looked for, because its rows cannot be seen yet. A
 * restored row may have the id of a transaction that is still to come; only a look at the whole table finds it before.
 */
export const unseenTransactions = ({ look, unseen, snapshot, lookTimestamp }: Look) => `
  ${look} as materialized (
    select case when s.backend_start <= ${lookTimestamp}::timestamptz then ${snapshot}::pg_snapshot end as snapshot
    from pg_stat_get_activity(pg_backend_pid()) s
  ), ${unseen} as materialized (
    select x as first, x as last from ${look} cross join lateral pg_snapshot_xip(snapshot) x where pg_visible_in_snapshot(x, pg_current_snapshot())
    union all
    select pg_snapshot_xmax(snapshot), pg_snapshot_xmax(pg_current_snapshot()) from ${look} where snapshot is not null
  )`;
