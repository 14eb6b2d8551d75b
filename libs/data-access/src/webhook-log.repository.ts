import { Page, type PageRequest, WebhookLog, type WebhookLogFilter } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { runScoped } from './organization-scope';

/** What each filter of the list asks of a log (specification, section 4.3). */
const CONDITIONS: Record<keyof WebhookLogFilter, string> = {
  webhookType: 'webhook_type =',
  retryAttemptsMin: 'retry_attempts >=',
  retryAttemptsMax: 'retry_attempts <=',
  lastResponseStatus: 'last_response_status =',
  startLastRetryTimestamp: 'last_retry_timestamp >=',
  endLastRetryTimestamp: 'last_retry_timestamp <=',
  startTimestamp: 'create_timestamp >=',
  endTimestamp: 'create_timestamp <',
};

const COLUMNS = `id, organization_id as "organizationId", webhook_id as "webhookId", webhook_type as "webhookType",
  webhook_url as "webhookUrl", payload, create_timestamp as "createTimestamp", retry_attempts as "retryAttempts",
  last_response_status as "lastResponseStatus", last_retry_timestamp as "lastRetryTimestamp", status`;

type Row = { total: number; id: number | null } & Partial<Omit<WebhookLog, 'id'>>;

export class WebhookLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. One statement, so page and total are of the same instant and the total is exact. */
  async list(organizationId: number, filter: WebhookLogFilter, request: PageRequest): Promise<Page<WebhookLog>> {
    const values: unknown[] = [organizationId];
    const conditions = (Object.keys(CONDITIONS) as (keyof WebhookLogFilter)[]).flatMap((name) =>
      filter[name] === undefined ? [] : `and ${CONDITIONS[name]} $${values.push(filter[name])}`,
    );
    const matching = `from webhook_log where organization_id = $1 ${conditions.join(' ')}`;
    const limit = `limit $${values.push(request.size)} offset $${values.push((request.page - 1) * request.size)}`;
    const text = `select counted.total, page.*
       from (select count(*) as total ${matching}) as counted
       left join lateral (
         select ${COLUMNS} ${matching} order by create_timestamp desc, id desc ${limit}
       ) as page on true
       order by page."createTimestamp" desc, page.id desc`;
    const rows = await runScoped<Row>(this.dataSource, organizationId, { text }, values);
    // A page past the end is one row that holds the total alone.
    const logs = rows.filter(({ id }) => id !== null).map(({ total: _, ...log }) => Object.assign(new WebhookLog(), log));
    return new Page(logs, request, rows[0]?.total ?? 0);
  }
}
