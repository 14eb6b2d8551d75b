import { type Page, type PageRequest, type WebhookLogFilter } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type JsonText } from './json-text';
import { type List, listPage } from './list';
import { WEBHOOK_LOG } from './shown/webhook-log';

/** What each filter of the list asks of a log (specification, section 4.3). */
const LIST: List<WebhookLogFilter> = {
  from: 'webhook_log l',
  shown: WEBHOOK_LOG,
  conditions: {
    webhookType: 'l.webhook_type = $',
    retryAttemptsMin: 'l.retry_attempts >= $',
    retryAttemptsMax: 'l.retry_attempts <= $',
    lastResponseStatus: 'l.last_response_status = $',
    startLastRetryTimestamp: 'l.last_retry_timestamp >= $',
    endLastRetryTimestamp: 'l.last_retry_timestamp <= $',
    startTimestamp: 'l.create_timestamp >= $',
    endTimestamp: 'l.create_timestamp < $',
  },
  order: 'l.create_timestamp desc, l.id desc',
};

export class WebhookLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. One statement, so page and total are of the same instant and the total is exact. */
  list(organizationId: number, filter: WebhookLogFilter, request: PageRequest): Promise<Page<JsonText>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }
}
