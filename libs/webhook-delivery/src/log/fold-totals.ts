import { type DataSource } from 'typeorm';
import { inDeliveryTransaction, type RunStatement } from '@rpm/data-access';

/** Key of the advisory lock (an arbitrary number) that must be held to change totals, so that a total cannot change between reading and writing it. */
const TOTALS_LOCK = 7_260_463_004;

const KEY = ['organization_id', 'create_day', 'webhook_type', 'retry_attempts', 'last_response_status', 'status'];

/** SQL that adds the `folded` changes to a table of totals and deletes totals that become 0. */
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

/** A reader sees each change either as a pending change or in a total, never in both, because its statement has one snapshot. */
const FOLD = `
  with folded as (delete from webhook_log_delta returning *),
    ${addTo('webhook_log_cell', KEY)},
    ${addTo('webhook_log_retried_cell', [...KEY, 'retry_day'], 'retry_day is not null')}
  select count(*) as folded from folded`;

/**
 * Adds the changes recorded by the triggers to the totals of webhook logs. Lists are exact before and after, but they read fewer rows after it. Does
 * nothing while another process is folding. @returns the number of changes folded
 */
export async function foldWebhookLogTotals(dataSource: DataSource): Promise<number> {
  return inDeliveryTransaction(dataSource, async (run) => {
    // The lock needs its own statement: the snapshot of a combined statement would be older than the lock.
    const [lock] = await run<{ taken: boolean }>({ text: 'select pg_try_advisory_xact_lock($1) as taken' }, [TOTALS_LOCK]);
    if (!lock?.taken) return 0;
    const [row] = await run<{ folded: number }>({ name: 'fold-webhook-log-totals', text: FOLD }, []);
    return row?.folded ?? 0;
  });
}

/** Waits until no other transaction changes totals, at most for the lock timeout, and keeps others from changing them until this transaction ends. */
export async function lockTotals(run: RunStatement): Promise<void> {
  await run({ text: 'select pg_advisory_xact_lock($1)' }, [TOTALS_LOCK]);
}
