import { type ApiProblemCode, type HttpProblemCode } from '../problem/problem-kind';
import { UnknownToken } from '@rpm/data-access';
import { TemporaryProblem } from '@rpm/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Configuration } from '../configuration/configuration';
import { type Response } from '../request/request';
import { clientNetwork } from './client-network';

const BAD_KEY_WINDOW_SECONDS = 10;
const REQUEST_WINDOW_SECONDS = 60;

/** Rate limits for one process of the service. They stop runaway clients and attempts to guess keys; they are not a quota. */
export class RateLimits {
  private readonly requests: RateLimiterMemory | null;
  private readonly badKeys: RateLimiterMemory | null;

  constructor(private readonly configuration: Pick<Configuration, 'RATE_LIMIT_PER_MINUTE' | 'BAD_KEYS_PER_10_SECONDS'>) {
    this.requests = limiter(configuration.RATE_LIMIT_PER_MINUTE, REQUEST_WINDOW_SECONDS);
    this.badKeys = limiter(configuration.BAD_KEYS_PER_10_SECONDS, BAD_KEY_WINDOW_SECONDS);
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

function limiter(points: number, duration: number): RateLimiterMemory | null {
  return points > 0 ? new RateLimiterMemory({ points, duration }) : null;
}

/** Consumes one point of a rate limiter. If no points are left, the library's promise is rejected with the limiter's state. */
async function consume(
  limiter: RateLimiterMemory,
  key: string,
): Promise<{ state: RateLimiterRes; refused: RateLimiterRes | null }> {
  try {
    return { state: await limiter.consume(key), refused: null };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { state: refused, refused };
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
