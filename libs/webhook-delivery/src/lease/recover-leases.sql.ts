import { type Database, runInDeliveryScope, type PositionalStatement } from '@rpm/database';
import { type LeasedDelivery } from './direct-delivery';
import { EVENT_BODY, MESSAGE_ID } from '../outbox/event-body';
import { areLast, HELD_LEASE } from './leased-deliveries.sql';
import { WANTED } from '../outbox/oldest-events.sql';
import { LOGGED_AND_QUEUED } from '../queue/queue-deliveries.sql';

/** A lease whose sender has died or lost the database. */
export type ExpiredLease = { organizationId: number; firstPosition: number; lastPosition: number };

/** Maximum number of leases that one statement recovers. */
const LEASES_AT_ONCE = 20;

export function listExpiredLeases(dataSource: Database): Promise<ExpiredLease[]> {
  return runInDeliveryScope<ExpiredLease>(dataSource, LIST_EXPIRED, []);
}

export const LIST_EXPIRED: PositionalStatement = {
  name: 'list-expired-event-leases',
  text: `select organization_id as "organizationId", first_position as "firstPosition", last_position as "lastPosition" from event_lease
    where lease_end <= now() order by lease_end limit ${LEASES_AT_ONCE}`,
};

/** Ends expired leases and queues the deliveries of their events that have no log. @returns the number of queued deliveries */
export async function recoverLeases(dataSource: Database, leases: readonly ExpiredLease[]): Promise<number> {
  const values = [
    leases.map(({ organizationId }) => organizationId),
    leases.map(({ firstPosition }) => firstPosition),
    leases.map(({ lastPosition }) => lastPosition),
  ];
  const [row] = await runInDeliveryScope<{ queued: number }>(dataSource, RECOVER, values);
  return row?.queued ?? 0;
}

/**
 * SQL that ends the expired leases with the given organizations ($1), first ($2) and last positions ($3). A queued delivery keeps the dead sender as its
 * owner, because that sender may have sent a request; the next claim records that request as interrupted.
 */
export const RECOVER: PositionalStatement = {
  name: 'recover-event-leases',
  text: `
    with expired as (
      delete from event_lease where ctid = any(array(
        select l.place from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as g (organization_id, first_position, last_position)
        cross join lateral (
          select l.ctid as place from event_lease l where l.organization_id = g.organization_id and l.first_position = g.first_position
            and l.last_position = g.last_position and l.lease_end <= now() for update skip locked
        ) l
      ))
      returning organization_id, first_position, last_position, publish_timestamp, owner
    ), matched as materialized (
      select e.organization_id, nextval('webhook_log_id_seq') as log_id, w.id as webhook_id, ${MESSAGE_ID} as message_id, e.type, w.url,
        e.create_timestamp, case when w.enabled then 'pending' else 'cancelled' end as status, ${EVENT_BODY} as body, now() as due_timestamp, l.owner
      from expired l cross join lateral (
        select * from published_event e where e.organization_id = l.organization_id and e.publish_timestamp = l.publish_timestamp
          and e.position between l.first_position and l.last_position offset 0
      ) e
      join webhook_type t on ${WANTED} join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
    ), ${LOGGED_AND_QUEUED}
    select count(*)::integer as queued from queued`,
};

/** An event that was set aside. */
export type SetAsideEvent = { id: number; type: string };

/**
 * Sets the event of an expired lease aside because its deliveries cannot be queued. If the lease covers several events, it is split into leases of one
 * event each, which are recovered separately. @returns the event; undefined if the lease was split or recovered by another process
 */
export async function setExpiredLeaseAside(
  dataSource: Database,
  { organizationId, firstPosition, lastPosition }: ExpiredLease,
  cause: string,
): Promise<SetAsideEvent | undefined> {
  const key = [organizationId, firstPosition, lastPosition];
  if (firstPosition < lastPosition) {
    await runInDeliveryScope(dataSource, SPLIT, key);
    return undefined;
  }
  const [event] = await runInDeliveryScope<SetAsideEvent>(dataSource, SET_EXPIRED_ASIDE, [...key, cause]);
  return event;
}

const OF_KEY = 'organization_id = $1 and first_position = $2 and last_position = $3 and lease_end <= now()';

const SPLIT: PositionalStatement = {
  name: 'split-event-lease',
  text: `
    with whole as (delete from event_lease where ${OF_KEY} returning *)
    insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
    select organization_id, position, position, publish_timestamp, owner, lease_end from whole, generate_series(first_position, last_position) position
    on conflict do nothing`,
};

const SET_EXPIRED_ASIDE: PositionalStatement = {
  name: 'set-expired-event-aside',
  text: `
    with dead as (
      update event_lease set lease_end = 'infinity', dead_cause = $4 where ${OF_KEY} returning organization_id, first_position, publish_timestamp
    )
    select e.id, e.type from dead d join published_event e
      on e.organization_id = d.organization_id and e.position = d.first_position and e.publish_timestamp = d.publish_timestamp`,
};

/**
 * Sets the event of a leased delivery aside, because the log of the delivery cannot be created. The event gets a lease of its own, which does not end,
 * unless it has one already. @returns false if another sender has taken over the lease, or the event was set aside before
 */
export async function setLeasedEventAside(
  dataSource: Database,
  delivery: LeasedDelivery,
  owner: string,
  cause: string,
): Promise<boolean> {
  const { organizationId, lease, position } = delivery;
  const values = [owner, organizationId, lease.firstPosition, lease.lastPosition, position, cause, ...areLast([delivery])];
  return (await runInDeliveryScope(dataSource, SET_LEASED_ASIDE, values)).length > 0;
}

/**
 * SQL that sets the event at position $5 aside. `$1` to `$4` are the sender and the key of the lease, `$6` is the SQLSTATE of the error, and `$7` says
 * whether the lease has no other open deliveries.
 */
const SET_LEASED_ASIDE: PositionalStatement = {
  name: 'set-leased-event-aside',
  text: `
    with mine as materialized (
      select g.*, l.* from (select $2::bigint as organization_id, $3::bigint as first_position, $4::bigint as last_position) g cross join lateral ${HELD_LEASE} l
    ), ended as (
      delete from event_lease where ctid = any(array(select place from mine where $7::boolean and first_position < last_position))
    )
    insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end, dead_cause)
    select organization_id, $5, $5, publish_timestamp, $1::uuid, 'infinity', $6 from mine
    on conflict (organization_id, first_position, last_position) do update set lease_end = excluded.lease_end, dead_cause = excluded.dead_cause
    where event_lease.lease_end < 'infinity' returning 1`,
};
