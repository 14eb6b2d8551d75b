import { firstNonNull } from '@rpm/database';
import { type ReadingKindName } from '@rpm/domain';
import { holderAt } from '../custody/holder.sql';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { type Recognition } from './recognize-readings.sql';
import { columnsOf, comparedColumns } from './same-value.sql';

/** SQL that finds the device and the patient of each reading, locks both, and returns as `refusal` the reason if a reading is not recorded. */
export const resolvedReadings = (kind: ReadingKindName, recognition: Recognition) => `
      select given.n, device.id as device_id, device.item_id, patient.id as patient_id, given.reading_timestamp, given.measurement_index,
        ${columnsOf('given', comparedColumns(kind))}, given.device_time_zone_offset, given.sent_as,
        case when patient.archived then '{patientArchived}'::text[] else '{}' end || given.circumstances::text[] as flags,
        extract(epoch from (given.reading_timestamp at time zone patient.local_time_zone) - (given.reading_timestamp at time zone 'UTC'))::integer
          as patient_time_zone_offset,
        case when device.id is not null then given.patient_id end as submitted_patient_id,
        patient.recording_version, given.is_outside, ${refusalOf(kind, recognition)} as refusal
      from given${NAMED_DEVICE}${LOCKED_DEVICE}
      left join lateral (${holderAt('device.id', 'given.reading_timestamp')}
      ) holder on true${LOCKED_PATIENT}`;

/** SQL for the reason why a reading is not recorded; null if it is. */
const refusalOf = (kind: ReadingKindName, { isForeign, foreignPatient }: Recognition) => `
        case
          -- The assignments that this statement sees are older than the device that it has locked.
          when seen.custody_version <> device.custody_version then 'unseen'
          -- The same holds for the readings of the patient.
          when patient.recording_version > 0 and patient.recording_version <> (
            select unlocked.recording_version from patient unlocked
            where unlocked.organization_id = $organizationId and unlocked.id = patient.id) then 'unseen'
          when given.device_id is not null and device.id is null then 'unknown_device'
          when named.device_id is null and given.identifier is not null and given.device_id is not null then 'not_its_identifier'
          when named.device_id is null and given.identifier is not null then 'unknown_device_identifier'
          when named.is_ambiguous then 'ambiguous_device_identifier'
          when given.patient_id is distinct from patient.id and given.patient_id is not null and ${isForeign(kind)} then ${foreignPatient}
          when device.disabled_readings then 'dropped'
        end`;

/** SQL that joins the device that the identifier of a reading names. */
const NAMED_DEVICE = `
      left join lateral (
        select min(known.device_id) as device_id, min(known.device_id) <> max(known.device_id) as is_ambiguous
        from device_identifier known
        where known.organization_id = $organizationId and ${matchesIdentifier('known', 'given.identifier', 'given.mac_address')}
          and known.device_id = coalesce(given.device_id, known.device_id) and given.identifier is not null
      ) named on true`;

/** SQL that locks the device of a reading, and joins the version of its custody that this statement sees. */
const LOCKED_DEVICE = `
      left join lateral (
        select locked.id, locked.item_id, locked.disabled_readings, locked.custody_version from device locked
        where locked.organization_id = $organizationId and locked.id = ${firstNonNull('given.device_id', 'named.device_id')} limit 1
        -- Waits while the custody of the device is being changed, and returns the device as it is then.
        for key share
      ) device on true
      left join lateral (
        select unlocked.custody_version from device unlocked
        where unlocked.organization_id = $organizationId and unlocked.id = device.id limit 1
      ) seen on true`;

/** SQL that locks the patient of a reading: the holder of its device, or otherwise the patient whom it names. */
const LOCKED_PATIENT = `
      left join lateral (
        select locked.id, locked.local_time_zone, locked.archived, locked.recording_version from patient locked
        where locked.organization_id = $organizationId and locked.id = ${firstNonNull('holder.patient_id', 'given.patient_id')}
          and locked.merged_into is null limit 1
        -- Waits while somebody is recording a reading of the patient without a device. The foreign key needs the same lock anyway.
        for key share
      ) patient on true`;
