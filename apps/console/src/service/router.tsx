import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';

const BASE = '/console';

/** Values that the address bar must not show, such as the name that somebody searches for. They are kept in the history entry of the tab. */
export type PrivateState = Readonly<Record<string, string>>;

/** The page that the console shows. */
export interface Address {
  /** Path below `/console`, such as `/patients/5`. */
  path: string;
  query: URLSearchParams;
  state: PrivateState;
}

const AddressContext = createContext<Address>({ path: '/', query: new URLSearchParams(), state: {} });

const CHANGED = 'console:address';

function readAddress(): Address {
  const path = location.pathname.slice(BASE.length).replace(/\/+$/, '');
  return {
    path: path === '' ? '/' : path,
    query: new URLSearchParams(location.search),
    state: (history.state ?? {}) as PrivateState,
  };
}

/** Returns the address of a page for a link, with those parameters that have a value. */
export function hrefOf(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return `${BASE}${path}${text === '' ? '' : `?${text}`}`;
}

/** Shows another page. @param href address of {@link hrefOf} */
export function navigate(href: string, { replace = false, state = {} }: { replace?: boolean; state?: PrivateState } = {}): void {
  if (replace) history.replaceState(state, '', href);
  else history.pushState(state, '', href);
  dispatchEvent(new Event(CHANGED));
}

/** Provides the current address, and turns clicks on links of the console into changes of the page without loading it anew. */
export function Router({ children }: { children: ComponentChildren }) {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const update = () => setAddress(readAddress());
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin || link.hash !== '') return;
      if (link.pathname !== BASE && !link.pathname.startsWith(`${BASE}/`)) return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    addEventListener('popstate', update);
    addEventListener(CHANGED, update);
    document.addEventListener('click', followLink);
    return () => {
      removeEventListener('popstate', update);
      removeEventListener(CHANGED, update);
      document.removeEventListener('click', followLink);
    };
  }, []);
  return <AddressContext.Provider value={address}>{children}</AddressContext.Provider>;
}

/** Returns the address of the page that is shown. */
export const useAddress = () => useContext(AddressContext);

/** Returns the values of the query and of the private state by name, and a function that changes some of them and returns to the first page. */
export function useFilters(privateNames: readonly string[]) {
  const { path, query, state } = useAddress();
  const values = useMemo(() => ({ ...Object.fromEntries(query), ...state }), [query, state]);
  const change = (changes: Readonly<Record<string, string>>) => {
    const all: Record<string, string> = { ...values, page: '', ...changes };
    const kept = Object.entries(all).filter(([, value]) => value !== '');
    const isPrivate = ([name]: [string, string]) => privateNames.includes(name);
    navigate(hrefOf(path, Object.fromEntries(kept.filter((entry) => !isPrivate(entry)))), {
      replace: true,
      state: Object.fromEntries(kept.filter(isPrivate)),
    });
  };
  return { values: values as Readonly<Record<string, string | undefined>>, change };
}
