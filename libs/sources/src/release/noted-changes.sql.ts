import { statement } from '@rpm/database';

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
