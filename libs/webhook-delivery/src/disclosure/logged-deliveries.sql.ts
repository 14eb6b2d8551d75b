import { jsonInstant, statement } from '@rpm/database';
import { packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { FIRST_REQUEST, OF_LOG } from '../log/webhook-log.view';

/** Maximum number of logs whose requests one transaction adds to the trail. */
export const LOGS_AT_ONCE = 100;

/** Lists the organizations whose logs may contain requests that are not in the trail yet. */
export const FIND_LOGGED = statement<object, { organizationId: number }>({
  name: 'find-logged-deliveries',
  text: 'select organization_id as "organizationId" from logged_delivery_state order by organization_id',
});

/** The last log of an organization that was read, and the time since which senders record their requests. */
export interface LoggedState {
  recordedSince: Date;
  after: number;
}

/** Locks the state of an organization. It returns no row if nothing is left to do, or if another process is doing it. */
export const LOCK_LOGGED = statement<object, LoggedState>({
  name: 'lock-logged-deliveries',
  text: `select recorded_since as "recordedSince", through as "after" from logged_delivery_state
    where organization_id = $organizationId for update skip locked`,
});

export const FIND_OLDEST_LOG = statement<object, { oldest: Date | null }>({
  name: 'find-oldest-logged-delivery',
  text: 'select min(create_timestamp) as oldest from webhook_log where organization_id = $organizationId',
});

/** A log with the times of its requests that the trail lacks; null if it has none. */
export interface LoggedDelivery extends PackedRow {
  id: number;
  webhookId: number;
  url: string;
  times: string[] | null;
  /** Null if the body is elsewhere, or was removed. */
  body: string | null;
}

/** Reads the next logs of an organization. */
export const READ_LOGGED = statement<LoggedState, LoggedDelivery>({
  name: 'read-logged-deliveries',
  text: `
    with next as materialized (
      select * from webhook_log l where l.organization_id = $organizationId and l.id > $after order by l.id limit ${LOGS_AT_ONCE}
    )
    select log.id, log.webhook_id as "webhookId", log.webhook_url as "url", a.times, ${packedColumns('a.times is not null')},
      case when a.times is not null then (
        select b.body from webhook_log_payload b
        where b.organization_id = log.organization_id and b.log_id = log.id and b.log_create_timestamp = log.create_timestamp
      ) end as body
    from next log cross join lateral (
      select json_agg(${jsonInstant('a.start_timestamp')} order by a.number) as times from (
        select a.number, a.start_timestamp from ${FIRST_REQUEST} a
        union all
        select a.number, a.start_timestamp from webhook_attempt a where ${OF_LOG} and log.bodies_id is null
      ) a where a.start_timestamp < $recordedSince::timestamptz
    ) a
    order by log.id`,
});

export const SET_LOGGED = statement<{ through: number }>({
  name: 'set-logged-deliveries',
  text: 'update logged_delivery_state set through = $through where organization_id = $organizationId',
});

export const END_LOGGED = statement<object>({
  name: 'end-logged-deliveries',
  text: 'delete from logged_delivery_state where organization_id = $organizationId',
});
