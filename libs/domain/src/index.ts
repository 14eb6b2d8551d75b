import 'reflect-metadata';

export {
  ADHERENCE_DAYS,
  ADHERENCE_THRESHOLDS,
  type AdherenceThreshold,
  FULL_ADHERENCE_DAYS,
  thresholdName,
} from './adherence/adherence';
export { ADHERENCE_VIEW } from './adherence/adherence.view';
export { type AdherenceFilter, AdherenceQuery, AdherenceWindowQuery } from './adherence/adherence.query';
export { ApiKey } from './access/api-key';
export { ApiKeyToken } from './access/api-key-token';
export { BloodGlucoseReading } from './reading/blood-glucose-reading';
export { Device, type DeviceProperties, type DeviceRegistration, DEVICE_STATUSES, type DeviceStatus } from './device/device';
export {
  type DeviceAlarm,
  DEVICE_EVENT_TYPES,
  DeviceEvent,
  type DeviceEventType,
  type DeviceTransition,
} from './device/device-event';
export { DeviceAssignment } from './device/device-assignment';
export { type DeviceHealthDescription, DeviceHealthCheck, LOW_BATTERY, WEAK_SIGNAL } from './device/device-health-check';
export {
  DEVICE_IDENTIFIER_TYPES,
  DeviceIdentifier,
  type DeviceIdentifierType,
  type TypedIdentifier,
  normalizeIdentifier,
  normalizeAsAnyType,
} from './device/device-identifier';
export {
  AssociationInput,
  DeviceIdentifierInput,
  DeviceInput,
  DeviceNameInput,
  DevicePatchInput,
  HealthCheckInput,
} from './device/device.input';
export { type DeviceFilter, DeviceQuery } from './device/device.query';
export {
  DEVICE_ASSIGNMENT_VIEW,
  DEVICE_ASSOCIATION_VIEW,
  DEVICE_HEALTH_CHECK_VIEW,
  DEVICE_HEALTH_EVENT_VIEW,
  DEVICE_VALIDATION_VIEW,
  DEVICE_VIEW,
  EMBEDDED_DEVICE_VIEW,
} from './device/device.view';
export { type DeviceOperation, DEVICE_TRANSITIONS } from './device/device-transition';
export * from './input/body';
export { bodyExampleOf, descriptionOf } from './input/description';
export { type Extent, largestExtent } from './input/extent';
export { Fault } from './input/fault';
export { jsonPointer } from './input/located-fault';
export { type InputClass, isInputClass, type Member, membersOf, type ReadMode } from './input/members';
export * from './input/query';
export { readInstant } from './input/instant';
export { readLong } from './input/long';
export { readInput } from './input/read-input';
export { type Patch } from './input/merge-patch';
export { textFault, unstorableFault } from './input/text';
export { isTimeZone } from './input/time-zone';
export { Organization } from './access/organization';
export { OwnedByOrganization } from './access/owned-by-organization';
export { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE, Page, type PageRequest } from './page/page';
export { PageQuery } from './page/page.query';
export { Patient } from './patient/patient';
export { SEXES, type Sex } from './patient/sex';
export { PATIENT_ADDRESS_PROPERTIES, type PatientAddress } from './patient/patient-address';
export { PatientAddressInput, PatientEmailInput, PatientInput, type PatientPatch } from './patient/patient.input';
export { type PatientFilter, type PatientOrder, PatientQuery, type PatientSort } from './patient/patient.query';
export { EMBEDDED_PATIENT_VIEW, PATIENT_VIEW } from './patient/patient.view';
export {
  Conflict,
  type InputFault,
  InvalidInput,
  MAX_FAULTS,
  NotFound,
  PreconditionFailed,
  Problem,
  TryLater,
} from './problem/problem';
export { type ProblemCode } from './problem/problem-code';
export { LARGEST_BATCH } from './reading/reading-batch-extent';
export { EARLIEST_READING, isPlausibleReadingTime, READING_BOUNDS, TIME_ZONE_OFFSET_BOUNDS } from './reading/reading-bounds';
export { correctableProperties, applyCorrection } from './reading/reading-correction';
export { type ReadingInput, type ReadingCorrection, readingCorrection, readingInput } from './reading/reading.input';
export {
  type ReadingKind,
  readingKind,
  type ReadingKindName,
  READING_KIND_NAMES,
  type ReadingValue,
} from './reading/reading-kind';
export { MAX_BATCH, ReadingBatchInput, type ReadingFilter, ReadingQuery, ReadingVisibilityQuery } from './reading/reading.query';
export { SAMPLE_VALUES } from './reading/reading-sample';
export { readingEventView, readingView } from './reading/reading.view';
export { ReferenceInput } from './input/reference-input';
export { ADMINISTRATIVE_SCOPES, AREAS, GRANTS, grantsAllow, type Scope } from './access/scope';
export * from './catalogue';
export * from './site';
export { DISABLED_REASONS, type DisabledReason, Webhook, type WebhookProperties } from './webhook/webhook';
export {
  SECRET_OVERLAP,
  SecretRotationInput,
  WebhookInput,
  WebhookPatchInput,
  WebhookReplayInput,
} from './webhook/webhook.input';
export { MAX_RETRY_ATTEMPTS, WEBHOOK_LOG_STATUSES, WebhookLog, type WebhookLogStatus } from './webhook-log/webhook-log';
export { type WebhookLogFilter, WebhookLogQuery } from './webhook-log/webhook-log.query';
export { type WebhookFilter, WebhookQuery } from './webhook/webhook.query';
export { REPLAY_STATES, REPLAYABLE_STATUSES, type ReplayableStatus } from './webhook/webhook-replay';
export { EVENT_TYPES, samplePayload } from './webhook/webhook-event.view';
export { WEBHOOK_HEALTH_VIEW, WEBHOOK_REPLAY_VIEW, WEBHOOK_VIEW, WEBHOOK_WITH_SECRET_VIEW } from './webhook/webhook.view';
export { WEBHOOK_LOG_DETAIL_VIEW, WEBHOOK_LOG_VIEW } from './webhook-log/webhook-log.view';
export { assertTypeReadable, readableWebhookTypes, WEBHOOK_TYPES, type WebhookType } from './webhook/webhook-type';
export {
  MAX_LINE_COUNT,
  MAX_LINES,
  MAX_ORDER_DEVICES,
  OrderInput,
  OrderItemInput,
  OrderKitInput,
  PackedItemInput,
  PackedKitInput,
  PackInput,
  ReasonInput,
  ShipInput,
  TrackingNumberInput,
} from './order/order.input';
export { HOLD_REASONS, type HoldReason, Order, sendsAnything, requestsReturn } from './order/order';
export { type OrderFilter, OrderQuery } from './order/order.query';
export { ORDER_STATUS_VIEW, ORDER_VIEW, PACKED_KIT_EVENT_VIEW, PACKED_KIT_VIEW } from './order/order.view';
export { RETURN_VIEW } from './return/return.view';
export {
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderOperation,
  type OrderStatus,
  orderStatusAfter,
} from './order/order-transition';
export { ReceiveInput, ReturnInput } from './return/return.input';
export { Return } from './return/return';
export { type ReturnFilter, ReturnQuery } from './return/return.query';
export { RETURN_STATUSES, RETURN_TRANSITIONS, type ReturnOperation, type ReturnStatus } from './return/return-transition';
export { type TrackingNumber, SHIPPING_OPTIONS, type ShippingOption } from './fulfilment/shipping';
export { STOCK_VIEW } from './stock/stock.view';
export { type StatusTransition } from './fulfilment/status-transition';
export { StockAdjustmentInput, type StockFilter, StockQuery } from './stock/stock.input';
export { ReadingImport, type ImportCounts } from './import/reading-import';
export { exampleOf, type NestedProperty, type ValueProperty, type ViewProperty } from './view/property';
export { type View, type ViewOf } from './view/view';
