export { Factory } from './factories';
export { poll } from './poll';
export { createTestDatabase, type TestDatabase } from './test-database';
