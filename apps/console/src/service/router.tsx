import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Address, addressOf, filteredAddress, pageOfClick, type PrivateState } from './address';

const AddressContext = createContext<Address>({ path: '/', query: new URLSearchParams(), state: {} });

const CHANGED = 'console:address';

const readAddress = () => addressOf(location, history.state);

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
      const page = link && pageOfClick(event, link, location.origin);
      if (page === null) return;
      event.preventDefault();
      navigate(page);
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
  const address = useAddress();
  const { query, state } = address;
  const values = useMemo(() => ({ ...Object.fromEntries(query), ...state }), [query, state]);
  const change = (changes: Readonly<Record<string, string>>) => {
    const filtered = filteredAddress(address, changes, privateNames);
    navigate(filtered.href, { replace: true, state: filtered.state });
  };
  return { values: values as Readonly<Record<string, string | undefined>>, change };
}
