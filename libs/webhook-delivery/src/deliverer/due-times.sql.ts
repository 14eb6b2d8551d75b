import { IS_LOST } from '../lease/lost-senders.sql';

/**
 * SQL expressions for the times at which the loops of a deliverer have work, null if they have none. Each time is no later than that of any row that the loop
 * would process, so that a quiet process misses no work; if others keep a loop from processing a row, the process polls.
 */
export const DUE_TIMES = {
  /** The time at which events can be published. */
  fanOut: '(select now() from event where dead_timestamp is null order by organization_id limit 1)',
  /**
   * The time at which the first delivery of a queue is due and its webhook may be sent a request. Whether the rate limit of the webhook and the slots permit
   * the request does not matter.
   */
  claim: `(
    with recursive queue as (
      (select organization_id, webhook_id, is_retry, due_timestamp from webhook_delivery
        order by organization_id, webhook_id, is_retry, due_timestamp limit 1)
      union all
      select n.* from queue q cross join lateral (
        select organization_id, webhook_id, is_retry, due_timestamp from webhook_delivery
        where (organization_id, webhook_id, is_retry) > (q.organization_id, q.webhook_id, q.is_retry)
        order by organization_id, webhook_id, is_retry, due_timestamp limit 1
      ) n
    )
    select min(greatest(q.due_timestamp, case when w.enabled then h.not_before end)) from queue q
    join webhook w on w.organization_id = q.organization_id and w.id = q.webhook_id
    join webhook_health h on h.organization_id = q.organization_id and h.webhook_id = q.webhook_id
  )`,
  /** The time at which the first lease of events expires, or another sender is found to have ended. */
  recover: `least((select min(lease_end) from event_lease), (select now() from webhook_sender s where ${IS_LOST} limit 1))`,
  replay: `(select now() from webhook_replay where status = 'running' limit 1)`,
  fold: '(select now() from webhook_log_delta limit 1)',
};
