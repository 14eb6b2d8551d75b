export { AddressPolicy, type AddressPolicyOptions, RefusedAddress } from './address-policy';
export type { Answer, SendError, WebhookRequest } from './answer';
export { type AttemptOutcome, DeliveryMetrics, type StatementKind } from './metrics';
export { MetricsListener, metricsSettings } from './metrics-listener';
export { observeQueue } from './queue-metrics';
export { Sender, type SenderOptions } from './sender';
export { signedHeaders, type SignedMessage } from './sign';
export { explainSignature, type ReceivedWebhook } from './verify';
