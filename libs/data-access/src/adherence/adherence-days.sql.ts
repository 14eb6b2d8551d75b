import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { uncountedReadings } from '../reading-count/uncounted-readings.sql';
import { isNearDay, LOCAL_DAY, QUALIFIES } from './qualifying-reading.sql';

const ofAllKinds = (select: (kind: ReadingKindName) => string, separator: string) =>
  READING_KIND_NAMES.map((kind) => `(${select(kind)})`).join(` ${separator} `);

/** SQL for the days of an organization's qualifying readings that are not recorded yet, because these readings are not counted yet. */
export const unrecordedDays = (scope: string, organization: string) =>
  ofAllKinds(
    (kind) => `
      select r.organization_id, r.patient_id, ${LOCAL_DAY} as day, true as qualifies from ${uncountedReadings(kind, organization)} r
      where ${QUALIFIES} and ${scope}`,
    'union all',
  );

/**
 * SQL for the days that are to be evaluated again, from the rows of `noted`. A row without a day stands for all days on which the patient may have
 * readings.
 */
const outdatedDays = (noted: string) => `
  select organization_id, patient_id, day from ${noted} where day is not null
  union
  select k.organization_id, k.patient_id, d.first + n from ${noted} k,
    lateral (${ofAllKinds(
      (kind) => `select r.reading_timestamp from ${readingTableOf(kind)} r
        where r.organization_id = k.organization_id and r.patient_id = k.patient_id
          and r.device_id is not null and r.void_timestamp is null`,
      'union all',
    )}) r,
    lateral (select ((r.reading_timestamp at time zone 'UTC') - interval '12 hours')::date as first,
      ((r.reading_timestamp at time zone 'UTC') + interval '14 hours')::date as last) d,
    generate_series(0, d.last - d.first) n
  where k.day is null`;

/** SQL condition that a row of `adherence_days` contains a day. */
export const containsDay = (row: string, day: string) =>
  `case when ${day} >= ${row}.first_day and ${day} < ${row}.first_day + length(${row}.days)
    then get_bit(${row}.days, ${day} - ${row}.first_day) = 1 else false end`;

/**
 * SQL for common table expressions that evaluate the days in the rows of `noted` again, by the readings in the current snapshot. `changed` contains the
 * days that are recorded wrongly: days with qualifying readings that are not recorded, and recorded days without such readings.
 * @param more SQL of further days that have qualifying readings
 */
export const changedDays = (noted: string, more?: string) => `
  outdated as materialized (${outdatedDays(noted)}),
  evaluated as materialized (
    select k.organization_id, k.patient_id, k.day, ${ofAllKinds(
      (kind) => `exists (select from ${readingTableOf(kind)} r
        where r.organization_id = k.organization_id and r.patient_id = k.patient_id and ${isNearDay('k.day')}
          and ${QUALIFIES} and ${LOCAL_DAY} = k.day)`,
      'or',
    )} as qualifies
    from outdated k
    ${more === undefined ? '' : `union (${more})`}
  ), changed as materialized (
    select e.organization_id, e.patient_id, e.day, e.qualifies from evaluated e
    where e.qualifies <> coalesce((
      select ${containsDay('a', 'e.day')} from adherence_days a where a.organization_id = e.organization_id and a.patient_id = e.patient_id
    ), false)
  )`;

const endOf = (row: string) => `${row}.first_day + length(${row}.days)`;

/** SQL for the days of a row `a` or `excluded` as a bit string, extended so that it covers the days of both rows. */
const extended = (row: 'a' | 'excluded') =>
  `(repeat('0', ${row}.first_day - least(a.first_day, excluded.first_day))::varbit || ${row}.days
      || repeat('0', greatest(${endOf('a')}, ${endOf('excluded')}) - (${endOf(row)}))::varbit)`;

/**
 * SQL that combines days of patients with their recorded days. Rows are written in the same order by all transactions, so that they cannot deadlock.
 * The SQL returns the patients whose days have changed.
 * @param from SQL of the days, which may be repeated
 * @param operator `|` adds the days, `#` removes those that are recorded already and adds the others
 */
export const combineDays = (from: string, operator: '|' | '#') => `
  insert into adherence_days as a (organization_id, patient_id, first_day, days)
  select organization_id, patient_id, first, bit_or(set_bit(repeat('0', last - first + 1)::varbit, day - first, 1))
  from (
    select organization_id, patient_id, day, min(day) over patient as first, max(day) over patient as last
    from (select distinct organization_id, patient_id, day from (${from}) d) d
    window patient as (partition by organization_id, patient_id)
  ) d
  group by organization_id, patient_id, first order by organization_id, patient_id
  on conflict (organization_id, patient_id) do update
    set first_day = least(a.first_day, excluded.first_day), days = ${extended('a')} ${operator} ${extended('excluded')}
    where ${extended('a')} ${operator} ${extended('excluded')} <> a.days
  returning organization_id, patient_id`;

/** SQL that marks the adherence of patients to be counted again. @param from SQL of the patients, which may be repeated */
export const expireCounts = (from: string) => `
  update adherence_count n set valid_until = '-infinity' from (${from}) d
  where n.organization_id = d.organization_id and n.patient_id = d.patient_id`;
