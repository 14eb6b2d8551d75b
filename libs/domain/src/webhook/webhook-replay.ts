import { WEBHOOK_LOG_STATUSES, type WebhookLogStatus } from '../webhook-log/webhook-log';

/** The deliveries that can be made again: what is pending is under way anyhow. */
export type ReplayedStatus = Exclude<WebhookLogStatus, 'pending'>;

export const REPLAYED_STATUSES = WEBHOOK_LOG_STATUSES.filter((status) => status !== 'pending');

/** What has become of a replay: it ends by itself, or when somebody or a disabled webhook ends it. */
export const REPLAY_STATES = ['running', 'done', 'cancelled'] as const;
