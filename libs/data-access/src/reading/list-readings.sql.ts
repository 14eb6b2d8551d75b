import { type PageRequest, type ReadingFilter, type ReadingKindName, type ViewName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { readingList } from './reading.sql';
import { type PageRow, type Statement, unnamedStatement } from '@rpm/database';
import {
  countsOfDays,
  hoursOfDay,
  InstantArguments,
  matchingRows,
  type Ranges,
  within,
} from '../reading-count/counts-of-days.sql';

/**
 * Maximum number of readings that a list filtered by time of receipt sorts. If more match, the list reads day by day, which takes longer if few
 * readings of a day match.
 */
const MOST_SORTED = 30_000;

const ORDER = 'r.reading_timestamp desc, r.id desc';
const REVERSE_ORDER = 'r.reading_timestamp, r.id';

interface ListOptions {
  view?: ViewName | undefined;
  mostSorted?: number;
}

/** The readings that a filter selects. */
interface Selection {
  kind: ReadingKindName;
  /** SQL for the matching rows `r`: the clauses `from` and `where` of a query. */
  matching: string;
  ranges: Ranges;
  parameterOf: InstantArguments['parameterOf'];
  /** Whether the filter names a patient or a device, or readings without a patient or entered in error, so that an index finds these few readings. */
  isOfSubject: boolean;
}

/**
 * Returns the statement for one page of an organization's readings, newest or oldest first, with the exact total at the same instant. It never reads all
 * readings of an organization: (1) If the filter selects a patient, a device, readings without a patient or readings that were entered in error, the matching
 * readings are few. They are counted and skipped in an index on these readings. (2) Otherwise, the total is the sum of the stored counts
 * of whole days and hours, the recorded changes, the readings that are not counted yet, and the readings in partial hours at the ends of a range, which an
 * index finds. The page then reads only the days that it contains, each from the nearer end.
 * @param filter undefined properties do not filter
 */
export function listReadingsStatement(
  kind: ReadingKindName,
  filter: ReadingFilter,
  { page, size, sortDescending = true }: PageRequest,
  { view, mostSorted = MOST_SORTED }: ListOptions = {},
): { statement: Statement<object, PageRow>; args: object } {
  const { args, parameterOf } = new InstantArguments();
  const ranges = rangesOf(filter);
  const subject = subjectConditions(filter);
  const taken = within('r.reading_timestamp', ranges.taken, parameterOf);
  const received = within('r.received_timestamp', ranges.received, parameterOf);
  // Readings that were entered in error are few, and the counts of days do not include them.
  const { enteredInError = false } = filter;
  const isOfSubject = subject.length > 0 || enteredInError;
  const matching = matchingRows(kind, enteredInError, ...subject, ...taken, ...received);
  const selection: Selection = { kind, matching, ranges, parameterOf, isOfSubject };
  const place = placeOfPage(sortDescending);
  const isSorted = !isOfSubject && taken.length === 0 && received.length > 0;
  const text = `
    with counted as materialized (${countedDays(selection)}
      ),
      total as materialized (select coalesce(sum(n), 0)::bigint as total from counted),
      days as materialized (${daysOfPage(place)}${isSorted ? ` and (select total from total) > ${mostSorted}` : ''}
      ),
      paged as materialized (${readingsOfDays(selection)}${isSorted ? sortedPage(selection, place, mostSorted) : ''}
      )
    select total.total, paged.id is not null as "isRow",
      (select ${readingList(kind, { view }).json} from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = paged.id)::text as json
    from total left join paged on true
    order by ${sortDescending ? 'paged.reading_timestamp desc, paged.id desc' : 'paged.reading_timestamp, paged.id'}`;
  return { statement: unnamedStatement(text), args: { ...filter, ...args, size, rowsBefore: (page - 1) * size } };
}

/**
 * The place of a page in the list that begins with the newest reading, as SQL: the maximum number of readings on the page, and the number of readings
 * before the page.
 */
interface PlaceOfPage {
  limit: string;
  offset: string;
}

const SIZE = '$size::bigint';
const ROWS_BEFORE = '$rowsBefore::bigint';

/** The list that begins with the oldest readings is the reverse of the list that begins with the newest ones. */
function placeOfPage(sortDescending: boolean): PlaceOfPage {
  if (sortDescending) return { limit: SIZE, offset: ROWS_BEFORE };
  return {
    limit: `(select greatest(least(${SIZE}, total - ${ROWS_BEFORE}), 0) from total)`,
    offset: `(select greatest(total - ${ROWS_BEFORE} - ${SIZE}, 0) from total)`,
  };
}

/**
 * SQL for the number of readings of each day, and for the number of readings of newer days (`newer`). If an index finds the few matching readings, all of
 * them are counted as one day, which is null.
 */
function countedDays({ kind, matching, ranges, parameterOf, isOfSubject }: Selection): string {
  const counts = isOfSubject
    ? `select null::timestamptz as day, count(*) as n ${matching}`
    : countsOfDays(kind, ranges, parameterOf);
  return `
        select day, sum(n)::bigint as n, sum(sum(n)) over (order by day desc)::bigint - sum(n)::bigint as newer
        from (${counts}) as counts (day, n) group by day`;
}

/**
 * SQL that selects the days that have readings on the page. Of each day, the page contains the readings up to number `last`, except for the first
 * `skipped`.
 */
const daysOfPage = ({ limit, offset }: PlaceOfPage) => `
        select *, greatest(${offset} - newer, 0) as skipped, least(n, ${offset} + ${limit} - newer) as last
        from counted where n > 0 and newer < ${offset} + ${limit} and newer + n > ${offset}`;

/** SQL that selects the readings on the page, day by day. Each day is read from the end at which fewer readings are skipped. */
function readingsOfDays(selection: Selection): string {
  const { matching, isOfSubject } = selection;
  const inPeriod = isOfSubject ? '' : 'and r.reading_timestamp >= first and r.reading_timestamp < until';
  return `
        select r.id, r.reading_timestamp from ${periodsOfDays(selection)} cross join lateral (
          (select r.id, r.reading_timestamp ${matching} ${inPeriod} and skipped + last <= n
            order by ${ORDER} offset skipped limit last - skipped)
          union all
          (select r.id, r.reading_timestamp ${matching} ${inPeriod} and skipped + last > n
            order by ${REVERSE_ORDER} offset n - last limit last - skipped)
        ) r`;
}

/** SQL for the days of the page, each with the bounds `first` and `until` between which all of its matching readings lie. */
function periodsOfDays({ kind, ranges: { received }, parameterOf, isOfSubject }: Selection): string {
  if (isOfSubject) return 'days';
  const isLimited = received.from !== undefined || received.to !== undefined;
  return `days cross join lateral ${isLimited ? hoursOfDay(kind, received, parameterOf) : WHOLE_DAY} hours`;
}

/** SQL for the bounds of a `day`. */
const WHOLE_DAY = `(select day as first, day + interval '24 hours' as until offset 0)`;

/** SQL for the page if few readings were received in a range: reads them by time of receipt and sorts them. */
const sortedPage = ({ matching }: Selection, { limit, offset }: PlaceOfPage, mostSorted: number) => `
        union all
        select * from (
          select r.id, r.reading_timestamp
          from (select r.id, r.reading_timestamp ${matching} and (select total from total) <= ${mostSorted} offset 0) r
          order by ${ORDER} offset ${offset} limit ${limit}
        ) r`;

/** SQL conditions of the filters by patient and device. With both filters, `device_id + 0` keeps PostgreSQL from using the index of devices. */
function subjectConditions({ patientId, patientExternalIdentifier, deviceId, unassigned }: ReadingFilter): string[] {
  const { conditions } = readingList('weight');
  const condition = (name: keyof typeof conditions, type: string) =>
    conditions[name].replace(/\$(?![a-z])/, () => `$${name}::${type}`);
  const patient = [
    ...(patientId === undefined ? [] : [condition('patientId', 'bigint')]),
    ...(patientExternalIdentifier === undefined ? [] : [condition('patientExternalIdentifier', 'text')]),
    ...(unassigned ? ['r.patient_id is null'] : []),
  ];
  if (deviceId === undefined) return patient;
  return [...patient, `${patient.length > 0 ? 'r.device_id + 0' : 'r.device_id'} = $deviceId::bigint`];
}

function rangesOf({ startTimestamp, endTimestamp, startCreateTimestamp, endCreateTimestamp }: ReadingFilter): Ranges {
  return {
    taken: { from: startTimestamp, to: endTimestamp },
    received: { from: startCreateTimestamp, to: endCreateTimestamp },
  };
}
