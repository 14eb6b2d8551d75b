import { instant, object } from '../resource/json-view';

/**
 * A webhook `w`. How its deliveries go is shown beside it ({@link WEBHOOK_HEALTH}) and not as part of it: it changes with every failure, and
 * so would the ETag, by which somebody says what version of the webhook they want to change.
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

/** How it goes with a webhook, `h`. */
export const WEBHOOK_HEALTH = object({
  consecutiveFailures: 'h.consecutive_failures',
  failingSince: instant('h.failing_since'),
  pausedUntil: `case when h.not_before > now() then ${instant('h.not_before')} end`,
});
