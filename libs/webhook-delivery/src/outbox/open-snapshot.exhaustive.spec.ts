import { workDueInMs } from '@rpm/database';
import { type ExecutedPlan, executedPlans, planNodesOf, reportPlans } from '@rpm/database/testing';
import { createTestDatabaseOnOwnServer } from '@rpm/schema/testing';
import { type QueryRunner } from 'typeorm';
import { DeliveryQueue } from '../delivery-queue';
import { EventFeedRepository } from '../feed/event-feed.repository';
import { PublicationWatch } from '../feed/publication-watch';
import { oldestUnpublishedEvent } from '../feed/unpublished';
import { ALL, delivered, QueueSandbox } from '../testing/queue-sandbox';
import { countDeadRows } from '../dead-rows/dead-rows';
import { DeliveryStateReader } from '../queue/delivery-state';
import { DUE_TIMES } from '../deliverer/due-times.sql';
import { takeOver } from '../lease/lost-senders.sql';
import { foldWebhookLogTotals } from '../log/fold-totals';
import { WebhookLogRepository } from '../log/webhook-log.repository';

/** Number of events that are published one by one while the snapshot is open. Each leaves deleted and replaced rows. */
const EVENTS = 1_500;

/** Number of times that two deliveries are queued, claimed and finished while the snapshot is open. */
const QUEUED = 600;

/** Number of pages that a statement may read in addition to those that it read at first, because indexes have grown. */
const MORE_PAGES = 20;

/** Returns the number of pages that statements read to find rows. Pages that they only write to are left out, because new rows may need several new pages. */
function pagesScanned(plans: readonly ExecutedPlan[]): number {
  return plans
    .flatMap(({ plan }) => planNodesOf(plan))
    .filter((node) => /^(Index|Bitmap Heap|Seq) /.test(node['Node Type']))
    .reduce((sum, node) => sum + (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0), 0);
}

describe('webhook delivery beside a snapshot that stays open, such as that of a backup', () => {
  let world: QueueSandbox;
  let snapshot: QueryRunner;
  let feed: EventFeedRepository;
  let logs: WebhookLogRepository;
  let metrics: DeliveryStateReader;
  /** The pages of the first event. */
  let first: Record<string, number>;

  beforeAll(async () => {
    // A look also reads pages for each transaction that was open in any database of the server at the last look.
    world = await QueueSandbox.create(await createTestDatabaseOnOwnServer());
    // The spec itself decides when PostgreSQL has statistics.
    await world.look('alter system set autovacuum = off');
    await world.look('select pg_reload_conf()');
    logs = new WebhookLogRepository(world.service);
    metrics = new DeliveryStateReader(world.service);
    feed = new EventFeedRepository(world.service);
    await reportPlans(world.database);
    await world.prove();
    snapshot = world.database.dataSource.createQueryRunner();
    await snapshot.startTransaction('REPEATABLE READ');
    await snapshot.query('select from organization');
    await pagesOfStatements();
    first = await pagesOfStatements();
    await deliverManyEvents();
  });
  afterAll(async () => {
    await snapshot.rollbackTransaction();
    await snapshot.release();
    await world.drop();
  });

  /** Publishes and delivers an event, and returns the numbers of pages that statements read before, meanwhile and afterwards. */
  async function pagesOfStatements(): Promise<Record<string, number>> {
    const { queue, service, mine } = world;
    const pages: Record<string, number> = {};
    const measure = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
      let result: Result[] = [];
      pages[name] = pagesScanned(await executedPlans(async () => (result = [await act()])));
      const [only] = result;
      if (result.length === 0) throw new Error('Nothing was measured.');
      return only as Result;
    };
    await measure('leasing no event', () => queue.lease(100));
    await measure('fanning out no event', () => queue.fanOut());
    await world.emit();
    const leased = await measure('leasing an event', () => queue.lease(100));
    const deliveries = await queue.withBodies(leased?.leased ?? []);
    expect(deliveries).toHaveLength(1);
    await queue.finish(deliveries.map(delivered));
    await measure('finding expired leases', () => queue.recoverLeases());
    const caller = { organizationId: mine.organizationId, scopes: ['webhooks:read' as const, 'devices:read' as const] };
    await measure('reading the feed', () => feed.read(caller, {}));
    await measure('waiting for an event', () =>
      new PublicationWatch(service).wait(mine.organizationId, 0, 1_000, AbortSignal.timeout(60_000)),
    );
    await measure('finding unpublished events', () => oldestUnpublishedEvent(service));
    await measure('claiming no delivery', () => queue.claim(ALL));
    await world.emit();
    await queue.fanOut();
    await world.emit();
    const behind = await measure('leasing an event while an earlier delivery waits', () => queue.lease(100));
    expect(behind?.leased.map(({ isReady }) => isReady)).toEqual([false]);
    await queue.queueLeased(behind?.leased ?? [], { isSent: false });
    const claimed = await measure('claiming deliveries', () => queue.claim(ALL));
    expect(claimed).toHaveLength(2);
    await measure('reading the metrics', () => metrics.read());
    await measure('storing the results of claimed deliveries', () => queue.finish(claimed.map(delivered)));
    const request = { page: 1, size: 1 };
    await measure('listing logs', () => logs.list(caller, {}, request));
    await measure('adding changes to totals', () => foldWebhookLogTotals(service));
    await measure('looking for work', () => workDueInMs(service, Object.values(DUE_TIMES), queue.nextLooks()));
    await measure('counting rows that were set aside', () => countDeadRows(service));
    const [lost] = await world.look<{ id: string }>(
      `insert into webhook_sender (id, lease_ms, server_start_timestamp) values (gen_random_uuid(), 60000, pg_postmaster_start_time()) returning id`,
    );
    await measure('taking over from a sender', () => takeOver(service, [lost?.id ?? ''], queue.nextLooks()));
    return pages;
  }

  /** Publishes and delivers many events, and lets the process of the measurements pass over what another process has done. */
  async function deliverManyEvents(): Promise<void> {
    // Plans are not reported on the superuser's connections, so another process publishes the events there.
    // Its leases end at once, because a look passes over the entries of leases that end in the future.
    const another = new DeliveryQueue(world.database.dataSource, 1, () => undefined);
    for (let n = 0; n < EVENTS; n++) {
      await world.emit({}, { type: 'patient.created' });
      expect(await another.lease(100)).toMatchObject({ taken: 1 });
    }
    for (let n = 0; n < QUEUED; n++) {
      await world.emit({}, { count: 2 });
      expect(await another.fanOut()).toMatchObject({ queued: 2 });
      await another.finish((await another.claim(ALL)).map(delivered));
      if (n % 10 === 0) await foldWebhookLogTotals(world.database.dataSource);
    }
    // Each process passes once over the events that others have published, and the deliveries that they have queued, and each minute over the leases that have ended.
    await world.queue.lease(100);
    await world.queue.claim(ALL);
    await metrics.read();
    await foldWebhookLogTotals(world.service);
    await world.queue.recoverLeases();
  }

  /** Returns the statements that read more pages for another event than for the first one. */
  async function grownStatements(): Promise<[name: string, pages: number][]> {
    const pages = await pagesOfStatements();
    expect(Object.keys(pages)).toHaveLength(17);
    return Object.entries(pages).filter(([name, now]) => now > (first[name] ?? 0) + MORE_PAGES);
  }

  it('reads no more pages for an event after many others than for the first one', async () => {
    expect(await grownStatements()).toEqual([]);
  });

  it('reads no more pages when PostgreSQL has gathered statistics, which count only the few rows that are not deleted', async () => {
    await world.look('analyze');
    expect(await grownStatements()).toEqual([]);
  });
});
