import { instant, object } from './json';

/** What was sent, byte for byte. A subquery by the key, so that only rows that are shown are looked up. */
const BODY = `(select b.body from webhook_log_payload b where b.organization_id = l.organization_id and b.log_id = l.id
  and b.log_create_timestamp = l.create_timestamp)`;

/** A delivery `l`. */
export const WEBHOOK_LOG = object({
  id: 'l.id',
  webhookId: 'l.webhook_id',
  webhookType: 'l.webhook_type',
  webhookUrl: 'l.webhook_url',
  payload: BODY,
  createTimestamp: instant('l.create_timestamp'),
  retryAttempts: 'l.retry_attempts',
  lastResponseStatus: 'l.last_response_status',
  lastRetryTimestamp: instant('l.last_retry_timestamp'),
  status: 'l.status',
});
