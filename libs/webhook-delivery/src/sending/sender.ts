import { errors } from 'undici';
import { type AddressPolicy, ForbiddenUrlError } from '../address/address-policy';
import { type RequestResult, type SendError, SendFailure, type WebhookRequest } from './answer';
import { checkedConnector } from './connect';
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

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'rpm-webhook', 'accept-encoding': 'identity' };

/**
 * Sends requests to customers' servers, which are not trusted. It follows no redirects, decompresses nothing, and reads at most 16 KiB of each
 * response body.
 */
export class Sender {
  readonly #policy: AddressPolicy;
  readonly #deadlineMs: number;
  readonly #pool: ConnectionPool;

  constructor(options: SenderOptions) {
    this.#policy = options.policy;
    this.#deadlineMs = options.deadlineMs ?? 15_000;
    this.#pool = new ConnectionPool(
      checkedConnector({
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
    const head: Pick<RequestResult, 'responseStatus' | 'retryAfterMs'> = { responseStatus: null, retryAfterMs: null };
    let error: SendError | null = null;
    try {
      const url = this.#policy.assertUrl(request.url);
      await this.#exchange(url, request, head, body);
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

  /** Sends a request and reads the response. If the request fails, `head` and `body` contain the parts of the response received before. */
  async #exchange(
    url: URL,
    request: WebhookRequest,
    head: Pick<RequestResult, 'responseStatus' | 'retryAfterMs'>,
    body: ResponseBody,
  ) {
    const client = this.#pool.take(url.origin);
    const timer = setTimeout(() => this.#pool.drop(client, new SendFailure('timed_out')), this.#deadlineMs);
    let whole = false;
    try {
      const response = await client.request({
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...HEADERS, ...request.headers },
        body: request.body,
      });
      // A status above 599 is invalid (RFC 9110, 15), and the webhook log cannot store it.
      if (response.statusCode > 599) throw new SendFailure('answer_unreadable');
      head.responseStatus = response.statusCode;
      if (response.statusCode === 429 || response.statusCode === 503) {
        head.retryAfterMs = retryAfterMs(response.headers['retry-after'], new Date());
      }
      whole = await body.read(response.body);
    } finally {
      clearTimeout(timer);
      if (whole) this.#pool.giveBack(url.origin, client);
      else this.#pool.drop(client);
    }
  }
}

function reasonOf(error: unknown): SendError {
  if (error instanceof SendFailure) return error.reason;
  if (error instanceof ForbiddenUrlError) return 'address_refused';
  const unreadable = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError];
  return unreadable.some((kind) => error instanceof kind) ? 'answer_unreadable' : 'connection_failed';
}
