import { DescribeBody, DescribePatch } from '../input/description';
import { Choice, Flag, IgnoredId, Instant, Integer, Text } from '../input/body';
import { ValueError } from '../format/value-error';
import { declareCheck } from '../input/combination-check';
import { type WebhookProperties } from './webhook';
import { REPLAYABLE_STATUSES, type ReplayableStatus } from './webhook-replay';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** Maximum length of a URL in characters. */
const MAX_URL = 2_000;

const RATE = { min: 1, max: 1_000, unit: 'requests a second' };

/** The body of creating a webhook. Which hosts a URL may have depends on the configuration, and is checked elsewhere. */
@DescribeBody('What is to be told of, and where.')
export class WebhookInput {
  @IgnoredId() id?: number;
  @Choice('What it is to tell of; stays as it is.', WEBHOOK_TYPES, { required: true }) type: WebhookType;
  @Text(
    'Where events are sent: `https`, on one of the ports that are configured (443 and 8443), at a public address. Stored as it is sent.',
    { max: MAX_URL, required: true },
  )
  url: string;
  @Flag(
    'Whether events are sent; true unless said otherwise. What happens meanwhile is logged as `cancelled`, and can be replayed.',
    { clearable: false },
  )
  enabled?: boolean;
  @Integer('Requests a second at the most; null for as many as there are.', RATE) rateLimit?: number | null;
}

/** The merge-patch of a webhook. The type cannot be changed; another type needs a new webhook. */
@DescribePatch('The properties of a webhook. Enabling it again forgets how it failed to change.')
export class WebhookPatchInput implements WebhookProperties {
  @Text(
    'Where events are sent: `https`, on one of the ports that are configured (443 and 8443), at a public address. Stored as it is sent.',
    { max: MAX_URL, required: true },
  )
  url?: string;
  @Flag(
    'Whether events are sent; true unless said otherwise. What happens meanwhile is logged as `cancelled`, and can be replayed.',
    { clearable: false },
  )
  enabled?: boolean;
  @Integer('Requests a second at the most; null for as many as there are.', RATE) rateLimit?: number | null;
}

/** How many seconds the previous secret stays valid after a rotation: one day by default. */
export const SECRET_OVERLAP = { default: 86_400, max: 604_800 };

@DescribeBody('How long the secrets that it has stay valid.')
export class SecretRotationInput {
  @Integer('Seconds for which they sign beside the new one; 86400 unless said otherwise. 0 ends them at once.', {
    min: 0,
    max: SECRET_OVERLAP.max,
    unit: 'seconds',
  })
  overlapSeconds?: number;
}

/** The time range of a replay: deliveries created at or after `startTimestamp` and before `endTimestamp`. */
@DescribeBody('Which deliveries are to be made again.')
export class WebhookReplayInput {
  @IgnoredId() id?: number;
  @Instant('Those created at this instant or later.', { rounding: 'up', required: true }) startTimestamp: Date;
  @Instant('And before this instant. What is created after the replay is not part of it.', { rounding: 'up', required: true })
  endTimestamp: Date;
  @Choice('Only those of this status; all but the pending ones unless said otherwise.', REPLAYABLE_STATUSES)
  status?: ReplayableStatus | null;
}
declareCheck(WebhookReplayInput, ['startTimestamp', 'endTimestamp'], ({ startTimestamp, endTimestamp }) =>
  (startTimestamp as Date) > (endTimestamp as Date)
    ? new ValueError('inverted_range', 'Send a value that is not below startTimestamp.', ['endTimestamp'])
    : null,
);
