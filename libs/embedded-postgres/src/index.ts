export { OWN_PLACES } from './account';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
export { SERVICE_ROLE, createServiceRole } from './service-database';
