import { NotFound } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type JsonText } from '@rpm/data-access';
import { runInDeliveryScope, runScoped } from '@rpm/data-access';
import { bisect, sqlStateOfRowError } from './bisect';
import { CLAIM } from './claim.statement';
import { type ClaimedDelivery } from './claimed-delivery';
import { type DeadRow, SET_DELIVERY_ASIDE, SET_EVENT_ASIDE } from './dead-rows';
import { FAN_OUT_NAMED, FAN_OUT_OLDEST, LIST_OLDEST } from './fan-out.statement';
import { FINISH } from './finish.statement';
import { type FreeSlots } from './free-slots';
import { columnsOf, type FinishedDelivery } from './finished-delivery';
import { BEGIN_TEST } from './test-delivery.statement';

/** Maximum number of events that one statement turns into deliveries. */
const EVENTS_AT_ONCE = 1_000;

/** A fan-out statement stops after the event with which it exceeds this number of deliveries, because its duration depends on the deliveries. */
const DELIVERIES_AT_ONCE = 5_000;

/** Minimum number of events taken from one organization, however many organizations have events. */
const SHARE_OF_ONE = 100;

/** Result of one fan-out statement. It starts after the organization `lastServed` and ends with the organization `last`. */
type Made = { taken: number; organizations: number; last: number; isCut: boolean; queued: number };

/** One row per delivery that was claimed during fan-out; a single row with nulls if none was claimed. */
type MadeRow = Made & ({ logId: null } | ClaimedDelivery);

/** Result of turning the oldest events into deliveries. */
export interface FanOutResult {
  /** Whether there may be more events. */
  isMore: boolean;
  /** Whether one of the events cannot be delivered. A caller without free slots finds out which one, because this takes many statements. */
  isRefused: boolean;
  /** Number of events taken out of the outbox, and number of their deliveries that wait for a claim. */
  taken: number;
  queued: number;
  /** Deliveries that this process must send now. */
  claimed: ClaimedDelivery[];
}

const NO_ROW: Made = { taken: 0, organizations: 0, last: 0, isCut: false, queued: 0 };

/** A webhook as a position in the order in which claims look at webhooks. */
type Place = Pick<ClaimedDelivery, 'organizationId' | 'webhookId'>;

const BEGINNING: Place = { organizationId: 0, webhookId: 0 };

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

/** The queue of deliveries as seen by one process. Every method takes one round trip, unless it has to search for a row that makes it fail. */
export class DeliveryQueue {
  private readonly owner = randomUUID();
  /** The organization at which the last fan-out stopped, if events of other organizations were left. */
  private lastServed = 0;
  /** Maximum number of events taken from one organization at once. It is higher if few organizations have events. */
  private share = EVENTS_AT_ONCE;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs: number,
    /** Called with every row that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
  ) {}

  /** Turns events into deliveries. Deliveries of proven webhooks that get a slot and need not wait are claimed in the same statement. */
  async fanOut({ free, perOrganization, organizations, queues }: FreeSlots = NO_SLOTS): Promise<FanOutResult> {
    const { dataSource, lastServed, share, owner, leaseMs } = this;
    try {
      const values = [
        share,
        EVENTS_AT_ONCE,
        lastServed,
        DELIVERIES_AT_ONCE,
        owner,
        leaseMs,
        free,
        perOrganization,
        JSON.stringify(organizations),
        JSON.stringify(queues),
      ];
      const rows = await runInDeliveryScope<MadeRow>(dataSource, FAN_OUT_OLDEST, values);
      const { taken, organizations: served, last, isCut, queued } = rows[0] ?? NO_ROW;
      this.lastServed = isCut ? last : 0;
      if (taken > 0) this.share = Math.max(SHARE_OF_ONE, Math.floor(EVENTS_AT_ONCE / served));
      const claimed = rows.filter((row): row is Made & ClaimedDelivery => row.logId !== null);
      return { isMore: lastServed !== 0 || isCut || taken >= share, isRefused: false, taken, queued, claimed };
    } catch (error) {
      if (sqlStateOfRowError(error) === null) throw error;
      if (free === 0) await this.fanOutAround();
      return { isMore: true, isRefused: free > 0, taken: 0, queued: 0, claimed: [] };
    }
  }

  /** Sets aside the one event that cannot be delivered, and delivers all others. */
  private async fanOutAround(): Promise<void> {
    const { dataSource, lastServed, share } = this;
    type Name = { organizationId: number; id: number; type: string };
    const values = [share, EVENTS_AT_ONCE, lastServed, DELIVERIES_AT_ONCE];
    const events = await runInDeliveryScope<Name>(dataSource, LIST_OLDEST, values);
    await bisect(
      events,
      (some) =>
        runInDeliveryScope(dataSource, FAN_OUT_NAMED, [
          some.map(({ organizationId }) => organizationId),
          some.map(({ id }) => id),
        ]),
      async ({ organizationId, id, type }, cause) => {
        const changed = await runInDeliveryScope(dataSource, SET_EVENT_ASIDE, [organizationId, id, cause]);
        if (changed.length > 0) this.onDead({ row: 'event', id, type, cause });
      },
    );
  }

  /** Claims due deliveries that get a slot, starting with the webhook after the given one. */
  async claim(slots: FreeSlots, after: Place = BEGINNING): Promise<ClaimedDelivery[]> {
    const values = [
      this.owner,
      this.leaseMs,
      slots.free,
      slots.freeUnproven,
      slots.perOrganization,
      slots.unprovenPerOrganization,
      JSON.stringify(slots.organizations),
      JSON.stringify(slots.unprovenOrganizations),
      JSON.stringify(slots.queues),
      after.organizationId,
      after.webhookId,
    ];
    return runInDeliveryScope<ClaimedDelivery & Record<string, unknown>>(this.dataSource, CLAIM, values);
  }

  /** Stores the results of deliveries. A delivery whose result cannot be stored is set aside. */
  async finish(finished: readonly FinishedDelivery[]): Promise<void> {
    const { dataSource, owner } = this;
    await bisect(
      finished,
      (some) => runInDeliveryScope(dataSource, FINISH, [owner, ...columnsOf(some)]),
      async ({ delivery: d }, cause) => {
        const values = [owner, d.organizationId, d.webhookId, d.isRetry, d.leaseEnd, d.logId, cause];
        const changed = await runInDeliveryScope(dataSource, SET_DELIVERY_ASIDE, values);
        if (changed.length > 0) this.onDead({ row: 'delivery', id: d.logId, cause });
      },
    );
  }

  /** Creates a delivery of a sample event and leases it to this process. @throws NotFound */
  async beginTest(organizationId: number, webhookId: number, sample: JsonText): Promise<ClaimedDelivery> {
    const values = [organizationId, webhookId, sample.text, this.owner, this.leaseMs];
    const [delivery] = await runScoped<ClaimedDelivery & Record<string, unknown>>(
      this.dataSource,
      organizationId,
      BEGIN_TEST,
      values,
    );
    if (!delivery) throw new NotFound('webhook');
    return delivery;
  }
}
