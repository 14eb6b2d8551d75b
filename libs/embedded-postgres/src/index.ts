export { completePostgresBinaries } from './binaries';
export { hasCluster as hasEmbeddedPostgres, removeData as removeEmbeddedPostgres, ROOT_DATA_PARENT } from './account';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
export { RestartPauses } from './restart-pauses';
export { SERVICE_ROLE, createServiceRole } from './service-database';
