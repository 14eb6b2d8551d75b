import {
  ADHERENCE_DAYS,
  ADHERENCE_THRESHOLDS,
  FULL_ADHERENCE_DAYS,
  READING_KIND_NAMES,
  thresholdName,
  ADHERENCE_VIEW,
} from '@rpm/domain';
import { firstNonNull } from '../resource/first-of';
import { type Statement } from '../scope/organization-scope';
import { readingTableOf } from '../reading/reading-table';
import { jsonObject, viewAsJson } from '../resource/json-view';

/**
 * SQL for patients `p` with today's date and the first day of the counted window ($2; by default the window ends today), both in the patient's time
 * zone.
 */
const IN_WINDOW = `patient p cross join lateral (
    select ${firstNonNull('$2::date', `now.today - ${ADHERENCE_DAYS - 1}`)} as start_date, now.today
    from (select (now() at time zone ${firstNonNull('p.local_time_zone', `'UTC'`)})::date as today) now
  ) w`;

/** SQL for the local time of a reading `r` at a UTC offset in seconds, positive east of Greenwich. */
const shownBy = (seconds: string) => `(r.reading_timestamp at time zone 'UTC') + ${seconds} * interval '1 second'`;

/**
 * SQL for the local time of a reading `r`. It uses the recorded UTC offset of the patient, otherwise the patient's current time zone, otherwise the
 * device's offset, otherwise UTC.
 */
const LOCAL_TIME = `case
    when r.patient_time_zone_offset is not null then ${shownBy('r.patient_time_zone_offset')}
    when p.local_time_zone is not null then r.reading_timestamp at time zone p.local_time_zone
    else ${shownBy('coalesce(r.device_time_zone_offset, 0)')}
  end`;

/**
 * SQL for the number of days in the window on which a qualifying reading was taken. The index search extends the window, so that it includes these
 * days in all time zones from UTC-12 to UTC+14. A subquery is used instead of a join, because under row-level security PostgreSQL uses an index only
 * for conditions that cannot leak rows.
 */
const DAYS = `(
    select count(distinct l.day) from (
      ${READING_KIND_NAMES.map(
        (kind) => `select (${LOCAL_TIME})::date as day from ${readingTableOf(kind)} r
          where r.organization_id = p.organization_id and r.patient_id = p.id
            and r.reading_timestamp >= (w.start_date - interval '14 hours') at time zone 'UTC'
            and r.reading_timestamp < (w.start_date + ${ADHERENCE_DAYS} + interval '12 hours') at time zone 'UTC'
            and not r.manual and r.void_timestamp is null`,
      ).join(' union all ')}
    ) l where l.day >= w.start_date and l.day < w.start_date + ${ADHERENCE_DAYS})`;

const byThreshold = (then: (threshold: (typeof ADHERENCE_THRESHOLDS)[number]) => string, otherwise: string) =>
  `case ${ADHERENCE_THRESHOLDS.map(
    (threshold) => `when c.days between ${threshold.daysMin} and ${threshold.daysMax} then ${then(threshold)}`,
  ).join(' ')} else ${otherwise} end`;

/** SQL condition that a patient is at risk: at the present rate of readings, the window would end with fewer days than the highest threshold. */
const AT_RISK = `c.days * ${ADHERENCE_DAYS} < ${FULL_ADHERENCE_DAYS} * least(greatest(c.today - c.start_date, 0), ${ADHERENCE_DAYS})`;

/** SQL expression that converts the row `c`, a patient with counted days, to the JSON of an adherence. */
export const ADHERENCE = viewAsJson<typeof ADHERENCE_VIEW, { days: number }>(ADHERENCE_VIEW, 'c', {
  patient: jsonObject({ id: 'c.id' }),
  firstDate: 'c.start_date',
  lastDate: `c.start_date + ${ADHERENCE_DAYS - 1}`,
  timeZone: 'c.local_time_zone',
  threshold: byThreshold(({ daysMin, daysMax }) => jsonObject({ daysMin: String(daysMin), daysMax: String(daysMax) }), 'null'),
  atRisk: AT_RISK,
});

/** SQL for the patients of an organization ($1), each with the number of days with readings. */
const counted = (where: string) =>
  `select p.id, p.local_time_zone, w.start_date, w.today, ${DAYS} as days from ${IN_WINDOW} where p.organization_id = $1 and ${where}`;

/** SQL that finds the adherence of one patient ($3), enrolled or not. */
export const FIND_ADHERENCE: Statement = {
  name: 'find-adherence',
  text: `with c as materialized (${counted('p.id = $3')}) select ${ADHERENCE}::text as json from c`,
};

/**
 * SQL for one page ($3, $4) of the adherence of enrolled patients, sorted by their ids, with the exact total. The days with readings are counted for
 * all patients only if the list is filtered by adherence ($5: the name of the threshold that a patient reaches, $6: whether the patient is at risk);
 * otherwise only for the patients on the page.
 */
export function adherenceList({ isFiltered }: { isFiltered: boolean }): Statement {
  const enrolled = 'p.enrolled and not p.archived';
  const matching = isFiltered
    ? `select c.* from (${counted(enrolled)} offset 0) c
        where ($5::text is null or ${byThreshold((threshold) => `'${thresholdName(threshold)}'`, `'none'`)} = $5)
          and ($6::boolean is null or (${AT_RISK}) = $6)`
    : `select p.id from patient p where p.organization_id = $1 and ${enrolled}`;
  const window = 'order by id limit $4 offset ($3::bigint - 1) * $4';
  const text = `
    with matching as materialized (${matching}),
      paged as materialized (select id from matching ${window}),
      c as materialized (${counted('p.id = any(array(select id from paged))')})
    select (select count(*) from matching) as total, c.id is not null as "isRow", ${ADHERENCE}::text as json
    from (select) one left join c on true order by c.id`;
  return { name: `list-adherence${isFiltered ? '-filtered' : ''}`, text };
}
