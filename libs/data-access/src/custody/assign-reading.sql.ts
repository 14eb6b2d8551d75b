import { readingKind, type ReadingKindName } from '@rpm/domain';
import { statement } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';
import { readingMove } from '../reading/move-readings.sql';
import { oncePerKind } from '../reading/once-per-kind';

/** The device and the patient of a reading. */
export interface Subject {
  deviceId: number | null;
  patientId: number | null;
}

/** SQL that finds the device and the patient of a reading without locking it. */
export const findSubjectStatement = oncePerKind((kind) =>
  statement<{ id: number }, Subject>({
    name: `find-subject-of-${readingKind(kind).path}-reading`,
    text: `select r.device_id as "deviceId", r.patient_id as "patientId" from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.id = $id`,
  }),
);

interface Held {
  id: number;
  patientId: number;
  startTimestamp: Date;
  endTimestamp: Date | null;
}

/** The assignments of a patient that end where a period of a device begins, or begin where it ends, in the order of time. */
export const FIND_NEIGHBOURS = statement<{ deviceId: number; patientId: number; at: Date; until: Date }, Held>({
  name: 'find-neighbouring-assignments',
  text: `select a.id, a.patient_id as "patientId", a.start_timestamp as "startTimestamp", a.end_timestamp as "endTimestamp" from device_assignment a
    where a.organization_id = $organizationId and a.device_id = $deviceId and a.patient_id = $patientId
      and (a.end_timestamp = $at::timestamptz or a.start_timestamp = $until::timestamptz) order by a.start_timestamp`,
});

/** The assignment of a device that contains an instant. */
export const FIND_HOLDER = statement<{ deviceId: number; at: Date }, Held>({
  name: 'find-assignment-at-instant',
  text: `select a.id, a.patient_id as "patientId", a.start_timestamp as "startTimestamp", a.end_timestamp as "endTimestamp" from device_assignment a
    where a.organization_id = $organizationId and a.device_id = $deviceId and a.start_timestamp <= $at::timestamptz
      and coalesce(a.end_timestamp, 'infinity') > $at::timestamptz`,
});

/** SQL with which a dry run, whose changes are rolled back, removes the patient with whom a locked reading was submitted. */
export const forgetPatientStatement = oncePerKind((kind) =>
  statement<{ id: number }>({
    name: `forget-patient-of-${readingKind(kind).path}-reading`,
    text: `update ${readingTableOf(kind)} set submitted_patient_id = null
    where organization_id = $organizationId and id = $id and submitted_patient_id is not null`,
  }),
);

/**
 * SQL that remembers the patient with whom a reading without a device was submitted, unless another reading of the new patient without a device has the same
 * time, so that the reading cannot change its patient.
 */
export const rememberPatientStatement = oncePerKind((kind) =>
  statement<{ id: number; patientId: number }, { isTaken: boolean }>({
    name: `remember-patient-of-${readingKind(kind).path}-reading`,
    text: `
    with given as materialized (select r.* from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = $id),
      taken as materialized (select exists (
        select from ${readingTableOf(kind)} o, given g
        where o.organization_id = $organizationId and o.patient_id = $patientId and o.device_id is null and o.reading_timestamp = g.reading_timestamp
          and o.measurement_index is not distinct from g.measurement_index) as "isTaken"),
      remembered as (
        insert into submission_without_device (organization_id, kind, patient_id, reading_timestamp, measurement_index, reading_id)
        select $organizationId, '${kind}', g.patient_id, g.reading_timestamp, g.measurement_index, g.id from given g
        where not (select "isTaken" from taken) on conflict do nothing)
    select "isTaken" from taken`,
  }),
);

/** The removal of the patient of one reading that was submitted with a patient and a device. */
export const UNASSIGN_READING = readingMove<{ readingId: number; kind: ReadingKindName }>({
  name: 'unassign-one',
  rows: (_table, kind) => `
    where r.organization_id = $organizationId and r.id = $readingId and $kind = '${kind}' and r.submitted_patient_id is not null`,
  set: { patientId: 'null::bigint', submittedPatientId: 'null::bigint' },
});

/** The change of the patient of one reading without a device. */
export const ASSIGN_READING = readingMove<{ readingId: number; kind: ReadingKindName; patientId: number }>({
  name: 'assign-one',
  rows: (_table, kind) => `
    where r.organization_id = $organizationId and r.id = $readingId and $kind = '${kind}' and r.patient_id is distinct from $patientId::bigint`,
  set: { patientId: '$patientId::bigint', submittedPatientId: '$patientId::bigint' },
});
