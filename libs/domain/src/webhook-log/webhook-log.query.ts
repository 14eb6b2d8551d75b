import { QueryChoice, QueryInstant, QueryInteger } from '../input/query';
import { PageQuery } from '../page/page.query';
import { MAX_RETRY_ATTEMPTS } from './webhook-log';
import { WEBHOOK_TYPES, type WebhookType } from '../webhook/webhook-type';

/** The filters of the list of webhook logs; they combine (specification, section 4.3). */
export class WebhookLogQuery extends PageQuery {
  @QueryChoice('Only logs of this type of webhook.', WEBHOOK_TYPES)
  webhookType?: WebhookType;

  @QueryInteger('Least number of retries, inclusive.', { min: 0, max: MAX_RETRY_ATTEMPTS })
  retryAttemptsMin?: number;

  @QueryInteger('Greatest number of retries, inclusive; not below `retryAttemptsMin`.', {
    min: 0,
    max: MAX_RETRY_ATTEMPTS,
    notBelow: 'retryAttemptsMin',
  })
  retryAttemptsMax?: number;

  @QueryInteger('Only logs whose last answer had this HTTP status. Logs that got no answer never match.', { min: 100, max: 599 })
  lastResponseStatus?: number;

  @QueryInstant('Earliest last retry, inclusive. Logs that were never retried do not match.', 'atLeast')
  startLastRetryTimestamp?: Date;

  @QueryInstant(
    'Latest last retry, inclusive; not before `startLastRetryTimestamp`. Logs that were never retried do not match.',
    'atMost',
    { notBelow: 'startLastRetryTimestamp' },
  )
  endLastRetryTimestamp?: Date;

  @QueryInstant('Earliest creation, inclusive, such as `2026-01-31T08:30:00Z`.', 'atLeast')
  startTimestamp?: Date;

  @QueryInstant(
    'Creation before this instant, exclusive; not before `startTimestamp`. Equal bounds are a legal, empty range.',
    'before',
    { notBelow: 'startTimestamp' },
  )
  endTimestamp?: Date;
}

export type WebhookLogFilter = Omit<WebhookLogQuery, keyof PageQuery>;
