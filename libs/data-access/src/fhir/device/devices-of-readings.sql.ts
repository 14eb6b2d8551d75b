import { statement } from '@rpm/database';
import { deviceJson } from './device-json.sql';

/** Pairs of a device and the patient of one of its readings, as two lists of the same length. */
interface ReadingPairs {
  deviceIds: readonly number[];
  patientIds: readonly number[];
}

/** An organization can choose to hide the holder of a device in the readings of other patients. */
const IS_HOLDER_SHOWN = `(
  not (select o.hide_other_patients from organization o where o.id = d.organization_id)
  or not exists (
    select from unnest($deviceIds::bigint[], $patientIds::bigint[]) as g (device_id, patient_id)
    where g.device_id = d.id and g.patient_id <> d.current_patient_id))`;

/** SQL that finds the devices of readings, each once, by id. */
export const FIND_DEVICES_OF_READINGS = statement<ReadingPairs, { json: string }>({
  name: 'find-fhir-devices-of-readings',
  text: `
    select ${deviceJson(IS_HOLDER_SHOWN)}::text as json from device d
    where d.organization_id = $organizationId and d.id = any($deviceIds::bigint[]) order by d.id`,
});
