import { type ReadingKindName } from '@rpm/domain';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { COMPANIONS } from '@rpm/fhir';
import { statement, unnamedStatement } from '@rpm/database';
import { oncePerKind } from '../../reading/once-per-kind';

/** Maximum number of earlier versions whose readings one statement processes. */
const BATCH = 1_000;

/** SQL that makes PostgreSQL read the next versions in the order of the primary key, instead of sorting all that follow: it does not know how many these are. */
export const READ_IN_ORDER = statement<{ sort: 'on' | 'off' }>({
  name: 'read-histories-in-order',
  text: `select set_config('enable_sort', $sort, true)`,
});

/** SQL that finds the next readings of a kind that were ever changed. An id is returned once for each earlier version of its reading. */
export const FIND_CHANGED = statement<{ organizationId: number; kind: ReadingKindName; after: number }, { id: number }>({
  name: 'find-changed-readings',
  text: `
  select v.reading_id as id from reading_revision v
  where v.organization_id = $organizationId and v.kind = $kind and v.reading_id > $after order by v.reading_id, v.version limit ${BATCH}`,
});

interface FillArguments {
  organizationId: number;
  ids: readonly number[];
}

/** The id of the first reading that was left out, because another transaction is changing it; null if there is none. */
interface LeftOut {
  id: number | null;
}

/**
 * SQL that stores the ended Observations of readings by their histories: the values that a patient had in an earlier version and does not have now. It locks the
 * readings, so that none moves meanwhile, and leaves out the first one that another transaction is changing, and all later ones: by waiting for that transaction,
 * it could cause a deadlock.
 */
export const fillStatement = oncePerKind((kind) =>
  unnamedStatement<FillArguments, LeftOut>(`
    with locked as materialized (
      select r.* from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = any($ids::bigint[]) for share skip locked
    ), left_out as materialized (
      select min(r.id) as id from ${readingTableOf(kind)} r
      where r.organization_id = $organizationId and r.id = any($ids::bigint[]) and r.id not in (select id from locked)
    ), state as (
      select v.reading_id as id, v.version, (v."row" ->> 'patient_id')::bigint as patient_id,
        (v."row" ->> 'update_timestamp')::timestamptz(3) as start_timestamp, v.supersede_timestamp,
        ${companions(kind, (column) => `v."row" ->> '${column}'`)} as companions
      from reading_revision v where v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id = any($ids::bigint[])
      union all
      select r.id, r.version, r.patient_id, r.update_timestamp, null, ${companions(kind, (column) => `r.${column}::text`)}
      from locked r
    ), ordered as (
      -- The next version began at its own time. That of versions before 1764850000000 is not known.
      select s.*, coalesce(lead(s.start_timestamp) over (partition by s.id order by s.version), s.supersede_timestamp) as end_timestamp from state s
    ), last as (
      select distinct on (o.id, o.patient_id, c) o.*, c as companion from ordered o cross join lateral unnest(o.companions) c
      where o.patient_id is not null and coalesce(o.id < (select id from left_out), true) order by o.id, o.patient_id, c, o.version desc
    ), filled as (
      insert into ended_observation (organization_id, kind, reading_id, patient_id, companion, version, end_timestamp)
      select $organizationId, '${kind}', id, patient_id, companion, version, end_timestamp from last where supersede_timestamp is not null
      on conflict do nothing
    )
    select id from left_out`),
);

/** SQL for an array with the values of a reading that are Observations: the empty text for the main value, and its companions. */
function companions(kind: ReadingKindName, textOf: (column: string) => string): string {
  const others = (COMPANIONS[kind] ?? []).map(
    (name) => ` || case when ${textOf(columnOfProperty(name))} is not null then '{${name}}' else '{}' end::text[]`,
  );
  return `'{""}'::text[]${others.join('')}`;
}
