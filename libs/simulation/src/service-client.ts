import { fetchText, type TextResponse, UnexpectedResponse } from '@rpm/client';
import { TIME_LIMITS } from '@rpm/domain';
import { setTimeout as sleep } from 'node:timers/promises';

/** URL of the service and the API key to send. */
export interface ServiceAccess {
  /** Base URL such as `http://127.0.0.1:3000`. */
  url: string;
  key: string;
}

export interface ServiceResponse {
  status: number;
  isReplayed: boolean;
  isDuplicate: boolean;
  /** The parsed body of the response; null if the response has no JSON body. */
  body: unknown;
}

/** Error for a request that the service rejected although it should have accepted it. The error contains no values of the request. */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`The service answered ${status}: ${detail}`);
  }
}

export class ServiceUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The service does not answer at its address.', options);
  }
}

const MAX_TRIES = 5;
const PAUSE_MS = 100;
/** HTTP statuses after which a request is retried: too many requests, and temporarily unavailable. */
const PASSING = [429, 503];

/** Sends a request and retries it after temporary errors. The idempotency key ensures that it takes effect only once. */
export async function sendRequest(
  { url, key }: ServiceAccess,
  { method, path, body, idempotencyKey }: { method: string; path: string; body?: object; idempotencyKey?: string },
  signal?: AbortSignal,
): Promise<ServiceResponse> {
  const headers = {
    'Service-API-Key': key,
    ...(body && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(TIME_LIMITS.client);
    try {
      const response = await fetchText(`${url}/api/v3${path}`, {
        operation: method,
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!PASSING.includes(response.status) || tries === MAX_TRIES) return answerOf(response);
      await sleep(1000 * Number(response.headers.get('retry-after') ?? 1), undefined, { signal });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof UnexpectedResponse) throw new ServiceRefusal(cause.status, cause.message);
      if (tries === MAX_TRIES) throw new ServiceUnreachable({ cause });
      await sleep(PAUSE_MS * 2 ** tries, undefined, { signal });
    }
  }
}

function answerOf({ status, headers, text }: TextResponse): ServiceResponse {
  return {
    status,
    isReplayed: headers.get('idempotent-replayed') === 'true',
    isDuplicate: headers.get('duplicate') === 'true',
    body: text === '' ? null : parsed(text),
  };
}

/** Parses JSON, or returns null: a proxy may respond with something else. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
