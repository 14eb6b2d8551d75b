import { instant, object } from '../resource/json-view';

/**
 * View of a webhook `w`. Its health is a separate view ({@link WEBHOOK_HEALTH}), because it changes with every failure and would change the ETag,
 * with which clients name the version that they want to change.
 */
export const WEBHOOK = object({
  id: 'w.id',
  type: 'w.type',
  url: 'w.url',
  enabled: 'w.enabled',
  disabledReason: 'w.disabled_reason',
  rateLimit: 'w.rate_limit',
  createTimestamp: instant('w.create_timestamp'),
});

/** View of the health `h` of a webhook's deliveries. */
export const WEBHOOK_HEALTH = object({
  consecutiveFailures: 'h.consecutive_failures',
  failingSince: instant('h.failing_since'),
  pausedUntil: `case when h.not_before > now() then ${instant('h.not_before')} end`,
});
