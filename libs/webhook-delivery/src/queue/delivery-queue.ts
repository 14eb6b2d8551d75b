import { randomUUID } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type JsonText } from '@rpm/data-access';
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

/** Maximum number of deliveries that one statement creates. The deliveries of the statement's last event may exceed this number. */
const DELIVERIES_AT_ONCE = 5_000;

/** Minimum number of events that one statement takes from one organization, however many organizations have events. */
const SHARE_OF_ONE = 100;

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
  /** Maximum number of events that one statement takes from one organization. It is higher if few organizations have events. */
  private share = EVENTS_AT_ONCE;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs: number,
    /** Called with every event or delivery that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
  ) {}

  /** Turns events into deliveries. The same statement claims the deliveries of proven webhooks that get a slot and need not wait. */
  async fanOut(slots: FreeSlots = NO_SLOTS): Promise<FanOutResult> {
    const { dataSource, owner, leaseMs, oldest } = this;
    try {
      const rows = await fanOutOldestEvents(dataSource, oldest, { owner, leaseMs, slots });
      const { taken, organizations: served, last, isCut, queued } = rows[0] ?? NOTHING;
      this.lastServed = isCut ? last : 0;
      if (taken > 0) this.share = Math.max(SHARE_OF_ONE, Math.floor(EVENTS_AT_ONCE / served));
      const claimed = rows.filter((row): row is FanOutSummary & ClaimedDelivery => row.logId !== null);
      const isMore = oldest.afterOrganization !== 0 || isCut || taken >= oldest.perOrganization;
      return { isMore, isRefused: false, taken, queued, claimed };
    } catch (error) {
      if (sqlStateOfRowError(error) === null) throw error;
      if (slots.free === 0) await this.fanOutAround();
      return { isMore: true, isRefused: slots.free > 0, taken: 0, queued: 0, claimed: [] };
    }
  }

  private get oldest(): OldestEventsLimits {
    return {
      perOrganization: this.share,
      events: EVENTS_AT_ONCE,
      afterOrganization: this.lastServed,
      deliveries: DELIVERIES_AT_ONCE,
    };
  }

  /** Turns events into deliveries in smaller and smaller groups, to find and set aside each event that makes the statement fail. */
  private async fanOutAround(): Promise<void> {
    const { dataSource } = this;
    await runExceptBadRows(
      await listOldestEvents(dataSource, this.oldest),
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
  beginTest(organizationId: number, webhookId: number, sample: JsonText): Promise<ClaimedDelivery> {
    const { dataSource, owner, leaseMs } = this;
    return beginTestDelivery(dataSource, { organizationId, webhookId, sample, owner, leaseMs });
  }
}
