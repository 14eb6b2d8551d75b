/**
 * How many requests a delivery has made, of a log `l` as it is now. Logs that are older than attempts have none; what was never tried has
 * none either.
 */
const REQUESTS = `greatest(
  (select max(a.number) from webhook_attempt a where a.organization_id = l.organization_id and a.log_id = l.id
    and a.log_create_timestamp = l.create_timestamp),
  case when l.last_response_status is null and l.retry_attempts = 0 then 0 else l.retry_attempts + 1 end)`;

/** As many requests can be counted, with some to spare for those that are still to come. */
const MAX_REQUESTS = 32_000;

/** Whether the delivery `l` can be made once more. */
export const CAN_BE_COUNTED = `${REQUESTS} < ${MAX_REQUESTS}`;

/** Puts rows `l` of `webhook_log` back into the queue: due now, at the begin of the schedule, in the lane of what is sent again. */
export const queueAgain = (rows: string) => `
  insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, attempts)
  select l.organization_id, l.webhook_id, true, now(), l.id, l.create_timestamp, l.message_id, ${REQUESTS} from ${rows} l returning 1`;
