import { WEBHOOK_LOG_STATUSES, type WebhookLogStatus } from '../webhook-log/webhook-log';

/** The delivery statuses from which a delivery can be replayed. Pending deliveries are not included, because they will be sent anyway. */
export type ReplayableStatus = Exclude<WebhookLogStatus, 'pending'>;

export const REPLAYABLE_STATUSES = WEBHOOK_LOG_STATUSES.filter((status) => status !== 'pending');

/** The statuses of a replay. A replay is cancelled when a person cancels it or when its webhook is disabled. */
export const REPLAY_STATUSES = ['running', 'done', 'cancelled'] as const;
