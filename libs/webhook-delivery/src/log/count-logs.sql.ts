import { roundRangeInwards, type TimeRange } from '@rpm/data-access';
import { type WebhookLogFilter } from '@rpm/domain';
import { MAY_BE_UNFOLDED } from './unfolded-changes.sql';

const DAY_MS = 86_400_000;

/** The filters that are bounds of time ranges. */
export const BOUNDS = ['startTimestamp', 'endTimestamp', 'startLastRetryTimestamp', 'endLastRetryTimestamp'] as const;

/** SQL conditions of filters that apply both to logs and to precomputed totals. {@link timesOf} handles the time bounds. */
export const CONDITIONS: Record<Exclude<keyof WebhookLogFilter, (typeof BOUNDS)[number] | 'webhookId'>, string> = {
  webhookType: 'log.webhook_type = $webhookType',
  retryAttemptsMin: 'log.retry_attempts >= $retryAttemptsMin',
  retryAttemptsMax: 'log.retry_attempts <= $retryAttemptsMax',
  lastResponseStatus: 'log.last_response_status = $lastResponseStatus',
  status: 'log.status = $status',
  // Totals contain the status -1 for logs without a response.
  hasResponse: '(coalesce(log.last_response_status, -1) <> -1) = $hasResponse',
};

/** The totals do not distinguish webhooks, so the logs of one webhook are counted row by row, with the index that starts with the webhook. */
const OF_WEBHOOK = 'log.webhook_id = $webhookId';

/** A time range whose bounds are the arguments `<name>From` and `<name>To` of a statement. */
interface NamedRange extends TimeRange {
  name: string;
}

/** A time range, the whole days in it, and the partial days at its ends. */
interface DividedRange {
  all: NamedRange;
  /** Null if the range contains no whole day. */
  days: NamedRange | null;
  parts: NamedRange[];
}

function divide(name: string, range: TimeRange): DividedRange {
  const { whole, corrections } = roundRangeInwards(range, DAY_MS);
  return {
    all: { ...range, name },
    days: whole && { ...whole, name: `${name}Days` },
    parts: corrections.map(({ from, to }, at) => ({ from, to, name: `${name}Part${at}` })),
  };
}

/** The time ranges that a filter requests: one for the creation of a log, and one for its last retry. */
export interface Times {
  created: DividedRange;
  retried: DividedRange;
}

export function timesOf(filter: WebhookLogFilter): Times {
  const { startTimestamp, endTimestamp, startLastRetryTimestamp, endLastRetryTimestamp: last } = filter;
  return {
    created: divide('created', { from: startTimestamp, to: endTimestamp }),
    // The end of the last-retry range is inclusive. Timestamps have whole milliseconds, so adding one millisecond makes the end exclusive.
    retried: divide('retried', { from: startLastRetryTimestamp, to: last && new Date(last.getTime() + 1) }),
  };
}

/** Returns the arguments for the bounds of all ranges. */
export function boundsOf({ created, retried }: Times): Record<string, Date | undefined> {
  const ranges = [created, retried].flatMap(({ all, days, parts }) => [all, ...(days ? [days] : []), ...parts]);
  return Object.fromEntries(
    ranges.flatMap(({ name, from, to }) => [
      [`${name}From`, from],
      [`${name}To`, to],
    ]),
  );
}

const asInstant = (bound: string) => `${bound}::timestamptz`;
const asDay = (bound: string) => `(${bound}::timestamptz at time zone 'UTC')::date`;

/** Returns SQL conditions that a column must meet to be in a range. @param bound converts a bound to the type of the column */
const within = (column: string, { name, from, to }: NamedRange, bound = asInstant) => [
  ...(from ? [`${column} >= ${bound(`$${name}From`)}`] : []),
  ...(to ? [`${column} < ${bound(`$${name}To`)}`] : []),
];

const inCreated = (range: NamedRange) => within('log.create_timestamp', range);
const inRetried = (range: NamedRange) => within('log.last_retry_timestamp', range);

/** Returns SQL for the condition that a row `log` belongs to the organization and matches all filters but the times, and further conditions. */
function matching(filter: WebhookLogFilter, further: readonly string[]): string {
  const names = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
  const conditions = names.filter((name) => filter[name] !== undefined).map((name) => CONDITIONS[name]);
  const ofWebhook = filter.webhookId === undefined ? [] : [OF_WEBHOOK];
  return ['log.organization_id = $organizationId', ...conditions, ...ofWebhook, ...further].join(' and ');
}

/** Returns SQL for the condition that a log `log` matches the filter. */
export const matchesFilter = (filter: WebhookLogFilter, { created, retried }: Times) =>
  matching(filter, [...inCreated(created.all), ...inRetried(retried.all)]);

const DAY = `(log.create_timestamp at time zone 'UTC')::date`;

/** Returns SQL that counts logs row by row. */
const countRows = (filter: WebhookLogFilter, conditions: readonly string[]) =>
  `select ${DAY}, count(*) from webhook_log log where ${matching(filter, conditions)} group by 1`;

/** Returns SQL that counts the logs that were created and retried on whole days, from precomputed totals and their pending changes. */
function countWholeDays(filter: WebhookLogFilter, { created, retried }: Times): string[] {
  if (!created.days || !retried.days) return [];
  const areRetried = retried.all.from !== undefined || retried.all.to !== undefined;
  const days = within('log.create_day', created.days, asDay);
  // A log that was never retried has no retry day, so it never matches a retry range.
  if (areRetried) days.push(...within('log.retry_day', retried.days, asDay));
  const cells = areRetried ? 'webhook_log_retried_cell' : 'webhook_log_cell';
  const matches = matching(filter, days);
  return [
    `select log.create_day, log.count from ${cells} log where ${matches}`,
    `select log.create_day, log.count from webhook_log_delta log where log.${MAY_BE_UNFOLDED} and ${matches}`,
  ];
}

/** Returns SQL that counts the logs that were created on the partial days at both ends of the creation range. */
const countEndsOfCreation = (filter: WebhookLogFilter, { created, retried }: Times) =>
  created.parts.map((part) => countRows(filter, [...inCreated(part), ...inRetried(retried.all)]));

/** Returns SQL that counts the logs that were created on whole days, and retried on the partial days at both ends of the retry range. */
const countEndsOfRetries = (filter: WebhookLogFilter, { created: { days }, retried }: Times) =>
  days ? retried.parts.map((part) => countRows(filter, [...inRetried(part), ...inCreated(days)])) : [];

/**
 * Returns SQL for the numbers of logs that match the filter, with their days of creation. A day may have several rows, but every log is counted by
 * exactly one of the subqueries.
 */
export function countLogs(filter: WebhookLogFilter, times: Times): string {
  const { created, retried } = times;
  const counts =
    filter.webhookId === undefined
      ? [...countWholeDays(filter, times), ...countEndsOfCreation(filter, times), ...countEndsOfRetries(filter, times)]
      : [countRows(filter, [...inCreated(created.all), ...inRetried(retried.all)])];
  return counts.join(' union all ');
}
