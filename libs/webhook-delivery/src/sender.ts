import { Agent, errors } from 'undici';
import { type AddressPolicy, RefusedAddress } from './address-policy';
import { type Answer, type SendError, SendFailure, type WebhookRequest } from './answer';
import { judgedConnector } from './connect';
import { AnswerBody } from './read-answer';
import { askedOnce, hostResolver, type ResolveHost } from './resolve-host';
import { retryAfterMs } from './retry-after';

export interface SenderOptions {
  policy: AddressPolicy;
  /** For name, TCP and TLS, in milliseconds; 5 s by default. */
  connectTimeoutMs?: number;
  /** For the whole request up to the last byte of the answer, in milliseconds; 15 s by default. */
  deadlineMs?: number;
  /** Finds the addresses of names; DNS by default. */
  resolver?: ResolveHost;
  /** Certificates (PEM) trusted beside the public ones. */
  ca?: readonly string[];
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'rpm-webhook', 'accept-encoding': 'identity' };

/** Sends requests to addresses of strangers. It follows no redirect, inflates nothing, and holds 16 KiB of each answer. */
export class Sender {
  readonly #policy: AddressPolicy;
  readonly #deadlineMs: number;
  readonly #agent: Agent;

  constructor(options: SenderOptions) {
    this.#policy = options.policy;
    this.#deadlineMs = options.deadlineMs ?? 15_000;
    this.#agent = new Agent({
      connect: judgedConnector({
        policy: options.policy,
        resolve: options.resolver ?? askedOnce(hostResolver({ local: options.policy.reachesLocal })),
        timeoutMs: options.connectTimeoutMs ?? 5000,
        ca: options.ca,
      }),
      pipelining: 1,
      // A server may hint at less; one that closes after the usual 5 s must not meet a request half way.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      // Names move: a busy connection is given up after a minute, and its successor asks again.
      clientTtl: 60_000,
      // undici's own limits are per piece; the deadline of a request is one for all.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: 16 * 1024,
    });
  }

  /** POSTs once. Never rejects: what went wrong is in the answer. */
  async send(request: WebhookRequest): Promise<Answer> {
    const startTimestamp = new Date();
    const begun = performance.now();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new SendFailure('timed_out')), this.#deadlineMs);
    const body = new AnswerBody();
    const answer: Omit<Answer, 'durationMs' | 'responseBody'> = {
      startTimestamp,
      responseStatus: null,
      error: null,
      retryAfterMs: null,
    };
    try {
      const url = this.#policy.assertUrl(request.url);
      const response = await this.#agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...HEADERS, ...request.headers },
        body: request.body,
        signal: abort.signal,
      });
      answer.responseStatus = response.statusCode;
      if (response.statusCode === 429 || response.statusCode === 503) {
        answer.retryAfterMs = retryAfterMs(response.headers['retry-after'], new Date());
      }
      await body.read(response.body);
    } catch (error) {
      answer.error = reasonOf(error);
    } finally {
      clearTimeout(timer);
    }
    return { ...answer, durationMs: Math.round(performance.now() - begun), responseBody: body.text() };
  }

  /** Waits for requests under way, then closes all connections. */
  async close(): Promise<void> {
    await this.#agent.close();
  }
}

function reasonOf(error: unknown): SendError {
  if (error instanceof SendFailure) return error.reason;
  if (error instanceof RefusedAddress) return 'address_refused';
  const unreadable = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError];
  return unreadable.some((kind) => error instanceof kind) ? 'answer_unreadable' : 'connection_failed';
}
