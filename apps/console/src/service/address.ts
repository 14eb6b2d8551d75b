const BASE = '/console';

/** Values that the address bar must not show, such as the name that somebody searches for. They are kept in the history entry of the tab. */
export type PrivateState = Readonly<Record<string, string>>;

/** An entry of the browser's history, as the console stores it. */
export interface HistoryEntry {
  /** Number of the entry in the order in which the tab has shown them. */
  position: number;
  state: PrivateState;
  /** Scroll position of the page when the browser left the console or loaded it anew. */
  scroll?: number;
}

/** The page that the console shows. */
export interface Address {
  /** Path below `/console`, such as `/patients/5`. */
  path: string;
  query: URLSearchParams;
  state: PrivateState;
}

/** Reads the address of the page that the browser shows. @param entry its entry in the history; null if the console has not stored one yet */
export function addressOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  entry: Pick<HistoryEntry, 'state'> | null,
): Address {
  const path = pathname.slice(BASE.length).replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, query: new URLSearchParams(search), state: entry?.state ?? {} };
}

/** Returns the address of a page for a link, with those parameters that have a value. */
export function hrefOf(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return `${BASE}${path}${text === '' ? '' : `?${text}`}`;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>;

/** Returns the page of the console to which a click on a link leads; null if the browser has to follow the link itself. */
export function pageOfClick(click: Click, link: Link, origin: string): string | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  if (!isPlain || click.defaultPrevented || link.origin !== origin || link.hash !== '') return null;
  return link.pathname === BASE || link.pathname.startsWith(`${BASE}/`) ? link.pathname + link.search : null;
}

/**
 * Returns the address after some filters have changed. Unless `changes` names a page of the list, it is the address of the first page. Values with one of
 * the private names are part of the state instead of the query.
 */
export function filteredAddress(
  { path, query, state }: Address,
  changes: Readonly<Record<string, string>>,
  privateNames: readonly string[],
): { href: string; state: PrivateState } {
  const all: Record<string, string> = { ...Object.fromEntries(query), ...state, page: '', ...changes };
  const kept = Object.entries(all).filter(([, value]) => value !== '');
  const isPrivate = ([name]: [string, string]) => privateNames.includes(name);
  return {
    href: hrefOf(path, Object.fromEntries(kept.filter((entry) => !isPrivate(entry)))),
    state: Object.fromEntries(kept.filter(isPrivate)),
  };
}
