import { NOW, WeeklyLogs } from '../testing/weekly-logs';
import { ensureWeeklyPartitions } from './ensure-weeks';

const FIVE_WEEKS = ['2026w47', '2026w48', '2026w49', '2026w50', '2026w51'];

describe('ensureWeeklyPartitions', () => {
  let logs: WeeklyLogs;

  beforeEach(async () => {
    logs = await WeeklyLogs.start();
  });
  afterEach(() => logs.drop());

  const whereLogsAre = () =>
    logs.select<{ log: string; payload: string; attempt: string }>(
      `select l.tableoid::regclass::text as log, p.tableoid::regclass::text as payload, a.tableoid::regclass::text as attempt
       from webhook_log l join webhook_log_payload p on p.log_id = l.id join webhook_attempt a on a.log_id = l.id order by l.id`,
    );

  it('creates the log partitions of the current week and the next four only once, as the ordinary role that owns the tables', async () => {
    expect(await ensureWeeklyPartitions(logs.service, NOW)).toEqual(FIVE_WEEKS);
    expect(await ensureWeeklyPartitions(logs.service, NOW)).toEqual([]);
    expect(await ensureWeeklyPartitions(logs.service, new Date('2026-11-23T00:00:00Z'))).toEqual(['2026w52']);
    expect(await logs.weeks()).toEqual([...FIVE_WEEKS, '2026w52']);
  });

  it('numbers weeks as ISO 8601 does: the first days of a year may belong to the last week of the previous year', async () => {
    expect(await ensureWeeklyPartitions(logs.service, new Date('2026-12-27T23:59:59.999Z'))).toEqual([
      '2026w52',
      '2026w53',
      '2027w01',
      '2027w02',
      '2027w03',
    ]);
  });

  it('stores a log, its payload and its attempts in the partition of the week, Monday to Sunday, in which the log was created', async () => {
    await ensureWeeklyPartitions(logs.service, NOW);
    for (const stamp of ['2026-11-15T23:59:59.999Z', '2026-11-16T00:00:00Z', '2026-11-22T23:59:59.999Z', '2026-11-23T00:00:00Z'])
      await logs.add(stamp);
    const all = (week: string) => ({
      log: `webhook_log_${week}`,
      payload: `webhook_log_payload_${week}`,
      attempt: `webhook_attempt_${week}`,
    });
    expect(await whereLogsAre()).toEqual([all('default'), all('2026w47'), all('2026w47'), all('2026w48')]);
  });

  it('creates no partition for a week that has logs in the default partition', async () => {
    await logs.add('2026-11-17T00:00:00Z');
    expect(await ensureWeeklyPartitions(logs.service, NOW)).toEqual(FIVE_WEEKS.slice(1));
    expect(await ensureWeeklyPartitions(logs.service, NOW)).toEqual([]);
  });

  it('creates the partitions of each week only once if several calls run at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureWeeklyPartitions(logs.service, NOW)));
    expect(made.flat().sort()).toEqual(FIVE_WEEKS);
  });

  it('adds the partitions of a week while another transaction writes logs', async () => {
    await ensureWeeklyPartitions(logs.service, NOW);
    const writer = logs.database.dataSource.createQueryRunner();
    await writer.startTransaction();
    await writer.query(`select set_config('rpm.delivery', 'on', true)`);
    await writer.query(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      values (${logs.factory.organizationId}, 1, 'evt_1', 'patient.created', 'https://example.org', '2026-11-18Z', 'pending')`);
    expect(await ensureWeeklyPartitions(logs.service, new Date('2026-11-23T00:00:00Z'))).toEqual(['2026w52']);
    await writer.commitTransaction();
    await writer.release();
  });

  it('protects partitions from direct access: a query that names a partition finds no rows', async () => {
    await ensureWeeklyPartitions(logs.service, NOW);
    await logs.add('2026-11-17T00:00:00Z');
    const seen = logs.service.transaction(async (manager) => {
      await manager.query(`select set_config('rpm.delivery', 'on', true)`);
      return manager.query<object[]>(
        'select (select count(*) from webhook_log_2026w47) as partition, (select count(*) from webhook_log) as whole',
      );
    });
    expect(await seen).toEqual([{ partition: 0, whole: 1 }]);
  });
});
