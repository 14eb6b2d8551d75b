import { DescribeBody, DescribePatch } from '../input/description';
import { Choice, Flag, IgnoredId, Instant, Integer, Text } from '../input/body';
import { ValueError } from '../format/value-error';
import { declareCombinationCheck } from '../input/combination-check';
import { type WebhookProperties } from './webhook';
import { REPLAYABLE_STATUSES, type ReplayableStatus } from './webhook-replay';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** Maximum length of a URL in characters. */
const MAX_URL = 2_000;

const RATE = { min: 1, max: 1_000, unit: 'requests a second' };

/** The request body that creates a webhook. Which hosts a URL may have depends on the configuration, so the webhook repository checks that. */
@DescribeBody('The events to send, and the URL to send them to.', {
  type: 'reading.bloodGlucose',
  url: 'https://hooks.example.org/rpm',
})
export class WebhookInput {
  @IgnoredId() id?: number;
  @Choice('Type of the events to send. It cannot be changed later.', WEBHOOK_TYPES, { required: true }) type: WebhookType;
  @Text(
    'URL to which events are sent: `https`, a configured port (443 and 8443 by default) and a public address. It is stored unchanged.',
    { max: MAX_URL, required: true },
  )
  url: string;
  @Flag('Whether events are sent; true by default. Events of a disabled webhook are logged as `cancelled` and can be replayed.', {
    clearable: false,
  })
  enabled?: boolean;
  @Integer('Maximum number of requests per second; null for no limit.', RATE) rateLimit?: number | null;
}

/** The merge-patch body that changes a webhook. Its event type cannot be changed; another type needs a new webhook. */
@DescribePatch('The properties of a webhook to change. Enabling it again resets its record of failures.')
export class WebhookPatchInput implements WebhookProperties {
  @Text(
    'URL to which events are sent: `https`, a configured port (443 and 8443 by default) and a public address. It is stored unchanged.',
    { max: MAX_URL, required: true },
  )
  url?: string;
  @Flag('Whether events are sent; true by default. Events of a disabled webhook are logged as `cancelled` and can be replayed.', {
    clearable: false,
  })
  enabled?: boolean;
  @Integer('Maximum number of requests per second; null for no limit.', RATE) rateLimit?: number | null;
}

/** Number of seconds for which the previous secrets stay valid after a rotation: one day by default. */
export const SECRET_OVERLAP = { default: 86_400, max: 604_800 };

@DescribeBody('For how long the previous secrets stay valid.', { overlapSeconds: 3600 })
export class SecretRotationInput {
  @Integer('Seconds for which the previous secrets sign in addition to the new one; 86400 by default. 0 ends them at once.', {
    min: 0,
    max: SECRET_OVERLAP.max,
    unit: 'seconds',
  })
  overlapSeconds?: number;
}

/** The request body of a replay: it selects deliveries created at or after `startTimestamp` and before `endTimestamp`. */
@DescribeBody('The deliveries to repeat.', {
  startTimestamp: '2026-01-31T00:00:00Z',
  endTimestamp: '2026-02-01T00:00:00Z',
  logStatus: 'failed',
})
export class WebhookReplayInput {
  @IgnoredId() id?: number;
  @Instant('Only deliveries that were created at this time or later.', { rounding: 'up', required: true }) startTimestamp: Date;
  @Instant(
    'Only deliveries that were created before this time. Deliveries that are created after the replay are not part of it.',
    { rounding: 'up', required: true },
  )
  endTimestamp: Date;
  @Choice('Only deliveries with this status; by default, all that are not pending.', REPLAYABLE_STATUSES)
  logStatus?: ReplayableStatus | null;
}
declareCombinationCheck(WebhookReplayInput, ['startTimestamp', 'endTimestamp'], ({ startTimestamp, endTimestamp }) =>
  (startTimestamp as Date) > (endTimestamp as Date)
    ? new ValueError('inverted_range', 'Send a value that is not below startTimestamp.', ['endTimestamp'])
    : null,
);
