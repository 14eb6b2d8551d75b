import { TIME_LIMITS } from '../time-limit/time-limits';
import { ValueError } from '../format/value-error';
import { declareCombinationCheck } from '../input/combination-check';
import { QueryChoice, QueryInteger, QueryText } from '../input/query';
import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';

/** The value of `after` that starts at the oldest event that is kept. */
export const OLDEST_CURSOR = 'oldest';

export const NOT_A_CURSOR = `Send the cursor of an earlier answer unchanged, or ${OLDEST_CURSOR}.`;

export const FEED_LIMIT = { default: 100, max: 1_000 };

/** Maximum number of seconds for which a request waits for an event. It is below the 30 seconds after which the service and common proxies close idle connections. */
const MAX_WAIT_SECONDS = TIME_LIMITS.eventWait / 1_000;

/** The query of the event feed. */
export class EventFeedQuery {
  @QueryText(
    `Cursor of an earlier answer: only later events. \`${OLDEST_CURSOR}\` starts at the oldest event; without a cursor, the feed starts now.`,
    { max: 40 },
  )
  after?: string;

  @QueryChoice('Only events of this type.', WEBHOOK_TYPES)
  type?: WebhookType;

  @QueryInteger(`Maximum number of events in the answer; ${FEED_LIMIT.default} by default.`, { min: 1, max: FEED_LIMIT.max })
  limit?: number;

  @QueryInteger('Seconds to wait for an event if there is none yet.', { min: 0, max: MAX_WAIT_SECONDS })
  wait?: number;

  @QueryInteger('Only events of `type` with a greater sequence number, in order, to fill a gap. It replaces `after`.', {
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  })
  afterSequence?: number;

  @QueryInteger('Only events of `type` with at most this sequence number. Needs `afterSequence`.', {
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
  })
  untilSequence?: number;
}

declareCombinationCheck(EventFeedQuery, ['after', 'type', 'afterSequence'], ({ after, type, afterSequence }) => {
  if (afterSequence === undefined) return null;
  if (type === undefined) return new ValueError('required', 'Send the type whose sequence numbers you mean.', ['type']);
  return after === undefined ? null : new ValueError('not_combinable', 'Send either after or afterSequence.', ['after']);
});
declareCombinationCheck(EventFeedQuery, ['afterSequence', 'untilSequence'], ({ afterSequence, untilSequence }) =>
  untilSequence !== undefined && afterSequence === undefined
    ? new ValueError('required', 'Send afterSequence with untilSequence.', ['afterSequence'])
    : null,
);
