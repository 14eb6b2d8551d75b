import { type PageRequest, type WebhookLogFilter } from '@rpm/domain';
import { type Database, unnamedStatement } from '@rpm/database';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { listLogsSql } from '../log/list-logs.sql';

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

interface Both {
  listed: LogPageIds;
  naive: LogPageIds;
}

/** Lists webhook logs twice in the same snapshot: with the repository and with a naive SQL statement. */
export async function listWithBothStatements(
  database: Database,
  organizationId: number,
  filter: WebhookLogFilter,
  request: PageRequest,
): Promise<Both> {
  const { text, args } = listLogsSql({ scopes: OPERATOR_SCOPES }, filter, request);
  const names = (Object.keys(NAIVE_CONDITIONS) as (keyof WebhookLogFilter)[]).filter((name) => filter[name] !== undefined);
  const conditions = names.map((name) => NAIVE_CONDITIONS[name].replace('$', `$naive_${name}`));
  const matching = ['from webhook_log l where l.organization_id = $organizationId', ...conditions].join(' and ');
  const naiveArgs = Object.fromEntries(names.map((name) => [`naive_${name}`, filter[name]]));
  const both = `
    with listed as (${text}),
      paged as (select l.id ${matching} order by l.create_timestamp desc, l.id desc limit $size offset $offset)
    select json_build_object(
        'total', (select max(total) from listed),
        'ids', (select coalesce(json_agg(json::json -> 'id') filter (where "isRow"), '[]') from listed)) as listed,
      json_build_object('total', (select count(*) ${matching}), 'ids', (select coalesce(json_agg(id), '[]') from paged)) as naive`;
  const [row] = await database.run({ organizationId }, unnamedStatement<object, Both>(both), { ...args, ...naiveArgs });
  if (!row) throw new Error('A statement without tables always answers.');
  return row;
}
