import { type Database } from '@rpm/database';
import { Mutex } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { type Sample } from './log/webhook-test';
import { beginTestDelivery } from './queue/begin-test.sql';
import { runExceptBadRows, sqlStateOfRefusal, sqlStateOfRowError } from './dead-rows/run-except-bad-rows';
import { claimDeliveries, type WebhookPosition } from './queue/claim.sql';
import { type ClaimedDelivery } from './queue/claimed-delivery';
import { type DeadRow, setDeliveryAside, setEventAside } from './dead-rows/dead-rows';
import { giveBackDeliveries } from './queue/give-back.sql';
import { type DirectDelivery, type HeldDelivery, type LeasedDelivery } from './lease/direct-delivery';
import { finishDirectDeliveries } from './lease/finish-direct.sql';
import { fanOutNamedEvents, fanOutOldestEvents } from './queue/fan-out.sql';
import { finishDeliveries } from './queue/finish.sql';
import { type FinishedDelivery } from './queue/finished-delivery';
import { type FreeSlots } from './queue/free-slots';
import { makeFhirBodies } from './fhir/make-bodies';
import { leaseOldestEvents } from './lease/lease-events.sql';
import { queueLeasedDeliveries, readEventBodies } from './lease/leased-deliveries.sql';
import { listOldestEvents, type OldestEvents } from './outbox/oldest-events.sql';
import { type TakenEvents } from './outbox/publish-events.sql';
import { type OutboxLook, type OutboxResult, WaitingOrganizations } from './outbox/waiting-organizations';
import { type LeaseLook, LeaseRecovery, type RecoveredResult } from './lease/lease-recovery';
import { setLeasedEventAside } from './lease/recover-leases.sql';
import { type QueueLook, WaitingQueues } from './waiting/waiting-queues';

/** Maximum number of events that one statement turns into deliveries. */
const EVENTS_AT_ONCE = 1_000;

/** Number of events that one statement may lease even if fewer slots are free, because a statement for fewer events is not worthwhile. */
const FEWEST_EVENTS = 50;

/** Maximum number of deliveries that one statement creates. The deliveries of the statement's last event may exceed this number. */
const DELIVERIES_AT_ONCE = 5_000;

/** An organization's minimum share of the events that one statement takes, however many organizations have events. */
const SMALLEST_SHARE = 0.1;

/**
 * Share of the free slots for which one statement leases events. With a greater share, some deliveries would get no slot, because slots must stay free for
 * other organizations. These deliveries would have to be claimed from the queue, which costs as much as creating them.
 */
const SHARE_OF_SLOTS = 0.75;

/** The places at which statements look for work. */
export type Looks = OutboxLook & QueueLook & LeaseLook;

/** Result of one call that takes the oldest events from the outbox. */
interface TakenResult {
  /** Whether more events may be waiting. */
  isMore: boolean;
  /** Number of events removed from the outbox. */
  taken: number;
  /** Ids of the organizations without a webhook from which events were taken. */
  withoutWebhooks: readonly number[];
}

/** Result of one call that puts the deliveries of the oldest events into the queue. */
export interface FanOutResult extends TakenResult {
  /** Number of queued deliveries. */
  queued: number;
}

/** Result of one call that leases the oldest events. */
export interface LeaseResult extends TakenResult {
  leased: LeasedDelivery[];
}

type CauseOf = typeof sqlStateOfRowError;

const BEGINNING: WebhookPosition = { organizationId: 0, webhookId: 0 };

/**
 * The queue of deliveries as used by one process. Every method needs one round trip to the database, unless it has to search for the row that made
 * its statement fail.
 */
export class DeliveryQueue {
  readonly owner = randomUUID();
  /** Mutex of the statements that end leases, because each has to know how many deliveries of a lease are still open. */
  private readonly leaseEnds = new Mutex();
  private readonly waiting = new WaitingOrganizations();
  private readonly waitingQueues = new WaitingQueues();
  /** Number of organizations whose events were taken by the last fan-out that found any events. */
  private served = 1;
  private readonly recovery: LeaseRecovery;

  constructor(
    private readonly database: Database,
    private readonly leaseMs: number,
    /** Called with every event or delivery that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
    /** Time for which the session of another sender must have ended before this one takes over from it; two seconds by default. */
    lossMs?: number,
  ) {
    this.recovery = new LeaseRecovery(database, this.owner, this.waitingQueues, onDead, lossMs);
  }

  /** Returns the places at which the statements of this process look for work, which the check for work needs, too. */
  nextLooks(): Looks {
    return { ...this.waiting.nextLook(), ...this.waitingQueues.nextLook(), ...this.recovery.nextLook() };
  }

  /** Puts the deliveries of the oldest events into the queue. An event whose deliveries cannot be queued is set aside. */
  async fanOut(): Promise<FanOutResult> {
    const { database } = this;
    const oldest = this.oldest(EVENTS_AT_ONCE);
    try {
      const { queued, ...events } = await fanOutOldestEvents(database, oldest);
      return { ...this.remember(events, oldest), queued };
    } catch (error) {
      if (sqlStateOfRowError(error) === null) throw error;
      await this.fanOutAround();
      return { isMore: true, taken: 0, queued: 0, withoutWebhooks: [] };
    }
  }

  /**
   * Leases the oldest events, so that this process can send their deliveries at once. It takes no more events than it can find slots for.
   * @param free number of free slots
   * @returns null if one of the events cannot be published. Finding that event takes many statements, so only {@link fanOut} searches for it.
   */
  async lease(free: number): Promise<LeaseResult | null> {
    const { database, owner, leaseMs } = this;
    const oldest = this.oldest(Math.min(Math.max(FEWEST_EVENTS, Math.floor(free * SHARE_OF_SLOTS)), EVENTS_AT_ONCE));
    try {
      const look = { ...oldest, ...this.waitingQueues.nextLookAtFirstTries() };
      const { leased, ...events } = await leaseOldestEvents(database, look, { owner, leaseMs });
      return { ...this.remember(events, oldest), leased };
    } catch (error) {
      if (sqlStateOfRowError(error) === null) throw error;
      return null;
    }
  }

  private oldest(events: number): OldestEvents {
    return {
      perOrganization: Math.floor(events * Math.max(SMALLEST_SHARE, 1 / this.served)),
      events,
      deliveries: DELIVERIES_AT_ONCE,
      ...this.waiting.nextLook(),
    };
  }

  /** Remembers where the next fan-out continues. */
  private remember(
    { taken, organizationsTaken, withoutWebhooks, ...result }: TakenEvents & OutboxResult,
    look: OutboxLook,
  ): TakenResult {
    if (taken > 0) this.served = organizationsTaken;
    return { isMore: this.waiting.remember(result, look), taken, withoutWebhooks };
  }

  /** Fans out events in smaller and smaller groups, to find and set aside each event that makes the statement fail. */
  private async fanOutAround(): Promise<void> {
    const { database } = this;
    await runExceptBadRows(
      await listOldestEvents(database, this.oldest(EVENTS_AT_ONCE)),
      (events) => fanOutNamedEvents(database, events),
      async (event, cause) => {
        const isChanged = await setEventAside(database, event, cause);
        if (isChanged) this.onDead({ row: 'event', id: event.id, type: event.type, cause });
      },
    );
  }

  /** Reads the bodies that leased deliveries lack. @returns the deliveries whose bodies could be created */
  async withBodies(deliveries: readonly LeasedDelivery[]): Promise<DirectDelivery[]> {
    await runExceptBadRows(
      deliveries.filter(({ body }) => body === null),
      (some) => readEventBodies(this.database, some),
      () => Promise.resolve(),
    );
    return deliveries.filter((delivery): delivery is DirectDelivery => delivery.body !== null);
  }

  /**
   * Creates the logs of leased deliveries and puts the deliveries into the queue. If the log of a delivery cannot be created, its event is set aside.
   * @param isSent whether the requests of the deliveries have been sent; if so, the queue leases the deliveries to this process
   * @param causeOf see {@link runExceptBadRows}
   */
  async queueLeased(
    deliveries: readonly LeasedDelivery[],
    { isSent, causeOf }: { isSent: boolean; causeOf?: CauseOf },
  ): Promise<void> {
    const { database, owner, leaseMs } = this;
    await this.leaseEnds.runExclusive(() =>
      runExceptBadRows(
        deliveries,
        async (some) => {
          await queueLeasedDeliveries(database, { owner, leaseMs, isSent }, some);
          closeAll(some);
        },
        async (delivery, cause) => {
          const isChanged = await setLeasedEventAside(database, delivery, owner, cause);
          // The lease of a single event stays open, because it keeps the event that was set aside.
          if (delivery.lease.firstPosition < delivery.lease.lastPosition) closeAll([delivery]);
          if (isChanged) this.onDead({ row: 'event', id: delivery.eventId, type: delivery.type, cause });
        },
        causeOf,
      ),
    );
  }

  /** Ends the leases of senders that have ended, and leases that have expired, and queues the deliveries of these leases. */
  recoverLeases(): Promise<RecoveredResult> {
    return this.recovery.recover();
  }

  /** Claims due deliveries for which slots are free, starting after the given webhook. */
  claim(slots: FreeSlots, after: WebhookPosition = BEGINNING): Promise<ClaimedDelivery[]> {
    const { database, owner, leaseMs } = this;
    return claimDeliveries(database, { owner, leaseMs, slots, after, waiting: this.waitingQueues });
  }

  /** Makes the bodies of deliveries to webhooks with FHIR. @returns the deliveries that can be sent */
  makeBodies(deliveries: readonly ClaimedDelivery[], onError: (error: unknown) => void): Promise<ClaimedDelivery[]> {
    return makeFhirBodies(this.database, deliveries, onError);
  }

  /** Ends the claims of deliveries for which no request was sent. They are due again in a few seconds. */
  async giveBack(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length > 0) await giveBackDeliveries(this.database, this.owner, deliveries);
  }

  /**
   * Stores the results of deliveries. A delivery whose result is invalid data is set aside. @param isLastTry whether a delivery is also set aside if the
   * database refuses its result for any other reason, although the database accepts other writes
   */
  async finish(finished: readonly FinishedDelivery<HeldDelivery>[], { isLastTry = false } = {}): Promise<void> {
    const causeOf = isLastTry ? sqlStateOfRefusal : sqlStateOfRowError;
    const refused = await this.finishDirect(separate(finished).direct, causeOf);
    // A delivery needs a log before it can be set aside.
    await this.queueLeased(refused, { isSent: true, causeOf });
    await this.finishQueued(separate(finished).ofQueue, causeOf);
  }

  /** Stores the results of direct deliveries. @returns those whose results cannot be stored */
  private async finishDirect(finished: readonly FinishedDelivery<DirectDelivery>[], causeOf: CauseOf): Promise<DirectDelivery[]> {
    const { database, owner } = this;
    const refused: DirectDelivery[] = [];
    await this.leaseEnds.runExclusive(() =>
      runExceptBadRows(
        finished,
        async (some) => {
          await finishDirectDeliveries(database, owner, some);
          closeAll(some.map(({ delivery }) => delivery));
        },
        ({ delivery }) => Promise.resolve(refused.push(delivery)),
        causeOf,
      ),
    );
    return refused;
  }

  private async finishQueued(
    finished: readonly FinishedDelivery<Omit<ClaimedDelivery, 'body'>>[],
    causeOf: CauseOf,
  ): Promise<void> {
    const { database, owner } = this;
    await runExceptBadRows(
      finished,
      (some) => finishDeliveries(database, owner, some),
      async ({ delivery }, cause) => {
        const isChanged = await setDeliveryAside(database, delivery, owner, cause);
        if (isChanged) this.onDead({ row: 'delivery', id: delivery.logId, cause });
      },
      causeOf,
    );
  }

  /** Creates the delivery of a sample event to a webhook and leases it to this process. @throws NotFound */
  beginTest(organizationId: number, webhookId: number, sample: Sample): Promise<ClaimedDelivery> {
    const { database, owner, leaseMs } = this;
    return beginTestDelivery(database, { organizationId, webhookId, sample, owner, leaseMs });
  }
}

/** Records that deliveries no longer need the leases of their events. */
function closeAll(deliveries: readonly LeasedDelivery[]): void {
  for (const delivery of deliveries) delivery.lease.open.delete(delivery);
}

interface SeparatedDeliveries {
  ofQueue: FinishedDelivery<Omit<ClaimedDelivery, 'body'>>[];
  direct: FinishedDelivery<DirectDelivery>[];
}

/** Separates the finished deliveries that are in the queue from those that have only the lease of their event. */
function separate(finished: readonly FinishedDelivery<HeldDelivery>[]): SeparatedDeliveries {
  const separated: SeparatedDeliveries = { ofQueue: [], direct: [] };
  for (const one of finished) {
    const { delivery } = one;
    if (!('lease' in delivery)) separated.ofQueue.push({ ...one, delivery });
    else if (delivery.queued) separated.ofQueue.push({ ...one, delivery: delivery.queued });
    else separated.direct.push({ ...one, delivery });
  }
  return separated;
}
