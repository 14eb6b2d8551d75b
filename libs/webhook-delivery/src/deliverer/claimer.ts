import { Loop } from '@rpm/database';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { DUE_TIMES } from './due-times.sql';
import { type DelivererParts, POLL_MS } from './parts';
import { type RunningRequests } from './running-requests';

/**
 * Decides when to claim due deliveries from the queue, and begins their requests. It claims when it is woken, when the poll interval has passed, and at once
 * after a claim that may have left out webhooks; but only if slots are free. A claim that left out webhooks is continued after the last of its webhooks, so
 * that every webhook gets its turn.
 */
export class Claimer {
  readonly loop: Loop;
  /**
   * The webhook after which the next claim begins, set if the last claim left out some webhooks; null if the next claim begins with the first
   * webhook.
   */
  private after: ClaimedDelivery | null = null;

  constructor(
    private readonly parts: DelivererParts,
    private readonly requests: RunningRequests,
  ) {
    const { pace, onError } = parts;
    this.loop = new Loop({ work: () => this.claim(), restMs: POLL_MS, pace: { pace, due: DUE_TIMES.claim }, onError });
  }

  /** Claims deliveries for the free slots, and begins their requests. @returns whether another claim is worthwhile at once */
  private async claim(): Promise<boolean> {
    const { queue, slots, pace, metrics } = this.parts;
    // While deliveries are sent, the other senders must notice the end of this one.
    if (slots.areHeld) pace.announceWork();
    const { after } = this;
    const claimed = await slots.fill(async (free) => {
      metrics?.statementRun('claim');
      const deliveries = await queue.claim(free, after ?? undefined);
      slots.hold(deliveries);
      return deliveries;
    });
    if (!claimed) return false;
    metrics?.requestsInterrupted(claimed.filter(({ wasInterrupted }) => wasInterrupted).length);
    this.after = claimed.some(({ isClaimCut }) => isClaimCut) ? lastOf(claimed) : null;
    const unsent = await this.send(claimed);
    await this.giveBack(unsent);
    return unsent.length === 0 && (this.after !== null || after !== null);
  }

  /** Begins the requests of claimed deliveries. @returns those that are not sent: the others of a batch are sent even if a body cannot be made */
  private async send(claimed: readonly ClaimedDelivery[]): Promise<ClaimedDelivery[]> {
    const { queue, onError } = this.parts;
    const made = await queue.makeBodies(claimed, onError);
    const unrecorded = await this.requests.begin(made);
    return made.length === claimed.length
      ? unrecorded
      : [...claimed.filter((delivery) => !made.includes(delivery)), ...unrecorded];
  }

  private async giveBack(unsent: readonly ClaimedDelivery[]): Promise<void> {
    for (const delivery of unsent) this.parts.slots.release(delivery);
    await this.parts.queue.giveBack(unsent);
  }
}

/** Returns the delivery whose webhook is last in the order in which claims process webhooks. */
function lastOf(claimed: readonly ClaimedDelivery[]): ClaimedDelivery | null {
  const isAfter = (one: ClaimedDelivery, other: ClaimedDelivery) =>
    one.organizationId === other.organizationId ? one.webhookId - other.webhookId : one.organizationId - other.organizationId;
  return [...claimed].sort(isAfter).at(-1) ?? null;
}
