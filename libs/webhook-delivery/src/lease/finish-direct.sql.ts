import { type Database, statement } from '@rpm/database';
import { type Arrays, arraysOf, type Columns, given } from '../queue/columns';
import { RESULT_COLUMNS, stored } from '../queue/finish.sql';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { IS_LOGGED, UNLESS_LOGGED } from '../queue/queue-deliveries.sql';
import { type DirectDelivery } from './direct-delivery';
import { areLast, ENDED_LEASES, HELD_LEASE } from './leased-deliveries.sql';

/** The columns that describe finished deliveries that have no log yet. */
export const DIRECT_COLUMNS = {
  ...RESULT_COLUMNS,
  first_position: ['bigint', ({ delivery }) => delivery.lease.firstPosition],
  last_position: ['bigint', ({ delivery }) => delivery.lease.lastPosition],
  log_create_timestamp: ['timestamptz', ({ delivery }) => delivery.createTimestamp],
  type: ['text', ({ delivery }) => delivery.type],
  body: ['text', ({ delivery }) => delivery.body],
} satisfies Columns<FinishedDelivery<DirectDelivery>>;

/**
 * Stores the results of deliveries that a sender made under a lease of their events, and creates their logs. If a delivery has a log already, because the
 * lease has expired and another sender has queued it, only the attempt is stored.
 * @param owner id by which the queue knows the sender
 */
export async function finishDirectDeliveries(
  database: Database,
  owner: string,
  finished: readonly FinishedDelivery<DirectDelivery>[],
): Promise<void> {
  const is_last = areLast(finished.map(({ delivery }) => delivery));
  await database.run('delivery', FINISH_DIRECT, { owner, ...arraysOf(DIRECT_COLUMNS, finished), is_last });
}

interface FinishArguments extends Arrays<typeof DIRECT_COLUMNS> {
  owner: string;
  /** Whether each delivery is the last one of its lease. */
  is_last: boolean[];
}

/** SQL that creates the webhook logs of finished deliveries and stores their attempts. */
export const FINISH_DIRECT = statement<FinishArguments>({
  name: 'finish-direct-deliveries',
  text: `
    with held as materialized (
      select nextval('webhook_log_id_seq') as log_id, l.place, g.* from (${given(DIRECT_COLUMNS, { further: { is_last: 'boolean' } })}) g
      left join lateral ${HELD_LEASE} l on true
    ), logged as (
      insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status,
        last_response_status) overriding system value
      select organization_id, log_id, webhook_id, message_id, type, url, log_create_timestamp, status, response_status from held
      where place is not null ${UNLESS_LOGGED} returning id
    ), mine as materialized (
      select * from held m where ${IS_LOGGED}
    ), late as (
      select m.*, o.id as known_log_id from held m cross join lateral (
        select o.id from webhook_log o where o.organization_id = m.organization_id and o.webhook_id = m.webhook_id
          and o.create_timestamp = m.log_create_timestamp and o.message_id = m.message_id offset 0
      ) o where not ${IS_LOGGED}
    ), kept as (
      insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
      select organization_id, log_id, log_create_timestamp, body from mine
    ), ${ENDED_LEASES}, ${stored('(select *, log_id as known_log_id from mine union all select * from late)', 'known_log_id')}
    select count(*) as finished from mine`,
});
