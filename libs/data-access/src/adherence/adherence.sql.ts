import {
  ADHERENCE_DAYS,
  ADHERENCE_SETTLING_DAYS,
  ADHERENCE_THRESHOLDS,
  FULL_ADHERENCE_DAYS,
  ADHERENCE_VIEW,
  ADHERENCE_WITH_DATES_VIEW,
} from '@rpm/domain';
import { jsonObject, type PageRow, preparation, statement, unnamedStatement, viewAsJson } from '@rpm/database';
import { namedPatient } from '../patient/named-patient.sql';
import { patientTimeZone, patientTimeZoneSource } from '../patient/patient-time-zone.sql';
import { changes, counts } from './adherence-counts.sql';
import { containsDay } from './adherence-days.sql';
import { endOfDay } from './end-of-day.sql';

const byThreshold = (then: (threshold: (typeof ADHERENCE_THRESHOLDS)[number]) => string, otherwise: string) =>
  `case ${ADHERENCE_THRESHOLDS.map(
    (threshold) => `when adherence.days between ${threshold.daysMin} and ${threshold.daysMax} then ${then(threshold)}`,
  ).join(' ')} else ${otherwise} end`;

/** SQL for the number of days of the window that have passed. */
const PAST_DAYS = `least(greatest(adherence.today - adherence.start_date, 0), ${ADHERENCE_DAYS})`;

/**
 * SQL condition that a patient is at risk: if the remaining days are like the past ones, the window ends with fewer days than the highest threshold.
 * During the first days, nobody is at risk, because a single day would weigh too much.
 */
const AT_RISK = `(${PAST_DAYS} >= ${ADHERENCE_SETTLING_DAYS} and adherence.days * ${ADHERENCE_DAYS} < ${FULL_ADHERENCE_DAYS} * ${PAST_DAYS})`;

/** SQL condition that a patient is monitored. */
const MONITORED = '(patient.enrolled and not patient.archived and patient.merged_into is null)';

/** SQL for the computed properties of the row `adherence`, a patient with counted days. */
export const ADHERENCE_COLUMNS = {
  patient: namedPatient('adherence.id'),
  active: `(select ${MONITORED} from patient where patient.organization_id = $organizationId and patient.id = adherence.id)`,
  firstDate: 'adherence.start_date',
  lastDate: `adherence.start_date + ${ADHERENCE_DAYS - 1}`,
  timeZone: 'adherence.time_zone',
  timeZoneSource: 'adherence.time_zone_source',
  threshold: byThreshold(({ daysMin, daysMax }) => jsonObject({ daysMin: String(daysMin), daysMax: String(daysMax) }), 'null'),
  atRisk: AT_RISK,
};

/** SQL for the days with qualifying readings as a JSON list. */
const DATES = `(
    select coalesce(json_agg(dated.day order by dated.day), '[]')
    from (select adherence.first_day, adherence.recorded as days) recorded,
      lateral (select adherence.start_date + place as day from generate_series(0, ${ADHERENCE_DAYS - 1}) place) dated
    where (${containsDay('recorded', 'dated.day')} or dated.day = any(adherence.added))
      and not coalesce(dated.day = any(adherence.removed), false)
  )`;

/** SQL expression that converts the row `adherence`, a patient with counted days, to the JSON of an adherence. */
export const ADHERENCE = viewAsJson<typeof ADHERENCE_VIEW, { days: number }>(ADHERENCE_VIEW, 'adherence', ADHERENCE_COLUMNS);

/** SQL expression that converts the row `adherence` to the JSON of an adherence that lists its days. */
export const ADHERENCE_WITH_DATES = viewAsJson<typeof ADHERENCE_WITH_DATES_VIEW, { days: number }>(
  ADHERENCE_WITH_DATES_VIEW,
  'adherence',
  {
    ...ADHERENCE_COLUMNS,
    dates: DATES,
  },
);

const OF_ONE_PATIENT = `${changes('patient_id = $patientId')}, ${counts('patient.id = $patientId and patient.merged_into is null')}`;

interface FindArguments {
  /** The first day of the window; null if it ends today. */
  startDate: string | null;
  patientId: number;
}

/** SQL that finds the adherence of one patient, enrolled or not. */
export const FIND_ADHERENCE = statement<FindArguments, { json: string }>({
  name: 'find-adherence',
  text: `with ${OF_ONE_PATIENT} select ${ADHERENCE}::text as json from adherence`,
});

export const FIND_ADHERENCE_WITH_DATES = statement<FindArguments, { json: string }>({
  name: 'find-adherence-with-dates',
  text: `with ${OF_ONE_PATIENT} select ${ADHERENCE_WITH_DATES}::text as json from adherence`,
});

const OF_EXPIRED = 'any(expired.patients)';

/**
 * SQL that counts the adherence of up to `$max` patients of any organizations whose counts have expired, the earliest first. Midnight ends the counts of
 * all organizations in a time zone, and a statement for each of them would spend most of its time on its start. Within the statement, days are counted
 * for one organization after the other, so that PostgreSQL uses the same indexes as for a list.
 */
export const RECOUNT_ADHERENCE = unnamedStatement<{ startDate: null; max: number }, { recounted: number }>(`
  with expired as materialized (
    select organization_id, array_agg(patient_id) as patients
    from (select organization_id, patient_id from adherence_count where valid_until <= now() order by valid_until limit $max) first
    group by organization_id
  ), counted_now as materialized (
    select expired.organization_id, of_organization.* from expired cross join lateral (
      with ${changes(`patient_id = ${OF_EXPIRED}`, 'expired.organization_id')}, ${counts(`patient.id = ${OF_EXPIRED}`, 'expired.organization_id')}
      select adherence.id, ${MONITORED} as monitored, patient.site_id, adherence.start_date, adherence.days, ${AT_RISK} as at_risk,
        case when ${MONITORED} then ${endOfDay('adherence.today', 'adherence.time_zone')} else 'infinity' end as valid_until
      from adherence join patient on patient.organization_id = expired.organization_id and patient.id = adherence.id
    ) of_organization
  ), recounted as (
    update adherence_count stored set
      monitored = counted_now.monitored, site_id = counted_now.site_id, start_date = counted_now.start_date, days = counted_now.days,
      at_risk = counted_now.at_risk, valid_until = counted_now.valid_until
    from counted_now where stored.organization_id = counted_now.organization_id and stored.patient_id = counted_now.id
    returning 1
  )
  select count(*) as recounted from recounted`);

/**
 * SQL condition for the listed patients: monitored patients, or with `$includeInactive` all, who match `$patientId`, `$siteId` and `$afterPatientId`. A
 * parameter that is null matches every patient.
 */
const LISTED = `(${MONITORED} or ($includeInactive::boolean and patient.merged_into is null))
  and ($patientId::bigint is null or patient.id = $patientId) and ($siteId::bigint is null or patient.site_id = $siteId)
  and ($afterPatientId::bigint is null or patient.id > $afterPatientId)`;

/**
 * SQL for common table expressions that select the listed patients (`matching`) by their number of days with readings, from `$daysMin` to `$daysMax`, and
 * by whether they are at risk. Stored counts are used unless they may be outdated or belong to another window; those of patients who are not monitored are
 * not kept up to date.
 */
const MATCHING = `
  ${changes('true')},
  outdated_count as materialized (
    select patient_id from noted
    union select patient_id from changed_patient
    union select patient_id from adherence_count where organization_id = $organizationId and valid_until <= now()
    union select patient_id from adherence_count
    where organization_id = $organizationId and ($startDate::date is not null or $includeInactive::boolean)
  ),
  ${counts(`patient.id = any(array(select patient_id from outdated_count)) and ${LISTED}`)},
  matching as materialized (
    select stored.patient_id as id, stored.start_date, stored.days from adherence_count stored
    where stored.organization_id = $organizationId and stored.monitored and stored.valid_until > now() and $startDate::date is null
      and not $includeInactive::boolean
      and ($patientId::bigint is null or stored.patient_id = $patientId) and ($siteId::bigint is null or stored.site_id = $siteId)
      and ($afterPatientId::bigint is null or stored.patient_id > $afterPatientId)
      and stored.days between $daysMin::integer and $daysMax::integer and ($atRisk::boolean is null or stored.at_risk = $atRisk)
      and stored.patient_id not in (select patient_id from outdated_count)
    union all
    select adherence.id, adherence.start_date, adherence.days from adherence
    where adherence.days between $daysMin and $daysMax and ($atRisk::boolean is null or ${AT_RISK} = $atRisk)
  )`;

interface ListArguments {
  startDate: string | null;
  patientId: number | null;
  siteId: number | null;
  /** True lists patients who are not enrolled or are archived, too. */
  includeInactive: boolean;
  /** The greatest id that is not listed; null lists all. */
  afterPatientId: number | null;
  page: number;
  size: number;
}

interface FilteredListArguments extends ListArguments {
  daysMin: number;
  daysMax: number;
  /** True lists only patients at risk, false only the others, null all of them. */
  atRisk: boolean | null;
}

/**
 * SQL for a page of the patients that {@link LISTED} selects with their adherence, also with its days, in both directions of an order, and the exact total.
 * @param columns columns of the row `adherence` and of the matching patients by which the list is sorted, the last one being the id
 * @param ctes returns the common table expressions, for the SQL that selects the rows of the page
 */
function listOf<Arguments extends ListArguments>(name: string, columns: readonly string[], ctes: (page: string) => string) {
  const listing = (suffix: string, json: string, direction: 'asc' | 'desc') => {
    const order = (prefix: string) => columns.map((column) => `${prefix}${column} ${direction}`).join(', ');
    return statement<Arguments, PageRow>({
      name: `${name}${suffix}${direction === 'asc' ? '' : '-descending'}`,
      text: `
    with ${ctes(`order by ${order('')} limit $size offset ($page::bigint - 1) * $size`)}
    select (select count(*) from matching) as total, adherence.id is not null as "isRow", ${json}::text as json
    from (select) one left join paged adherence on true order by ${order('adherence.')}`,
    });
  };
  return {
    plain: listing('', ADHERENCE, 'asc'),
    plainDescending: listing('', ADHERENCE, 'desc'),
    withDates: listing('-with-dates', ADHERENCE_WITH_DATES, 'asc'),
    withDatesDescending: listing('-with-dates', ADHERENCE_WITH_DATES, 'desc'),
  };
}

/** SQL for a page of the list; the days with readings are counted for the patients on the page only. */
export const LIST_ADHERENCE = listOf<ListArguments>(
  'list-adherence',
  ['id'],
  (page) => `
    matching as materialized (select patient.id from patient where patient.organization_id = $organizationId and ${LISTED}),
    ids as materialized (select id from matching ${page}),
    ${changes('patient_id = any(array(select id from ids))')},
    ${counts('patient.id = any(array(select id from ids))')},
    paged as (select * from adherence)`,
);

/** SQL for a column of the row of `adherence_days` for a patient on the page. PostgreSQL finds the row by its primary key. */
const ofDays = (column: string) =>
  `(select d.${column} from adherence_days d where d.organization_id = $organizationId and d.patient_id = zoned.id)`;

const OF_SELECTED = 'from patient where patient.organization_id = $organizationId and patient.id = selected.id';

/** SQL for a page of the matching patients, with what their adherence consists of. */
const pageOfMatching = (page: string) => `
    ${MATCHING},
    paged as (
      select zoned.*, (now() at time zone zoned.time_zone)::date as today, ${ofDays('first_day')} as first_day,
        ${ofDays('days')} as recorded, changed.added, changed.removed
      from (
        select selected.*, (select ${patientTimeZone('patient')} ${OF_SELECTED}) as time_zone,
          (select ${patientTimeZoneSource('patient')} ${OF_SELECTED}) as time_zone_source
        from (select * from matching ${page}) selected offset 0
      ) zoned
      left join changed_patient changed on changed.patient_id = zoned.id
    )`;

/** SQL for a page of the list filtered by adherence. */
export const LIST_ADHERENCE_FILTERED = listOf<FilteredListArguments>('list-adherence-filtered', ['id'], pageOfMatching);

/**
 * SQL for a page of the list sorted by the number of days with readings. The exact total needs the stored counts of all patients of the organization anyway,
 * as that of the filtered list does, so no index could shorten it.
 */
export const LIST_ADHERENCE_BY_DAYS = listOf<FilteredListArguments>('list-adherence-by-days', ['days', 'id'], pageOfMatching);

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
