import { randomUUID } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type Sample } from '../log/webhook-test';
import { beginTestDelivery } from './begin-test.sql';
import { runExceptBadRows, sqlStateOfRowError } from './run-except-bad-rows';
import { claimDeliveries, type WebhookPosition } from './claim.sql';
import { type ClaimedDelivery } from './claimed-delivery';
import { type DeadRow, setDeliveryAside, setEventAside } from './dead-rows';
import { type FanOutSummary, fanOutNamedEvents, fanOutOldestEvents } from './fan-out.sql';
import { finishDeliveries } from './finish.sql';
import { type FinishedDelivery } from './finished-delivery';
import { type FreeSlots } from './free-slots';
import { listOldestEvents, type OldestEventsLimits } from './oldest-events.sql';

/** Maximum number of events that one statement turns into deliveries. */
const EVENTS_AT_ONCE = 1_000;

/** Number of events for which a statement is worthwhile even if there are fewer free slots. */
const FEWEST_EVENTS = 50;

/** Maximum number of deliveries that one statement creates. The deliveries of the statement's last event may exceed this number. */
const DELIVERIES_AT_ONCE = 5_000;

/** An organization's minimum share of the events that one statement takes, however many organizations have events. */
const SMALLEST_SHARE = 0.1;

/**
 * Share of the free slots for which one statement takes events. Slots that {@link grantSlots} keeps free for other organizations would leave the other
 * deliveries waiting for a claim, which costs as much as the statement that created them.
 */
const SHARE_OF_SLOTS = 0.75;

/** Result of one call that turns the oldest events into deliveries. */
export interface FanOutResult {
  /** Whether more events may be waiting. */
  isMore: boolean;
  /**
   * Whether one of the events cannot be delivered. Finding that event takes many statements, so the queue searches for it only in a call that claims
   * no deliveries.
   */
  isRefused: boolean;
  /** `taken` is the number of events removed from the outbox; `queued` is the number of their deliveries that wait for a claim. */
  taken: number;
  queued: number;
  /** Deliveries that this process must send now. */
  claimed: ClaimedDelivery[];
}

const NOTHING: FanOutSummary = { taken: 0, organizations: 0, last: 0, isCut: false, queued: 0 };

const BEGINNING: WebhookPosition = { organizationId: 0, webhookId: 0 };

/** Slots of a process that only queues deliveries and sends nothing. */
const NO_SLOTS: FreeSlots = {
  free: 0,
  freeUnproven: 0,
  perOrganization: 0,
  unprovenPerOrganization: 0,
  organizations: {},
  unprovenOrganizations: {},
  queues: {},
};

/**
 * The queue of deliveries as used by one process. Every method needs one round trip to the database, unless it has to search for the row that made
 * its statement fail.
 */
export class DeliveryQueue {
  private readonly owner = randomUUID();
  /** Id of the organization at which the last fan-out stopped; 0 if that fan-out left no events of other organizations. */
  private lastServed = 0;
  /** Number of organizations from which the last fan-out that found events took them. */
  private served = 1;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs: number,
    /** Called with every event or delivery that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
  ) {}

  /**
   * Turns events into deliveries. The same statement claims the deliveries of proven webhooks that get a slot and need not wait. It takes no more
   * events than it can find slots for, unless there are no slots at all.
   */
  async fanOut(slots: FreeSlots = NO_SLOTS): Promise<FanOutResult> {
    const { dataSource, owner, leaseMs } = this;
    const oldest = this.oldest(slots);
    try {
      const rows = await fanOutOldestEvents(dataSource, oldest, { owner, leaseMs, slots });
      const { taken, organizations: served, last, isCut, queued } = rows[0] ?? NOTHING;
      this.lastServed = isCut ? last : 0;
      if (taken > 0) this.served = served;
      const claimed = rows.filter((row): row is FanOutSummary & ClaimedDelivery => row.logId !== null);
      const isMore = oldest.afterOrganization !== 0 || isCut || taken >= oldest.perOrganization;
      return { isMore, isRefused: false, taken, queued, claimed };
    } catch (error) {
      if (sqlStateOfRowError(error) === null) throw error;
      if (slots.free === 0) await this.fanOutAround();
      return { isMore: true, isRefused: slots.free > 0, taken: 0, queued: 0, claimed: [] };
    }
  }

  private oldest({ free }: FreeSlots): OldestEventsLimits {
    const events =
      free === 0 ? EVENTS_AT_ONCE : Math.min(Math.max(FEWEST_EVENTS, Math.floor(free * SHARE_OF_SLOTS)), EVENTS_AT_ONCE);
    return {
      perOrganization: Math.floor(events * Math.max(SMALLEST_SHARE, 1 / this.served)),
      events,
      afterOrganization: this.lastServed,
      deliveries: DELIVERIES_AT_ONCE,
    };
  }

  /** Turns events into deliveries in smaller and smaller groups, to find and set aside each event that makes the statement fail. */
  private async fanOutAround(): Promise<void> {
    const { dataSource } = this;
    await runExceptBadRows(
      await listOldestEvents(dataSource, this.oldest(NO_SLOTS)),
      (events) => fanOutNamedEvents(dataSource, events),
      async (event, cause) => {
        const isChanged = await setEventAside(dataSource, event, cause);
        if (isChanged) this.onDead({ row: 'event', id: event.id, type: event.type, cause });
      },
    );
  }

  /** Claims due deliveries for which slots are free, starting after the given webhook. */
  claim(slots: FreeSlots, after: WebhookPosition = BEGINNING): Promise<ClaimedDelivery[]> {
    const { dataSource, owner, leaseMs } = this;
    return claimDeliveries(dataSource, { owner, leaseMs, slots, after });
  }

  /** Stores the results of deliveries. A delivery whose result cannot be stored is set aside. */
  async finish(finished: readonly FinishedDelivery[]): Promise<void> {
    const { dataSource, owner } = this;
    await runExceptBadRows(
      finished,
      (some) => finishDeliveries(dataSource, owner, some),
      async ({ delivery }, cause) => {
        const isChanged = await setDeliveryAside(dataSource, delivery, owner, cause);
        if (isChanged) this.onDead({ row: 'delivery', id: delivery.logId, cause });
      },
    );
  }

  /** Creates the delivery of a sample event to a webhook and leases it to this process. @throws NotFound */
  beginTest(organizationId: number, webhookId: number, sample: Sample): Promise<ClaimedDelivery> {
    const { dataSource, owner, leaseMs } = this;
    return beginTestDelivery(dataSource, { organizationId, webhookId, sample, owner, leaseMs });
  }
}
