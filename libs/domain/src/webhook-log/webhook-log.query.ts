import { QueryChoice, QueryFlag, QueryId, QueryInstant, QueryInteger } from '../input/query';
import { PageQuery } from '../page/page.query';
import { MAX_RETRY_ATTEMPTS, WEBHOOK_LOG_STATUSES, type WebhookLogStatus } from './webhook-log';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';
import { sortedPageQuery } from '../page/sorted-page.query';

/** Filters for the list of webhook logs (specification, section 4.3), and three filters that this service adds. A log must match all of them. */
export class WebhookLogQuery extends PageQuery {
  @QueryChoice('Only logs of events of this type.', WEBHOOK_TYPES)
  webhookType?: WebhookType;

  @QueryInteger('Only logs with at least this number of retries.', { min: 0, max: MAX_RETRY_ATTEMPTS })
  retryAttemptsMin?: number;

  @QueryInteger('Only logs with at most this number of retries. Must not be less than `retryAttemptsMin`.', {
    min: 0,
    max: MAX_RETRY_ATTEMPTS,
    notBelow: 'retryAttemptsMin',
  })
  retryAttemptsMax?: number;

  @QueryInteger('Only logs whose last answer had this HTTP status. Logs without an answer never match.', { min: 100, max: 599 })
  lastResponseStatus?: number;

  @QueryInstant('Only logs whose last retry was at this time or later. Logs without a retry never match.', 'atLeast')
  startLastRetryTimestamp?: Date;

  @QueryInstant(
    'Only logs whose last retry was at this time or earlier. Must not be before `startLastRetryTimestamp`. Logs without a retry never match.',
    'atMost',
    { notBelow: 'startLastRetryTimestamp' },
  )
  endLastRetryTimestamp?: Date;

  @QueryInstant('Only logs that were created at this time or later. Example: `2026-01-31T08:30:00Z`.', 'atLeast')
  startTimestamp?: Date;

  @QueryInstant(
    'Only logs that were created before this time. Must not be before `startTimestamp`. If both are equal, the list is empty.',
    'before',
    { notBelow: 'startTimestamp' },
  )
  endTimestamp?: Date;

  @QueryChoice('Only logs with this status.', WEBHOOK_LOG_STATUSES)
  status?: WebhookLogStatus;

  @QueryId('Only logs of this webhook, even if it was deleted.')
  webhookId?: number;

  @QueryFlag('Only logs whose last request had an answer (true), or none (false).')
  hasResponse?: boolean;
}

export type WebhookLogFilter = Omit<WebhookLogQuery, keyof PageQuery>;

/** The parameters of the list of a delivery's requests. */
export class WebhookAttemptQuery extends sortedPageQuery(['number'], { descending: true }) {}
