import { type PageRequest, type WebhookLogFilter } from '@rpm/domain';
import { type Database, runScoped } from '@rpm/database';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { listLogsStatement } from '../log/list-logs.sql';

/** The filter rules for webhook logs (specification, section 4.3) as simple SQL conditions, without regard to speed. */
export const NAIVE_CONDITIONS: Record<keyof WebhookLogFilter, string> = {
  webhookType: 'l.webhook_type = $',
  retryAttemptsMin: 'l.retry_attempts >= $',
  retryAttemptsMax: 'l.retry_attempts <= $',
  lastResponseStatus: 'l.last_response_status = $',
  startLastRetryTimestamp: 'l.last_retry_timestamp >= $',
  endLastRetryTimestamp: 'l.last_retry_timestamp <= $',
  startTimestamp: 'l.create_timestamp >= $',
  endTimestamp: 'l.create_timestamp < $',
  status: 'l.status = $',
  webhookId: 'l.webhook_id = $',
  hasResponse: '(l.last_response_status is not null) = $',
};

/** The ids of the webhook logs on a page, and the total number of matching logs. */
export interface LogPageIds {
  total: number;
  ids: number[];
}

/** Lists webhook logs twice in the same snapshot: with the repository and with a naive SQL statement. */
export async function listWithBothStatements(
  dataSource: Database,
  organizationId: number,
  filter: WebhookLogFilter,
  request: PageRequest,
): Promise<{ listed: LogPageIds; naive: LogPageIds }> {
  const { text, values } = listLogsStatement({ organizationId, scopes: OPERATOR_SCOPES }, filter, request);
  const conditions = (Object.entries(NAIVE_CONDITIONS) as [keyof WebhookLogFilter, string][]).flatMap(([name, condition]) =>
    filter[name] === undefined ? [] : [condition.replace('$', `$${values.push(filter[name])}`)],
  );
  const matching = ['from webhook_log l where l.organization_id = $1', ...conditions].join(' and ');
  const [size, offset] = [`$${values.push(request.size)}`, `$${values.push((request.page - 1) * request.size)}`];
  const both = `
    with listed as (${text}),
      paged as (select l.id ${matching} order by l.create_timestamp desc, l.id desc limit ${size} offset ${offset})
    select json_build_object(
        'total', (select max(total) from listed),
        'ids', (select coalesce(json_agg(json::json -> 'id') filter (where "isRow"), '[]') from listed)) as listed,
      json_build_object('total', (select count(*) ${matching}), 'ids', (select coalesce(json_agg(id), '[]') from paged)) as naive`;
  const [row] = await runScoped<{ listed: LogPageIds; naive: LogPageIds }>(dataSource, organizationId, { text: both }, values);
  if (!row) throw new Error('A statement without tables always answers.');
  return row;
}
