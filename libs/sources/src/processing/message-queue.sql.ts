import { statement } from '@rpm/database';
import { type AdapterName } from '@rpm/domain';

/** A source with work: messages that are due, or quarantined parts that can be processed again. */
export interface SourceWithWork {
  organizationId: number;
  sourceId: number;
}

export interface ListedSource extends SourceWithWork {
  /** Whether messages are due; otherwise only quarantined parts can be processed again. */
  isDue: boolean;
  /** Whether quarantined parts can be processed again. */
  isReleased: boolean;
}

/** Returns SQL that lists the sources with rows of a table that meet a condition. It reads one row of each source, however many there are. */
export const sourcesIn = (name: string, table: string, condition: string) => `${name} as (
      (select organization_id, source_id from ${table} where ${condition} order by organization_id, source_id limit 1)
      union all
      select n.organization_id, n.source_id from ${name} f cross join lateral (
        select t.organization_id, t.source_id from ${table} t
        where ${condition} and (t.organization_id, t.source_id) > (f.organization_id, f.source_id)
        order by t.organization_id, t.source_id limit 1
      ) n
    )`;

/** SQL that lists the sources with work, of all organizations. */
export const LIST_SOURCES_WITH_WORK = statement<object, ListedSource>({
  name: 'list-sources-with-work',
  text: `
    with recursive ${sourcesIn('queued', 'ingest_message', `state = 'queued'`)},
    ${sourcesIn('released', 'ingest_quarantine_group', 'release_timestamp is not null')},
    ${sourcesIn('noted', 'ingest_release', 'source_id is not null')}
    select organization_id as "organizationId", source_id as "sourceId", bool_or(is_due) as "isDue", bool_or(not is_due) as "isReleased" from (
    select q.organization_id, q.source_id, true as is_due
    from queued q join ingest_source s on s.organization_id = q.organization_id and s.id = q.source_id
    where s.state <> 'paused' and exists (
      select from ingest_message m
      where m.organization_id = q.organization_id and m.source_id = q.source_id and m.state = 'queued' and m.due_timestamp <= now())
    union all
    select r.organization_id, r.source_id, false
    from (select * from released union select * from noted) r join ingest_source s on s.organization_id = r.organization_id and s.id = r.source_id
    where s.state <> 'paused'
    union all
    select t.organization_id, t.source_id, false
    from ingest_source_state t join ingest_source s on s.organization_id = t.organization_id and s.id = t.source_id
    where t.release_codes <> '{}' and s.state <> 'paused'
    ) work group by organization_id, source_id`,
});

/** SQL expression for the time at which a message is due, or now if quarantined parts can be processed again. */
export const PROCESSING_DUE = `least(
  (select m.due_timestamp from ingest_message m join ingest_source s on s.organization_id = m.organization_id and s.id = m.source_id
    where m.state = 'queued' and s.state <> 'paused' order by m.due_timestamp limit 1),
  (select now() from ingest_source s cross join lateral (
      (select from ingest_quarantine_group g
        where g.organization_id = s.organization_id and g.source_id = s.id and g.release_timestamp is not null limit 1)
      union all
      (select from ingest_release n where n.organization_id = s.organization_id and n.source_id = s.id limit 1)
    ) released where s.state <> 'paused' limit 1),
  (select now() from ingest_source_state t join ingest_source s on s.organization_id = t.organization_id and s.id = t.source_id
    where t.release_codes <> '{}' and s.state <> 'paused' limit 1),
  (select now() from ingest_release where source_id is null limit 1)
)`;

/** Takes the lock of a source until the end of the transaction, unless another process has it. */
const LOCKED = `pg_try_advisory_xact_lock(hashtextextended('ingest source ' || $sourceId::bigint, 0))`;

export const LOCK_SOURCE = statement<{ sourceId: number }, { isLocked: boolean }>({
  name: 'lock-source-to-process',
  text: `select ${LOCKED} as "isLocked"`,
});

/** Limits of the messages that one transaction processes. */
export interface BatchLimits {
  maxMessages: number;
  maxBytes: number;
}

/** A message at which an attempt was counted, with what the trail and the metrics say of its source. */
export interface AttemptedMessage {
  id: number;
  attempts: number;
  name: string;
  adapter: AdapterName;
}

/**
 * SQL that counts an attempt at the next messages of a source, in the order of their arrival. It is a transaction of its own, so that the attempt is counted even
 * if the messages end the process. A message that was attempted before is attempted alone, because it may be the reason why an attempt failed. The commit of a first
 * attempt does not wait for the disk, because hardly any message needs a second one. A database server that crashes less than a second later forgets that attempt, so a message that ends the
 * server together with the process, each time within this time, is never quarantined. The messages are found by an array of ids: a join that was planned while
 * the table was nearly empty reads the whole table for each of them.
 */
export const COUNT_ATTEMPT = statement<{ sourceId: number } & BatchLimits, AttemptedMessage>({
  name: 'count-attempt-at-messages',
  text: `
    with locked as materialized (select ${LOCKED} as is_locked),
    next as materialized (
      select m.id, m.attempts, m.body_bytes from ingest_message m
      where (select is_locked from locked) and m.organization_id = $organizationId and m.source_id = $sourceId and m.state = 'queued' and m.due_timestamp <= now()
      order by m.id limit $maxMessages
    ), summed as (
      select id, row_number() over arrival as place, sum(body_bytes) over arrival as bytes, bool_or(attempts > 0) over arrival as is_suspect
      from next window arrival as (order by id)
    ), attempted as (
      update ingest_message m set attempts = m.attempts + 1
      where m.organization_id = $organizationId
        and m.id = any(array(select s.id from summed s where s.place = 1 or not s.is_suspect and s.bytes <= $maxBytes))
      returning m.id, m.attempts
    )
    select a.id, a.attempts, s.name, s.adapter from attempted a
    join ingest_source s on s.organization_id = $organizationId and s.id = $sourceId
    where a.attempts > 1 or set_config('synchronous_commit', 'off', true) = 'off'
    order by a.id`,
});

/** SQL that takes back attempts that failed for reasons that have nothing to do with their messages, such as a lost connection. */
export const UNCOUNT_ATTEMPT = statement<{ ids: readonly number[] }>({
  name: 'uncount-attempt-at-messages',
  text: `update ingest_message set attempts = greatest(attempts - 1, 0)
    where organization_id = $organizationId and id = any($ids::bigint[]) and state = 'queued'`,
});

/** SQL that lets a message wait before its next attempt. Later messages of its source do not wait for it. */
export const POSTPONE_MESSAGE = statement<{ id: number; seconds: number }>({
  name: 'postpone-message',
  text: `update ingest_message set due_timestamp = now() + make_interval(secs => $seconds)
    where organization_id = $organizationId and id = $id and state = 'queued'`,
});

/** A message to be processed, with its body. */
export interface QueuedMessage {
  id: number;
  receivedAt: Date;
  mediaType: string | null;
  path: string;
  headers: Record<string, string>;
  attempts: number;
  /** The encrypted body; null if it was removed at the end of its retention. */
  sealed: Buffer | null;
  keyName: string | null;
  /** The versions of adapter and mapping with which the message was processed before; null if it was not. */
  adapterVersion: number | null;
  mappingVersion: number | null;
  isProcessed: boolean;
  counts: Record<string, number> | null;
  /**
   * The number of parts of an earlier message with an equal body. It is null if there is none, if this message was processed before, or if something is left to record of
   * the earlier one: parts wait, have expired, or were dropped because the readings of their device were disabled.
   */
  repeatedParts: number | null;
  /** The first message with an equal body, which may be this one: sending it again makes what it says no newer. */
  firstId: number;
}

/** SQL condition that a message `e` came before a message `m` with an equal body, within the time for which equal bodies are recognized. */
const EQUAL = `e.organization_id = $organizationId and e.source_id = $sourceId and e.body_hash = m.body_hash and e.id < m.id
          and e.receive_timestamp > m.receive_timestamp - interval '7 days' and e.path = m.path
          and e.media_type is not distinct from m.media_type and e.headers = m.headers`;

/** SQL that reads messages with their bodies, in the order of their arrival, and locks them. */
export const READ_MESSAGES = statement<
  { sourceId: number; ids: readonly number[]; states: readonly string[]; adapterVersion: number; mappingVersion: number | null },
  QueuedMessage
>({
  name: 'read-messages-to-process',
  text: `
    select m.id, m.receive_timestamp as "receivedAt", m.media_type as "mediaType", m.path, m.headers, m.attempts, b.sealed, b.key_name as "keyName",
      m.adapter_version as "adapterVersion", m.mapping_version as "mappingVersion", m.process_timestamp is not null as "isProcessed", m.counts,
      (
        select (select coalesce(sum(c.value::integer), 0)::integer from jsonb_each_text(e.counts) c)
        from ingest_message e
        where ${EQUAL} and m.process_timestamp is null and e.state = 'processed' and not e.counts ?| array['dropped', 'expired']
          and e.adapter_version = $adapterVersion and e.mapping_version is not distinct from $mappingVersion
        order by e.receive_timestamp desc limit 1) as "repeatedParts",
      coalesce((select e.id from ingest_message e where ${EQUAL} order by e.receive_timestamp limit 1), m.id) as "firstId"
    from ingest_message m left join ingest_body b on b.organization_id = m.organization_id and b.message_id = m.id
    where m.organization_id = $organizationId and m.source_id = $sourceId and m.id = any($ids::bigint[]) and m.state = any($states::text[])
    order by m.id for update of m`,
});
