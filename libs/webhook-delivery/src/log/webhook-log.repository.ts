import { type Page, type PageRequest, type WebhookLogFilter, type WebhookLogView } from '@rpm/domain';
import { type Database, type JsonText, pageOf } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import { listLogsStatement } from './list-logs.sql';
import { webhookLog } from './webhook-log.view';

export class WebhookLogRepository {
  constructor(private readonly database: Database) {}

  /** Lists webhook logs, newest first, with the exact total at the same instant. Payloads that the caller may not read are null. */
  async list(caller: WebhookCaller, filter: WebhookLogFilter, request: PageRequest): Promise<Page<JsonText<WebhookLogView>>> {
    const { statement, args } = listLogsStatement(caller, filter, request);
    return pageOf(await this.database.run(caller, statement, args), request, webhookLog);
  }
}
