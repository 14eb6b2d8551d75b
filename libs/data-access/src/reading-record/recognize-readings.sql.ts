import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { columnsOf, comparedColumns, isSameValue } from './same-value.sql';

/** Parts of the SQL that records readings: how it recognizes a reading that was stored before. docs/corrections.md has the rule. */
export interface Recognition {
  /** Suffix for the names of the statements. */
  suffix: string;
  /** SQL condition that a submission `g` of a device `d` must not name a patient who did not hold it. */
  isForeign: (kind: ReadingKindName) => string;
  /** SQL for the outcome if such a patient is named. */
  foreignPatient: string;
  /** SQL for the id of the reading that was submitted as `r`, but has another time since a restamp; null if there is none. */
  firstId: (kind: ReadingKindName) => string;
  /** SQL condition that these parts do not suffice to recognize `r`. No reading is recorded in this case, and the outcome is `unsure`. */
  isUnsure: (kind: ReadingKindName) => string;
  /** SQL for the id of the reading that is the same as `g`, sent in the other form: with its device or without it; null if there is none. */
  otherForm: (kind: ReadingKindName) => string;
  /** SQL that selects the stored reading `s` to which a submission `a` corresponds, and whether its value `agrees`. */
  stored: (kind: ReadingKindName) => string;
  /** SQL for the outcome if the value of the stored reading `s` does not agree. */
  differs: string;
}

/**
 * Recognizes readings that name a device by the device, their time and their present value, which nearly always suffices: every part of a statement costs time
 * whenever the statement runs, even if it is not needed. Others are left to {@link BY_HISTORY}.
 */
export const BY_DEVICE: Recognition = {
  suffix: '-of-devices',
  isForeign: () => 'true',
  foreignPatient: `'unsure'`,
  firstId: () => 'null::bigint',
  isUnsure: (kind) => `refusal is null and (
          exists (select from ${readingTableOf(kind)} f where ${isFirst('f', 'r')})
          or recording_version > 0 and exists (
            select from ${readingTableOf(kind)} o
            where o.organization_id = $organizationId and o.device_id is null and ${isOfPatient('o', 'r')} and o.version > 1))`,
  otherForm: (kind) => onlyWithoutDevice(kind, `row(${values(kind, 'o')}) is not distinct from row(${values(kind, 'g')})`),
  stored: (kind) => `
      select s.*, row(${values(kind, 's')}) is not distinct from row(${values(kind, 'a')}) as agrees from ${readingTableOf(kind)} s
      where s.organization_id = $organizationId and ${isOfDevice('s', 'a')} and a.refusal is null and not a.is_new limit 1`,
  differs: `case when s.version > 1 then 'unsure' else 'conflict' end`,
};

/** Recognizes every reading that was ever submitted. */
export const BY_HISTORY: Recognition = {
  suffix: '',
  isForeign: (kind) => `not ${wasSubmittedFor(kind)}`,
  foreignPatient: `case
            when g.patient_id <> h.patient_id
              and (select a.id from patient a where a.organization_id = $organizationId and a.id = g.patient_id and a.merged_into is null) is not null then 'held_by_another'
            else 'unknown_patient'
          end`,
  firstId: (kind) =>
    `case when refusal is null then (select min(f.id) from ${readingTableOf(kind)} f where ${isFirst('f', 'r')}) end`,
  isUnsure: () => 'false',
  otherForm: (kind) => `case when g.device_id is not null then ${withoutDevice(kind)} else ${ofADevice(kind)} end`,
  stored: (kind) => `
      select s.*, ${isSameValue(kind, 's', 'a')} as agrees from (
        -- By one of the two unique indexes: of a device's readings, or of those without one.
        select * from ${readingTableOf(kind)} s where s.organization_id = $organizationId and ${isOfDevice('s', 'a')}
        union all
        select * from ${readingTableOf(kind)} s
        where s.organization_id = $organizationId and s.device_id is null and ${isOfPatient('s', 'a')} and a.device_id is null
        union all
        select s.* from submission_without_device w join ${readingTableOf(kind)} s on s.organization_id = $organizationId and s.id = w.reading_id
        where ${isSubmission(kind, 'w', 'a')} and a.device_id is null and a.recording_version > 0
        union all
        select * from ${readingTableOf(kind)} s where s.organization_id = $organizationId and s.id = a.first_id
        union all
        -- A reading in the other form is only completed if it has this time and is not entered in error.
        select * from ${readingTableOf(kind)} s
        where s.organization_id = $organizationId and s.id = a.linked_id and (s.void_timestamp is not null or s.reading_timestamp <> a.reading_timestamp)
      ) s
      where a.refusal is null and not a.is_new
      -- The reading with this value; of two, the one that was submitted with this key.
      order by agrees desc, s.id is not distinct from a.first_id desc limit 1`,
  differs: `case when s.void_timestamp is not null then 'voided' else 'conflict' end`,
};

const values = (kind: ReadingKindName, alias: string) => columnsOf(alias, comparedColumns(kind));

const hasTime = (stored: string, sent: string, column = 'reading_timestamp') =>
  `${stored}.${column} = ${sent}.reading_timestamp and ${stored}.measurement_index is not distinct from ${sent}.measurement_index`;
const isOfDevice = (stored: string, sent: string) => `${stored}.device_id = ${sent}.device_id and ${hasTime(stored, sent)}`;
const isOfPatient = (stored: string, sent: string) => `${stored}.patient_id = ${sent}.patient_id and ${hasTime(stored, sent)}`;

/** SQL condition that a stored reading was submitted as another row, and has another time since. */
const isFirst = (stored: string, sent: string) =>
  `${stored}.organization_id = $organizationId and ${stored}.device_id = ${sent}.device_id and ${hasTime(stored, sent, 'submitted_timestamp')}`;

const isSubmission = (kind: ReadingKindName, alias: string, sent: string) =>
  `${alias}.organization_id = $organizationId and ${alias}.kind = '${kind}' and ${isOfPatient(alias, sent)}`;

/** SQL for the id of the only reading of the patient with this time and value, if it has no device. */
const onlyWithoutDevice = (kind: ReadingKindName, isSame: string) => `(
          select min(o.id) from ${readingTableOf(kind)} o
          where o.organization_id = $organizationId and ${isOfPatient('o', 'g')} and o.void_timestamp is null and ${isSame}
          having count(*) = 1 and bool_and(o.device_id is null))`;

/** The patient's reading without a device if no device has sent an equal one; otherwise a reading that was voided since. */
const withoutDevice = (kind: ReadingKindName) => `coalesce(
          ${onlyWithoutDevice(kind, isSameValue(kind, 'o', 'g'))},
          (select o.id from ${readingTableOf(kind)} o
            where o.organization_id = $organizationId and o.device_id is null and ${isOfPatient('o', 'g')} and o.void_timestamp is not null
              and ${isSameValue(kind, 'o', 'g')}))`;

/**
 * The reading that was recognized for an equal submission before; otherwise the patient's only reading from a device with this time and value;
 * otherwise a reading that a device of the patient has sent with this time and value, and that was voided or restamped since.
 */
function ofADevice(kind: ReadingKindName): string {
  const table = readingTableOf(kind);
  const heldDevice = `from device_assignment h join ${table} o on o.organization_id = $organizationId and o.device_id = h.device_id
            where h.organization_id = $organizationId and h.patient_id = g.patient_id and h.start_timestamp <= g.reading_timestamp
              and coalesce(h.end_timestamp, 'infinity') > g.reading_timestamp and ${isSameValue(kind, 'o', 'g')}`;
  return `coalesce(
          (select w.reading_id from submission_without_device w where ${isSubmission(kind, 'w', 'g')}),
          (select min(o.id) from ${table} o
            where o.organization_id = $organizationId and ${isOfPatient('o', 'g')} and o.void_timestamp is null and o.device_id is not null
              and ${isSameValue(kind, 'o', 'g')} having count(*) = 1),
          (select min(o.id) ${heldDevice} and ${hasTime('o', 'g')} and o.void_timestamp is not null),
          (select min(o.id) ${heldDevice} and ${hasTime('o', 'g', 'submitted_timestamp')}))`;
}

/** SQL condition that the device has submitted `g` before, with this patient, who did not hold it then according to a later correction. */
function wasSubmittedFor(kind: ReadingKindName): string {
  const submitted = `select from ${readingTableOf(kind)} s
            where s.organization_id = $organizationId and s.device_id = d.id and s.submitted_patient_id = g.patient_id`;
  return `exists (
            ${submitted} and ${hasTime('s', 'g')} and s.submitted_timestamp is null
            union all
            ${submitted} and ${hasTime('s', 'g', 'submitted_timestamp')})`;
}
