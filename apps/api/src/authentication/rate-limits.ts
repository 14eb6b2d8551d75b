import { type ApiProblemCode, type HttpProblemCode } from '../problem/problem-kind';
import { UnknownToken } from '@rpm/data-access';
import { TemporaryProblem } from '@rpm/domain';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Configuration } from '../configuration/configuration';
import { type Response } from '../request/request';
import { clientNetwork } from './client-network';

const BAD_KEY_WINDOW_SECONDS = 10;
const REQUEST_WINDOW_SECONDS = 60;
const MESSAGE_WINDOW_SECONDS = 1;

/** Time limit in milliseconds for an answer of the primary process, which counts for all workers. */
const COUNTING_MS = 2_000;

type Limiter = RateLimiterMemory | RateLimiterCluster;

/** Settings of the rate limits. */
type RateLimitConfiguration = Pick<Configuration, 'RATE_LIMIT_PER_MINUTE' | 'BAD_KEYS_PER_10_SECONDS'>;

/**
 * Rate limits of one service. Its workers count together, so that a client has its full limit, whichever worker its connections lead to. The limits stop runaway
 * clients and attempts to guess keys; they are not a quota.
 */
export class RateLimits {
  private readonly requests: Limiter | null;
  private readonly badKeys: Limiter | null;
  /** Counts the messages of each source in a second; each source has a limit of its own. */
  private readonly messages: Limiter;

  /** @param isWorker whether this process is one of several workers, whose primary process has a `RateLimiterClusterMaster` */
  constructor(
    private readonly configuration: RateLimitConfiguration,
    isWorker = false,
  ) {
    this.requests = limiter('requests', configuration.RATE_LIMIT_PER_MINUTE, REQUEST_WINDOW_SECONDS, isWorker);
    this.badKeys = limiter('bad keys', configuration.BAD_KEYS_PER_10_SECONDS, BAD_KEY_WINDOW_SECONDS, isWorker);
    this.messages = newLimiter('messages', Number.MAX_SAFE_INTEGER, MESSAGE_WINDOW_SECONDS, isWorker);
  }

  /** Counts a message of a source. @throws TemporaryProblem if its source has exceeded its limit of messages a second */
  async countMessage(sourceId: number, limit: number): Promise<void> {
    const { state } = await consume(this.messages, String(sourceId));
    if (state.consumedPoints <= limit) return;
    throw new TemporaryProblem('rate_limited', `This source stores at most ${limit} messages a second.`, seconds(state));
  }

  /**
   * Looks up a token. An unknown token counts toward the limit of the client's network. A stored token is never refused because of this limit, as many
   * customers may share a network. @throws TemporaryProblem if the token is unknown and its network has exceeded the limit
   */
  async countUnknown<T>(address: string | undefined, lookUp: () => Promise<T>): Promise<T> {
    try {
      return await lookUp();
    } catch (error) {
      if (!this.badKeys || !(error instanceof UnknownToken)) throw error;
      const { state } = await consume(this.badKeys, clientNetwork(address));
      if (state.remainingPoints > 0) throw error;
      throw tooManyBadKeys(seconds(state));
    }
  }

  /** Counts a request and reports the remaining requests in headers (draft-ietf-httpapi-ratelimit-headers). @throws TemporaryProblem */
  async countRequest(keyId: number, response: Response): Promise<void> {
    if (!this.requests) return;
    const { refused, state } = await consume(this.requests, String(keyId));
    response.setHeader('RateLimit-Policy', `"key";q=${this.configuration.RATE_LIMIT_PER_MINUTE};w=${REQUEST_WINDOW_SECONDS}`);
    response.setHeader('RateLimit', `"key";r=${state.remainingPoints};t=${seconds(state)}`);
    if (refused)
      throw new TemporaryProblem('rate_limited', 'This key has reached its limit of requests for this minute.', seconds(refused));
  }
}

function tooManyBadKeys(retryAfter: number): TemporaryProblem<ApiProblemCode> {
  const detail = 'This address has sent too many invalid API keys. Correct the key, wait, then try again.';
  return new TemporaryProblem<HttpProblemCode>('too_many_bad_keys', detail, retryAfter);
}

function limiter(keyPrefix: string, points: number, duration: number, isWorker: boolean): Limiter | null {
  return points === 0 ? null : newLimiter(keyPrefix, points, duration, isWorker);
}

function newLimiter(keyPrefix: string, points: number, duration: number, isWorker: boolean): Limiter {
  const options = { keyPrefix, points, duration };
  return isWorker ? new RateLimiterCluster({ ...options, timeoutMs: COUNTING_MS }) : new RateLimiterMemory(options);
}

/**
 * Consumes one point of a rate limiter. If no points are left, the library's promise is rejected with the limiter's state.
 * @throws TemporaryProblem if the primary process does not answer in time
 */
async function consume(limiter: Limiter, key: string): Promise<{ state: RateLimiterRes; refused: RateLimiterRes | null }> {
  try {
    return { state: await limiter.consume(key), refused: null };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { state: refused, refused };
    throw new TemporaryProblem('unavailable', 'The request could not be counted in time. Try again later.', 1);
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
