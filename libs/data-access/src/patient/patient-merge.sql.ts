import { type Patient, PATIENT_MERGED_VIEW, PATIENT_UNMERGED_VIEW, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type ReadingMove } from '../correction/move-readings.sql';
import { holderAt } from '../custody/holder.sql';
import { readingTableOf } from '@rpm/schema';
import { columnsOf, comparedColumns } from '../reading-record/same-value.sql';
import { jsonObject, viewAsJson } from '@rpm/database';
import { remainingPatient } from './merged-patient';
import { PATIENT_COLUMNS } from './patient.view';

/** The tables of a patient's other data, besides readings and devices. */
type Table = 'customer_order' | 'customer_return' | 'device_assignment';

/**
 * Locks rows of a patient ($2), only those with the ids ($3) if there are any. The rows are locked in the order of their ids, so that two
 * transactions cannot deadlock.
 */
const lockOf = (table: Table) => ({
  name: `lock-${table}-of-patient`,
  text: `select id from ${table} where organization_id = $1 and patient_id = $2 and ($3::bigint[] is null or id = any($3)) order by id for no key update`,
});
export const LOCK_OF_PATIENT = { customer_order: lockOf('customer_order'), customer_return: lockOf('customer_return') };

/** @param isCurrent SQL condition that the row concerns equipment that the patient has or is being sent */
const moveOf = (table: Table, isCurrent: string, ...returning: string[]) => ({
  name: `move-${table}-to-patient`,
  text: `update ${table} set patient_id = $4
    where organization_id = $1 and patient_id = $2 and ($3::bigint[] is null or id = any($3)) returning ${['id', `${isCurrent} as "isCurrent"`, ...returning].join(', ')}`,
});

/** SQL that moves rows of a patient ($2), only those with the ids ($3) if that is not null, to another patient ($4). */
export const MOVE_TO_PATIENT = {
  customer_order: moveOf('customer_order', `status in ('received', 'onHold', 'packed', 'shipped')`),
  customer_return: moveOf('customer_return', 'false'),
  device_assignment: moveOf('device_assignment', 'end_timestamp is null', 'device_id as "deviceId"'),
};

export const FIND_DEVICES_TO_MOVE = {
  name: 'find-devices-to-move-to-patient',
  text: `select distinct device_id as id from device_assignment
    where organization_id = $1 and patient_id = $2 and ($3::bigint[] is null or id = any($3))`,
};

/** SQL condition that the patient $3 has a reading `o` without a device at the time of the reading `r`. */
const atSameTime = (table: string) => `${table} o
        where o.organization_id = $1 and o.patient_id = $3::bigint and o.device_id is null
          and o.reading_timestamp = r.reading_timestamp and o.measurement_index is not distinct from r.measurement_index`;

const isSame = (kind: ReadingKindName) => {
  const row = (alias: string) => columnsOf(alias, comparedColumns(kind));
  return `o.void_timestamp is null and row(${row('o')}) is not distinct from row(${row('r')})`;
};

/**
 * SQL condition on the patient of readings that are found by an array of ids. No index serves it: PostgreSQL would compare each reading that the index of the
 * patient finds with all ids.
 */
const byIds = (patient: string) => `r.organization_id = $1 and r.patient_id is not distinct from ${patient}::bigint`;

/** The readings of a merged patient ($2) that are moved to the remaining one ($3). */
const OF_MERGED = 'r.organization_id = $1 and r.patient_id = $2 and r.patient_id <> $3::bigint';

/** Moves the readings of devices. Those that were entered in error are found by the devices that the patient has held ($4). */
export const MERGE_READINGS_OF_DEVICES: Omit<ReadingMove, 'values'> = {
  name: 'merge-device',
  rows: (table) => `where ${byIds('$2')} and r.patient_id <> $3::bigint and r.id = any(array(
      select s.id from ${table} s where s.organization_id = $1 and s.patient_id = $2 and s.void_timestamp is null and s.device_id is not null
      union all
      select s.id from ${table} s where s.organization_id = $1 and s.device_id = any($4::bigint[]) and s.device_id is not null
        and s.void_timestamp is not null))`,
  set: { patientId: '$3::bigint' },
};

/** Marks readings without a device as entered in error if the remaining patient has the same reading. They stay with the merged patient. */
export const MERGE_DUPLICATES: Omit<ReadingMove, 'values'> = {
  name: 'merge-duplicate',
  rows: (table, kind) => `where ${OF_MERGED} and r.device_id is null and r.void_timestamp is null
      and exists (select from ${atSameTime(table)} and ${isSame(kind)})`,
  set: { voidTimestamp: 'now()' },
};

/** Moves the other readings without a device. */
export const MERGE_OTHER_READINGS: Omit<ReadingMove, 'values'> = {
  name: 'merge-other',
  rows: (table) => `where ${OF_MERGED} and r.device_id is null and not exists (select from ${atSameTime(table)})`,
  set: { patientId: '$3::bigint' },
};

/** SQL that counts the readings without a device of a patient ($2) that are not the same as the reading of another patient ($3) of the same time. */
export const COUNT_CONTRADICTIONS = {
  name: 'count-contradictions-of-merge',
  text: `select (${READING_KIND_NAMES.map((kind) => {
    const table = readingTableOf(kind);
    return `(
      select count(*) from ${table} r
      where ${OF_MERGED} and r.device_id is null and r.void_timestamp is null
        and exists (select from ${atSameTime(table)} and not (${isSame(kind)})))`;
  }).join(' + ')}) as count`,
};

/** SQL for the ids of the readings that the merge (the correction $4) has changed. */
const changedByMerge = (kind: ReadingKindName) =>
  `select s.reading_id from reading_revision s where s.organization_id = $1 and s.correction_id = $4 and s.kind = '${kind}'`;

/**
 * SQL for the version of the reading `r` before the merge (the correction $4). It is found by the index on readings, because the index on corrections
 * would find all readings of the merge for each reading.
 */
const revisionOfMerge = (kind: ReadingKindName) => `lateral (
      select * from reading_revision s where s.organization_id = $1 and s.kind = '${kind}' and s.reading_id = r.id
        and s.correction_id is not distinct from $4::bigint offset 0
    ) v on true`;

/** SQL condition: the reading `r` had no device when the merge moved it. The row `v` is its version before the merge, if the merge moved it. */
const HAD_NO_DEVICE = `v.reading_id is not null and v."row" ->> 'device_id' is null`;

/**
 * SQL for the version of `r` before the merge, from which the time zone and the flags are restored. There is none if the reading has another time
 * now.
 */
const BEFORE_MERGE = `case when (v."row" ->> 'reading_timestamp')::timestamptz = r.reading_timestamp then v."row" end`;

/**
 * Moves readings of the remaining patient ($2) back to the merged one ($3): those that the merge (the correction $4) has moved, and those of devices
 * that the merged patient has held ($5). Readings of a device always belong to the patient who held it at that time.
 */
export const UNMERGE_READINGS: Omit<ReadingMove, 'values'> = {
  name: 'unmerge',
  rows: (table, kind) => `
    left join ${revisionOfMerge(kind)}
    left join lateral (${holderAt('r.device_id', 'r.reading_timestamp')}
    ) h on true
    where ${byIds('$2')} and r.patient_id <> $3::bigint
      and r.id = any(array(
        ${changedByMerge(kind)}
        union all
        select s.id from ${table} s where s.organization_id = $1 and s.device_id = any($5::bigint[]) and s.device_id is not null
        union all
        select s.id from ${table} s where s.organization_id = $1 and s.patient_id = $2 and s.void_timestamp is null
          and s.submitted_patient_id in (select $3 union all select m.id from patient m where m.organization_id = $1 and m.merged_into = $3)))
      and case when r.device_id is null then v.reading_id is not null else coalesce(
        h.patient_id,
        case when ${HAD_NO_DEVICE} then $3 else ${remainingPatient('r.submitted_patient_id')} end,
        case when v.reading_id is not null then $3 end
      ) = $3 end`,
  set: {
    patientId: '$3::bigint',
    submittedPatientId: `case when r.submitted_patient_id = $2 and ${HAD_NO_DEVICE} then $3 else r.submitted_patient_id end`,
  },
  restored: BEFORE_MERGE,
};

/** Restores the readings of the merged patient ($3) that the merge has marked as entered in error, unless they were changed since. */
export const UNMERGE_DUPLICATES: Omit<ReadingMove, 'values'> = {
  name: 'unmerge-duplicate',
  rows: (_table, kind) => `
    join ${revisionOfMerge(kind)}
    where ${byIds('$3')} and r.patient_id <> $2::bigint and r.id = any(array(${changedByMerge(kind)})) and r.void_timestamp is not null
      and v."row" ->> 'void_timestamp' is null and r.version = v.version + 1`,
  set: { voidTimestamp: 'null::timestamptz' },
  restored: BEFORE_MERGE,
};

/**
 * SQL that moves the records of submissions without a device from a patient ($2) to another one ($3), unless the other one has an equal submission.
 */
const moveSubmissions = (name: string, condition: string) => ({
  name,
  text: `update submission_without_device s set patient_id = $3
    where s.organization_id = $1 and s.patient_id = $2 and ${condition} and not exists (
      select from submission_without_device o
      where o.organization_id = $1 and o.kind = s.kind and o.patient_id = $3 and o.reading_timestamp = s.reading_timestamp
        and o.measurement_index is not distinct from s.measurement_index)`,
});
export const MERGE_SUBMISSIONS = moveSubmissions('merge-submissions', 'true');
/** Records of submissions whose readings have returned to the merged patient. */
export const UNMERGE_SUBMISSIONS = moveSubmissions(
  'unmerge-submissions',
  `case s.kind ${READING_KIND_NAMES.map(
    (kind) => `when '${kind}' then exists (
      select from ${readingTableOf(kind)} r where r.organization_id = $1 and r.id = s.reading_id and r.patient_id = $3)`,
  ).join(' ')} end`,
);

export const ADD_MERGE_CORRECTION = {
  name: 'add-merge-correction',
  text: `insert into correction (organization_id, type) values ($1, 'merge') returning id`,
};

/** SQL that stores a merge ($2 to $7): its id, the merged and the remaining patient, and what was moved. */
export const ADD_MERGE = {
  name: 'add-patient-merge',
  text: `with counted as (update correction set reading_count = $8 where organization_id = $1 and id = $2)
    insert into patient_merge (organization_id, id, merged_patient_id, remaining_patient_id, assignment_ids, order_ids, return_ids)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

/** SQL that finds the merge of a patient ($2) that is not undone. */
export const FIND_MERGE = {
  name: 'find-patient-merge',
  text: `select id, remaining_patient_id as "remainingId", assignment_ids as "assignmentIds", order_ids as "orderIds", return_ids as "returnIds"
    from patient_merge where organization_id = $1 and merged_patient_id = $2 and unmerge_timestamp is null`,
};

export const END_MERGE = {
  name: 'end-patient-merge',
  text: `update patient_merge set unmerge_timestamp = now(), unmerge_actor = a.name, unmerge_actor_kind = a.kind, unmerge_actor_id = a.id
    from json_to_record(coalesce(nullif(current_setting('rpm.actor', true), ''), '{}')::json) as a (name text, kind text, id bigint)
    where organization_id = $1 and patient_merge.id = $2`,
};

/** SQL that marks a patient ($2) as merged into another one ($3), and so all patients who were merged into the first one before. */
export const SET_REMAINING = {
  name: 'set-remaining-patient',
  text: `update patient set merged_into = $3, version = case when id = $2 then version + 1 else version end
    where organization_id = $1 and (id = $2 or merged_into = $2)`,
};

/** SQL that restores a merged patient ($2), and with the patient those who had been merged into this one before. */
export const RESET_REMAINING = {
  name: 'reset-remaining-patient',
  text: `with recursive former (id) as (
      select $2::bigint
      union all
      select m.merged_patient_id from former f
      join patient_merge m on m.organization_id = $1 and m.remaining_patient_id = f.id and m.unmerge_timestamp is null
    )
    update patient p set merged_into = case when p.id = $2 then null else $2::bigint end,
      version = case when p.id = $2 then p.version + 1 else p.version end
    from former f where p.organization_id = $1 and p.id = f.id`,
};

const REMAINING = { remainingPatient: jsonObject({ id: '$3::bigint' }) };
const emit = (type: 'patient.merged' | 'patient.unmerged', payload: string) => ({
  name: `emit-${type}`,
  text: `insert into event (organization_id, type, subject_id, payload)
    select $1, '${type}', p.id, ${payload} from patient p where p.organization_id = $1 and p.id = $2`,
});

/** SQL that emits the event for a patient ($2) who was merged into another one ($3). */
export const EMIT_MERGED = emit(
  'patient.merged',
  viewAsJson<typeof PATIENT_MERGED_VIEW, Patient>(PATIENT_MERGED_VIEW, 'p', REMAINING),
);
/** SQL that emits the event for a patient ($2) who was merged into another one ($3), and exists again. */
export const EMIT_UNMERGED = emit(
  'patient.unmerged',
  viewAsJson<typeof PATIENT_UNMERGED_VIEW, Patient>(PATIENT_UNMERGED_VIEW, 'p', { ...PATIENT_COLUMNS, ...REMAINING }),
);
