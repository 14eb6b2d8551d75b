import { NotFound } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type JsonText } from '@rpm/data-access';
import { runDelivery, runScoped } from '@rpm/data-access';
import { bisect, causeInRows } from './bisect';
import { CLAIM } from './claim.statement';
import { type ClaimedDelivery } from './claimed-delivery';
import { type DeadRow, SET_DELIVERY_ASIDE, SET_EVENT_ASIDE } from './dead-rows';
import { FAN_OUT_NAMED, FAN_OUT_OLDEST, LIST_OLDEST } from './fan-out.statement';
import { FINISH } from './finish.statement';
import { type FreeSlots } from './free-slots';
import { columnsOf, type FinishedDelivery } from './finished-delivery';
import { BEGIN_TEST } from './test-delivery.statement';

/** As many events as one statement makes into deliveries. */
const EVENTS_AT_ONCE = 1_000;

/** With the event that makes more deliveries than these, a statement ends: they are what it takes its time for. */
const DELIVERIES_AT_ONCE = 5_000;

/** Of one organization at the least, however many have some. */
const SHARE_OF_ONE = 100;

/** What one statement has made of events, beginning after an organization and ending with the `last`. */
type Made = { taken: number; organizations: number; last: number; isCut: boolean; queued: number };

/** With each delivery that is claimed in passing; without one, once and with nulls. */
type MadeRow = Made & ({ logId: null } | ClaimedDelivery);

/** What has become of the oldest events. */
export interface FannedOut {
  /** There may be more of them. */
  isMore: boolean;
  /** One of them cannot be delivered. Which it is, whoever comes without room finds out: it takes many statements. */
  isRefused: boolean;
  /** How many were taken out of the outbox, and how many deliveries of them wait for a claim. */
  taken: number;
  queued: number;
  /** What this process is to send at once. */
  claimed: ClaimedDelivery[];
}

const NO_ROW: Made = { taken: 0, organizations: 0, last: 0, isCut: false, queued: 0 };

/** Where a webhook stands in the order in which claims look at webhooks. */
type Place = Pick<ClaimedDelivery, 'organizationId' | 'webhookId'>;

const BEGINNING: Place = { organizationId: 0, webhookId: 0 };

/** The slots of a process that sends nothing. */
const NO_SLOTS: FreeSlots = {
  free: 0,
  freeUnproven: 0,
  perOrganization: 0,
  unprovenPerOrganization: 0,
  organizations: {},
  unprovenOrganizations: {},
  queues: {},
};

/** The queue of deliveries, as one process works on it. Every method is one round trip, unless a row is to blame for its failure. */
export class DeliveryQueue {
  private readonly owner = randomUUID();
  /** The organization whose events were made into deliveries last, where not all had their turn. */
  private lastServed = 0;
  /** How many of one organization may be made at once: all, where the others have none. */
  private share = EVENTS_AT_ONCE;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs: number,
    /** Called with every row that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
  ) {}

  /** Makes events into deliveries, and claims those of proven webhooks that need not wait and get a slot. */
  async fanOut({ free, perOrganization, organizations, queues }: FreeSlots = NO_SLOTS): Promise<FannedOut> {
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
      const rows = await runDelivery<MadeRow>(dataSource, FAN_OUT_OLDEST, values);
      const { taken, organizations: served, last, isCut, queued } = rows[0] ?? NO_ROW;
      this.lastServed = isCut ? last : 0;
      if (taken > 0) this.share = Math.max(SHARE_OF_ONE, Math.floor(EVENTS_AT_ONCE / served));
      const claimed = rows.filter((row): row is Made & ClaimedDelivery => row.logId !== null);
      return { isMore: lastServed !== 0 || isCut || taken >= share, isRefused: false, taken, queued, claimed };
    } catch (error) {
      if (causeInRows(error) === null) throw error;
      if (free === 0) await this.fanOutAround();
      return { isMore: true, isRefused: free > 0, taken: 0, queued: 0, claimed: [] };
    }
  }

  /** One of the oldest events cannot be delivered: all others are. */
  private async fanOutAround(): Promise<void> {
    const { dataSource, lastServed, share } = this;
    type Name = { organizationId: number; id: number; type: string };
    const values = [share, EVENTS_AT_ONCE, lastServed, DELIVERIES_AT_ONCE];
    const events = await runDelivery<Name>(dataSource, LIST_OLDEST, values);
    await bisect(
      events,
      (some) =>
        runDelivery(dataSource, FAN_OUT_NAMED, [some.map(({ organizationId }) => organizationId), some.map(({ id }) => id)]),
      async ({ organizationId, id, type }, cause) => {
        const changed = await runDelivery(dataSource, SET_EVENT_ASIDE, [organizationId, id, cause]);
        if (changed.length > 0) this.onDead({ row: 'event', id, type, cause });
      },
    );
  }

  /** Claims due deliveries, as many as get a slot, beginning with the webhook `after` another one. */
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
    return runDelivery<ClaimedDelivery & Record<string, unknown>>(this.dataSource, CLAIM, values);
  }

  /** Writes down what has come of deliveries; one that cannot be written down is set aside. */
  async finish(finished: readonly FinishedDelivery[]): Promise<void> {
    const { dataSource, owner } = this;
    await bisect(
      finished,
      (some) => runDelivery(dataSource, FINISH, [owner, ...columnsOf(some)]),
      async ({ delivery: d }, cause) => {
        const values = [owner, d.organizationId, d.webhookId, d.isRetry, d.leaseEnd, d.logId, cause];
        const changed = await runDelivery(dataSource, SET_DELIVERY_ASIDE, values);
        if (changed.length > 0) this.onDead({ row: 'delivery', id: d.logId, cause });
      },
    );
  }

  /** Begins a delivery of a sample, as claimed by this process. @throws NotFound */
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
