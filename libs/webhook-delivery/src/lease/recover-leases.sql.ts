import { type Database, statement } from '@rpm/database';
import { type LeasedDelivery } from './direct-delivery';
import { EVENT_BODY, MESSAGE_ID } from '../outbox/event-body';
import { areLast, HELD_LEASE } from './leased-deliveries.sql';
import { WANTED } from '../outbox/oldest-events.sql';
import { ENDED_EARLY } from '../dead-rows/dead-rows';
import { LOGGED_AND_QUEUED } from '../queue/queue-deliveries.sql';

/** A lease whose sender has died or lost the database. */
export type ExpiredLease = { organizationId: number; firstPosition: number; lastPosition: number };

/** Maximum number of leases that one statement recovers. */
const LEASES_AT_ONCE = 20;

/** Expired leases, and the time of the statement that listed them. */
interface ExpiredLeases {
  leases: ExpiredLease[];
  /** Time of the statement by the database's clock. */
  time: string;
}

/**
 * Lists expired leases. @param after the time of an earlier call that found none, by the database's clock. The statement does not look at leases that ended
 * before, of which an old snapshot, such as that of a backup, keeps any number of deleted ones; null to look at all leases. A lease whose transaction commits
 * after its own end may have ended before that call without having been visible to it, so callers must look at all leases from time to time.
 */
export async function listExpiredLeases(database: Database, after: string | null): Promise<ExpiredLeases> {
  const [row] = await database.run('delivery', LIST_EXPIRED, { after });
  if (!row) throw new Error('A statement without conditions has one row.');
  return row;
}

/** If the clock is behind the time of the earlier call, the statement looks at all leases, because those times cannot be compared. */
export const LIST_EXPIRED = statement<{ after: string | null }, ExpiredLeases>({
  name: 'list-expired-event-leases',
  text: `
    select now()::text as time, (
      select coalesce(json_agg(json_build_object('organizationId', organization_id, 'firstPosition', first_position, 'lastPosition', last_position)), '[]') from (
        select organization_id, first_position, last_position from event_lease where lease_end = ${ENDED_EARLY}
        union all
        (select organization_id, first_position, last_position from event_lease
        where lease_end > (case when $after::timestamptz <= now() then $after::timestamptz else '-infinity' end) and lease_end <= now() order by lease_end limit ${LEASES_AT_ONCE})
        limit ${LEASES_AT_ONCE}
      ) l
    ) as leases`,
});

/** Ends expired leases and queues the deliveries of their events that have no log. @returns the number of queued deliveries */
export async function recoverLeases(database: Database, leases: readonly ExpiredLease[]): Promise<number> {
  const [row] = await database.run('delivery', RECOVER, {
    organizations: leases.map(({ organizationId }) => organizationId),
    firstPositions: leases.map(({ firstPosition }) => firstPosition),
    lastPositions: leases.map(({ lastPosition }) => lastPosition),
  });
  return row?.queued ?? 0;
}

/**
 * SQL that ends the expired leases with the given organizations, first and last positions. A queued delivery keeps the dead sender as its
 * owner, because that sender may have sent a request; the next claim records that request as interrupted.
 */
export const RECOVER = statement<
  { organizations: number[]; firstPositions: number[]; lastPositions: number[] },
  { queued: number }
>({
  name: 'recover-event-leases',
  text: `
    with expired as (
      delete from event_lease where ctid = any(array(
        select l.place from unnest($organizations::bigint[], $firstPositions::bigint[], $lastPositions::bigint[]) as g (organization_id, first_position, last_position)
        cross join lateral (
          select l.ctid as place from event_lease l where l.organization_id = g.organization_id and l.first_position = g.first_position
            and l.last_position = g.last_position and l.lease_end <= now() for update skip locked
        ) l
      ))
      returning organization_id, first_position, last_position, publish_timestamp, owner
    ), recovered as materialized (
      -- This is materialized, so that no event is read once for each webhook.
      select e.*, l.owner from expired l cross join lateral (
        select * from published_event e where e.organization_id = l.organization_id and e.publish_timestamp = l.publish_timestamp
          and e.position between l.first_position and l.last_position offset 0
      ) e
    ), matched as materialized (
      select e.organization_id, nextval('webhook_log_id_seq') as log_id, w.id as webhook_id, ${MESSAGE_ID} as message_id, e.type, w.url,
        e.create_timestamp, case when w.enabled then 'pending' else 'cancelled' end as status, ${EVENT_BODY} as body, now() as due_timestamp, e.owner
      from recovered e join webhook_type t on ${WANTED} join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
    ), ${LOGGED_AND_QUEUED}
    select count(*)::integer as queued from queued`,
});

/** An event that was set aside. */
export type SetAsideEvent = { id: number; type: string };

/**
 * Sets the event of an expired lease aside because its deliveries cannot be queued. If the lease covers several events, it is split into leases of one
 * event each, which are recovered separately. @returns the event; undefined if the lease was split, or if another process has recovered it
 */
export async function setExpiredLeaseAside(
  database: Database,
  lease: ExpiredLease,
  cause: string,
): Promise<SetAsideEvent | undefined> {
  if (lease.firstPosition < lease.lastPosition) {
    await database.run('delivery', SPLIT, lease);
    return undefined;
  }
  const [event] = await database.run('delivery', SET_EXPIRED_ASIDE, { ...lease, cause });
  return event;
}

const OF_KEY =
  'organization_id = $organizationId and first_position = $firstPosition and last_position = $lastPosition and lease_end <= now()';

const SPLIT = statement<ExpiredLease>({
  name: 'split-event-lease',
  text: `
    with whole as (delete from event_lease where ${OF_KEY} returning *)
    insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
    select organization_id, position, position, publish_timestamp, owner, lease_end from whole, generate_series(first_position, last_position) position
    on conflict do nothing`,
});

const SET_EXPIRED_ASIDE = statement<ExpiredLease & { cause: string }, SetAsideEvent>({
  name: 'set-expired-event-aside',
  text: `
    with dead as (
      update event_lease set lease_end = 'infinity', dead_cause = $cause where ${OF_KEY} returning organization_id, first_position, publish_timestamp
    )
    select e.id, e.type from dead d join published_event e
      on e.organization_id = d.organization_id and e.position = d.first_position and e.publish_timestamp = d.publish_timestamp`,
});

/**
 * Sets the event of a leased delivery aside, because the log of the delivery cannot be created. The event gets a lease of its own, which does not end,
 * unless it has one already. @returns false if another sender has taken over the lease, or the event was set aside before
 */
export async function setLeasedEventAside(
  database: Database,
  delivery: LeasedDelivery,
  owner: string,
  cause: string,
): Promise<boolean> {
  const { organizationId, lease, position } = delivery;
  const { firstPosition, lastPosition } = lease;
  const [isLast = false] = areLast([delivery]);
  const args = { owner, organizationId, firstPosition, lastPosition, position, cause, isLast };
  return (await database.run('delivery', SET_LEASED_ASIDE, args)).length > 0;
}

interface SetLeasedAsideArguments extends ExpiredLease {
  owner: string;
  position: number;
  cause: string;
  /** Whether the delivery is the last open one of its lease. */
  isLast: boolean;
}

/** SQL that sets the event at a position of a lease aside. */
const SET_LEASED_ASIDE = statement<SetLeasedAsideArguments>({
  name: 'set-leased-event-aside',
  text: `
    with mine as materialized (
      select g.*, l.* from (select $organizationId::bigint as organization_id, $firstPosition::bigint as first_position, $lastPosition::bigint as last_position) g cross join lateral ${HELD_LEASE} l
    ), ended as (
      delete from event_lease where ctid = any(array(select place from mine where $isLast::boolean and first_position < last_position))
    )
    insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end, dead_cause)
    select organization_id, $position, $position, publish_timestamp, $owner::uuid, 'infinity', $cause from mine
    on conflict (organization_id, first_position, last_position) do update set lease_end = excluded.lease_end, dead_cause = excluded.dead_cause
    where event_lease.lease_end < 'infinity' returning 1`,
});
