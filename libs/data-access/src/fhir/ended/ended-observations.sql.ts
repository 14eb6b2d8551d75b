import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';

/**
 * SQL that follows `from` and selects the Observations of one kind that have ended: a row `e` of `ended_observation` for each, and the reading `r` as it was when it
 * still had the Observation, with the version and the time of the end. All SQL for readings `r` can therefore be used, such as `readingRecordAsJson`. Append
 * conditions with `and`. The order of `(e.end_timestamp, e.kind, e.reading_id)` is that of an index, and so is that of `e.patient_id, e.end_timestamp`.
 *
 * The time of an end is the `update_timestamp` of the reading, and is subject to the same horizon: until a transaction that changes the table of the readings has
 * ended, an end may be stored that is older than ends which are visible already (see `BEFORE_CHANGES`).
 */
export const endedObservations = (kind: ReadingKindName) => `ended_observation e
    join reading_revision v on v.organization_id = e.organization_id and v.kind = e.kind and v.reading_id = e.reading_id and v.version = e.version
    cross join lateral jsonb_populate_record(null::${readingTableOf(kind)},
      '{"flags": []}' || v."row" || jsonb_build_object(
        'organization_id', e.organization_id, 'version', e.version + 1, 'update_timestamp', e.end_timestamp)) r
    where e.organization_id = $organizationId and e.kind = '${kind}'`;

/** SQL for the companion value of an ended Observation `e`, which is a property such as `heartRate`; null for the main value. */
export const ENDED_COMPANION = `nullif(e.companion, '')`;

/**
 * SQL for the patient who decides the id of the Observations of a reading `r`: the patient who has it, unless this is the first patient who ever had it; then, and
 * for a reading of nobody, null. The history of the reading knows the first one. For a row of {@link endedObservations}, it is about the former patient.
 */
export const laterPatientId = (kind: ReadingKindName) => `case when r.version > 1 then nullif(r.patient_id, coalesce((
      select (f."row" ->> 'patient_id')::bigint from reading_revision f
      where f.organization_id = $organizationId and f.kind = '${kind}' and f.reading_id = r.id and f."row" ->> 'patient_id' is not null
      order by f.version limit 1), r.patient_id)) end`;
