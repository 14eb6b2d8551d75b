import { WEBHOOK_LOG_STATUSES, type WebhookLogStatus } from '../webhook-log/webhook-log';

/** The statuses of deliveries that can be replayed. A pending delivery is not included, because it will be sent anyway. */
export type ReplayableStatus = Exclude<WebhookLogStatus, 'pending'>;

export const REPLAYABLE_STATUSES = WEBHOOK_LOG_STATUSES.filter((status) => status !== 'pending');

/** The states of a replay. A replay is cancelled by a person, or because its webhook is disabled. */
export const REPLAY_STATES = ['running', 'done', 'cancelled'] as const;
