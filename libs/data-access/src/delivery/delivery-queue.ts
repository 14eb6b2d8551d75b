import { NotFound, type WebhookLogStatus } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type JsonText } from '../json-text';
import { runDelivery, runScoped } from '../organization-scope';
import { bisect, isFaultOfRows } from './bisect';
import { CLAIM } from './claim.statement';
import { FAN_OUT_NAMED, FAN_OUT_OLDEST, LIST_OLDEST, SET_EVENT_ASIDE } from './fan-out.statement';
import { FINISH, SET_DELIVERY_ASIDE } from './finish.statement';
import { BEGIN_TEST } from './test-delivery.statement';

/** A delivery that this process is to make a request for, and nobody else until the lease is over. */
export interface ClaimedDelivery {
  organizationId: number;
  webhookId: number;
  isRetry: boolean;
  leaseEnd: Date;
  logId: number;
  logCreateTimestamp: Date;
  /** How many waits of the schedule are over. */
  step: number;
  /** Of the request, from 1. */
  number: number;
  /** Whether its webhook is. No request is made for one that is not. */
  enabled: boolean;
  url: string;
  /** The breaker of its webhook is open: this finds out whether it may close. */
  isProbe: boolean;
  messageId: string;
  body: string;
  /** Its sender was never heard of again after the request before this one. */
  wasInterrupted: boolean;
  /** Sealed (in base64), the newest first. */
  secrets: { sealed: string; keyName: string }[];
}

/** What has come of a delivery. */
export interface FinishedDelivery {
  delivery: ClaimedDelivery;
  /** `pending` when it is to be tried again. */
  status: WebhookLogStatus;
  /** Of `pending`: the waits that are over then, and the one that begins now, in milliseconds. */
  next: { step: number; delayMs: number } | null;
  /** How long the server wants nothing at all, in milliseconds. */
  pauseMs: number | null;
  /** The server says that nobody will ever be there again. */
  isGone: boolean;
  /** Null when no request was made. */
  attempt: Attempt | null;
}

export interface Attempt {
  startTimestamp: Date;
  durationMs: number;
  responseStatus: number | null;
  error: string | null;
  responseBody: string | null;
}

/** How much a process can take. */
export interface ClaimRequest {
  limit: number;
  /** Where the turn of the webhooks begins: after the last one served. */
  after: { organizationId: number; webhookId: number } | null;
  /** By lane, `<webhook id> <is retry>`. */
  room: Record<string, number>;
  /** Of a lane that is not named. */
  roomOfOthers: number;
}

/** As many events as one statement makes into deliveries. */
const EVENTS_AT_ONCE = 1_000;

/** With the event that makes more deliveries than these, a statement ends: they are what it takes its time for. */
const DELIVERIES_AT_ONCE = 5_000;

/** Of one organization at the least, however many have some. */
const SHARE_OF_ONE = 100;

/** What one statement has made of events, beginning after an organization and ending with the `last`. */
type FannedOut = { taken: number; organizations: number; last: number; isCut: boolean };

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
  ) {}

  /** Makes events into deliveries. @returns whether there may be more */
  async fanOut(): Promise<boolean> {
    const { dataSource, lastServed, share } = this;
    try {
      const values = [share, EVENTS_AT_ONCE, lastServed, DELIVERIES_AT_ONCE];
      const [row] = await runDelivery<FannedOut>(dataSource, FAN_OUT_OLDEST, values);
      const { taken, organizations, last, isCut } = row ?? { taken: 0, organizations: 0, last: 0, isCut: false };
      this.lastServed = isCut ? last : 0;
      if (taken > 0) this.share = Math.max(SHARE_OF_ONE, Math.floor(EVENTS_AT_ONCE / organizations));
      return lastServed !== 0 || isCut || taken >= share;
    } catch (error) {
      if (!isFaultOfRows(error)) throw error;
      await this.fanOutAround();
      return true;
    }
  }

  /** One of the oldest events cannot be delivered: all others are. */
  private async fanOutAround(): Promise<void> {
    const { dataSource, lastServed, share } = this;
    type Name = { organizationId: number; id: number };
    const values = [share, EVENTS_AT_ONCE, lastServed, DELIVERIES_AT_ONCE];
    const events = await runDelivery<Name>(dataSource, LIST_OLDEST, values);
    await bisect(
      events,
      (some) =>
        runDelivery(dataSource, FAN_OUT_NAMED, [some.map(({ organizationId }) => organizationId), some.map(({ id }) => id)]),
      ({ organizationId, id }) => runDelivery(dataSource, SET_EVENT_ASIDE, [organizationId, id]),
    );
  }

  async claim({ limit, after, room, roomOfOthers }: ClaimRequest): Promise<ClaimedDelivery[]> {
    const { organizationId = 0, webhookId = 0 } = after ?? {};
    const values = [this.owner, this.leaseMs, limit, organizationId, webhookId, JSON.stringify(room), roomOfOthers];
    return runDelivery<ClaimedDelivery & Record<string, unknown>>(this.dataSource, CLAIM, values);
  }

  /** Writes down what has come of deliveries; one that cannot be written down is set aside. */
  async finish(finished: readonly FinishedDelivery[]): Promise<void> {
    const { dataSource, owner } = this;
    await bisect(
      finished,
      (some) => runDelivery(dataSource, FINISH, [owner, ...columnsOf(some)]),
      ({ delivery: d }) =>
        runDelivery(dataSource, SET_DELIVERY_ASIDE, [owner, d.organizationId, d.webhookId, d.isRetry, d.leaseEnd, d.logId]),
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

/** In the order of {@link FINISH_COLUMNS}. */
function columnsOf(finished: readonly FinishedDelivery[]): unknown[][] {
  const rows = finished.map(({ delivery: d, status, next, pauseMs, isGone, attempt: a }) => [
    d.organizationId,
    d.webhookId,
    d.isRetry,
    d.leaseEnd,
    d.logId,
    d.logCreateTimestamp,
    d.number,
    d.url,
    status,
    next?.step ?? null,
    next?.delayMs ?? null,
    pauseMs,
    isGone,
    a?.startTimestamp ?? null,
    a?.durationMs ?? null,
    a?.responseStatus ?? null,
    a?.error ?? null,
    a?.responseBody ?? null,
  ]);
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
