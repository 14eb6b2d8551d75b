import 'reflect-metadata';

export {
  ADHERENCE_DAYS,
  ADHERENCE_THRESHOLDS,
  type AdherenceThreshold,
  FULL_ADHERENCE_DAYS,
  thresholdDays,
  ADHERENCE_SETTLING_DAYS,
} from './adherence/adherence';
export {
  ADHERENCE_VIEW,
  ADHERENCE_WITH_DATES_VIEW,
  type AdherenceView,
  type AdherenceWithDatesView,
} from './adherence/adherence.view';
export {
  ADHERENCE_SORTS,
  type AdherenceFilter,
  AdherenceQuery,
  type AdherenceSort,
  AdherenceWindowQuery,
} from './adherence/adherence.query';
export { type Actor, ACTOR_KINDS } from './ownership/actor';
export {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_KINDS,
  type AuditAction,
  type AuditActorKind,
  type AuditedRequest,
  type AuditEntry,
  INSTALLATION,
} from './audit/audit-entry';
export {
  embeddedPatients,
  listedPatients,
  nobody,
  outermostPatient,
  patientsGiven,
  type PatientsIn,
  patientsInContent,
  patientsOfEvents,
  patientsInFhir,
  patientsOfQuotedEvents,
} from './audit/patients-in';
export { type AuditEventFilter, AuditEventQuery, PatientAccessQuery } from './audit/audit-event.query';
export {
  AUDIT_EVENT_LIST_VIEW,
  AUDIT_EVENT_VIEW,
  type AuditEventListView,
  type AuditEventView,
  PATIENT_ACCESS_LIST_VIEW,
  PATIENT_ACCESS_VIEW,
  type PatientAccessListView,
  type PatientAccessView,
} from './audit/audit-event.view';
export { DEFAULT_PURPOSE, EXCEPTED_PURPOSES, type Purpose, PURPOSES } from './audit/purpose';
export { BEGINNING, endOf, partOf, type RecordedPart, REQUEST_ENDS } from './audit/request-in-parts';
export { AUDIT_STATE_VIEW, type AuditStateView } from './audit/audit-state.view';
export { DisclosureInput } from './audit/disclosure.input';
export {
  DISCLOSURE_LIST_VIEW,
  DISCLOSURE_VIEW,
  type DisclosureListView,
  type DisclosureView,
  MAX_RECIPIENTS,
} from './audit/disclosure.view';
export { ApiKey } from './access/api-key';
export {
  ApiKeyToken,
  ConsoleCodeToken,
  ConsoleInvitationToken,
  ConsoleSessionToken,
  type SecretToken,
  SmartToken,
  SourceToken,
} from './access/secret-token';
export {
  ConsoleLinkInput,
  ConsoleSignInInput,
  LINK_SECONDS,
  PasskeyOptionsInput,
  PasskeyRegistrationInput,
  PasskeySignInInput,
} from './access/console.input';
export {
  ConsolePersonInput,
  ConsolePersonQuery,
  ConsolePersonScopesInput,
  ConsoleSessionQuery,
  INVITATION_HOURS,
} from './access/console-person.input';
export {
  CONSOLE_INVITATION_VIEW,
  CONSOLE_PERSON_VIEW,
  type ConsoleInvitationView,
  CONSOLE_SESSION_VIEW,
  type ConsolePersonView,
  type ConsoleSessionView,
  MAX_PASSKEYS,
} from './access/console-person.view';
export { CONSOLE_LINK_VIEW, type ConsoleLinkView } from './access/console.view';
export { TIME_LIMITS } from './time-limit/time-limits';
export { SESSION_LIMITS } from './access/session-limits';
export { ApiKeyQuery } from './access/api-key.query';
export { ApiKeyInput, ApiKeyRotationInput, KEY_OVERLAP } from './access/api-key.input';
export {
  API_KEY_VIEW,
  API_KEY_WITH_TOKEN_VIEW,
  type ApiKeyView,
  type ApiKeyWithTokenView,
  CALLER_VIEW,
  type CallerView,
} from './access/api-key.view';
export { BloodGlucoseReading } from './reading/blood-glucose-reading';
export * from './input/body';
export * from './input/body-list';
export { bodyExampleOf, descriptionOf } from './input/description';
export { type JsonSize, largestInputSize } from './reading/json-size';
export { ValueError } from './format/value-error';
export { jsonPointer } from './format/json-pointer';
export { type InputClass, isInputClass, type InputProperty, inputProperties, type ReadMode } from './input/input-property';
export * from './input/query';
export { addressTimeZone, type PlaceOfAddress } from './format/address-time-zone';
export { countryCode } from './format/country';
export { readInstant } from './format/instant';
export { readLong } from './format/long';
export { readInput } from './reader/read-input';
export { type Patch } from './patch/merge-patch';
export { textError, unstorableTextError } from './format/text';
export { instantsOfLocalTime, offsetAt } from './format/local-time';
export { isTimeZone } from './format/time-zone';
export { FHIR_IDENTITY_FIXED, Organization } from './access/organization';
export { OrganizationInput } from './access/organization.input';
export { ORGANIZATION_VIEW, type OrganizationView } from './access/organization.view';
export { OwnedByOrganization } from './ownership/owned-by-organization';
export { VersionedResource } from './ownership/versioned-resource';
export { Changes, type ChangesView, type ChangePosition } from './page/changes';
export { ChangesQuery } from './page/changes.query';
export { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE, Page, type PageRequest, type PageView } from './page/page';
export { KeysetQuery } from './page/keyset.query';
export { PageQuery } from './page/page.query';
export { type PageParameter, type SortedPage, sortedPageQuery } from './page/sorted-page.query';
export {
  Conflict,
  type InputError,
  InvalidInput,
  MAX_ERRORS,
  NotFound,
  PreconditionFailed,
  Problem,
  type References,
  PatientMerged,
  ReadingVoided,
  patientMergedError,
  StillReferenced,
  TemporaryProblem,
} from './problem/problem';
export { type ProblemCode } from './problem/problem-code';
export { type FileUnit, findUnit, type ValueWithUnits, valueWithUnits } from './reading-kind/file-unit';
export { errorsIfNew, hasWiderStorage, storableRange } from './reading-kind/instrument-range';
export { LARGEST_BATCH } from './reading/largest-batch';
export {
  EARLIEST_READING,
  isPlausibleReadingTime,
  MAX_LEAD_MINUTES,
  READING_BOUNDS,
  TIME_ZONE_OFFSET_BOUNDS,
} from './reading-kind/reading-bounds';
export { applyCorrection, areStoredAlike, correctableProperties } from './reading/reading-correction';
export {
  MAX_MEASUREMENT_INDEX,
  ReadingAssignmentInput,
  type ReadingInput,
  type ReadingCorrection,
  readingCorrection,
  readingInput,
} from './reading/reading.input';
export {
  type ReadingKind,
  readingKind,
  type ReadingKindName,
  READING_KIND_NAMES,
  READING_KINDS,
  type ReadingValue,
} from './reading-kind/reading-kind';
export {
  MAX_BATCH,
  ReadingBatchInput,
  type ReadingFilter,
  ReadingExportQuery,
  ReadingListQuery,
  ReadingQuery,
  ReadingVisibilityQuery,
} from './reading/reading.query';
export { convertUnits, toFixedUnit, unitsOf, UNIT_CONVERSIONS, UNIT_LABELS } from './reading-kind/reading-units';
export { READING_REVISION_VIEW, ReadingRevisionQuery, type ReadingRevisionView } from './reading/reading-revision';
export { SAMPLE_VALUES } from './reading-kind/reading-sample';
export { readingRecordView, readingView, type ReadingView } from './reading/reading.view';
export { assertReadOnlyUnchanged, type ReadOnlyProperties, splitReadOnly } from './patch/read-only';
export { assertIdentifiersUndamaged, DAMAGED_IDENTIFIER_PATTERN, damagedIdentifierError } from './input/damaged-identifier';
export { DeviceReferenceInput } from './device/device-reference';
export { PatientReferenceInput } from './patient/patient-reference';
export { ReferenceInput } from './input/reference-input';
export { type Role, ROLES } from './scope/role';
export {
  ADMINISTRATIVE_SCOPES,
  AREAS,
  NAMED_AREAS,
  type Grant,
  GRANTS,
  grantsAllow,
  grantsBeyond,
  type Scope,
  WILDCARDS,
} from './scope/scope';
export { GRANT_TEXTS } from './scope/scope-text';
export * from './catalogue';
export * from './chart';
export * from './patient-summary';
export * from './correction';
export { PastInstant } from './correction/effective-time';
export * from './patient';
export * from './device';
export * from './order';
export { PATIENT_EQUIPMENT_VIEW, type PatientEquipmentView } from './equipment/patient-equipment.view';
export * from './return';
export * from './webhook';
export * from './event';
export * from './site';
export * from './source';
export { MAX_RETRY_ATTEMPTS, WEBHOOK_LOG_STATUSES, WebhookLog, type WebhookLogStatus } from './webhook-log/webhook-log';
export { WebhookAttemptQuery, type WebhookLogFilter, WebhookLogQuery } from './webhook-log/webhook-log.query';
export {
  WEBHOOK_ATTEMPT_VIEW,
  WEBHOOK_LOG_DETAIL_VIEW,
  type WebhookAttemptView,
  WEBHOOK_LOG_VIEW,
  type WebhookLogDetailView,
  type WebhookLogView,
} from './webhook-log/webhook-log.view';
export {
  distinctTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  type TrackingNumber,
  SHIPPING_OPTIONS,
  type ShippingOption,
} from './fulfilment/shipping';
export { missingAddressParts } from './fulfilment/shipping-address';
export { STOCK_VIEW, type StockView } from './stock/stock.view';
export { type StatusTransition } from './fulfilment/status-transition';
export { StockAdjustmentInput, type StockFilter, StockQuery } from './stock/stock.input';
export { ReadingImport, type ImportCounts } from './import/reading-import';
export { exampleOf, type NestedProperty, type ValueProperty, type ViewProperty } from './view/property';
export { type ListBound, MAX_EMBEDDED, maxItemsOf, type RestOfList } from './view/list-bound';
export { VERSION_PROPERTIES, type ViewName } from './view/version-properties';
export { nounOf, type View, type ViewOf } from './view/view';
export {
  FileAnswersInput,
  FileColumnInput,
  FileImportInput,
  FilePartInput,
  FILE_UNIT_NAMES,
  MAX_FILE_BYTES,
  MAX_PART_BYTES,
} from './file-import/file-import.input';
export { FileImportQuery } from './file-import/file-import.query';
export {
  FILE_IMPORT_ENTRY_VIEW,
  FILE_IMPORT_LIST_VIEW,
  FILE_IMPORT_STATES,
  FILE_IMPORT_UNDO_VIEW,
  FILE_IMPORT_VIEW,
  FILE_PREVIEW_VIEW,
  type FileImportEntryView,
  type FileImportListView,
  type FileImportState,
  type FileImportUndoView,
  type FileImportView,
  type FilePreviewView,
  MAX_LISTED_OF_FILE,
} from './file-import/file-import.view';
export { COLUMN_ROLES, type ColumnRole, VENDOR_FORMAT_NAMES, type VendorFormatName } from './file-import/vendor-format-name';
