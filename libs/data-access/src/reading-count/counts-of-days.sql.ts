import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { DAY_MS, dayOf, HOUR_MS, hourOf } from './count-period';
import { type RoundedRange, roundRange, type TimeRange } from './round-range';
import { countedId, uncountedReadings } from './uncounted-readings.sql';

/** Returns the SQL for an instant that is passed as a parameter. */
type ParameterOf = (instant: Date) => string;

/** The instants with which the conditions of a statement compare, each as a named argument. */
export class InstantArguments {
  readonly args: Record<string, Date> = {};

  readonly parameterOf: ParameterOf = (instant) => {
    const name = `instant${Object.keys(this.args).length + 1}`;
    this.args[name] = instant;
    return `$${name}::timestamptz`;
  };
}

/** SQL for the rows of readings that meet conditions: of those that were entered in error, or of all others. */
export function matchingRows(kind: ReadingKindName, enteredInError: boolean, ...conditions: string[]): string {
  const visible = `r.void_timestamp is ${enteredInError ? 'not null' : 'null'}`;
  return `from ${readingTableOf(kind)} r where ${['r.organization_id = $organizationId', visible, ...conditions].join(' and ')}`;
}

/** SQL conditions that a column is in a range. @param boundOf converts the SQL of an instant to the type of the column */
export const within = (
  column: string,
  { from, to }: TimeRange,
  parameterOf: ParameterOf,
  boundOf = (instant: string) => instant,
) => [
  ...(from ? [`${column} >= ${boundOf(parameterOf(from))}`] : []),
  ...(to ? [`${column} < ${boundOf(parameterOf(to))}`] : []),
];

/** Readings by the time at which they were taken, and at which they were received. */
export interface Ranges<Range = TimeRange> {
  taken: Range;
  received: Range;
}

/** A part of the readings in {@link Ranges}, which is added to others or subtracted from them. */
interface Part extends Ranges {
  isAdded: boolean;
}

/**
 * Divides the readings in two ranges into parts. T is the set of readings taken in a range, R the set received in a range. Each consists of whole periods
 * (w) and corrections (c): T R = (Tw + Tc) R = Tw Rw + Tw Rc + Tc R.
 */
function divide({ taken, received }: Ranges<RoundedRange>): { whole: Ranges | null; parts: Part[] } {
  const parts: Part[] = [];
  if (taken.whole)
    for (const { isAdded, ...part } of received.corrections) parts.push({ isAdded, taken: taken.whole, received: part });
  for (const { isAdded, ...part } of taken.corrections) parts.push({ isAdded, taken: part, received: received.range });
  return { whole: taken.whole && received.whole && { taken: taken.whole, received: received.whole }, parts };
}

const signed = (isAdded: boolean, number: string) => `${isAdded ? '' : '-'}${number}`;

/**
 * Returns SQL for rows with a `day` (the beginning of a UTC day) and a number of matching readings. A day can have several rows, whose numbers have to be
 * added. Readings that no stored count of a day or an hour contains are counted one by one.
 */
export function countsOfDays(kind: ReadingKindName, ranges: Ranges, parameterOf: ParameterOf): string {
  // No reading has a time of receipt in the future. A reading may have been taken at a time in the future if a clock is wrong.
  const taken = roundRange(ranges.taken, HOUR_MS);
  const received = roundRange(ranges.received, HOUR_MS, new Date());
  const { whole, parts } = divide({ taken, received });
  return [
    'select null::timestamptz, 0 where false',
    ...(whole ? countsOfHours(kind, whole, parameterOf) : []),
    ...parts.map((part) => countOfRows(kind, part, parameterOf)),
  ].join(' union all ');
}

/**
 * Returns a subquery for the whole hours `first` and `until` of a `day`, between which all its readings lie that were received in the range; other
 * readings may lie there too. On the first and last days of the range, most readings of a day may have been received outside the range. These bounds
 * spare a page from skipping them one by one.
 */
export function hoursOfDay(kind: ReadingKindName, received: TimeRange, parameterOf: ParameterOf): string {
  const ofKind = `c.organization_id = $organizationId and c.kind = '${kind}'`;
  const ofDay = (column: string) => `${column} >= day and ${column} < day + interval '24 hours'`;
  const { from, to } = received;
  const wholeHours = {
    from: from && new Date(Math.floor(from.getTime() / HOUR_MS) * HOUR_MS),
    to: to && new Date(Math.ceil(to.getTime() / HOUR_MS) * HOUR_MS),
  };
  const counted = [ofKind, ofDay('c.reading_hour'), ...within('c.receipt_hour', wholeHours, parameterOf)].join(' and ');
  return `(
    select min(hour) as first, max(hour) + interval '1 hour' as until from (
      select c.reading_hour from reading_hour_count c where ${counted}
      union all select c.reading_hour from reading_count_delta c where ${ofKind} and ${ofDay('c.reading_hour')}
      union all select ${hourOf('r.reading_timestamp')} from ${uncountedReadings(kind)} r where ${ofDay('r.reading_timestamp')}
    ) as hours (hour)
  )`;
}

/** Returns statements that count the readings of whole hours, by whole days as far as possible. */
function countsOfHours(kind: ReadingKindName, whole: Ranges, parameterOf: ParameterOf): string[] {
  const ofKind = ['c.organization_id = $organizationId', `c.kind = '${kind}'`];
  const inHours = ({ taken, received }: Ranges) =>
    [...ofKind, ...within('c.reading_hour', taken, parameterOf), ...within('c.receipt_hour', received, parameterOf)].join(
      ' and ',
    );
  const inDays = ({ taken, received }: Ranges) =>
    [
      ...ofKind,
      ...within('c.reading_day', taken, parameterOf, dateOf),
      ...within('c.receipt_day', received, parameterOf, dateOf),
    ].join(' and ');
  const inUncounted = ['r.void_timestamp is null', ...inRanges(whole, parameterOf)].join(' and ');
  const days = divide({ taken: roundRange(whole.taken, DAY_MS), received: roundRange(whole.received, DAY_MS) });
  return [
    ...(days.whole
      ? [`select c.reading_day::timestamp at time zone 'UTC', c.count from reading_count c where ${inDays(days.whole)}`]
      : []),
    ...days.parts.map(
      (part) => `
      select ${dayOf('c.reading_hour')}, ${signed(part.isAdded, 'c.count')} from reading_hour_count c where ${inHours(part)}`,
    ),
    `
      select ${dayOf('c.reading_hour')}, c.change from reading_count_delta c
      where ${inHours(whole)} and c.reading_id <= ${countedId(kind)}`,
    `
      select ${dayOf('r.reading_timestamp')}, count(*) from ${uncountedReadings(kind)} r where ${inUncounted} group by 1`,
  ];
}

/** Returns a statement that counts readings one by one with an index. Within one UTC day, it has no GROUP BY, which would take most of the time. */
function countOfRows(kind: ReadingKindName, { isAdded, ...part }: Part, parameterOf: ParameterOf): string {
  const rows = matchingRows(kind, false, ...inRanges(part, parameterOf));
  const { from } = part.taken;
  return from && isWithinDay(part.taken)
    ? `select ${dayOf(parameterOf(from))}, ${signed(isAdded, 'count(*)')} ${rows}`
    : `select ${dayOf('r.reading_timestamp')}, ${signed(isAdded, 'count(*)')} ${rows} group by 1`;
}

const inRanges = ({ taken, received }: Ranges, parameterOf: ParameterOf) => [
  ...within('r.reading_timestamp', taken, parameterOf),
  ...within('r.received_timestamp', received, parameterOf),
];

const dateOf = (instant: string) => `(${instant} at time zone 'UTC')::date`;

/** Whether all instants of a range are in one UTC day. */
const isWithinDay = ({ from, to }: TimeRange) =>
  from !== undefined && to !== undefined && Math.floor(from.getTime() / DAY_MS) === Math.floor((to.getTime() - 1) / DAY_MS);
