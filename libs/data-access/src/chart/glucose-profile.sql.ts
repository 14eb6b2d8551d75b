import { CHART_LIMITS, GLUCOSE_DEFINITIONS, GLUCOSE_RANGES, type GlucoseProfileView } from '@rpm/domain';
import { jsonInstant, jsonObject, type JsonSql, statement } from '@rpm/database';
import { namedPatient } from '../patient/named-patient.sql';
import { CHART_PATIENT, type ChartRow, IN_WINDOW, localDays } from './series.sql';

const { binMinutes, continuousGapMinutes, gmi, sufficientCoverage, sufficientDays, sufficientEpisodicReadings } =
  GLUCOSE_DEFINITIONS;
const BINS = 1440 / binMinutes;

/**
 * SQL for the index, from 1, of a value's range in {@link GLUCOSE_RANGES}. LO and HI belong to the lowest and the highest range, because their values
 * are unknown.
 */
const RANGE = `case
    when r.out_of_range = 'below' then 1
    when r.out_of_range = 'above' then ${GLUCOSE_RANGES.length}
    ${GLUCOSE_RANGES.map(({ to }, at) => (to === null ? `else ${at + 1}` : `when r.glucose <= ${to} then ${at + 1}`)).join(' ')}
  end`;

const rounded = (sql: string) => `round((${sql})::numeric, 1)`;
const percentile = (percent: number) => rounded(`percentile_cont(${percent / 100}) within group (order by v.glucose)`);

/**
 * SQL for the glucose ranges, with the share of the readings in each range in tenths of a percent. Shares are rounded down; those with the largest
 * remainders are rounded up instead, so that the sum is 100 percent.
 */
const SHARES = `
  share as materialized (
    select n.place, g.lowest, g.highest, n.readings,
      case when t.total > 0 then 1000 * n.readings / t.total + case when
          row_number() over (order by 1000 * n.readings % greatest(t.total, 1) desc, n.place)
          <= 1000 - sum(1000 * n.readings / greatest(t.total, 1)) over ()
        then 1 else 0 end end as tenths
    from (values ${GLUCOSE_RANGES.map(({ from, to }, at) => `(${at + 1}, ${from ?? 'null::integer'}, ${to ?? 'null::integer'})`).join(', ')})
      as g (place, lowest, highest)
    cross join lateral (select g.place, count(*) as readings from v where v.range = g.place) n
    cross join (select count(*) as total from v) t
  )`;

const ENOUGH = `(case when s.continuous then $days::integer >= ${sufficientDays} and s.coverage >= ${sufficientCoverage}
  else s.readings >= ${sufficientEpisodicReadings} end)`;
const GMI_ENOUGH = `(s.continuous and ${ENOUGH})`;

/**
 * SQL that returns the glucose profile of a patient for `$days` local days until `$endDate`, or until today if that is null.
 * Coverage is the time until the next reading, at most one interval after each reading, as a fraction of the time until now or the end of the window.
 */
export const FIND_GLUCOSE_PROFILE = statement<{ patientId: number; endDate: string | null; days: number }, ChartRow>({
  name: 'find-glucose-profile',
  text: `
    with ${CHART_PATIENT}, e as materialized (
      select p.zone, coalesce($endDate::date, (now() at time zone p.zone)::date) as last_date from p
    ), w as materialized (
      select p.last_date - $days::integer + 1 as first_date, p.last_date, ${localDays('(p.last_date - $days::integer + 1)', 'p.last_date')} from e p
    ), v as materialized (
      select r.glucose, r.device_id, r.reading_timestamp, ${RANGE} as range, r.reading_timestamp at time zone (select zone from p) as local,
        extract(epoch from lead(r.reading_timestamp) over (order by r.reading_timestamp) - r.reading_timestamp) as gap
      from blood_glucose_reading r where ${IN_WINDOW} limit ${CHART_LIMITS.points + 1}
    ), ${SHARES}, gaps as materialized (
      select percentile_cont(0.5) within group (order by gap) as median from v
    ), s as materialized (
      select c.*, a.*, case when c.continuous then least(100, 100 * a.covered / nullif(a.expected, 0)) end as coverage
      from (
        select coalesce(g.median <= ${continuousGapMinutes * 60} or 2 * i.continuous_readings > i.all_readings, false) as continuous
        from gaps g, (
          select sum(n.readings) as all_readings, sum(n.readings) filter (where (
            select i.continuous from device d join item i on i.organization_id = d.organization_id and i.id = d.item_id
            where d.organization_id = $organizationId and d.id = n.device_id)) as continuous_readings
          from (select device_id, count(*) as readings from v group by device_id) n
        ) i
      ) c, (
        select count(*) as readings, count(distinct v.local::date) as days, avg(v.glucose) as mean, stddev_samp(v.glucose) as sd,
          sum(least(coalesce(v.gap, ${continuousGapMinutes * 60}), (select median from gaps), ${continuousGapMinutes * 60})) as covered,
          (select extract(epoch from least(w.end_timestamp, greatest(w.start_timestamp, now())) - w.start_timestamp) from w) as expected
        from v
      ) a
    )
    select case when s.readings <= ${CHART_LIMITS.points} then ${jsonObject({
      patient: namedPatient('$patientId'),
      timeZone: 'p.zone',
      timeZoneSource: 'p.zone_source',
      window: jsonObject({
        firstDate: 'w.first_date',
        lastDate: 'w.last_date',
        startTimestamp: jsonInstant('w.start_timestamp'),
        endTimestamp: jsonInstant('w.end_timestamp'),
      }),
      readings: 's.readings',
      days: 's.days',
      source: `case when s.continuous then 'continuous' else 'episodic' end`,
      coverage: rounded('s.coverage'),
      mean: rounded('s.mean'),
      sd: rounded('s.sd'),
      cv: rounded('100 * s.sd / s.mean'),
      gmi: `case when ${GMI_ENOUGH} then ${rounded(`${gmi.intercept} + ${gmi.slope} * s.mean`)} end`,
      ranges: `(select json_agg(${jsonObject({
        from: 'h.lowest',
        to: 'h.highest',
        readings: 'h.readings',
        percent: rounded('h.tenths / 10.0'),
      })} order by h.place) from share h)`,
      bins: `(select json_agg(b.json order by b.bin) from (
        select n.bin, ${jsonObject({
          minute: `n.bin * ${binMinutes}`,
          readings: 'count(v.glucose)',
          p5: percentile(5),
          p25: percentile(25),
          p50: percentile(50),
          p75: percentile(75),
          p95: percentile(95),
        })} as json
        from generate_series(0, ${BINS - 1}) n (bin)
        left join (
          select glucose, (extract(hour from local) * 60 + extract(minute from local))::integer / ${binMinutes} as bin from v
        ) v on v.bin = n.bin
        group by n.bin) b)`,
      sufficient: jsonObject({ profile: ENOUGH, gmi: `coalesce(${GMI_ENOUGH}, false)`, ranges: ENOUGH }),
    })}::text end as json
    from p, w, s`,
});

/** The type of the JSON that {@link FIND_GLUCOSE_PROFILE} returns. */
export const GLUCOSE_PROFILE = 'json' as JsonSql<GlucoseProfileView>;
