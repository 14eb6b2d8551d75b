import { type Actor, ReadingCounts, TemporaryProblem, TIME_LIMITS } from '@rpm/domain';
import { type Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { type DataSource, type EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { sqlStateOf } from '../driver/database-error';
import { type DatabasePool, isTransactionCommittable } from '../driver/database-pool';
import { runWithinOrganizationShare } from './organization-share';
import { type JsonStatement, shortAnswer } from './short-answer';
import {
  actorText,
  DELIVERY_SCOPE,
  HURRIED_SCOPE,
  type Preparation,
  type StatementScope,
  SCOPE,
  ScopedQuery,
  TOKEN_SCOPE,
  TRANSACTION_SCOPE,
} from './scoped-query';

/** An SQL statement. PostgreSQL plans a statement with a name only once per connection, because planning a wide join takes longer than running it. */
export interface Statement {
  name?: string;
  text: string;
}

/** Function that runs a statement in the scope of an organization, either within a transaction or as a transaction of its own. */
export type RunStatement = <Row extends QueryResultRow>(
  statement: Statement,
  values: unknown[],
  /** Statements that precede it in the same transaction and round trip. */
  preparations?: readonly Preparation[],
) => Promise<Row[]>;

/**
 * Runs one statement in the scope of an organization, in one round trip, as a transaction of its own.
 * @param preparations statements that precede it in the same transaction and round trip
 */
export async function runScoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  organizationId: number,
  statement: Statement,
  values: unknown[],
  preparations: readonly Preparation[] = [],
): Promise<Row[]> {
  const scope = { statement: SCOPE, value: String(organizationId) };
  return runWithinOrganizationShare(dataSource, organizationId, () =>
    runIn<Row>(dataSource, scope, statement, values, preparations),
  );
}

/**
 * Runs one statement as {@link runScoped} does, possibly in a transaction that it shares with statements of other organizations, each in its own scope.
 * The statement must read a few rows by key in less than a millisecond, and never wait for a lock. A long answer is read again on a connection of the
 * organization's own.
 * @param longValues the values with which the statement finds only the given rows, whose JSON is too long; by default the same values
 */
export async function readScoped<Row extends QueryResultRow & { json: string }>(
  dataSource: DataSource,
  organizationId: number,
  statement: JsonStatement,
  values: unknown[],
  longValues: (long: readonly Row[]) => unknown[] = () => values,
): Promise<Row[]> {
  const { name, text } = statement;
  const query = new ScopedQuery({ statement: SCOPE, value: String(organizationId) }, { ...shortAnswer(statement), values });
  const pool = (dataSource.driver as PostgresDriver).master as DatabasePool;
  const { rows } = await runWithinOrganizationShare(
    dataSource,
    organizationId,
    async () => (await pool.read(query)) as QueryResult<Omit<Row, 'json'> & { json: string | null }>,
  );
  const isLong = ({ json }: { json: string | null }) => json === null;
  const long = rows.filter(isLong) as Row[];
  const short = rows.filter((row) => !isLong(row)) as Row[];
  if (long.length === 0) return short;
  return [...short, ...(await runScoped<Row>(dataSource, organizationId, { name, text }, longValues(long)))];
}

/**
 * Runs one statement as {@link runScoped} does, possibly in a transaction that it shares with statements of other organizations, each in its own scope.
 * The statement must write only a few rows. If it has to wait for a lock for more than 25 ms, it is rolled back and runs again on a connection of its
 * own.
 */
export async function writeScoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  organizationId: number,
  statement: Statement,
  values: unknown[],
  preparations: readonly Preparation[] = [],
): Promise<Row[]> {
  const value = String(organizationId);
  const query = new ScopedQuery({ statement: HURRIED_SCOPE, value }, { ...statement, values }, preparations);
  const pool = (dataSource.driver as PostgresDriver).master as DatabasePool;
  return runWithinOrganizationShare(dataSource, organizationId, async () => {
    try {
      return ((await pool.write(query)) as QueryResult<Row>).rows;
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      return runIn<Row>(dataSource, { statement: SCOPE, value }, statement, values, preparations);
    }
  });
}

/** The error code (SQLSTATE) with which PostgreSQL ends a statement that has waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs one statement for webhook delivery, which works on all organizations at once. */
export async function runInDeliveryScope<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return runIn(dataSource, { statement: DELIVERY_SCOPE, value: 'on' }, statement, values);
}

/**
 * Runs one statement in one round trip, on a connection on which no statements of organizations run; the only tokens that the statement can access are
 * those with the given hashes.
 */
export async function runInTokenScope<Row extends QueryResultRow>(
  dataSource: DataSource,
  hashes: readonly Buffer[],
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const value = hashes.map((hash) => hash.toString('hex')).join(',');
  const pool = (dataSource.driver as PostgresDriver).master as DatabasePool;
  const query = new ScopedQuery({ statement: TOKEN_SCOPE, value }, { ...statement, values });
  return ((await pool.lookUp(query)) as QueryResult<Row>).rows;
}

/** Runs a transaction for webhook delivery that has several statements. */
export async function inDeliveryTransaction<T>(dataSource: DataSource, work: (run: RunStatement) => Promise<T>): Promise<T> {
  return inTransaction(dataSource, async (manager) => {
    const run: RunStatement = (statement, values) => runOn(manager, statement, values);
    await run(DELIVERY_SCOPE, ['on', 'auto']);
    return work(run);
  });
}

async function runIn<Row extends QueryResultRow>(
  dataSource: DataSource,
  scope: StatementScope,
  statement: Statement,
  values: unknown[],
  preparations?: readonly Preparation[],
) {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const query = new ScopedQuery(scope, { ...statement, values }, preparations);
  const { rows } = (await pool.query(query as unknown as QueryConfig)) as { rows: Row[] };
  return rows;
}

/** How a transaction may change many readings at once. */
export interface CorrectionMode {
  /** Whether the readings are only counted, because the transaction will be rolled back. */
  dryRun: boolean;
  /** Maximum number of readings that the transaction may change; null if there is none. */
  maxReadings: number | null;
}

/** A transaction in the scope of one organization. It can neither read nor write rows of other organizations. */
export class Transaction {
  /** The readings that corrections in this transaction have changed so far, or would change in a dry run. */
  readonly changedReadings = new ReadingCounts();

  constructor(
    readonly manager: EntityManager,
    readonly organizationId: number,
    readonly correction: CorrectionMode = { dryRun: false, maxReadings: null },
    /** Who causes the changes of the transaction, for the histories; undefined if nobody is known. */
    readonly actor?: Actor,
    /** Time at which the operation began, by `performance.now()`: before it waited for a connection. */
    private readonly begun = performance.now(),
  ) {}

  /** Whether the transaction has the time limit of an operation, because it changes many readings. */
  private isOperation = false;

  /**
   * Gives the transaction the time limit of an operation that changes many readings. @returns the milliseconds that are left
   * @throws TemporaryProblem if none is left
   */
  allowTimeOfOperation(): number {
    this.isOperation = true;
    const left = Math.floor(this.begun + TIME_LIMITS.operation - performance.now());
    if (left <= 0) throw notFinished();
    return left;
  }

  /** Does the work of the transaction before its commit. @throws TemporaryProblem if the time of an operation has passed, so that nothing is committed */
  async doInTime<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const result = await work(this);
      if (this.isOperation) this.allowTimeOfOperation();
      return result;
    } catch (error) {
      throw this.isOperation && sqlStateOf(error) === QUERY_CANCELED ? notFinished() : error;
    }
  }

  async run<Row extends QueryResultRow>(
    statement: Statement,
    values: unknown[],
    preparations: readonly Preparation[] = [],
  ): Promise<Row[]> {
    for (const preparation of preparations) await runOn(this.manager, preparation.statement, preparation.values);
    return runOn(this.manager, statement, values);
  }
}

/** The error code (SQLSTATE) of a statement that PostgreSQL has ended because it took too long. */
const QUERY_CANCELED = '57014';
const RETRY_AFTER_SECONDS = 5;

/** The problem of an operation that was rolled back because it took too long. */
function notFinished(): TemporaryProblem {
  const detail = `The operation was not finished within ${TIME_LIMITS.operation / 1_000} seconds, so it was rolled back: nothing has changed. Change shorter periods one after the other.`;
  return new TemporaryProblem('unavailable', detail, RETRY_AFTER_SECONDS);
}

/** Runs a named statement, because TypeORM's `query` does not support names. */
async function runOn<Row extends QueryResultRow>(
  manager: EntityManager,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const client = await connectionOf(manager);
  return (await client.query<Row>({ ...statement, values })).rows;
}

/**
 * Runs `work` in a transaction and commits it. After a failed statement, PostgreSQL answers COMMIT with success although it rolls back; therefore
 * `work` that ignored such a failure is rejected instead of committed.
 */
async function inTransaction<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return dataSource.transaction(async (manager) => {
    const result = await work(manager);
    if (!isTransactionCommittable(await connectionOf(manager)))
      throw new Error('A statement of the transaction failed or is still running.');
    return result;
  });
}

/**
 * Returns the database connection of a transaction.
 * @throws QueryRunnerAlreadyReleasedError after the transaction, when its connection may already serve another caller
 */
export async function connectionOf({ queryRunner }: EntityManager): Promise<PoolClient> {
  if (!queryRunner || queryRunner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return (await queryRunner.connect()) as PoolClient;
}

/** Returns whether what a data source does is part of a transaction that is open already; see `withinTransaction`. */
export function isWithinTransaction({ manager }: DataSource): boolean {
  return manager.queryRunner !== undefined;
}

/**
 * Runs a transaction in the scope of an organization.
 * @param planning `force_generic_plan` if all statements find rows by key and need no new plan each time
 * @param actor who causes the changes, for the histories
 */
export async function inOrganization<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (transaction: Transaction) => Promise<T>,
  planning: 'auto' | 'force_generic_plan' = 'auto',
  correction?: CorrectionMode,
  actor?: Actor,
): Promise<T> {
  const begun = performance.now();
  const scoped = async (manager: EntityManager) => {
    const transaction = new Transaction(manager, organizationId, correction, actor, begun);
    await transaction.run(TRANSACTION_SCOPE, [organizationId, planning, actorText(actor)]);
    return transaction.doInTime(work);
  };
  // A correction that waited must not be answered as failed while it goes on and commits.
  const maxTotalMs = correction && TIME_LIMITS.operationConnection;
  return runWithinOrganizationShare(dataSource, organizationId, () => inTransaction(dataSource, scoped), maxTotalMs);
}
