import { DELIVERY_SCOPE } from '@rpm/database';
import { createTestDatabase, type TestDatabase, planNodesOf, type PlanNode } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { ADVANCE } from './advance-replay.sql';
import { ensureWeeklyPartitions } from '../retention/ensure-weeks';

const LOGS = 50_000;
const PART = 500;

describe('a replay for one of many webhooks', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureWeeklyPartitions(database.dataSource, new Date());
    const factory = await Factory.inNewOrganization(database.dataSource);
    for (let n = 0; n < 20; n++) await factory.webhook();
    const fill = (text: string) => database.dataSource.query(text, [factory.organizationId]);
    await fill(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      select $1, 1 + n % 20, 'evt_' || n, 'device.healthcheck', '', now() - n * interval '1 minute', 'delivered' from generate_series(1, ${LOGS}) n`);
    await fill(`insert into webhook_attempt (organization_id, log_id, number, log_create_timestamp, start_timestamp)
      select organization_id, id, 1, create_timestamp, create_timestamp from webhook_log where organization_id = $1`);
    await fill(`insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, cursor_timestamp, status)
      select $1, 3, now() - interval '30 days', now(), now() - interval '20 days', 'running'`);
  });
  afterAll(() => database.drop());

  it.each(['before', 'after'])('reads only the logs of the part that one step replays (%s ANALYZE)', async (time) => {
    if (time === 'after') await database.dataSource.query('analyze');
    const service = await database.connectAsService(1);
    const runner = service.createQueryRunner();
    await runner.startTransaction();
    await runner.query(DELIVERY_SCOPE.text, ['on', 'force_generic_plan']);
    await runner.query(`prepare explained as ${ADVANCE.text}`);
    const [row] = (await runner.query('explain (analyze, timing off, format json) execute explained')) as {
      'QUERY PLAN': [{ Plan: PlanNode }];
    }[];
    await runner.rollbackTransaction();
    await runner.release();
    const nodes = planNodesOf(row?.['QUERY PLAN'][0].Plan);
    const onLogs = nodes.filter(
      (node) => /^webhook_(log|attempt)_(default|2)/.test(node['Relation Name'] ?? '') && node['Node Type'].includes('Scan'),
    );
    const read = onLogs.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    expect(onLogs.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)).toEqual([]);
    // The statement finds the logs that it replays, then reads each of these logs once and its attempts twice.
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(4 * PART + 50);
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThanOrEqual(PART);
  });
});
