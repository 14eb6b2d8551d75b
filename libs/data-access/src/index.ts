export { AdherenceRepository } from './adherence.repository';
export { AnswerRetention } from './answer-retention';
export { ApiKeyAuthenticator, type Principal } from './api-key-authenticator';
export { ApiKeyChanges } from './api-key-changes';
export { ApiKeyRepository, type ApiKeyGrant } from './api-key.repository';
export { readingHistory, type ReadingRevision } from './reading-history';
export { ReadingRepository } from './reading.repository';
export {
  ConfigurationError,
  type DatabaseConfiguration,
  databaseSettings,
  isNetwork,
  listenAddress,
  readConfiguration,
  wholeNumber,
  WORKSPACE_ROOT,
} from './configuration';
export { type Connection, openDatabase, type OpenedDatabase, valueTypes } from './connection';
export { ConcurrencyLimit } from './concurrency-limit';
export { createDataSource } from './data-source';
export { DatabaseProbe } from './database-probe';
export { entityTag } from './entity-tag';
export { type Take } from './export-list';
export { findReadings, listOfReadings } from './reading.statement';
export { recordReading, recordReadings } from './record-readings';
export { DeviceRepository } from './device.repository';
export { OWN_PLACES } from './embedded-postgres/account';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/embedded-postgres';
export { ItemRepository } from './item.repository';
export { JsonText } from './json-text';
export { pageStatement } from './list';
export { KitRepository } from './kit.repository';
export { ManufacturerRepository } from './manufacturer.repository';
export { isConnectionFailure, problemOfDatabaseError, reasonNotConnected, sqlStateOf, withoutMessage } from './database-error';
export { assertUsable, migrate, SchemaMismatch, schemaState, type SchemaState } from './migrate';
export { inOrganization, runScoped, type RunStatement, type Statement } from './organization-scope';
export { OrganizationRepository } from './organization.repository';
export { importReadings, type ReadingImportProgress, type ReadingImportSource } from './reading-import/import-readings';
export { guarded, joinEntry, joinList } from './record-import/csv-text';
export { dryRun } from './record-import/dry-run';
export { FILE_FORMATS, type FileFormat, UnreadableFile } from './record-import/file-lines';
export { type ImportProgress, type ImportSource } from './record-import/import-file';
export { importRecords, type NaturalKey, type RecordKind } from './record-import/import-records';
export { DEVICE_KEY, ITEM_KEY, MANUFACTURER_KEY, PATIENT_KEY, SITE_KEY } from './record-import/natural-keys';
export { type ImportCounts } from './record-import/reading-import';
export { REJECT_FILE_HEADER } from './record-import/reject-file';
export { assertSupportedServer, MIN_SERVER_VERSION, type ServerState, serverState, UnusableDatabase } from './server-state';
export { PatientRepository } from './patient.repository';
export { SiteRepository } from './site.repository';
export { listLogsStatement } from './webhook-log/list-logs.statement';
export { WebhookLogRepository } from './webhook-log/webhook-log.repository';
export { ensureWeeks } from './webhook-retention/ensure-weeks';
export { type RetiredWeek, retireLogs } from './webhook-retention/retire-logs';
export { webhookRetentionSettings } from './webhook-retention/settings';
export { TimeSlice } from './time-slice';
export { type Idempotency, type WriteRequest } from './write';
export { BREAKER_FAILURES } from './delivery/claim.statement';
export { countDeadRows, type DeadRow, type DeadRowCount, requeueDeadRows, type RequeuedRows } from './delivery/dead-rows';
export { BREAKER_STATES, deliveryState, type DeliveryState } from './delivery/delivery-state';
export { type ClaimedDelivery } from './delivery/claimed-delivery';
export { type FreeSlots, QUEUE_SLOTS, queueName } from './delivery/free-slots';
export { DeliveryQueue, type FannedOut } from './delivery/delivery-queue';
export { type Attempt, type FinishedDelivery } from './delivery/finished-delivery';
export { EventBell, eventRinger, ringOnWrite } from './delivery/event-bell';
export { onWrite } from './write';
export { WebhookLogDetailRepository } from './webhook-log/webhook-log-detail.repository';
export { WebhookTest } from './webhook-log/webhook-test';
export { OPERATOR_SCOPES, type WebhookCaller, type WebhookWriteRequest } from './webhook-caller';
export { WebhookReplayRepository } from './webhook-replay.repository';
export { advanceReplay } from './webhook-replay.statement';
export { resealSecrets } from './webhook-secret/reseal-secrets';
export { SecretBox, UnreadableSecret } from './webhook-secret/secret-box';
export { secretBoxOf, webhookSecretSettings } from './webhook-secret/secret-box-of';
export { assertSecretsReadable, unknownKeyNames } from './webhook-secret/webhook-secrets';
export { WebhookRepository } from './webhook.repository';
export { foldWebhookLogTotals } from './webhook-log/fold-totals';
export { OrderRepository } from './orders/order.repository';
export { StockRepository } from './orders/stock.repository';
export { ReturnRepository } from './returns/return.repository';
export { shipOrders } from './orders/ship-orders';
