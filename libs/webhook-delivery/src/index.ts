export { type DisabledWebhook, listDisabledWebhooks } from './queue/disabled-webhooks';
export { AddressPolicy, type AddressPolicyOptions, ForbiddenUrlError } from './address/address-policy';
export type { RequestResult, SendError, WebhookRequest } from './sending/answer';
export { Delivery, type DeliveryOptions } from './delivery';
export { Deliverer, type DelivererOptions } from './deliverer/deliverer';
export { type AttemptOutcome, DeliveryMetrics, type StatementKind } from './metrics/metrics';
export { parseIpAddress } from './address/forbidden-networks';
export { MetricsListener, metricsSettings, type MetricsSource } from './metrics/metrics-listener';
export { hasBearerToken } from './metrics/metrics-token';
export { observeAuditMonths } from './metrics/audit-months-metric';
export { observeQueue } from './metrics/queue-metrics';
export { Registry } from 'prom-client';
export { fetchDocument, type FetchOptions } from './sending/fetch-document';
export { Sender, type SenderOptions } from './sending/sender';
export { signedHeaders, type SignedMessage } from './signing/sign';
export { explainSignature, type ReceivedWebhook } from './signing/verify';
export {
  addressPolicyOptionsOf,
  addressSettings,
  type DeliveryConfiguration,
  deliverySettings,
  webhookSettings,
} from './settings';
export { webhookUrlCheck, type WebhookUrlCheck } from './address/webhook-url-check';
export { EventFeedRepository, type FeedPage } from './feed/event-feed.repository';
export { oldestUnpublishedEvent } from './feed/unpublished';
export { MAX_WAITING, PublicationWatch } from './feed/publication-watch';
export { foldWebhookLogTotals } from './log/fold-totals';
export { removePackedBodies } from './bodies/remove-bodies.sql';
export { type DeliveryBodies } from './bodies/packed-bodies';
export { listLogsStatement } from './log/list-logs.sql';
export { WebhookLogDetailRepository } from './log/webhook-log-detail.repository';
export { WebhookLogRepository } from './log/webhook-log.repository';
export { sampleFor, WebhookTest } from './log/webhook-test';
export { BREAKER_FAILURES } from './queue/claim.sql';
export { type ClaimedDelivery } from './queue/claimed-delivery';
export { countDeadRows, requeueDeadRows, type DeadRow, type DeadRowCount, type RequeuedRows } from './dead-rows/dead-rows';
export { notifyOfWork } from './notify-of-work';
export { DeliveryQueue, type FanOutResult } from './delivery-queue';
export { DisclosureRecord } from './deliverer/disclosure-record';
export { BREAKER_STATES, deliveryState, type DeliveryState, DeliveryStateReader } from './queue/delivery-state';
export { EventNotificationListener, eventNotifier, notifyAfterWrites } from './outbox/event-notifier';
export { type DeliveryAttempt, type FinishedDelivery } from './queue/finished-delivery';
export { QUEUE_SLOTS, queueName, type FreeSlots } from './queue/free-slots';
export { WebhookReplayRepository } from './replay/webhook-replay.repository';
export { advanceReplay } from './replay/advance-replay.sql';
export { recordLoggedDeliveries } from './disclosure/logged-deliveries';
export { ensureEventPartitions, ensureWeeklyPartitions } from './retention/ensure-weeks';
export { retireEvents } from './retention/retire-events';
export { retireLogs, type RetiredWeek } from './retention/retire-logs';
export { webhookRetentionSettings } from './retention/settings';
