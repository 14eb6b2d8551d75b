import fc from 'fast-check';
import { type QueryRunner } from 'typeorm';
import { type DeliveryQueue } from '../delivery-queue';
import { QueueSandbox } from '../testing/queue-sandbox';

const ORGANIZATIONS = 3;
const TRANSACTIONS = 3;
const PROCESSES = 2;

/** Number of ids that each transaction takes before it writes anything. */
const EARLY_IDS = 2;

const organization = fc.nat(ORGANIZATIONS - 1);
const transaction = fc.nat(TRANSACTIONS - 1);
const process = fc.nat(PROCESSES - 1);

/** One step of a history: what a transaction that stays open does, or what a sender does. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('emit'), transaction, organization, count: fc.constantFrom(1, 2, 70) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('emitEarlyId'), transaction, organization }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('emitInSavepoint'), transaction, organization }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('commit'), transaction }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollBack'), transaction }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take'), process, isLease: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drain'), process, isLease: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart'), process }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A transaction that stays open, with the ids of its events. */
interface OpenTransaction {
  runner: QueryRunner;
  earlyIds: number[];
  events: { organization: number; id: number }[];
}

describe('events of transactions that commit in another order than that of their ids', () => {
  let world: QueueSandbox;
  let organizationIds: number[];

  beforeAll(async () => {
    world = await QueueSandbox.create();
    organizationIds = [world.mine.organizationId];
    for (let n = 1; n < ORGANIZATIONS; n++) organizationIds.push((await world.newOrganization()).organizationId);
  });
  afterAll(() => world.drop());

  /** A history, compared with a model in which each call takes the events with the lowest ids of the organizations, and a drain leaves none. */
  class History {
    private readonly open: (OpenTransaction | null)[] = Array.from({ length: TRANSACTIONS }, () => null);
    private readonly processes: DeliveryQueue[] = Array.from({ length: PROCESSES }, () => world.another());
    /** The ids of the committed events that wait, by organization. */
    private readonly waiting: number[][] = organizationIds.map(() => []);
    private readonly published: number[][] = organizationIds.map(() => []);

    async run(given: Step): Promise<void> {
      if ('process' in given) return this.send(given);
      const transaction = (this.open[given.transaction] ??= await this.begin());
      if ('organization' in given) return this.emit(transaction, given);
      this.open[given.transaction] = null;
      await this.end(transaction, given.kind === 'commit');
    }

    async end(transaction: OpenTransaction, isCommitted: boolean): Promise<void> {
      await (isCommitted ? transaction.runner.commitTransaction() : transaction.runner.rollbackTransaction());
      await transaction.runner.release();
      if (isCommitted) for (const { organization, id } of transaction.events) this.waiting[organization]?.push(id);
    }

    /** Ends all transactions, and lets each process drain the outbox. */
    async finish(): Promise<void> {
      for (const transaction of this.open) if (transaction) await this.end(transaction, true);
      for (let process = 0; process < PROCESSES; process++) await this.send({ kind: 'drain', process, isLease: process === 0 });
    }

    private async begin(): Promise<OpenTransaction> {
      const runner = world.database.dataSource.createQueryRunner();
      await runner.startTransaction();
      const rows = (await runner.query(
        `select nextval(pg_get_serial_sequence('event', 'id'))::int as id from generate_series(1, ${EARLY_IDS})`,
      )) as { id: number }[];
      return { runner, earlyIds: rows.map(({ id }) => id), events: [] };
    }

    private async emit(
      { runner, earlyIds, events }: OpenTransaction,
      { kind, organization, count = 1 }: { kind: string; organization: number; count?: number },
    ): Promise<void> {
      const early = kind === 'emitEarlyId' ? earlyIds.pop() : undefined;
      if (kind === 'emitInSavepoint') await runner.query('savepoint inner_one');
      const rows = (await runner.query(
        `insert into event (organization_id, ${early === undefined ? '' : 'id,'} type, subject_id, payload) overriding system value
         select $1, ${early === undefined ? '' : `${early},`} 'device.healthcheck', 1, '{}' from generate_series(1, $2) returning id`,
        [organizationIds[organization], count],
      )) as { id: number }[];
      if (kind === 'emitInSavepoint') await runner.query('release savepoint inner_one');
      events.push(...rows.map(({ id }) => ({ organization, id })));
    }

    private async send({ kind, process, isLease = true }: { kind: string; process: number; isLease?: boolean }): Promise<void> {
      const queue = this.processes[process];
      if (kind === 'restart' || !queue) {
        this.processes[process] = world.another();
        return;
      }
      let isMore = true;
      for (let calls = 0; calls === 0 || (isMore && kind === 'drain'); calls++) {
        expect(calls).toBeLessThan(100);
        const result = isLease ? await queue.lease(50) : await queue.fanOut();
        isMore = result?.isMore ?? true;
        await this.compare();
      }
      if (!isMore) expect(this.waiting).toEqual(organizationIds.map(() => []));
    }

    /** Compares the published events with those that the model publishes. */
    private async compare(): Promise<void> {
      const rows = await world.look<{ organization_id: number; ids: number[] }>(
        'select organization_id, array_agg(id::int order by position) as ids from published_event group by organization_id',
      );
      for (const [n, organizationId] of organizationIds.entries()) {
        const ids = rows.find(({ organization_id }) => organization_id === organizationId)?.ids ?? [];
        const waiting = [...(this.waiting[n] ?? [])].sort((one, other) => one - other);
        const before = this.published[n] ?? [];
        const taken = ids.length - before.length;
        expect(ids).toEqual([...before, ...waiting.slice(0, taken)]);
        this.published[n] = ids;
        this.waiting[n] = waiting.slice(taken);
      }
    }
  }

  it('are published as soon as they are committed, and those that wait in the order of their ids', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const history = new History();
      for (const one of steps) await history.run(one);
      await history.finish();
      for (const table of ['event', 'published_event', 'event_sequence', 'event_lease', 'webhook_log', 'webhook_delivery'])
        await world.look(`delete from ${table}`);
      await world.look('update event_publication set position = 0');
    });
    // Only the first failure is reported, because a history that fails leaves its transactions open.
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
  });
});
