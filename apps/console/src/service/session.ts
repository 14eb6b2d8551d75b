import { type UnitPreferences } from '@rpm/charting';
import { type Caller, fetchText, type TextResponse } from '@rpm/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { WILDCARDS } from './scopes.generated';

/** Returns whether the grants contain a scope. A wildcard contains no administrative scope, such as `keys:write`. */
export const grantsAllow = (grants: readonly string[], scope: string): boolean =>
  grants.some((grant) => grant === scope || (WILDCARDS[grant]?.some((one) => one === scope) ?? false));

export interface Session {
  caller: Caller;
  /**
   * IANA name of the time zone in which times are shown: the zone of the surrounding component `Zone`, if there is one, otherwise the organization's zone,
   * otherwise the browser's zone.
   */
  timeZone: string;
  /** IANA name of the time zone in the settings of the organization; null if it has none. */
  organizationTimeZone: string | null;
  /** Units in which the organization wants to see values. */
  units: UnitPreferences;
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the session of the person. Pages are only shown to people who are signed in. */
export function useSession(): Session & { can: (scope: string) => boolean } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This page needs a session.');
  return { ...session, can: (scope) => grantsAllow(session.caller.scopes, scope) };
}

/** Exchanges a key, or the code of a link, for the cookie of a session. @returns the detail of the error; null after success */
export async function signIn(credentials: { key: string } | { code: string }): Promise<string | null> {
  try {
    const response = await fetchText('/console/session', {
      operation: 'sign-in',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (response.ok) return null;
    const isKey = 'key' in credentials;
    if (response.status === 401) {
      return isKey ? 'The service does not accept this key.' : 'The link was used already, or is too old. Ask for a new one.';
    }
    return detailOf(response);
  } catch {
    return 'The service cannot be reached. Check the connection, then try again.';
  }
}

/** Returns the detail of a problem, or the status of a response that is not a problem document. */
export function detailOf({ status, text }: TextResponse): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: string };
    if (detail !== undefined) return detail;
  } catch {
    // The response of a proxy may not be JSON.
  }
  return `The service answered with the status ${status}.`;
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await fetchText('/console/session', { operation: 'sign-out', method: 'DELETE' });
}

/** Returns a text that is different for each person of each organization, also for people who sign in with the same API key. */
export const identityOf = ({ organization, actorKind, actorId, actor }: Caller): string =>
  JSON.stringify([organization.id, actorKind, actorId, actor]);

/** Returns the secret of a link or of an invitation in the address, and removes it from the address bar and the history at once. */
export function takeSecret(name: 'code' | 'invitation'): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name);
  if (secret !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}
