export { columnsByTable, LANDED, restoreLandedDatabase, tableDigestsOf } from './landed-databases';
export { IdentifierKeys1765200000000 } from '../migrations/1765200000000-identifier-keys';
export { createTestDatabaseOnOwnServer } from './own-server';
export { onlyLargeIndex } from './only-large-index';
