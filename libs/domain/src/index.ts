import 'reflect-metadata';

export { ADHERENCE_DAYS, ADHERENCE_THRESHOLDS, type AdherenceThreshold, FULL_ADHERENCE_DAYS, thresholdName } from './adherence';
export { type AdherenceFilter, AdherenceQuery, AdherenceWindowQuery } from './adherence-query';
export { ApiKey } from './api-key';
export { ApiKeyToken } from './api-key-token';
export { BloodGlucoseReading } from './blood-glucose-reading';
export { Device, type DeviceDescription, type DeviceRegistration, DEVICE_STATUSES, type DeviceStatus } from './device';
export { type DeviceAlarm, DEVICE_EVENT_TYPES, DeviceEvent, type DeviceEventType, type DeviceHappening } from './device-event';
export { DeviceAssignment } from './device-assignment';
export { type DeviceHealthDescription, DeviceHealthCheck, LOW_BATTERY, WEAK_SIGNAL } from './device-health-check';
export {
  DEVICE_IDENTIFIER_TYPES,
  DeviceIdentifier,
  type DeviceIdentifierType,
  type GivenIdentifier,
  normalizedIdentifier,
  normalizedIdentifiers,
} from './device-identifier';
export {
  AssociationInput,
  DeviceIdentifierInput,
  DeviceInput,
  DeviceNameInput,
  DevicePatchInput,
  HealthCheckInput,
} from './device-input';
export { type DeviceFilter, DeviceQuery } from './device-query';
export { type DeviceAct, DEVICE_TRANSITIONS } from './device-transition';
export * from './input/body';
export { type Extent, largestExtent } from './input/extent';
export { Fault } from './input/fault';
export { type InputClass, type Member, membersOf, type ReadMode } from './input/members';
export * from './input/query';
export { readInstant } from './input/instant';
export { readLong } from './input/long';
export { isInputClass, jsonPointer, readInput } from './input/read-input';
export { type Patch } from './input/merge-patch';
export { textFault, unstorableFault } from './input/text';
export { isTimeZone } from './input/time-zone';
export { Item, ITEM_SIZES, type ItemDescription, type ItemSize } from './item';
export { ItemInput } from './item-input';
export { type ItemFilter, ItemQuery } from './item-query';
export { Kit, type KitDescription, KitItem } from './kit';
export { KitInput, KitItemInput } from './kit-input';
export { type KitFilter, KitQuery } from './kit-query';
export { Manufacturer } from './manufacturer';
export { ManufacturerInput } from './manufacturer-input';
export { type ManufacturerFilter, ManufacturerQuery } from './manufacturer-query';
export { Organization } from './organization';
export { OwnedByOrganization } from './owned-by-organization';
export { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE, Page, type PageRequest } from './page';
export { PageQuery } from './page-query';
export { Patient, type PatientDescription, type PatientRegistration, SEXES, type Sex } from './patient';
export { PATIENT_ADDRESS_MEMBERS, type PatientAddress } from './patient-address';
export { PatientAddressInput, PatientEmailInput, PatientInput } from './patient-input';
export { type PatientFilter, type PatientOrder, PatientQuery, type PatientSort } from './patient-query';
export { Conflict, type InputFault, InvalidInput, MAX_FAULTS, NotFound, PreconditionFailed, Problem, TryLater } from './problem';
export { PROBLEM_KINDS, type ProblemCode } from './problem-code';
export { LARGEST_BATCH } from './reading-batch-extent';
export { EARLIEST_READING, isPlausibleReadingTime, READING_BOUNDS, TIME_ZONE_OFFSET_BOUNDS } from './reading-bounds';
export { correctable, corrected } from './reading-correction';
export { type GivenReading, type ReadingCorrection, readingCorrection, readingInput } from './reading-input';
export { type ReadingKind, readingKind, type ReadingKindName, READING_KIND_NAMES, type ReadingValue } from './reading-kind';
export { MAX_BATCH, ReadingBatchInput, type ReadingFilter, ReadingQuery, ReadingVisibilityQuery } from './reading-query';
export { sampleReading, SAMPLE_VALUES } from './reading-sample';
export { ReferenceInput } from './reference-input';
export { ADMINISTRATIVE_SCOPES, AREAS, GRANTS, grantsAllow, type Scope } from './scope';
export { Site, type SiteDescription } from './site';
export { SITE_ADDRESS_MEMBERS, type SiteAddress, siteAddress } from './site-address';
export { SiteAddressInput, SiteInput } from './site-input';
export { type SiteFilter, SiteQuery } from './site-query';
export { DISABLED_REASONS, type DisabledReason, Webhook, type WebhookDescription } from './webhook';
export { SECRET_OVERLAP, SecretRotationInput, WebhookInput, WebhookPatchInput, WebhookReplayInput } from './webhook-input';
export { MAX_RETRY_ATTEMPTS, WEBHOOK_LOG_STATUSES, WebhookLog, type WebhookLogStatus } from './webhook-log';
export { type WebhookLogFilter, WebhookLogQuery } from './webhook-log-query';
export { type WebhookFilter, WebhookQuery } from './webhook-query';
export { REPLAY_STATES, REPLAYED_STATUSES, type ReplayedStatus } from './webhook-replay';
export { samplePayload } from './webhook-sample';
export { assertTypeReadable, readableWebhookTypes, WEBHOOK_TYPES, type WebhookType } from './webhook-type';
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
} from './order/order-input';
export { type Happening, HOLD_REASONS, type HoldReason, Order, sendsAnything, takesAnythingBack } from './order/order';
export { type OrderFilter, OrderQuery } from './order/order-query';
export { SAMPLE_ORDER, SAMPLE_PACKED_KIT, SAMPLE_RETURN } from './order/order-sample';
export { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderAct, type OrderStatus, orderStatusAfter } from './order/order-transition';
export { ReceiveInput, ReturnInput } from './return/return-input';
export { Return } from './return/return';
export { type ReturnFilter, ReturnQuery } from './return/return-query';
export { RETURN_STATUSES, RETURN_TRANSITIONS, type ReturnAct, type ReturnStatus } from './return/return-transition';
export { type Carriage, SHIPPING_OPTIONS, type ShippingOption } from './shipping';
export { StockAdjustmentInput, type StockFilter, StockQuery } from './stock-input';
