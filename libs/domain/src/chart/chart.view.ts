import { TIME_ZONE_PROPERTIES } from '../patient/patient-time-zone.view';
import { NAMED_PATIENT_VIEW } from '../patient/patient.view';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import {
  calendarDate,
  choice,
  decimal,
  flag,
  instant,
  integer,
  list,
  object,
  type ValueProperty,
  values,
} from '../view/property';
import { view, type ViewOf } from '../view/view';
import { CHART_LIMITS, CHART_MARKS } from './chart-limits';
import { GLUCOSE_DEFINITIONS, GLUCOSE_RANGES } from './glucose-definitions';

const MINUTES_PER_DAY = 24 * 60;

const MARKS = Object.entries(CHART_MARKS)
  .map(([name, bit]) => `${bit} ${name}`)
  .join(', ');

const VALUE_COLUMNS: ValueProperty<Readonly<Record<string, (number | string | null)[]>>> = {
  kind: 'value',
  description:
    'The measured values by property, in the fixed units of the API. Each list has one entry per reading; null if it was not measured.',
  schema: {
    type: 'object',
    additionalProperties: {
      type: 'array',
      maxItems: CHART_LIMITS.points,
      items: { anyOf: [{ type: ['number', 'null'] }, { type: 'string' }] },
    },
  },
  example: { glucose: [101] },
};

const COLUMNS = {
  kind: choice(READING_KIND_NAMES, 'Kind of the readings.', { example: 'bloodGlucose' }),
  ids: values({ type: 'integer', format: 'int64' }, 'Ids of the readings, in the order of their times.', {
    maxItems: CHART_LIMITS.points,
    example: [1],
  }),
  timestamps: values({ type: 'string', format: 'date-time' }, 'When each reading was taken. RFC 3339, UTC, milliseconds.', {
    maxItems: CHART_LIMITS.points,
    example: ['2026-01-15T08:00:00.000Z'],
  }),
  values: VALUE_COLUMNS,
  marks: values({ type: 'integer', minimum: 0 }, `Marks of each reading, as a sum of bits: ${MARKS}.`, {
    maxItems: CHART_LIMITS.points,
    example: [8],
  }),
};

export const SERIES_VIEW = view(
  'Series',
  'The readings of one kind of a patient as columns of equal length, without voided readings.',
  {
    patient: object(NAMED_PATIENT_VIEW, 'The patient.'),
    ...TIME_ZONE_PROPERTIES,
    ...COLUMNS,
  },
);

export const KIND_SERIES_VIEW = view('KindSeries', 'The readings of one kind as columns of equal length.', COLUMNS);

export const PATIENT_DAY_VIEW = view('PatientDay', 'The readings of all kinds on one local day of a patient.', {
  patient: object(NAMED_PATIENT_VIEW, 'The patient.'),
  date: calendarDate('The local day.', { example: '2026-01-15' }),
  ...TIME_ZONE_PROPERTIES,
  startTimestamp: instant('When the day begins.', { example: '2026-01-15T08:00:00.000Z' }),
  endTimestamp: instant('When the next day begins: 23 or 25 hours later if the clocks change.', {
    example: '2026-01-16T08:00:00.000Z',
  }),
  series: list(KIND_SERIES_VIEW, 'The readings on this day by kind, without kinds that have none.', {
    maxItems: READING_KIND_NAMES.length,
  }),
});

const COUNT = { minimum: 0, format: 'int32' } as const;
const number = (description: string, example: number) => decimal({ minimum: 0 }, description, { nullable: true, example });

const RANGE_VIEW = view('GlucoseRangeShare', 'The readings in one range of values.', {
  from: integer({}, 'Lowest value in mg/dL; null for the lowest range.', { nullable: true, example: 70 }),
  to: integer({}, 'Highest value in mg/dL; null for the highest range.', { nullable: true, example: 180 }),
  readings: integer(COUNT, 'Number of readings.', { example: 2900 }),
  percent: number('Percent of all readings. The percentages add up to 100 (largest remainder method).', 71.9),
});

const BIN_VIEW = view(
  'GlucoseBin',
  `Percentiles of the readings in ${GLUCOSE_DEFINITIONS.binMinutes} minutes of the local day, in mg/dL.`,
  {
    minute: integer({ minimum: 0, maximum: 1439 }, 'First minute of the bin after midnight, as clocks show it.', {
      example: 480,
    }),
    readings: integer(COUNT, 'Number of readings.', { example: 84 }),
    p5: number('The 5th percentile.', 82),
    p25: number('The 25th percentile.', 104),
    p50: number('The median.', 128),
    p75: number('The 75th percentile.', 161),
    p95: number('The 95th percentile.', 214),
  },
);

const SUFFICIENT_VIEW = view('GlucoseSufficiency', 'Which statistics have enough data to be relied on.', {
  profile: flag('Whether the percentiles have enough data.', { example: true }),
  gmi: flag('Whether the GMI has enough data; it is null otherwise.', { example: true }),
  ranges: flag('Whether the ranges have enough data.', { example: true }),
});

const WINDOW_VIEW = view('ChartWindow', 'Consecutive local days.', {
  firstDate: calendarDate('First day.', { example: '2026-01-01' }),
  lastDate: calendarDate('Last day.', { example: '2026-01-14' }),
  startTimestamp: instant('When the first day begins.', { example: '2026-01-01T08:00:00.000Z' }),
  endTimestamp: instant('When the last day ends.', { example: '2026-01-15T08:00:00.000Z' }),
});

export const GLUCOSE_PROFILE_VIEW = view('GlucoseProfile', 'Glucose by time of day, and its statistics in mg/dL.', {
  patient: object(NAMED_PATIENT_VIEW, 'The patient.'),
  ...TIME_ZONE_PROPERTIES,
  window: object(WINDOW_VIEW, 'The days.'),
  readings: integer(COUNT, 'Number of readings.', { example: 3912 }),
  days: integer(COUNT, 'Number of local days that have a reading.', { example: 14 }),
  source: choice(
    ['continuous', 'episodic'],
    'Whether the data comes from a continuous monitor. Display shares of episodic data as "percent of readings", not as "time in range".',
    { example: 'continuous' },
  ),
  coverage: number('Percent of the past part of the window that continuous data covers; null for episodic data.', 97),
  mean: number('Mean; null if there are no readings.', 141.2),
  sd: number('Standard deviation of the sample; null if there are fewer than two readings.', 45.1),
  cv: number('Coefficient of variation in percent; null if there are fewer than two readings.', 31.9),
  gmi: number('Glucose management indicator in percent; null if there is not enough continuous data.', 6.7),
  ranges: list(RANGE_VIEW, 'The ranges, lowest first. LO and HI count in the lowest and highest range.', {
    maxItems: GLUCOSE_RANGES.length,
  }),
  bins: list(BIN_VIEW, 'The bins of the day, earliest first. Percentiles are interpolated; they are null without readings.', {
    maxItems: MINUTES_PER_DAY / GLUCOSE_DEFINITIONS.binMinutes,
  }),
  sufficient: object(SUFFICIENT_VIEW, 'Which statistics have enough data.'),
});

export type SeriesView = ViewOf<typeof SERIES_VIEW>;
export type PatientDayView = ViewOf<typeof PATIENT_DAY_VIEW>;
export type GlucoseProfileView = ViewOf<typeof GLUCOSE_PROFILE_VIEW>;
