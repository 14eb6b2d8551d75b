import { type ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate, useAddress } from '../service/router';
import { ariaSort, type Order, SortedHeading } from '../sorting/sorted-heading';
import { count } from './texts';

/** A column of a table. The first column contains the link to the entry. */
export interface Column<Entry> {
  title: string;
  value: (entry: Entry) => ComponentChildren;
  isNumber?: boolean;
  /** Whether the column contains the buttons of an entry. In a narrow window, each entry of such a table is a block, so that no button is beyond its edge. */
  hasActions?: true;
  /** Name of the order of the API that the heading of the column chooses. */
  sort?: string;
}

interface TableProperties<Entry> {
  /** Name of the table for screen readers. */
  name: string;
  columns: readonly Column<Entry>[];
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string | number;
  /** Address of the page of an entry. */
  href?: (entry: Entry) => string;
  order?: Order;
}

/** A table of entries. `j` and `k`, or the arrow keys, move between the links of its rows. */
export function Table<Entry>({ name, columns, entries, keyOf, href, order }: TableProperties<Entry>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a.row') ?? [])];
    const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // The region can get the focus, so that a table wider than the window can be scrolled by keyboard.
    <div class="scroll" role="region" aria-label={name} tabIndex={0}>
      <table class={columns.some(({ hasActions }) => hasActions) ? 'with-actions' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" class={column.isNumber ? 'number' : ''} aria-sort={ariaSort(column.sort, order)}>
                <SortedHeading title={column.title} sort={column.sort} order={order} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={move}>
          {entries.map((entry) => (
            <tr key={keyOf(entry)}>
              {columns.map((column, index) => (
                <td
                  key={column.title}
                  class={column.hasActions ? 'of-actions' : column.isNumber ? 'number' : ''}
                  data-title={column.title}
                >
                  {index === 0 && href ? (
                    <a class="row" href={href(entry)}>
                      {column.value(entry)}
                    </a>
                  ) : (
                    column.value(entry)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A page of a list of the API. */
export interface ListPage<Entry> {
  content: Entry[];
  first: boolean;
  last: boolean;
  page: number;
  size: number;
  total: number;
  /** Sentences above the list that say why it may lack entries; empty or absent if it lacks none. */
  note?: string;
}

/** Numbers of rows that a page of a list can have; the first one is the default. */
export const PAGE_SIZES = [25, 50, 100, 250];

interface PartProperties {
  /** Number of the part that is shown, from 0. */
  part: number;
  size: number;
  total: number;
  show: (part: number) => void;
}

/** Buttons that move through a long table of entries that are loaded already; nothing if all entries fit into one part. */
export function Parts({ part, size, total, show }: PartProperties) {
  if (total <= size) return null;
  const first = part * size;
  return (
    <nav class="pagination" aria-label="Parts of the table">
      <span>
        {count(first + 1)}–{count(Math.min(first + size, total))} of <strong>{count(total)}</strong>
      </span>
      <button type="button" disabled={part === 0} onClick={() => show(part - 1)}>
        Previous
      </button>
      <button type="button" disabled={first + size >= total} onClick={() => show(part + 1)}>
        Next
      </button>
    </nav>
  );
}

/** Shows the positions of the rows and their total, links to the next and previous page, and a control for the number of rows per page. */
export function Pagination({ page }: { page: Omit<ListPage<unknown>, 'content'> }) {
  const { path, query, state } = useAddress();
  const id = useId();
  const set = (changes: { page: number; size?: string }) =>
    navigate(hrefOf(path, { ...Object.fromEntries(query), ...changes }), { state });
  const pages = Math.max(1, Math.ceil(page.total / page.size));
  if (page.total === 0) return null;
  const first = (page.page - 1) * page.size + 1;
  return (
    <nav class="pagination" aria-label="Pages">
      <span>
        {page.page > pages ? 'No entries here' : `${count(first)}–${count(Math.min(page.page * page.size, page.total))}`} of{' '}
        <strong>{count(page.total)}</strong>
      </span>
      {page.total > Number(PAGE_SIZES[0]) && (
        <>
          <label for={id}>Rows</label>
          <select id={id} value={page.size} onChange={({ currentTarget: { value } }) => set({ page: 1, size: value })}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" disabled={page.first} onClick={() => set({ page: Math.min(page.page - 1, pages) })}>
        Previous
      </button>
      <button type="button" disabled={page.last} onClick={() => set({ page: page.page + 1 })}>
        Next
      </button>
    </nav>
  );
}
