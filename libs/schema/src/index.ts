export {
  appliedMigrations,
  assertSchemaCompatible,
  findSchemaDifferences,
  hasExpectedSchema,
  lockMigrations,
  migrate,
  migrateWithin,
  type OnMigrationMessage,
  type SchemaDifferences,
  SchemaMismatch,
} from './migrate';
export { checksumOf } from './migration-checksum';
export { MIGRATIONS } from './migrations';
export { createPartitionStatements } from './partitions';
export { createResourceTable, type ResourceTable } from './resource-table';
export { columnOfProperty, readingTableOf } from './reading-table';
export { dumpSchema, SCHEMA_FILE, statementsOfSchemaDump } from './schema-dump';
export { ORGANIZATION_TABLES, organizationColumnOf, TABLES_IN_BACKUP, TABLES_IN_EXPORT, TABLES_NOT_IN_BACKUP } from './tables';
