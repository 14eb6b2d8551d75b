import { type Actor, ReadingCounts, TIME_LIMITS } from '@rpm/domain';
import { type PoolClient } from 'pg';
import { type EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type DatabasePool } from '../driver/database-pool';
import { type Preparation } from '../driver/preparation';
import { OperationTime } from './operation-time';
import { type Statement, valuesOf } from '../statement/statement';

/** Runs statements in one scope, either within an open transaction, or each as a transaction of its own. */
export interface StatementRunner {
  /** @param preparations statements that precede it in the same transaction */
  run<Arguments extends object, Row extends object>(
    statement: Statement<Arguments, Row>,
    args: NoInfer<Arguments>,
    preparations?: readonly Preparation[],
  ): Promise<Row[]>;
}

/** Runs statements in the scope of one organization. */
export interface OrganizationRunner extends StatementRunner {
  readonly organizationId: number;
}

/** An open transaction that is not in the scope of one organization, for webhook delivery or for work on the database as a whole. */
export class BareTransaction implements StatementRunner {
  constructor(readonly manager: EntityManager) {}

  run<Arguments extends object, Row extends object>(
    statement: Statement<Arguments, Row>,
    args: NoInfer<Arguments>,
    preparations: readonly Preparation[] = [],
  ): Promise<Row[]> {
    return runOn(this.manager, statement, valuesOf(statement, args), preparations);
  }

  /** Returns the connection of the transaction, for commands that TypeORM has no method for, such as COPY. */
  connection(): Promise<PoolClient> {
    return connectionOf(this.manager);
  }
}

/** Options of a transaction that may change many readings at once. */
export interface CorrectionMode {
  /** Whether the readings are only counted, because the transaction will be rolled back. */
  dryRun: boolean;
  /** Maximum number of readings that the transaction may change; null if there is none. */
  maxReadings: number | null;
}

/** An open transaction in the scope of one organization. It can neither read nor write rows of other organizations. */
export class Transaction implements OrganizationRunner {
  /** The readings that corrections in this transaction have changed so far, or would change in a dry run. */
  readonly changedReadings = new ReadingCounts();
  /** The patients whose data the transaction has read or changed; the answer may lack some, such as the one who loses a device. */
  readonly concernedPatients = new Set<number>();

  constructor(
    readonly manager: EntityManager,
    readonly organizationId: number,
    readonly correction: CorrectionMode = { dryRun: false, maxReadings: null },
    /** The actor that histories name for the changes of the transaction; undefined if it is not known. */
    readonly actor?: Actor,
    private readonly time = new OperationTime(),
  ) {}

  run<Arguments extends object, Row extends object>(
    statement: Statement<Arguments, Row>,
    args: NoInfer<Arguments>,
    preparations: readonly Preparation[] = [],
  ): Promise<Row[]> {
    return runOn(this.manager, statement, valuesOf(statement, args, this.organizationId), preparations);
  }

  /** Notes patients whose data the transaction reads or changes, for the audit trail. */
  concern(patients: Iterable<number | null>): void {
    for (const id of patients) if (id !== null) this.concernedPatients.add(id);
  }

  /** Runs statements of the transaction in a savepoint, so that the transaction can continue after one of them has failed. */
  inSavepoint<T>(work: () => Promise<T>): Promise<T> {
    return this.manager.transaction(work);
  }

  /**
   * Gives the transaction and its connection the time limit of an operation that changes many readings. @returns the milliseconds that are left
   * @throws TemporaryProblem if none is left
   */
  async allowTimeOfOperation(): Promise<number> {
    const left = this.time.extend();
    const pool = (this.manager.dataSource.driver as PostgresDriver).master as DatabasePool;
    pool.extendCheckout(await connectionOf(this.manager), left + TIME_LIMITS.operationConnection - TIME_LIMITS.operation);
    return left;
  }
}

/** Runs a named statement, because TypeORM's `query` does not support names. */
export async function runOn<Row extends object>(
  manager: EntityManager,
  { name, text }: Pick<Statement, 'name' | 'text'>,
  values: unknown[],
  preparations: readonly Preparation[] = [],
): Promise<Row[]> {
  const client = await connectionOf(manager);
  for (const preparation of preparations) {
    await client.query({ name: preparation.statement.name, text: preparation.statement.text, values: preparation.values });
  }
  return (await client.query({ ...(name !== undefined && { name }), text, values })).rows as Row[];
}

/**
 * Returns the database connection of a transaction.
 * @throws QueryRunnerAlreadyReleasedError after the transaction, when its connection may already serve another caller
 */
export async function connectionOf({ queryRunner }: EntityManager): Promise<PoolClient> {
  if (!queryRunner || queryRunner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return (await queryRunner.connect()) as PoolClient;
}
