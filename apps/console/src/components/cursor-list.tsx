import { type ComponentChildren } from 'preact';
import { hrefOf } from '../service/address';
import { navigate, useAddress, useFilters } from '../service/router';
import { useInterval, useLoaded } from '../service/rpm';
import { type Filter, FilterBar } from './filters';
import { Empty, Show } from './states';
import { type Column, Table } from './table';

const REFRESH_MILLISECONDS = 5_000;
const SIZE = 50;

/** A part of a list that is read from its newest entry to older ones. */
interface CursorPart<Entry> {
  content: Entry[];
  cursor: string | null;
  hasMore: boolean;
}

interface CursorListProperties<Entry> {
  name: string;
  filters: readonly Filter[];
  columns: readonly Column<Entry>[];
  load: (input: Record<string, unknown>, signal: AbortSignal) => Promise<CursorPart<Entry>>;
  keyOf: (entry: Entry) => string | number;
  href?: (entry: Entry) => string;
  /** Text of an empty list without filters. */
  empty: ComponentChildren;
  /** Whether the newest entries are loaded again every few seconds while the tab is visible. */
  isLive?: boolean;
  /** A value whose change loads the list again, for example after an entry was changed. */
  version?: number;
}

/** A list with its filters, newest entry first. It has links to older entries instead of pages, because entries are added while somebody reads it. */
export function CursorList<Entry>(properties: CursorListProperties<Entry>) {
  const { name, filters, columns, load, keyOf, href, empty, isLive = false, version = 0 } = properties;
  const { values, change } = useFilters(filters);
  const { path, query, state } = useAddress();
  const set: Record<string, string> = {};
  for (const { name: filter } of filters) {
    const value = values[filter];
    if (value !== undefined) set[filter] = value;
  }
  const { after } = values;
  const input = { ...set, ...(after !== undefined && { after }), size: SIZE };
  const loaded = useLoaded((signal) => load(input, signal), [input, version]);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, isLive && after === undefined);
  const show = (position: string | undefined) =>
    navigate(hrefOf(path, { ...Object.fromEntries(query), after: position }), { state });
  return (
    <>
      {/* A changed filter shows the newest entries that match it. */}
      {filters.length > 0 && (
        <FilterBar filters={filters} values={values} change={(changes) => change({ ...changes, after: '' })} />
      )}
      <Show loaded={loaded}>
        {({ content, cursor, hasMore }) => (
          <>
            {content.length > 0 && (
              <Table name={name} columns={columns} entries={content} keyOf={keyOf} {...(href && { href })} />
            )}
            {content.length === 0 && <Empty>{Object.keys(set).length > 0 ? <p>Nothing matches these filters.</p> : empty}</Empty>}
            {(after !== undefined || hasMore) && (
              <nav class="pagination" aria-label="Parts of the list">
                <button type="button" disabled={after === undefined} onClick={() => show(undefined)}>
                  Newest
                </button>
                <button type="button" disabled={!hasMore} onClick={() => show(cursor ?? undefined)}>
                  Older
                </button>
              </nav>
            )}
          </>
        )}
      </Show>
    </>
  );
}
