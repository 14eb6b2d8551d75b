export { countNamedStatements } from './counted-queries';
export { Factory } from './factories';
export { poll } from './poll';
export { createTestDatabase, type TestDatabase } from './test-database';
export { NAIVE_CONDITIONS } from './naive-logs';
export { spawnTypeScript } from './typescript-process';
