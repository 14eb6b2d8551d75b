import { type Database, statement } from '@rpm/database';
import { type ClaimedDelivery } from '../queue/claimed-delivery';

/** An event or delivery that was set aside because it cannot be processed, so that it does not block others; it is then called dead. */
export type DeadRow =
  | {
      row: 'event';
      id: number;
      /** Type of the event. */
      type: string;
      /** SQLSTATE of the error that the row's data caused. */
      cause: string;
    }
  | {
      row: 'delivery';
      /** Id of the delivery's webhook log. */
      id: number;
      cause: string;
    };

/** Number of events or deliveries that were set aside because of the same error. */
export interface DeadRowCount {
  row: DeadRow['row'];
  /** SQLSTATE of the error that caused the rows to be set aside; null if an earlier version of the service did not store the SQLSTATE. */
  cause: string | null;
  count: number;
}

/** The numbers of events and deliveries that were set aside and have now been requeued. */
export interface RequeuedRows {
  events: number;
  deliveries: number;
}

/** SQL for the end of a lease on events that was ended before its time. */
export const ENDED_EARLY = `'-infinity'`;

/** SQL that sets an event aside. */
const SET_EVENT_ASIDE = statement<{ organizationId: number; id: number; cause: string }>({
  name: 'set-event-aside',
  text: 'update event set dead_timestamp = now(), dead_cause = $cause where organization_id = $organizationId and id = $id returning id',
});

/** The key of a delivery: its queue, and its webhook log. */
type HeldKey = Pick<ClaimedDelivery, 'organizationId' | 'webhookId' | 'isRetry' | 'logId'>;

/**
 * SQL that sets a delivery aside. The statement does not compare the end of the lease, because that may be the value that the database refuses; the sender
 * would then repeat the request for ever.
 */
const SET_DELIVERY_ASIDE = statement<HeldKey & { owner: string; cause: string }>({
  name: 'set-delivery-aside',
  text: `update webhook_delivery set due_timestamp = 'infinity', dead_cause = $cause where owner = $owner and organization_id = $organizationId
    and webhook_id = $webhookId and is_retry = $isRetry and log_id = $logId returning log_id`,
});

const COUNT = statement<object, DeadRowCount>({
  name: 'count-dead-rows',
  text: `
    select 'event' as row, dead_cause as cause, count(*) as count from (
      select dead_cause from event where dead_timestamp is not null
      union all
      select dead_cause from event_lease where lease_end = 'infinity'
    ) event group by dead_cause
    union all
    select 'delivery', dead_cause, count(*) from webhook_delivery where due_timestamp = 'infinity' group by dead_cause
    order by row desc, cause`,
});

/**
 * SQL that requeues everything that was set aside. A delivery keeps its owner, because its last request may have arrived; the next claim records that
 * request as interrupted. An event gets the id of this transaction, by which senders find it.
 */
const REQUEUE = statement<object, RequeuedRows>({
  name: 'requeue-dead-rows',
  text: `
    with requeued_event as (
      update event set dead_timestamp = null, dead_cause = null, transaction_id = pg_current_xact_id() where dead_timestamp is not null returning 1
    ), requeued_lease as (
      update event_lease set lease_end = ${ENDED_EARLY}, dead_cause = null where lease_end = 'infinity' returning 1
    ), requeued_delivery as (
      update webhook_delivery set due_timestamp = now(), dead_cause = null where due_timestamp = 'infinity' returning 1
    )
    select (select count(*) from requeued_event) + (select count(*) from requeued_lease) as events, (select count(*) from requeued_delivery) as deliveries`,
});

/**
 * Sets an event aside, so that it is no longer processed. @param cause SQLSTATE of the error @returns false if the event was no longer in the outbox
 */
export async function setEventAside(
  database: Database,
  { organizationId, id }: { organizationId: number; id: number },
  cause: string,
): Promise<boolean> {
  const changed = await database.run('delivery', SET_EVENT_ASIDE, { organizationId, id, cause });
  return changed.length > 0;
}

/**
 * Sets a delivery aside. A delivery whose result cannot be stored would otherwise be sent for ever.
 * @param owner id by which the queue knows the sender
 * @param cause SQLSTATE of the error
 * @returns false if the sender no longer held the delivery
 */
export async function setDeliveryAside(
  database: Database,
  { organizationId, webhookId, isRetry, logId }: HeldKey,
  owner: string,
  cause: string,
): Promise<boolean> {
  const args = { owner, organizationId, webhookId, isRetry, logId, cause };
  return (await database.run('delivery', SET_DELIVERY_ASIDE, args)).length > 0;
}

/** Counts the events and deliveries that were set aside, across all organizations. */
export function countDeadRows(database: Database): Promise<DeadRowCount[]> {
  return database.run('delivery', COUNT, {});
}

/** Requeues the events and deliveries that were set aside, across all organizations. They are set aside again if the cause of the error remains. */
export async function requeueDeadRows(database: Database): Promise<RequeuedRows> {
  const [requeued] = await database.run('delivery', REQUEUE, {});
  if (!requeued) throw new Error('A statement without conditions has one row.');
  return requeued;
}
