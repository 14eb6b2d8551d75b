import { type Database, statement } from '@rpm/database';
import { type PackableDelivery, type PackedDeliveries, packDeliveries } from '../bodies/pack-deliveries';
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
} satisfies Columns<FinishedDelivery<DirectDelivery>>;

/**
 * Stores the results of deliveries that a sender made under a lease of their events, and creates their logs. If a delivery has a log already, because the
 * lease has expired and another sender has queued it, only the attempt is stored. Bodies that were delivered are compressed together, one row for each
 * webhook and day.
 * @param owner id by which the queue knows the sender
 */
export async function finishDirectDeliveries(
  database: Database,
  owner: string,
  finished: readonly FinishedDelivery<DirectDelivery>[],
): Promise<void> {
  const packed = await packDeliveries(finished.map(packable));
  const body = finished.map(({ delivery }, place) => (packed.packed_nth[place] === null ? delivery.body : null));
  const is_last = areLast(finished.map(({ delivery }) => delivery));
  await database.run('delivery', FINISH_DIRECT, { owner, ...arraysOf(DIRECT_COLUMNS, finished), ...packed, body, is_last });
}

/** Returns a delivery whose bodies can be packed with others; null if it was not delivered, because it may be sent again or has no request. */
function packable({ delivery, status, attempt }: FinishedDelivery<DirectDelivery>): PackableDelivery | null {
  return status === 'delivered' && attempt ? { ...delivery, responseBody: attempt.responseBody } : null;
}

interface FinishArguments extends Arrays<typeof DIRECT_COLUMNS>, PackedDeliveries {
  owner: string;
  /** Request body of each delivery; null if the body is in a row of packed bodies. */
  body: (string | null)[];
  /** Whether each delivery is the last one of its lease. */
  is_last: boolean[];
}

const FURTHER_COLUMNS = { body: 'text', packed_nth: 'integer', body_number: 'smallint', is_last: 'boolean' };

/** SQL for the ids of the rows of `webhook_bodies` that the statement creates, in one array. */
const PACKED_IDS = `
  select coalesce(array_agg(nextval('webhook_log_id_seq')), '{}') as ids from generate_series(1, cardinality($packed_data::bytea[]))`;

/**
 * SQL for the id of the row of `webhook_bodies` to which the delivery `g` belongs, if that row has the same organization, webhook and day. The row is found by its
 * place in arrays, because a join would compare each delivery with each row: PostgreSQL does not know how many there are.
 */
const BODIES_ID = `case
  when ($packed_organizations::bigint[])[g.packed_nth] = g.organization_id and ($packed_webhooks::bigint[])[g.packed_nth] = g.webhook_id
    and ($packed_days::timestamptz[])[g.packed_nth] = date_trunc('day', g.log_create_timestamp, 'UTC')
  then (select ids from packed)[g.packed_nth] end`;

/**
 * SQL that creates the webhook logs of finished deliveries and stores their attempts. A log refers to packed bodies only if they belong to the same organization,
 * webhook and day.
 */
export const FINISH_DIRECT = statement<FinishArguments>({
  name: 'finish-direct-deliveries',
  text: `
    with packed as materialized (${PACKED_IDS}), held as materialized (
      select l.place, g.*, ${BODIES_ID} as bodies_id
      from (select nextval('webhook_log_id_seq') as log_id, g.* from (${given(DIRECT_COLUMNS, { further: FURTHER_COLUMNS })}) g) g
      left join lateral ${HELD_LEASE} l on true
    ), logged as (
      insert into webhook_log (organization_id, id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status,
        last_response_status, bodies_id, body_number, first_start_timestamp, first_duration_ms) overriding system value
      select organization_id, log_id, webhook_id, message_id, type, url, log_create_timestamp, status, response_status, bodies_id, body_number,
        case when bodies_id is not null then start_timestamp end, case when bodies_id is not null then duration_ms end
      from held where place is not null ${UNLESS_LOGGED} returning id
    ), mine as materialized (
      select * from held m where ${IS_LOGGED}
    ), late as (
      select m.*, o.id as known_log_id from held m cross join lateral (
        select o.id from webhook_log o where o.organization_id = m.organization_id and o.webhook_id = m.webhook_id
          and o.create_timestamp = m.log_create_timestamp and o.message_id = m.message_id and o.bodies_id is null offset 0
      ) o where not ${IS_LOGGED}
    ), kept as (
      insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
      select organization_id, log_id, log_create_timestamp, body from mine where bodies_id is null
    ), kept_packed as (
      insert into webhook_bodies (organization_id, id, webhook_id, day, data)
      select organization_id, id, webhook_id, day, data
      from unnest($packed_organizations::bigint[], (select ids from packed), $packed_webhooks::bigint[], $packed_days::timestamptz[], $packed_data::bytea[])
        as p (organization_id, id, webhook_id, day, data)
      -- This is not a join, so that PostgreSQL looks the ids up in a hash table.
      where (id in (select bodies_id from mine)) is true
    ), ${ENDED_LEASES}, ${stored('(select *, log_id as known_log_id from mine where bodies_id is null union all select * from late)', 'known_log_id')}
    select count(*) as finished from mine`,
});
