import { type DataSource } from 'typeorm';
import { createTestDatabase, Factory, type TestDatabase } from '../testing';
import { listBothWays } from '../testing/naive-logs';
import { foldWebhookLogTotals } from '../webhook-log/fold-totals';
import { ensureWeeks } from './ensure-weeks';
import { retireLogs } from './retire-logs';

/** A Wednesday. */
const NOW = new Date('2026-11-18T12:34:56.789Z');
const FIVE_WEEKS = ['2026w47', '2026w48', '2026w49', '2026w50', '2026w51'];

describe('weeks of webhook logs', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;

  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(6);
    mine = await Factory.inNewOrganization(service);
  });
  afterEach(() => database.drop());

  const select = <T>(text: string) => database.dataSource.query<T[]>(text);
  /** Stores a log with all that belongs to it. */
  async function log(createTimestamp: string, { of = mine, isPending = false } = {}) {
    const { id, webhookId } = await of.webhookLog({
      createTimestamp: new Date(createTimestamp),
      ...(isPending && { status: 'pending', lastResponseStatus: 503 }),
    });
    const key = [of.organizationId, id, new Date(createTimestamp)];
    await database.dataSource.query(
      'insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp) values ($1, $2, $3, 1, $3)',
      key,
    );
    const queue = `insert into webhook_delivery (organization_id, log_id, log_create_timestamp, webhook_id, is_retry, due_timestamp)
      values ($1, $2, $3, $4, true, now())`;
    if (isPending) await database.dataSource.query(queue, [...key, webhookId]);
    return id;
  }
  const whereLogsAre = () =>
    select<{ log: string; payload: string; attempt: string }>(
      `select l.tableoid::regclass::text as log, p.tableoid::regclass::text as payload, a.tableoid::regclass::text as attempt
       from webhook_log l join webhook_log_payload p on p.log_id = l.id join webhook_attempt a on a.log_id = l.id order by l.id`,
    );
  const remaining = async () => {
    const [row] = await select<object>(
      `select (select json_agg(id order by id) from webhook_log) as logs, (select json_agg(log_id order by log_id) from webhook_log_payload) as payloads,
         (select json_agg(log_id order by log_id) from webhook_attempt) as attempts, (select json_agg(log_id order by log_id) from webhook_delivery) as queued`,
    );
    return row;
  };
  const weeks = async () => {
    const rows = await select<{ name: string }>(
      `select right(inhrelid::regclass::text, 7) as name from pg_inherits where inhparent = 'webhook_log'::regclass order by 1`,
    );
    return rows.map(({ name }) => name).filter((name) => name !== 'default');
  };

  describe('ensureWeeks', () => {
    it('makes those of now and of the next four, once, by the ordinary role that owns the tables', async () => {
      expect(await ensureWeeks(service, NOW)).toEqual(FIVE_WEEKS);
      expect(await ensureWeeks(service, NOW)).toEqual([]);
      expect(await ensureWeeks(service, new Date('2026-11-23T00:00:00Z'))).toEqual(['2026w52']);
      expect(await weeks()).toEqual([...FIVE_WEEKS, '2026w52']);
    });

    it('numbers weeks by ISO 8601, where a year may begin in the last week of the one before', async () => {
      expect(await ensureWeeks(service, new Date('2026-12-27T23:59:59.999Z'))).toEqual([
        '2026w52',
        '2026w53',
        '2027w01',
        '2027w02',
        '2027w03',
      ]);
    });

    it('has logs and what belongs to them stored by the week of the log, from Monday to Sunday', async () => {
      await ensureWeeks(service, NOW);
      for (const stamp of [
        '2026-11-15T23:59:59.999Z',
        '2026-11-16T00:00:00Z',
        '2026-11-22T23:59:59.999Z',
        '2026-11-23T00:00:00Z',
      ])
        await log(stamp);
      const all = (week: string) => ({
        log: `webhook_log_${week}`,
        payload: `webhook_log_payload_${week}`,
        attempt: `webhook_attempt_${week}`,
      });
      expect(await whereLogsAre()).toEqual([all('default'), all('2026w47'), all('2026w47'), all('2026w48')]);
    });

    it('leaves a week in DEFAULT that has logs there', async () => {
      await log('2026-11-17T00:00:00Z');
      expect(await ensureWeeks(service, NOW)).toEqual(FIVE_WEEKS.slice(1));
      expect(await ensureWeeks(service, NOW)).toEqual([]);
    });

    it('lets several processes do so at once', async () => {
      const made = await Promise.all(Array.from({ length: 5 }, () => ensureWeeks(service, NOW)));
      expect(made.flat().sort()).toEqual(FIVE_WEEKS);
    });

    it('does not wait for ever where somebody writes, and nobody waits for it', async () => {
      await ensureWeeks(service, NOW);
      const writer = service.createQueryRunner();
      await writer.startTransaction();
      await writer.query(`select set_config('rpm.delivery', 'on', true)`);
      await writer.query(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
        values (${mine.organizationId}, 1, 'evt_1', 'patient.created', 'https://example.org', '2026-11-18Z', 'pending')`);
      expect(await ensureWeeks(service, new Date('2026-11-23T00:00:00Z'))).toEqual(['2026w52']);
      await writer.commitTransaction();
      await writer.release();
    });

    it('shows nobody the rows of a partition by its own name', async () => {
      await ensureWeeks(service, NOW);
      await log('2026-11-17T00:00:00Z');
      const seen = service.transaction(async (manager) => {
        await manager.query(`select set_config('rpm.delivery', 'on', true)`);
        return manager.query<object[]>(
          'select (select count(*) from webhook_log_2026w47) as partition, (select count(*) from webhook_log) as whole',
        );
      });
      expect(await seen).toEqual([{ partition: 0, whole: 1 }]);
    });
  });

  describe('retireLogs', () => {
    /** In 2026w34 and 2026w35 there are partitions, in 2026w30 and 2026w33 not; the horizon of 90 days is 20 August, in 2026w34. */
    async function store() {
      await ensureWeeks(service, new Date('2026-08-03T00:00:00Z'));
      await select('drop table webhook_log_2026w33, webhook_log_payload_2026w33, webhook_attempt_2026w33');
      const other = await Factory.inNewOrganization(service);
      await log('2026-07-20T00:00:00Z', { isPending: true });
      await log('2026-07-26T23:59:59.999Z', { of: other });
      await log('2026-08-05T00:00:00Z', { isPending: true });
      await log('2026-08-06T00:00:00Z', { of: other });
      await log('2026-08-09T23:59:59.999Z');
      await log('2026-08-10T00:00:00Z');
      // Of a week that is not over by the horizon, and of later ones; with and without partition.
      return [
        await log('2026-08-17T00:00:00Z', { isPending: true }),
        await log('2026-08-24T00:00:00Z', { of: other }),
        await log('2026-10-01T00:00:00Z'),
      ];
    }
    const OLD = [
      { week: '2026w30', logs: 2 },
      { week: '2026w32', logs: 3 },
      { week: '2026w33', logs: 1 },
    ];

    it.each([
      ['folded', () => foldWebhookLogTotals(service)],
      ['not folded', () => Promise.resolve()],
    ])('removes what is older, with all that belongs to it, when totals are %s', async (_when, fold) => {
      const kept = await store();
      await fold();
      const before = await remaining();
      expect(await retireLogs(service, { days: 90, now: NOW, dryRun: true })).toEqual(OLD);
      expect(await remaining()).toEqual(before);
      expect(await weeks()).toContain('2026w32');

      const told: unknown[] = [];
      expect(await retireLogs(service, { days: 90, now: NOW, onWeek: (week) => told.push(week) })).toEqual(OLD);
      expect(told).toEqual(OLD);
      expect(await remaining()).toEqual({ logs: kept, payloads: kept, attempts: kept, queued: [kept[0]] });
      expect(await weeks()).toEqual(['2026w34', '2026w35', '2026w36']);
      expect(await retireLogs(service, { days: 90, now: NOW })).toEqual([]);
      const { listed, naive } = await listBothWays(service, mine.organizationId, {}, { page: 1, size: 15 });
      expect([listed, naive.total]).toEqual([naive, 2]);
    });

    it('leaves no counts behind of what is gone', async () => {
      await store();
      await retireLogs(service, { days: 1, now: NOW });
      await foldWebhookLogTotals(service);
      expect(
        await select(
          'select count from webhook_log_cell union all select count from webhook_log_retried_cell union all select count from webhook_log_delta',
        ),
      ).toEqual([]);
    });

    it('removes in the end what a sender wrote down after its week was gone', async () => {
      await store();
      await retireLogs(service, { days: 90, now: NOW });
      const late = `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp)
        select ${mine.organizationId}, 1, stamp, 1, stamp from unnest('{2026-08-05Z,2026-08-16T23:59:59Z,2026-08-17Z}'::timestamptz[]) as stamp`;
      await select(late);
      expect(await retireLogs(service, { days: 90, now: NOW })).toEqual([]);
      expect(
        await select(
          `select to_char(log_create_timestamp at time zone 'UTC', 'MM-DD') as day from webhook_attempt where log_id = 1`,
        ),
      ).toEqual([{ day: '08-17' }]);
    });

    it('lets several processes do so at once, and counts nothing twice', async () => {
      await store();
      const told = await Promise.all(Array.from({ length: 4 }, () => retireLogs(service, { days: 90, now: NOW })));
      const logs = told.flat().reduce((sum, week) => sum + week.logs, 0);
      expect(logs).toBe(6);
    });

    it('waits for who still reads a week, and lets others read meanwhile', async () => {
      await store();
      const reader = service.createQueryRunner();
      await reader.startTransaction();
      await reader.query('select count(*) from webhook_log');
      const retired = retireLogs(service, { days: 90, now: NOW });
      for (let turn = 0; turn < 3; turn++) {
        const { listed, naive } = await listBothWays(service, mine.organizationId, {}, { page: 1, size: 15 });
        expect(listed).toEqual(naive);
      }
      await reader.commitTransaction();
      await reader.release();
      expect(await retired).toEqual(OLD);
    });

    it('leaves nothing in the queue of what somebody sends again meanwhile', async () => {
      await log('2026-07-20T00:00:00Z');
      await select(`create function send_again() returns trigger language plpgsql as $$ begin
        insert into webhook_delivery (organization_id, log_id, log_create_timestamp, webhook_id, is_retry, due_timestamp)
          values (old.organization_id, old.id, old.create_timestamp, old.webhook_id, true, now());
        return old; end $$`);
      await select('create trigger send_again before delete on webhook_log_default for each row execute function send_again()');
      await retireLogs(service, { days: 90, now: NOW });
      expect(await remaining()).toEqual({ logs: null, payloads: null, attempts: null, queued: null });
    });

    it('deletes a week without partitions part by part', async () => {
      const webhookId = (await mine.webhook()).id;
      await select(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
        select ${mine.organizationId}, ${webhookId}, 'evt_' || n, 'patient.created', 'https://example.org', '2026-03-01Z', 'failed'
        from generate_series(1, 4500) as n`);
      expect(await retireLogs(service, { days: 90, now: NOW })).toEqual([{ week: '2026w09', logs: 4500 }]);
      expect(await listBothWays(service, mine.organizationId, {}, { page: 1, size: 15 })).toEqual({
        listed: { total: 0, ids: [] },
        naive: { total: 0, ids: [] },
      });
    });
  });
});
