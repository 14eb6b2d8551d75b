import { type Problem } from './api.generated.ts';
import { fetchText, type TextResponse } from './fetch-text.ts';
import { RpmProblem, secondsOf, UnexpectedResponse } from './problem.ts';
import { type ClientSettings, type RequestOptions } from './settings.ts';

/** Statuses of requests that can succeed when they are repeated. */
const TEMPORARY = new Set([408, 429, 502, 503, 504]);

const FIRST_DELAY_SECONDS = 0.25;

/** Longest time that a timer can wait; a longer one would end at once. */
const MAX_TIMER_MILLISECONDS = 2 ** 31 - 1;

/** Limits on how often and when a request is repeated. */
export interface RetryPolicy {
  maxRetries: number;
  /** Maximum number of seconds between two attempts if the service does not ask for a time. */
  maxBackoff: number;
  /** Maximum number of seconds that the service may ask for with `Retry-After`. */
  maxRetryAfter: number;
}

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  /** Name of the operation, for error messages. */
  operation: string;
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
  signal: AbortSignal | undefined;
  onRetry: RequestOptions['onRetry'];
}

/** A response that does not report an error. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** The parsed body; undefined if there is none. */
  json: unknown;
}

/**
 * Sends a request, and repeats it after errors that a repetition may overcome. All repetitions have the same headers, so a POST has the same
 * Idempotency-Key and is carried out once. @throws RpmProblem, UnexpectedResponse, or the error of `fetch`
 */
export async function sendWithRetries(
  request: OutgoingRequest,
  settings: ClientSettings,
  policy: RetryPolicy = usualPolicy(settings),
): Promise<ReceivedResponse> {
  for (let retries = 0; ; retries++) {
    const result = await sendOnce(request, settings);
    if (!('error' in result)) return result;
    const { error } = result;
    const asked = retryAfterOf(error) ?? 0;
    if (retries === policy.maxRetries || asked > policy.maxRetryAfter || !mayRepeat(request, error, retries)) throw error;
    const delay = Math.max(backoffAfter(retries, policy), asked);
    request.onRetry?.({ error, failures: retries + 1, delay });
    await pause(delay, request.signal);
  }
}

function usualPolicy({ maxRetries = 4, maxRetryDelay = 60 }: ClientSettings): RetryPolicy {
  return { maxRetries, maxBackoff: maxRetryDelay, maxRetryAfter: maxRetryDelay };
}

/** Sends a request once. An error is returned if the request could be repeated. @throws the reason of the signal if the request was aborted */
async function sendOnce(
  { operation, url, method, headers, body, signal }: OutgoingRequest,
  { fetch, maxResponseBytes, timeout = 60 }: ClientSettings,
): Promise<ReceivedResponse | { error: unknown }> {
  signal?.throwIfAborted();
  let response: TextResponse;
  try {
    const late = AbortSignal.timeout(timeout * 1_000);
    const sent = {
      operation,
      method,
      headers,
      ...(body !== null && { body }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    };
    response = await fetchText(url, { ...sent, fetch, maxResponseBytes });
  } catch (error) {
    signal?.throwIfAborted();
    return { error };
  }
  const { status, text } = response;
  const json = text === '' ? undefined : parsed(text);
  if ((response.ok && json !== null) || status === 304) return { status, headers: response.headers, json };
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false;
  if (isProblem && typeof json === 'object' && json !== null)
    return { error: new RpmProblem(operation, json as Problem, response.headers) };
  return { error: new UnexpectedResponse(operation, status, response.headers) };
}

/** Returns the value of a JSON text; null if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns whether a request may be sent again. If its response was lost, the request may have been carried out, and the repetition of a change with
 * `If-Match` would then fail because of the change itself. A POST is protected by its Idempotency-Key.
 */
function mayRepeat({ method, headers }: OutgoingRequest, error: unknown, retries: number): boolean {
  const isResponse = error instanceof RpmProblem || error instanceof UnexpectedResponse;
  // The service is still working on an earlier repetition, whose answer was lost.
  if (error instanceof RpmProblem && error.code === 'idempotency_key_in_use') return retries > 0;
  if (isResponse && !TEMPORARY.has(error.status)) return false;
  const wasRejected = isResponse && error.status === 429;
  return wasRejected || method === 'POST' || !headers.has('If-Match');
}

/** Returns the seconds to wait before the next repetition: longer each time, and random so that clients do not repeat at the same moment. */
function backoffAfter(retries: number, { maxBackoff }: RetryPolicy): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** retries, maxBackoff) * (0.5 + Math.random() / 2);
}

/** Returns the seconds for which a response asks the client to wait; null if it does not ask. */
function retryAfterOf(error: unknown): number | null {
  return error instanceof RpmProblem || error instanceof UnexpectedResponse ? secondsOf(error.headers.get('Retry-After')) : null;
}

/** Waits for a time. @throws the reason of the signal if it is aborted in the meantime */
export function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      },
      Math.min(seconds * 1000, MAX_TIMER_MILLISECONDS),
    );
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}
