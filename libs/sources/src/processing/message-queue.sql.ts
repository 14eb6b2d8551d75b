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

/** SQL that lists the organizations with notes that concern all of their sources. */
export const LIST_ORGANIZATIONS_WITH_NOTES = statement<object, { organizationId: number }>({
  name: 'list-organizations-with-release-notes',
  text: `
    with recursive noted as (
      (select organization_id from ingest_release where source_id is null order by organization_id limit 1)
      union all
      select n.organization_id from noted o cross join lateral (
        select r.organization_id from ingest_release r where r.source_id is null and r.organization_id > o.organization_id order by r.organization_id limit 1
      ) n
    )
    select organization_id as "organizationId" from noted`,
});

/**
 * SQL that takes the next notes that concern all sources of an organization, and finds the sources that are held after these notes were committed: a transaction
 * that holds a source may have read what the change has replaced, and its quarantined parts are not yet visible.
 */
export const TAKE_NOTES = statement<{ limit: number }, { ids: number[]; held: number[] }>({
  name: 'take-release-notes',
  text: `
    with taken as materialized (
      select id from ingest_release where organization_id = $organizationId and source_id is null order by id limit $limit for update skip locked
    ), locks as materialized (
      select classid::bigint << 32 | objid::bigint as key from pg_locks
      where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())
    )
    select array(select id from taken) as ids, array(
      select id from ingest_source where organization_id = $organizationId and hashtextextended('ingest source ' || id, 0) in (select key from locks)
    ) as held`,
});

/** SQL condition that parts of the device or patient of a note `n` wait in a source `s`. */
const waitsOf = (subject: 'device' | 'patient') => `n.subject = '${subject}' and exists (
        select from ingest_part p
        where p.organization_id = $organizationId and p.${subject}_id = n.key::bigint and p.source_id = s.id and p.outcome = 'quarantined'
          and p.code in ('ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing') and p.code = any(n.codes))`;

/**
 * SQL that copies notes for the held sources and those in which parts wait that the notes concern, and removes the notes. A copy that equals one that is not in
 * progress is left out. Every other source sees the change when it processes its next message.
 */
export const COPY_NOTES = statement<{ ids: readonly number[]; held: readonly number[] }>({
  name: 'copy-release-notes',
  text: `
    with notes as materialized (
      delete from ingest_release where organization_id = $organizationId and id = any($ids::bigint[]) returning subject, key, codes
    ), found as (
      select s.id as source_id, n.subject, n.key, n.codes from notes n cross join ingest_source s
      where s.organization_id = $organizationId and s.id = any($held::bigint[])
      union
      select g.source_id, n.subject, n.key, n.codes from notes n join ingest_quarantine_group g
        on g.organization_id = $organizationId and g.device_key = n.key and g.code = any(n.codes)
      where n.subject = 'deviceKey' and n.key <> ''
      union
      select s.id, n.subject, n.key, n.codes from notes n cross join ingest_source s
      where s.organization_id = $organizationId and ((${waitsOf('device')}) or (${waitsOf('patient')}))
    )
    insert into ingest_release (organization_id, source_id, subject, key, codes)
    select $organizationId, source_id, subject, key, codes from found f
    where not exists (
      select from ingest_release r
      where r.organization_id = $organizationId and r.source_id = f.source_id and (r.subject, r.key, r.codes) = (f.subject, f.key, f.codes) and r.after_group_id = 0)`,
});

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

/**
 * SQL that marks the next groups of a source, so that their parts are processed again, after a change of the source that may have mended them. It reads a limited
 * number of groups, whatever their codes. @returns one row as long as groups follow
 */
export const MARK_RELEASED_GROUPS = statement<{ sourceId: number; limit: number }, { marked: number }>({
  name: 'mark-released-quarantine-groups',
  text: `
    with state as materialized (
      select t.release_codes, t.release_group_id from ingest_source_state t
      where t.organization_id = $organizationId and t.source_id = $sourceId and t.release_codes <> '{}' for no key update
    ), next as materialized (
      select n.id, n.code from state s cross join lateral (
        select g.id, g.code from ingest_quarantine_group g
        where g.organization_id = $organizationId and g.source_id = $sourceId and g.id > s.release_group_id order by g.id limit $limit
      ) n
    ), marked as (
      select release_quarantine_groups($organizationId, array(select n.id from next n, state s where n.code = any(s.release_codes))) as count
    ), advanced as (
      update ingest_source_state t set release_group_id = coalesce((select max(id) from next), 0),
        release_codes = case when exists (select from next) then t.release_codes else '{}' end
      from state where t.organization_id = $organizationId and t.source_id = $sourceId
    )
    select (select count from marked) as marked from state`,
});

/** SQL that finds the groups of one text that names a device or a person, in steps. */
const groupsOfKey = (subject: 'device' | 'person') => `
      select n.id as note_id, true as is_in_steps, g.id from next n cross join lateral (
        select g.id from ingest_quarantine_group g
        -- Rows are compared, so that PostgreSQL uses the index on all three columns, which has the groups of a text in the order of their ids.
        where g.organization_id = $organizationId and g.${subject}_key <> '' and g.code = any(n.codes)
          and (g.source_id, g.${subject}_key, g.id) > ($sourceId, n.key, n.after_group_id) and (g.source_id, g.${subject}_key) <= ($sourceId, n.key)
        order by g.source_id, g.${subject}_key, g.id limit $limit
      ) g where n.subject = '${subject}Key'`;

/** SQL that finds the groups of the parts of one device or patient. However many parts there are, it reads one of each group. */
const groupsOfSubject = (subject: 'device' | 'patient') => {
  const next = (condition: string) => `
            select p.code, p.device_key, p.person_key from ingest_part p
            where p.organization_id = $organizationId and p.${subject}_id = n.key::bigint and p.source_id = $sourceId and p.outcome = 'quarantined'
              and p.code in ('ambiguous_time', 'contradiction', 'time_in_future', 'time_invalid', 'time_zone_missing') and ${condition}
            order by p.code, p.device_key, p.person_key limit 1`;
  return `
      select n.id as note_id, false as is_in_steps, g.id from next n cross join lateral (
        with recursive k as (
          (${next('true')})
          union all
          select f.* from k cross join lateral (${next('(p.code, p.device_key, p.person_key) > (k.code, k.device_key, k.person_key)')}) f
        )
        select g.id from k join ingest_quarantine_group g on g.organization_id = $organizationId and g.source_id = $sourceId
          and (g.code, g.device_key, g.person_key) = (k.code, k.device_key, k.person_key)
        where k.code = any(n.codes)
      ) g where n.subject = '${subject}'`;
};

/**
 * SQL that marks the groups of the next notes of a source, so that their parts are processed again, and removes the notes whose groups are all marked. A note that concerns
 * many groups is done in steps. @returns one row as long as notes follow
 */
export const MARK_NOTED_GROUPS = statement<{ sourceId: number; limit: number }, { marked: number }>({
  name: 'mark-noted-quarantine-groups',
  text: `
    with next as materialized (
      select id, subject, key, codes, after_group_id from ingest_release
      where organization_id = $organizationId and source_id = $sourceId order by id limit $limit
    ), found as materialized (${groupsOfKey('device')}
      union all${groupsOfKey('person')}
      union all${groupsOfSubject('device')}
      union all${groupsOfSubject('patient')}
    ), marked as (
      select release_quarantine_groups($organizationId, array(select distinct id from found)) as count
    ), further as materialized (
      select note_id, max(id) as last from found where is_in_steps group by note_id having count(*) = $limit
    ), advanced as (
      update ingest_release r set after_group_id = f.last from further f where r.organization_id = $organizationId and r.id = f.note_id
    ), removed as (
      delete from ingest_release r using next n
      where r.organization_id = $organizationId and r.id = n.id and not exists (select from further f where f.note_id = n.id)
    )
    select (select count from marked) as marked where exists (select from next)`,
});

/** SQL that queues the next messages with parts of a group that can be processed again. @returns one row while the group has more of them */
export const RELEASE_PARTS = statement<{ sourceId: number; limit: number }, { queued: number }>({
  name: 'release-quarantined-parts',
  text: `
    with released as materialized (
      select * from ingest_quarantine_group g
      where g.organization_id = $organizationId and g.source_id = $sourceId and g.release_timestamp is not null
      order by g.release_timestamp, g.id limit 1 for no key update
    ), waiting as materialized (
      select distinct p.message_id from released g cross join lateral (
        select p.message_id from ingest_part p
        where p.organization_id = g.organization_id and p.source_id = g.source_id and p.outcome = 'quarantined' and p.code = g.code
          and p.device_key = g.device_key and p.person_key = g.person_key and p.message_id > g.release_message_id
        order by p.message_id limit $limit
      ) p
    ), queued as (
      update ingest_message m set state = 'queued', due_timestamp = now(), attempts = 0 from waiting w
      where m.organization_id = $organizationId and m.id = w.message_id and m.state = 'quarantined' returning m.id
    ), advanced as (
      update ingest_quarantine_group g set release_message_id = coalesce((select max(message_id) from waiting), g.release_message_id),
        release_timestamp = case when exists (select from waiting) then g.release_timestamp end
      from released r
      where (g.organization_id, g.source_id, g.code, g.device_key, g.person_key) = (r.organization_id, r.source_id, r.code, r.device_key, r.person_key)
    )
    select (select count(*)::integer from queued) as queued from released`,
});
