import { Mutex } from 'async-mutex';
import { type ClaimedDelivery } from './queue/claimed-delivery';
import { ConfigurationError, type JsonText, type SecretBox } from '@rpm/data-access';
import { type DeadRow } from './queue/dead-rows';
import { DeliveryQueue, type FannedOut } from './queue/delivery-queue';
import { type FinishedDelivery } from './queue/finished-delivery';
import { type FreeSlots } from './queue/free-slots';
import { setTimeout as sleep } from 'node:timers/promises';
import { choresOf } from './chores';
import { cancelled, judge } from './sending/judge';
import { Loop } from './loop';
import { makeRequest } from './sending/make-request';
import { type DeliveryMetrics } from './metrics/metrics';
import { type Sender } from './sending/sender';
import { type DeliveryConfiguration, scheduleOf } from './settings';
import { Slots } from './slots';

type DataSource = ConstructorParameters<typeof DeliveryQueue>[0];

export interface DelivererOptions {
  /** Best one of its own: requests of others must not wait for batches. */
  dataSource: DataSource;
  sender: Sender;
  box: SecretBox;
  configuration: DeliveryConfiguration;
  metrics?: DeliveryMetrics;
  /** Told of what failed, to be logged; the work goes on. It may quote values. */
  onError: (error: unknown) => void;
  /** Called with every row that is set aside, to be logged. */
  onDead: (row: DeadRow) => void;
}

const POLL_MS = 100;

/** At the most, in one statement. */
const FINISHED_AT_ONCE = 200;

/** How often at the most few events are made into deliveries: a statement for each would cost more than the requests. */
const FAN_OUT_MS = 8;

/** How long few that are to be written down wait for others. */
const GATHER_MS = 5;

/** How long a request may take beyond its deadline until it is written down. */
const MARGIN_MS = 5_000;

/**
 * Makes events into deliveries, and deliveries into requests, until it is stopped. Any number of them work on one database. What it has
 * begun and cannot end is done again by another when its lease is over.
 */
export class Deliverer {
  private readonly queue: DeliveryQueue;
  private readonly slots: Slots;
  /** Held by the one statement that may fill slots, so that no slot is granted twice. */
  private readonly slotsToGrant = new Mutex();
  /** The webhook after which the next claim begins, because the last one left out some; null for the first. */
  private after: ClaimedDelivery | null = null;
  private readonly finished: FinishedDelivery[] = [];
  private readonly requests = new Set<Promise<void>>();
  private readonly fanOut: Loop;
  private readonly claim: Loop;
  private readonly finish: Loop;
  private readonly chores: Loop[];

  /** @throws ConfigurationError when the lease is not longer than a request may take */
  constructor(private readonly options: DelivererOptions) {
    const { dataSource, configuration, onError, onDead } = options;
    const { WEBHOOK_LEASE_MS, WEBHOOK_DEADLINE_MS, WEBHOOK_CONCURRENCY } = configuration;
    if (WEBHOOK_LEASE_MS < WEBHOOK_DEADLINE_MS + MARGIN_MS) {
      throw new ConfigurationError([`WEBHOOK_LEASE_MS: must be at least ${MARGIN_MS} more than WEBHOOK_DEADLINE_MS.`]);
    }
    this.queue = new DeliveryQueue(dataSource, WEBHOOK_LEASE_MS, onDead);
    this.slots = new Slots(WEBHOOK_CONCURRENCY);
    this.fanOut = new Loop({ work: (isWoken) => this.makeDeliveries(isWoken), restMs: POLL_MS, gatherMs: FAN_OUT_MS, onError });
    this.claim = new Loop({ work: () => this.makeRequests(), restMs: POLL_MS, onError });
    this.finish = new Loop({ work: () => this.writeDown(), restMs: POLL_MS, onError });
    this.chores = choresOf(options, () => this.claim.wake());
  }

  start(): void {
    for (const loop of [this.fanOut, this.claim, this.finish, ...this.chores]) loop.start();
  }

  /** There may be events, or deliveries that are due. */
  wake(): void {
    // It wakes the other where there is something for it.
    this.fanOut.wake();
  }

  /** Takes no more, ends what is under way and writes it down. */
  async stop(): Promise<void> {
    await Promise.all([this.fanOut, this.claim, ...this.chores].map((loop) => loop.stop()));
    await Promise.all(this.requests);
    await this.finish.stop();
    await this.writeDownTheRest();
    await this.options.sender.close();
  }

  /** Where the database is gone, others find out when the lease is over. */
  private async writeDownTheRest(): Promise<void> {
    try {
      while (await this.writeDown()) continue;
    } catch (error) {
      this.options.onError(error);
    }
  }

  /**
   * Sends a sample to a webhook, enabled or not, and waits until that is written down.
   * @returns the id of its log
   * @throws NotFound, TryLater when no slot is free for a test
   */
  async sendTest(organizationId: number, webhookId: number, sample: JsonText): Promise<number> {
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
   * Deliveries that get a slot are sent at once. While a claim is under way only the claim may fill slots, and what is made meanwhile is
   * queued. No claim waits for longer than a statement.
   */
  private async makeDeliveries(isWoken: boolean): Promise<boolean> {
    const slots = this.slotsToGrant.isLocked() ? null : this.slots.free();
    const made = slots && (await this.slotsToGrant.runExclusive(() => this.makeDeliveriesFor(slots)));
    const { isMore, queued, taken } = made && !made.isRefused ? made : await this.makeDeliveriesFor(null);
    // Where there was no event, what it was woken for may be a delivery that is due.
    if (queued > 0 || (isWoken && taken === 0)) this.claim.wake();
    return isMore;
  }

  private async makeDeliveriesFor(slots: FreeSlots | null): Promise<FannedOut> {
    this.options.metrics?.statementRun('fan_out');
    const made = await this.queue.fanOut(slots ?? undefined);
    this.slots.hold(made.claimed);
    for (const delivery of made.claimed) this.begin(delivery);
    return made;
  }

  private async makeRequests(): Promise<boolean> {
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

  private begin(delivery: ClaimedDelivery): void {
    const request = this.deliver(delivery).then((finished) => {
      this.finished.push(finished);
      this.finish.wake();
      this.requests.delete(request);
    });
    this.requests.add(request);
  }

  private async deliver(delivery: ClaimedDelivery): Promise<FinishedDelivery> {
    if (!delivery.enabled) return cancelled(delivery);
    const { metrics, configuration } = this.options;
    metrics?.requestStarted();
    const answer = await makeRequest(delivery, this.options);
    metrics?.requestEnded(answer);
    const kept = configuration.WEBHOOK_KEEP_RESPONSES === 'on' ? answer : { ...answer, responseBody: null };
    return judge(delivery, kept, scheduleOf(configuration));
  }

  /** What cannot be written now stays, and keeps its slot: a database that is gone is sent for no more than is under way. */
  private async writeDown(): Promise<boolean> {
    if (this.finished.length === 0) return false;
    if (this.finished.length < FINISHED_AT_ONCE) await sleep(GATHER_MS);
    const some = this.finished.slice(0, FINISHED_AT_ONCE);
    this.options.metrics?.statementRun('finish');
    await this.queue.finish(some);
    this.finished.splice(0, some.length);
    let isMore = false;
    for (const { delivery, status } of some) {
      isMore = this.slots.release(delivery) || isMore;
      if (status !== 'pending') this.options.metrics?.deliveriesFinished(status);
    }
    if (isMore) this.claim.wake();
    return this.finished.length > 0;
  }
}

/** The delivery of the webhook that claims look at last. */
function lastOf(claimed: readonly ClaimedDelivery[]): ClaimedDelivery | null {
  const isAfter = (one: ClaimedDelivery, other: ClaimedDelivery) =>
    one.organizationId - other.organizationId || one.webhookId - other.webhookId;
  return [...claimed].sort(isAfter).at(-1) ?? null;
}
