import { type PageRow, type Statement, statement, unnamedStatement } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import { type PageRequest, readableWebhookTypes, type WebhookLogFilter } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { boundsOf, BOUNDS, CONDITIONS, countLogs, matchesFilter, timesOf } from './count-logs.sql';
import { packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { isReadable, webhookLog } from './webhook-log.view';

/** SQL for the days that have matching logs, each with the number of these logs and the number of newer ones. */
const DAYS = `select day, logs, sum(logs) over (order by day desc)::bigint - logs as newer from counted where logs > 0`;

/** Number of logs of a day that are on earlier pages. */
const SKIPPED = 'greatest($offset::bigint - newer, 0)';

/** Returns SQL for the logs on the page. It reads only logs of the days that the page contains. @param matches SQL condition on a log `log` */
const page = (matches: string) => `
  select found.id, found.create_timestamp
  from days, lateral (
    select log.id, log.create_timestamp from webhook_log log
    where ${matches}
      and log.create_timestamp >= day::timestamp at time zone 'UTC' and log.create_timestamp < (day + 1)::timestamp at time zone 'UTC'
    order by log.create_timestamp desc, log.id desc
    -- The limit is not above the number of logs that the day has, so that PostgreSQL does not search for more of them.
    offset ${SKIPPED} limit least($size::bigint, logs - ${SKIPPED})
  ) as found
  where newer < $offset::bigint + $size::bigint and newer + logs > $offset::bigint
  order by found.create_timestamp desc, found.id desc limit $size::bigint`;

/** SQL for a log on the page. The `offset 0` keeps PostgreSQL from turning the subquery into a join that reads all logs. */
const LOG = `(
  select ${webhookLog('$readable')}::text as json, log.* from webhook_log log
  where log.organization_id = $organizationId and log.id = paged.id
    -- PostgreSQL expects many rows in a range; for an equal timestamp, it may find all logs of an instant by an index that has no id.
    and log.create_timestamp between paged.create_timestamp and paged.create_timestamp offset 0)`;

/** A log on the page, whose payload may have to be added to its JSON. */
type LogRow = PageRow & PackedRow;

/** Returns the SQL of {@link listLogsStatement} with its arguments, so that it can be a part of another statement. */
export function listLogsSql(
  { scopes }: Pick<WebhookCaller, 'scopes'>,
  filter: WebhookLogFilter,
  { page: number, size }: PageRequest,
): { text: string; args: object } {
  const times = timesOf(filter);
  const text = `
    with counted as (
        select day, sum(logs)::bigint as logs from (${countLogs(filter, times)}) as counts (day, logs) group by day
      ), days as (${DAYS}), paged as (${page(matchesFilter(filter, times))}
      )
    select counted.total, paged.id is not null as "isRow", log.json, ${packedColumns(isReadable('$readable'))}
    from (select coalesce(sum(logs), 0)::bigint as total from counted) as counted left join paged on true left join lateral ${LOG} log on true
    order by paged.create_timestamp desc, paged.id desc`;
  return {
    text,
    args: { ...filter, ...boundsOf(times), readable: readableWebhookTypes(scopes), size, offset: (number - 1) * size },
  };
}

/**
 * Maximum number of filters in a query whose prepared statement is kept. Planning for all partitions takes longer than executing, but a kept plan
 * takes half a megabyte per connection, so plans are kept for common combinations of filters only.
 */
const USUAL_FILTERS = 2;

/**
 * Returns the statement for one page of an organization's webhook logs, newest first, with the exact total at the same instant. Its cost grows with
 * the number of matching days and of rows per day, not with the number of all logs: whole days are counted from precomputed totals and their pending
 * changes (unless only one webhook is listed), only the partial days at the ends of a range are counted row by row, and the page reads only rows of
 * the days that it contains. Payloads that the caller may not read are null; rows and total are the same for every caller.
 * @param filter undefined properties do not filter
 */
export function listLogsStatement(
  caller: Pick<WebhookCaller, 'scopes'>,
  filter: WebhookLogFilter,
  request: PageRequest,
): { statement: Statement<object, LogRow>; args: object } {
  const { text, args } = listLogsSql(caller, filter, request);
  const names = [...(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]), 'webhookId' as const, ...BOUNDS];
  if (names.filter((name) => filter[name] !== undefined).length > USUAL_FILTERS)
    return { statement: unnamedStatement(text), args };
  const name = `list-webhook-logs-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  return { statement: statement({ name, text }), args };
}
