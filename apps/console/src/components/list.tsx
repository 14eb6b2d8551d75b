import { type ComponentChildren } from 'preact';
import { useInterval, useLoaded } from '../service/rpm';
import { useFilters } from '../service/router';
import { type Filter, FilterBar } from './filters';
import { orderOf } from '../sorting/sorted-heading';
import { Empty, Show } from './states';
import { type Column, type ListPage, PAGE_SIZES, Pagination, Table } from './table';

const REFRESH_MILLISECONDS = 5_000;

interface ListProperties<Entry> {
  name: string;
  filters: readonly Filter[];
  columns: readonly Column<Entry>[];
  load: (input: Record<string, unknown>, signal: AbortSignal) => Promise<ListPage<Entry>>;
  keyOf: (entry: Entry) => string | number;
  href?: (entry: Entry) => string;
  /** Text of an empty list: the reason why it is empty, and how it is filled. */
  empty: ComponentChildren;
  /** Part of the page below the list that depends on its filters, such as a button that saves all of its pages. An empty list has it, too: the file may contain more. */
  below?: (filters: Readonly<Record<string, string>>) => ComponentChildren;
  /** Order of the API in which the list is at first, if headings of columns can choose another one. */
  sort?: string;
  /** Returns whether people can choose the order of the entries that match the filters; if absent, they always can. */
  isSortable?: (filters: Readonly<Record<string, string>>) => boolean;
  /** Whether the list is loaded again every few seconds while the tab is visible. */
  isLive?: boolean;
}

/** A list with its filters, its exact total and links to its pages. Filters are in the address, so that a link can be sent; private filters are not. */
export function List<Entry>({
  name,
  filters,
  columns,
  load,
  keyOf,
  href,
  empty,
  below,
  sort: usualSort,
  isSortable = () => true,
  isLive = false,
}: ListProperties<Entry>) {
  const { values, change } = useFilters(filters);
  const set: Record<string, string> = {};
  for (const { name: filter } of filters) {
    const value = values[filter];
    if (value !== undefined) set[filter] = value;
  }
  const order = usualSort === undefined || !isSortable(set) ? undefined : orderOf(values, usualSort, change);
  const input = {
    ...set,
    ...(order && { sort: order.sort, sortDescending: order.isDescending }),
    page: values['page'] ?? 1,
    size: values['size'] ?? PAGE_SIZES[0],
  };
  const loaded = useLoaded((signal) => load(input, signal), input);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, isLive);
  return (
    <>
      {filters.length > 0 && <FilterBar filters={filters} values={values} change={change} />}
      <Show loaded={loaded}>
        {(page) => (
          <>
            {(page.note ?? '') !== '' && (
              <p class="notice" role="status">
                {page.note}
              </p>
            )}
            {page.total > 0 && (
              <Table
                name={name}
                columns={columns}
                entries={page.content}
                keyOf={keyOf}
                {...(href && { href })}
                {...(order && { order })}
              />
            )}
            {page.total === 0 && <Empty>{Object.keys(set).length > 0 ? <p>Nothing matches these filters.</p> : empty}</Empty>}
            <Pagination page={page} />
            {below?.(set)}
          </>
        )}
      </Show>
    </>
  );
}
