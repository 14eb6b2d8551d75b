import { workDueInMs } from '@rpm/database';
import fc from 'fast-check';
import { type QueryRunner } from 'typeorm';
import { DUE_TIMES, LOOK_EVERYWHERE } from '../deliverer/due-times.sql';
import { DeliveryQueue } from '../delivery-queue';
import { type HeldDelivery } from '../lease/direct-delivery';
import { foldWebhookLogTotals } from '../log/fold-totals';
import { DeliveryStateReader } from '../queue/delivery-state';
import { QUEUE_SLOTS } from '../queue/free-slots';
import { ALL, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';

const WEBHOOKS = 3;
const TRANSACTIONS = 3;
const PROCESSES = 2;
const HOUR_MS = 3_600_000;

const webhook = fc.nat(WEBHOOKS - 1);
const transaction = fc.nat(TRANSACTIONS - 1);
const process = fc.nat(PROCESSES - 1);
const due = fc.constantFrom('-1 hour', '-1 second', '1 hour');

/** One step of a history: what a transaction that stays open does, or what a sender does. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('queue' as const),
      transaction,
      webhook,
      isRetry: fc.boolean(),
      due,
      count: fc.constantFrom<number>(1, 2, 40),
      isInSavepoint: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hasten' as const), transaction }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('commit' as const), transaction }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollBack' as const), transaction }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('claim' as const), process, free: fc.constantFrom(3, 100_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('finish' as const), process, isRetried: fc.boolean(), isDueLater: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('lease' as const), process }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), process }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fold' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface DueDelivery {
  webhook_id: number;
  is_retry: boolean;
  log_id: number;
}

/** SQL for the deliveries that are due, in the order in which they are claimed. */
const DUE = `select webhook_id::int, is_retry, log_id::int from webhook_delivery where due_timestamp <= now()
  order by webhook_id, is_retry, due_timestamp, log_id`;

const INSERT = `
  with logged as (
    insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
    select organization_id, id, gen_random_uuid(), 'device.healthcheck', url, now(), 'pending' from webhook, generate_series(1, $4) where id = $1
    returning *
  ), kept as (
    insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body) select organization_id, id, create_timestamp, '{}' from logged
  )
  insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id)
  select organization_id, webhook_id, $2, now() + $3::interval, id, create_timestamp, message_id from logged`;

describe('deliveries of transactions that commit in another order than that of their ids', () => {
  let world: QueueSandbox;
  let webhookIds: number[];

  beforeAll(async () => {
    world = await QueueSandbox.create();
    const other = await world.newOrganization();
    webhookIds = [world.webhook.id, (await world.mine.webhook()).id, (await other.webhook()).id];
  });
  afterAll(() => world.drop());

  /** A history, whose processes look only where they must, compared with a look at the whole queue before each step of a process. */
  class History {
    private readonly open: (QueryRunner | null)[] = Array.from({ length: TRANSACTIONS }, () => null);
    private readonly processes = Array.from({ length: PROCESSES }, () => this.startProcess());
    private readonly metrics = new DeliveryStateReader(world.service);

    private startProcess(): { queue: DeliveryQueue; held: HeldDelivery[] } {
      // The leases cannot end during the spec.
      return { queue: new DeliveryQueue(world.service, HOUR_MS, () => undefined), held: [] };
    }

    async run(given: Step): Promise<void> {
      if ('process' in given) return this.send(given);
      if (given.kind === 'fold') {
        await foldWebhookLogTotals(world.service);
        return;
      }
      const runner = (this.open[given.transaction] ??= await this.begin());
      if (given.kind === 'queue') {
        if (given.isInSavepoint) await runner.query('savepoint inner_one');
        await runner.query(INSERT, [webhookIds[given.webhook], given.isRetry, given.due, given.count]);
        if (given.isInSavepoint) await runner.query('release savepoint inner_one');
      } else if (given.kind === 'hasten') {
        await runner.query(
          `update webhook_delivery set due_timestamp = now() - interval '1 minute', owner = null where ctid = any(array(
             select ctid from webhook_delivery where due_timestamp > now() and owner is null limit 1 for update skip locked))`,
        );
      } else {
        this.open[given.transaction] = null;
        await this.end(runner, given.kind === 'commit');
      }
    }

    /** Ends all transactions, and lets each process look at the queue. */
    async finish(): Promise<void> {
      for (const runner of this.open) if (runner) await this.end(runner, true);
      for (let process = 0; process < PROCESSES; process++) await this.send({ kind: 'claim', process, free: 100_000 });
    }

    private async begin(): Promise<QueryRunner> {
      const runner = world.database.dataSource.createQueryRunner();
      await runner.startTransaction();
      return runner;
    }

    private async end(runner: QueryRunner, isCommitted: boolean): Promise<void> {
      await (isCommitted ? runner.commitTransaction() : runner.rollbackTransaction());
      await runner.release();
    }

    private async send(given: Extract<Step, { process: number }>): Promise<void> {
      await world.look('update webhook_health set consecutive_failures = 0, failing_since = null, not_before = null');
      await world.prove();
      const sender = (this.processes[given.process] ??= this.startProcess());
      const dueNow = await world.look<DueDelivery>(DUE);
      await this.compareChecks(sender.queue, dueNow);
      if (given.kind === 'claim') {
        const claimed = await sender.queue.claim({
          ...ALL,
          free: given.free,
          freeUnproven: given.free,
          perOrganization: given.free,
        });
        sender.held.push(...claimed);
        const ids = new Set(claimed.map(({ logId }) => logId));
        // A claim with few slots may leave some of them for the next claim.
        if (given.free > dueNow.length) expect(ids.size).toBe(firstOfQueues(dueNow).length);
        else expect(ids.size > 0 && ids.size <= given.free).toBe(true);
        // In each queue, those that are due first are claimed first.
        for (const queue of queuesOf(dueNow)) {
          const taken = queue.filter(({ log_id }) => ids.has(log_id));
          expect(taken).toEqual(queue.slice(0, taken.length));
        }
      } else if (given.kind === 'finish') {
        const finished = sender.held.splice(0, 3);
        const result = (held: HeldDelivery) =>
          given.isRetried ? failed(held, given.isDueLater ? HOUR_MS : -1_000) : delivered(held);
        await sender.queue.finish(finished.map(result));
      } else if (given.kind === 'lease') {
        await world.emit();
        const leased = (await sender.queue.lease(100))?.leased ?? [];
        expect(leased).toHaveLength(2);
        // A delivery may not be sent while earlier ones to its webhook wait.
        const waiting = new Set(dueNow.filter(({ is_retry }) => !is_retry).map(({ webhook_id }) => webhook_id));
        for (const { webhookId, isReady } of leased) expect([webhookId, isReady]).toEqual([webhookId, !waiting.has(webhookId)]);
        const ready = await sender.queue.withBodies(leased.filter(({ isReady }) => isReady));
        await sender.queue.queueLeased(
          leased.filter(({ isReady }) => !isReady),
          { isSent: false },
        );
        sender.held.push(...ready);
      } else {
        this.processes[given.process] = this.startProcess();
      }
    }

    /** Compares the check for work and the metrics of processes that have looked before with those of processes that have not. */
    private async compareChecks(queue: DeliveryQueue, dueNow: DueDelivery[]): Promise<void> {
      const dueInMs = (looks: object) => workDueInMs(world.service, [DUE_TIMES.claim], looks);
      const [found, full] = [await dueInMs(queue.nextLooks()), await dueInMs(LOOK_EVERYWHERE)];
      expect([found === 0, full === 0]).toEqual([dueNow.length > 0, dueNow.length > 0]);
      const [state, fresh] = [await this.metrics.read(), await new DeliveryStateReader(world.service).read()];
      expect(state.pending).toBe(await countPending());
      const inHalfHours = (seconds: number) => Math.ceil(seconds / 1_800);
      expect({ ...state, oldestDueSeconds: inHalfHours(state.oldestDueSeconds), oldestEventSeconds: 0 }).toEqual({
        ...fresh,
        oldestDueSeconds: inHalfHours(fresh.oldestDueSeconds),
        oldestEventSeconds: 0,
      });
    }
  }

  /** Deletes everything that a history has written. */
  async function clear(): Promise<void> {
    for (const table of [
      'event',
      'event_lease',
      'webhook_delivery',
      'webhook_attempt',
      'webhook_log_payload',
      'webhook_bodies',
      'webhook_log',
    ])
      await world.look(`delete from ${table}`);
  }

  /** Counts the logs that wait, row by row. */
  async function countPending(): Promise<number | undefined> {
    const [row] = await world.look<{ count: number }>(`select count(*)::int as count from webhook_log where status = 'pending'`);
    return row?.count;
  }

  function queuesOf(rows: readonly DueDelivery[]): DueDelivery[][] {
    const queues = new Map<string, DueDelivery[]>();
    for (const row of rows) {
      const key = `${row.webhook_id} ${row.is_retry}`;
      const queue = queues.get(key);
      if (queue) queue.push(row);
      else queues.set(key, [row]);
    }
    return [...queues.values()];
  }

  /** Returns the deliveries for which a claim has slots. */
  function firstOfQueues(rows: readonly DueDelivery[]): DueDelivery[] {
    const { firstTries, retries } = QUEUE_SLOTS.proven;
    return queuesOf(rows).flatMap((queue) => queue.slice(0, queue[0]?.is_retry ? retries : firstTries));
  }

  it('are claimed as soon as they are committed and due, and are not overtaken', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const history = new History();
      for (const one of steps) await history.run(one);
      await history.finish();
      await clear();
    });
    // Only the first failure is reported, because a history that fails leaves its transactions open.
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
  });

  it('are claimed from every queue although there are more of them than a look reads', async () => {
    const history = new History();
    const claim = { kind: 'claim', process: 0, free: 100_000 } as const;
    const queued = { kind: 'queue', transaction: 0, isRetry: false, due: '-1 hour', isInSavepoint: false } as const;
    const commit = { kind: 'commit', transaction: 0 } as const;
    await history.run(claim);
    for (const one of [{ ...queued, webhook: 0, count: 2_500 }, commit, { ...queued, webhook: 1, count: 1 }, commit])
      await history.run(one);
    await history.run({ kind: 'lease', process: 0 });
    await history.run(claim);
    await history.finish();
    await clear();
  });

  it('are counted although a mark of the totals was restored from another server, whose transactions have greater ids', async () => {
    await world.look(`insert into webhook_log_fold values ('1000000000000', '1000000000000')`);
    const queued = new History();
    for (const kind of ['queue', 'commit'] as const)
      await queued.run({ kind, transaction: 0, webhook: 0, isRetry: false, due: '1 hour', count: 2, isInSavepoint: false });
    const counted = async () => (await new DeliveryStateReader(world.service).read()).pending;
    expect(await counted()).toBe(2);
    expect(await foldWebhookLogTotals(world.service)).toBeGreaterThan(0);
    expect(await counted()).toBe(2);
  });
});
