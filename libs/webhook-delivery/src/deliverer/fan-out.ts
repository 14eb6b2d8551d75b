import { Loop } from '@rpm/database';
import { type LeaseResult } from '../delivery-queue';
import { type LeasedDelivery } from '../lease/direct-delivery';
import { DUE_TIMES } from './due-times.sql';
import { type DelivererParts, POLL_MS } from './parts';
import { type RunningRequests } from './running-requests';

/**
 * Minimum interval between two statements that turn small numbers of events into deliveries. One statement per event would cost more than the HTTP
 * requests.
 */
const FAN_OUT_MS = 8;

/**
 * Time in milliseconds for which an organization is assumed to have no webhook after its last events had none. It is short, because somebody may create one.
 */
const WITHOUT_WEBHOOK_MS = 1_000;

/** Maximum time in milliseconds for which a fan-out waits for free slots if the previous one has left events behind. */
const BACKLOG_WAIT_MS = 20;

/**
 * Takes events from the outbox and turns them into deliveries. Deliveries that get a slot are sent at once, under a lease of their events; the others are
 * queued. The events of a backlog wait briefly for free slots, because a delivery that is queued needs a claim, which costs as much as creating the
 * delivery.
 */
export class FanOut {
  readonly loop: Loop;
  /**
   * Organizations that had no webhook when their last events were published, each with the time of that publication by `performance.now()`. Publishing is not
   * urgent for them: the next poll publishes many of their events together, because each statement costs at least 1 ms of CPU time.
   */
  private readonly withoutWebhooks = new Map<number, number>();
  /** Deliveries that were leased with their events, but got no slot, and must still be stored in the delivery queue. */
  private unqueued: LeasedDelivery[] = [];
  private isLeasing = false;

  /** @param onQueued called when deliveries in the queue may be due */
  constructor(
    private readonly parts: DelivererParts,
    private readonly requests: RunningRequests,
    private readonly onQueued: () => void,
  ) {
    const { pace, onError } = parts;
    const work = (isWoken: boolean) => this.fanOut(isWoken);
    this.loop = new Loop({ work, restMs: POLL_MS, gatherMs: FAN_OUT_MS, pace: { pace, due: DUE_TIMES.fanOut }, onError });
  }

  /** Signals that new events may exist: of the given organization, or of any organization if none is given. */
  wake(organizationId?: number): void {
    if (organizationId !== undefined && this.hasNoWebhook(organizationId)) this.parts.pace.wake();
    else this.loop.wake();
  }

  /** Whether events have left the outbox, or are leaving it, whose deliveries are neither being sent nor in the delivery queue yet. */
  get areEventsLeaving(): boolean {
    return this.isLeasing || this.unqueued.length > 0;
  }

  private hasNoWebhook(organizationId: number): boolean {
    return performance.now() < (this.withoutWebhooks.get(organizationId) ?? -Infinity) + WITHOUT_WEBHOOK_MS;
  }

  /** Turns the oldest events into deliveries. @returns whether more events may be waiting */
  private async fanOut(isWoken: boolean): Promise<boolean> {
    const { slots } = this.parts;
    if (slots.haveEventsWaiting) await slots.waitForMany(BACKLOG_WAIT_MS);
    await this.queueTheRest();
    const { isMore, queued, taken, withoutWebhooks } = (await this.leaseEvents()) ?? (await this.queueEvents());
    for (const organizationId of withoutWebhooks) this.withoutWebhooks.set(organizationId, performance.now());
    slots.haveEventsWaiting = isMore;
    // If the loop was woken but found no event, the reason may be a due delivery, so the claimer looks into the queue, too.
    if (queued > 0 || (isWoken && taken === 0)) this.onQueued();
    return isMore;
  }

  private queueEvents() {
    this.parts.metrics?.statementRun('fan_out');
    return this.parts.queue.fanOut();
  }

  private async leaseEvents() {
    this.isLeasing = true;
    try {
      return await this.sendDirectly();
    } finally {
      this.isLeasing = false;
    }
  }

  /** Leases events and sends those deliveries for which slots are free. @returns null if no slot is free or an event cannot be published */
  private async sendDirectly() {
    const { queue, slots, metrics } = this.parts;
    const made = await slots.fill(async ({ free }) => {
      metrics?.statementRun('lease');
      const events = await queue.lease(free);
      return events && { ...events, granted: slots.grant(events.leased.filter(({ isReady }) => isReady)) };
    });
    if (!made) return null;
    await this.sendGranted(made);
    const queued = this.unqueued.length;
    await this.queueTheRest();
    return { ...made, queued };
  }

  /** Begins the requests of the deliveries that were granted slots, and keeps the other deliveries for the queue. */
  private async sendGranted({ leased, granted }: LeaseResult & { granted: LeasedDelivery[] }): Promise<void> {
    const unsent = new Set<LeasedDelivery>(leased);
    try {
      const ready = await this.parts.queue.withBodies(granted);
      const unrecorded = new Set(await this.requests.begin(ready));
      for (const delivery of ready) if (!unrecorded.has(delivery)) unsent.delete(delivery);
    } finally {
      for (const delivery of granted) if (unsent.has(delivery)) this.parts.slots.release(delivery);
      this.unqueued = [...unsent];
    }
  }

  /** Queues the leased deliveries that are not sent, including those that an earlier call failed to queue. */
  async queueTheRest(): Promise<void> {
    if (this.unqueued.length === 0) return;
    this.parts.metrics?.statementRun('queue');
    await this.parts.queue.queueLeased(this.unqueued, { isSent: false });
    this.unqueued = [];
  }
}
