/** SQL condition that a reading `r` counts for adherence: a device took it, and nobody entered it by hand or voided it. */
export const QUALIFIES = 'r.patient_id is not null and r.device_id is not null and not r.manual and r.void_timestamp is null';

/** SQL for the local time of a reading `r` at a UTC offset in seconds, positive east of Greenwich. */
const shownBy = (seconds: string) => `(r.reading_timestamp at time zone 'UTC') + ${seconds} * interval '1 second'`;

/**
 * SQL for the local day of a reading `r`. It uses the recorded UTC offset of the patient, otherwise the patient's current time zone, otherwise the
 * device's offset, otherwise UTC.
 */
export const LOCAL_DAY = `(case
    when r.patient_time_zone_offset is not null then ${shownBy('r.patient_time_zone_offset')}
    else coalesce(
      (select r.reading_timestamp at time zone z.local_time_zone from patient z
        where z.organization_id = r.organization_id and z.id = r.patient_id),
      ${shownBy('coalesce(r.device_time_zone_offset, 0)')})
  end)::date`;

/** SQL condition that a reading `r` may be on a local day, in any time zone from UTC-12 to UTC+14. An index can select by it. */
export const isNearDay = (day: string) => `
  r.reading_timestamp >= (${day} - interval '14 hours') at time zone 'UTC'
  and r.reading_timestamp < (${day} + interval '36 hours') at time zone 'UTC'`;
