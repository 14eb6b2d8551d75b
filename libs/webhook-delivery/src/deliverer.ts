import { Mutex } from 'async-mutex';
import { type ClaimedDelivery } from './queue/claimed-delivery';
import { ConfigurationError, type Database } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { type DeadRow } from './queue/dead-rows';
import { DeliveryQueue } from './delivery-queue';
import { type DirectDelivery, type HeldDelivery, type LeasedDelivery } from './lease/direct-delivery';
import { type FinishedDelivery } from './queue/finished-delivery';
import { maintenanceLoops } from './maintenance';
import { cancelledDelivery, evaluateResponse } from './sending/evaluate-response';
import { type Sample } from './log/webhook-test';
import { Loop } from './loop';
import { makeRequest } from './sending/make-request';
import { type DeliveryMetrics } from './metrics/metrics';
import { type Sender } from './sending/sender';
import { type DeliveryConfiguration, retryScheduleOf } from './settings';
import { RequestHeaders } from './signing/request-headers';
import { SigningKeys } from './signing/signing-keys';
import { SendingSlots } from './slots';
import { UnstoredResults } from './unstored-results';

export interface DelivererOptions {
  /** A database with its own connection pool, so that API requests do not wait for the batch statements of webhook delivery. */
  database: Database;
  sender: Sender;
  box: SecretBox;
  configuration: DeliveryConfiguration;
  metrics?: DeliveryMetrics;
  /**
   * Called with every error of the background work, so that the caller can log the error; the work continues. The error may contain values from the
   * database.
   */
  onError: (error: unknown) => void;
  /** Called with every event or delivery that is set aside because it cannot be processed, so that the caller can log this. */
  onDead: (row: DeadRow) => void;
}

const POLL_MS = 100;

/**
 * Minimum interval between two statements that turn small numbers of events into deliveries. One statement per event would cost more than the HTTP
 * requests.
 */
const FAN_OUT_MS = 8;

/** Time in milliseconds for which an organization is assumed to have no webhook, unless its next events confirm it: somebody may create one. */
const WITHOUT_WEBHOOK_MS = 1_000;

/** Maximum time in milliseconds for which a fan-out waits for free slots if the previous one has left events behind. */
const BACKLOG_WAIT_MS = 20;

/**
 * Time in milliseconds after which a direct delivery without a response gets its log and a place in the queue, so that customers see requests that hang.
 */
const DIRECT_MS = 500;

/** Minimum time between the time limit of a request and the end of its lease. The result of the request must be stored within this time. */
const MARGIN_MS = 5_000;

/**
 * Turns events into deliveries and sends the deliveries until it is stopped. Any number of senders can work on one database. If a sender dies,
 * another one repeats its unfinished deliveries after the lease has expired.
 */
export class Deliverer {
  private readonly queue: DeliveryQueue;
  private readonly slots: SendingSlots;
  private readonly signingKeys: SigningKeys;
  private readonly requestHeaders: RequestHeaders;
  /** Mutex that allows only one statement at a time to fill slots, so that no slot is granted twice. */
  private readonly slotsToGrant = new Mutex();
  /**
   * The webhook after which the next claim begins, set if the last claim left out some webhooks; null if the next claim begins with the first
   * webhook.
   */
  private after: ClaimedDelivery | null = null;
  /** Whether the last fan-out left events behind. */
  private isBacklog = false;
  /**
   * Organizations that had no webhook when their last events were published, each with that time, by `performance.now()`. Publishing is not urgent for
   * them: the next poll publishes many of their events together, because each statement starts with 1 ms of CPU time.
   */
  private readonly withoutWebhooks = new Map<number, number>();
  /** Leased deliveries that are not sent at once, until they have a place in the queue. */
  private unqueued: LeasedDelivery[] = [];
  private readonly results: UnstoredResults;
  private readonly requests = new Set<Promise<void>>();
  /** The direct deliveries that are being sent, oldest first, each with the time when it was begun, by `performance.now()`. */
  private readonly direct = new Map<DirectDelivery, number>();
  private readonly fanOut: Loop;
  private readonly claim: Loop;
  private readonly finish: Loop;
  private readonly maintenance: Loop[];

  /** Creates a deliverer. @throws ConfigurationError when the lease is too short for the time limit of a request */
  constructor(private readonly options: DelivererOptions) {
    const { database, configuration, onError, onDead } = options;
    const { WEBHOOK_LEASE_MS, WEBHOOK_DEADLINE_MS, WEBHOOK_CONCURRENCY } = configuration;
    if (WEBHOOK_LEASE_MS < WEBHOOK_DEADLINE_MS + MARGIN_MS) {
      throw new ConfigurationError([`WEBHOOK_LEASE_MS: must be at least ${MARGIN_MS} more than WEBHOOK_DEADLINE_MS.`]);
    }
    this.queue = new DeliveryQueue(database, WEBHOOK_LEASE_MS, onDead);
    this.slots = new SendingSlots(WEBHOOK_CONCURRENCY);
    this.results = new UnstoredResults(this.slots, () => this.isBacklog);
    this.signingKeys = new SigningKeys(options.box);
    this.requestHeaders = new RequestHeaders(options.box);
    this.fanOut = new Loop({ work: (isWoken) => this.makeDeliveries(isWoken), restMs: POLL_MS, gatherMs: FAN_OUT_MS, onError });
    this.claim = new Loop({ work: () => this.makeRequests(), restMs: POLL_MS, onError });
    this.finish = new Loop({ work: () => this.writeDown(), restMs: POLL_MS, onError });
    this.maintenance = maintenanceLoops(options, this.queue, () => this.claim.wake());
  }

  start(): void {
    for (const loop of [this.fanOut, this.claim, this.finish, ...this.maintenance]) loop.start();
  }

  /** Signals that new events or due deliveries of an organization may exist; of any organization by default. */
  wake(organizationId?: number): void {
    if (organizationId !== undefined && this.hasNoWebhook(organizationId)) return;
    // Only the fan-out loop is woken, because it wakes the claim loop if deliveries are waiting.
    this.fanOut.wake();
  }

  private hasNoWebhook(organizationId: number): boolean {
    return performance.now() < (this.withoutWebhooks.get(organizationId) ?? -Infinity) + WITHOUT_WEBHOOK_MS;
  }

  /** Stops taking deliveries, finishes requests in progress and stores their results. */
  async stop(): Promise<void> {
    await Promise.all([this.fanOut, this.claim, ...this.maintenance].map((loop) => loop.stop()));
    await Promise.all(this.requests);
    await this.finish.stop();
    await this.writeDownTheRest();
    await this.options.sender.close();
  }

  /** Stores the remaining results. If the database is unreachable, another sender repeats those deliveries after their leases have expired. */
  private async writeDownTheRest(): Promise<void> {
    try {
      await this.queueTheRest();
      while (await this.writeDown()) continue;
    } catch (error) {
      this.options.onError(error);
    }
  }

  /**
   * Sends a sample event to an enabled or disabled webhook and waits until the result is stored. @returns the id of the webhook log @throws NotFound
   * @throws TemporaryProblem when no slot is free for a test
   */
  async sendTest(organizationId: number, webhookId: number, sample: Sample): Promise<number> {
    const release = this.slots.holdForTest(organizationId);
    try {
      const delivery = await this.queue.beginTest(organizationId, webhookId, sample);
      await this.queue.finish([await this.deliver(delivery)]);
      return delivery.logId;
    } finally {
      release();
    }
  }

  /**
   * Takes events from the outbox. Deliveries that get a slot are sent at once; the others are queued. The events of a backlog wait briefly for free
   * slots, because a delivery that is queued needs a claim, which costs as much as creating the delivery.
   */
  private async makeDeliveries(isWoken: boolean): Promise<boolean> {
    if (this.isBacklog) await this.slots.waitForMany(BACKLOG_WAIT_MS);
    await this.queueTheRest();
    const sent = this.results.areFailing ? null : await this.sendDirectly();
    const { isMore, queued, taken, withoutWebhooks } = sent ?? (await this.queueEvents());
    for (const organizationId of withoutWebhooks) this.withoutWebhooks.set(organizationId, performance.now());
    this.isBacklog = isMore;
    // If the loop was woken but found no event, the reason may be a due delivery, so the claim loop is woken too.
    if (queued > 0 || (isWoken && taken === 0)) this.claim.wake();
    return isMore;
  }

  private queueEvents() {
    this.options.metrics?.statementRun('fan_out');
    return this.queue.fanOut();
  }

  /** Leases events and sends those deliveries for which slots are free. @returns null if no slot is free or an event cannot be published */
  private async sendDirectly() {
    const made = await this.slotsToGrant.runExclusive(async () => {
      if (this.slots.freeCount <= 0) return null;
      this.options.metrics?.statementRun('lease');
      const events = await this.queue.lease(this.slots.freeCount);
      return events && { ...events, granted: this.slots.grant(events.leased.filter(({ isReady }) => isReady)) };
    });
    if (!made) return null;
    const { leased, granted, ...events } = made;
    const sent = new Set<LeasedDelivery>();
    try {
      for (const delivery of await this.queue.withBodies(granted)) {
        this.begin(delivery);
        sent.add(delivery);
      }
    } finally {
      for (const delivery of granted) if (!sent.has(delivery)) this.slots.release(delivery);
      this.unqueued = leased.filter((delivery) => !sent.has(delivery));
    }
    const queued = this.unqueued.length;
    await this.queueTheRest();
    return { ...events, queued };
  }

  private async queueTheRest(): Promise<void> {
    await this.queueLeased(this.unqueued, { isSent: false });
    this.unqueued = [];
  }

  private async queueLeased(deliveries: readonly LeasedDelivery[], { isSent }: { isSent: boolean }): Promise<void> {
    if (deliveries.length === 0) return;
    this.options.metrics?.statementRun('queue');
    await this.queue.queueLeased(deliveries, { isSent });
  }

  private async makeRequests(): Promise<boolean> {
    // The lease of a delivery whose result is not stored may have expired: it would be claimed, and sent again.
    if (this.results.areFailing) return false;
    return this.slotsToGrant.runExclusive(async () => {
      const slots = this.slots.free();
      if (!slots) return false;
      this.options.metrics?.statementRun('claim');
      const { after } = this;
      const claimed = await this.queue.claim(slots, after ?? undefined);
      this.slots.hold(claimed);
      this.options.metrics?.requestsInterrupted(claimed.filter(({ wasInterrupted }) => wasInterrupted).length);
      for (const delivery of claimed) this.begin(delivery);
      this.after = claimed.some(({ isClaimCut }) => isClaimCut) ? lastOf(claimed) : null;
      return this.after !== null || after !== null;
    });
  }

  private begin(delivery: HeldDelivery): void {
    if ('lease' in delivery) this.direct.set(delivery, performance.now());
    const request = this.deliver(delivery).then((finished) => {
      this.results.add(finished);
      if ('lease' in delivery) this.direct.delete(delivery);
      this.finish.wake();
      this.requests.delete(request);
    });
    this.requests.add(request);
  }

  private async deliver(delivery: HeldDelivery): Promise<FinishedDelivery<HeldDelivery>> {
    if (!delivery.enabled) return cancelledDelivery(delivery);
    const { signingKeys, requestHeaders } = this;
    const { metrics, configuration, sender, onError } = this.options;
    metrics?.requestStarted();
    const answer = await makeRequest(delivery, { signingKeys, requestHeaders, sender, onError });
    metrics?.requestEnded(answer);
    const kept = configuration.WEBHOOK_KEEP_RESPONSES === 'on' ? answer : { ...answer, responseBody: null };
    return evaluateResponse(delivery, kept, retryScheduleOf(configuration));
  }

  private async queueSlowDeliveries(): Promise<void> {
    const now = performance.now();
    const slow: DirectDelivery[] = [];
    for (const [delivery, begun] of this.direct) {
      if (begun + DIRECT_MS > now) break;
      slow.push(delivery);
    }
    await this.queueLeased(slow, { isSent: true });
    for (const delivery of slow) this.direct.delete(delivery);
  }

  /**
   * Stores results of deliveries. A delivery keeps its slot until its result is stored, and nothing is claimed while storing fails, so that no more
   * requests are sent while the database is unavailable.
   */
  private async writeDown(): Promise<boolean> {
    await this.queueSlowDeliveries();
    if (this.results.count === 0) return false;
    const some = await this.results.gather();
    this.options.metrics?.statementRun('finish');
    const { isLastTry, areFailing } = this.results;
    try {
      await this.queue.finish(some, { isLastTry });
    } catch (error) {
      this.results.noteFailure();
      throw error;
    }
    this.results.remove(some.length);
    let isMore = areFailing;
    for (const { delivery, status } of some) {
      isMore = this.slots.release(delivery) || isMore;
      if (status !== 'pending') this.options.metrics?.deliveriesFinished(status);
    }
    if (isMore) this.claim.wake();
    return this.results.count > 0;
  }
}

/** Returns the delivery whose webhook is last in the order in which claims process webhooks. */
function lastOf(claimed: readonly ClaimedDelivery[]): ClaimedDelivery | null {
  const isAfter = (one: ClaimedDelivery, other: ClaimedDelivery) =>
    one.organizationId === other.organizationId ? one.webhookId - other.webhookId : one.organizationId - other.organizationId;
  return [...claimed].sort(isAfter).at(-1) ?? null;
}
