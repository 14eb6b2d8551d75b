import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { addedColumns, comparedWithHistory, comparedWithPresent, isCompatible } from './added-values.sql';
import { columnsOf, comparedColumns, isSameValue } from './same-value.sql';

/** Parts of the SQL that records readings: how it recognizes a reading that was stored before. docs/corrections.md has the rule. */
export interface Recognition {
  /** Suffix for the names of the statements. */
  suffix: string;
  /** SQL condition that a submission `given` of a `device` must not name a patient who did not hold it. */
  isForeign: (kind: ReadingKindName) => string;
  /** SQL for the outcome if a submission names a patient who did not hold the device. */
  foreignPatient: string;
  /** SQL for the id of the reading that was submitted as `resolved`, but has another time since a restamp; null if there is none. */
  firstId: (kind: ReadingKindName) => string;
  /** SQL condition that these parts do not suffice to recognize `resolved`. No reading is recorded in this case, and the outcome is `unsure`. */
  isUnsure: (kind: ReadingKindName) => string;
  /** SQL for the id of the reading that is the same as `grouped`, sent in the other form: with its device or without it; null if there is none. */
  otherForm: (kind: ReadingKindName) => string;
  /**
   * SQL that selects the `stored` reading to which a submission `answered` corresponds, and whether its value `agrees`; for kinds with values that are added later,
   * also whether the submission `adds` one.
   */
  stored: (kind: ReadingKindName) => string;
  /** SQL for the outcome if the value of the `stored` reading agrees, and the reading has no patient, but `answered` has one. */
  withoutPatient: (kind: ReadingKindName) => string;
  /** SQL for the outcome if the value of the `stored` reading does not agree. */
  differs: string;
  /** SQL for the outcome if a submission adds a value to an earlier one of the same statement. */
  addsToFirst: string;
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
          exists (select from ${readingTableOf(kind)} shifted where ${isFirst('shifted', 'resolved')})
          or recording_version > 0 and exists (
            select from ${readingTableOf(kind)} other
            where other.organization_id = $organizationId and other.device_id is null and ${isOfPatient('other', 'resolved')} and other.version > 1))`,
  otherForm: (kind) => {
    const isEqual = `row(${values(kind, 'other')}) is not distinct from row(${values(kind, 'grouped')})`;
    return firstOf(orCompatible(kind, isEqual).map((isSame) => onlyWithoutDevice(kind, isSame)));
  },
  stored: (kind) => `
      select stored.*, ${addedColumns(kind).length > 0 ? comparedWithPresent(kind) : equalsPresent(kind)}
      from ${readingTableOf(kind)} stored
      where stored.organization_id = $organizationId and ${isOfDevice('stored', 'answered')}
        and answered.refusal is null and not answered.is_new limit 1`,
  withoutPatient: () => `case when stored.version > 1 then 'unsure' else 'assigning' end`,
  differs: `case when stored.version > 1 then 'unsure' else 'conflict' end`,
  addsToFirst: `'unsure'`,
};

/** Recognizes every reading that was ever submitted. */
export const BY_HISTORY: Recognition = {
  suffix: '',
  isForeign: (kind) => `not ${wasSubmittedFor(kind)}`,
  foreignPatient: `case
            when given.patient_id <> holder.patient_id
              and (
                select known.id from patient known
                where known.organization_id = $organizationId and known.id = given.patient_id and known.merged_into is null) is not null then 'held_by_another'
            else 'unknown_patient'
          end`,
  firstId: (kind) =>
    `case when refusal is null then (select min(shifted.id) from ${readingTableOf(kind)} shifted where ${isFirst('shifted', 'resolved')}) end`,
  isUnsure: () => 'false',
  otherForm: (kind) => `case when grouped.device_id is not null then ${withoutDevice(kind)} else ${ofADevice(kind)} end`,
  stored: (kind) => `
      select stored.*, ${addedColumns(kind).length > 0 ? comparedWithHistory(kind) : `${isSameValue(kind, 'stored', 'answered')} as agrees`} from (
        -- By one of the two unique indexes: of a device's readings, or of those without one.
        select * from ${readingTableOf(kind)} stored where stored.organization_id = $organizationId and ${isOfDevice('stored', 'answered')}
        union all
        select * from ${readingTableOf(kind)} stored
        where stored.organization_id = $organizationId and stored.device_id is null and ${isOfPatient('stored', 'answered')} and answered.device_id is null
        union all
        select stored.* from submission_without_device submission join ${readingTableOf(kind)} stored on stored.organization_id = $organizationId and stored.id = submission.reading_id
        where ${isSubmission(kind, 'submission', 'answered')} and answered.device_id is null and answered.recording_version > 0
        union all
        select * from ${readingTableOf(kind)} stored where stored.organization_id = $organizationId and stored.id = answered.first_id
        union all
        -- A reading in the other form is only completed if it has this time and is not entered in error.
        select * from ${readingTableOf(kind)} stored
        where stored.organization_id = $organizationId and stored.id = answered.linked_id and (stored.void_timestamp is not null or stored.reading_timestamp <> answered.reading_timestamp)
      ) stored
      where answered.refusal is null and not answered.is_new
      -- The reading with this value; of two, the one that was submitted with this key.
      order by agrees desc, stored.id is not distinct from answered.first_id desc limit 1`,
  withoutPatient: (kind) => `case when ${wasUnassigned(kind)} then 'duplicate' else 'assigning' end`,
  differs: `case when stored.void_timestamp is not null then 'voided' else 'conflict' end`,
  addsToFirst: `'unseen'`,
};

const equalsPresent = (kind: ReadingKindName) =>
  `row(${values(kind, 'stored')}) is not distinct from row(${values(kind, 'answered')}) as agrees`;

const values = (kind: ReadingKindName, alias: string) => columnsOf(alias, comparedColumns(kind));

const hasTime = (stored: string, sent: string, column = 'reading_timestamp') =>
  `${stored}.${column} = ${sent}.reading_timestamp and ${stored}.measurement_index is not distinct from ${sent}.measurement_index`;
const isOfDevice = (stored: string, sent: string) => `${stored}.device_id = ${sent}.device_id and ${hasTime(stored, sent)}`;
const isOfPatient = (stored: string, sent: string) => `${stored}.patient_id = ${sent}.patient_id and ${hasTime(stored, sent)}`;

/** SQL condition: a stored reading was submitted with the device, time and index of another row, and was shifted to another time since then. */
const isFirst = (stored: string, sent: string) =>
  `${stored}.organization_id = $organizationId and ${stored}.device_id = ${sent}.device_id and ${hasTime(stored, sent, 'submitted_timestamp')}`;

const isSubmission = (kind: ReadingKindName, alias: string, sent: string) =>
  `${alias}.organization_id = $organizationId and ${alias}.kind = '${kind}' and ${isOfPatient(alias, sent)}`;

/** SQL for the first of several ids that is not null. */
const firstOf = (ids: readonly string[]) => `coalesce(${ids.join(', ')})`;

/**
 * Returns SQL conditions that the reading `other` is the same as `grouped` in the other form: that it has this value, and otherwise, that nothing contradicts it: one of
 * them may lack a value that is added later. A reading with exactly this value comes first.
 */
const orCompatible = (kind: ReadingKindName, isSame = isSameValue(kind, 'other', 'grouped')) =>
  addedColumns(kind).length > 0 ? [isSame, isCompatible(kind, 'other', 'grouped')] : [isSame];

/** SQL for the id of the only reading of the patient with this time and value, if it has no device. */
const onlyWithoutDevice = (kind: ReadingKindName, isSame: string) => `(
          select min(other.id) from ${readingTableOf(kind)} other
          where other.organization_id = $organizationId and ${isOfPatient('other', 'grouped')} and other.void_timestamp is null and ${isSame}
          having count(*) = 1 and bool_and(other.device_id is null))`;

/**
 * SQL for the id of the stored reading without a device that a device sends now: the patient's only reading with this time and value; if there is no
 * such reading, a voided one.
 */
const withoutDevice = (kind: ReadingKindName) =>
  firstOf(
    orCompatible(kind).flatMap((isSame) => [
      onlyWithoutDevice(kind, isSame),
      `(select other.id from ${readingTableOf(kind)} other
            where other.organization_id = $organizationId and other.device_id is null and ${isOfPatient('other', 'grouped')} and other.void_timestamp is not null
              and ${isSame})`,
    ]),
  );

/**
 * Returns SQL for the id of the device's reading that a submission without a device repeats: the reading that was recognized for an equal submission
 * before; otherwise the patient's only reading from a device with this time and value; otherwise a reading that a device of the patient has sent with
 * this time and value, and that was voided or restamped since.
 */
function ofADevice(kind: ReadingKindName): string {
  const table = readingTableOf(kind);
  const heldDevice = (
    isSame: string,
  ) => `from device_assignment holding join ${table} other on other.organization_id = $organizationId and other.device_id = holding.device_id
            where holding.organization_id = $organizationId and holding.patient_id = grouped.patient_id and holding.start_timestamp <= grouped.reading_timestamp
              and coalesce(holding.end_timestamp, 'infinity') > grouped.reading_timestamp and ${isSame}`;
  return firstOf([
    `(select submission.reading_id from submission_without_device submission where ${isSubmission(kind, 'submission', 'grouped')})`,
    ...orCompatible(kind).flatMap((isSame) => [
      `(select min(other.id) from ${table} other
            where other.organization_id = $organizationId and ${isOfPatient('other', 'grouped')} and other.void_timestamp is null and other.device_id is not null
              and ${isSame} having count(*) = 1)`,
      `(select min(other.id) ${heldDevice(isSame)} and ${hasTime('other', 'grouped')} and other.void_timestamp is not null)`,
      `(select min(other.id) ${heldDevice(isSame)} and ${hasTime('other', 'grouped', 'submitted_timestamp')})`,
    ]),
  ]);
}

/**
 * SQL condition that the reading `given` was submitted before with this device and this patient. A correction of custody may have assigned it to another
 * patient since then.
 */
function wasSubmittedFor(kind: ReadingKindName): string {
  const ofDevice = `select from ${readingTableOf(kind)} submitted
            where submitted.organization_id = $organizationId and submitted.device_id = device.id and submitted.submitted_patient_id = given.patient_id`;
  return `exists (
            ${ofDevice} and ${hasTime('submitted', 'given')} and submitted.submitted_timestamp is null
            union all
            ${ofDevice} and ${hasTime('submitted', 'given', 'submitted_timestamp')})`;
}

/**
 * SQL condition that the `stored` reading, which has no patient, was submitted before with the patient of `answered`. Somebody has assigned it to nobody since
 * then, and sending it again does not undo this.
 */
const wasUnassigned = (kind: ReadingKindName) => `(
          exists (
            select from reading_revision v
            where v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id = stored.id and v.version < stored.version
              and (v."row" ->> 'submitted_patient_id')::bigint = answered.submitted_patient_id)
          or answered.device_id is null and exists (
            select from submission_without_device submission where ${isSubmission(kind, 'submission', 'answered')} and submission.reading_id = stored.id))`;
