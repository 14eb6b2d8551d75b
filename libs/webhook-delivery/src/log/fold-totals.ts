import { type DataSource } from 'typeorm';
import { inDelivery, type RunStatement } from '@rpm/data-access';

/** Any number nobody else uses: who changes cells holds it, so that what was read of one still holds when it is written. */
const TOTALS_LOCK = 7_260_463_004;

const KEY = ['organization_id', 'create_day', 'webhook_type', 'retry_attempts', 'last_response_status', 'status'];

/** Adds what was `folded` to a table of cells, where those go that come to nothing. */
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

/** A reader sees a change either as it was noted or in its cell, never in both: its statement has one snapshot. */
const FOLD = `
  with folded as (delete from webhook_log_delta returning *),
    ${addTo('webhook_log_cell', KEY)},
    ${addTo('webhook_log_retried_cell', [...KEY, 'retry_day'], 'retry_day is not null')}
  select count(*) as folded from folded`;

/**
 * Adds to the totals of webhook logs what statements have noted of their changes. Lists are exact before and after; they read the
 * less the more often this is done. While another process is at it nothing is done.
 * @returns how many notes were folded
 */
export async function foldWebhookLogTotals(dataSource: DataSource): Promise<number> {
  return inDelivery(dataSource, async (run) => {
    // A statement of its own: what it waits for would be missing from a snapshot taken with it.
    const [lock] = await run<{ taken: boolean }>({ text: 'select pg_try_advisory_xact_lock($1) as taken' }, [TOTALS_LOCK]);
    if (!lock?.taken) return 0;
    const [row] = await run<{ folded: number }>({ name: 'fold-webhook-log-totals', text: FOLD }, []);
    return row?.folded ?? 0;
  });
}

/** Waits until nobody changes cells, for as long as locks are waited for; holds to the end of the transaction. */
export async function lockTotals(run: RunStatement): Promise<void> {
  await run({ text: 'select pg_advisory_xact_lock($1)' }, [TOTALS_LOCK]);
}
