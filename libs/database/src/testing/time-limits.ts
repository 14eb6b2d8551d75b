import { TIME_LIMITS } from '@rpm/domain';

const PUBLISHED = { ...TIME_LIMITS };

/** Longer limits for operations that only a busy machine delays. Like the published limits, each is shorter than the one that encloses it. */
const LENIENT = {
  ...PUBLISHED,
  lock: 4 * PUBLISHED.lock,
  statement: 4 * PUBLISHED.statement,
  standbyStatement: 4 * PUBLISHED.standbyStatement,
  standby: 4 * PUBLISHED.standby,
  share: 4 * PUBLISHED.share,
  connection: 4 * PUBLISHED.connection,
  answer: 4 * PUBLISHED.answer,
  streamProgress: 2.5 * PUBLISHED.streamProgress,
};

/**
 * Sets the time limits for all objects that the spec file creates afterwards. Specs whose subject is a limit use the published ones. All others use
 * the lenient ones, so that none of them gets a 429 or a 503 because the machine is busy.
 */
export function setTimeLimits(limits: 'published' | 'lenient'): void {
  Object.assign(TIME_LIMITS, limits === 'published' ? PUBLISHED : LENIENT);
}
