import { statement } from '@rpm/database';

/** Conditions for the messages that are processed again. */
export interface ReplaySelection {
  sourceId: number;
  messageId: number | null;
  code: string | null;
  startTimestamp: Date | '-infinity';
  endTimestamp: Date | 'infinity';
}

const SELECTED = `m.organization_id = $organizationId and m.source_id = $sourceId and m.process_timestamp is not null
      and ($messageId::bigint is null or m.id = $messageId)
      and m.receive_timestamp >= $startTimestamp::timestamptz and m.receive_timestamp < $endTimestamp::timestamptz
      and ($code::text is null or exists (
        select from ingest_part p where p.organization_id = m.organization_id and p.message_id = m.id and p.code = $code))`;

/** SQL that counts the parts of the selected messages. */
export const COUNT_SELECTED = statement<ReplaySelection, { parts: number }>({
  name: 'count-messages-to-replay',
  text: `
    select coalesce(sum((select sum(c.value::integer) from jsonb_each_text(m.counts) c)), 0)::float8 as parts
    from ingest_message m where ${SELECTED}`,
});

/**
 * SQL that selects the next messages, in the order of their arrival: one, and further ones while the sum of their bodies is within the limit. Each
 * has the number of messages that were found without regard to their bodies.
 */
export const SELECT_MESSAGES = statement<
  ReplaySelection & { after: number; limit: number; maxBytes: number },
  { id: number; found: number }
>({
  name: 'select-messages-to-replay',
  text: `
    with next as materialized (
      select m.id, m.body_bytes from ingest_message m where ${SELECTED} and m.id > $after order by m.id limit $limit
    ), summed as (
      select id, row_number() over arrival as place, sum(body_bytes) over arrival as bytes, (count(*) over ())::integer as found from next window arrival as (order by id)
    )
    select id, found from summed where place = 1 or bytes <= $maxBytes order by id`,
});

/** SQL that takes the lock of a source, and waits until the background work does not have it. */
export const HOLD_SOURCE = statement<{ sourceId: number }>({
  name: 'hold-source',
  text: `select pg_advisory_xact_lock(hashtextextended('ingest source ' || $sourceId::bigint, 0))`,
});
