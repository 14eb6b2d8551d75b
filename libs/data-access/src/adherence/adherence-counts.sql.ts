import { ADHERENCE_DAYS } from '@rpm/domain';
import { patientTimeZone, patientTimeZoneSource } from '../patient/patient-time-zone.sql';
import { changedDays, unrecordedDays } from './adherence-days.sql';

/** SQL for the number of days in an array that are in the window. */
const inWindow = (days: string) =>
  `(select count(*) from unnest(${days}) listed (day)
        where day >= windowed.start_date and day < windowed.start_date + ${ADHERENCE_DAYS})`;

/**
 * SQL for common table expressions with the days that are missing in the recorded days of patients (`added`), and the days that are recorded wrongly
 * (`removed`).
 * @param organization SQL for the id of the patients' organization
 */
export const changes = (scope: string, organization = '$organizationId') => `
  noted as materialized (select organization_id, patient_id, day from adherence_recheck where organization_id = ${organization} and ${scope}),
  ${changedDays('noted', unrecordedDays(scope, organization))},
  changed_patient as materialized (
    select patient_id, array_agg(day) filter (where qualifies) as added, array_agg(day) filter (where not qualifies) as removed
    from changed group by patient_id
  )`;

/**
 * SQL for common table expressions with the patients that meet a condition on the row `patient` (`adherence`), each with the number of days with qualifying
 * readings. It follows {@link changes}. `$startDate` is the first day of the window; if it is null, the window ends today, but starts no earlier than the
 * first qualifying reading or the first assignment of a device.
 * @param organization SQL for the id of the patients' organization
 */
export const counts = (condition: string, organization = '$organizationId') => `
  counted as materialized (${countedPatients(condition, organization)}
  ), zone as materialized (${TIME_ZONES}
  ), adherence as materialized (${countedDays(windows(recordedDays(FIRST_DAY, organization), organization))}
  )`;

/** SQL that selects the patients that meet a condition, with their time zones. */
const countedPatients = (condition: string, organization: string) => `
    select patient.id, ${patientTimeZone('patient')} as time_zone, ${patientTimeZoneSource('patient')} as time_zone_source
    from patient where patient.organization_id = ${organization} and ${condition}`;

/** SQL for the current day in each time zone that the patients have. */
const TIME_ZONES = `
    select used.name, (now() at time zone used.name)::date as today from (select distinct time_zone as name from counted) used`;

/** SQL for the first day with a qualifying reading. It is the first bit of the recorded days, unless days of the patient have changed. */
const FIRST_DAY = `case
            when changed_patient.patient_id is null then recorded.first_day + nullif(position(B'1' in recorded.days), 0) - 1
            else (
              select min(qualifying.day) from (
                select recorded.first_day + place as day from generate_series(0, length(recorded.days) - 1) place
                where get_bit(recorded.days, place) = 1
                union all
                select unnest(changed_patient.added)
              ) qualifying where changed_patient.removed is null or qualifying.day <> all(changed_patient.removed)
            )
          end`;

/** SQL that joins the recorded days of each patient and their changes. */
const recordedDays = (firstDay: string, organization: string) => `
        select counted.id, counted.time_zone, counted.time_zone_source, zone.today, recorded.first_day, recorded.days,
          changed_patient.added, changed_patient.removed, ${firstDay} as first
        from counted
        join zone on zone.name = counted.time_zone
        left join adherence_days recorded on recorded.organization_id = ${organization} and recorded.patient_id = counted.id
        left join changed_patient on changed_patient.patient_id = counted.id
        offset 0`;

/** SQL that finds the first day of each patient's window. */
const windows = (days: string, organization: string) => `
      select known.*, case
          when $startDate::date is not null then $startDate::date
          when known.first <= known.today - ${ADHERENCE_DAYS - 1} then known.today - ${ADHERENCE_DAYS - 1}
          else greatest(known.today - ${ADHERENCE_DAYS - 1}, least(known.today, known.first, (
            select (min(held.start_timestamp) at time zone known.time_zone)::date from device_assignment held
            where held.organization_id = ${organization} and held.patient_id = known.id
              and held.end_timestamp is distinct from held.start_timestamp
          )))
        end as start_date
      from (${days}
      ) known offset 0`;

/** SQL that counts the days in each patient's window. */
const countedDays = (periods: string) => `
    select windowed.id, windowed.time_zone, windowed.time_zone_source, windowed.today, windowed.start_date, windowed.first_day,
      windowed.days as recorded, windowed.added, windowed.removed,
      coalesce(bit_count(substring(windowed.days
        from greatest(windowed.start_date - windowed.first_day, 0) + 1
        for greatest(0, windowed.start_date + ${ADHERENCE_DAYS} - greatest(windowed.start_date, windowed.first_day)))), 0)::integer
      + case when windowed.added is not null or windowed.removed is not null
          then ${inWindow('windowed.added')} - ${inWindow('windowed.removed')} else 0 end as days
    from (${periods}
    ) windowed`;
