import { type DisabledReason } from '@rpm/domain';
import { valuesOf } from '@rpm/database';
import { createTestDatabase, type TestDatabase, type ExplainResult, planNodesOf } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { foldWebhookLogTotals } from '../log/fold-totals';
import { NO_OUTBOX_LOOK } from '../outbox/waiting-organizations';
import { NO_QUEUE_LOOK } from '../waiting/waiting-queues';
import { deliveryState, DELIVERY_STATE } from './delivery-state';

const NOTHING = {
  pending: 0,
  oldestDueSeconds: 0,
  oldestHeldBackSeconds: 0,
  oldestEventSeconds: 0,
  breakers: { closed: 0, open: 0, half_open: 0 },
  disabled: { gone: 0, failing: 0 },
  deadEvents: 0,
  deadDeliveries: 0,
  runningReplays: 0,
};

describe('deliveryState', () => {
  let database: TestDatabase;
  let service: TestDatabase['dataSource'];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(2);
  });
  afterAll(() => database.drop());

  /** Inserts deliveries into the queue, each with a pending webhook log. */
  const queue = async (factory: Factory, webhookId: number, due: string, count = 1) =>
    database.dataSource.query(
      `with log as (
         insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
         select $1, $2, gen_random_uuid(), 'device.healthcheck', 'https://example.org/hook', now(), 'pending'
         from generate_series(1, $3) returning id, create_timestamp, message_id
       )
       insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id)
       select $1, $2, false, ${due}, id, create_timestamp, message_id from log`,
      [factory.organizationId, webhookId, count],
    );
  const health = (webhookId: number, failures: number, notBefore: string) =>
    database.dataSource.query(
      `update webhook_health set consecutive_failures = $2, not_before = ${notBefore} where webhook_id = $1`,
      [webhookId, failures],
    );
  const disable = async (factory: Factory, disabledReason: DisabledReason) =>
    database.dataSource.query('update webhook set disabled_reason = $2 where id = $1', [
      (await factory.webhook({ enabled: false })).id,
      disabledReason,
    ]);
  const emit = (factory: Factory, age: string, count = 1) =>
    database.dataSource.query(
      `insert into event (organization_id, type, subject_id, payload, create_timestamp)
       select $1, 'patient.created', 1, '{}', now() - interval '${age}' from generate_series(1, $2)`,
      [factory.organizationId, count],
    );

  it('returns only zeros if there are no deliveries', async () => {
    expect(await deliveryState(service)).toEqual(NOTHING);
  });

  it('counts all organizations together despite row-level security', async () => {
    const [one, other] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    const [served, later] = [await one.webhook(), await other.webhook()];
    const [failing, probed, asked, disabled] = [
      await one.webhook(),
      await other.webhook(),
      await one.webhook(),
      await one.webhook({ enabled: false }),
    ];
    await queue(one, served.id, `now() - interval '60 seconds'`, 3);
    await queue(one, served.id, `now() - interval '10 seconds'`);
    await queue(other, later.id, `now() + interval '1 hour'`);
    await queue(other, later.id, `'infinity'`);
    await queue(one, failing.id, `now() - interval '5000 seconds'`);
    await queue(one, asked.id, `now() - interval '700 seconds'`);
    await health(failing.id, 5, `now() + interval '1 minute'`);
    await health(probed.id, 9, 'null');
    await health(asked.id, 4, `now() + interval '1 minute'`);
    await health(disabled.id, 100, `now() + interval '1 minute'`);
    await disable(one, 'gone');
    await disable(one, 'failing');
    await disable(other, 'failing');
    await emit(one, '20 seconds');
    await emit(other, '300 seconds', 2);
    await emit(other, '0 seconds');
    await database.dataSource.query('update event set dead_timestamp = now() where id = (select min(id) from event)');
    await database.dataSource.query(
      `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, cursor_timestamp, status)
       select $1, $2, now(), now(), now(), status from unnest('{running,done,cancelled,running}'::text[]) as status`,
      [one.organizationId, served.id],
    );
    const state = await deliveryState(service);
    expect(state).toEqual({
      pending: 8,
      oldestDueSeconds: expect.any(Number),
      oldestHeldBackSeconds: expect.any(Number),
      oldestEventSeconds: expect.any(Number),
      breakers: { closed: 1, open: 1, half_open: 1 },
      disabled: { gone: 1, failing: 2 },
      deadEvents: 1,
      deadDeliveries: 1,
      runningReplays: 2,
    });
    // The ages have grown since the rows were inserted, on a busy machine possibly by minutes.
    const ages = [state.oldestDueSeconds - 60, state.oldestHeldBackSeconds - 5000, state.oldestEventSeconds - 300];
    for (const late of ages) expect(late >= 0 && late < 600).toBe(true);
  });

  it('includes changes that have not yet been added to the totals', async () => {
    const { pending } = await deliveryState(service);
    await foldWebhookLogTotals(service);
    expect((await deliveryState(service)).pending).toBe(pending);
    await database.dataSource.query(`update webhook_log set status = 'failed' where id = (select min(id) from webhook_log)`);
    expect((await deliveryState(service)).pending).toBe(pending - 1);
  });

  describe('with a large backlog', () => {
    beforeAll(async () => {
      const factory = await Factory.inNewOrganization(database.dataSource);
      const { id } = await factory.webhook();
      await queue(factory, id, `now() - interval '1 minute'`, 10_000);
      await emit(factory, '1 minute', 10_000);
      await database.dataSource.query(
        `insert into webhook (organization_id, types, url, enabled)
       select $1, '{device.healthcheck}', 'https://example.org/hook', true from generate_series(1, 10000)`,
        [factory.organizationId],
      );
      await disable(factory, 'gone');
      await database.dataSource.query(
        `insert into webhook_health (organization_id, webhook_id) select organization_id, id from webhook on conflict do nothing`,
      );
      await database.dataSource.query(
        `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, cursor_timestamp, status)
       select $1, $2, now(), now(), now(), 'done' from generate_series(1, 5000)`,
        [factory.organizationId, id],
      );
      // The inserted totals span two years in which every log was delivered.
      await database.dataSource.query(
        `insert into webhook_log_cell
       select $1, day::date, 'device.healthcheck', retry, status, 'delivered', 1
       from generate_series(timestamp '2024-01-01', '2025-12-31', '1 day') as day, generate_series(0, 9) as retry,
         unnest('{200,201,202,204}'::int[]) as status`,
        [factory.organizationId],
      );
      await database.dataSource.query('analyze');
    });

    it.each(['force_custom_plan', 'force_generic_plan'])('scans no table completely (%s)', async (mode) => {
      const plan = await service.transaction(async (manager) => {
        await manager.query(`set local plan_cache_mode = ${mode}`);
        await manager.query(`set local rpm.delivery = 'on'`);
        const look = { ...NO_OUTBOX_LOOK, ...NO_QUEUE_LOOK };
        await manager.query(`prepare state as ${DELIVERY_STATE.text}`);
        const values = valuesOf(DELIVERY_STATE, look).map((value) => (value === null ? 'null' : `'{}'`));
        const explain = `explain (analyze, timing off, format json) execute state(${values.join()})`;
        const [row] = await manager.query<ExplainResult[]>(explain);
        await manager.query('deallocate state');
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      });
      const scanned = plan.filter((node) => node['Node Type'].includes('Seq Scan')).map((node) => node['Relation Name']);
      // These tables have only rows of the last seconds, and events that were set aside.
      expect(scanned.filter((name) => !['webhook_log_delta', 'webhook_log_fold', 'event_lease'].includes(name ?? ''))).toEqual(
        [],
      );
      // The statement reads only the oldest delivery of each queue and the oldest event of each organization.
      for (const table of ['webhook_delivery', 'event', 'webhook_health', 'webhook']) {
        const read = plan
          .filter((node) => node['Relation Name'] === table)
          .map((node) => node['Actual Rows'] * node['Actual Loops']);
        expect([table, Math.max(...read) < 50]).toEqual([table, true]);
      }
    });
  });
});
