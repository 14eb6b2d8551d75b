export { countNamedStatements } from './counted-queries';
export { addCustomer, Customer, type CustomerRows } from './orders/customer';
export { Factory } from './factories';

export { createTestDatabase, type TestDatabase } from './test-database';

export { sentStatements } from './counted-queries';
export { LANDED, columnsOf, digestsOf, restoreLanded } from './landed-databases';
export { nodesOf, rowsRead, type Explained, type Plan } from './plan';
export { exportedStatements, refusedStatements, type StatementFile } from './exported-statements';
