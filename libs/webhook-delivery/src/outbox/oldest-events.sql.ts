import { type Database, statement } from '@rpm/database';
import { LOCKED_PUBLICATION } from './publish-events.sql';

/** Limits the set of oldest events that one statement turns into deliveries. */
export interface OldestEventsLimits {
  /** Maximum number of events taken from one organization. */
  perOrganization: number;
  /** Maximum number of events taken in total. */
  events: number;
  /** Id of the organization after which the statement starts, so that all organizations take turns. */
  afterOrganization: number;
  /** Number of deliveries after which a fan-out statement locks no more events, because its duration depends on the number of deliveries. */
  deliveries: number;
}

/** An event in the outbox. */
export type WaitingEvent = { organizationId: number; id: number; type: string };

/** Lists the oldest events in the outbox, which the next statement that turns events into deliveries would take. */
export function listOldestEvents(database: Database, oldest: OldestEventsLimits): Promise<WaitingEvent[]> {
  return database.run('delivery', LIST_OLDEST, oldest);
}

/** SQL condition: the webhook of the row `t` of `webhook_type` receives the event `e`. Each webhook has at most one such row. */
export const WANTED = 't.organization_id = e.organization_id and t.type = e.type';

/**
 * SQL that takes the oldest events within {@link OldestEventsLimits}. Organizations take turns, so that an import of a million readings does not delay
 * the others. The SQL skips organizations whose events another process is publishing, and finds organizations by index lookups. It stops after the event
 * with which it exceeds the number of deliveries, because a statement for an organization with a thousand webhooks would never finish in time and would
 * block everybody.
 */
export const OLDEST = `
  recursive organization_with_events as (
    (select organization_id from event where organization_id > $afterOrganization::bigint and dead_timestamp is null order by organization_id limit 1)
    union all
    select (
      select n.organization_id from event n
      where n.organization_id > o.organization_id and n.dead_timestamp is null order by n.organization_id limit 1
    ) from organization_with_events o where o.organization_id is not null
  ), oldest as materialized (
    select e.*, (select count(*) from webhook_type t where ${WANTED}) as deliveries
    from organization_with_events o cross join lateral ${LOCKED_PUBLICATION} p cross join lateral (
      select e.ctid as place, e.organization_id, e.id, e.type from event e
      where e.organization_id = o.organization_id and e.dead_timestamp is null
      order by e.id limit $perOrganization
    ) e
    limit $events
  ), taken as (
    select place from (
      select place, sum(deliveries) over (order by organization_id, id) - deliveries as before from oldest
    ) o where before < $deliveries::bigint
  )`;

/** SQL condition for a statement that takes {@link OLDEST} events: the outbox contained more of them. */
export const OLDEST_IS_CUT = '(select count(*) from oldest) > least(coalesce(sum(count), 0), $events - 1)';

export const LIST_OLDEST = statement<OldestEventsLimits, WaitingEvent>({
  name: 'list-oldest-events',
  text: `with ${OLDEST} select organization_id as "organizationId", id, type from event where ctid = any(array(select place from taken))`,
});
