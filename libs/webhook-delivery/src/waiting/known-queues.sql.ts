import { unseenTransactions } from './unseen-transactions';

/**
 * Maximum number of new deliveries that a statement reads to find their queues. If there are more, as after a pause of all senders, looking at every queue reads
 * fewer rows.
 */
const NEW_DELIVERIES = 2_000;

const UNSEEN_TRANSACTIONS = unseenTransactions({
  look: 'queue_look',
  unseen: 'queue_unseen',
  snapshot: '$queueSnapshot',
  lookTimestamp: '$queueLookTimestamp',
});

/**
 * SQL for `new_delivery`: the deliveries of transactions that the last look could not see; and for `queue_knowledge`, which tells whether they and the given queues
 * are all there is. The order keeps PostgreSQL from reading more of them than the limit permits.
 */
const UNSEEN = `
  ${UNSEEN_TRANSACTIONS}, new_delivery as materialized (
    select d.* from queue_unseen u cross join lateral (
      select n.organization_id, n.webhook_id, n.is_retry, n.due_timestamp from webhook_delivery n
      where n.transaction_id >= u.first and n.transaction_id <= u.last and n.due_timestamp < 'infinity'
      order by n.transaction_id limit ${NEW_DELIVERIES + 1}
    ) d limit ${NEW_DELIVERIES + 1}
  ), queue_knowledge as materialized (
    select (select snapshot is not null from queue_look) and (select count(*) <= ${NEW_DELIVERIES} from new_delivery) as is_complete
  )`;

/**
 * SQL for `known_queue`: the queues that may have deliveries, each with a time before which none of them is due, and the earliest such
 * time of the webhook's retries (`retry_due`).
 * These are the given queues, and those with a delivery of a transaction that the last look could not see ({@link unseenTransactions}). If there was no last
 * look, or there are too many of these deliveries, the SQL finds all queues.
 */
export const KNOWN_QUEUES = `
  ${UNSEEN}, every_queue as (
    (select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp from webhook_delivery d
      where (select not is_complete from queue_knowledge)
      order by d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp limit 1)
    union all
    select n.* from every_queue q cross join lateral (
      select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp from webhook_delivery d
      where (d.organization_id, d.webhook_id, d.is_retry) > (q.organization_id, q.webhook_id, q.is_retry)
      order by d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp limit 1
    ) n
  ), known_queue as materialized (
    select k.organization_id, k.webhook_id, k.is_retry, min(k.due_timestamp) as due_timestamp, min(k.due_timestamp) filter (where k.is_given) as given_due,
      min(min(k.due_timestamp)) filter (where k.is_retry) over (partition by k.organization_id, k.webhook_id) as retry_due
    from (
      select organization_id, webhook_id, is_retry, due_timestamp, true as is_given
      from unnest($queueOrganizations::bigint[], $queueWebhooks::bigint[], $queueRetries::boolean[], $queueDues::timestamptz[])
        as g (organization_id, webhook_id, is_retry, due_timestamp)
      union all
      select organization_id, webhook_id, is_retry, due_timestamp, false from new_delivery
      union all
      select organization_id, webhook_id, is_retry, due_timestamp, false from every_queue where due_timestamp < 'infinity'
    ) k
    group by k.organization_id, k.webhook_id, k.is_retry
    order by k.organization_id, k.webhook_id, k.is_retry
  )`;

/** SQL for the time at which the first delivery in the queue `k` of `known_queue` is due. It reads no delivery that was due before the known time. */
export const FIRST_DUE = `(
  select d.due_timestamp from webhook_delivery d
  where d.organization_id = k.organization_id and d.webhook_id = k.webhook_id and d.is_retry = k.is_retry
    and d.due_timestamp >= k.due_timestamp and d.due_timestamp < 'infinity'
  order by d.due_timestamp limit 1
)`;

/**
 * Returns SQL for the properties of a {@link QueueResult} as a JSON object. @param visited SQL for the queues at which the statement has looked, with the due times
 * of their first deliveries. The queues at which it has not looked are included if the process does not know them yet.
 */
export const queueResult = (visited: string) => `(
  select json_build_object('snapshot', pg_current_snapshot()::text, 'lookTimestamp', now()::text, 'queues', coalesce(json_agg(
    json_build_object('organizationId', organization_id, 'webhookId', webhook_id, 'isRetry', is_retry, 'due', due_timestamp)), '[]'))
  from (
    with visited as materialized (${visited})
    select organization_id, webhook_id, is_retry, due_timestamp from visited
    union all
    select organization_id, webhook_id, is_retry, due_timestamp from known_queue
    where (given_due is null or due_timestamp < given_due)
      and ((webhook_id, is_retry) in (select webhook_id, is_retry from visited)) is not true
  ) q
)`;

/**
 * SQL for `first_try`: the webhooks with first tries that may wait in the queue, each with a time before which none of them is due. The parameters are those of
 * {@link FirstTriesLook}.
 */
export const KNOWN_FIRST_TRIES = `
  ${UNSEEN}, first_try as materialized (
    select f.webhook_id, min(f.due_timestamp) as due_timestamp from (
      select webhook_id, due_timestamp from unnest($waitingWebhooks::bigint[], $waitingDues::timestamptz[]) as g (webhook_id, due_timestamp)
      union all
      select webhook_id, due_timestamp from new_delivery where not is_retry
    ) f group by f.webhook_id
  )`;

/**
 * SQL condition: no first try of the webhook of the row `m` is due in the queue. Without a last look, or with too many new deliveries, the SQL reads the queue of the webhook from its beginning.
 */
export const NO_FIRST_TRY_WAITS = `case
  when (m.webhook_id in (select webhook_id from first_try)) is not true and (select is_complete from queue_knowledge) then true
  -- This is not a join, which PostgreSQL may execute by reading the backlogs of all webhooks.
  else (select d.log_id from (
    select case when (select not is_complete from queue_knowledge) then '-infinity' else (
      select f.due_timestamp from first_try f where f.webhook_id = m.webhook_id
    ) end as due_timestamp offset 0
  ) f cross join lateral (
    select d.log_id from webhook_delivery d where d.organization_id = m.organization_id and d.webhook_id = m.webhook_id
      and not d.is_retry and d.due_timestamp <= now() and d.due_timestamp >= f.due_timestamp limit 1
  ) d) is null end`;
