import { instant, listed, object } from '@rpm/data-access';

/** What was sent, byte for byte. A subquery by the key, so that only rows that are shown are looked up. */
const BODY = `(select b.body from webhook_log_payload b where b.organization_id = l.organization_id and b.log_id = l.id
  and b.log_create_timestamp = l.create_timestamp)`;

/** The SQL of a value that is null in a delivery `l` of a type that is not in the array `readable`. */
const ifReadable = (readable: string, sql: string) => `case when l.webhook_type = any(${readable}::text[]) then ${sql} end`;

const listedMembers = (readable: string) => ({
  id: 'l.id',
  webhookId: 'l.webhook_id',
  webhookType: 'l.webhook_type',
  webhookUrl: 'l.webhook_url',
  payload: ifReadable(readable, BODY),
  createTimestamp: instant('l.create_timestamp'),
  retryAttempts: 'l.retry_attempts',
  lastResponseStatus: 'l.last_response_status',
  lastRetryTimestamp: instant('l.last_retry_timestamp'),
  status: 'l.status',
});

/** A delivery `l`. @param readable SQL of the array of event types whose payloads are shown, such as `$3` */
export const webhookLog = (readable: string) => object(listedMembers(readable));

/** As many requests as are shown with a delivery: there may be thousands of one that is resent over and over. */
export const MAX_SHOWN_ATTEMPTS = 100;

const NEWEST_ATTEMPTS = `(select * from webhook_attempt a
  where a.organization_id = l.organization_id and a.log_id = l.id and a.log_create_timestamp = l.create_timestamp
  order by a.number desc limit ${MAX_SHOWN_ATTEMPTS}) a`;

/**
 * A delivery `l` at its own path: with the newest requests that were made for it, oldest first. What the receiver answered is hidden
 * with the payload, because receivers repeat what they were sent.
 * @param readable SQL of the array of event types whose payloads and responses are shown, such as `$3`
 */
export const webhookLogDetail = (readable: string) =>
  object({
    ...listedMembers(readable),
    attempts: listed(
      object({
        number: 'a.number',
        startTimestamp: instant('a.start_timestamp'),
        durationMs: 'a.duration_ms',
        responseStatus: 'a.response_status',
        error: 'a.error',
        responseBody: ifReadable(readable, 'a.response_body'),
      }),
      NEWEST_ATTEMPTS,
      'true',
      'a.number',
    ),
  });
