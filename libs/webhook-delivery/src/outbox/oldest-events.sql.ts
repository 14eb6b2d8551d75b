import { type Database, statement } from '@rpm/database';
import { unseenTransactions } from '../waiting/unseen-transactions';
import { lockedPublication } from './publish-events.sql';
import { type OutboxLook } from './waiting-organizations';

/** Limits the set of oldest events that one statement turns into deliveries. */
export interface OldestEventsLimits {
  /** Maximum number of events taken from one organization. */
  perOrganization: number;
  /** Maximum number of events taken in total. */
  events: number;
  /** Number of deliveries after which a fan-out statement locks no more events, because its duration depends on the number of deliveries. */
  deliveries: number;
}

/** Arguments of the statements that take the oldest events: limits, and where events may wait. */
export type OldestEvents = OldestEventsLimits & OutboxLook;

/** An event in the outbox. */
export type WaitingEvent = { organizationId: number; id: number; type: string };

/** Lists the oldest events in the outbox, which the next statement that turns events into deliveries would take. */
export function listOldestEvents(database: Database, oldest: OldestEvents): Promise<WaitingEvent[]> {
  return database.run('delivery', LIST_OLDEST, oldest);
}

/**
 * SQL condition: the webhook of the row `t` of `webhook_type` receives the event `e`. Each webhook has at most one such row. No webhook receives
 * the event that it was itself disabled, also if somebody has enabled it again since.
 */
export const WANTED = `t.organization_id = e.organization_id and t.type = e.type and (e.type <> 'webhook.disabled' or t.webhook_id <> e.subject_id)`;

/**
 * SQL for `known`: the organizations that may have waiting events, each with an id below those of all its waiting events. These are the given
 * organizations, and those with an event of a transaction that the last look could not see ({@link unseenTransactions}). If there was no last look, the SQL finds
 * all organizations with events.
 */
export const KNOWN = `
  ${unseenTransactions({ look: 'look', unseen: 'unseen', snapshot: '$snapshot', lookTimestamp: '$lookTimestamp' })}, new_event as (
    select n.*, u.last from unseen u cross join lateral (
      select e.transaction_id, e.organization_id, e.id from event e
      where e.transaction_id >= u.first and e.transaction_id <= u.last and e.dead_timestamp is null
      order by e.transaction_id, e.organization_id, e.id limit 1
    ) n
    union all
    select n.*, o.last from new_event o cross join lateral (
      select e.transaction_id, e.organization_id, e.id from event e
      where (e.transaction_id, e.organization_id) > (o.transaction_id, o.organization_id) and e.transaction_id <= o.last and e.dead_timestamp is null
      order by e.transaction_id, e.organization_id, e.id limit 1
    ) n
  ), organization_with_events as (
    (select organization_id from event where (select snapshot is null from look) and dead_timestamp is null order by organization_id limit 1)
    union all
    select (
      select n.organization_id from event n
      where n.organization_id > o.organization_id and n.dead_timestamp is null order by n.organization_id limit 1
    ) from organization_with_events o where o.organization_id is not null
  ), known as materialized (
    select organization_id, min(after_id) as after_id, min(after_id) filter (where turn is not null) as given_after_id from (
      select organization_id, after_id, turn from unnest($organizations::bigint[], $afterIds::bigint[]) with ordinality as g (organization_id, after_id, turn)
      union all
      select organization_id, id - 1, null from new_event
      union all
      select organization_id, 0, null from organization_with_events where organization_id is not null
    ) k group by organization_id order by min(turn), organization_id
  )`;

/**
 * SQL that takes the oldest events within {@link OldestEventsLimits}. Organizations take turns, so that an import of a million readings does not delay
 * the others. The SQL skips organizations whose events another process is publishing. It stops after the event with which it exceeds the number of deliveries,
 * because a statement for an organization with a thousand webhooks would never finish in time and would block everybody.
 */
export const OLDEST = `
  recursive ${KNOWN}, oldest as materialized (
    select *, place is not null and sum(deliveries) over (order by rank) - deliveries < $deliveries::bigint as is_taken from (
      select k.organization_id, k.after_id, p.is_current, e.place, e.id, e.type, row_number() over () as rank,
        (select count(*) from webhook_type t where t.organization_id = k.organization_id and t.type = e.type) as deliveries
      from known k left join lateral ${lockedPublication('k')} p on true left join lateral (
        select e.ctid as place, e.id, e.type from event e
        where e.organization_id = k.organization_id and e.id > k.after_id and e.dead_timestamp is null and p.is_current
        order by e.id limit $perOrganization
      ) e on true
      limit $events
    ) o
  ), taken as (
    select place from oldest where is_taken
  )`;

/** SQL condition for the rows of one organization in {@link OLDEST}: the statement has not taken all events of the organization that its snapshot shows. */
const IS_LEFT = `(
  bool_or(is_current is not true) or bool_or(place is not null and not is_taken) or count(place) = $perOrganization or max(rank) = $events
)`;

/**
 * SQL for the properties of an {@link OutboxResult} of a statement that takes {@link OLDEST} events. The organizations from which it took none come first, so that
 * the next statement begins with them.
 */
export const OUTBOX_RESULT = `
  pg_current_snapshot()::text as snapshot, now()::text as "lookTimestamp", (
    select coalesce(json_agg(json_build_object('organizationId', organization_id, 'afterId', after_id, 'isLocked', is_locked) order by is_served), '[]') from (
      select organization_id, case when ${IS_LEFT} then coalesce(max(id) filter (where is_taken), min(after_id)) end as after_id,
        bool_and(is_current is null) as is_locked, bool_or(is_taken) as is_served
      from oldest group by organization_id
      union all
      select organization_id, after_id, false, false from known
      where (organization_id in (select organization_id from oldest)) is not true and (given_after_id is null or after_id < given_after_id)
    ) o
  ) as organizations`;

export const LIST_OLDEST = statement<OldestEvents, WaitingEvent>({
  name: 'list-oldest-events',
  text: `with ${OLDEST} select organization_id as "organizationId", id, type from event where ctid = any(array(select place from taken))`,
});
