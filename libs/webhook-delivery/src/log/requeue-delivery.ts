/**
 * SQL for the number of requests made for the delivery of log `l`. It is 0 for deliveries that were never tried, and for deliveries made before this
 * service stored attempts.
 */
const REQUESTS = `greatest(
  (select max(a.number) from webhook_attempt a where a.organization_id = l.organization_id and a.log_id = l.id
    and a.log_create_timestamp = l.create_timestamp),
  case when l.last_response_status is null and l.retry_attempts = 0 then 0 else l.retry_attempts + 1 end)`;

/** A delivery with this many requests cannot be resent. The limit leaves room below the maximum of a smallint for requests that are still to come. */
const MAX_REQUESTS = 32_000;

/** SQL condition: the delivery `l` can be sent once more. */
export const CAN_BE_RESENT = `${REQUESTS} < ${MAX_REQUESTS}`;

/** SQL that puts rows `l` of `webhook_log` back into the queue of retries, due now and at the beginning of the retry schedule. */
export const requeueDelivery = (rows: string) => `
  insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, attempts)
  select l.organization_id, l.webhook_id, true, now(), l.id, l.create_timestamp, l.message_id, ${REQUESTS} from ${rows} l returning 1`;
