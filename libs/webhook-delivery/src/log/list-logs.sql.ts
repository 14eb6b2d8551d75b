import { type PageRequest, readableWebhookTypes, type WebhookLogFilter } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { type PositionalStatement } from '@rpm/database';
import { roundRangeInwards, type TimeRange, type WebhookCaller } from '@rpm/data-access';
import { webhookLog } from './webhook-log.view';

const DAY_MS = 86_400_000;
const BOUNDS = ['startTimestamp', 'endTimestamp', 'startLastRetryTimestamp', 'endLastRetryTimestamp'] as const;

/** SQL conditions of filters that apply both to logs and to precomputed totals. `rangesOf` handles the time bounds. */
const CONDITIONS: Record<Exclude<keyof WebhookLogFilter, (typeof BOUNDS)[number] | 'webhookId'>, string> = {
  webhookType: 'l.webhook_type = $',
  retryAttemptsMin: 'l.retry_attempts >= $',
  retryAttemptsMax: 'l.retry_attempts <= $',
  lastResponseStatus: 'l.last_response_status = $',
  status: 'l.status = $',
  // Totals contain -1 for no response.
  hasResponse: '(coalesce(l.last_response_status, -1) <> -1) = $',
};

/** The totals do not distinguish webhooks, so the logs of one webhook are counted row by row, by the index that starts with the webhook. */
const WEBHOOK = 'l.webhook_id = $';

function rangesOf({ startTimestamp, endTimestamp, startLastRetryTimestamp, endLastRetryTimestamp: last }: WebhookLogFilter) {
  return {
    created: { from: startTimestamp, to: endTimestamp },
    // The end of the last-retry range is inclusive. Timestamps have whole milliseconds, so adding one millisecond makes the end exclusive.
    retried: { from: startLastRetryTimestamp, to: last && new Date(last.getTime() + 1) },
  };
}

const DAY = `(l.create_timestamp at time zone 'UTC')::date`;

/**
 * Maximum number of filters in a query whose prepared statement is kept. Planning for all partitions takes longer than executing, but a kept plan
 * takes half a megabyte per connection, so plans are kept for common combinations of filters only.
 */
const USUAL_FILTERS = 2;

function nameOf(text: string, filter: WebhookLogFilter): { name?: string } {
  const names = [...(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]), 'webhookId' as const, ...BOUNDS];
  if (names.filter((name) => filter[name] !== undefined).length > USUAL_FILTERS) return {};
  return { name: `list-webhook-logs-${createHash('sha256').update(text).digest('hex').slice(0, 16)}` };
}

/**
 * Returns the statement for one page of an organization's webhook logs, newest first, with the exact total at the same instant. Its cost grows with
 * the number of matching days and of rows per day, not with the number of all logs: whole days are counted from precomputed totals and their pending
 * changes (unless only one webhook is listed), only the partial days at the ends of a range are counted row by row, and the page reads only rows of the days that it contains. Payloads
 * that the caller may not read are null; rows and total are the same for every caller. @param filter undefined properties do not filter
 */
export function listLogsStatement(
  { organizationId, scopes }: WebhookCaller,
  filter: WebhookLogFilter,
  { page, size }: PageRequest,
): PositionalStatement & { values: unknown[] } {
  const values: unknown[] = [organizationId];
  const value = (given: unknown) => `$${values.push(given)}`;
  const instant = (given: Date) => `${value(given)}::timestamptz`;
  const within = (column: string, { from, to }: TimeRange, bound: (given: Date) => string = instant) => [
    ...(from ? [`${column} >= ${bound(from)}`] : []),
    ...(to ? [`${column} < ${bound(to)}`] : []),
  ];
  const whereAll = (...conditions: string[]) => ['where l.organization_id = $1', ...matching, ...conditions].join(' and ');

  const matching = (Object.entries(CONDITIONS) as [keyof typeof CONDITIONS, string][]).flatMap(([name, condition]) =>
    filter[name] === undefined ? [] : [condition.replace('$', value(filter[name]))],
  );
  if (filter.webhookId !== undefined) matching.push(WEBHOOK.replace('$', value(filter.webhookId)));
  const { created, retried } = rangesOf(filter);
  const createdRows = within('l.create_timestamp', created);
  const retriedRows = within('l.last_retry_timestamp', retried);
  const [createdDays, retriedDays] = [roundRangeInwards(created, DAY_MS), roundRangeInwards(retried, DAY_MS)];

  // Every log that matches the filter is counted by exactly one of the subqueries below.
  const counts: string[] = [];
  const countRows = (...conditions: string[]) =>
    counts.push(`select ${DAY}, count(*) from webhook_log l ${whereAll(...conditions)} group by 1`);
  const hasTotals = filter.webhookId === undefined;
  if (!hasTotals) countRows(...createdRows, ...retriedRows);
  if (hasTotals && createdDays.whole && retriedDays.whole) {
    const day = (given: Date) => `(${instant(given)} at time zone 'UTC')::date`;
    const asksForRetries = retriedRows.length > 0;
    const days = within('l.create_day', createdDays.whole, day);
    // A log that was never retried has no retry day, so it never matches a retry range.
    if (asksForRetries) days.push(...within('l.retry_day', retriedDays.whole, day));
    for (const table of [asksForRetries ? 'webhook_log_retried_cell' : 'webhook_log_cell', 'webhook_log_delta'])
      counts.push(`select l.create_day, l.count from ${table} l ${whereAll(...days)}`);
  }
  for (const part of hasTotals ? createdDays.corrections : []) countRows(...within('l.create_timestamp', part), ...retriedRows);
  for (const part of hasTotals && createdDays.whole ? retriedDays.corrections : [])
    countRows(...within('l.last_retry_timestamp', part), ...within('l.create_timestamp', createdDays.whole ?? {}));

  const readable = value(readableWebhookTypes(scopes));
  const [limit, offset] = [`${value(size)}::bigint`, `${value((page - 1) * size)}::bigint`];
  const text = `
    with counted as (select day, sum(n)::bigint as n from (${counts.join(' union all ')}) as counts (day, n) group by day),
      days as (select day, n, sum(n) over (order by day desc)::bigint - n as newer from counted where n > 0),
      paged as (
        select l.id, l.create_timestamp
        from days, lateral (
          select l.id, l.create_timestamp from webhook_log l
          ${whereAll(...createdRows, ...retriedRows)}
            and l.create_timestamp >= day::timestamp at time zone 'UTC' and l.create_timestamp < (day + 1)::timestamp at time zone 'UTC'
          order by l.create_timestamp desc, l.id desc
          -- As many as there are: nothing is looked for behind the last.
          offset greatest(${offset} - newer, 0) limit least(${limit}, n - greatest(${offset} - newer, 0))
        ) as l
        where newer < ${offset} + ${limit} and newer + n > ${offset}
        order by l.create_timestamp desc, l.id desc limit ${limit}
      )
    select counted.total, paged.id is not null as "isRow",
      (select ${webhookLog(readable)} from webhook_log l
        where l.organization_id = $1 and l.id = paged.id
          -- A range, which the planner takes for many rows: else it may find all logs of an instant by an index that has no id.
          and l.create_timestamp between paged.create_timestamp and paged.create_timestamp)::text as json
    from (select coalesce(sum(n), 0)::bigint as total from counted) as counted left join paged on true
    order by paged.create_timestamp desc, paged.id desc`;
  return { ...nameOf(text, filter), text, values };
}
