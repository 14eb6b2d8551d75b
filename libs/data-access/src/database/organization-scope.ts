import { type Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';
import { type DataSource, type EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { isCommittable } from './database-pool';
import { withinShare } from './organization-share';
import { DELIVERY_SCOPE, KEY_SCOPE, type Scope, SCOPE, ScopedQuery } from './scoped-query';

/** A statement; one with a name is planned once per connection, because planning a wide join costs more than running it. */
export interface Statement {
  name?: string;
  text: string;
}

/** Runs a statement under the scope of an organization: in a transaction, or one that it is by itself. */
export type RunStatement = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;

/** Runs one statement of one organization, in one round trip and a transaction of its own. */
export async function runScoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  organizationId: number,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const scope = { statement: SCOPE, value: String(organizationId) };
  return withinShare(dataSource, organizationId, () => runIn<Row>(dataSource, scope, statement, values));
}

/** Runs one statement of the delivery of webhooks, which serves all organizations at once. */
export async function runDelivery<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return runIn(dataSource, { statement: DELIVERY_SCOPE, value: 'on' }, statement, values);
}

/** Runs one statement that sees the API key with this hash and no other, in one round trip. */
export async function runForKey<Row extends QueryResultRow>(
  dataSource: DataSource,
  hash: Buffer,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return runIn(dataSource, { statement: KEY_SCOPE, value: hash.toString('hex') }, statement, values);
}

/** A transaction of the delivery of webhooks, where one statement is not enough. */
export async function inDelivery<T>(dataSource: DataSource, work: (run: RunStatement) => Promise<T>): Promise<T> {
  return inTransaction(dataSource, async (manager) => {
    const run: RunStatement = (statement, values) => runOn(manager, statement, values);
    await run(DELIVERY_SCOPE, ['on', 'auto']);
    return work(run);
  });
}

async function runIn<Row extends QueryResultRow>(dataSource: DataSource, scope: Scope, statement: Statement, values: unknown[]) {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const query = new ScopedQuery(scope, { ...statement, values });
  const { rows } = (await pool.query(query as unknown as QueryConfig)) as { rows: Row[] };
  return rows;
}

/** A transaction of one organization: it can neither see nor write what is another's. */
export class Transaction {
  constructor(
    readonly manager: EntityManager,
    readonly organizationId: number,
  ) {}

  async run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    return runOn(this.manager, statement, values);
  }
}

/** TypeORM's own `query` cannot name statements. */
async function runOn<Row extends QueryResultRow>(
  manager: EntityManager,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const client = await connectionOf(manager);
  return (await client.query<Row>({ ...statement, values })).rows;
}

/**
 * Runs `work` in a transaction and commits it. PostgreSQL answers a COMMIT with success although it rolls back if a statement of the
 * transaction has failed; so work that ignored such a failure is not committed but rejected.
 */
async function inTransaction<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return dataSource.transaction(async (manager) => {
    const result = await work(manager);
    if (!isCommittable(await connectionOf(manager)))
      throw new Error('A statement of the transaction failed or is still running.');
    return result;
  });
}

/** @throws QueryRunnerAlreadyReleasedError after the transaction, when the connection may already serve another caller */
async function connectionOf({ queryRunner }: EntityManager): Promise<PoolClient> {
  if (!queryRunner || queryRunner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return (await queryRunner.connect()) as PoolClient;
}

/** @param planning `force_generic_plan` where all statements find rows by their keys: those need no plan of their own each time */
export async function inOrganization<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (transaction: Transaction) => Promise<T>,
  planning: 'auto' | 'force_generic_plan' = 'auto',
): Promise<T> {
  const scoped = async (manager: EntityManager) => {
    const transaction = new Transaction(manager, organizationId);
    await transaction.run(SCOPE, [organizationId, planning]);
    return work(transaction);
  };
  return withinShare(dataSource, organizationId, () => inTransaction(dataSource, scoped));
}
