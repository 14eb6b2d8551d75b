import { type Database, valuesOf } from '@rpm/database';
import { type WebhookLogFilter } from '@rpm/domain';
import { createTestDatabase, type TestDatabase, sentStatements, type ExplainResult, planNodesOf } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { ensureWeeklyPartitions } from '../retention/ensure-weeks';
import { foldWebhookLogTotals } from './fold-totals';
import { listLogsStatement } from './list-logs.sql';
import { WebhookLogRepository } from './webhook-log.repository';

const LOGS = 50_000;
const DAYS = 50;
/** The midnight that ends the day of the newest log. A Monday begins at this midnight. */
const END = Date.UTC(2026, 2, 30);
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(END - days * DAY_MS);

describe('query plan of the webhook log list', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  /** Inserts the same number of logs for two organizations. A tenth of the logs were retried a day later. */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(2);
    mine = await Factory.inNewOrganization(database.dataSource);
    const other = await Factory.inNewOrganization(database.dataSource);
    for (const days of [56, 28]) await ensureWeeklyPartitions(service, ago(days));
    for (const { organizationId } of [mine, other]) {
      await database.dataSource.query(
        `insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts,
           last_response_status, last_retry_timestamp, status)
         select $1, 1 + n % 25, 'evt_' || n, (array['patient.created', 'patient.updated'])[1 + n % 2], 'https://example.org', at, (n % 10 = 0)::int, 200,
           case when n % 10 = 0 then at + interval '1 day' end, 'delivered'
         from generate_series(1, $2::int) as n, lateral (select $3::timestamptz - n * interval '1 day' * $4 / $2 as at) as created`,
        [organizationId, LOGS / 2, ago(0), DAYS],
      );
    }
    await foldWebhookLogTotals(service);
    await database.dataSource.query('vacuum (analyze)');
  });
  afterAll(() => database.drop());

  const caller = () => ({ organizationId: mine.organizationId, scopes: OPERATOR_SCOPES });

  /** Counts the rows that the statement for the log list reads under row-level security. `mode` selects a custom or a generic plan. */
  async function rowsRead(filter: WebhookLogFilter, page: number, mode: string) {
    const { statement, args } = listLogsStatement(caller(), filter, { page, size: 15 });
    const values = valuesOf(statement, args, mine.organizationId);
    const literal = (value: unknown) => {
      if (Array.isArray(value)) return `{${value.join(',')}}`;
      return value instanceof Date ? value.toISOString() : String(value);
    };
    const given = values.map((value) => `'${literal(value)}'`);
    const plan = await service.transaction(async (manager) => {
      await manager.query(`select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true)`, [
        mine.organizationId,
        mode,
      ]);
      await manager.query(`prepare listed as ${statement.text}`);
      const [row] = await manager.query<ExplainResult[]>(`explain (analyze, format json) execute listed(${given.join(', ')})`);
      await manager.query('deallocate listed');
      return row?.['QUERY PLAN'][0].Plan;
    });
    const scans = planNodesOf(plan).filter((node) => /^webhook_log_(\d{4}w\d\d|default)$/.test(node['Relation Name'] ?? ''));
    return {
      whole: scans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 && node['Actual Rows'] > 0)
        .length,
      rows: scans.reduce(
        (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
        0,
      ),
    };
  }

  const DAY = LOGS / 2 / DAYS;
  const PAGE = 2 * 15;
  const noon = DAY_MS / 2;

  it.each<[string, WebhookLogFilter, number, number]>([
    ['there is no filter', {}, 1, PAGE],
    ['the page is in the middle', {}, 1111, DAY + PAGE],
    ['the page is the last one', {}, Math.ceil(LOGS / 2 / 15), DAY + PAGE],
    ['one event type is requested', { webhookType: 'patient.created' }, 1, 2 * PAGE],
    ['no log has the requested status', { lastResponseStatus: 404 }, 1, 0],
    ['no delivery is in the requested state', { status: 'failed' }, 1, 0],
    ['deliveries without a response are requested', { hasResponse: false }, 1, 0],
    ['whole days of creation are requested', { startTimestamp: ago(40), endTimestamp: ago(10) }, 1, PAGE],
    [
      'a range of creation times is requested',
      { startTimestamp: new Date(ago(40).getTime() + noon), endTimestamp: new Date(ago(10).getTime() + noon) },
      1,
      2 * DAY + 2 * PAGE,
    ],
    [
      'a range of times of the last retry is requested',
      { startLastRetryTimestamp: new Date(ago(9).getTime() + noon), endLastRetryTimestamp: new Date(ago(6).getTime() + noon) },
      1,
      3 * DAY,
    ],
    ['only retried deliveries are requested', { retryAttemptsMin: 1, retryAttemptsMax: 5 }, 1, 20 * PAGE],
  ])('reads at most two days of logs if %s', async (_what, filter, page, most) => {
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      const { whole, rows } = await rowsRead(filter, page, mode);
      expect([mode, whole, rows <= most || rows]).toEqual([mode, 0, true]);
    }
  });

  it('counts the logs of one webhook with an index scan, without reading logs of other webhooks', async () => {
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      const { whole, rows } = await rowsRead({ webhookId: 2 }, 1, mode);
      const most = LOGS / 2 / 25 + DAY + PAGE;
      expect([mode, whole, rows <= most || rows]).toEqual([mode, 0, true]);
    }
  });

  it('reads the page and the total with one statement, which is prepared once for common filters', async () => {
    const repository = new WebhookLogRepository(service);
    const request = { page: 1, size: 15 };
    const totals: number[] = [];
    const list = async (filter: WebhookLogFilter) => {
      // The filter also contains `page` and `size`, because the API passes all query parameters to the repository.
      totals.push((await repository.list(caller(), { ...filter, ...request }, request)).total);
    };
    const sent = await sentStatements(service, async () => {
      await list({ webhookType: 'patient.created' });
      await list({ webhookType: 'patient.updated' });
      await list({ webhookType: 'patient.updated', retryAttemptsMin: 0, retryAttemptsMax: 1 });
    });
    expect(totals).toEqual([LOGS / 4, LOGS / 4, LOGS / 4]);
    const [first, second, third] = sent.map(({ name }) => name);
    expect(first).toMatch(/^list-webhook-logs-/);
    expect([second, third]).toEqual([first, undefined]);
  });
});
