import { type Looks } from '../delivery-queue';
import { IS_LOST } from '../lease/lost-senders.sql';
import { ENDED_EARLY } from '../dead-rows/dead-rows';
import { MAY_BE_UNFOLDED } from '../log/unfolded-changes.sql';
import { KNOWN } from '../outbox/oldest-events.sql';
import { NO_OUTBOX_LOOK } from '../outbox/waiting-organizations';
import { FIRST_DUE, KNOWN_QUEUES } from '../waiting/known-queues.sql';
import { NO_QUEUE_LOOK } from '../waiting/waiting-queues';

/** Looks everywhere, for programs that have not looked before. */
export const LOOK_EVERYWHERE: Looks = { ...NO_OUTBOX_LOOK, ...NO_QUEUE_LOOK, leasesAfter: null };

/**
 * SQL expressions for the times at which the loops of a deliverer have work, null if they have none. Each time is no later than that of any row that the loop
 * would process, so that a quiet process misses no work; if others keep a loop from processing a row, the process polls. Their arguments are {@link Looks}.
 */
export const DUE_TIMES = {
  /** The time at which events can be published. */
  fanOut: `(
    with recursive ${KNOWN} select now() from known k where exists (
      select from event e where e.organization_id = k.organization_id and e.id > k.after_id and e.dead_timestamp is null
    ) limit 1
  )`,
  /**
   * The time at which the first delivery of a queue is due and its webhook may be sent a request. Whether the rate limit of the webhook and the slots permit
   * the request does not matter.
   */
  claim: `(
    with recursive ${KNOWN_QUEUES}
    select min(greatest(q.first_due, case when w.enabled then h.not_before end)) from (
      select k.organization_id, k.webhook_id, ${FIRST_DUE} as first_due from known_queue k offset 0
    ) q
    join webhook w on w.organization_id = q.organization_id and w.id = q.webhook_id
    join webhook_health h on h.organization_id = q.organization_id and h.webhook_id = q.webhook_id
    where q.first_due is not null
  )`,
  /** The time at which the first lease of events expires, or another sender is found to have ended. */
  recover: `least(
    (select min(lease_end) from event_lease where lease_end > (select case when $leasesAfter::timestamptz <= now() then $leasesAfter::timestamptz else '-infinity' end)),
    (select now() from event_lease where lease_end = ${ENDED_EARLY} limit 1),
    (select now() from webhook_sender s where ${IS_LOST} limit 1)
  )`,
  replay: `(select now() from webhook_replay where status = 'running' limit 1)`,
  fold: `(select now() from webhook_log_delta where ${MAY_BE_UNFOLDED} limit 1)`,
};
