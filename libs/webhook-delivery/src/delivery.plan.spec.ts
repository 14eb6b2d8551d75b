import { type EntityManager } from 'typeorm';
import { type Database, DELIVERY_SCOPE, type Statement, valuesOf } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  type ExplainResult,
  planNodesOf,
  type PlanNode,
  rowsRead,
} from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { packDeliveries } from './bodies/pack-deliveries';
import { CLAIM } from './queue/claim.sql';
import { FAN_OUT_OLDEST } from './queue/fan-out.sql';
import { FINISH_DIRECT } from './lease/finish-direct.sql';
import { FINISH } from './queue/finish.sql';
import { LEASE_OLDEST } from './lease/lease-events.sql';
import { QUEUE_LEASED, READ_BODIES } from './lease/leased-deliveries.sql';
import { NO_QUEUE_LOOK, WaitingQueues } from './waiting/waiting-queues';
import { RECOVER } from './lease/recover-leases.sql';

const OWNER = '00000000-0000-4000-8000-000000000001';
const WEBHOOKS = 50;
const BACKLOG = 20_000;
const TIMES = ['before', 'after'] as const;

/** Writes a value as PostgreSQL reads it in a literal. */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((element) => literalOf(element)).join(',')}}`;
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString('hex')}"`;
  return value instanceof Date ? value.toISOString() : String(value);
}

describe('with a backlog of deliveries to one hanging webhook', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  /** A snapshot that is older than the backlog. */
  let snapshot: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(1);
    mine = await Factory.inNewOrganization(database.dataSource);
    for (let n = 0; n < WEBHOOKS; n++) await mine.webhook();
    await database.dataSource.query('update webhook_health set last_success_timestamp = now()');
    const [row] = await database.dataSource.query<{ snapshot: string }[]>('select pg_current_snapshot()::text as snapshot');
    snapshot = row?.snapshot ?? '';
    const fill = (text: string) => database.dataSource.query(text, [mine.organizationId]);
    // At first the tables have no planner statistics, as in a new database.
    await fill(`insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      select $1, w.id, 'evt_' || n || '_' || w.id, 'device.healthcheck', w.url, now() - interval '1 minute', 'pending'
      from webhook w, generate_series(1, ${BACKLOG}) n where w.organization_id = $1 and (w.id = 1 or n <= 5)`);
    await fill(
      `insert into webhook_log_payload select organization_id, id, create_timestamp, '{}' from webhook_log where organization_id = $1`,
    );
    await fill(`insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id)
      select organization_id, webhook_id, false, create_timestamp, id, create_timestamp, message_id from webhook_log where organization_id = $1`);
    await fill(`insert into published_event (organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp, payload)
      select $1, -n, now(), -n, 'patient.created', -n, n, 1, now(), '{}' from generate_series(1, ${BACKLOG}) n`);
    await fill(`insert into event (organization_id, type, subject_id, payload)
      select $1, 'patient.created', n, '{}' from generate_series(1, ${BACKLOG}) n`);
  });
  afterAll(() => database.drop());

  /** Executes a statement and rolls its changes back. Returns its plan, the number of rows it reads per table, and the tables that it scans. */
  async function explain<Arguments extends object>(
    statement: Statement<Arguments>,
    argumentsFrom: (manager: EntityManager) => Promise<NoInfer<Arguments>> | NoInfer<Arguments>,
  ) {
    const runner = service.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(DELIVERY_SCOPE.text, ['on', 'force_generic_plan']);
      const given = valuesOf(statement, await argumentsFrom(runner.manager));
      await runner.query(`prepare explained as ${statement.text}`);
      const literals = given.map((value) => (value === null ? 'null' : `'${literalOf(value).replaceAll("'", "''")}'`));
      const [row] = (await runner.query(
        `explain (analyze, timing off, format json) execute explained(${literals.join(', ')})`,
      )) as ExplainResult[];
      await runner.query('deallocate explained');
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  const scannedWhole = (plan: PlanNode[]) =>
    plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);

  const claim = {
    owner: OWNER,
    leaseMs: 60_000,
    free: 200,
    freeUnproven: 200,
    perOrganization: 100,
    unprovenPerOrganization: 100,
    organizations: '{}',
    unprovenOrganizations: '{}',
    queues: '{}',
    afterOrganization: 0,
    afterWebhook: 0,
    ...NO_QUEUE_LOOK,
  };
  const oldest = {
    perOrganization: 200,
    events: 1000,
    deliveries: 5000,
    snapshot: null,
    lookTimestamp: null,
    organizations: [],
    afterIds: [],
  };
  const lease = { ...oldest, ...new WaitingQueues().nextLookAtFirstTries(), owner: OWNER, leaseMs: 60_000 };

  describe.each(TIMES)('%s statistics are gathered', (time) => {
    beforeAll(async () => {
      if (time === 'after') await database.dataSource.query('analyze');
    });

    it('claiming deliveries of other webhooks does not read the backlog of the hanging one', async () => {
      const plan = await explain(CLAIM, () => claim);
      expect(scannedWhole(plan)).toEqual([]);
      expect(rowsRead(plan, 'webhook_delivery')).toBeLessThan(5 * WEBHOOKS + 5 * 100);
    });

    it('looks that know nothing of the backlog do not read it', async () => {
      const look = { queueSnapshot: snapshot, queueLookTimestamp: 'infinity' };
      const atOnce = 2_001;
      const claimed = await explain(CLAIM, () => ({ ...claim, ...look }));
      expect(scannedWhole(claimed)).toEqual([]);
      expect(rowsRead(claimed, 'webhook_delivery')).toBeLessThan(atOnce + 5 * WEBHOOKS + 5 * 100);
      expect(rowsRead(claimed, 'webhook_delivery')).toBeGreaterThan(atOnce);
      const leased = await explain(LEASE_OLDEST, async (manager) => {
        await emit(manager);
        return { ...lease, ...look };
      });
      expect(scannedWhole(leased)).toEqual([]);
      expect(rowsRead(leased, 'webhook_delivery')).toBeLessThan(atOnce + 4 * WEBHOOKS);
    });

    it('storing the results of deliveries uses index lookups', async () => {
      const plan = await explain(FINISH, async (manager) => {
        const rows = await manager.query<Record<string, unknown>[]>(CLAIM.text, valuesOf(CLAIM, claim));
        const column = (name: string) => rows.map((row) => row[name]);
        const all = (value: unknown) => rows.map(() => value);
        expect(rows).toHaveLength(100);
        return {
          owner: OWNER,
          organization_id: column('organizationId'),
          webhook_id: column('webhookId'),
          is_retry: column('isRetry'),
          lease_end: column('leaseEnd'),
          log_id: column('logId'),
          log_create_timestamp: column('logCreateTimestamp'),
          message_id: column('messageId'),
          number: column('number'),
          url: all('https://example.org'),
          status: all('delivered'),
          next_step: all(null),
          next_delay_ms: all(null),
          pause_ms: all(null),
          is_gone: all(false),
          start_timestamp: all('2026-03-01T00:00:00Z'),
          duration_ms: all(5),
          response_status: all(200),
          error: all(null),
          response_body: all('ok'),
        };
      });
      expect(scannedWhole(plan)).toEqual([]);
      for (const table of ['webhook_delivery', 'webhook_log_default', 'webhook_health']) {
        expect([table, rowsRead(plan, table) <= 2 * 100]).toEqual([table, true]);
      }
    });

    it("finding each organization's oldest events uses index lookups", async () => {
      const plan = await explain(FAN_OUT_OLDEST, () => oldest);
      expect(scannedWhole(plan)).toEqual([]);
      expect(rowsRead(plan, 'event')).toBeLessThan(3 * 200);
    });

    it('leasing events does not read the backlog of the hanging webhook', async () => {
      const plan = await explain(LEASE_OLDEST, async (manager) => {
        await emit(manager);
        return lease;
      });
      expect(scannedWhole(plan)).toEqual([]);
      for (const table of ['webhook_delivery', 'webhook_health']) {
        expect([table, rowsRead(plan, table) <= 4 * WEBHOOKS]).toEqual([table, true]);
      }
    });

    it('leasing events does not read the backlog of the only webhook that has one', async () => {
      const plan = await explain(LEASE_OLDEST, async (manager) => {
        await emit(manager);
        await manager.query('delete from webhook_delivery where webhook_id <> 1');
        await manager.query('analyze webhook_delivery');
        return lease;
      });
      expect(rowsRead(plan, 'webhook_delivery')).toBeLessThanOrEqual(1);
    });

    /** Replaces the waiting events by twenty that every webhook receives, and removes the backlogs of half of the webhooks. */
    async function emit(manager: EntityManager): Promise<void> {
      await manager.query('delete from event');
      await manager.query(
        `insert into event (organization_id, type, subject_id, payload) select $1, 'device.healthcheck', n, '{}' from generate_series(1, 20) n`,
        [mine.organizationId],
      );
      await manager.query(`delete from webhook_delivery where webhook_id % 2 = 0`);
    }

    /** Inserts leases of many other senders, and leases the twenty events of {@link emit}. Returns the leased deliveries of webhooks without a backlog. */
    async function leaseAmongOthers(manager: EntityManager): Promise<Record<string, unknown>[]> {
      await emit(manager);
      await manager.query(
        `insert into event_lease select $1, n, n, now(), gen_random_uuid(), now() + interval '1 minute' from generate_series(1000001, 1005000) n`,
        [mine.organizationId],
      );
      const rows = await manager.query<Record<string, unknown>[]>(LEASE_OLDEST.text, valuesOf(LEASE_OLDEST, lease));
      const [leased] = (rows[0]?.summary as { leases: object[] }).leases;
      const ready = rows.filter(({ isReady }) => isReady === true).slice(0, 100);
      return ready.map((row) => ({ ...row, ...leased }));
    }

    const arrayOf = (rows: Record<string, unknown>[], name: string) => rows.map((row) => row[name]);
    const leasedColumns = (rows: Record<string, unknown>[]) => ({
      organization_id: arrayOf(rows, 'organizationId'),
      webhook_id: arrayOf(rows, 'webhookId'),
      first_position: arrayOf(rows, 'firstPosition'),
      last_position: arrayOf(rows, 'lastPosition'),
      position: arrayOf(rows, 'position'),
    });

    it.each([true, false])('queueing leased deliveries uses index lookups (sent: %s)', async (isSent) => {
      const plan = await explain(QUEUE_LEASED, async (manager) => {
        const rows = await leaseAmongOthers(manager);
        return { owner: OWNER, leaseMs: 60_000, isSent, ...leasedColumns(rows), is_last: rows.map(() => false) };
      });
      expect(scannedWhole(plan)).toEqual([]);
      for (const table of ['event_lease', 'published_event_default', 'webhook_log_default']) {
        expect([table, rowsRead(plan, table) <= 2 * 100]).toEqual([table, true]);
      }
    });

    it('storing the results of leased deliveries uses index lookups', async () => {
      const plan = await explain(FINISH_DIRECT, async (manager) => {
        const rows = await leaseAmongOthers(manager);
        const all = (value: unknown) => rows.map(() => value);
        expect(rows).toHaveLength(100);
        return {
          owner: OWNER,
          ...leasedColumns(rows),
          message_id: arrayOf(rows, 'messageId'),
          number: all(1),
          url: all('https://example.org'),
          status: all('delivered'),
          next_step: all(null),
          next_delay_ms: all(null),
          pause_ms: all(null),
          is_gone: all(false),
          start_timestamp: all('2026-03-01T00:00:00Z'),
          duration_ms: all(5),
          response_status: all(200),
          error: all(null),
          response_body: all('ok'),
          log_create_timestamp: arrayOf(rows, 'createTimestamp'),
          type: arrayOf(rows, 'type'),
          body: rows.map(() => null),
          is_last: rows.map(() => false),
          ...(await packDeliveries(
            rows.map((row) => ({
              organizationId: Number(row['organizationId']),
              webhookId: Number(row['webhookId']),
              createTimestamp: row['createTimestamp'] as Date,
              body: 'body',
              responseBody: 'ok',
            })),
          )),
        };
      });
      expect(scannedWhole(plan)).toEqual([]);
      // The deliveries have many webhooks, and so many rows of bodies, with which no delivery is compared one by one.
      expect(plan.filter((node) => (node['Rows Removed by Join Filter'] ?? 0) > 0)).toEqual([]);
      for (const table of ['event_lease', 'webhook_log_default', 'webhook_health']) {
        expect([table, rowsRead(plan, table) <= 2 * 100]).toEqual([table, true]);
      }
    });

    it('reading the bodies of events, and recovering expired leases, uses index lookups', async () => {
      const bodies = await explain(READ_BODIES, async (manager) => {
        const rows = await leaseAmongOthers(manager);
        const of = <Value>(name: string) => arrayOf(rows, name) as Value[];
        return {
          organizations: of<number>('organizationId'),
          positions: of<number>('position'),
          publishTimestamps: of<Date>('publishTimestamp'),
        };
      });
      const expire = (manager: EntityManager) =>
        manager.query(`update event_lease set lease_end = now() - interval '1 second' where owner = $1`, [OWNER]);
      const recover = await explain(RECOVER, async (manager) => {
        const rows = (await leaseAmongOthers(manager)).slice(0, 1);
        await expire(manager);
        const of = (name: string) => arrayOf(rows, name) as number[];
        return { organizations: of('organizationId'), firstPositions: of('firstPosition'), lastPositions: of('lastPosition') };
      });
      for (const plan of [bodies, recover]) expect(scannedWhole(plan)).toEqual([]);
      expect(rowsRead(bodies, 'published_event_default')).toBeLessThanOrEqual(100);
      expect([rowsRead(recover, 'event_lease') <= 2, rowsRead(recover, 'published_event_default') <= 20]).toEqual([true, true]);
    });
  });
});
