export { BackupError } from './backup/backup-error';
export { openBackupFile, writeBackupFile } from './backup/backup-file';
export { type ImportedOrganization, importOrganization } from './backup/import-organization';
export { newestVerifiedBackup, recordVerification } from './backup/backup-verifications';
export { archive, type BackupProgress, openSnapshot } from './backup/create-backup';
export { assertRecipient, generateBackupKey } from './backup/encryption';
export { type Manifest, type TableSum } from './backup/manifest';
export { backupFileName, deleteOldBackups } from './backup/old-backups';
export { type RestoredBackup, restoreBackup } from './backup/restore-backup';
export { generateSigningKey, signingKeyOf, verificationKeyOf } from './backup/signature';
export { type VerifiedBackup, verifyBackup } from './backup/verify-backup';
export { createPartitionStatements } from './database/partitions';
export { AdherenceRepository } from './adherence/adherence.repository';
export { ChartRepository } from './chart/chart.repository';
export { countRowsOfOrganization, deleteOrganization, type RowCounts } from './access/delete-organization';
export { OutdatedRows } from './access/outdated-rows';
export { UpgradeSteps } from './upgrade/upgrade-steps';
export { ApiKeyAuthenticator } from './access/api-key-authenticator';
export { CallerRepository } from './access/caller.repository';
export { type ConsoleGrant, ConsoleLinks, createKeyLink, createOperatorLink } from './console/console-links';
export {
  ConsolePasskeys,
  type InvitedPerson,
  type NewPasskey,
  type PasskeyUse,
  type StoredPasskey,
} from './console/console-passkeys';
export { type RelyingParty, relyingPartyOf } from './console/relying-party';
export { ConsolePeople, type PeopleRequest } from './console/console-people';
export { ConsoleSessionAuthenticator } from './console/console-session-authenticator';
export { type ConsoleSessionLimits, ConsoleSessionRepository, type SignedIn } from './console/console-session.repository';
export { ConsoleSessionUses } from './console/console-session-uses';
export { consoleOrigin, consoleSettings, publicUrlSettings } from './console/console-settings';
export { type Principal } from './access/token-authenticator';
export { TokenLookUps } from './access/token-look-ups';
export { UnknownToken } from './access/unknown-token';
export { ApiKeyChanges } from './access/api-key-changes';
export { ApiKeyRepository, type ApiKeyGrant } from './access/api-key.repository';
export { ApiKeyUses } from './access/api-key-uses';
export { listRotatedPersonKeys } from './access/rotated-person-keys';
export { ManagedApiKeys } from './access/managed-api-keys';
export { readingHistory, type ReadingRevision } from './reading/reading-history';
export { type TimeRange } from './reading-count/round-range';
export { ReadingRepository } from './reading/reading.repository';
export {
  ConfigurationError,
  type DatabaseConfiguration,
  databaseSettings,
  isNetwork,
  listenAddress,
  listenSettings,
  readConfiguration,
  wholeNumber,
  WORKSPACE_ROOT,
} from './database/configuration';
export { type Connection, databaseExists, openDatabase, type OpenedDatabase, valueTypes } from './database/connection';
export { ConcurrencyLimit } from './scope/concurrency-limit';
export { createDataSource } from './database/data-source';
export { DatabaseProbe } from './database/database-probe';
export { versionOf } from './resource/version';
export { type OnBatch } from './resource/export-list';
export { listReadingsStatement } from './reading-count/list-readings.sql';
export { ReadingCounter } from './reading-count/reading-counter';
export { findReadingsStatement, readingList } from './reading/reading.sql';
export { countOutsideReadings } from './reading/count-outside-readings';
export { countUnassignedReadings } from './reading-count/count-unassigned-readings';
export { recordReadings, recordReadingsAsJson } from './reading-record/record-readings';
export { listLateDevices } from './correction/late-devices.sql';
export { listRepeatedTimes, periodOfImportedReadings } from './correction/repeated-times.sql';
export { RestampRepository } from './correction/restamp.repository';
export { DeviceRepository } from './device/device.repository';

export { ItemRepository } from './catalogue/item.repository';
export { JsonText } from './resource/json-text';
export { type ReadingBatchResult } from './reading-record/reading-batch';
export { pageStatement } from './resource/list';
export { type Listed } from './resource/list-changes';
export { KitRepository } from './catalogue/kit.repository';
export { ManufacturerRepository } from './catalogue/manufacturer.repository';
export {
  isConnectionFailure,
  problemOfDatabaseError,
  explainConnectionFailure,
  sqlStateOf,
  loggableError,
} from './database/database-error';
export { assertSchemaCompatible, migrate, SchemaMismatch, findSchemaDifferences, type SchemaDifferences } from './schema/migrate';
export { inOrganization, runScoped, type RunStatement, type Statement } from './scope/organization-scope';
export { OrganizationRepository } from './access/organization.repository';

export { assertPreparedStatements, keepsPreparedStatements, POOLER_ADVICE } from './database/connection-pooler';
export { findWrongSettings } from './database/session-settings';
export {
  assertSupportedServer,
  MIN_SERVER_VERSION,
  type ServerState,
  serverState,
  UnusableDatabase,
} from './database/server-state';
export { PatientRepository } from './patient/patient.repository';
export { SiteRepository } from './site/site.repository';

export { ORGANIZATION_TABLES } from './database/tables';
export { TimeSlice } from './database/time-slice';
export { type Idempotency, type WriteRequest } from './idempotency/write';

export { onCommittedWrite } from './idempotency/write';

export { OPERATOR_SCOPES, type WebhookCaller, type WebhookWriteRequest } from './webhook/webhook-caller';

export { resealSecrets } from './webhook-secret/reseal-secrets';
export { SecretBox, UnreadableSecret } from './webhook-secret/secret-box';
export { hasWebhookKey, loadSecretBox, webhookSecretSettings } from './webhook-secret/load-secret-box';
export { assertSecretsReadable, missingKeyNames } from './webhook-secret/webhook-secrets';
export { WebhookRepository, type WebhookRules } from './webhook/webhook.repository';

export { findOrdersSharing } from './order/order-input.sql';
export { OrderRepository } from './order/order.repository';
export { StockRepository } from './stock/stock.repository';
export { ReturnRepository } from './return/return.repository';

export { ListeningClient } from './database/listening-client';
export { MIGRATIONS } from './schema/migrations';
export { inDeliveryTransaction, runInDeliveryScope, type Transaction } from './scope/organization-scope';
export { SCHEMA_FILE, statementsOfSchemaDump, dumpSchema } from './schema/schema-dump';
export { DELIVERY_SCOPE, type Preparation } from './scope/scoped-query';
export { ASSOCIATION_PAYLOAD } from './device/device.view';
export { correct, retryAborted, write, writeInOneStatement } from './idempotency/write';
export { emitChanges } from './resource/emit-changes.sql';
export { PATIENT } from './patient/patient.view';
export { outcomeToProblem } from './reading/reading-problem';
export { readingTableOf } from './reading/reading-table';
export {
  beginningOfReadingPayload,
  COLUMNS_OF_REST,
  EMBEDDED_IN_READING,
  readingPayload,
  RECORD_OF_REVISION,
} from './reading/reading.view';
export { updateOutdatedOrders } from './fulfilment/outdated-orders';
export { lockEntity } from './resource/change-entity';
export { findOne, findByIdStatement, findInTransaction, firstOrNotFound, type FindByIdDefinition } from './resource/find';
export { jsonInstant, jsonList, jsonObject, type JsonSql, newestRows, viewAsJson } from './resource/json-view';
export { listPage, pageOf, type ListDefinition, type PageRow } from './resource/list';
export { listDamagedIdentifiers } from './stored-text/damaged-identifiers';
export { listChangedCollations } from './database/collation-versions';
export { type DamagedText, listDamagedTexts } from './stored-text/damaged-texts';
export { assertLogReadable, assertWebhookReadable } from './webhook/webhook-caller';
export { WEBHOOK_RESOURCE } from './webhook/webhook.repository';
