import { type Database, statement } from '@rpm/database';
import { EVENT_BODY, MESSAGE_ID } from '../outbox/event-body';
import { OLDEST, type OldestEvents, OUTBOX_RESULT, type WaitingEvent, WANTED } from '../outbox/oldest-events.sql';
import { lockedPublication, PUBLISHED, TAKEN_EVENTS, type TakenEvents } from '../outbox/publish-events.sql';
import { type OutboxResult } from '../outbox/waiting-organizations';
import { LOGGED_AND_QUEUED } from './queue-deliveries.sql';

/** Result of a statement that publishes the oldest events and puts their deliveries into the queue. */
type FannedOut = TakenEvents & OutboxResult & { queued: number };

/** Publishes the oldest events and puts their deliveries into the queue. */
export async function fanOutOldestEvents(database: Database, oldest: OldestEvents): Promise<FannedOut> {
  const [row] = await database.run('delivery', FAN_OUT_OLDEST, oldest);
  if (!row) throw new Error('A statement without conditions has one row.');
  return row;
}

/** Publishes the given events and puts their deliveries into the queue. */
export async function fanOutNamedEvents(database: Database, events: readonly WaitingEvent[]): Promise<void> {
  const organizations = events.map(({ organizationId }) => organizationId);
  await database.run('delivery', FAN_OUT_NAMED, { organizations, ids: events.map(({ id }) => id) });
}

/**
 * SQL that finds the events with the given organizations and ids, so that a failing batch can be repeated with fewer events. Like
 * {@link OLDEST}, it skips organizations whose events another process is publishing or has just published.
 */
const NAMED = `
  publishing as materialized (
    select o.organization_id from (select distinct organization_id from unnest($organizations::bigint[]) as n (organization_id)) o
    cross join lateral ${lockedPublication('o')} p where p.is_current
  ), taken as (
    select e.ctid as place from unnest($organizations::bigint[], $ids::bigint[]) as n (organization_id, id)
    join event e on e.organization_id = n.organization_id and e.id = n.id and e.dead_timestamp is null
    where n.organization_id in (select organization_id from publishing)
  )`;

/**
 * Returns SQL that publishes events ({@link PUBLISHED}) and turns each of them into one queued delivery for every webhook that subscribes to its type.
 * The delivery to a disabled webhook is stored as cancelled, so that it can be replayed. The body of an event is built once for all webhooks.
 */
const fanOut = (taken: string, columns: string) => `
  with ${taken}, ${PUBLISHED}, told as materialized (
    select e.organization_id, ${MESSAGE_ID} as message_id, e.type, e.subject_id, e.create_timestamp, ${EVENT_BODY} as body
    from published e where exists (select from webhook_type t where ${WANTED})
  ), matched as materialized (
    select e.organization_id, nextval('webhook_log_id_seq') as log_id, w.id as webhook_id, e.message_id, e.type, w.url, e.create_timestamp,
      case when w.enabled then 'pending' else 'cancelled' end as status, e.body,
      -- Events from before a clock was set back must not wait until the clock has caught up.
      least(e.create_timestamp, now()) as due_timestamp, null::uuid as owner
    from told e join webhook_type t on ${WANTED} join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
  ), ${LOGGED_AND_QUEUED}
  select ${columns}, (select count(*) from queued) as queued from advanced`;

export const FAN_OUT_OLDEST = statement<OldestEvents, FannedOut>({
  name: 'fan-out-oldest-events',
  text: fanOut(OLDEST, `${TAKEN_EVENTS}, ${OUTBOX_RESULT}`),
});

export const FAN_OUT_NAMED = statement<{ organizations: number[]; ids: number[] }>({
  name: 'fan-out-named-events',
  text: fanOut(NAMED, TAKEN_EVENTS),
});
