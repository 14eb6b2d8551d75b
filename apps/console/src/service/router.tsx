import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Address, addressOf, filteredAddress, type HistoryEntry, pageOfClick, type PrivateState } from './address';
import { drafts, mayLeave } from './drafts';
import { rememberScroll, restoreScroll } from './scroll';

const AddressContext = createContext<Address>({ path: '/', query: new URLSearchParams(), state: {} });

const CHANGED = 'console:address';

/** Returns the entry of the history that the browser shows; null if the console has not stored it. */
function storedEntry(): HistoryEntry | null {
  const state = history.state as Partial<HistoryEntry> | null;
  return state?.position === undefined ? null : { state: {}, ...state, position: state.position };
}

/** The entry of the browser's history that is shown. */
let shown: HistoryEntry = { position: 0, state: {} };

function showEntry(entry: HistoryEntry): void {
  shown = entry;
  dispatchEvent(new Event(CHANGED));
}

/** Shows another page, unless the person wants to stay in a changed form. @param href address of {@link hrefOf} */
export function navigate(href: string, { replace = false, state = {} }: { replace?: boolean; state?: PrivateState } = {}): void {
  if (!mayLeave()) return;
  rememberScroll(shown.position);
  const entry = { position: shown.position + (replace ? 0 : 1), state };
  if (replace) history.replaceState(entry, '', href);
  else history.pushState(entry, '', href);
  showEntry(entry);
}

/** Follows the browser to another entry of its history, for example after Back. */
function followHistory(): void {
  const entry = storedEntry();
  if (entry === null) {
    // The browser has followed a link to a part of the page, such as "Skip to the page".
    shown = { ...shown, position: shown.position + 1 };
    history.replaceState(shown, '');
  } else if (entry.position !== shown.position) {
    // The browser asks nobody before it goes back, so a person who wants to stay is brought back.
    if (mayLeave()) {
      rememberScroll(shown.position);
      showEntry(entry);
      restoreScroll(entry.position);
    } else {
      history.go(shown.position - entry.position);
    }
  }
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const page = link && pageOfClick(event, link, location.origin);
  if (page === null) return;
  event.preventDefault();
  navigate(page);
}

/** Keeps the scroll position in the history, and lets the browser ask before it closes or reloads a page with a changed form. */
function holdPage(event: BeforeUnloadEvent): void {
  history.replaceState({ ...shown, scroll: scrollY }, '');
  if (drafts.hasChanges) event.preventDefault();
}

/** Provides the current address, and turns clicks on links of the console into changes of the page without loading it anew. */
export function Router({ children }: { children: ComponentChildren }) {
  const [address, setAddress] = useState(() => addressOf(location, storedEntry()));
  useEffect(() => {
    shown = storedEntry() ?? { position: 0, state: {} };
    history.replaceState(shown, '');
    // The browser would scroll before the page has loaded its content.
    history.scrollRestoration = 'manual';
    restoreScroll(shown.position, shown.scroll);
    const update = () => setAddress(addressOf(location, shown));
    addEventListener('popstate', followHistory);
    addEventListener('beforeunload', holdPage);
    addEventListener(CHANGED, update);
    document.addEventListener('click', followLink);
    return () => {
      removeEventListener('popstate', followHistory);
      removeEventListener('beforeunload', holdPage);
      removeEventListener(CHANGED, update);
      document.removeEventListener('click', followLink);
    };
  }, []);
  return <AddressContext.Provider value={address}>{children}</AddressContext.Provider>;
}

/** Returns the address of the page that is shown. */
export const useAddress = () => useContext(AddressContext);

/**
 * Returns the values of the query and of the private state by name, and a function that changes some of them and returns to the first page. The value of a private
 * filter is never in the address.
 */
export function useFilters(filters: readonly { name: string; isPrivate?: boolean }[]) {
  const address = useAddress();
  const privateNames = filters.filter(({ isPrivate }) => isPrivate).map(({ name }) => name);
  const { query, state } = address;
  const values = useMemo(() => ({ ...Object.fromEntries(query), ...state }), [query, state]);
  const change = (changes: Readonly<Record<string, string>>) => {
    const filtered = filteredAddress(address, changes, privateNames);
    navigate(filtered.href, { replace: true, state: filtered.state });
  };
  return { values: values as Readonly<Record<string, string | undefined>>, change };
}
