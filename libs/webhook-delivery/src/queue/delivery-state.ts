import { type Database, statement } from '@rpm/database';
import { BREAKER_FAILURES } from './claim.sql';

/** State of webhook delivery across all organizations. Ages are in seconds by the database's clock, and 0 if nothing is waiting. */
export interface DeliveryState {
  /** Number of deliveries that are not finished: due, being sent, or waiting for a retry. */
  pending: number;
  /** Age of the oldest due delivery whose webhook accepts requests at this moment. */
  oldestDueSeconds: number;
  /** Age of the oldest due delivery that is held back because the webhook's server is failing or has asked for a pause. */
  oldestHeldBackSeconds: number;
  /** Age of the oldest event that has not been turned into deliveries. */
  oldestEventSeconds: number;
  /** Number of enabled webhooks whose last request failed, counted by the state of their circuit breaker. */
  breakers: Record<BreakerState, number>;
  /** Number of events and deliveries that were set aside because they cannot be processed. */
  deadEvents: number;
  deadDeliveries: number;
  runningReplays: number;
}

/** States of a webhook's circuit breaker. Closed: requests are sent. Open: nothing is sent for now. Half open: one request is sent as a probe. */
export const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;

export type BreakerState = (typeof BREAKER_STATES)[number];

/**
 * Reads the state of webhook delivery with one statement. Its cost grows with the number of webhooks that have deliveries, not with the number of
 * deliveries.
 */
export async function deliveryState(database: Database): Promise<DeliveryState> {
  const [row] = await database.run('delivery', DELIVERY_STATE, {});
  if (!row) throw new Error('A statement without conditions has one row.');
  return row;
}

const secondsSince = (timestamp: string) =>
  `coalesce(greatest(extract(epoch from now() - min(${timestamp})), 0), 0)::double precision`;

/**
 * The statement finds the queues and the organizations with events by index lookups, and reads the oldest row of each. It uses subqueries instead of
 * joins, because PostgreSQL may execute a join as a table scan. Only `webhook_log_delta` is read completely: it contains just the changes of the last
 * two seconds.
 */
export const DELIVERY_STATE = statement<object, DeliveryState>({
  name: 'delivery-state',
  text: `
    with recursive lane as (
      (select organization_id, webhook_id, is_retry, due_timestamp from webhook_delivery
        order by organization_id, webhook_id, is_retry, due_timestamp limit 1)
      union all
      select n.* from lane l cross join lateral (
        select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp from webhook_delivery d
        where (d.organization_id, d.webhook_id, d.is_retry) > (l.organization_id, l.webhook_id, l.is_retry)
        order by d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp limit 1
      ) n
    ), due as (
      select due_timestamp, coalesce((
        select h.consecutive_failures >= ${BREAKER_FAILURES} or h.not_before > now() from webhook_health h
        where h.organization_id = l.organization_id and h.webhook_id = l.webhook_id
      ), false) as is_held_back
      from lane l where due_timestamp <= now()
    ), outbox as (
      (select organization_id, create_timestamp from event where dead_timestamp is null order by organization_id, id limit 1)
      union all
      select n.* from outbox o cross join lateral (
        select e.organization_id, e.create_timestamp from event e
        where e.organization_id > o.organization_id and e.dead_timestamp is null order by e.organization_id, e.id limit 1
      ) n
    ), failing as (
      select case when h.consecutive_failures < ${BREAKER_FAILURES} then 'closed' when h.not_before > now() then 'open'
        else 'half_open' end as state
      from webhook_health h
      where h.consecutive_failures > 0
        and (select w.enabled from webhook w where w.organization_id = h.organization_id and w.id = h.webhook_id)
    )
    select
      ((select coalesce(sum(count), 0) from webhook_log_cell where status = 'pending' and count <> 0)
        + (select coalesce(sum(count), 0) from webhook_log_delta where status = 'pending'))::bigint as pending,
      (select ${secondsSince('due_timestamp')} from due where not is_held_back) as "oldestDueSeconds",
      (select ${secondsSince('due_timestamp')} from due where is_held_back) as "oldestHeldBackSeconds",
      (select ${secondsSince('create_timestamp')} from outbox) as "oldestEventSeconds",
      (select jsonb_build_object(${BREAKER_STATES.map((state) => `'${state}', count(*) filter (where state = '${state}')`).join()})
        from failing) as breakers,
      (select count(*) from event where dead_timestamp is not null)
        + (select count(*) from event_lease where lease_end = 'infinity') as "deadEvents",
      (select count(*) from webhook_delivery where due_timestamp = 'infinity') as "deadDeliveries",
      (select count(*) from webhook_replay where status = 'running') as "runningReplays"`,
});
