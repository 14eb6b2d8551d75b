/**
 * Returns SQL for the position of the last published event of an organization. The row of `event_publication` is replaced by each publication, and an old
 * snapshot, such as that of a backup, keeps all earlier versions. The current version is the last one in the index, so that the SQL reads no other.
 * @param column the column to return instead of the position; `ctid` is the place of the row
 */
export const lastPosition = (organizationId: string, column: 'position' | 'ctid' = 'position') => `(
  select l.${column} from event_publication l where l.organization_id = ${organizationId} order by l.position desc limit 1
)`;

/** Returns SQL for the last sequence number of a type of events, which is found as {@link lastPosition} is; null if there was no such event. */
export const lastSequence = (organizationId: string, type: string, column: 'sequence' | 'ctid' = 'sequence') => `(
  select l.${column} from event_sequence l where l.organization_id = ${organizationId} and l.type = ${type} order by l.sequence desc limit 1
)`;

/**
 * SQL that removes the events of `taken` from the outbox, numbers them and keeps them as published events. The result `published` contains each event
 * with its `position` and its `sequence`.
 *
 * The statement must hold the locks of the organizations' rows of `event_publication` ({@link lockedPublication}), and these rows must be current, so that its
 * snapshot shows the last numbers. The rows with the last numbers are updated by their places: with statistics that know one row, PostgreSQL would execute a join by
 * organization as a scan of the whole index, with all versions that an old snapshot keeps. The counters are looked up as JSON objects, because a join would compare
 * all events with all counters.
 */
export const PUBLISHED = `
  gone as (
    delete from event where ctid = any(array(select place from taken))
    returning organization_id, id, type, subject_id, version, payload, create_timestamp
  ), counts as materialized (
    select g.organization_id, count(*), ${lastPosition('g.organization_id', 'ctid')} as place from gone g group by g.organization_id
  ), advanced as (
    update event_publication p set position = p.position + n.count, publish_timestamp = greatest(now(), p.publish_timestamp)
    from counts n where p.ctid = n.place
    returning p.organization_id, p.position, p.publish_timestamp, n.count
  ), counts_of_types as materialized (
    select g.organization_id, g.type, count(*), ${lastSequence('g.organization_id', 'g.type', 'ctid')} as place from gone g group by g.organization_id, g.type
  ), counted as (
    update event_sequence s set sequence = s.sequence + n.count, publish_timestamp = greatest(now(), s.publish_timestamp)
    from counts_of_types n where s.ctid = n.place
    returning s.organization_id, s.type, s.sequence
  ), counted_first as (
    insert into event_sequence (organization_id, type, sequence, publish_timestamp)
    select organization_id, type, count, now() from counts_of_types where place is null
    returning organization_id, type, sequence
  ), counters as materialized (
    select (select jsonb_object_agg(organization_id, position) from advanced) as positions,
      (select jsonb_object_agg(organization_id, publish_timestamp) from advanced) as times,
      (select jsonb_object_agg(organization_id || type, sequence) from (select * from counted union all select * from counted_first) s) as sequences
  ), published as materialized (
    select e.organization_id, e.id, e.type, e.subject_id, e.version, e.payload, e.create_timestamp,
      (c.positions ->> e.organization_id::text)::bigint - e.later as position,
      (c.sequences ->> (e.organization_id || e.type))::bigint - e.later_of_type as sequence,
      (c.times ->> e.organization_id::text)::timestamptz(3) as publish_timestamp
    from (
      select *, row_number() over (partition by organization_id order by id desc) - 1 as later,
        row_number() over (partition by organization_id, type order by id desc) - 1 as later_of_type
      from gone
    ) e cross join counters c
    -- Deliveries are created in this order.
    order by e.organization_id, e.id
  ), stored as (
    insert into published_event (organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp, payload)
    select organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp, payload from published
  )`;

/**
 * Returns SQL that locks the row of `event_publication` for the organization of a relation, so that only one process at a time publishes its events. If another
 * process holds the lock, the SQL finds no row. If another process has released the lock since the snapshot of the statement, `is_current` is false, and the
 * statement must not publish events of the organization, because it does not see the last numbers.
 */
export const lockedPublication = (relation: string) => `(
  select p.position = s.position as is_current from (select ${lastPosition(`${relation}.organization_id`)} as position offset 0) s
  cross join lateral (
    select p.position from event_publication p where p.organization_id = ${relation}.organization_id and p.position >= s.position
    for no key update skip locked
  ) p
)`;

/** Summary of the events that one statement has taken from the outbox. */
export interface TakenEvents {
  /** Number of events removed from the outbox. */
  taken: number;
  /** Number of organizations to which the removed events belong. */
  organizationsTaken: number;
  /** Ids of the organizations from which events were taken and that have no webhook. */
  withoutWebhooks: number[];
}

/** SQL for the properties of {@link TakenEvents}, after {@link PUBLISHED}. The statement reads `advanced`. */
export const TAKEN_EVENTS = `
  coalesce(sum(count), 0)::integer as taken, count(*) as "organizationsTaken",
  coalesce(json_agg(organization_id) filter (
    where not exists (select from webhook_type t where t.organization_id = advanced.organization_id)
  ), '[]') as "withoutWebhooks"`;
