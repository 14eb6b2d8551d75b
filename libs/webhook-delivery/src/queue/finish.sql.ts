import { type Database, insertEvents, jsonInstant, jsonObject, statement } from '@rpm/database';
import { sameLog } from '../log/same-log';
import { BREAKER_FAILURES } from './claim.sql';
import { type ClaimedDelivery, type Delivery } from './claimed-delivery';
import { type Arrays, arraysOf, type Columns, given } from './columns';
import { type FinishedDelivery } from './finished-delivery';

/**
 * Time for which a webhook's server must fail before the webhook is disabled. It must also have failed often enough, because with few events two
 * failures can be days apart.
 */
const GIVE_UP = `interval '5 days'`;

/** The columns that all finished deliveries have. */
export const RESULT_COLUMNS = {
  organization_id: ['bigint', ({ delivery }) => delivery.organizationId],
  webhook_id: ['bigint', ({ delivery }) => delivery.webhookId],
  message_id: ['text', ({ delivery }) => delivery.messageId],
  number: ['smallint', ({ delivery }) => delivery.number],
  url: ['text', ({ delivery }) => delivery.url],
  status: ['text', ({ status }) => status],
  next_step: ['smallint', ({ next }) => next?.step ?? null],
  next_delay_ms: ['integer', ({ next }) => next?.delayMs ?? null],
  pause_ms: ['integer', ({ pauseMs }) => pauseMs],
  is_gone: ['boolean', ({ isGone }) => isGone],
  // The following columns are null if no request was sent.
  start_timestamp: ['timestamptz', ({ attempt }) => attempt?.startTimestamp ?? null],
  duration_ms: ['integer', ({ attempt }) => attempt?.durationMs ?? null],
  response_status: ['smallint', ({ attempt }) => attempt?.responseStatus ?? null],
  error: ['text', ({ attempt }) => attempt?.error ?? null],
  response_body: ['text', ({ attempt }) => attempt?.responseBody ?? null],
} satisfies Columns<FinishedDelivery<Omit<Delivery, 'body'>>>;

/** The columns that describe finished deliveries of the queue. */
export const FINISH_COLUMNS = {
  ...RESULT_COLUMNS,
  is_retry: ['boolean', ({ delivery }) => delivery.isRetry],
  lease_end: ['timestamptz', ({ delivery }) => delivery.leaseEnd],
  log_id: ['bigint', ({ delivery }) => delivery.logId],
  log_create_timestamp: ['timestamptz', ({ delivery }) => delivery.logCreateTimestamp],
} satisfies Columns<FinishedDelivery<Omit<ClaimedDelivery, 'body'>>>;

/**
 * Stores the results of deliveries of the queue that a sender holds. If a delivery's lease has expired and another sender has taken the delivery, only
 * the attempt is stored, and the other sender updates the queue and the log.
 * @param owner id by which the queue knows the sender
 */
export async function finishDeliveries(
  database: Database,
  owner: string,
  finished: readonly FinishedDelivery<Omit<ClaimedDelivery, 'body'>>[],
): Promise<void> {
  await database.run('delivery', FINISH, { owner, ...arraysOf(FINISH_COLUMNS, finished) });
}

/** SQL for the payload of the event that the service has disabled the webhook `d`. */
const DISABLED_PAYLOAD = jsonObject({
  id: 'd.id',
  version: 'd.version',
  updateTimestamp: jsonInstant('d.update_timestamp'),
  disabledReason: 'd.disabled_reason',
  disableTimestamp: jsonInstant('d.update_timestamp'),
});

/**
 * Returns SQL that stores the attempts of the deliveries in `finished`. The relation `mine` contains those that the sender still holds.
 * @param logId column of `finished` that contains the id of the log
 */
export const stored = (finished: string, logId = 'log_id') => `
  queued as (
    insert into webhook_delivery
      (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, step, attempts)
    select organization_id, webhook_id, true, now() + next_delay_ms * interval '1 millisecond', log_id, log_create_timestamp, message_id,
      next_step, number
    from mine where status = 'pending'
  ), tried as (
    insert into webhook_attempt
      (organization_id, log_id, number, log_create_timestamp, start_timestamp, duration_ms, response_status, error, response_body)
    select organization_id, ${logId}, number, log_create_timestamp, start_timestamp, duration_ms, response_status, error, response_body
    from ${finished} f where start_timestamp is not null
    on conflict (organization_id, log_id, number, log_create_timestamp) do update set start_timestamp = excluded.start_timestamp,
      duration_ms = excluded.duration_ms, response_status = excluded.response_status, error = excluded.error,
      response_body = excluded.response_body
    where webhook_attempt.error = 'interrupted'
  ), judged as materialized (
    select m.organization_id, m.webhook_id, bool_or(m.status = 'delivered') as has_succeeded,
      count(*) filter (where m.status <> 'delivered') as failures, max(m.pause_ms) as pause_ms, bool_or(m.is_gone) as is_gone
    from mine m where m.start_timestamp is not null
    -- All processes take locks in this order, so that they cannot deadlock.
    group by m.organization_id, m.webhook_id order by m.organization_id, m.webhook_id
  ), healed as (
    update webhook_health h set
      consecutive_failures = case when j.has_succeeded then 0 else h.consecutive_failures + j.failures end,
      failing_since = case when not j.has_succeeded then coalesce(h.failing_since, now()) end,
      last_success_timestamp = case when j.has_succeeded then now() else h.last_success_timestamp end,
      not_before = case when j.pause_ms is not null then greatest(h.not_before, now() + j.pause_ms * interval '1 millisecond')
        when not j.has_succeeded then h.not_before end
    from judged j
    where h.organization_id = j.organization_id and h.webhook_id = j.webhook_id
      and (j.failures > 0 or h.consecutive_failures > 0 or h.not_before is not null
        -- This is written once an hour rather than for every delivery.
        or h.last_success_timestamp is null or h.last_success_timestamp < now() - interval '1 hour')
    returning h.organization_id, h.webhook_id, h.failing_since, h.consecutive_failures, j.is_gone
  ), disabled as (
    update webhook w set enabled = false, disabled_reason = case when h.is_gone then 'gone' else 'failing' end
    from healed h
    where w.organization_id = h.organization_id and w.id = h.webhook_id and w.enabled
      and (h.is_gone or (h.failing_since < now() - ${GIVE_UP} and h.consecutive_failures >= ${BREAKER_FAILURES}))
    returning w.organization_id, w.id, w.version, w.update_timestamp, w.disabled_reason
  ), announced as (
    ${insertEvents('payload')} select d.organization_id, 'webhook.disabled', d.id, ${DISABLED_PAYLOAD} from disabled d
  )`;

/** SQL that stores the attempts of finished deliveries and updates their webhook logs and the queue. */
export const FINISH = statement<{ owner: string } & Arrays<typeof FINISH_COLUMNS>>({
  name: 'finish-deliveries',
  text: `
    with given as materialized (${given(FINISH_COLUMNS)}), mine as materialized (
      select d.ctid as place, g.* from given g cross join lateral (
        select d.ctid from webhook_delivery d
        where d.organization_id = g.organization_id and d.webhook_id = g.webhook_id and d.is_retry = g.is_retry
          and d.due_timestamp = g.lease_end and d.log_id = g.log_id and d.owner = $owner::uuid
        for update
      ) d
    ), gone as (
      delete from webhook_delivery where ctid = any(array(select place from mine))
    ), logged as (
      update webhook_log l set status = m.status, webhook_url = m.url,
        retry_attempts = case when m.start_timestamp is null then l.retry_attempts else m.number - 1 end,
        last_response_status = case when m.start_timestamp is null then l.last_response_status else m.response_status end,
        last_retry_timestamp = case when m.start_timestamp is null or m.number = 1 then l.last_retry_timestamp else m.start_timestamp end
      from mine m
      where ${sameLog('m', { id: 'log_id', createTimestamp: 'log_create_timestamp' })}
    ), ${stored('given')}
    select count(*) as finished from mine`,
});
