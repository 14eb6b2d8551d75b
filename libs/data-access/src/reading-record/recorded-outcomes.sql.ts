import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { readingAsJson } from '../reading/reading.view';
import { addedColumns } from './added-values.sql';
import { type Recognition } from './recognize-readings.sql';
import { comparedColumns } from './same-value.sql';

/** Returns the columns that a reading is inserted with, besides its organization and its id. */
export const insertedColumns = (kind: ReadingKindName) => [
  'device_id',
  'item_id',
  'patient_id',
  'reading_timestamp',
  'measurement_index',
  ...comparedColumns(kind),
  'device_time_zone_offset',
  'patient_time_zone_offset',
  'sent_as',
  'flags',
  'submitted_patient_id',
];

/** SQL that returns the outcome of each reading, in the order of the arguments. */
export const outcomes = (kind: ReadingKindName, recognition: Recognition, jsonCondition: string) => `
    select ${statusOf(kind, recognition)} as status,
      case when answered.is_new then answered.new_id else coalesce(stored.id, answered.linked_id) end as id,
      answered.patient_id as "patientId", answered.device_id as "deviceId",
      case ${addedColumns(kind).length > 0 ? 'when stored.adds then stored.version' : ''}
        when stored.id is null and answered.linked_id is not null then (
        select linked_reading.version from ${readingTableOf(kind)} linked_reading
        where linked_reading.organization_id = $organizationId and linked_reading.id = answered.linked_id) end as "linkedVersion",
      stored.void_timestamp is not null as "isVoided",
      case when $asJson and (answered.is_new or stored.id is not null) then (${jsonOf(kind, jsonCondition)}
      ) end as json
    from answered
    left join lateral (${recognition.stored(kind)}
    ) stored on true
    order by answered.n`;

/** SQL for the status of a reading's outcome. */
const statusOf = (kind: ReadingKindName, { withoutPatient, differs, addsToFirst }: Recognition) => {
  const hasAdded = addedColumns(kind).length > 0;
  return `
      case
        when answered.refusal is not null then answered.refusal
        when answered.is_unsure then 'unsure'
        when answered.is_new and answered.n = answered.first_n then 'created'
        when answered.is_new then case when answered.agrees then 'duplicate' ${hasAdded ? `when answered.adds then ${addsToFirst}` : ''} else 'conflict' end
        when stored.id is null and answered.linked_id is not null then case when answered.device_id is null then 'same' else 'completing' end
        -- A value that no instrument reports is never stored, but it is a duplicate if it is the same as one that an earlier version stored.
        when stored.id is null and answered.is_outside then 'not_in_range'
        when stored.id is null then 'unseen'
        when stored.agrees and stored.patient_id is null and stored.void_timestamp is null and (
          answered.submitted_patient_id is not null
          or (answered.patient_id is not null and stored.reading_timestamp = answered.reading_timestamp)) then ${
            hasAdded ? alsoAdding(withoutPatient(kind)) : withoutPatient(kind)
          }
        ${hasAdded ? `when stored.agrees and stored.adds then 'adding'` : ''}
        when stored.agrees then 'duplicate'
        when answered.is_outside and ${differs} <> 'unsure' then 'not_in_range'
        else ${differs}
      end`;
};

/** SQL for the outcome of a reading without a patient, to which a submission may also add a value. */
const alsoAdding = (outcome: string) => `case when stored.adds
            then case ${outcome} when 'assigning' then 'assigning_first' when 'duplicate' then 'adding' else 'unsure' end
            else ${outcome} end`;

/** SQL that converts the reading that is stored now to JSON: the inserted one, or the one that was stored before. */
function jsonOf(kind: ReadingKindName, jsonCondition: string): string {
  const columns = insertedColumns(kind).map(
    (name) => `case when answered.is_new then answered.${name} else stored.${name} end as ${name}`,
  );
  return `
        select ${readingAsJson(kind)}::text from (
          select $organizationId::bigint as organization_id, case when answered.is_new then answered.new_id else stored.id end as id,
            ${columns.join(', ')} offset 0
        ) r where ${jsonCondition}`;
}
