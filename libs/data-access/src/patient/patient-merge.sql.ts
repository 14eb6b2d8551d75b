import { type Patient, PATIENT_MERGED_VIEW, PATIENT_UNMERGED_VIEW, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingMove } from '../reading/move-readings.sql';
import { holderAt } from '../custody/holder.sql';
import { readingTableOf } from '@rpm/schema';
import { columnsOf, comparedColumns } from '../reading-record/same-value.sql';
import { insertEvents, jsonObject, type NamedStatement, statement, viewAsJson } from '@rpm/database';
import { remainingPatient } from './merged-patient';
import { PATIENT_COLUMNS } from './patient.view';

/** Tables, except for readings, whose rows a merge moves to the remaining patient. */
type Table = 'customer_order' | 'customer_return' | 'device_assignment';

/** The patient who is or was merged, and the remaining patient. */
interface PatientPair {
  mergedId: number;
  remainingId: number;
}

/** A merge, and the ids of the rows that it moved. */
export interface Merge {
  id: number;
  remainingId: number;
  assignmentIds: number[];
  orderIds: number[];
  returnIds: number[];
}

/** Rows of a patient; only those with the given ids, unless `ids` is null. */
interface RowsOfPatient {
  patientId: number;
  ids: readonly number[] | null;
}

/** Rows are locked by id, so that two transactions cannot deadlock. */
const lockOf = (table: Table) =>
  statement<RowsOfPatient>({
    name: `lock-${table}-of-patient`,
    text: `select id from ${table} where organization_id = $organizationId and patient_id = $patientId and ($ids::bigint[] is null or id = any($ids)) order by id for no key update`,
  });
export const LOCK_OF_PATIENT = { customer_order: lockOf('customer_order'), customer_return: lockOf('customer_return') };

/** A row that was moved. */
export interface MovedRow {
  id: number;
  /** True for a device that the patient still holds, and for an order that is not finished. */
  isCurrent: boolean;
}

/** @param isCurrent SQL for {@link MovedRow.isCurrent} */
const moveOf = <Row extends MovedRow>(
  table: Table,
  isCurrent: string,
  ...returning: string[]
): NamedStatement<RowsOfPatient & { newPatientId: number }, Row> =>
  statement({
    name: `move-${table}-to-patient`,
    text: `update ${table} set patient_id = $newPatientId
    where organization_id = $organizationId and patient_id = $patientId and ($ids::bigint[] is null or id = any($ids)) returning ${['id', `${isCurrent} as "isCurrent"`, ...returning].join(', ')}`,
  });

/** SQL that moves rows of a patient to another patient. */
export const MOVE_TO_PATIENT = {
  customer_order: moveOf<MovedRow>('customer_order', `status in ('received', 'onHold', 'packed', 'shipped')`),
  customer_return: moveOf<MovedRow>('customer_return', 'false'),
  device_assignment: moveOf<MovedRow & { deviceId: number }>(
    'device_assignment',
    'end_timestamp is null',
    'device_id as "deviceId"',
  ),
};

export const FIND_DEVICES_TO_MOVE = statement<RowsOfPatient, { id: number }>({
  name: 'find-devices-to-move-to-patient',
  text: `select distinct device_id as id from device_assignment
    where organization_id = $organizationId and patient_id = $patientId and ($ids::bigint[] is null or id = any($ids))`,
});

/** SQL condition that the remaining patient has a reading `o` without a device at the time of the reading `r`. */
const atSameTime = (table: string) => `${table} o
        where o.organization_id = $organizationId and o.patient_id = $remainingId::bigint and o.device_id is null
          and o.reading_timestamp = r.reading_timestamp and o.measurement_index is not distinct from r.measurement_index`;

const isSame = (kind: ReadingKindName) => {
  const row = (alias: string) => columnsOf(alias, comparedColumns(kind));
  return `o.void_timestamp is null and row(${row('o')}) is not distinct from row(${row('r')})`;
};

/**
 * SQL condition on the patient of readings that are found by an array of ids. It is written so that no index can be used for it: with the index on the patient,
 * PostgreSQL would compare every reading of the patient with all ids.
 */
const byIds = (patient: string) => `r.organization_id = $organizationId and r.patient_id is not distinct from ${patient}::bigint`;

/** The readings of the merged patient that are moved to the remaining one. */
const OF_MERGED = 'r.organization_id = $organizationId and r.patient_id = $mergedId and r.patient_id <> $remainingId::bigint';

/** Moves the readings of devices. Readings that were entered in error are found by the devices that the merged patient has held. */
export const MERGE_READINGS_OF_DEVICES = readingMove<PatientPair & { deviceIds: number[] }>({
  name: 'merge-device',
  rows: (table) => `where ${byIds('$mergedId')} and r.patient_id <> $remainingId::bigint and r.id = any(array(
      select s.id from ${table} s where s.organization_id = $organizationId and s.patient_id = $mergedId and s.void_timestamp is null and s.device_id is not null
      union all
      select s.id from ${table} s where s.organization_id = $organizationId and s.device_id = any($deviceIds::bigint[]) and s.device_id is not null
        and s.void_timestamp is not null))`,
  set: { patientId: '$remainingId::bigint' },
});

/** Marks readings without a device as entered in error if the remaining patient has the same reading. They stay with the merged patient. */
export const MERGE_DUPLICATES = readingMove<PatientPair>({
  name: 'merge-duplicate',
  rows: (table, kind) => `where ${OF_MERGED} and r.device_id is null and r.void_timestamp is null
      and exists (select from ${atSameTime(table)} and ${isSame(kind)})`,
  set: { voidTimestamp: 'now()' },
});

/** Moves the other readings without a device. */
export const MERGE_OTHER_READINGS = readingMove<PatientPair>({
  name: 'merge-other',
  rows: (table) => `where ${OF_MERGED} and r.device_id is null and not exists (select from ${atSameTime(table)})`,
  set: { patientId: '$remainingId::bigint' },
});

/** SQL that counts the merged patient's readings without a device that differ from the remaining patient's reading without a device at the same time. */
export const COUNT_CONTRADICTIONS = statement<PatientPair, { count: number }>({
  name: 'count-contradictions-of-merge',
  text: `select (${READING_KIND_NAMES.map((kind) => {
    const table = readingTableOf(kind);
    return `(
      select count(*) from ${table} r
      where ${OF_MERGED} and r.device_id is null and r.void_timestamp is null
        and exists (select from ${atSameTime(table)} and not (${isSame(kind)})))`;
  }).join(' + ')}) as count`,
});

/** SQL for the ids of the readings that the merge `$mergeId` has changed. */
const changedByMerge = (kind: ReadingKindName) =>
  `select s.reading_id from reading_revision s where s.organization_id = $organizationId and s.correction_id = $mergeId and s.kind = '${kind}'`;

/**
 * SQL for the version of the reading `r` before the merge. PostgreSQL must find it by the index on the id of the reading: the index on the correction
 * would return all readings of the merge for each reading.
 */
const revisionOfMerge = (kind: ReadingKindName) => `lateral (
      select * from reading_revision s where s.organization_id = $organizationId and s.kind = '${kind}' and s.reading_id = r.id
        and s.correction_id is not distinct from $mergeId::bigint offset 0
    ) v on true`;

/** SQL condition that the reading `r` had no device when the merge moved it. `v` is the version of `r` before the merge; null if the merge has not moved it. */
const HAD_NO_DEVICE = `v.reading_id is not null and v."row" ->> 'device_id' is null`;

/** SQL for the row of `r` before the merge, from which its time zone offset and flags are restored. Null if the reading has another time now. */
const BEFORE_MERGE = `case when (v."row" ->> 'reading_timestamp')::timestamptz = r.reading_timestamp then v."row" end`;

/**
 * Moves readings of the remaining patient back to the merged one: those that the merge has moved, and those that devices have taken while the merged
 * patient held them. The latter belong to the merged patient even if they were recorded after the merge.
 */
export const UNMERGE_READINGS = readingMove<PatientPair & { mergeId: number; deviceIds: number[] }>({
  name: 'unmerge',
  rows: (table, kind) => `
    left join ${revisionOfMerge(kind)}
    left join lateral (${holderAt('r.device_id', 'r.reading_timestamp')}
    ) h on true
    where ${byIds('$remainingId')} and r.patient_id <> $mergedId::bigint
      and r.id = any(array(
        ${changedByMerge(kind)}
        union all
        select s.id from ${table} s where s.organization_id = $organizationId and s.device_id = any($deviceIds::bigint[]) and s.device_id is not null
        union all
        select s.id from ${table} s where s.organization_id = $organizationId and s.patient_id = $remainingId and s.void_timestamp is null
          and s.submitted_patient_id in (select $mergedId union all select m.id from patient m where m.organization_id = $organizationId and m.merged_into = $mergedId)))
      and case when r.device_id is null then v.reading_id is not null else coalesce(
        h.patient_id,
        case when ${HAD_NO_DEVICE} then $mergedId else ${remainingPatient('r.submitted_patient_id')} end,
        case when v.reading_id is not null then $mergedId end
      ) = $mergedId end`,
  set: {
    patientId: '$mergedId::bigint',
    submittedPatientId: `case when r.submitted_patient_id = $remainingId and ${HAD_NO_DEVICE} then $mergedId else r.submitted_patient_id end`,
  },
  restored: BEFORE_MERGE,
});

/** Restores the readings of the merged patient that the merge has marked as entered in error, unless they were changed since. */
export const UNMERGE_DUPLICATES = readingMove<PatientPair & { mergeId: number }>({
  name: 'unmerge-duplicate',
  rows: (_table, kind) => `
    join ${revisionOfMerge(kind)}
    where ${byIds('$mergedId')} and r.patient_id <> $remainingId::bigint and r.id = any(array(${changedByMerge(kind)})) and r.void_timestamp is not null
      and v."row" ->> 'void_timestamp' is null and r.version = v.version + 1`,
  set: { voidTimestamp: 'null::timestamptz' },
  restored: BEFORE_MERGE,
});

/** SQL that moves rows of `submission_without_device` to another patient, except rows for which that patient has a row of the same kind, time and index. */
const moveSubmissions = (name: string, condition: string) =>
  statement<{ from: number; to: number }>({
    name,
    text: `update submission_without_device s set patient_id = $to
    where s.organization_id = $organizationId and s.patient_id = $from and ${condition} and not exists (
      select from submission_without_device o
      where o.organization_id = $organizationId and o.kind = s.kind and o.patient_id = $to and o.reading_timestamp = s.reading_timestamp
        and o.measurement_index is not distinct from s.measurement_index)`,
  });
export const MERGE_SUBMISSIONS = moveSubmissions('merge-submissions', 'true');
/** Moves back the submissions whose readings belong to the merged patient again. */
export const UNMERGE_SUBMISSIONS = moveSubmissions(
  'unmerge-submissions',
  `case s.kind ${READING_KIND_NAMES.map(
    (kind) => `when '${kind}' then exists (
      select from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = s.reading_id and r.patient_id = $to)`,
  ).join(' ')} end`,
);

export const ADD_MERGE_CORRECTION = statement<object, { id: number }>({
  name: 'add-merge-correction',
  text: `insert into correction (organization_id, type) values ($organizationId, 'merge') returning id`,
});

interface NewMerge extends Merge {
  mergedId: number;
  readingCount: number;
}

export const ADD_MERGE = statement<NewMerge>({
  name: 'add-patient-merge',
  text: `with counted as (update correction set reading_count = $readingCount where organization_id = $organizationId and id = $id)
    insert into patient_merge (organization_id, id, merged_patient_id, remaining_patient_id, assignment_ids, order_ids, return_ids)
    values ($organizationId, $id, $mergedId, $remainingId, $assignmentIds, $orderIds, $returnIds)`,
});

/** SQL that finds the merge of a patient, unless it was undone. */
export const FIND_MERGE = statement<{ mergedId: number }, Merge>({
  name: 'find-patient-merge',
  text: `select id, remaining_patient_id as "remainingId", assignment_ids as "assignmentIds", order_ids as "orderIds", return_ids as "returnIds"
    from patient_merge where organization_id = $organizationId and merged_patient_id = $mergedId and unmerge_timestamp is null`,
});

export const END_MERGE = statement<{ id: number }>({
  name: 'end-patient-merge',
  text: `update patient_merge set unmerge_timestamp = now(), unmerge_actor = a.name, unmerge_actor_kind = a.kind, unmerge_actor_id = a.id
    from json_to_record(coalesce(nullif(current_setting('rpm.actor', true), ''), '{}')::json) as a (name text, kind text, id bigint)
    where organization_id = $organizationId and patient_merge.id = $id`,
});

/**
 * SQL that marks a patient as merged into another one, together with all patients who were merged into the first one before. Each of them gets a new version, because
 * its resource of FHIR names the remaining patient. @returns all of them
 */
export const SET_REMAINING = statement<PatientPair, { id: number }>({
  name: 'set-remaining-patient',
  text: `update patient set merged_into = $remainingId, version = version + 1
    where organization_id = $organizationId and (id = $mergedId or merged_into = $mergedId) returning id`,
});

/** SQL that makes a merged patient exist again. Patients who had been merged into this patient earlier belong to this patient again. @returns the latter */
export const RESET_REMAINING = statement<{ mergedId: number }, { id: number }>({
  name: 'reset-remaining-patient',
  text: `with recursive former (id) as (
      select $mergedId::bigint
      union all
      select m.merged_patient_id from former f
      join patient_merge m on m.organization_id = $organizationId and m.remaining_patient_id = f.id and m.unmerge_timestamp is null
    ), changed as (
      update patient p set merged_into = case when p.id = $mergedId then null else $mergedId::bigint end, version = p.version + 1
      from former f where p.organization_id = $organizationId and p.id = f.id returning p.id
    )
    select id from changed where id <> $mergedId`,
});

const MERGED = viewAsJson<typeof PATIENT_MERGED_VIEW, Patient>(PATIENT_MERGED_VIEW, 'p', {
  remainingPatient: jsonObject({ id: 'p.merged_into' }),
});
const UNMERGED = viewAsJson<typeof PATIENT_UNMERGED_VIEW, Patient>(PATIENT_UNMERGED_VIEW, 'p', {
  ...PATIENT_COLUMNS,
  remainingPatient: jsonObject({ id: '$remainingId::bigint' }),
});

/** SQL that emits the events for patients who were merged, and whose remaining patient is a new one. */
export const EMIT_MERGED = statement<{ ids: readonly number[] }>({
  name: 'emit-patient.merged',
  text: `${insertEvents('payload')}
    select $organizationId, 'patient.merged', p.id, ${MERGED} from patient p
    where p.organization_id = $organizationId and p.id = any($ids::bigint[]) order by p.id`,
});

/** SQL that emits the event for a patient who was merged into another one, and exists again. */
export const EMIT_UNMERGED = statement<PatientPair>({
  name: 'emit-patient.unmerged',
  text: `${insertEvents('payload')}
    select $organizationId, 'patient.unmerged', p.id, ${UNMERGED} from patient p where p.organization_id = $organizationId and p.id = $mergedId`,
});
