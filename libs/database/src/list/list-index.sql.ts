import { preparation } from '../statement/preparation';
import { type Preparation } from '../driver/preparation';
import { statement } from '../statement/statement';

/** An index that contains the rows of a list in the list's order, and all columns that the list filters by. */
export interface ListIndex<Filter> {
  /** The default order of the list with every direction reversed, in which the index is read for pages near the end of the list. */
  reverseOrder: string;
  /** Filters that only few rows match. These rows are found by other indexes and sorted. */
  keyFilters: readonly (keyof Filter)[];
}

/** Returns whether the page of a list is read from the list's index. */
export function isReadByIndex<Filter>({ index }: { index?: ListIndex<Filter> }, filter: Filter): boolean {
  return index !== undefined && index.keyFilters.every((name) => filter[name] === undefined);
}

/**
 * SQL that makes PostgreSQL read the following statement's rows in the order of an index. Otherwise it would sort all rows of a large organization,
 * which takes ten times as long: it expects few rows, because it does not know the organization that the policies of row-level security read from a
 * setting. Without the second setting, PostgreSQL would read all device identifiers in the order of an index to avoid sorting those of one device.
 * Parallel workers would take processors from other requests.
 */
export const FOLLOW_INDEX: Preparation = preparation(
  statement<{ sort: string; workers: string }>({
    name: 'follow-index',
    text: `select set_config('enable_sort', $sort, true), set_config('enable_incremental_sort', $sort, true),
      set_config('max_parallel_workers_per_gather', $workers, true)`,
  }),
  { sort: 'off', workers: '0' },
);

/**
 * SQL that selects the rows of a page from the nearer end of the list, so that at most half of the index is read. It refers to the total in
 * `matching`; a part with the limit 0 is not executed. The limit is never greater than the number of rows, because finding out that there are no more
 * rows would read the index to its end.
 * @param size SQL expression for the number of rows on a page
 * @param offset SQL expression for the number of rows before the page
 */
export function rowsFromNearerEnd(
  rows: string,
  { order, reverseOrder }: { order: string; reverseOrder: string },
  { size, offset }: { size: string; offset: string },
): string {
  const limit = (isNearer: string) =>
    `(select case when ${isNearer} then greatest(least(${size}::bigint, total - ${offset}::bigint), 0) else 0 end from matching)`;
  const rowsAfter = `(select greatest(total - ${offset}::bigint - ${size}::bigint, 0) from matching)`;
  return `
    (${rows} order by ${order} limit ${limit(`2 * ${offset}::bigint <= total`)} offset ${offset}::bigint)
    union all
    (${rows} order by ${reverseOrder} limit ${limit(`2 * ${offset}::bigint > total`)} offset ${rowsAfter})`;
}
