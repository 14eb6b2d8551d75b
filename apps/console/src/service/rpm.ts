import { createClient, isProblem } from '@rpm/client';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** Age in seconds that the data of a page may have, beyond the person's own changes, which a page always shows. */
const MAX_AGE_SECONDS = 15;

/**
 * The client of the API. The browser adds the cookie of the session. Failed requests are repeated for a few seconds only, because a person is
 * waiting.
 */
export const rpm = createClient({
  baseUrl: '',
  maxRetries: 2,
  maxRetryDelay: 3,
  standbyMaxAge: MAX_AGE_SECONDS,
  fetch: sendAttended,
});

/** Time without a key, click or scroll after which the page counts as unattended. */
const ATTENDED_MILLISECONDS = 60_000;
let lastInput = Date.now();

/** Starts to record the keys, clicks and scrolls of the person, which show that the page is attended. */
export function watchInput(): void {
  for (const type of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
    addEventListener(type, () => (lastInput = Date.now()), { capture: true, passive: true });
  }
}

/** Sends a request. While nobody uses the page, requests are marked as unattended: a list that reloads itself must not keep an abandoned session alive. */
function sendAttended(...[url, options = {}]: Parameters<typeof fetch>): Promise<Response> {
  if (Date.now() - lastInput < ATTENDED_MILLISECONDS) return fetch(url, options);
  const headers = new Headers(options.headers);
  headers.set('Console-Unattended', '1');
  return fetch(url, { ...options, headers });
}

/** Name of the event that the session has ended, after which the sign-in page is shown. Its detail is the problem. */
export const SESSION_ENDED = 'console:session-ended';

/** Name of the event that the settings of the organization were changed, after which the session is loaded again. */
export const SETTINGS_CHANGED = 'console:settings-changed';

/** Handles the error of a request: if the API no longer knows the session, the sign-in page is shown. */
export function noteError(error: unknown): void {
  if (isProblem(error) && error.status === 401) dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: error }));
}

/** The state of a request whose result a page shows. While the request is repeated, the earlier result stays. */
export interface Loaded<Result> {
  data: Result | undefined;
  error: unknown;
  isLoading: boolean;
  /** Whether the data is from a {@link refresh}, not from an action of the person. */
  isRefreshed: boolean;
  /** Sends the request again after an action of the person. */
  reload: () => void;
  /** Sends the request again because time has passed. */
  refresh: () => void;
}

/**
 * Loads the data of a page, and loads it again whenever `key` changes. An outdated request is aborted. @param key all values that the request depends
 * on
 */
export function useLoaded<Result>(load: (signal: AbortSignal) => Promise<Result>, key: unknown): Loaded<Result> {
  const text = JSON.stringify(key);
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{ key: string; data?: Result; error?: unknown; isLoading: boolean; isRefreshed?: boolean }>({
    key: text,
    isLoading: true,
  });
  const isAsked = useRef(true);
  const current = useRef(load);
  current.current = load;
  useEffect(() => {
    const controller = new AbortController();
    if (state.key !== text) isAsked.current = true;
    setState((before) => (before.key === text ? { ...before, isLoading: true } : { key: text, isLoading: true }));
    current.current(controller.signal).then(
      (data) => {
        if (controller.signal.aborted) return;
        setState({ key: text, data, isLoading: false, isRefreshed: !isAsked.current });
        isAsked.current = false;
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        noteError(error);
        // The earlier result stays, because an outage of seconds must not take a list away from somebody who reads it.
        setState(({ data }) => ({ key: text, data, error, isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [text, count]);
  const refresh = useCallback(() => setCount((before) => before + 1), []);
  const reload = useCallback(() => {
    isAsked.current = true;
    refresh();
  }, []);
  const { data, error, isLoading, isRefreshed = false } = state;
  return { data, error, isLoading, isRefreshed, reload, refresh };
}

/** Repeats an action at an interval while the tab is visible, and at once when it becomes visible again. */
export function useInterval(action: () => void, milliseconds: number, isOn: boolean): void {
  const current = useRef(action);
  current.current = action;
  useEffect(() => {
    if (!isOn) return;
    const tick = () => {
      if (document.visibilityState === 'visible') current.current();
    };
    const timer = setInterval(tick, milliseconds);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [milliseconds, isOn]);
}

/** The state of a change that a person starts with a button. */
export interface Action<Argument> {
  run: (argument: Argument) => void;
  isRunning: boolean;
  error: unknown;
}

/**
 * Returns a function that sends a change, and the state of the request. A second call is ignored while the first one is running. A button that was disabled meanwhile
 * has the focus again afterwards; if it is gone, the heading of the page has it.
 */
export function useAction<Argument = void>(send: (argument: Argument) => Promise<void>): Action<Argument> {
  const [state, setState] = useState<{ isRunning: boolean; error?: unknown }>({ isRunning: false });
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (state.isRunning) return;
    const before = focused.current;
    focused.current = null;
    if (before === null || before === document.body || document.activeElement !== document.body) return;
    const target = before.isConnected ? before : document.querySelector('h1');
    if (target instanceof HTMLElement) target.focus();
  }, [state]);
  const run = (argument: Argument) => {
    if (state.isRunning) return;
    focused.current = document.activeElement;
    setState({ isRunning: true });
    send(argument).then(
      () => setState({ isRunning: false }),
      (error: unknown) => {
        noteError(error);
        setState({ isRunning: false, error });
      },
    );
  };
  return { run, isRunning: state.isRunning, error: state.error };
}
