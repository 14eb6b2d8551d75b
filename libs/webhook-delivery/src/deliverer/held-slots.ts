import { TemporaryProblem } from '@rpm/domain';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type FreeSlots, QUEUE_SLOTS, queueName } from '../queue/free-slots';
import { SlotCounts } from './slot-counts';

/** A delivery that holds a slot, or is waiting for one. */
export type Holder = Pick<ClaimedDelivery, 'organizationId' | 'webhookId' | 'isRetry' | 'isProven'>;

const RETRY_AFTER_SECONDS = 5;

/**
 * Counts the held slots of this process, and applies their limits. Every request that is being sent holds one slot until its result is stored. Unproven
 * webhooks share half of the slots. One organization holds at most a quarter of all slots, and its unproven webhooks at most half of that quarter ({@link
 * FreeSlots}).
 */
export class HeldSlots {
  private readonly unprovenCapacity: number;
  private readonly perOrganization: number;
  private readonly unprovenPerOrganization: number;
  private readonly testsPerOrganization: number;
  private held = 0;
  private heldUnproven = 0;
  protected readonly organizations = new SlotCounts();
  private readonly unprovenOrganizations = new SlotCounts();
  private readonly queues = new SlotCounts();
  private readonly tests = new SlotCounts();

  constructor(private readonly capacity: number) {
    this.unprovenCapacity = Math.ceil(capacity / 2);
    this.perOrganization = Math.ceil(capacity / 4);
    this.unprovenPerOrganization = Math.ceil(capacity / 8);
    this.testsPerOrganization = Math.ceil(capacity / 64);
  }

  /** Returns the free slots that a claim may fill; null if there are none. */
  free(): FreeSlots | null {
    const { perOrganization, unprovenPerOrganization, organizations, unprovenOrganizations, queues } = this;
    if (this.freeCount <= 0) return null;
    return {
      free: this.freeCount,
      freeUnproven: this.freeUnprovenCount,
      perOrganization,
      unprovenPerOrganization,
      organizations: Object.fromEntries(organizations),
      unprovenOrganizations: Object.fromEntries(unprovenOrganizations),
      queues: Object.fromEntries(queues),
    };
  }

  hold(deliveries: readonly Holder[]): void {
    for (const delivery of deliveries) {
      this.change(delivery, 1);
      this.queues.add(queueName(delivery), 1);
    }
  }

  /**
   * Releases the slot of a delivery. @returns whether a claim may have left out another delivery because this slot was held, so that a new claim is
   * worthwhile
   */
  release(delivery: Holder): boolean {
    const wasScarce = this.isScarce(delivery);
    this.change(delivery, -1);
    this.queues.add(queueName(delivery), -1);
    return wasScarce;
  }

  /**
   * Holds a slot for a test request. A test counts as a request to an unproven webhook. It may nevertheless use a slot of its organization that is
   * reserved for proven webhooks, so that a customer whose webhooks hang can still test them. @returns a function that releases the slot @throws
   * TemporaryProblem when the organization has too many running tests, or no slot is free
   */
  holdForTest(organizationId: number): () => void {
    if (this.tests.of(organizationId) >= this.testsPerOrganization) {
      throw refusal(`Your organization has ${this.testsPerOrganization} running test requests, which is the maximum.`);
    }
    const isFull = this.organizations.of(organizationId) >= this.perOrganization;
    if (isFull || this.freeCount <= 0 || this.freeUnprovenCount <= 0) {
      throw refusal('All requests that can be sent at once are waiting for the answers of servers.');
    }
    const test = { organizationId, isProven: false };
    this.change(test, 1);
    this.tests.add(organizationId, 1);
    return () => {
      this.change(test, -1);
      this.tests.add(organizationId, -1);
    };
  }

  protected areManyFree(): boolean {
    return this.freeCount >= this.capacity / 2;
  }

  /** Whether any slot is held. */
  get areHeld(): boolean {
    return this.held > 0;
  }

  get freeCount(): number {
    return this.capacity - this.held;
  }

  private get freeUnprovenCount(): number {
    return Math.max(0, this.unprovenCapacity - this.heldUnproven);
  }

  private change({ organizationId, isProven }: Pick<Holder, 'organizationId' | 'isProven'>, change: 1 | -1): void {
    this.held += change;
    this.organizations.add(organizationId, change);
    if (isProven) return;
    this.heldUnproven += change;
    this.unprovenOrganizations.add(organizationId, change);
  }

  /** Returns whether a slot limit prevents the next delivery of the same queue from getting a slot. */
  isScarce(delivery: Holder): boolean {
    const { organizationId, isProven, isRetry } = delivery;
    const most = QUEUE_SLOTS[isProven ? 'proven' : 'unproven'][isRetry ? 'retries' : 'firstTries'];
    const ofOrganization = this.organizations.of(organizationId);
    const unprovenOfOrganization = this.unprovenOrganizations.of(organizationId);
    return (
      this.queues.of(queueName(delivery)) >= most ||
      ofOrganization >= Math.min(this.perOrganization, this.freeCount) ||
      (!isProven && unprovenOfOrganization >= Math.min(this.unprovenPerOrganization, this.freeUnprovenCount))
    );
  }
}

function refusal(reason: string): TemporaryProblem {
  return new TemporaryProblem('rate_limited', `${reason} Try again in a few seconds.`, RETRY_AFTER_SECONDS);
}
