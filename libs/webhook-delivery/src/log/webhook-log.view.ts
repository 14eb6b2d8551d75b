import { jsonInstant, newestRows, viewAsJson } from '@rpm/database';
import { WEBHOOK_ATTEMPT_VIEW, WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW } from '@rpm/domain';

const PAYLOAD = `webhook_log_payload payload where payload.organization_id = log.organization_id and payload.log_id = log.id
  and payload.log_create_timestamp = log.create_timestamp`;

/**
 * SQL for the request body that was sent, byte for byte; null if the body is in `webhook_bodies`. It is a subquery, so that payloads are looked up only for the
 * logs on the page.
 */
const BODY = `(select coalesce(payload.sent, payload.body) from ${PAYLOAD})`;

/** Returns the SQL condition that the event type of a delivery `log` is in the array `readable`. */
export const isReadable = (readable: string) => `log.webhook_type = any(${readable}::text[])`;

/** Returns SQL for a value of a delivery `log`; the value is null if the delivery's event type is not in the array `readable`. */
const ifReadable = (readable: string, sql: string) => `case when ${isReadable(readable)} then ${sql} end`;

const listedProperties = (readable: string) => ({
  id: 'log.id',
  webhookId: 'log.webhook_id',
  webhookType: 'log.webhook_type',
  webhookUrl: 'log.webhook_url',
  payload: ifReadable(readable, BODY),
  createTimestamp: jsonInstant('log.create_timestamp'),
  retryAttempts: 'log.retry_attempts',
  lastResponseStatus: 'log.last_response_status',
  lastRetryTimestamp: jsonInstant('log.last_retry_timestamp'),
  status: 'log.status',
});

/**
 * Returns the columns of a delivery `log` in a list. @param readable SQL for the array of event types whose payloads the caller may read, such as `$readable`
 */
export const webhookLog = (readable: string) =>
  viewAsJson<typeof WEBHOOK_LOG_VIEW, object>(WEBHOOK_LOG_VIEW, 'log', listedProperties(readable));

/** SQL condition that the request `a` belongs to the delivery `log`. A delivery that is resent again and again may have thousands of them. */
export const OF_LOG =
  'a.organization_id = log.organization_id and a.log_id = log.id and a.log_create_timestamp = log.create_timestamp';

/**
 * Returns the columns of a request `a` of the delivery `log`. The receiver's responses are hidden together with the payload, because receivers may repeat
 * what they received. @param readable SQL for the array of event types whose payloads and responses the caller may read, such as `$readable`
 */
export const webhookAttempt = (readable: string) =>
  viewAsJson<typeof WEBHOOK_ATTEMPT_VIEW, object>(WEBHOOK_ATTEMPT_VIEW, 'a', {
    number: 'a.number',
    startTimestamp: jsonInstant('a.start_timestamp'),
    durationMilliseconds: 'a.duration_ms',
    responseStatus: 'a.response_status',
    error: 'a.error',
    responseBody: ifReadable(readable, 'a.response_body'),
  });

/** SQL for the only request of a delivery `log` whose bodies are in `webhook_bodies`, without its response body. */
export const FIRST_REQUEST = `(
  select 1::smallint as number, log.first_start_timestamp as start_timestamp, log.first_duration_ms as duration_ms, log.last_response_status as response_status,
    null::text as error, null::text as response_body where log.bodies_id is not null
)`;

/**
 * SQL for the time at which the next request of delivery `log` is due; null if none is planned. The webhook may be paused for longer than the delivery
 * waits. While a sender holds the delivery, its due time is the end of the lease.
 */
const NEXT_ATTEMPT = `case when log.status = 'pending' then (
  select greatest(d.due_timestamp, h.not_before) from webhook_delivery d
  join webhook w on w.organization_id = d.organization_id and w.id = d.webhook_id
  left join webhook_health h on h.organization_id = d.organization_id and h.webhook_id = d.webhook_id
  where d.organization_id = log.organization_id and d.webhook_id = log.webhook_id and d.log_id = log.id
    and (d.owner is null or d.due_timestamp <= now()) and d.due_timestamp < 'infinity' and w.enabled
) end`;

/**
 * Returns the columns of a single delivery `log` with its newest requests, oldest first.
 * @param readable SQL for the array of event types whose payloads and responses the caller may read, such as `$readable`
 */
export const webhookLogDetail = (readable: string) =>
  viewAsJson<typeof WEBHOOK_LOG_DETAIL_VIEW, object>(WEBHOOK_LOG_DETAIL_VIEW, 'log', {
    ...listedProperties(readable),
    mapping: `(select payload.mapping from ${PAYLOAD})`,
    nextAttemptTimestamp: jsonInstant(NEXT_ATTEMPT),
    attempts: `case when log.bodies_id is not null then (select json_agg(${webhookAttempt(readable)}) from ${FIRST_REQUEST} a)
      else ${newestRows(webhookAttempt(readable), { from: 'webhook_attempt a', where: OF_LOG, columns: ['number'] })} end`,
    // The requests of a delivery are numbered without gaps.
    attemptCount: `case when log.bodies_id is not null then 1 else (select coalesce(max(a.number), 0) from webhook_attempt a where ${OF_LOG}) end`,
  });
