import { createDataSource, runScoped, type Statement } from '@rpm/database';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { listLogsStatement } from '@rpm/webhook-delivery';
import { NAIVE_CONDITIONS } from '@rpm/webhook-delivery/testing';
import { type PageRequest, type WebhookLogFilter } from '@rpm/domain';
import assert from 'node:assert/strict';
import { type DataSource } from 'typeorm';
import { DAYS, fillWebhookLogs } from './fill-webhook-logs';
import {
  type DatabaseUrls,
  databaseUrlsOf,
  withDataSource,
  createDatabase,
  prepareSchema,
  startServer,
} from '../reading/readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';

export const webhookLogs: Row = {
  name: 'webhook-logs',
  about:
    'totals and pages of --readings webhook logs: this service with precomputed totals, a naive statement with count(*) and OFFSET',
  defaults: { readings: 2_000_000, rounds: 5 },
  run: async (bench) => {
    const { connection, administration } = await startServer(bench);
    const database = `webhook_logs_${bench.readings}`;
    await createDatabase(administration, database, connection.user);
    return runWebhookLogs(bench, databaseUrlsOf(connection, administration, database));
  },
};

/** Id of the organization that has the most webhook logs. */
const ORGANIZATION = 1;
const CALLER = { organizationId: ORGANIZATION, scopes: OPERATOR_SCOPES };
const SIZE = 15;
const DAY_MS = 86_400_000;

interface Question {
  title: string;
  filter: WebhookLogFilter;
  /** Position of the requested page among the pages of matching logs, from 0 (first page) to 1 (last page). */
  depth: number;
}

/** Returns the filters and pages whose response times `scale.md` reports. @param end the midnight after the newest log */
function questions(end: number): Question[] {
  // The time bounds are not midnights, so that the partial days at the ends of the range must be counted row by row.
  const ago = (days: number) => new Date(end - days * DAY_MS - DAY_MS / 3);
  const every = {
    webhookType: 'device.associationCreated',
    retryAttemptsMin: 1,
    retryAttemptsMax: 5,
    lastResponseStatus: 200,
  } as const;
  const retried = { startLastRetryTimestamp: ago(3), endLastRetryTimestamp: ago(1) };
  return [
    { title: 'no filter', filter: {}, depth: 0 },
    { title: 'one common type', filter: { webhookType: 'device.associationCreated' }, depth: 0 },
    { title: 'one common status', filter: { lastResponseStatus: 200 }, depth: 0 },
    { title: 'one rare status', filter: { lastResponseStatus: 404 }, depth: 0 },
    { title: 'created in 60 days', filter: { startTimestamp: ago(75), endTimestamp: ago(15) }, depth: 0 },
    {
      title: 'created in an hour',
      filter: { startTimestamp: ago(15), endTimestamp: new Date(ago(15).getTime() + 3_600_000) },
      depth: 0,
    },
    { title: 'retry attempts 1-5', filter: { retryAttemptsMin: 1, retryAttemptsMax: 5 }, depth: 0 },
    { title: 'last retry in 2 days', filter: retried, depth: 0 },
    { title: 'every filter at once', filter: { ...every, ...retried, startTimestamp: ago(20), endTimestamp: ago(1) }, depth: 0 },
    { title: 'a page two thirds in', filter: {}, depth: 2 / 3 },
    { title: 'the last page', filter: {}, depth: 1 },
    { title: 'a deep page of one rare status', filter: { lastResponseStatus: 404 }, depth: 2 / 3 },
  ];
}

type Answer = { total: number; isRow: boolean; json: string }[];

export async function runWebhookLogs(bench: BenchmarkContext, addresses: DatabaseUrls): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(addresses.url);
  const service = await createDataSource({
    connection: { connectionString: addresses.url },
    poolSize: 1,
    patience: 'work',
  }).initialize();
  bench.defer(() => service.destroy());
  const end = await withDataSource(addresses.administrationUrl, async (administration) => {
    const endOf = async () => {
      const text = `select date_trunc('day', max(create_timestamp) at time zone 'UTC') + interval '1 day' as end from webhook_log`;
      const [row] = await administration.query<{ end: Date | null }[]>(
        `select "end" at time zone 'UTC' as "end" from (${text}) as newest`,
      );
      return row?.end?.getTime();
    };
    const filled = await endOf();
    if (filled !== undefined) return filled;
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    await fillWebhookLogs(administration, service, { logs: bench.readings, end: new Date(midnight), say: bench.say });
    return midnight;
  });
  const measured = [];
  for (const question of questions(end)) {
    bench.say(`Measuring ${question.title}`);
    measured.push({ title: question.title, ...(await measure(service, question, bench.rounds)) });
  }
  const lines = measured.map(({ title, total, page, naiveMs, ms }) => [title, total, page, naiveMs, ms].map(String));
  return {
    figures: {
      ratio: roundTo(median(measured.map(({ naiveMs, ms }) => naiveMs / ms)), 2),
      logs: bench.readings,
      days: DAYS,
      measured,
    },
    text: [
      `${bench.readings} logs of ${DAYS} days; every answer is that of the naive statement. Milliseconds, medians of ${bench.rounds}:`,
      '',
      ...alignColumns([['query', 'total', 'page', 'count(*), OFFSET', 'this service'], ...lines]),
    ].join('\n'),
    failures: 0,
    postgres,
  };
}

/** Measures the service's statement and the naive statement in turn. One earlier run of each is not counted. */
async function measure(service: DataSource, { filter, depth }: Question, rounds: number) {
  const ask = (statement: Statement & { values: unknown[] }) => timed(service, statement);
  const first = await ask(listLogsStatement(CALLER, filter, { page: 1, size: SIZE }));
  const total = first.answer[0]?.total ?? 0;
  const page = Math.max(1, Math.ceil((total * depth) / SIZE));
  const ours: number[] = [];
  const naive: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const one = await ask(listLogsStatement(CALLER, filter, { page, size: SIZE }));
    const other = await ask(naiveStatement(filter, { page, size: SIZE }));
    assert.deepEqual(one.answer, other.answer, 'The answers differ.');
    if (round === 0) continue;
    ours.push(one.ms);
    naive.push(other.ms);
  }
  return { total, page, naiveMs: roundTo(median(naive), 1), ms: roundTo(median(ours), 1) };
}

async function timed(service: DataSource, { values, ...statement }: Statement & { values: unknown[] }) {
  const begin = performance.now();
  const rows = await runScoped<Answer[number]>(service, ORGANIZATION, statement, values);
  const ms = performance.now() - begin;
  return {
    ms,
    answer: rows.map(({ total, isRow, json }) => ({ total, isRow, id: isRow ? (JSON.parse(json) as { id: number }).id : 0 })),
  };
}

/**
 * Returns the naive SQL statement with which the service's statement is compared. Like the latter, it looks up the rows of the page by key, so that
 * OFFSET skips only narrow rows.
 */
function naiveStatement(filter: WebhookLogFilter, { page, size }: PageRequest): Statement & { values: unknown[] } {
  const values: unknown[] = [ORGANIZATION];
  const conditions = (Object.keys(filter) as (keyof WebhookLogFilter)[]).map((name) =>
    NAIVE_CONDITIONS[name].replace('$', `$${values.push(filter[name])}`),
  );
  const matching = ['from webhook_log l where l.organization_id = $1', ...conditions].join(' and ');
  const text = `
    with paged as (
        select l.id, l.create_timestamp ${matching} order by l.create_timestamp desc, l.id desc
        limit $${values.push(size)} offset $${values.push((page - 1) * size)})
    select counted.total, paged.id is not null as "isRow", (
        select json_build_object('id', l.id, 'url', l.webhook_url) from webhook_log l
        where l.organization_id = $1 and l.id = paged.id and l.create_timestamp = paged.create_timestamp)::text as json
    from (select count(*) as total ${matching}) as counted left join paged on true
    order by paged.create_timestamp desc, paged.id desc`;
  return { text, values };
}
