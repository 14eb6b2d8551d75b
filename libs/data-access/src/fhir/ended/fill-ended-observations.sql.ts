import { type ReadingKindName } from '@rpm/domain';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { COMPANIONS } from '@rpm/fhir';
import { unnamedStatement } from '@rpm/database';
import { oncePerKind } from '../../reading/once-per-kind';

/** Maximum number of readings whose histories one statement reads. */
const BATCH = 500;

interface FillArguments {
  organizationId: number;
  /** Id of the last reading whose history was read. */
  after: number;
}

interface Filled {
  /** Number of readings with a history that follow `after`. */
  found: number;
  /** Id of the last reading whose history was read; null if there was none, or if another transaction is changing the first one. */
  through: number | null;
}

/**
 * SQL that stores the ended Observations of the next readings that were ever changed, by their histories: the values that a patient had in an earlier version and
 * does not have now. It locks the readings, so that none moves meanwhile, and ends before the first one that another transaction is changing: by waiting for it,
 * the two could deadlock.
 */
export const fillStatement = oncePerKind((kind) =>
  unnamedStatement<FillArguments, Filled>(`
    with next as materialized (
      select distinct v.reading_id as id from reading_revision v
      where v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id > $after order by 1 limit ${BATCH}
    ), locked as materialized (
      select r.* from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id in (select id from next) for share skip locked
    ), done as materialized (
      select n.id from next n where n.id < all (
        select r.id from ${readingTableOf(kind)} r
        where r.organization_id = $organizationId and r.id in (select id from next) and r.id not in (select id from locked))
    ), state as (
      select d.id, v.version, (v."row" ->> 'patient_id')::bigint as patient_id, (v."row" ->> 'update_timestamp')::timestamptz(3) as start_timestamp,
        v.supersede_timestamp, ${companions(kind, (column) => `v."row" ->> '${column}'`)} as companions
      from done d join reading_revision v on v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id = d.id
      union all
      select r.id, r.version, r.patient_id, r.update_timestamp, null, ${companions(kind, (column) => `r.${column}::text`)}
      from done d join locked r on r.id = d.id
    ), ordered as (
      -- The next version began at its own time. That of versions before 1764850000000 is not known.
      select s.*, coalesce(lead(s.start_timestamp) over (partition by s.id order by s.version), s.supersede_timestamp) as end_timestamp from state s
    ), last as (
      select distinct on (o.id, o.patient_id, c) o.*, c as companion from ordered o cross join lateral unnest(o.companions) c
      where o.patient_id is not null order by o.id, o.patient_id, c, o.version desc
    ), filled as (
      insert into ended_observation (organization_id, kind, reading_id, patient_id, companion, version, end_timestamp)
      select $organizationId, '${kind}', id, patient_id, companion, version, end_timestamp from last where supersede_timestamp is not null
      on conflict do nothing
    )
    select (select count(*) from next) as found, (select max(id) from done) as through`),
);

/** SQL for an array with the values of a reading that are Observations: the empty text for the main value, and its companions. */
function companions(kind: ReadingKindName, textOf: (column: string) => string): string {
  const others = (COMPANIONS[kind] ?? []).map(
    (name) => ` || case when ${textOf(columnOfProperty(name))} is not null then '{${name}}' else '{}' end::text[]`,
  );
  return `'{""}'::text[]${others.join('')}`;
}
