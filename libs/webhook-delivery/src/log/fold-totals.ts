import { type Database, statement, type StatementRunner, unnamedStatement } from '@rpm/database';
import { MAY_BE_UNFOLDED } from './unfolded-changes.sql';

/**
 * Key of the advisory lock that a transaction needs to change totals, so that a total cannot change between reading and writing it. The number is
 * arbitrary.
 */
const TOTALS_LOCK = 7_260_463_004;

const KEY = ['organization_id', 'create_day', 'webhook_type', 'retry_attempts', 'last_response_status', 'status'];

/** Returns SQL that adds the changes in `folded` to a table of totals, and deletes totals that become 0. */
function addTo(cells: string, key: string[], where = 'true'): string {
  const all = key.join(', ');
  const isSame = key.map((column) => `c.${column} = s.${column}`).join(' and ');
  return `
    ${cells}_changes as (select ${all}, sum(count)::bigint as count from folded where ${where} group by ${all} having sum(count) <> 0),
    ${cells}_emptied as (delete from ${cells} c using ${cells}_changes s where ${isSame} and c.count + s.count = 0),
    ${cells}_changed as (
      insert into ${cells} as c (${all}, count)
      select ${all}, count from ${cells}_changes s where not exists (select from ${cells} c where ${isSame} and c.count + s.count = 0)
      on conflict (${all}) do update set count = c.count + excluded.count)`;
}

/**
 * SQL that stores that the totals contain all changes of transactions before the oldest running one ({@link MAY_BE_UNFOLDED}). Only
 * transactions that are still running or begin later can add further changes.
 */
const MARKED = `
    unmarked as (
      delete from webhook_log_fold where transaction_id = (select transaction_id from webhook_log_fold order by transaction_id desc limit 1)
        and exists (select from folded)
    ), marked as (
      insert into webhook_log_fold (before_transaction_id) select pg_snapshot_xmin(pg_current_snapshot()) where exists (select from folded)
    )`;

/** Each reader sees a change either as a pending change or in a total, never in both, because its statement uses a single snapshot. */
const FOLD = statement<object, { folded: number }>({
  name: 'fold-webhook-log-totals',
  text: `
  with folded as (delete from webhook_log_delta where ${MAY_BE_UNFOLDED} returning *),
    ${addTo('webhook_log_cell', KEY)},
    ${addTo('webhook_log_retried_cell', [...KEY, 'retry_day'], 'retry_day is not null')},${MARKED}
  select count(*) as folded from folded`,
});

const TRY_LOCK = unnamedStatement<{ key: number }, { taken: boolean }>('select pg_try_advisory_xact_lock($key) as taken');
const LOCK = unnamedStatement<{ key: number }>('select pg_advisory_xact_lock($key)');

/**
 * Adds the changes that triggers have recorded to the totals of webhook logs. Lists return exact totals even before the changes are added, but read
 * fewer rows afterwards. Does nothing while another process is adding the changes. @returns the number of recorded changes that were added
 */
export async function foldWebhookLogTotals(database: Database): Promise<number> {
  return database.inTransaction('delivery', async (transaction) => {
    // The lock is acquired in a statement of its own, because the snapshot of a combined statement would be older than the lock.
    const [lock] = await transaction.run(TRY_LOCK, { key: TOTALS_LOCK });
    if (!lock?.taken) return 0;
    const [row] = await transaction.run(FOLD, {});
    return row?.folded ?? 0;
  });
}

/**
 * Waits, at most for the lock timeout, until no other transaction changes totals, and keeps other transactions from changing them until the current
 * one ends.
 */
export async function lockTotals(runner: StatementRunner): Promise<void> {
  await runner.run(LOCK, { key: TOTALS_LOCK });
}
