import {
  CHART_LIMITS,
  CHART_MARKS,
  LATE_HOURS,
  READING_KIND_NAMES,
  readingKind,
  type ReadingKindName,
  type SeriesView,
  type PatientDayView,
} from '@rpm/domain';
import { oncePerKind } from '../reading/once-per-kind';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { jsonInstant, jsonObject, type JsonSql, statement } from '@rpm/database';
import { namedPatient } from '../patient/named-patient.sql';
import { patientTimeZone, patientTimeZoneSource } from '../patient/patient-time-zone.sql';
import { endOfDay } from '../adherence/end-of-day.sql';

/** SQL for the patient, with the time zone in which charts show days and hours. */
export const CHART_PATIENT = `
  p as materialized (
    select id, ${patientTimeZone('t')} as zone, ${patientTimeZoneSource('t')} as zone_source
    from patient t where t.organization_id = $organizationId and t.id = $patientId and t.merged_into is null
  )`;

const { below, above, manual, late, corrected, beforeMeal, afterMeal } = CHART_MARKS;

/** SQL for the marks that charts show for a reading `r`, such as `manual` and `late`, as the sum of their bits. */
function marks(kind: ReadingKindName): string {
  const meals = kind === 'bloodGlucose' ? { 'r.before_meal': beforeMeal, 'r.after_meal': afterMeal } : {};
  const conditions = {
    'r.manual': manual,
    [`r.received_timestamp > r.reading_timestamp + interval '${LATE_HOURS} hours'`]: late,
    'r.version > 1': corrected,
    ...meals,
    "r.out_of_range = 'below'": below,
    "r.out_of_range = 'above'": above,
  };
  return Object.entries(conditions)
    .map(([condition, bit]) => `case when ${condition} then ${bit} else 0 end`)
    .join(' + ');
}

/** The measured values of a kind that a series contains: those that consist of one number or one word. */
const valuesOf = (kind: ReadingKindName) =>
  Object.entries(readingKind(kind).values).flatMap(([property, { type }]) =>
    type === 'flag' || type === 'instants' ? [] : [property],
  );

/** SQL condition that a reading `r` is one of the patient's readings in the period of the row `w`. It can be evaluated with the index on patient and time. */
export const IN_WINDOW = `r.organization_id = $organizationId and r.patient_id = $patientId and r.void_timestamp is null
  and r.reading_timestamp >= (select w.start_timestamp from w) and r.reading_timestamp < (select w.end_timestamp from w)`;

/**
 * SQL for the patient's readings `r` of a kind in the period, in the order of a chart, and at most one more than a response can contain. The index of the
 * patient's readings contains all that charts show, so no row of the table is read.
 */
const readingsInWindow = (kind: ReadingKindName) =>
  `(select r.* from ${readingTableOf(kind)} r where ${IN_WINDOW} order by r.reading_timestamp, r.id limit ${CHART_LIMITS.points + 1}) r`;

/** SQL for the columns of a kind as properties of a JSON object, written from rows `r`. */
export function columnsOf(kind: ReadingKindName): Record<string, string> {
  const column = (sql: string) => `coalesce(json_agg(${sql} order by r.reading_timestamp, r.id), '[]')`;
  return {
    kind: `'${kind}'`,
    ids: column('r.id'),
    timestamps: column(jsonInstant('r.reading_timestamp')),
    values: jsonObject(
      Object.fromEntries(valuesOf(kind).map((property) => [property, column(`r.${columnOfProperty(property)}`)])),
    ),
    marks: column(marks(kind)),
  };
}

/** A chart as JSON, which is null if the chart would have too many readings. */
export interface ChartRow {
  json: string | null;
}

/** SQL that returns the series of one kind for a patient from `$start` until before `$end`. */
export const findSeriesStatement = oncePerKind((kind) =>
  statement<{ patientId: number; start: Date; end: Date }, ChartRow>({
    name: `find-${readingKind(kind).path}-series`,
    text: `
    with ${CHART_PATIENT}, w as materialized (select $start::timestamptz as start_timestamp, $end::timestamptz as end_timestamp from p)
    select (
      select case when count(*) <= ${CHART_LIMITS.points} then ${jsonObject({ patient: namedPatient('$patientId'), timeZone: '(select zone from p)', timeZoneSource: '(select zone_source from p)', ...columnsOf(kind) })} end
      from ${readingsInWindow(kind)}
    )::text as json
    from p`,
  }),
);

/** The type of the JSON that {@link findSeriesStatement} returns. */
export const SERIES = 'json' as JsonSql<SeriesView>;

const seriesOfDay = (kind: ReadingKindName) =>
  `select count(*) as readings, ${jsonObject(columnsOf(kind))} as json from ${readingsInWindow(kind)}`;

/** SQL for the period of whole local days, from `first` to `last`. */
export const localDays = (first: string, last: string) =>
  `${endOfDay(`(${first} - 1)`, 'p.zone')} as start_timestamp, ${endOfDay(last, 'p.zone')} as end_timestamp`;

/** SQL that returns the readings of all kinds on one local day of a patient. */
export const FIND_PATIENT_DAY = statement<{ patientId: number; date: string }, ChartRow>({
  name: 'find-patient-day',
  text: `
    with ${CHART_PATIENT}, w as materialized (select ${localDays('$date::date', '$date::date')} from p),
    d as materialized (${READING_KIND_NAMES.map(seriesOfDay).join(' union all ')})
    select case when (select sum(d.readings) from d) <= ${CHART_LIMITS.points} then ${jsonObject({
      patient: namedPatient('$patientId'),
      date: '$date::date',
      timeZone: 'p.zone',
      timeZoneSource: 'p.zone_source',
      startTimestamp: jsonInstant('w.start_timestamp'),
      endTimestamp: jsonInstant('w.end_timestamp'),
      series: `(select coalesce(json_agg(d.json) filter (where d.readings > 0), '[]') from d)`,
    })}::text end as json
    from p, w`,
});

/** The type of the JSON that {@link FIND_PATIENT_DAY} returns. */
export const PATIENT_DAY = 'json' as JsonSql<PatientDayView>;
