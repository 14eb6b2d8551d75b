import { Mutex } from 'async-mutex';
import { type FreeSlots, queueName } from '../queue/free-slots';
import { HeldSlots, type Holder } from './held-slots';
import { SlotCounts } from './slot-counts';

/**
 * Grants the slots of this process to deliveries. Only one part of the deliverer at a time fills free slots, and none does while results cannot be stored.
 * The fan-out notes in this object whether events are waiting for slots, so that results are stored, and slots released, sooner.
 */
export class SendingSlots extends HeldSlots {
  /** Whether the last fan-out left events behind, which wait for slots. */
  haveEventsWaiting = false;
  private isSuspended = false;
  private readonly filling = new Mutex();
  /** Ends the wait for free slots; null if nothing waits for them. */
  private endWait: (() => void) | null = null;

  /**
   * Does work that grants free slots to deliveries. Such work never runs twice at the same time, so that no slot is granted twice.
   * @returns null if the work was not done, because no slot is free or granting slots is suspended
   */
  fill<Result>(work: (free: FreeSlots) => Promise<Result>): Promise<Result | null> {
    return this.filling.runExclusive(() => {
      const free = this.isSuspended ? null : this.free();
      return free && work(free);
    });
  }

  /**
   * Stops granting slots to events and queued deliveries, because results cannot be stored. The lease of a delivery without a stored result may have
   * expired: it would be claimed, and sent again.
   */
  suspend(): void {
    this.isSuspended = true;
  }

  /** Grants slots again. @returns whether granting had been suspended */
  resume(): boolean {
    const { isSuspended } = this;
    this.isSuspended = false;
    return isSuspended;
  }

  /**
   * Grants slots to deliveries that are ready to be sent, and holds them. Organizations that hold the fewest slots come first, and every webhook gets its
   * first slot before one gets a second one. A slot is granted only within the limits of the queue, the organization and the process.
   * @returns the deliveries that got a slot
   */
  grant<Waiting extends Holder>(deliveries: readonly Waiting[]): Waiting[] {
    const [ofQueue, ofOrganization] = [new SlotCounts(), new SlotCounts()];
    return deliveries
      .map((delivery) => ({ delivery, turn: ofQueue.next(queueName(delivery)) }))
      .sort((one, other) => one.turn - other.turn)
      .map(({ delivery }) => {
        const { organizationId } = delivery;
        return { delivery, level: this.organizations.of(organizationId) + ofOrganization.next(organizationId) };
      })
      .sort((one, other) => one.level - other.level)
      .map(({ delivery }) => delivery)
      .filter((delivery) => {
        const isGranted = !this.isScarce(delivery);
        if (isGranted) this.hold([delivery]);
        return isGranted;
      });
  }

  override release(delivery: Holder): boolean {
    const wasScarce = super.release(delivery);
    if (this.areManyFree()) this.endWait?.();
    return wasScarce;
  }

  /** Waits until half of the slots are free, but not longer than the given time. */
  async waitForMany(ms: number): Promise<void> {
    if (this.areManyFree()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endWait = null;
  }
}
