import {
  ADHERENCE_DAYS,
  ADHERENCE_SETTLING_DAYS,
  ADHERENCE_THRESHOLDS,
  FULL_ADHERENCE_DAYS,
  ADHERENCE_VIEW,
  ADHERENCE_WITH_DATES_VIEW,
} from '@rpm/domain';
import { jsonObject, type PageRow, preparation, statement, viewAsJson } from '@rpm/database';
import { patientTimeZone, patientTimeZoneSource } from '../patient/patient-time-zone.sql';
import { changedDays, containsDay, unrecordedDays } from './adherence-days.sql';
import { endOfDay } from './end-of-day.sql';

const OF_PATIENT = 'a.organization_id = $organizationId and a.patient_id = p.id';

/** SQL for the number of days, listed in an array, that are in the window. */
const inWindow = (days: string) =>
  `(select count(*) from unnest(${days}) d where d >= w.start_date and d < w.start_date + ${ADHERENCE_DAYS})`;

/**
 * SQL for common table expressions with the days that are missing in the recorded days of patients (`added`), and those that are recorded wrongly
 * (`removed`).
 */
const changes = (scope: string) => `
  noted as materialized (select organization_id, patient_id, day from adherence_recheck where organization_id = $organizationId and ${scope}),
  ${changedDays('noted', unrecordedDays(scope))},
  changed_patient as materialized (
    select patient_id, array_agg(day) filter (where qualifies) as added, array_agg(day) filter (where not qualifies) as removed
    from changed group by patient_id
  )`;

/**
 * SQL for common table expressions with the patients that meet a condition (`c`), each with the number of days with qualifying readings. It follows
 * {@link changes}. `$startDate` is the first day of the window; if it is null, the window ends today, but starts no earlier than the first qualifying reading or the
 * first assignment of a device. The first day is the first bit, unless days of the patient have changed.
 */
const counts = (where: string) => `
  counted as materialized (
    select p.id, ${patientTimeZone('p')} as time_zone, ${patientTimeZoneSource('p')} as time_zone_source
    from patient p where p.organization_id = $organizationId and ${where}
  ), zone as materialized (
    select z.name, (now() at time zone z.name)::date as today from (select distinct time_zone as name from counted) z
  ), c as materialized (
    select w.id, w.time_zone, w.time_zone_source, w.today, w.start_date, w.first_day, w.days as recorded, w.added, w.removed,
      coalesce(bit_count(substring(w.days
        from greatest(w.start_date - w.first_day, 0) + 1
        for greatest(0, w.start_date + ${ADHERENCE_DAYS} - greatest(w.start_date, w.first_day)))), 0)::integer
      + case when w.added is not null or w.removed is not null then ${inWindow('w.added')} - ${inWindow('w.removed')} else 0 end as days
    from (
      select p.*, case
          when $startDate::date is not null then $startDate::date
          when p.first <= p.today - ${ADHERENCE_DAYS - 1} then p.today - ${ADHERENCE_DAYS - 1}
          else greatest(p.today - ${ADHERENCE_DAYS - 1}, least(p.today, p.first, (
            select (min(a.start_timestamp) at time zone p.time_zone)::date from device_assignment a
            where ${OF_PATIENT} and a.end_timestamp is distinct from a.start_timestamp
          )))
        end as start_date
      from (
        select p.id, p.time_zone, p.time_zone_source, z.today, a.first_day, a.days, k.added, k.removed, case
            when k.patient_id is null then a.first_day + nullif(position(B'1' in a.days), 0) - 1
            else (
              select min(d.day) from (
                select a.first_day + n as day from generate_series(0, length(a.days) - 1) n where get_bit(a.days, n) = 1
                union all
                select unnest(k.added)
              ) d where k.removed is null or d.day <> all(k.removed)
            )
          end as first
        from counted p
        join zone z on z.name = p.time_zone
        left join adherence_days a on ${OF_PATIENT}
        left join changed_patient k on k.patient_id = p.id
        offset 0
      ) p offset 0
    ) w
  )`;

const byThreshold = (then: (threshold: (typeof ADHERENCE_THRESHOLDS)[number]) => string, otherwise: string) =>
  `case ${ADHERENCE_THRESHOLDS.map(
    (threshold) => `when c.days between ${threshold.daysMin} and ${threshold.daysMax} then ${then(threshold)}`,
  ).join(' ')} else ${otherwise} end`;

/** SQL for the number of days of the window that are over. */
const PAST_DAYS = `least(greatest(c.today - c.start_date, 0), ${ADHERENCE_DAYS})`;

/**
 * SQL condition that a patient is at risk: if the remaining days are like the past ones, the window ends with fewer days than the highest threshold.
 * During the first days, nobody is at risk, because a single day would weigh too much.
 */
const AT_RISK = `(${PAST_DAYS} >= ${ADHERENCE_SETTLING_DAYS} and c.days * ${ADHERENCE_DAYS} < ${FULL_ADHERENCE_DAYS} * ${PAST_DAYS})`;

const COMPUTED = {
  patient: jsonObject({ id: 'c.id' }),
  firstDate: 'c.start_date',
  lastDate: `c.start_date + ${ADHERENCE_DAYS - 1}`,
  timeZone: 'c.time_zone',
  timeZoneSource: 'c.time_zone_source',
  threshold: byThreshold(({ daysMin, daysMax }) => jsonObject({ daysMin: String(daysMin), daysMax: String(daysMax) }), 'null'),
  atRisk: AT_RISK,
};

/** SQL for the days with qualifying readings as a JSON list. */
const DATES = `(
    select coalesce(json_agg(d.day order by d.day), '[]')
    from (select c.first_day, c.recorded as days) a, lateral (select c.start_date + n as day from generate_series(0, ${ADHERENCE_DAYS - 1}) n) d
    where (${containsDay('d.day')} or d.day = any(c.added)) and not coalesce(d.day = any(c.removed), false)
  )`;

/** SQL expression that converts the row `c`, a patient with counted days, to the JSON of an adherence. */
export const ADHERENCE = viewAsJson<typeof ADHERENCE_VIEW, { days: number }>(ADHERENCE_VIEW, 'c', COMPUTED);

/** SQL expression that converts the row `c` to the JSON of an adherence that lists its days. */
export const ADHERENCE_WITH_DATES = viewAsJson<typeof ADHERENCE_WITH_DATES_VIEW, { days: number }>(
  ADHERENCE_WITH_DATES_VIEW,
  'c',
  {
    ...COMPUTED,
    dates: DATES,
  },
);

const OF_ONE_PATIENT = `${changes('patient_id = $patientId')}, ${counts('p.id = $patientId and p.merged_into is null')}`;

interface FindArguments {
  /** The first day of the window; null if it ends today. */
  startDate: string | null;
  patientId: number;
}

/** SQL that finds the adherence of one patient, enrolled or not. */
export const FIND_ADHERENCE = statement<FindArguments, { json: string }>({
  name: 'find-adherence',
  text: `with ${OF_ONE_PATIENT} select ${ADHERENCE}::text as json from c`,
});

export const FIND_ADHERENCE_WITH_DATES = statement<FindArguments, { json: string }>({
  name: 'find-adherence-with-dates',
  text: `with ${OF_ONE_PATIENT} select ${ADHERENCE_WITH_DATES}::text as json from c`,
});

/** SQL condition that a patient is monitored. */
const MONITORED = '(p.enrolled and not p.archived and p.merged_into is null)';

/** SQL that counts the adherence of up to `$max` patients of an organization whose counts have expired. */
export const RECOUNT_ADHERENCE = statement<{ organizationId: number; startDate: null; max: number }>({
  name: 'recount-adherence',
  text: `
    with expired as materialized (select patient_id from adherence_count where organization_id = $organizationId and valid_until <= now() limit $max),
    ${changes('patient_id = any(array(select patient_id from expired))')},
    ${counts('p.id = any(array(select patient_id from expired))')}
    update adherence_count n set
      monitored = c.monitored, site_id = c.site_id, start_date = c.start_date, days = c.days, at_risk = c.at_risk, valid_until = c.valid_until
    from (
      select c.id, ${MONITORED} as monitored, p.site_id, c.start_date, c.days, ${AT_RISK} as at_risk,
        case when ${MONITORED} then ${endOfDay('c.today', 'c.time_zone')} else 'infinity' end as valid_until
      from c join patient p on p.organization_id = $organizationId and p.id = c.id
    ) c
    where n.organization_id = $organizationId and n.patient_id = c.id`,
});

/** SQL condition that a patient is listed: monitored, and the given patient or of the given site unless these are null. */
const LISTED = `${MONITORED} and ($patientId::bigint is null or p.id = $patientId) and ($siteId::bigint is null or p.site_id = $siteId)`;

const PAGE = 'order by id limit $size offset ($page::bigint - 1) * $size';

/**
 * SQL for common table expressions with the listed patients (`matching`) who have from `$daysMin` to `$daysMax` days, and are at risk or are not. Their
 * stored counts are used except for those that may be outdated or are of another window.
 */
const MATCHING = `
  ${changes('true')},
  outdated_count as materialized (
    select patient_id from noted
    union select patient_id from changed_patient
    union select patient_id from adherence_count where organization_id = $organizationId and valid_until <= now()
    union select patient_id from adherence_count where organization_id = $organizationId and $startDate::date is not null
  ),
  ${counts(`p.id = any(array(select patient_id from outdated_count)) and ${LISTED}`)},
  matching as materialized (
    select n.patient_id as id, n.start_date, n.days from adherence_count n
    where n.organization_id = $organizationId and n.monitored and n.valid_until > now() and $startDate::date is null
      and ($patientId::bigint is null or n.patient_id = $patientId) and ($siteId::bigint is null or n.site_id = $siteId)
      and n.days between $daysMin::integer and $daysMax::integer and ($atRisk::boolean is null or n.at_risk = $atRisk)
      and n.patient_id not in (select patient_id from outdated_count)
    union all
    select c.id, c.start_date, c.days from c
    where c.days between $daysMin and $daysMax and ($atRisk::boolean is null or ${AT_RISK} = $atRisk)
  )`;

interface ListArguments {
  startDate: string | null;
  patientId: number | null;
  siteId: number | null;
  page: number;
  size: number;
}

interface FilteredListArguments extends ListArguments {
  daysMin: number;
  daysMax: number;
  /** Whether the listed patients are at risk; null if both are listed. */
  atRisk: boolean | null;
}

/** SQL for the adherence of enrolled patients, sorted by their ids, with the exact total: a page of those that {@link LISTED} selects. */
const listOf = <Arguments extends ListArguments>(name: string, ctes: string) =>
  statement<Arguments, PageRow>({
    name,
    text: `
    with ${ctes}
    select (select count(*) from matching) as total, c.id is not null as "isRow", ${ADHERENCE}::text as json
    from (select) one left join paged c on true order by c.id`,
  });

/** SQL for a page of the list; the days with readings are counted for the patients on the page only. */
export const LIST_ADHERENCE = listOf<ListArguments>(
  'list-adherence',
  `
    matching as materialized (select p.id from patient p where p.organization_id = $organizationId and ${LISTED}),
    ids as materialized (select id from matching ${PAGE}),
    ${changes('patient_id = any(array(select id from ids))')},
    ${counts('p.id = any(array(select id from ids))')},
    paged as (select * from c)`,
);

const OF_MATCHING = 'from patient p where p.organization_id = $organizationId and p.id = m.id';

/** SQL for a page of the list filtered by adherence. */
export const LIST_ADHERENCE_FILTERED = listOf<FilteredListArguments>(
  'list-adherence-filtered',
  `
    ${MATCHING},
    paged as (
      select m.*, (now() at time zone m.time_zone)::date as today
      from (
        select m.*, (select ${patientTimeZone('p')} ${OF_MATCHING}) as time_zone, (select ${patientTimeZoneSource('p')} ${OF_MATCHING}) as time_zone_source
        from (select * from matching ${PAGE}) m offset 0
      ) m
    )`,
);

/**
 * Settings for the filtered list: PostgreSQL underestimates the number of patients under row-level security, and would compare each patient with all
 * others, or sort them, when the counts of all patients are outdated.
 */
export const JOIN_BY_HASH = preparation(
  statement<{ setting: string }>({
    name: 'join-by-hash',
    text: `select set_config('enable_nestloop', $setting, true), set_config('enable_sort', $setting, true)`,
  }),
  { setting: 'off' },
);
