import { type Database } from '@rpm/database';
import { type Webhook, type WebhookLog } from '@rpm/domain';
import { bodiesOfRows, packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type DirectDelivery, type HeldDelivery, type LeasedDelivery } from '../lease/direct-delivery';
import { type DeadRow } from '../dead-rows/dead-rows';
import { DeliveryQueue } from '../delivery-queue';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { type FreeSlots } from '../queue/free-slots';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

const LEASE_MS = 60_000;
export const ANSWERED = { startTimestamp: new Date('2026-03-01T00:00:01Z'), durationMs: 5, error: null, responseBody: 'ok' };

/** Free slots for specs, more than any spec needs. */
export const ALL: FreeSlots = {
  free: 1_000,
  freeUnproven: 1_000,
  perOrganization: 1_000,
  unprovenPerOrganization: 1_000,
  organizations: {},
  unprovenOrganizations: {},
  queues: {},
};

export const delivered = <Of extends HeldDelivery>(delivery: Of): FinishedDelivery<Of> => ({
  delivery,
  status: 'delivered',
  next: null,
  pauseMs: null,
  isGone: false,
  attempt: { ...ANSWERED, responseStatus: 200 },
});

/** A failed delivery whose retry is due at once. Stored times are rounded to milliseconds, so a retry that is due now may be due half a millisecond later. */
export const failed = <Of extends HeldDelivery>(delivery: Of, delayMs = -1): FinishedDelivery<Of> => ({
  ...delivered(delivery),
  status: 'pending',
  next: { step: delivery.step + 1, delayMs },
  attempt: { ...ANSWERED, responseStatus: 503 },
});

interface Emitted {
  type?: string;
  factory?: Factory;
  subject?: number;
  version?: number;
  /** Number of identical events to create. */
  count?: number;
}

/**
 * A separate database for specs of the delivery queue, because the queue serves all organizations. The database contains an organization with a
 * webhook.
 */
export class QueueSandbox {
  private constructor(
    readonly database: TestDatabase,
    readonly service: Database,
    readonly mine: Factory,
    readonly webhook: Webhook,
    readonly queue: DeliveryQueue,
    /** Events and deliveries that the queue has reported as dead. */
    readonly dead: DeadRow[],
  ) {}

  /** @param given a migrated, empty database; by default a new one on the server of the test run */
  static async create(given?: TestDatabase): Promise<QueueSandbox> {
    const database = given ?? (await createTestDatabase());
    const service = await database.connectAsService();
    const mine = await Factory.inNewOrganization(database.dataSource);
    const dead: DeadRow[] = [];
    const queue = new DeliveryQueue(service, LEASE_MS, (row) => dead.push(row));
    return new QueueSandbox(database, service, mine, await mine.webhook(), queue, dead);
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  newOrganization(): Promise<Factory> {
    return Factory.inNewOrganization(this.database.dataSource);
  }

  /** Creates a delivery queue that acts as another process. */
  another(): DeliveryQueue {
    return new DeliveryQueue(this.service, LEASE_MS, (row) => this.dead.push(row));
  }

  look<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.database.dataSource.query<T[]>(text, values);
  }

  async emit(
    payload: object | null = { a: 1 },
    { type = 'device.healthcheck', factory = this.mine, subject = 1, version = 1, count = 1 }: Emitted = {},
  ) {
    const values = [factory.organizationId, type, subject, version, payload, count];
    await this.look(
      `insert into event (organization_id, type, subject_id, version, payload)
       select $1, $2, $3, $4, $5 from generate_series(1, $6)`,
      ...values,
    );
  }

  /** Returns all logs with their bodies, wherever these are stored. */
  async logs() {
    const rows = await this.look<WebhookLog & { body: string } & PackedRow>(
      `select log.*, ${packedColumns()}, b.body from webhook_log log left join webhook_log_payload b on b.log_id = log.id order by log.id`,
    );
    const bodies = await bodiesOfRows(rows);
    return rows.map((row, n) => Object.assign(row, { body: bodies[n]?.body ?? row.body }));
  }

  /** Returns all requests, wherever they are stored. */
  attempts() {
    return this.look<{ number: number; error: string | null; response_status: number | null }>(
      `select number, error, response_status from (
         select log_id, number, error, response_status from webhook_attempt
         union all
         select id, 1, null, last_response_status from webhook_log where bodies_id is not null
       ) a order by log_id, number`,
    );
  }

  async waiting() {
    return (await this.look<{ n: number }>('select count(*)::int as n from webhook_delivery'))[0]?.n;
  }

  async health() {
    return (await this.look('select * from webhook_health where webhook_id = $1', this.webhook.id))[0];
  }

  /** Makes all webhooks proven by recording that they have just succeeded. */
  async prove() {
    await this.look('update webhook_health set last_success_timestamp = now()');
  }

  async claimOne(from = this.queue): Promise<ClaimedDelivery> {
    const [delivery] = await from.claim(ALL);
    if (!delivery) throw new Error('Nothing was due.');
    return delivery;
  }

  /** Leases all events. @returns their deliveries */
  async lease(from = this.queue): Promise<LeasedDelivery[]> {
    const leased: LeasedDelivery[] = [];
    for (let isMore = true; isMore;) {
      const result = await from.lease(1_000);
      if (!result) throw new Error('An event could not be published.');
      leased.push(...result.leased);
      ({ isMore } = result);
    }
    return leased;
  }

  /** Leases all events. @returns their deliveries that may be sent at once */
  async leaseReady(from = this.queue): Promise<DirectDelivery[]> {
    return from.withBodies((await this.lease(from)).filter(({ isReady }) => isReady));
  }

  eventLeases() {
    return this.look<{ first_position: number; last_position: number }>(
      'select first_position, last_position from event_lease order by organization_id, first_position',
    );
  }

  async expireLeases() {
    await this.look(`update webhook_delivery set due_timestamp = now() - interval '1 second' where owner is not null`);
    await this.look(`update event_lease set lease_end = '-infinity' where lease_end < 'infinity'`);
  }
}
