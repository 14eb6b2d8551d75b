export { countNamedStatements, sentStatements } from './counted-queries';
export { type ExecutedPlan, executedPlans, filtersByIds, pagesRead, reportPlans, rowsProcessed, scansOf } from './executed-plans';
export { commitDurably } from './durable-commits';
export {
  exportedStatements,
  findInvalidStatements,
  findStatementsThatReturnAllColumns,
  type StatementFile,
} from './exported-statements';
export { listenAsForgetfulPooler } from './forgetful-pooler';
export { PgBouncer, POOLER_HINT } from './pgbouncer';
export { type ExplainResult, type PlanNode, planNodesOf, rowsRead } from './plan';
export { asRole, createRoles, type TestRoles } from './roles';
export { countRoundTrips } from './round-trips';
export { asShown, type GuideBlock, guideBlocks, type GuideRun, MISSING_VALUE, PLACEHOLDERS, runGuide } from './guide';
export { ServerForwarder } from './server-forwarder';
export { LostAnswers } from './lost-answers';
export {
  announceServer,
  asServiceRole,
  createServiceRoleOn,
  dropTestDatabases,
  inDatabase,
  runOnServer,
  type TestServer,
  testServer,
  urlOf,
  withListenUrl,
} from './server';
export { type ProxiedStatement, StatementProxy } from './statement-proxy';
export { createDatabaseOn, createTestDatabase, type TestDatabase } from './test-database';
export { vacuumUntilVisible } from './vacuum';
export { setTimeLimits } from './time-limits';
