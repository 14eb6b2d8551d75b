import { correctableProperties, readingKind, type ReadingKindName } from '@rpm/domain';
import { type PositionalStatement, jsonObject } from '@rpm/database';
import { oncePerKind } from './once-per-kind';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { readingAsJson, measuredValuesSql, readingVoidedPayload } from './reading.view';

/**
 * SQL that locks a reading ($1, $2). It returns the reading as JSON, the properties that can be corrected, whether it was entered in error, and
 * into whom its patient was merged, if a reading that was entered in error is of a merged patient.
 */
export function lockReadingStatement(kind: ReadingKindName): PositionalStatement {
  const values = correctableProperties(kind).map((property) => `'${property}', r.${columnOfProperty(property)}`);
  return {
    name: `lock-${readingKind(kind).path}-reading`,
    text: `
      select ${readingAsJson(kind)}::text as json, json_build_object(${values.join(', ')}) as "values", r.void_timestamp is not null as "isVoided",
        case when r.void_timestamp is not null then (
          select p.merged_into from patient p where p.organization_id = $1 and p.id = r.patient_id) end as "remainingId"
      from ${readingTableOf(kind)} r
      where r.organization_id = $1 and r.id = $2
      for no key update of r`,
  };
}

/**
 * SQL that changes a reading ($1, $2): whether it is entered in error ($3), and all correctable properties ($4 and following). It returns the changed
 * reading as JSON.
 */
export const changeReadingStatement = oncePerKind((kind) =>
  changeStatement(kind, () => ({
    verb: 'change',
    condition: 'true',
    isVoided: '$3::boolean',
    set: [
      'void_timestamp = case when $3::boolean then coalesce(void_timestamp, now()) end',
      ...correctableProperties(kind).map((property, at) => `${columnOfProperty(property)} = $${at + 4}`),
    ],
  })),
);

/**
 * SQL that gives a reading ($1, $2) that has no patient to a patient ($3), and stores the patient with whom it was submitted ($4). It returns the
 * reading as JSON, or no row if the reading has a patient.
 */
export const assignReadingStatement = oncePerKind((kind) =>
  changeStatement(kind, () => ({
    verb: 'assign',
    condition:
      'r.patient_id is null and r.void_timestamp is null and exists (select from patient p where p.organization_id = $1 and p.id = $3 and p.merged_into is null)',
    set: [
      'patient_id = $3',
      'submitted_patient_id = $4',
      `(patient_time_zone_offset, flags) = (
        select ${PATIENT_TIME_ZONE_OFFSET}, array_remove(flags, 'patientArchived') || case when p.archived then '{patientArchived}'::text[] else '{}' end
        from patient p where p.organization_id = $1 and p.id = $3)`,
    ],
  })),
);

const PATIENT_TIME_ZONE_OFFSET = `extract(epoch from
          (reading_timestamp at time zone p.local_time_zone) - (reading_timestamp at time zone 'UTC'))::integer`;

/**
 * SQL that adds the device ($3) and its time zone offset ($4) to version $5 of a reading ($1, $2) that was submitted without its device, and stores that it was. It
 * returns the reading as JSON, or no row if the reading has changed since.
 */
export const addDeviceToReadingStatement = oncePerKind((kind) =>
  changeStatement(kind, () => ({
    verb: 'add-device-to',
    condition: 'r.device_id is null and r.void_timestamp is null and r.version = $5',
    set: [
      'device_id = $3',
      'item_id = (select d.item_id from device d where d.organization_id = $1 and d.id = $3)',
      'device_time_zone_offset = coalesce($4, device_time_zone_offset)',
      'submitted_patient_id = patient_id',
    ],
    also: `, remembered as (${rememberSubmissionOf(kind, 'locked')})`,
  })),
);

/**
 * SQL that stores that a submission for a patient ($3) without a device is the same reading as version $4 of a reading ($1, $2). It returns the reading as
 * JSON, or no row if the reading has changed since, or if another submission with other values has been stored meanwhile.
 */
export const rememberSubmissionStatement = oncePerKind((kind) => ({
  name: `remember-submission-of-${readingKind(kind).path}-reading`,
  text: `
    with found as materialized (
      select r.* from ${readingTableOf(kind)} r
      where r.organization_id = $1 and r.id = $2 and r.patient_id = $3 and r.version = $4 and r.device_id is not null and r.void_timestamp is null
        and not exists (
          select from ${readingTableOf(kind)} o
          where o.organization_id = $1 and o.patient_id = $3 and o.device_id is null and o.reading_timestamp = r.reading_timestamp
            and o.measurement_index is not distinct from r.measurement_index)
    ), remembered as (${rememberSubmissionOf(kind, 'found')} returning reading_id)
    select ${readingAsJson(kind)}::text as json from found r where r.id in (select reading_id from remembered)`,
}));

const rememberSubmissionOf = (kind: ReadingKindName, rows: string) => `
        insert into submission_without_device (organization_id, kind, patient_id, reading_timestamp, measurement_index, reading_id)
        select $1, '${kind}', s.patient_id, s.reading_timestamp, s.measurement_index, s.id from ${rows} s
        on conflict do nothing`;

/** A change of a reading: a condition on the row `r`, the assignments of an UPDATE, and SQL that tells whether the reading is entered in error then. */
type Change = (kind: ReadingKindName) => { verb: string; condition: string; set: string[]; isVoided?: string; also?: string };

/**
 * The SQL stores the previous version as a revision and emits an event: `reading.voided` if the reading is entered in error now, otherwise
 * `reading.<kind>`. The row is kept in any case, so that the same reading is recognized when it is sent again.
 */
function changeStatement(kind: ReadingKindName, change: Change): PositionalStatement {
  const table = readingTableOf(kind);
  const { verb, condition, set, isVoided = 'false', also = '' } = change(kind);
  const previousValues = jsonObject({ ...measuredValuesSql(kind), manual: 'r.manual' });
  return {
    name: `${verb}-${readingKind(kind).path}-reading`,
    text: `
      with locked as materialized (
        select r.* from ${table} r where r.organization_id = $1 and r.id = $2 and ${condition} for no key update of r
      ), kept as (
        insert into reading_revision (organization_id, kind, reading_id, version, "values", "row")
        select $1, '${kind}', r.id, r.version, ${previousValues}::jsonb, to_jsonb(r) from locked r
      ), changed as (
        update ${table} set version = version + 1, update_timestamp = now(), ${set.join(', ')}
        where organization_id = $1 and id = (select id from locked) returning *
      ), announced as (
        insert into event (organization_id, type, subject_id, version, payload)
        select $1, case when ${isVoided} then 'reading.voided' else 'reading.${kind}' end, id, version,
          case when ${isVoided} then ${readingVoidedPayload(kind)} end
        from changed r
      )${also}
      select ${readingAsJson(kind)}::text as json from changed r`,
  };
}
