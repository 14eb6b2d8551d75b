/**
 * SQL for the number of requests made for the delivery of log `l`. The number is 0 if the delivery was never attempted. For deliveries made before
 * this service stored attempts, it is derived from the log.
 */
const REQUESTS = `greatest(
  (select max(a.number) from webhook_attempt a where a.organization_id = l.organization_id and a.log_id = l.id
    and a.log_create_timestamp = l.create_timestamp),
  case when l.last_response_status is null and l.retry_attempts = 0 then 0 else l.retry_attempts + 1 end)`;

/**
 * Maximum number of requests after which a delivery can still be resent. The number of requests is a smallint, so the limit leaves room for later
 * retries.
 */
const MAX_REQUESTS = 32_000;

/** SQL condition: the delivery `l` has not reached the maximum number of requests and can be resent. */
export const CAN_BE_RESENT = `${REQUESTS} < ${MAX_REQUESTS}`;

/** Returns SQL that puts the logs `l` in `rows` back into the queue of retries. Their deliveries are due now and start the retry schedule again. */
export const requeueDelivery = (rows: string) => `
  insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, attempts)
  select l.organization_id, l.webhook_id, true, now(), l.id, l.create_timestamp, l.message_id, ${REQUESTS} from ${rows} l returning 1`;
