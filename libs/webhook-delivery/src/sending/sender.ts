import { type Client, errors } from 'undici';
import { BoundedCache } from '../bounded-cache';
import { type AddressPolicy, ForbiddenUrlError } from '../address/address-policy';
import { type RequestResult, type SendError, SendFailure, type WebhookRequest } from './answer';
import { createAddressCheckingConnector } from './connect';
import { ConnectionPool } from './connection-pool';
import { ResponseBody } from './response-body';
import { coalesceLookups, hostResolver, type ResolveHost } from '../address/resolve-host';
import { retryAfterMs } from './retry-after';

export interface SenderOptions {
  policy: AddressPolicy;
  /** Time limit for DNS, TCP and TLS together, in milliseconds; 5 s by default. */
  connectTimeoutMs?: number;
  /** Time limit for the whole request including the response body, in milliseconds; 15 s by default. */
  deadlineMs?: number;
  /** Resolves host names; by default with DNS. */
  resolver?: ResolveHost;
  /** Certificates (PEM) that are trusted in addition to the public ones. */
  ca?: readonly string[];
}

/** Status and Retry-After of a response; null until its headers are received. */
type ResponseHead = Pick<RequestResult, 'responseStatus' | 'retryAfterMs'>;

/** Maximum number of URLs that are kept in memory with the result of their check. */
const MAX_URLS = 2_000;

/** The server and the path of a URL that the address policy permits. */
interface Target {
  origin: string;
  path: string;
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'rpm-webhook', 'accept-encoding': 'identity' };

/**
 * Sends requests to customers' servers, which are not trusted. It follows no redirects, decompresses nothing, and reads at most 16 KiB of each
 * response body.
 */
export class Sender {
  readonly #policy: AddressPolicy;
  readonly #deadlineMs: number;
  readonly #pool: ConnectionPool;
  /** The server and path of each URL that passed the check. IP addresses are not cached: every new connection looks them up and checks them. */
  readonly #targets = new BoundedCache<string, Target>(MAX_URLS);

  constructor(options: SenderOptions) {
    this.#policy = options.policy;
    this.#deadlineMs = options.deadlineMs ?? 15_000;
    this.#pool = new ConnectionPool(
      createAddressCheckingConnector({
        policy: options.policy,
        resolve: options.resolver ?? coalesceLookups(hostResolver({ local: options.policy.reachesLocal })),
        timeoutMs: options.connectTimeoutMs ?? 5000,
        ca: options.ca,
      }),
    );
  }

  /** Sends one POST request. The promise never rejects; the result contains the error if the request fails. */
  async send(request: WebhookRequest): Promise<RequestResult> {
    const startTimestamp = new Date();
    const begun = performance.now();
    const body = new ResponseBody();
    const head: ResponseHead = { responseStatus: null, retryAfterMs: null };
    let error: SendError | null = null;
    try {
      await this.#exchange(this.#targetOf(request.url), request, head, body);
    } catch (cause) {
      error = reasonOf(cause);
    }
    const durationMs = Math.round(performance.now() - begun);
    return { startTimestamp, durationMs, error, responseBody: body.text(), ...head };
  }

  /** Waits until all requests have finished, then closes all connections. */
  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** @throws ForbiddenUrlError */
  #targetOf(text: string): Target {
    const known = this.#targets.get(text);
    if (known) return known;
    const { origin, pathname, search } = this.#policy.assertUrl(text);
    const target = { origin, path: pathname + search };
    this.#targets.set(text, target);
    return target;
  }

  /** Sends a request and reads the response. If the request fails, `head` and `body` contain the parts of the response received before. */
  async #exchange({ origin, path }: Target, request: WebhookRequest, head: ResponseHead, body: ResponseBody) {
    const client = this.#pool.take(origin);
    const timer = setTimeout(() => this.#pool.drop(client, new SendFailure('timed_out')), this.#deadlineMs);
    let isWhole = false;
    try {
      isWhole = await post(client, path, request, head, body);
    } finally {
      clearTimeout(timer);
      if (isWhole) this.#pool.giveBack(origin, client);
      else this.#pool.drop(client);
    }
  }
}

/**
 * Sends a request on a connection and reads the response. It uses undici's `dispatch`, because `request` creates a stream for each response, which
 * doubles the CPU time of a webhook request. @returns whether the response was read to its end, rather than to the size limit
 */
function post(
  client: Client,
  path: string,
  { headers, body: requestBody }: WebhookRequest,
  head: ResponseHead,
  body: ResponseBody,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    client.dispatch(
      { path, method: 'POST', headers: { ...HEADERS, ...headers }, body: requestBody },
      {
        // undici calls the other functions only if this one exists.
        onRequestStart: () => undefined,
        onResponseStart: (_controller, status, responseHeaders) => {
          // Interim responses have already been removed. A status outside of 100 to 599 is invalid (RFC 9110, 15), and the webhook log cannot store it.
          if (status < 200 || status > 599) throw new SendFailure('answer_unreadable');
          head.responseStatus = status;
          // These responses have no body, whatever their headers say (RFC 9112, 6.3), but undici would wait for it.
          if ((status === 204 || status === 304) && Number(responseHeaders['content-length'] ?? 0) > 0) resolve(false);
          if (status === 429 || status === 503) head.retryAfterMs = retryAfterMs(responseHeaders['retry-after'], new Date());
        },
        onResponseData: (controller, chunk) => {
          if (!body.add(chunk)) return;
          resolve(false);
          controller.pause();
        },
        onResponseEnd: () => resolve(true),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

function reasonOf(error: unknown): SendError {
  if (error instanceof SendFailure) return error.reason;
  if (error instanceof ForbiddenUrlError) return 'address_refused';
  const unreadable = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError];
  return unreadable.some((kind) => error instanceof kind) ? 'answer_unreadable' : 'connection_failed';
}
