import { statement } from '@rpm/database';

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
