import { isProblem } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Loaded } from '../service/rpm';
import { ProblemText } from '../problem/problem-text';
import { sentencesOf, titleOfProblem } from '../problem/problem-words';
import { GRANT_TEXTS } from '../service/scopes.generated';

/**
 * Shows the result of a request, or says that it is still loading or why it failed. The result of an earlier request stays visible below the failure. If the
 * focused element, such as the button of a row, is missing in the result after an action, the heading of the page gets the focus, so that the keyboard does not begin at the
 * top of the window. A list that reloads itself moves neither the focus nor the page.
 */
export function Show<Result>({ loaded, children }: { loaded: Loaded<Result>; children: (data: Result) => ComponentChildren }) {
  const content = useRef<HTMLDivElement>(null);
  const hadFocus = content.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus && !loaded.isRefreshed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
  if (loaded.data === undefined && loaded.error === undefined) return <Loading />;
  return (
    <>
      {loaded.error !== undefined && <Failure error={loaded.error} retry={loaded.reload} />}
      {loaded.data !== undefined && (
        <div ref={content} aria-busy={loaded.isLoading}>
          {children(loaded.data)}
        </div>
      )}
    </>
  );
}

export function Loading() {
  return (
    <p class="state" role="status" aria-busy="true">
      Loading …
    </p>
  );
}

export function Empty({ children }: { children: ComponentChildren }) {
  return <div class="state">{children}</div>;
}

/** The page of a person who lacks the scope for it. */
export function Forbidden({ scope }: { scope: string }) {
  return (
    <div class="state" role="alert">
      <p>
        This page needs the permission “{GRANT_TEXTS[scope as keyof typeof GRANT_TEXTS]}” (<code>{scope}</code>), which your
        sign-in does not have.
      </p>
      <p>Ask your administrator for this permission.</p>
    </div>
  );
}

/** Says in plain words why a request failed, and how the person can correct it. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const again = retry && (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
  if (!isProblem(error)) {
    return (
      <div class="state problem" role="alert">
        <p>{navigator.onLine ? 'The service cannot be reached at the moment.' : 'This computer is offline.'}</p>
        {again}
      </div>
    );
  }
  const { problem } = error;
  const [first, ...more] = sentencesOf(problem);
  return (
    <div class="state problem" role="alert">
      <p>
        <strong>{titleOfProblem(problem)}.</strong> <ProblemText sentence={first ?? problem.detail} />
      </p>
      {more.length > 0 && (
        <ul>
          {more.map((sentence) => (
            <li key={sentence}>
              <ProblemText sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        For support, note this request ID: <code>{problem.requestId}</code>
      </p>
      {error.status >= 429 && again}
    </div>
  );
}
