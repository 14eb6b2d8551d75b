import { runInDeliveryScope, type Statement } from '@rpm/data-access';
import { type DataSource } from 'typeorm';
import { type ClaimedDelivery } from './claimed-delivery';
import { EVENT_BODY, MESSAGE_ID } from './event-body';
import { type FreeSlots, grantSlots, heldBy, IS_PROVEN, QUEUE_SLOTS } from './free-slots';
import { OLDEST, type OldestEventsLimits, valuesOfOldest, type WaitingEvent, WANTED } from './oldest-events.sql';
import { LOCKED_PUBLICATION, PUBLISHED } from './publish-events.sql';
import { requestHeaders, validSecrets } from './valid-secrets';

/** The process that runs a fan-out statement, and its free slots, which the deliveries of proven webhooks may fill at once. */
interface Claimant {
  owner: string;
  leaseMs: number;
  slots: FreeSlots;
}

/** Summary of what one fan-out statement has turned into deliveries. */
export interface FanOutSummary {
  /** Number of events removed from the outbox. */
  taken: number;
  /** Number of organizations to which the removed events belong. */
  organizations: number;
  /** Id of the last organization from which events were taken; 0 if there was no event. */
  last: number;
  /** Whether the outbox contained more events than the statement took. */
  isCut: boolean;
  /** Number of new deliveries that wait for a claim. */
  queued: number;
}

/**
 * Turns the oldest events into deliveries, and claims the deliveries that get a slot and need not wait.
 * @returns one row for each claimed delivery, or a single row without a delivery if none was claimed
 */
export function fanOutOldestEvents(
  dataSource: DataSource,
  oldest: OldestEventsLimits,
  { owner, leaseMs, slots }: Claimant,
): Promise<(FanOutSummary & ({ logId: null } | ClaimedDelivery))[]> {
  return runInDeliveryScope(dataSource, FAN_OUT_OLDEST, [
    ...valuesOfOldest(oldest),
    owner,
    leaseMs,
    slots.free,
    slots.perOrganization,
    JSON.stringify(slots.organizations),
    JSON.stringify(slots.queues),
  ]);
}

/** Turns the given events into deliveries, without claiming any. */
export async function fanOutNamedEvents(dataSource: DataSource, events: readonly WaitingEvent[]): Promise<void> {
  const organizations = events.map(({ organizationId }) => organizationId);
  await runInDeliveryScope(dataSource, FAN_OUT_NAMED, [organizations, events.map(({ id }) => id)]);
}

/**
 * SQL that finds the events with the given organizations ($1) and ids ($2), so that a failing batch can be repeated with fewer events. Like
 * {@link OLDEST}, it skips organizations whose events another process is publishing.
 */
const NAMED = `
  publishing as materialized (
    select o.organization_id from (select distinct organization_id from unnest($1::bigint[]) as n (organization_id)) o
    cross join lateral ${LOCKED_PUBLICATION} p
  ), taken as (
    select e.ctid as place from unnest($1::bigint[], $2::bigint[]) as n (organization_id, id)
    join event e on e.organization_id = n.organization_id and e.id = n.id and e.dead_timestamp is null
    where n.organization_id in (select organization_id from publishing)
  )`;

/** Names of the SQL parameters of a fan-out statement for the sender and its free slots, which the deliveries of proven webhooks may fill at once. */
const SENDER = {
  owner: '$5::uuid',
  leaseMs: '$6::integer',
  free: '$7::integer',
  perOrganization: '$8::integer',
  organizations: '$9::jsonb',
  queues: '$10::jsonb',
};

/** Parameter values for a process that sends nothing: all deliveries are only queued. */
const NO_SENDER: typeof SENDER = {
  owner: 'null::uuid',
  leaseMs: '0',
  free: '0',
  perOrganization: '0',
  organizations: `'{}'::jsonb`,
  queues: `'{}'::jsonb`,
};

/**
 * Returns SQL that publishes events ({@link PUBLISHED}), turns each of them into one delivery for every webhook that subscribes to its type, and
 * deletes the events from the outbox in the same transaction. The delivery to a disabled webhook is stored as cancelled, so that it can be replayed. The body of an event is built once for
 * all webhooks. The statement also claims the deliveries that get a slot, which makes a separate claim unnecessary. It claims only deliveries to
 * webhooks that succeeded in the last day ({@link IS_PROVEN}), have no rate limit and have no earlier waiting deliveries; `claimDeliveries` claims
 * all others. @param isCut SQL condition: whether the outbox contained more events than this statement took
 */
const fanOut = (taken: string, isCut: string, sender: typeof SENDER) => `
  with ${taken}, gone as (
    delete from event where ctid = any(array(select place from taken))
    returning organization_id, id, type, subject_id, version, payload, create_timestamp
  ), ${PUBLISHED}, told as materialized (
    select e.organization_id, ${MESSAGE_ID} as message_id, e.type, e.create_timestamp, ${EVENT_BODY} as body
    from published e where exists (select from webhook_type t where ${WANTED})
  ), matched as materialized (
    select e.organization_id, nextval('webhook_log_id_seq') as log_id, w.id as webhook_id, e.message_id, e.type, w.url, w.rate_limit,
      e.create_timestamp, case when w.enabled then 'pending' else 'cancelled' end as status, e.body
    from told e join webhook_type t on ${WANTED} join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
  ), ready as materialized (
    select m.webhook_id from (
      select distinct organization_id, webhook_id from matched where ${sender.free} > 0 and status = 'pending' and rate_limit is null
    ) m
    where exists (select from webhook_health h where h.organization_id = m.organization_id and h.webhook_id = m.webhook_id
        and ${IS_PROVEN} and h.not_before is null)
      and not exists (select from webhook_delivery d where d.organization_id = m.organization_id and d.webhook_id = m.webhook_id
        and not d.is_retry and d.due_timestamp <= now())
  ), claimed as materialized (
    ${grantSlots(
      `(
        select organization_id, log_id, nth from (
          -- The sort excludes the bodies, because it would have to move them.
          select organization_id, webhook_id, log_id, row_number() over (partition by organization_id, webhook_id order by log_id) as nth
          from matched where (webhook_id in (select webhook_id from ready)) is true
        ) m
        where nth <= ${QUEUE_SLOTS.proven.firstTries} - ${heldBy(`webhook_id || ' false'`, sender.queues)}
      ) waiting`,
      'nth, log_id',
      sender,
    )}
  ), lease as (
    select (now() + ${sender.leaseMs} * interval '1 millisecond')::timestamptz(3) as lease_end
  ), logged as (
    insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
      overriding system value
    select organization_id, log_id, webhook_id, message_id, type, url, create_timestamp, status from matched
  ), kept as (
    insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
    select organization_id, log_id, create_timestamp, body from matched
  ), queued as (
    -- Events from before a clock was set back must not wait until the clock has caught up.
    insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id,
      attempts, owner)
    select m.organization_id, m.webhook_id, false, case when c.is_claimed then l.lease_end else least(m.create_timestamp, now()) end,
      m.log_id, m.create_timestamp, m.message_id, c.is_claimed::integer, case when c.is_claimed then ${sender.owner} end
    from matched m cross join lease l cross join lateral (select m.log_id in (select log_id from claimed) as is_claimed offset 0) c
    where m.status = 'pending'
  ), made as (
    select count(*) as taken, count(distinct organization_id) as organizations, coalesce(max(organization_id), 0) as last,
      ${isCut} as "isCut",
      (select count(*) from matched where status = 'pending') - (select count(*) from claimed) as queued
    from gone
  )
  select made.*, c.* from made left join (
    select m.organization_id as "organizationId", m.webhook_id as "webhookId", false as "isRetry", l.lease_end as "leaseEnd",
      m.log_id as "logId", m.create_timestamp as "logCreateTimestamp", 0 as step, 1 as number, true as enabled, m.url, false as "isProbe",
      false as "wasInterrupted", true as "isProven", false as "isClaimCut", m.message_id as "messageId", m.body, ${validSecrets('m', 'webhook_id')} as secrets,
      ${requestHeaders('m', 'webhook_id')} as headers
    from matched m cross join lease l
    -- This is not a join of all rows with all rows, so that the claimed deliveries are hashed.
    where (m.log_id in (select log_id from claimed)) is true
  ) c on true`;

export const FAN_OUT_OLDEST: Statement = {
  name: 'fan-out-oldest-events',
  text: fanOut(OLDEST, '(select count(*) from oldest) > least(count(*), $2 - 1)', SENDER),
};

export const FAN_OUT_NAMED: Statement = { name: 'fan-out-named-events', text: fanOut(NAMED, 'false', NO_SENDER) };
