export { AuditTrail } from './audit/audit-trail';
export { auditUnavailable } from './driver/audit-unavailable';
export { FROM_LOG } from './audit/from-log.sql';
export { recordEntry } from './audit/record-change';
export {
  AUDIT_COLUMNS,
  type AuditRow,
  entriesAsJson,
  INSERT_AUDIT_ROWS,
  INSERT_ENTRIES,
  INSERT_PAST_ENTRIES,
  type PastAuditRow,
  pastEntriesAsJson,
} from './audit/insert-entries.sql';
export { ANY_AGE, parseReadPosition, READ_POSITION_PATTERN, type ReadPosition } from './standby/read-position';
export { OtherDatabase } from './standby/standby';
export { asStandbyRead, PRIMARY_REASONS, type PrimaryReason, StandbyRead } from './standby/standby-read';
export { fillOrganizations } from './background/fill-organizations';
export { Loop, type LoopPace } from './background/loop';
export { Pace } from './background/pace';
export { workDueInMs } from './background/work-due.sql';
export { changeEntity, type ChangeTarget, lockEntity, lockVersion } from './change/change-entity';
export { type DeletableResource, deleteResource } from './change/delete-resource';
export { insertEntity, lockRow, updateRow } from './change/entity-statements';
export { assertState, type ExpectedState, expectsState, entityTagOf } from './json/expected-state';
export {
  ConfigurationError,
  type DatabaseConfiguration,
  databaseSettings,
  primarySettings,
  replicaSettings,
  isNetwork,
  listenAddress,
  listenSettings,
  readConfiguration,
  wholeNumber,
  WORKSPACE_ROOT,
} from './configuration/configuration';
export { listChangedCollations } from './connection/collation-versions';
export {
  assertPreparedStatements,
  assertSameDatabase,
  type ConnectionKind,
  connectionKind,
  keepsPreparedStatements,
  keepsSessions,
  POOLER_ADVICE,
} from './connection/connection-pooler';
export { type Connection, databaseExists, openDatabase, type OpenedDatabase, valueTypes } from './connection/connection';
export { type DataSourceOptions, maxConnections } from './connection/data-source';
export { DatabaseProbe, type DatabaseUse } from './connection/database-probe';
export { snakeCase } from './connection/snake-naming-strategy';
export { ENTITIES, ENTITY_TABLES } from './connection/entities';
export { ListeningClient, lockKeyOf, type NotificationListener } from './connection/listening-client';
export {
  assertSupportedServer,
  MIN_SERVER_VERSION,
  type PermittedConnections,
  permittedConnections,
  type ServerState,
  serverState,
  UnusableDatabase,
} from './connection/server-state';
export { findWrongSettings } from './connection/session-settings';
export { TimeSlice } from './connection/time-slice';
export { DatabaseClient } from './driver/database-client';
export {
  explainConnectionFailure,
  isConnectionFailure,
  loggableError,
  problemOfDatabaseError,
  sqlStateOf,
} from './driver/database-error';
export { DatabasePool } from './driver/database-pool';
export { isOutcomeUnknown, UnknownOutcome } from './driver/unknown-outcome';
export { type Preparation } from './driver/preparation';
export { assertExist, type IdAtPointer } from './find/assert-exist.sql';
export { type FindByIdDefinition, findByIdStatement, findInTransaction, findOne, firstOrNotFound } from './find/find';
export { firstNonNull } from './find/first-of';
export { actorColumns } from './json/actor.sql';
export { JsonText, type ResponseDetails } from './json/json-text';
export {
  embeddedRow,
  jsonInstant,
  jsonList,
  jsonObject,
  type JsonSql,
  newestRows,
  objectOrNull,
  type SqlByProperty,
  viewAsJson,
} from './json/json-view';
export { BEFORE_CHANGES, CHANGE_HORIZON } from './list/change-horizon.sql';
export { exportList, type OnBatch } from './list/export-list';
export { type ChangesRequest, changesStatement, listChanges, type Listed, listResources } from './list/list-changes';
export { FOLLOW_INDEX } from './list/list-index.sql';
export { type KeysetList, keysetStatement, listByKeyset } from './list/keyset-list';
export { type ListDefinition, listPage, matchingRows, pageOf, type PageRow, pageStatement } from './list/list';
export { writeLocksOn } from './list/write-locks.sql';
export { ActiveOrganizations } from './limit/active-organizations';
export { ConcurrencyLimit, type ConcurrencyLimitOptions, type EndedTask, withTimeLimit } from './limit/concurrency-limit';
export { listOfEveryOrganization, listOrganizations } from './database/every-organization';
export { Database, type TransactionOptions } from './database/database';
export { type OrganizationScope, type Scope } from './scope/scope';
export { preparation } from './statement/preparation';
export { type NamedStatement, type Statement, statement, unnamedStatement, valuesOf } from './statement/statement';
export {
  BareTransaction,
  connectionOf,
  type OrganizationRunner,
  type StatementRunner,
  Transaction,
} from './transaction/transaction';
export { waitingLimits } from './limit/organization-share';
export { analyzeGrownTables, grownTablesLoop } from './background/grown-tables';
export { actorSetting, DELIVERY_SCOPE } from './scope/scope-settings';
export { type JsonStatement, jsonStatement, SHORT_JSON } from './statement/short-answer';
export { changeStatements, emitChanges, registerChanges } from './database/emit-changes.sql';
export { emitEvents, insertEvents } from './database/events.sql';
export {
  deleteOutdatedResponses,
  IS_OUTDATED_RESPONSE,
  detailsOf,
  KEY_IS_LOCKED,
  keyLock,
  RESPONSES_AT_ONCE,
  STORE_RESPONSE_ON_CONFLICT,
  STORED_RESPONSE,
  type StoredDetails,
} from './database/stored-response.sql';
export {
  type Idempotency,
  keyInUse,
  repeatedResponse,
  type ResponseCipher,
  type WriteAudit,
  type WriteRequest,
} from './database/write';
