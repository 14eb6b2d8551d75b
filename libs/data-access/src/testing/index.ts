export { Factory } from './factories';
export { createTestDatabase, type TestDatabase } from './test-database';
