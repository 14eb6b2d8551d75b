import { type Database, runInDeliveryScope, type PositionalStatement } from '@rpm/database';
import { type EventLease, type LeasedDelivery } from './direct-delivery';
import { EVENT_BODY, MESSAGE_ID } from '../outbox/event-body';
import { IS_LOGGED, LOGGED_AND_QUEUED } from '../queue/queue-deliveries.sql';

/** The array parameters that name leased deliveries: the PostgreSQL type of each column, and its value for a delivery. */
export const LEASED_COLUMNS = {
  organization_id: ['bigint', ({ organizationId }) => organizationId],
  webhook_id: ['bigint', ({ webhookId }) => webhookId],
  first_position: ['bigint', ({ lease }) => lease.firstPosition],
  last_position: ['bigint', ({ lease }) => lease.lastPosition],
} satisfies Record<string, [type: string, valueOf: (delivery: LeasedDelivery) => unknown]>;

/** SQL that locks the lease of a delivery `g` if the sender $1 holds it. */
export const HELD_LEASE = `(
  select l.ctid as place, l.publish_timestamp from event_lease l
  where l.organization_id = g.organization_id and l.first_position = g.first_position and l.last_position = g.last_position
    and l.owner = $1::uuid
  for update
)`;

/** SQL that ends the leases of the deliveries in `held` that are the last ones of their leases. */
export const ENDED_LEASES = `
  ended as (
    delete from event_lease where ctid = any(array(select place from held where is_last and place is not null))
  )`;

/** Returns for each delivery whether its lease has no other open deliveries than the given ones. */
export function areLast(deliveries: readonly LeasedDelivery[]): boolean[] {
  const given = new Set(deliveries);
  const left = new Map<EventLease, number>();
  for (const { lease } of given) left.set(lease, lease.open.size);
  for (const delivery of given)
    if (delivery.lease.open.has(delivery)) left.set(delivery.lease, (left.get(delivery.lease) ?? 0) - 1);
  return deliveries.map(({ lease }) => left.get(lease) === 0);
}

/** Reads the bodies of the events of leased deliveries into the deliveries. */
export async function readEventBodies(dataSource: Database, deliveries: readonly LeasedDelivery[]): Promise<void> {
  const rows = await runInDeliveryScope<{ nth: number; body: string }>(dataSource, READ_BODIES, [
    deliveries.map(({ organizationId }) => organizationId),
    deliveries.map(({ position }) => position),
    deliveries.map(({ publishTimestamp }) => publishTimestamp),
  ]);
  for (const { nth, body } of rows) {
    const delivery = deliveries[nth - 1];
    if (delivery) delivery.body = body;
  }
}

/** SQL for the published event of a delivery `g`. */
const eventOf = (publishTimestamp: string) => `(
  select * from published_event e
  where e.organization_id = g.organization_id and e.position = g.position and e.publish_timestamp = ${publishTimestamp} offset 0
)`;

export const READ_BODIES: PositionalStatement = {
  name: 'read-event-bodies',
  text: `
    select g.nth::integer, ${EVENT_BODY} as body
    from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) with ordinality as g (organization_id, position, publish_timestamp, nth)
    cross join lateral ${eventOf('g.publish_timestamp')} e`,
};

interface QueuedRow extends Record<string, unknown> {
  nth: number;
  logId: number;
  logCreateTimestamp: Date;
  leaseEnd: Date;
}

/**
 * Creates the logs of leased deliveries and puts the deliveries into the queue. If their server has been sent a request, the queue leases them to the
 * sender. Deliveries whose lease another sender has taken over are left out.
 * @param isSent whether requests for the deliveries have been sent and not answered
 */
export async function queueLeasedDeliveries(
  dataSource: Database,
  { owner, leaseMs, isSent }: { owner: string; leaseMs: number; isSent: boolean },
  deliveries: readonly LeasedDelivery[],
): Promise<void> {
  const columns = Object.values(LEASED_COLUMNS).map(([, valueOf]) => deliveries.map((one) => valueOf(one)));
  const positions = deliveries.map(({ position }) => position);
  const values = [owner, leaseMs, isSent, ...columns, positions, areLast(deliveries)];
  const rows = await runInDeliveryScope<QueuedRow>(dataSource, QUEUE_LEASED, values);
  for (const { nth, logId, logCreateTimestamp, leaseEnd } of rows) {
    const delivery = deliveries[nth - 1];
    if (delivery)
      delivery.queued = { ...delivery, logId, logCreateTimestamp, leaseEnd, wasInterrupted: false, isClaimCut: false };
  }
}

const names = Object.keys(LEASED_COLUMNS);
const arrays = Object.values(LEASED_COLUMNS).map(([type], at) => `$${at + 4}::${type}[]`);
const [positions, last] = [`$${arrays.length + 4}::bigint[]`, `$${arrays.length + 5}::boolean[]`];

/** The parameters are the sender, the lease in milliseconds, whether requests have been sent, {@link LEASED_COLUMNS}, and the columns `position` and `is_last`. */
export const QUEUE_LEASED: PositionalStatement = {
  name: 'queue-leased-deliveries',
  text: `
    with given as materialized (
      select * from unnest(${arrays.join(', ')}, ${positions}, ${last}) with ordinality as g (${names.join(', ')}, position, is_last, nth)
    ), held as materialized (
      select g.*, l.* from given g cross join lateral ${HELD_LEASE} l
    ), matched as materialized (
      select g.nth, g.organization_id, nextval('webhook_log_id_seq') as log_id, g.webhook_id, ${MESSAGE_ID} as message_id, e.type, w.url,
        e.create_timestamp, case when w.enabled or $3::boolean then 'pending' else 'cancelled' end as status, ${EVENT_BODY} as body,
        case when $3::boolean then now() + $2::integer * interval '1 millisecond' else least(e.create_timestamp, now()) end::timestamptz(3) as due_timestamp,
        case when $3::boolean then $1::uuid end as owner
      from held g cross join lateral ${eventOf('g.publish_timestamp')} e
      join webhook w on w.organization_id = g.organization_id and w.id = g.webhook_id
    ), ${LOGGED_AND_QUEUED}, ${ENDED_LEASES}
    select nth::integer, log_id as "logId", create_timestamp as "logCreateTimestamp", due_timestamp as "leaseEnd" from matched m where $3::boolean and ${IS_LOGGED}`,
};
