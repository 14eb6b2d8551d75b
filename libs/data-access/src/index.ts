export { AdherenceRepository } from './adherence/adherence.repository';
export { PatientSummaryRepository } from './patient-summary/patient-summary.repository';
export { AuditEventRepository } from './audit/audit-event.repository';
export { DisclosureRepository } from './audit/disclosure.repository';
export { ChartRepository } from './chart/chart.repository';
export { findSeriesStatement } from './chart/series.sql';
export { OutdatedRows } from './maintenance/outdated-rows';
export { type UpgradeContext, type UpgradeStep, UpgradeSteps } from './upgrade/upgrade-steps';
export { fillSearchWords } from './patient/fill-search-words';
export { EventResources, type EventSubject } from './fhir/event/event-resources';
export { deriveEndedObservations } from './fhir/ended/fill-ended-observations';
export { laterPatientId } from './fhir/ended/ended-observations.sql';
export { ApiKeyAuthenticator } from './access/api-key-authenticator';
export { CallerRepository } from './authentication/caller.repository';
export { type ConsoleGrant, ConsoleLinks, createKeyLink, createOperatorLink } from './console/console-links';
export { ConsolePasskeys, type NewPasskey, type PasskeyUse } from './console/console-passkeys';
export { type InvitedPerson, type StoredPasskey } from './console/console-person.sql';
export { type RelyingParty, relyingPartyOf } from './console/relying-party';
export { ConsolePeople, type PeopleRequest } from './console/console-people';
export { ConsoleSessionAuthenticator } from './console/console-session-authenticator';
export { type ConsoleSessionLimits } from './access/console-session-state';
export { type SessionEntry } from './console/change-sessions';
export { ConsoleSessionRepository, type SignedIn } from './console/console-session.repository';
export { ConsoleSessionUses } from './console/console-session-uses';
export { consoleOrigin, consoleSettings, publicUrlSettings } from './console/console-settings';
export { type Principal } from './access/token-authenticator';
export { TokenLookUps } from './access/token-look-ups';
export { UnknownToken } from './access/unknown-token';
export { ApiKeyChanges } from './authentication/api-key-changes';
export { ApiKeyRepository, type ApiKeyGrant, type SmartClientGrant } from './access/api-key.repository';
export { ApiKeyUses } from './access/api-key-uses';
export { listRotatedPersonKeys } from './access/rotated-person-keys';
export { ManagedApiKeys } from './access/managed-api-keys';
export { readingHistory, type ReadingRevision } from './reading/reading-history';
export { roundRangeInwards, type TimeRange } from './reading-count/round-range';
export { ReadingAssignments } from './custody/assign-reading';
export { knownTimeZone } from './patient/patient-time-zone.sql';
export { matchesIdentifier } from './fulfilment/named-devices.sql';
export { addDeviceToReading, changeReading, voidReading } from './reading/change-reading';
export { oncePerKind } from './reading/once-per-kind';
export { isOfDevice, LOCK_PATIENTS, patientsToLock } from './patient/lock-patients.sql';
export { ReadingRepository } from './reading/reading.repository';
export { COUNTING_DUE } from './reading-counter/counting-due.sql';
export { ReadingCounter } from './reading-counter/reading-counter';
export { findReadingsStatement, readingList } from './reading/reading.sql';
export { countOutsideReadings } from './reading/count-outside-readings';
export { countUnassignedReadings } from './reading-count/count-unassigned-readings';
export {
  type RecordOutcome,
  recordReadings,
  recordReadingsAsJson,
  recordReadingsOfBatch,
} from './reading-record/record-readings';
export { listLateDevices } from './correction/late-devices.sql';
export { listRepeatedTimes, periodOfImportedReadings } from './correction/repeated-times.sql';
export { RestampRepository } from './correction/restamp.repository';
export { type VoidCriteria, type VoidIds } from './correction/void-readings';
export { VoidedReadings } from './correction/voided-readings';
export { registerDevice } from './device/change-device';
export { storeHealthCheck } from './device/device-health';
export { DeviceRepository } from './device/device.repository';

export { ItemRepository } from './catalogue/item.repository';
export { type ReadingBatchResult } from './reading-record/reading-batch';
export { KitRepository } from './catalogue/kit.repository';
export { ManufacturerRepository } from './catalogue/manufacturer.repository';
export { OrganizationRepository } from './access/organization.repository';

export { PatientRepository } from './patient/patient.repository';
export { SiteRepository } from './site/site.repository';

export { OPERATOR_SCOPES, type WebhookCaller, type WebhookWriteRequest } from './webhook/webhook-caller';

export { WebhookRepository, type WebhookRules } from './webhook/webhook.repository';

export { findOrdersSharing } from './order/order-input.sql';
export { OrderRepository } from './order/order.repository';
export { StockRepository } from './stock/stock.repository';
export { ReturnRepository } from './return/return.repository';

export { ASSOCIATION_PAYLOAD, DEVICE_VERSION, EMBEDDED_DEVICE } from './device/device.view';
export { PATIENT } from './patient/patient.view';
export { outcomeToProblem } from './reading/reading-problem';
export {
  beginningOfReadingPayload,
  COLUMNS_OF_REST,
  correctableValuesSql,
  ORIGIN_OF_READING,
  EMBEDDED_IN_READING,
  readingPayload,
  RECORD_OF_REVISION,
} from './reading/reading.view';
export { updateOutdatedOrders } from './upgrade/outdated-orders';
export { listDamagedIdentifiers } from './stored-text/damaged-identifiers';
export { listEqualIdentifiers } from './stored-text/equal-identifiers';
export { givenKeys, keyIn, keyOf } from './stored-text/identifier-key.sql';
export { type DamagedText, listDamagedTexts } from './stored-text/damaged-texts';
export { assertLogReadable, assertWebhookReadable } from './webhook/webhook-caller';
export { WEBHOOK_RESOURCE } from './webhook/webhook.repository';
export { recheckAdherenceDays } from './adherence/record-days';
export { hourOf } from './reading-count/count-period';
export { countReadings, readingsToCount } from './reading-counter/count-readings';
export { FhirIdentities } from './fhir/identity/fhir-identities';
export {
  type FhirOrganization,
  type FhirPage,
  type FhirPageRequest,
  type FhirPosition,
  type FoundResource,
} from './fhir/page/fhir-page';
export { findFhirIdentity, fixFhirIdentity } from './fhir/identity/fhir-identity';
export { issueSmartToken, type SmartGrant, SmartReplay } from './fhir/smart/issue-token';
export { type KeySet, readKeySet } from './fhir/smart/key-set';
export { createSmartClient, findSmartClient, type SmartClient } from './fhir/smart/smart-clients';
export { SmartTokenAuthenticator } from './fhir/smart/smart-token-authenticator';
export { type StoredFhirIdentity } from './fhir/identity/fhir-identity.sql';
export { type RepeatedResources } from './reading-count/repeated-resources.sql';
export { PatientResources } from './fhir/patient/patient-resources';
export { PATIENT_SEARCH } from './fhir/patient/patient-search';
export { FhirExports } from './fhir/export/fhir-exports';
export {
  countFilterValues,
  type ObservationFilter,
  readObservationFilters,
  splitObservationFilters,
} from './fhir/export/observation-filter';
export { type ExportPage } from './fhir/export/export-page';
export {
  EXPORTED_TYPES,
  type ExportedGroup,
  type ExportedType,
  type ExportFile,
  type ExportJob,
  type ExportSelection,
} from './fhir/export/export-request';
export { OBSERVATION_SEARCH } from './fhir/observation/observation-parameters';
export { ObservationResources } from './fhir/observation/observation-resources';
export { DeviceResources } from './fhir/device/device-resources';
export { DEVICE_SEARCH, DEVICE_USE_SEARCH } from './fhir/device/device-search';
export { DeviceUseResources } from './fhir/device/device-use-resources';
export { GroupResources } from './fhir/group/group-resources';
export { GROUP_SEARCH } from './fhir/group/group-search';
export { LocationResources } from './fhir/location/location-resources';
export { LOCATION_SEARCH } from './fhir/location/location-search';
export { OrganizationResources } from './fhir/organization/organization-resources';
export { ORGANIZATION_SEARCH } from './fhir/organization/organization-search';
export { InboundObservations } from './fhir/inbound/inbound-observations';
export { type InboundResult, type RecordedObservation } from './fhir/inbound/inbound-result';
export { storedObservation } from './fhir/inbound/stored-observation';
export { IngestSourceRepository } from './source/ingest-source.repository';
export { type ReceivingSource, SourceAuthenticator } from './source/source-authenticator';
export { type AdapterRules, type RulesOfAdapter } from './source/source-rules';
export { apiSecretOf } from './source/source-secrets';
export {
  ADD_FILE_IMPORT,
  ADD_FILE_ORIGINS,
  BEGIN_FILE_IMPORT,
  END_FILE_IMPORT,
  FIND_FILE_IMPORT,
  FIND_FILE_IMPORT_BY_NUMBER,
  FIND_INTERRUPTED_FILE_IMPORT,
  LOCK_FILE_IMPORT_NUMBERS,
  SAVE_FILE_IMPORT_PROGRESS,
  type FileImportRow,
} from './file-import/file-import.sql';
export { restoreUndoneReadings } from './file-import/restore-undone';
export { HAS_UNDONE_IMPORT } from './file-import/restore-undone.sql';
export { countUndo, undoFileImport, type UndoOptions, type UndoResult } from './file-import/undo-file-import';
export { countOtherReadings, findReadingsAtPlaces } from './file-import/stored-readings.sql';
export {
  COUNT_FILE_PARTS,
  COUNT_OPEN_FILE_IMPORTS,
  DELETE_FILE_PARTS,
  deleteOldFileParts,
  FileParts,
} from './file-import/file-parts';
export { listFileImports, requireFileImport } from './file-import/file-import-list';
export { SET_FILE_ANSWERS } from './file-import/file-import.sql';
