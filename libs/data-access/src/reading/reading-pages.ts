import { type ReadingFilter, type ReadingKindName } from '@rpm/domain';
import { assertNotMerged } from '../patient/merged-patient';
import { type Database, matchingRows, type Statement, unnamedStatement } from '@rpm/database';
import { readingList } from './reading.sql';
import { readingTableOf } from '@rpm/schema';

/** Number of readings that one statement reads, and that are in memory at a time. */
const PAGE_SIZE = 500;

/** A reading, and its position in the list. */
interface PageEntry {
  id: number;
  timestamp: string;
  json: string;
}

/**
 * Yields all readings that match a filter as JSON, newest first, in pages of at most 500. Each page is a statement of its own that continues after the
 * last reading of the page before. Between two pages no transaction is open and no connection is held, however slowly the caller continues; in return,
 * a reading that is stored or changed meanwhile may be missing or be as it was before.
 * @throws PatientMerged if the filter names a patient who was merged
 */
export async function* readingPages(
  database: Database,
  kind: ReadingKindName,
  organizationId: number,
  filter: ReadingFilter,
): AsyncGenerator<string[]> {
  let last: PageEntry | undefined;
  for (;;) {
    const { statement, args } = pageStatement(kind, filter, last);
    const rows: PageEntry[] = await database.run({ organizationId }, statement, args);
    if (!last && rows.length === 0 && filter.patientId !== undefined) {
      await assertNotMerged(database.alone({ organizationId }), filter.patientId);
    }
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1);
  }
}

/** Returns the statement for the readings that follow the reading `last` in the list. Only the readings of the page are converted to JSON. */
function pageStatement(
  kind: ReadingKindName,
  filter: ReadingFilter,
  last: PageEntry | undefined,
): { statement: Statement<object, PageEntry>; args: object } {
  const list = readingList(kind, filter);
  const { matching, args } = matchingRows(list, filter);
  // The timestamp is passed as PostgreSQL's text, because a JavaScript date would lose its microseconds.
  const after = last ? `and (r.reading_timestamp, r.id) < ($lastTimestamp::timestamptz, $lastId::bigint)` : '';
  const text = `
    select paged.id, paged.reading_timestamp::text as timestamp,
      (select ${list.json} from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = paged.id)::text as json
    from (select r.id, r.reading_timestamp ${matching} ${after} order by ${list.order} limit ${PAGE_SIZE}) paged
    order by paged.reading_timestamp desc, paged.id desc`;
  return {
    statement: unnamedStatement(text),
    args: { ...args, ...(last && { lastTimestamp: last.timestamp, lastId: last.id }) },
  };
}
