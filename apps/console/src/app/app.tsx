import { isProblem } from '@rpm/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Failure, Loading } from '../components/states';
import { Frame } from './frame';
import { drafts } from '../service/drafts';
import { Router } from '../service/router';
import { InvitationPage } from './invitation.page';
import { rpm, SESSION_ENDED, SETTINGS_CHANGED } from '../service/rpm';
import { identityOf, type Session, SessionContext, signIn, takeSecret } from '../service/session';
import { SignInPage } from './sign-in.page';

type State = { session: Session } | { invitation: string } | { hint: string | null } | { error: unknown };

/** Loads the session of the person. Without a session, the person sees the sign-in page. */
async function loadState(hintWithoutSession: string | null): Promise<State> {
  try {
    const caller = await rpm.getCaller();
    const units = await rpm.getOrganization();
    const { timeZone: organizationTimeZone } = units;
    const timeZone = organizationTimeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    drafts.begin(identityOf(caller));
    return { session: { caller, units, timeZone, organizationTimeZone } };
  } catch (error) {
    return isProblem(error) && error.status === 401 ? { hint: hintAfter(error, hintWithoutSession) } : { error };
  }
}

/** Returns the reason why the service has ended a session, if the service names one. */
function hintAfter<Hint>(problem: unknown, otherwise: Hint): string | Hint {
  return isProblem(problem, 'session_ended') ? problem.problem.detail : otherwise;
}

/** A message of a tab to the other tabs of the browser, which have the same session. */
type TabMessage = 'signed in' | 'signed out';

/** Loads the session after a person has signed in, and lets the other tabs do the same. */
function loadNewSession(hintWithoutSession: string | null, tabs: BroadcastChannel): Promise<State> {
  tabs.postMessage('signed in' satisfies TabMessage);
  return loadState(hintWithoutSession);
}

async function start(tabs: BroadcastChannel): Promise<State> {
  const invitation = takeSecret('invitation');
  if (invitation !== null) return { invitation };
  const code = takeSecret('code');
  return code === null ? loadState(null) : loadNewSession(await signIn({ code }), tabs);
}

/** The console: the sign-in page, or a frame with the menu and the page that the address names. */
export function App() {
  const [state, setState] = useState<State | 'loading'>('loading');
  const tabs = useMemo(() => new BroadcastChannel('console:session'), []);
  const load = (promise: Promise<State>) => void promise.then(setState);
  const showSignedOut = () => {
    drafts.clear();
    setState({ hint: 'You are signed out.' });
  };
  useEffect(() => {
    load(start(tabs));
    const end = ({ detail }: CustomEventInit<unknown>) =>
      setState({ hint: hintAfter(detail, 'Your session has ended. Sign in again to continue where you were.') });
    const reload = () => load(loadState(null));
    tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data === 'signed out') showSignedOut();
      else load(loadState(null));
    };
    addEventListener(SESSION_ENDED, end);
    addEventListener(SETTINGS_CHANGED, reload);
    return () => {
      tabs.close();
      removeEventListener(SESSION_ENDED, end);
      removeEventListener(SETTINGS_CHANGED, reload);
    };
  }, []);
  if (state === 'loading') return <Loading />;
  if ('error' in state) {
    return (
      <main id="main" class="sign-in">
        <h1>Console</h1>
        <Failure error={state.error} retry={() => load(loadState(null))} />
      </main>
    );
  }
  const onSignedIn = () => load(loadNewSession('The browser did not keep the session. Use https, or another browser.', tabs));
  if ('invitation' in state) return <InvitationPage invitation={state.invitation} onSignedIn={onSignedIn} />;
  if ('hint' in state) {
    return <SignInPage hint={state.hint} onSignedIn={onSignedIn} />;
  }
  return (
    <SessionContext.Provider value={state.session}>
      <Router key={identityOf(state.session.caller)}>
        <Frame
          onSignedOut={() => {
            tabs.postMessage('signed out' satisfies TabMessage);
            showSignedOut();
          }}
        />
      </Router>
    </SessionContext.Provider>
  );
}
