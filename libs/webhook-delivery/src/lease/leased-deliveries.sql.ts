import { type Database, statement } from '@rpm/database';
import { type EventLease, type LeasedDelivery } from './direct-delivery';
import { EVENT_BODY, MESSAGE_ID } from '../outbox/event-body';
import { type Arrays, arraysOf, type Columns, given } from '../queue/columns';
import { IS_LOGGED, LOGGED_AND_QUEUED } from '../queue/queue-deliveries.sql';

/** The columns that identify leased deliveries. */
export const LEASED_COLUMNS = {
  organization_id: ['bigint', ({ organizationId }) => organizationId],
  webhook_id: ['bigint', ({ webhookId }) => webhookId],
  first_position: ['bigint', ({ lease }) => lease.firstPosition],
  last_position: ['bigint', ({ lease }) => lease.lastPosition],
  position: ['bigint', ({ position }) => position],
} satisfies Columns<LeasedDelivery>;

/** SQL that locks the lease of a delivery `g` if the sender `$owner` holds it. */
export const HELD_LEASE = `(
  select l.ctid as place, l.publish_timestamp from event_lease l
  where l.organization_id = g.organization_id and l.first_position = g.first_position and l.last_position = g.last_position
    and l.owner = $owner::uuid
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

/** Reads the request bodies of leased deliveries, and stores them in the deliveries. */
export async function readEventBodies(database: Database, deliveries: readonly LeasedDelivery[]): Promise<void> {
  const rows = await database.run('delivery', READ_BODIES, {
    organizations: deliveries.map(({ organizationId }) => organizationId),
    positions: deliveries.map(({ position }) => position),
    publishTimestamps: deliveries.map(({ publishTimestamp }) => publishTimestamp),
  });
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

interface BodiesArguments {
  organizations: number[];
  positions: number[];
  publishTimestamps: Date[];
}

export const READ_BODIES = statement<BodiesArguments, { nth: number; body: string }>({
  name: 'read-event-bodies',
  text: `
    select g.nth::integer, ${EVENT_BODY} as body
    from unnest($organizations::bigint[], $positions::bigint[], $publishTimestamps::timestamptz[]) with ordinality as g (organization_id, position, publish_timestamp, nth)
    cross join lateral ${eventOf('g.publish_timestamp')} e`,
});

interface QueuedRow {
  nth: number;
  logId: number;
  logCreateTimestamp: Date;
  leaseEnd: Date;
}

/**
 * Creates the logs of leased deliveries and puts the deliveries into the queue. If requests for the deliveries have been sent, the queue leases the deliveries
 * to the sender. Deliveries whose lease another sender has taken over are left out.
 * @param isSent whether requests for the deliveries have been sent and not answered
 */
export async function queueLeasedDeliveries(
  database: Database,
  { owner, leaseMs, isSent }: { owner: string; leaseMs: number; isSent: boolean },
  deliveries: readonly LeasedDelivery[],
): Promise<void> {
  const args = { owner, leaseMs, isSent, ...arraysOf(LEASED_COLUMNS, deliveries), is_last: areLast(deliveries) };
  const rows = await database.run('delivery', QUEUE_LEASED, args);
  for (const { nth, logId, logCreateTimestamp, leaseEnd } of rows) {
    const delivery = deliveries[nth - 1];
    if (delivery)
      delivery.queued = {
        ...delivery,
        logId,
        logCreateTimestamp,
        leaseEnd,
        wasInterrupted: false,
        sent: null,
        isClaimCut: false,
      };
  }
}

interface QueueArguments extends Arrays<typeof LEASED_COLUMNS> {
  owner: string;
  leaseMs: number;
  /** Whether requests for the deliveries have been sent. */
  isSent: boolean;
  /** Whether each delivery is the last one of its lease. */
  is_last: boolean[];
}

export const QUEUE_LEASED = statement<QueueArguments, QueuedRow>({
  name: 'queue-leased-deliveries',
  text: `
    with given as materialized (
      ${given(LEASED_COLUMNS, { further: { is_last: 'boolean' }, isNumbered: true })}
    ), held as materialized (
      select g.*, l.* from given g cross join lateral ${HELD_LEASE} l
    ), matched as materialized (
      select g.nth, g.organization_id, nextval('webhook_log_id_seq') as log_id, g.webhook_id, ${MESSAGE_ID} as message_id, e.type, w.url,
        e.create_timestamp, case when w.enabled or $isSent::boolean then 'pending' else 'cancelled' end as status, ${EVENT_BODY} as body,
        case when $isSent::boolean then now() + $leaseMs::integer * interval '1 millisecond' else least(e.create_timestamp, now()) end::timestamptz(3) as due_timestamp,
        case when $isSent::boolean then $owner::uuid end as owner
      from held g cross join lateral ${eventOf('g.publish_timestamp')} e
      join webhook w on w.organization_id = g.organization_id and w.id = g.webhook_id
    ), ${LOGGED_AND_QUEUED}, ${ENDED_LEASES}
    select nth::integer, log_id as "logId", create_timestamp as "logCreateTimestamp", due_timestamp as "leaseEnd" from matched m where $isSent::boolean and ${IS_LOGGED}`,
});
