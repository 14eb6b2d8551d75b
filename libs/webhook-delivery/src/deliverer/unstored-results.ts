import { setTimeout as sleep } from 'node:timers/promises';
import { type HeldDelivery } from '../lease/direct-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { type SendingSlots } from './slots';

/** Maximum number of results that one statement stores. */
const RESULTS_AT_ONCE = 200;

/** Number of failures to store a result after which its delivery is set aside, if the database accepts that write. */
const MAX_FAILURES = 3;

/**
 * Shortest and longest time for which results are collected, so that one statement can store several of them. After the shortest time, the
 * statement starts as soon as events or deliveries may wait for slots, or there are enough results for it.
 */
const GATHER_MS = { shortest: 5, longest: 15 };

/** Results of deliveries that are not stored yet. Each of these deliveries still holds its slot. */
export class UnstoredResults {
  private readonly results: FinishedDelivery<HeldDelivery>[] = [];
  /** Whether one of the deliveries holds a slot for which another delivery may be waiting. */
  private isSlotNeeded = false;
  /** Number of times in a row that storing the oldest results has failed. */
  private failures = 0;
  /** Ends the time for which results are collected. */
  private endGathering: () => void = () => undefined;

  constructor(private readonly slots: SendingSlots) {}

  get count(): number {
    return this.results.length;
  }

  /** Whether the next failure to store the oldest results is the last one. */
  get isLastTry(): boolean {
    return this.failures >= MAX_FAILURES - 1;
  }

  noteFailure(): void {
    this.failures++;
  }

  add(result: FinishedDelivery<HeldDelivery>): void {
    this.results.push(result);
    this.isSlotNeeded ||= this.slots.isScarce(result.delivery);
    if (this.isUrgent()) this.endGathering();
  }

  /** Waits until several results have arrived. @returns the oldest results, which remain stored until they are removed */
  async gather(): Promise<FinishedDelivery<HeldDelivery>[]> {
    if (this.count < RESULTS_AT_ONCE) {
      await sleep(GATHER_MS.shortest);
      if (!this.isUrgent()) await this.waitUntilUrgent(GATHER_MS.longest - GATHER_MS.shortest);
    }
    const some = this.results.slice(0, RESULTS_AT_ONCE);
    if (some.length === this.count) this.isSlotNeeded = false;
    return some;
  }

  /** Removes the oldest results, because they are stored, or their deliveries set aside. */
  remove(count: number): void {
    this.failures = 0;
    this.results.splice(0, count);
  }

  private isUrgent(): boolean {
    return this.slots.haveEventsWaiting || this.isSlotNeeded || this.count >= RESULTS_AT_ONCE;
  }

  private waitUntilUrgent(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
