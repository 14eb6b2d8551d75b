import { type PageRequest, type ReadingFilter, type ReadingKindName, type ViewName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { readingList } from './reading.sql';
import { type PositionalStatement } from '@rpm/database';
import { countsOfDays, hoursOfDay, matchingRows, type Ranges, type Value, within } from '../reading-count/counts-of-days.sql';

/**
 * Largest number of readings that a list filtered by time of receipt sorts. Beyond it, the list walks the days instead, which takes longer if few
 * readings of a day match.
 */
const MOST_SORTED = 30_000;

const ORDER = 'r.reading_timestamp desc, r.id desc';
const REVERSE_ORDER = 'r.reading_timestamp, r.id';

interface ListOptions {
  view?: ViewName | undefined;
  mostSorted?: number;
}

/**
 * Returns the statement for one page of an organization's readings, newest or oldest first, with the exact total at the same instant. No filter makes
 * it look at all readings of an organization: (1) Readings of a patient or device, or without a patient, are counted and skipped in the index of
 * patients, of devices, or of unassigned readings, which are few. (2) All others are counted from the counts of whole days and of hours, the recorded changes, the readings that are not part of the counts yet, and
 * the partial hours at the ends of a range, by index; the page then looks only at the days that it contains, each from the nearer end.
 * @param filter undefined properties do not filter
 */
export function listReadingsStatement(
  kind: ReadingKindName,
  organizationId: number,
  filter: ReadingFilter,
  { page, size, sortDescending = true }: PageRequest,
  { view, mostSorted = MOST_SORTED }: ListOptions = {},
): PositionalStatement & { values: unknown[] } {
  const values: unknown[] = [organizationId];
  const value: Value = (given, type) => `$${values.push(given)}::${type}`;
  const subject = subjectConditions(
    filter,
    (id) => value(id, 'bigint'),
    (text) => value(text, 'text'),
  );
  const ranges = rangesOf(filter);
  const taken = within('r.reading_timestamp', ranges.taken, value);
  const received = within('r.received_timestamp', ranges.received, value);
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
  const counted =
    subject.length > 0 ? `select null::timestamptz as day, count(*) as n ${matching}` : countsOfDays(kind, ranges, value);
  const inDay = subject.length > 0 ? '' : 'and r.reading_timestamp >= first and r.reading_timestamp < until';
  const part =
    subject.length > 0
      ? 'days'
      : `days cross join lateral ${received.length > 0 ? hoursOfDay(kind, ranges.received, value) : WHOLE_DAY} hours`;
  const text = `
    with counted as materialized (
        select day, sum(n)::bigint as n, sum(sum(n)) over (order by day desc)::bigint - sum(n)::bigint as newer
        from (${counted}) as counts (day, n) group by day
      ),
      total as materialized (select coalesce(sum(n), 0)::bigint as total from counted),
      days as materialized (
        select *, greatest(${offset} - newer, 0) as skipped, least(n, ${offset} + ${limit} - newer) as last
        from counted where n > 0 and newer < ${offset} + ${limit} and newer + n > ${offset}${isSorted ? ` and (select total from total) > ${mostSorted}` : ''}
      ),
      paged as materialized (
        select r.id, r.reading_timestamp from ${part} cross join lateral (
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

/** SQL for the bounds of a `day`. */
const WHOLE_DAY = `(select day as first, day + interval '24 hours' as until offset 0)`;

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

function rangesOf({ startTimestamp, endTimestamp, startCreateTimestamp, endCreateTimestamp }: ReadingFilter): Ranges {
  return {
    taken: { from: startTimestamp, to: endTimestamp },
    received: { from: startCreateTimestamp, to: endCreateTimestamp },
  };
}
