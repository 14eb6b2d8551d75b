import { QueryChoice, QueryInstant, QueryInteger } from '../input/query';
import { PageQuery } from '../page/page.query';
import { MAX_RETRY_ATTEMPTS } from './webhook-log';
import { WEBHOOK_TYPES, type WebhookType } from '../webhook/webhook-type';

/** The filters of the list of webhook logs; they combine (specification, section 4.3). */
export class WebhookLogQuery extends PageQuery {
  @QueryChoice(WEBHOOK_TYPES)
  webhookType?: WebhookType;

  @QueryInteger({ min: 0, max: MAX_RETRY_ATTEMPTS })
  retryAttemptsMin?: number;

  @QueryInteger({ min: 0, max: MAX_RETRY_ATTEMPTS, notBelow: 'retryAttemptsMin' })
  retryAttemptsMax?: number;

  @QueryInteger({ min: 100, max: 599 })
  lastResponseStatus?: number;

  @QueryInstant('atLeast')
  startLastRetryTimestamp?: Date;

  @QueryInstant('atMost', { notBelow: 'startLastRetryTimestamp' })
  endLastRetryTimestamp?: Date;

  @QueryInstant('atLeast')
  startTimestamp?: Date;

  @QueryInstant('before', { notBelow: 'startTimestamp' })
  endTimestamp?: Date;
}

export type WebhookLogFilter = Omit<WebhookLogQuery, keyof PageQuery>;
