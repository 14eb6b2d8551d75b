import { type ActiveOrganizations, type ConcurrencyLimitOptions, type EndedTask, waitingLimits } from '@rpm/database';

/**
 * Number of messages of one organization that a process stores at the same time. The others wait before they take time of the database, so that a source that sends
 * thousands at once does not delay the requests and messages of other organizations.
 */
const MAX_STORING = 4;

/** Time in milliseconds after which no message should wait because of rests. It is well below the time after which messages are refused. */
const MAX_QUEUE_MS = 2_000;

/** Returns the limits of the messages of an organization that are stored at the same time. While another organization is active, its places rest after each message. */
export function storingLimits(restMs: ActiveOrganizations['restMs']): ConcurrencyLimitOptions<number> {
  return {
    ...waitingLimits(),
    maxRunning: MAX_STORING,
    restMs: (organizationId, ended) => restMs(organizationId, restOf(ended)),
  };
}

/**
 * Returns how long the place of an organization rests after a message, so that on average one message is stored at a time. If several organizations store messages, they rest
 * less, because they share the process already. A rest must not be the reason why a message is refused: places rest only while all messages that wait can be stored before the oldest
 * one has waited for {@link MAX_QUEUE_MS}, and while the queue, whose length is limited, is at most half full.
 */
function restOf({ tookMs, waiting, oldestMs, keys }: EndedTask): number {
  if (waiting > waitingLimits().maxWaiting / 2) return 0;
  const fairMs = (MAX_STORING / keys - 1) * tookMs;
  const tolerableMs = (MAX_STORING * (MAX_QUEUE_MS - oldestMs)) / waiting - tookMs;
  return Math.max(0, Math.min(fairMs, tolerableMs));
}
