import { patientTimeZone } from '../patient/patient-time-zone.sql';

/** SQL condition that a reading `r` counts for adherence: a device took it, and nobody entered it by hand or voided it. */
export const QUALIFIES = 'r.patient_id is not null and r.device_id is not null and not r.manual and r.void_timestamp is null';

/**
 * SQL for the local day of a patient's reading `r`, in the same time zone as in charts and pages; see `patientTimeZone`. The offsets that were
 * recorded with the reading do not count, so that a reading is on the same day everywhere.
 */
export const LOCAL_DAY = `(
    select (r.reading_timestamp at time zone ${patientTimeZone('z')})::date from patient z
    where z.organization_id = r.organization_id and z.id = r.patient_id
  )`;

/** SQL condition that a reading `r` may be on a local day, in any time zone from UTC-12 to UTC+14. It can be evaluated with an index. */
export const isNearDay = (day: string) => `
  r.reading_timestamp >= (${day} - interval '14 hours') at time zone 'UTC'
  and r.reading_timestamp < (${day} + interval '36 hours') at time zone 'UTC'`;
