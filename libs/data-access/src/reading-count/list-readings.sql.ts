import { type PageRequest, type ReadingFilter, type ReadingKindName, type ViewName } from '@rpm/domain';
import { readingTableOf } from '../reading/reading-table';
import { readingList } from '../reading/reading.sql';
import { type Statement } from '../scope/organization-scope';
import { roundRange, type TimeRange } from './round-range';

/**
 * Largest number of readings that a list filtered by time of receipt sorts. Beyond it, the list walks the days instead, which takes longer if few
 * readings of a day match.
 */
const MOST_SORTED = 30_000;

/** The greatest possible id. As an upper bound, it makes the planner expect few readings above an id that it does not know. */
export const GREATEST_ID = '9223372036854775807';

/** Any midnight. Counting the days since then takes a fraction of the time of converting each timestamp to a date. */
const MIDNIGHT = `timestamptz '2000-01-01Z'`;
const dayOf = (instant: string) => `(${instant} at time zone 'UTC')::date`;
const ORDER = 'r.reading_timestamp desc, r.id desc';
const REVERSE_ORDER = 'r.reading_timestamp, r.id';

/** Conditions that a column is in a range. @param boundOf converts the SQL of an instant to the type of the column */
type Within = (column: string, range: TimeRange, boundOf?: (instant: string) => string) => string[];

interface ListOptions {
  view?: ViewName | undefined;
  mostSorted?: number;
}

/**
 * Returns the statement for one page of an organization's readings, newest or oldest first, with the exact total at the same instant. No filter makes
 * it look at all readings of an organization: (1) Readings of a patient or device, or without a patient, are counted and skipped in the index of
 * patients, of devices, or of unassigned readings, which are few. (2) All others are counted from the counts of whole days, the recorded changes, the readings that are not part of the counts yet, and the partial days at
 * the ends of a range, by index; the page then looks only at the days that it contains, each from the nearer end.
 * @param filter undefined properties do not filter
 */
export function listReadingsStatement(
  kind: ReadingKindName,
  organizationId: number,
  filter: ReadingFilter,
  { page, size, sortDescending = true }: PageRequest,
  { view, mostSorted = MOST_SORTED }: ListOptions = {},
): Statement & { values: unknown[] } {
  const values: unknown[] = [organizationId];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const subject = subjectConditions(
    filter,
    (id) => value(id, 'bigint'),
    (text) => value(text, 'text'),
  );
  const within: Within = (column, { from, to }, boundOf = (instant) => instant) => [
    ...(from ? [`${column} >= ${boundOf(value(from, 'timestamptz'))}`] : []),
    ...(to ? [`${column} < ${boundOf(value(to, 'timestamptz'))}`] : []),
  ];
  const ranges = rangesOf(filter);
  const [taken, received] = [within('r.reading_timestamp', ranges.taken), within('r.received_timestamp', ranges.received)];
  const matching = matchingRows(kind, ...subject, ...taken, ...received);
  const [pageSize, rowsBefore] = [value(size, 'bigint'), value((page - 1) * size, 'bigint')];
  // The list that begins with the oldest readings is the reverse of the list that begins with the newest ones.
  const [limit, offset] = sortDescending
    ? [pageSize, rowsBefore]
    : [
        `(select greatest(least(${pageSize}, total - ${rowsBefore}), 0) from total)`,
        `(select greatest(total - ${rowsBefore} - ${pageSize}, 0) from total)`,
      ];

  const isSorted = subject.length === 0 && taken.length === 0 && received.length > 0;
  const counted = subject.length > 0 ? `select null::date as day, count(*) as n ${matching}` : countsOfDays(kind, ranges, within);
  const inDay =
    subject.length > 0
      ? ''
      : `and r.reading_timestamp >= day::timestamp at time zone 'UTC'
            and r.reading_timestamp < (day + 1)::timestamp at time zone 'UTC'`;
  const text = `
    with counted as materialized (select day, sum(n)::bigint as n from (${counted}) as counts (day, n) group by day),
      total as materialized (select coalesce(sum(n), 0)::bigint as total from counted),
      days as materialized (
        select *, greatest(${offset} - newer, 0) as skipped, least(n, ${offset} + ${limit} - newer) as last
        from (select day, n, sum(n) over (order by day desc)::bigint - n as newer from counted where n > 0) d
        where newer < ${offset} + ${limit} and newer + n > ${offset}${isSorted ? ` and (select total from total) > ${mostSorted}` : ''}
      ),
      paged as materialized (
        select r.id, r.reading_timestamp from days, lateral (
          (select r.id, r.reading_timestamp ${matching} ${inDay} and skipped + last <= n
            order by ${ORDER} offset skipped limit last - skipped)
          union all
          (select r.id, r.reading_timestamp ${matching} ${inDay} and skipped + last > n
            order by ${REVERSE_ORDER} offset n - last limit last - skipped)
        ) r${isSorted ? sortedPage(`${matching} and (select total from total) <= ${mostSorted}`, offset, limit) : ''}
      )
    select total.total, paged.id is not null as "isRow",
      (select ${readingList(kind, view).json} from ${readingTableOf(kind)} r where r.organization_id = $1 and r.id = paged.id)::text as json
    from total left join paged on true
    order by ${sortDescending ? 'paged.reading_timestamp desc, paged.id desc' : 'paged.reading_timestamp, paged.id'}`;
  return { text, values };
}

/** SQL for the page if few readings were received in a range: reads them by time of receipt and sorts them. */
const sortedPage = (matching: string, offset: string, limit: string) => `
        union all
        select * from (
          select r.id, r.reading_timestamp
          from (select r.id, r.reading_timestamp ${matching} offset 0) r
          order by ${ORDER} offset ${offset} limit ${limit}
        ) r`;

/** SQL conditions of the filters by patient and device. With both filters, `device_id + 0` keeps PostgreSQL from using the index of devices. */
function subjectConditions(
  { patientId, patientExternalIdentifier, deviceId, unassigned }: ReadingFilter,
  id: (value: number) => string,
  text: (value: string) => string,
): string[] {
  const { conditions } = readingList('weight');
  const patient = [
    ...(patientId === undefined ? [] : [conditions.patientId.replace('$', id(patientId))]),
    ...(patientExternalIdentifier === undefined
      ? []
      : [conditions.patientExternalIdentifier.replace(/\$(?!\d)/, text(patientExternalIdentifier))]),
    ...(unassigned ? ['r.patient_id is null'] : []),
  ];
  if (deviceId === undefined) return patient;
  return [...patient, patient.length > 0 ? `r.device_id + 0 = ${id(deviceId)}` : `r.device_id = ${id(deviceId)}`];
}

function rangesOf({ startTimestamp, endTimestamp, startCreateTimestamp, endCreateTimestamp }: ReadingFilter) {
  return {
    taken: { from: startTimestamp, to: endTimestamp },
    received: { from: startCreateTimestamp, to: endCreateTimestamp },
  };
}

function matchingRows(kind: ReadingKindName, ...conditions: string[]): string {
  return `from ${readingTableOf(kind)} r where ${['r.organization_id = $1', 'r.void_timestamp is null', ...conditions].join(' and ')}`;
}

/** Returns SQL for the number of matching readings per day; the numbers of a day have to be added. */
function countsOfDays(kind: ReadingKindName, ranges: ReturnType<typeof rangesOf>, within: Within): string {
  // Nothing is received in the future. A reading may have been taken in the future if a clock is wrong.
  const [taken, received] = [roundRange(ranges.taken), roundRange(ranges.received, new Date())];
  const counts: string[] = [`select null::date, 0 where false`];
  const countRows = (isAdded: boolean, ...conditions: string[]) =>
    counts.push(`
      select ${dayOf('start')}, ${isAdded ? '' : '-'}n from (
        select date_bin('1 day', r.reading_timestamp, ${MIDNIGHT}) as start, count(*) as n ${matchingRows(kind, ...conditions)} group by 1
      ) r`);
  // With the sets T (taken) and R (received), each the whole days w and corrections c: T R = (Tw + Tc) R = Tw Rw + Tw Rc + Tc R.
  if (taken.days && received.days) {
    const days = [...within('c.reading_day', taken.days, dayOf), ...within('c.receipt_day', received.days, dayOf)];
    const ofKind = ['c.organization_id = $1', `c.kind = '${kind}'`, ...days].join(' and ');
    const countedId = `(select counted_id from reading_count_state where kind = '${kind}')`;
    counts.push(`select c.reading_day, c.count from reading_count c where ${ofKind}`);
    counts.push(`select c.reading_day, c.change from reading_count_delta c where ${ofKind} and c.reading_id <= ${countedId}`);
    const rows = [...within('r.reading_timestamp', taken.days), ...within('r.received_timestamp', received.days)];
    const where = rows.length > 0 ? `where ${rows.join(' and ')}` : '';
    counts.push(`select ${dayOf('r.reading_timestamp')}, count(*) from ${uncounted(kind, countedId)} r ${where} group by 1`);
  }
  if (taken.days) {
    for (const part of received.corrections)
      countRows(part.isAdded, ...within('r.received_timestamp', part), ...within('r.reading_timestamp', taken.days));
  }
  for (const part of taken.corrections) {
    const conditions = [...within('r.reading_timestamp', part), ...within('r.received_timestamp', ranges.received)];
    if (isWithinDay(part))
      counts.push(
        `select date '${dayTextOf(part.from)}', ${part.isAdded ? '' : '-'}count(*) ${matchingRows(kind, ...conditions)}`,
      );
    else countRows(part.isAdded, ...conditions);
  }
  return counts.join(' union all ');
}

/** SQL for the readings that are not part of the counts yet. `offset 0` keeps other conditions from selecting another index than that of ids. */
const uncounted = (kind: ReadingKindName, countedId: string) => `(
      select r.reading_timestamp, r.received_timestamp ${matchingRows(kind, `r.id > ${countedId}`, `r.id <= ${GREATEST_ID}`)} offset 0
    )`;

/** Whether all instants of a range are in one UTC day, so that its readings need not be grouped by day, and the day is written with four digits. */
const isWithinDay = ({ from, to }: Required<TimeRange>) =>
  dayTextOf(from) === dayTextOf(new Date(to.getTime() - 1)) &&
  /^\d{4}-/.test(dayTextOf(from)) &&
  !dayTextOf(from).startsWith('0000');

const dayTextOf = (instant: Date) => instant.toISOString().slice(0, 10);
