import { Choice, Flag, IgnoredId, Instant, Integer, Text } from '../input/body';
import { Fault } from '../input/fault';
import { declareCheck } from '../input/whole';
import { type WebhookDescription } from './webhook';
import { REPLAYED_STATUSES, type ReplayedStatus } from './webhook-replay';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-type';

/** Characters of an address. */
const MAX_URL = 2_000;

const RATE = { min: 1, max: 1_000, unit: 'requests a second' };

/** The body of creating a webhook. Where its address may lead is not said here: that is configuration. */
export class WebhookInput {
  @IgnoredId() id?: number;
  @Choice(WEBHOOK_TYPES, { required: true }) type: WebhookType;
  @Text({ max: MAX_URL, required: true }) url: string;
  @Flag({ clearable: false }) enabled?: boolean;
  @Integer(RATE) rateLimit?: number | null;
}

/** The merge-patch of a webhook. Its type stays: whoever wants to be told of something else makes another. */
export class WebhookPatchInput implements WebhookDescription {
  @Text({ max: MAX_URL, required: true }) url?: string;
  @Flag({ clearable: false }) enabled?: boolean;
  @Integer(RATE) rateLimit?: number | null;
}

/** How long a secret that is rotated out stays valid, in seconds: a day unless said otherwise. */
export const SECRET_OVERLAP = { default: 86_400, max: 604_800 };

export class SecretRotationInput {
  @Integer({ min: 0, max: SECRET_OVERLAP.max, unit: 'seconds' }) overlapSeconds?: number;
}

/** Which deliveries are to be made again: those created from `startTimestamp` to before `endTimestamp`. */
export class WebhookReplayInput {
  @IgnoredId() id?: number;
  @Instant({ rounding: 'up', required: true }) startTimestamp: Date;
  @Instant({ rounding: 'up', required: true }) endTimestamp: Date;
  @Choice(REPLAYED_STATUSES) status?: ReplayedStatus | null;
}
declareCheck(WebhookReplayInput, ['startTimestamp', 'endTimestamp'], ({ startTimestamp, endTimestamp }) =>
  (startTimestamp as Date) > (endTimestamp as Date)
    ? new Fault('inverted_range', 'Send a value that is not below startTimestamp.', ['endTimestamp'])
    : null,
);
