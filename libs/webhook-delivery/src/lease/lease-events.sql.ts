import { type Database, statement } from '@rpm/database';
import { type EventLease, type LeasedDelivery } from './direct-delivery';
import { MESSAGE_ID, STORED_EVENT_BODY } from '../outbox/event-body';
import { IS_PROVEN } from '../queue/free-slots';
import { OLDEST, type OldestEvents, OUTBOX_RESULT, WANTED } from '../outbox/oldest-events.sql';
import { PUBLISHED, TAKEN_EVENTS, type TakenEvents } from '../outbox/publish-events.sql';
import { type OutboxResult } from '../outbox/waiting-organizations';
import { KNOWN_FIRST_TRIES, NO_FIRST_TRY_WAITS } from '../waiting/known-queues.sql';
import { requestHeaders, validSecrets } from '../queue/valid-secrets';
import { type FirstTriesLook } from '../waiting/waiting-queues';

/** The process that leases events. */
interface Lessee {
  /** Id by which the queue knows the sender. */
  owner: string;
  leaseMs: number;
}

interface Summary {
  events: TakenEvents & OutboxResult;
  leases: Omit<EventLease, 'open'>[];
}

interface Summarized {
  /** Summary of all rows. Only the first row contains it, because it is long if many organizations have events. */
  summary: Summary | null;
}

type Row = Summarized & Omit<LeasedDelivery, 'lease'>;
type EmptyRow = Summarized & { position: null };

/** Publishes the oldest events, and leases the events of each organization whose webhooks receive some of them. @returns the deliveries of the leased events */
export async function leaseOldestEvents(
  database: Database,
  oldest: OldestEvents & FirstTriesLook,
  { owner, leaseMs }: Lessee,
): Promise<TakenEvents & OutboxResult & { leased: LeasedDelivery[] }> {
  const rows = await database.run('delivery', LEASE_OLDEST, { ...oldest, owner, leaseMs });
  const summary = rows[0]?.summary;
  if (!summary) throw new Error('The first row has the summary.');
  const leases = new Map<number, EventLease>();
  for (const lease of summary.leases) leases.set(lease.organizationId, { ...lease, open: new Set() });
  const leased = rows.filter(hasDelivery).map((row) => {
    const lease = leases.get(row.organizationId);
    if (!lease) throw new Error('Every event with a delivery is leased.');
    const delivery = { ...row, lease };
    lease.open.add(delivery);
    return delivery;
  });
  return { ...summary.events, leased };
}

const hasDelivery = (row: Row | EmptyRow): row is Row => row.position !== null;

/**
 * SQL that publishes the oldest events, and leases the events of each organization whose webhooks receive some of them. It returns one row for each
 * delivery, or a single row without a delivery if there is none. A delivery is not ready if its webhook may be hanging or has a rate limit; the sender puts
 * such a delivery into the queue.
 */
export const LEASE_OLDEST = statement<OldestEvents & FirstTriesLook & Lessee, Row | EmptyRow>({
  name: 'lease-oldest-events',
  text: `
    with ${OLDEST}, ${PUBLISHED}, ${KNOWN_FIRST_TRIES}, matched as materialized (
      select e.*, w.id as webhook_id, w.url, w.purpose, w.format, w.enabled, w.rate_limit
      from published e join webhook_type t on ${WANTED} join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
    ), leased as (
      insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
      select organization_id, position - count + 1, position, publish_timestamp, $owner::uuid, now() + $leaseMs::integer * interval '1 millisecond'
      from advanced where organization_id in (select organization_id from matched)
      returning organization_id, first_position, last_position
    ), ready as materialized (
      select m.webhook_id from (select distinct organization_id, webhook_id from matched where enabled and rate_limit is null and format = 'rpm') m
      where exists (select from webhook_health h where h.organization_id = m.organization_id and h.webhook_id = m.webhook_id
          and ${IS_PROVEN} and h.not_before is null)
        and ${NO_FIRST_TRY_WAITS}
    )
    select case when coalesce(d.nth, 1) = 1 then s.summary end as summary, d.* from (
      select json_build_object('events', row_to_json(t), 'leases', coalesce((
        select json_agg(json_build_object('organizationId', organization_id, 'firstPosition', first_position, 'lastPosition', last_position))
        from leased
      ), '[]')) as summary from (select ${TAKEN_EVENTS}, ${OUTBOX_RESULT} from advanced) t
    ) s left join (
      select row_number() over () as nth, e.organization_id as "organizationId", e.webhook_id as "webhookId", false as "isRetry", 0 as step, 1 as number, e.enabled, e.url, e.purpose, e.format,
        false as "isProbe", ${MESSAGE_ID} as "messageId", r.is_ready as "isProven", r.is_ready as "isReady",
        e.publish_timestamp as "publishTimestamp", e.position, e.id as "eventId", e.type,
        e.create_timestamp as "createTimestamp", null as queued, case when r.is_ready then ${STORED_EVENT_BODY} end as body,
        case when r.is_ready then ${validSecrets('e', 'webhook_id')} else '[]' end as secrets,
        case when r.is_ready then ${requestHeaders('e', 'webhook_id')} end as headers
      from matched e cross join lateral (select (e.webhook_id in (select webhook_id from ready)) is true as is_ready offset 0) r
    ) d on true`,
});
