import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { listWithBothStatements } from '../testing/naive-logs';
import { NOW, WeeklyLogs } from '../testing/weekly-logs';
import { foldWebhookLogTotals } from '../log/fold-totals';
import { ensureWeeklyPartitions } from './ensure-weeks';
import { type RetireOptions, retireLogs } from './retire-logs';

describe('retireLogs', () => {
  let logs: WeeklyLogs;

  beforeEach(async () => {
    logs = await WeeklyLogs.start();
  });
  afterEach(() => logs.drop());

  const retire = (options: Partial<RetireOptions> = {}) => retireLogs(logs.service, { days: 90, now: NOW, ...options });
  const bothLists = () => listWithBothStatements(logs.service, logs.factory.organizationId, {}, { page: 1, size: 15 });
  const remaining = async () => {
    const [row] = await logs.select<object>(
      `select (select json_agg(id order by id) from webhook_log) as logs, (select json_agg(log_id order by log_id) from webhook_log_payload) as payloads,
         (select json_agg(log_id order by log_id) from webhook_attempt) as attempts, (select json_agg(log_id order by log_id) from webhook_delivery) as queued`,
    );
    return row;
  };

  /**
   * Stores logs in weeks with partitions (2026w34, 2026w35) and without (2026w30, 2026w33). Logs are kept for 90 days, so the oldest day to keep is
   * 20 August, which is in 2026w34.
   */
  async function store() {
    await ensureWeeklyPartitions(logs.service, new Date('2026-08-03T00:00:00Z'));
    await logs.select('drop table webhook_log_2026w33, webhook_log_payload_2026w33, webhook_attempt_2026w33');
    const other = await Factory.inNewOrganization(logs.service);
    await logs.add('2026-07-20T00:00:00Z', { isPending: true });
    await logs.add('2026-07-26T23:59:59.999Z', { factory: other });
    await logs.add('2026-08-05T00:00:00Z', { isPending: true });
    await logs.add('2026-08-06T00:00:00Z', { factory: other });
    await logs.add('2026-08-09T23:59:59.999Z');
    await logs.add('2026-08-10T00:00:00Z');
    // These logs must be kept, because their week ends after the oldest day to keep.
    return [
      await logs.add('2026-08-17T00:00:00Z', { isPending: true }),
      await logs.add('2026-08-24T00:00:00Z', { factory: other }),
      await logs.add('2026-10-01T00:00:00Z'),
    ];
  }
  const OLD = [
    { week: '2026w30', logs: 2 },
    { week: '2026w32', logs: 3 },
    { week: '2026w33', logs: 1 },
  ];

  it.each([
    ['folded', () => foldWebhookLogTotals(logs.service)],
    ['not folded', () => Promise.resolve()],
  ])('removes outdated logs with their payloads and attempts while pending changes of the totals are %s', async (_when, fold) => {
    const kept = await store();
    await fold();
    const before = await remaining();
    expect(await retire({ dryRun: true })).toEqual(OLD);
    expect(await remaining()).toEqual(before);
    expect(await logs.weeks()).toContain('2026w32');

    const told: unknown[] = [];
    expect(await retire({ onWeek: (week) => told.push(week) })).toEqual(OLD);
    expect(told).toEqual(OLD);
    expect(await remaining()).toEqual({ logs: kept, payloads: kept, attempts: kept, queued: [kept[0]] });
    expect(await logs.weeks()).toEqual(['2026w34', '2026w35', '2026w36']);
    expect(await retire()).toEqual([]);
    const { listed, naive } = await bothLists();
    expect([listed, naive.total]).toEqual([naive, 2]);
  });

  it('removes the totals of deleted logs', async () => {
    await store();
    await retire({ days: 1 });
    await foldWebhookLogTotals(logs.service);
    expect(
      await logs.select(
        'select count from webhook_log_cell union all select count from webhook_log_retried_cell union all select count from webhook_log_delta',
      ),
    ).toEqual([]);
  });

  it('removes attempts that a sender stored after the partitions of their week had been removed', async () => {
    await store();
    await retire();
    const late = `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp)
      select ${logs.factory.organizationId}, 1, stamp, 1, stamp from unnest('{2026-08-05Z,2026-08-16T23:59:59Z,2026-08-17Z}'::timestamptz[]) as stamp`;
    await logs.select(late);
    expect(await retire()).toEqual([]);
    expect(
      await logs.select(
        `select to_char(log_create_timestamp at time zone 'UTC', 'MM-DD') as day from webhook_attempt where log_id = 1`,
      ),
    ).toEqual([{ day: '08-17' }]);
  });

  it('counts each removed log once even if it runs in several processes at once', async () => {
    await store();
    const told = await Promise.all(Array.from({ length: 4 }, () => retire()));
    expect(told.flat().reduce((sum, week) => sum + week.logs, 0)).toBe(6);
  });

  it("waits for transactions that read a week's logs, and lets other transactions read in the meantime", async () => {
    await store();
    const reader = logs.database.dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('select count(*) from webhook_log');
    const told: unknown[] = [];
    const retired = retire({ onWeek: (week) => told.push(week) });
    // The week without a partition can be removed without waiting for other transactions.
    await pollUntil(() => Promise.resolve(told.length), 1);
    for (let turn = 0; turn < 3; turn++) {
      const { listed, naive } = await bothLists();
      expect(listed).toEqual(naive);
    }
    expect(told).toEqual(OLD.slice(0, 1));
    await reader.commitTransaction();
    await reader.release();
    expect(await retired).toEqual(OLD);
  });

  it('leaves no deliveries in the queue if they are resent while their logs are deleted', async () => {
    await logs.add('2026-07-20T00:00:00Z');
    await logs.select(`create function send_again() returns trigger language plpgsql as $$ begin
      insert into webhook_delivery (organization_id, log_id, log_create_timestamp, message_id, webhook_id, is_retry, due_timestamp)
        values (old.organization_id, old.id, old.create_timestamp, old.message_id, old.webhook_id, true, now());
      return old; end $$`);
    await logs.select(
      'create trigger send_again before delete on webhook_log_default for each row execute function send_again()',
    );
    await retire();
    expect(await remaining()).toEqual({ logs: null, payloads: null, attempts: null, queued: null });
  });

  it('deletes the logs of a week without partitions in batches', async () => {
    const webhookId = (await logs.factory.webhook()).id;
    await logs.select(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      select ${logs.factory.organizationId}, ${webhookId}, 'evt_' || n, 'patient.created', 'https://example.org', '2026-03-01Z', 'failed'
      from generate_series(1, 4500) as n`);
    expect(await retire()).toEqual([{ week: '2026w09', logs: 4500 }]);
    expect(await bothLists()).toEqual({
      listed: { total: 0, ids: [] },
      naive: { total: 0, ids: [] },
    });
  });
});
