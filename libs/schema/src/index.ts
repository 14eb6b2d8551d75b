export {
  ensureAuditMonths,
  ensureAuditMonthsSince,
  FEWEST_MONTHS_AHEAD,
  findAuditMonths,
  type AuditMonths,
} from './audit-months';
export { type BuildOptions, type BuiltIndex, buildLargeIndexes, type IndexProgress } from './large-index/build-large-indexes';
export { type LargeIndexState, listLargeIndexes } from './large-index/large-index-state';
export { rebuildIndexes, type RebuiltIndex, type SizedIndex } from './large-index/rebuild-indexes';
export { LARGE_INDEXES, type LargeIndex } from './large-index/large-indexes';
export { lockMigrations, migrate, migrateWithin, type OnMigrationMessage } from './migrate';
export { checksumOf } from './migration-checksum';
export { type Compatibility, MIGRATIONS, type MigrationClass } from './migrations';
export { createPartitionStatements } from './partitions';
export { createResourceTable, type ResourceTable } from './resource-table';
export { columnOfProperty, readingTableOf } from './reading-table';
export { inOwnerRole, migrateOpened, type OwnerSession } from './roles/owner-role';
export { provideForService } from './roles/service-role';
export {
  appliedMigrations,
  assertSchemaCompatible,
  findSchemaDifferences,
  hasUsableSchema,
  listMigrations,
  type MigrationState,
  type SchemaDifferences,
  SchemaMismatch,
} from './schema-differences';
export { dumpSchema, SCHEMA_FILE, statementsOfSchemaDump } from './schema-dump';
export {
  AUDIT_TABLES,
  ORGANIZATION_TABLES,
  organizationColumnOf,
  TABLES_IN_BACKUP,
  TABLES_IN_EXPORT,
  TABLES_NOT_IN_BACKUP,
} from './tables';
