import { type Webhook, WEBHOOK_HEALTH_VIEW, WEBHOOK_VIEW } from '@rpm/domain';
import { jsonInstant, viewAsJson } from '../resource/json-view';

/**
 * SQL expression that converts the row `w` to the JSON of a webhook. It excludes the health of the deliveries ({@link WEBHOOK_HEALTH}), because
 * health changes with every failure and would change the ETag that a caller needs to change the webhook.
 */
export const WEBHOOK = viewAsJson<typeof WEBHOOK_VIEW, Webhook>(WEBHOOK_VIEW, 'w', {});

/** SQL expression that converts the row `h` to the JSON of the health of a webhook's deliveries. */
export const WEBHOOK_HEALTH = viewAsJson<typeof WEBHOOK_HEALTH_VIEW, { consecutiveFailures: number }>(WEBHOOK_HEALTH_VIEW, 'h', {
  firstFailureTimestamp: jsonInstant('h.failing_since'),
  pauseEndTimestamp: `case when h.not_before > now() then ${jsonInstant('h.not_before')} end`,
});
