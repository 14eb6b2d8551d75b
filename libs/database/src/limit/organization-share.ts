import { TemporaryProblem, TIME_LIMITS } from '@rpm/domain';
import { ConcurrencyLimit, type ConcurrencyLimitOptions } from './concurrency-limit';

const RETRY_AFTER_SECONDS = 5;

/** Problem of a request that waited, began and was not finished in time. Its work continues, and a write may still be committed. */
export class UnfinishedRequest extends TemporaryProblem {
  constructor() {
    super('unavailable', 'The request was not finished in time. Try again later.', RETRY_AFTER_SECONDS);
  }
}

/** Limits for requests that wait for earlier requests of the same organization. */
export const waitingLimits = (): Omit<ConcurrencyLimitOptions, 'maxRunning' | 'restMs'> => ({
  maxWaiting: 1_000,
  maxWaitMs: TIME_LIMITS.share,
  maxTotalMs: TIME_LIMITS.answer,
  refusal: () =>
    new TemporaryProblem(
      'organization_busy',
      'Earlier requests of your organization still use all database connections it may have. Send fewer at the same time.',
      RETRY_AFTER_SECONDS,
    ),
  timeout: () => new UnfinishedRequest(),
});

/**
 * Limits the part of the connection pool that one organization may use, so that slow requests of one organization do not slow down the others. (1)
 * The statements and transactions of an organization hold at most half of the connections, rounded down, but at least one. A pool with a single
 * connection cannot be divided, so slow requests of one organization still delay the others. (2) Further requests wait for the organization's
 * connections. They are rejected with 429 after 5 s, or if 1,000 are waiting already. A request whose client has disconnected keeps its place in the
 * queue, which delays only requests of the same organization. (3) A request that waited is answered within 6 s like any other, possibly with 503. (4)
 * Work outside of organizations (the lookup of API keys, webhook delivery) is not limited; delivery and readiness checks have their own pools. Code
 * that runs in a transaction must use that transaction for all of its statements: a second connection would need a second slot, which a pool with a
 * single connection never has.
 */
export function organizationShare(poolSize: number): ConcurrencyLimit<number> {
  return new ConcurrencyLimit({ ...waitingLimits(), maxRunning: shareOf(poolSize) });
}

/** Limits the part of the connections to a standby that one organization may use. Nothing waits, because the primary can run the statement. */
export function standbyShare(poolSize: number): ConcurrencyLimit<number> {
  return new ConcurrencyLimit({ ...waitingLimits(), maxRunning: shareOf(poolSize), maxWaiting: 0 });
}

const shareOf = (poolSize: number) => Math.max(1, Math.floor(poolSize / 2));
