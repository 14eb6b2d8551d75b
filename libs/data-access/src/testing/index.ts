export { countNamedStatements } from './counted-queries';
export { addCustomer, Customer, type CustomerRows } from './orders/customer';
export { Factory } from './factories';

export { changedJson, entriesOf, exportedRowDigests, forgedArchive, landedFile, writeArchive } from './archives';
export { BackupSandbox, type WrittenBackup } from './backup-sandbox';
export { createTestDatabase, type TestDatabase } from './test-database';

export { sentStatements } from './counted-queries';
export { IdentifierKeys1765200000000 } from '../migrations/1765200000000-identifier-keys';
export { LANDED, columnsByTable, tableDigestsOf, restoreLandedDatabase } from './landed-databases';
export { planNodesOf, rowsRead, type ExplainResult, type PlanNode } from './plan';
export { exportedStatements, findInvalidStatements, type StatementFile } from './exported-statements';
export { resendCases, ResendFixture, SIMPLE_RESENDS, type SubmissionPath } from './resend/resend-fixture';
export { type ResendAnswer, type ResendCase } from './resend/resend-rule';
export { executedPlans, type ExecutedPlan, pagesRead, reportPlans, scansOf } from './executed-plans';
export { addNeighbours, multiplyOrganization } from './multiplied-organization';
export { type ProxiedStatement, StatementProxy } from './statement-proxy';
export { listenAsForgetfulPooler } from './forgetful-pooler';
export { ServerForwarder } from './server-forwarder';
