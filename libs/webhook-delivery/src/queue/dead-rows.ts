import { type Database, runInDeliveryScope, type PositionalStatement } from '@rpm/database';
import { type ClaimedDelivery } from './claimed-delivery';

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
export interface DeadRowCount extends Record<string, unknown> {
  row: DeadRow['row'];
  /** SQLSTATE of the error that caused the rows to be set aside; null if an earlier version of the service did not store the SQLSTATE. */
  cause: string | null;
  count: number;
}

/** The numbers of events and deliveries that were set aside and have now been requeued. */
export interface RequeuedRows extends Record<string, unknown> {
  events: number;
  deliveries: number;
}

/** SQL that sets an event aside. Its parameters are the organization, the id of the event, and the SQLSTATE of the error. */
const SET_EVENT_ASIDE: PositionalStatement = {
  name: 'set-event-aside',
  text: 'update event set dead_timestamp = now(), dead_cause = $3 where organization_id = $1 and id = $2 returning id',
};

/**
 * SQL that sets a delivery aside. Its parameters are the sender, the queue and the log of the delivery, and the SQLSTATE of the error. The end of the lease
 * is not compared: it may be the value that the database refuses, and the sender would then repeat the request for ever.
 */
const SET_DELIVERY_ASIDE: PositionalStatement = {
  name: 'set-delivery-aside',
  text: `update webhook_delivery set due_timestamp = 'infinity', dead_cause = $6 where owner = $1 and organization_id = $2
    and webhook_id = $3 and is_retry = $4 and log_id = $5 returning log_id`,
};

const COUNT: PositionalStatement = {
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
};

/**
 * SQL that requeues everything that was set aside. A delivery keeps its owner, because its last request may have arrived; the next claim records that
 * request as interrupted.
 */
const REQUEUE: PositionalStatement = {
  name: 'requeue-dead-rows',
  text: `
    with requeued_event as (
      update event set dead_timestamp = null, dead_cause = null where dead_timestamp is not null returning 1
    ), requeued_lease as (
      update event_lease set lease_end = now(), dead_cause = null where lease_end = 'infinity' returning 1
    ), requeued_delivery as (
      update webhook_delivery set due_timestamp = now(), dead_cause = null where due_timestamp = 'infinity' returning 1
    )
    select (select count(*) from requeued_event) + (select count(*) from requeued_lease) as events, (select count(*) from requeued_delivery) as deliveries`,
};

/**
 * Sets an event aside, so that it is no longer processed. @param cause SQLSTATE of the error @returns false if the event was no longer in the outbox
 */
export async function setEventAside(
  dataSource: Database,
  { organizationId, id }: { organizationId: number; id: number },
  cause: string,
): Promise<boolean> {
  const changed = await runInDeliveryScope(dataSource, SET_EVENT_ASIDE, [organizationId, id, cause]);
  return changed.length > 0;
}

/**
 * Sets a delivery aside. A delivery whose result cannot be stored would otherwise be sent for ever.
 * @param owner id by which the queue knows the sender
 * @param cause SQLSTATE of the error
 * @returns false if the sender no longer held the delivery
 */
export async function setDeliveryAside(
  dataSource: Database,
  { organizationId, webhookId, isRetry, logId }: Omit<ClaimedDelivery, 'body'>,
  owner: string,
  cause: string,
): Promise<boolean> {
  const values = [owner, organizationId, webhookId, isRetry, logId, cause];
  return (await runInDeliveryScope(dataSource, SET_DELIVERY_ASIDE, values)).length > 0;
}

/** Counts the events and deliveries that were set aside, across all organizations. */
export function countDeadRows(dataSource: Database): Promise<DeadRowCount[]> {
  return runInDeliveryScope<DeadRowCount>(dataSource, COUNT, []);
}

/** Requeues the events and deliveries that were set aside, across all organizations. They are set aside again if the cause of the error remains. */
export async function requeueDeadRows(dataSource: Database): Promise<RequeuedRows> {
  const [requeued] = await runInDeliveryScope<RequeuedRows>(dataSource, REQUEUE, []);
  if (!requeued) throw new Error('A statement without conditions has one row.');
  return requeued;
}
