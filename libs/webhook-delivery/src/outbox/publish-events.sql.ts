/**
 * SQL that removes the events of `taken` from the outbox, numbers them and keeps them as published events. The result `published` contains each event
 * with its `position` and its `sequence`.
 *
 * The statement must hold the locks of the organizations' rows of `event_publication` ({@link LOCKED_PUBLICATION}). It may have started before another
 * transaction released a lock, but both counters are read in their newest versions, because they are updated. The counters are looked up as JSON
 * objects, because a join would compare all events with all counters.
 */
export const PUBLISHED = `
  gone as (
    delete from event where ctid = any(array(select place from taken))
    returning organization_id, id, type, subject_id, version, payload, create_timestamp
  ), counts as materialized (
    select organization_id, count(*) from gone group by organization_id
  ), advanced as (
    update event_publication p set position = p.position + n.count, publish_timestamp = greatest(now(), p.publish_timestamp)
    from counts n where p.organization_id = n.organization_id
    returning p.organization_id, p.position, p.publish_timestamp, n.count
  ), counted as (
    insert into event_sequence (organization_id, type, sequence, publish_timestamp)
    select organization_id, type, count(*), now() from gone group by organization_id, type
    on conflict (organization_id, type) do update set sequence = event_sequence.sequence + excluded.sequence,
      publish_timestamp = greatest(event_sequence.publish_timestamp, excluded.publish_timestamp)
    returning organization_id, type, sequence
  ), counters as materialized (
    select (select jsonb_object_agg(organization_id, position) from advanced) as positions,
      (select jsonb_object_agg(organization_id, publish_timestamp) from advanced) as times,
      (select jsonb_object_agg(organization_id || type, sequence) from counted) as sequences
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
 * SQL that locks the row of `event_publication` for the organization in `o`, so that only one process at a time publishes its events. If another
 * process holds the lock, the SQL finds no row.
 */
export const LOCKED_PUBLICATION = `(
  select from event_publication p where p.organization_id = o.organization_id for no key update skip locked
)`;

/** Summary of the events that one statement has taken from the outbox. */
export interface TakenEvents {
  /** Number of events removed from the outbox. */
  taken: number;
  /** Number of organizations to which the removed events belong. */
  organizations: number;
  /** Id of the last organization from which events were taken; 0 if there was no event. */
  last: number;
  /** Whether the outbox contained more events than the statement took. */
  isCut: boolean;
  /** Ids of the organizations from which events were taken and that have no webhook. */
  withoutWebhooks: number[];
}

/** SQL for the properties of {@link TakenEvents}, after {@link PUBLISHED}. @param isCut SQL condition: whether the outbox contained more events than the statement took */
export const takenEvents = (isCut: string) => `
  select coalesce(sum(count), 0)::integer as taken, count(*) as organizations, coalesce(max(organization_id), 0) as last, ${isCut} as "isCut",
    coalesce(json_agg(organization_id) filter (
      where not exists (select from webhook_type t where t.organization_id = advanced.organization_id)
    ), '[]') as "withoutWebhooks"
  from advanced`;
