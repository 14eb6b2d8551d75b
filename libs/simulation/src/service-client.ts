import { setTimeout as sleep } from 'node:timers/promises';

/** Where the service is, and as whom it is talked to. */
export interface Service {
  /** Such as `http://127.0.0.1:3000`. */
  url: string;
  key: string;
}

export interface Answer {
  status: number;
  isReplayed: boolean;
  isDuplicate: boolean;
  /** The parsed body; null where there is none. */
  body: unknown;
}

/** The service said no to what it should have taken. Holds no value of a request. */
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
const TIMEOUT_MS = 60_000;
/** Too many requests, and out of order for a while. */
const PASSING = [429, 503];

/** Sends a request, again while what is in its way can pass: its key makes it one request however often it is sent. */
export async function send(
  { url, key }: Service,
  { method, path, body, idempotencyKey }: { method: string; path: string; body?: object; idempotencyKey?: string },
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = {
    'Service-API-Key': key,
    ...(body && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(`${url}/api/v3${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const text = await response.text();
      if (!PASSING.includes(response.status) || tries === MAX_TRIES) return answerOf(response, text);
      await sleep(1000 * Number(response.headers.get('retry-after') ?? 1), undefined, { signal });
    } catch (cause) {
      signal?.throwIfAborted();
      if (tries === MAX_TRIES) throw new ServiceUnreachable({ cause });
      await sleep(PAUSE_MS * 2 ** tries, undefined, { signal });
    }
  }
}

function answerOf({ status, headers }: Response, text: string): Answer {
  return {
    status,
    isReplayed: headers.get('idempotent-replayed') === 'true',
    isDuplicate: headers.get('duplicate') === 'true',
    body: text === '' ? null : parsed(text),
  };
}

/** Something else than the service may answer, in something else than JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
