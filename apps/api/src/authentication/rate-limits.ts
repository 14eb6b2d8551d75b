import { TryLater } from '@rpm/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Configuration } from '../configuration';
import { type Response } from '../http/request';

const BAD_KEY_WINDOW_SECONDS = 10;
const REQUEST_WINDOW_SECONDS = 60;

/** Limits of one process. They stop a runaway client or a guesser; they are no quota. */
export class RateLimits {
  private readonly requests: RateLimiterMemory | null;
  private readonly badKeys: RateLimiterMemory | null;

  constructor(private readonly configuration: Pick<Configuration, 'RATE_LIMIT_PER_MINUTE' | 'BAD_KEYS_PER_10_SECONDS'>) {
    this.requests = limiter(configuration.RATE_LIMIT_PER_MINUTE, REQUEST_WINDOW_SECONDS);
    this.badKeys = limiter(configuration.BAD_KEYS_PER_10_SECONDS, BAD_KEY_WINDOW_SECONDS);
  }

  /** Good keys of the same address go on: many customers can stand behind one. @throws TryLater */
  async countBadKey(address: string): Promise<void> {
    if (!this.badKeys) return;
    const { state } = await consume(this.badKeys, address);
    if (state.remainingPoints > 0) return;
    throw new TryLater('too_many_bad_keys', 'Correct the API key, then try again.', seconds(state));
  }

  /**
   * Tells the caller what is left of its limit.
   * Header fields: draft-ietf-httpapi-ratelimit-headers.
   * @throws TryLater
   */
  async countRequest(keyId: number, response: Response): Promise<void> {
    if (!this.requests) return;
    const { refused, state } = await consume(this.requests, String(keyId));
    response.setHeader('RateLimit-Policy', `"key";q=${this.configuration.RATE_LIMIT_PER_MINUTE};w=${REQUEST_WINDOW_SECONDS}`);
    response.setHeader('RateLimit', `"key";r=${state.remainingPoints};t=${seconds(state)}`);
    if (refused) throw new TryLater('rate_limited', 'This key has made its requests for this minute.', seconds(refused));
  }
}

function limiter(points: number, duration: number): RateLimiterMemory | null {
  return points > 0 ? new RateLimiterMemory({ points, duration }) : null;
}

/** The library rejects with the state when there is nothing left. */
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
