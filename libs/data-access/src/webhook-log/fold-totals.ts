import { type DataSource } from 'typeorm';
import { inDelivery, type RunStatement } from '../organization-scope';

/** Any number nobody else uses: who changes cells holds it, so that what was read of one still holds when it is written. */
const TOTALS_LOCK = 7_260_463_004;

const KEY = ['organization_id', 'create_day', 'webhook_type', 'retry_attempts', 'last_response_status', 'status', 'retry_day'];
const ALL = KEY.join(', ');
const IS_SAME = KEY.map((column) => `c.${column} = s.${column}`).join(' and ');

/** A reader sees a change either as it was noted or in its cell, never in both: its statement has one snapshot. */
const FOLD = `
  with folded as (delete from webhook_log_delta returning *),
    summed as (select ${ALL}, sum(count)::bigint as count from folded group by ${ALL} having sum(count) <> 0),
    emptied as (delete from webhook_log_cell c using summed s where ${IS_SAME} and c.count + s.count = 0 returning c.*),
    added as (
      insert into webhook_log_cell as c (${ALL}, count)
      select ${ALL}, count from summed s where not exists (select from webhook_log_cell c where ${IS_SAME} and c.count + s.count = 0)
      on conflict (${ALL}) do update set count = c.count + excluded.count)
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
