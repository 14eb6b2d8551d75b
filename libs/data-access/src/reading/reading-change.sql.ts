import { correctableProperties, readingKind, type ReadingKindName } from '@rpm/domain';
import { insertEvents, jsonObject, type NamedStatement, statement } from '@rpm/database';
import { neverHad } from '../reading-record/added-values.sql';
import { oncePerKind } from './once-per-kind';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { correctableValuesSql, readingAsJson, measuredValuesSql, readingVoidedPayload } from './reading.view';

interface LockedRow {
  json: string;
  /** The values of all correctable properties. */
  values: Record<string, unknown>;
  isVoided: boolean;
  /** The remaining patient if the reading was entered in error and its patient has been merged; otherwise null. */
  remainingId: number | null;
}

/** SQL that locks a reading. */
export const lockReadingStatement = oncePerKind((kind) =>
  statement<{ id: number }, LockedRow>({
    name: `lock-${readingKind(kind).path}-reading`,
    text: `
      select ${readingAsJson(kind)}::text as json, ${correctableValuesSql(kind)} as "values", r.void_timestamp is not null as "isVoided",
        case when r.void_timestamp is not null then (
          select p.merged_into from patient p where p.organization_id = $organizationId and p.id = r.patient_id) end as "remainingId"
      from ${readingTableOf(kind)} r
      where r.organization_id = $organizationId and r.id = $id
      for no key update of r`,
  }),
);

/** SQL that changes a reading: whether it is entered in error, and all correctable properties, each of which is a parameter of the same name. */
export const changeReadingStatement = oncePerKind((kind) =>
  changeStatement<{ isVoided: boolean } & Record<string, unknown>>(kind, () => ({
    verb: 'change',
    condition: 'true',
    isVoided: '$isVoided::boolean',
    set: [
      'void_timestamp = case when $isVoided::boolean then coalesce(void_timestamp, now()) end',
      ...correctableProperties(kind).map((property) => `${columnOfProperty(property)} = $${property}`),
    ],
  })),
);

/** SQL that assigns a patient to a reading without a patient. It returns no row if the reading has a patient or is voided, or if the patient was merged. */
export const assignReadingStatement = oncePerKind((kind) =>
  changeStatement<{ patientId: number | null; submittedPatientId: number | null }>(kind, () => ({
    verb: 'assign',
    condition:
      'r.patient_id is null and r.void_timestamp is null and exists (select from patient p where p.organization_id = $organizationId and p.id = $patientId and p.merged_into is null)',
    set: [
      'patient_id = $patientId',
      'submitted_patient_id = $submittedPatientId',
      `(patient_time_zone_offset, flags) = (
        select ${PATIENT_TIME_ZONE_OFFSET}, array_remove(flags, 'patientArchived') || case when p.archived then '{patientArchived}'::text[] else '{}' end
        from patient p where p.organization_id = $organizationId and p.id = $patientId)`,
    ],
  })),
);

const PATIENT_TIME_ZONE_OFFSET = `extract(epoch from
          (reading_timestamp at time zone p.local_time_zone) - (reading_timestamp at time zone 'UTC'))::integer`;

/**
 * SQL that adds the device, its item and its time zone offset to a reading that was submitted with only its patient, and stores the form of that
 * submission. It returns no row if the reading has changed since version `$version`.
 */
export const addDeviceToReadingStatement = oncePerKind((kind) =>
  changeStatement<{ deviceId: number | null; offset: number | null; version: number | null } & Record<string, unknown>>(
    kind,
    () => ({
      verb: 'add-device-to',
      condition: 'r.device_id is null and r.void_timestamp is null and r.version = $version',
      set: [
        'device_id = $deviceId',
        'item_id = (select d.item_id from device d where d.organization_id = $organizationId and d.id = $deviceId)',
        'device_time_zone_offset = coalesce($offset, device_time_zone_offset)',
        'submitted_patient_id = patient_id',
        ...addedValues(kind),
      ],
      also: `, remembered as (${rememberSubmissionOf(kind, 'locked')})`,
    }),
  ),
);

/**
 * SQL that adds the values of a submission that are missing in a reading and were never there. Each is a parameter with the name of its property. It returns no
 * row if the reading has changed since version `$version`.
 */
export const addValuesStatement = oncePerKind((kind) =>
  changeStatement<{ version: number | null } & Record<string, unknown>>(kind, () => ({
    verb: 'add-values-to',
    condition: 'r.void_timestamp is null and r.version = $version',
    set: addedValues(kind),
  })),
);

const addedValues = (kind: ReadingKindName) =>
  (readingKind(kind).addedLater ?? []).map((property) => {
    const name = columnOfProperty(property);
    return `${name} = case when ${neverHad(kind, readingTableOf(kind), name)} then $${property} else ${name} end`;
  });

/**
 * SQL that links a submission with only a patient to the reading of a device that it repeats. It returns no row if the reading has changed since
 * version `$version`, or if another submission without a device for the same patient, time and measurement index has been stored meanwhile.
 */
export const rememberSubmissionStatement = oncePerKind((kind) =>
  statement<{ id: number; patientId: number | null; version: number | null }, { json: string }>({
    name: `remember-submission-of-${readingKind(kind).path}-reading`,
    text: `
    with found as materialized (
      select r.* from ${readingTableOf(kind)} r
      where r.organization_id = $organizationId and r.id = $id and r.patient_id = $patientId and r.version = $version and r.device_id is not null and r.void_timestamp is null
        and not exists (
          select from ${readingTableOf(kind)} o
          where o.organization_id = $organizationId and o.patient_id = $patientId and o.device_id is null and o.reading_timestamp = r.reading_timestamp
            and o.measurement_index is not distinct from r.measurement_index)
    ), remembered as (${rememberSubmissionOf(kind, 'found')} returning reading_id)
    select ${readingAsJson(kind)}::text as json from found r where r.id in (select reading_id from remembered)`,
  }),
);

const rememberSubmissionOf = (kind: ReadingKindName, rows: string) => `
        insert into submission_without_device (organization_id, kind, patient_id, reading_timestamp, measurement_index, reading_id)
        select $organizationId, '${kind}', s.patient_id, s.reading_timestamp, s.measurement_index, s.id from ${rows} s
        on conflict do nothing`;

/** A change of a reading: a condition on the row `r`, the assignments of an UPDATE, and SQL for whether the reading is entered in error afterwards. */
type Change = (kind: ReadingKindName) => { verb: string; condition: string; set: string[]; isVoided?: string; also?: string };

/**
 * The SQL stores the previous version as a revision and emits an event: `reading.voided` if the reading is entered in error now, otherwise
 * `reading.<kind>`. The row of a voided reading is kept, so that the reading is recognized when it is sent again.
 */
function changeStatement<Arguments extends object>(
  kind: ReadingKindName,
  change: Change,
): NamedStatement<Arguments & { id: number }, { json: string }> {
  const table = readingTableOf(kind);
  const { verb, condition, set, isVoided = 'false', also = '' } = change(kind);
  const previousValues = jsonObject({ ...measuredValuesSql(kind), manual: 'r.manual' });
  return statement({
    name: `${verb}-${readingKind(kind).path}-reading`,
    text: `
      with locked as materialized (
        select r.* from ${table} r where r.organization_id = $organizationId and r.id = $id and ${condition} for no key update of r
      ), kept as (
        insert into reading_revision (organization_id, kind, reading_id, version, "values", "row")
        select $organizationId, '${kind}', r.id, r.version, ${previousValues}::jsonb, to_jsonb(r) from locked r
      ), changed as (
        update ${table} set version = version + 1, update_timestamp = now(), ${set.join(', ')}
        where organization_id = $organizationId and id = (select id from locked) returning *
      ), announced as (
        ${insertEvents('version', 'payload')}
        select $organizationId, case when ${isVoided} then 'reading.voided' else 'reading.${kind}' end, id, version,
          case when ${isVoided} then ${readingVoidedPayload(kind)} end
        from changed r
      )${also}
      select ${readingAsJson(kind)}::text as json from changed r`,
  });
}
