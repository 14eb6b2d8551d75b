import { Loop } from '@rpm/database';
import { type DirectDelivery, type HeldDelivery } from '../lease/direct-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { type DelivererParts, POLL_MS } from './parts';
import { UnstoredResults } from './unstored-results';

/**
 * Time in milliseconds after which a direct delivery without a response gets its log and a place in the queue, so that customers see requests that hang.
 */
const DIRECT_MS = 500;

/**
 * Stores the results of requests, several with one statement. A delivery keeps its slot until its result is stored, and no slot is granted while storing
 * fails, so that no more requests are sent while the database is unavailable. The recorder also queues the direct deliveries whose responses take long. It
 * does so in the same loop, because no other statement may finish a delivery at that time.
 */
export class ResultRecorder {
  readonly loop: Loop;
  private readonly results: UnstoredResults;
  /** The direct deliveries that are being sent, oldest first, each with the time when it was begun, by `performance.now()`. */
  private readonly direct = new Map<DirectDelivery, number>();

  /** @param onSlotWanted called when slots were released for which deliveries in the queue may be waiting */
  constructor(
    private readonly parts: DelivererParts,
    private readonly onSlotWanted: () => void,
  ) {
    const { slots, pace, onError } = parts;
    this.results = new UnstoredResults(slots);
    this.loop = new Loop({ work: () => this.record(), restMs: POLL_MS, pace: { pace, due: null }, onError });
  }

  /** Registers a request that begins now, so that a direct delivery that takes long is queued. */
  expect(delivery: HeldDelivery): void {
    if ('lease' in delivery) this.direct.set(delivery, performance.now());
  }

  add(finished: FinishedDelivery<HeldDelivery>): void {
    this.results.add(finished);
    if ('lease' in finished.delivery) this.direct.delete(finished.delivery);
    this.loop.wake();
  }

  /** Stores all results, after the loop was stopped. */
  async recordAll(): Promise<void> {
    while (await this.record()) continue;
  }

  /** Stores the oldest results. @returns whether there are more */
  private async record(): Promise<boolean> {
    await this.queueSlowDeliveries();
    if (this.results.count === 0) return false;
    const some = await this.results.gather();
    const { queue, slots, metrics } = this.parts;
    metrics?.statementRun('finish');
    try {
      await queue.finish(some, { isLastTry: this.results.isLastTry });
    } catch (error) {
      this.results.noteFailure();
      slots.suspend();
      throw error;
    }
    this.results.remove(some.length);
    let isSlotWanted = slots.resume();
    for (const { delivery, status } of some) {
      isSlotWanted = slots.release(delivery) || isSlotWanted;
      if (status !== 'pending') metrics?.deliveriesFinished(status);
    }
    if (isSlotWanted) this.onSlotWanted();
    return this.results.count > 0;
  }

  private async queueSlowDeliveries(): Promise<void> {
    const now = performance.now();
    const slow: DirectDelivery[] = [];
    for (const [delivery, begun] of this.direct) {
      if (begun + DIRECT_MS > now) break;
      slow.push(delivery);
    }
    if (slow.length === 0) return;
    this.parts.metrics?.statementRun('queue');
    await this.parts.queue.queueLeased(slow, { isSent: true });
    for (const delivery of slow) this.direct.delete(delivery);
  }
}
