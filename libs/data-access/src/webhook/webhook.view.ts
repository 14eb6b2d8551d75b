import { type Webhook, WEBHOOK_HEALTH_VIEW, WEBHOOK_VIEW } from '@rpm/domain';
import { jsonInstant, viewAsJson } from '../resource/json-view';

/**
 * A webhook `w`. The health of its deliveries ({@link WEBHOOK_HEALTH}) is not part of it: health changes with every failure, and with
 * it the ETag would change that a caller sends to change the webhook.
 */
export const WEBHOOK = viewAsJson<typeof WEBHOOK_VIEW, Webhook>(WEBHOOK_VIEW, 'w', {});

/** The health `h` of the deliveries of a webhook. */
export const WEBHOOK_HEALTH = viewAsJson<typeof WEBHOOK_HEALTH_VIEW, { consecutiveFailures: number; failingSince: Date }>(
  WEBHOOK_HEALTH_VIEW,
  'h',
  { pausedUntil: `case when h.not_before > now() then ${jsonInstant('h.not_before')} end` },
);
