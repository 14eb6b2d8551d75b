import { calendarDateError } from '../format/calendar-date';
import { Choice } from '../input/body';
import { QueryDate, QueryInstant, QueryInteger } from '../input/query';
import { InvalidInput } from '../problem/problem';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading-kind/reading-kind';
import { CHART_LIMITS } from './chart-limits';
import { GLUCOSE_DEFINITIONS } from './glucose-definitions';

const DAY_MS = 86_400_000;
/** A period of whole local days is longer by this time if clocks are set back in it. */
const CLOCK_CHANGE_MS = 3_600_000;

/** The kind and period of a series. */
export class SeriesQuery {
  @Choice('The kind of the readings.', READING_KIND_NAMES, { required: true }) kind: ReadingKindName;
  @QueryInstant(
    `Only readings that were taken at this time or later; by default, ${CHART_LIMITS.defaultDays} days before the end.`,
    'atLeast',
  )
  startTimestamp?: Date;
  @QueryInstant('Only readings that were taken before this time; by default, now.', 'before', { notBelow: 'startTimestamp' })
  endTimestamp?: Date;
}

/** The days of a glucose profile. */
export class GlucoseProfileQuery {
  @QueryInteger('The number of local days.', { min: 1, max: CHART_LIMITS.days })
  days: number = GLUCOSE_DEFINITIONS.sufficientDays;
  @QueryDate("The last day, `YYYY-MM-DD`; by default, the current day in the patient's time zone.") endDate?: string;
}

/** Returns the period of a series. @throws InvalidInput if it is longer than a series can be */
export function seriesPeriod({ startTimestamp, endTimestamp }: Pick<SeriesQuery, 'startTimestamp' | 'endTimestamp'>, now: Date) {
  const end = endTimestamp ?? now;
  const start = startTimestamp ?? new Date(end.getTime() - CHART_LIMITS.defaultDays * DAY_MS);
  if (end.getTime() - start.getTime() > CHART_LIMITS.days * DAY_MS + CLOCK_CHANGE_MS) {
    const detail = `Send a period of at most ${CHART_LIMITS.days} days.`;
    throw new InvalidInput([{ parameter: 'startTimestamp', code: 'not_in_range', detail }]);
  }
  return { start, end };
}

/** Returns the problem of a period with more readings than one response can contain. */
export function tooManyPoints(parameter: string): InvalidInput {
  const detail = `Send a period with at most ${CHART_LIMITS.points} readings.`;
  return new InvalidInput([{ parameter, code: 'too_many', detail }]);
}

/** Checks a day in a path. @throws InvalidInput if it is not a day from 2000 to 9998 */
export function assertChartDate(date: string, parameter: string): void {
  const isOut = date < '2000-01-01' || date > '9998-12-31';
  const error = calendarDateError(date);
  if (error) throw new InvalidInput([{ parameter, code: error.code, detail: error.detail }]);
  if (isOut) throw new InvalidInput([{ parameter, code: 'not_in_range', detail: 'Send a day from 2000-01-01 to 9998-12-31.' }]);
}
