/**
 * SQL that selects, as `patient_id`, the patient who held a device at an instant: one row, or none if the device had no assignment before. Periods do
 * not overlap, so only the last period that has begun can contain the instant. @param device SQL for the id of the device
 */
export const holderAt = (device: string, instant: string) => `
        select case when a.end_timestamp is null or a.end_timestamp > ${instant} then a.patient_id end as patient_id
        from device_assignment a
        where a.organization_id = $organizationId and a.device_id = ${device} and a.start_timestamp <= ${instant}
          and a.end_timestamp is distinct from a.start_timestamp
        order by a.start_timestamp desc limit 1`;
