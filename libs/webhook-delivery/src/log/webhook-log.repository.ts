import { type Page, type PageRequest, type WebhookLogFilter, type WebhookLogView, patientsOfQuotedEvents } from '@rpm/domain';
import { type Database, type JsonText, pageOf } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import { listLogsStatement } from './list-logs.sql';
import { bodiesOfRows } from '../bodies/bodies-of-log';
import { webhookLog } from './webhook-log.view';

export class WebhookLogRepository {
  constructor(private readonly database: Database) {}

  /** Lists webhook logs, newest first, with the exact total at the same instant. Payloads that the caller may not read are null. */
  async list(caller: WebhookCaller, filter: WebhookLogFilter, request: PageRequest): Promise<Page<JsonText<WebhookLogView>>> {
    const { statement, args } = listLogsStatement(caller, filter, request);
    const rows = await this.database.run(caller, statement, args);
    const bodies = await bodiesOfRows(rows);
    const filled = rows.map((row, place) => {
      const body = bodies[place]?.body;
      return body === undefined ? row : { ...row, json: withPayload(row.json, body) };
    });
    return pageOf(filled, request, { json: webhookLog, about: patientsOfQuotedEvents });
  }
}

/** Adds the payload to the JSON of a log whose bodies are in `webhook_bodies`. */
function withPayload(json: string, payload: string): string {
  return JSON.stringify({ ...(JSON.parse(json) as WebhookLogView), payload });
}
