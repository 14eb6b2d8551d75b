import { type CorrectionPreview, Problem } from '@rpm/domain';
import { type QueryConfig, type QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Connection } from '../connection/connection';
import { DEFAULT_POOL_SIZE, type DataSourceOptions, standbyPool, typeormOptions } from '../connection/data-source';
import { isAnswerLost, isTransactionAborted, problemOfDatabaseError, sqlStateOf } from '../driver/database-error';
import { UnknownOutcome } from '../driver/unknown-outcome';
import { AuditTrail } from '../audit/audit-trail';
import { recordChange } from '../audit/record-change';
import { type DatabasePool, isTransactionCommittable } from '../driver/database-pool';
import { type Preparation } from '../driver/preparation';
import { ScopedQuery } from '../driver/scoped-query';
import { type JsonText } from '../json/json-text';
import { ActiveOrganizations } from '../limit/active-organizations';
import { type ConcurrencyLimit } from '../limit/concurrency-limit';
import { OperationTime } from '../transaction/operation-time';
import { DELIVERING, organizationOf, type OrganizationScope, type Scope, settingOf } from '../scope/scope';
import { organizationShare, standbyShare, UnfinishedRequest } from '../limit/organization-share';
import { CURRENT_POSITION, DATABASE_IDENTITY } from '../standby/position.sql';
import { ReadPositions } from '../standby/read-positions';
import { Standby } from '../standby/standby';
import { Standbys } from '../standby/standbys';
import { type JsonStatement } from '../statement/short-answer';
import { actorText, DELIVERY_SCOPE, HURRIED_SCOPE, SCOPE, SET_REASON, TRANSACTION_SCOPE } from '../scope/scope-settings';
import { type Statement, valuesOf } from '../statement/statement';
import {
  BareTransaction,
  connectionOf,
  type CorrectionMode,
  type OrganizationRunner,
  runOn,
  Transaction,
} from '../transaction/transaction';
import {
  carryOutOnce,
  previewOfCounts,
  type ResponseCipher,
  rolledBack,
  type UnconditionalRequest,
  type WriteRequest,
} from './write';
import { emitChanges } from './emit-changes.sql';

export interface TransactionOptions {
  /** Plan cache mode: `force_generic_plan` if all statements find rows by key and need no new plan each time; by default `auto`. */
  planning?: 'auto' | 'force_generic_plan';
  /** Options with which the transaction may change many readings at once; undefined if it may not. */
  correction?: CorrectionMode;
  /**
   * Whether the transaction is repeated if PostgreSQL aborts it because of a deadlock, and the listeners of {@link Database.onWrite} are called after its
   * commit. Its work must change nothing outside the database before its last statement. False by default.
   */
  isWrite?: boolean;
}

/** Options of {@link Database.run}. */
interface RunOptions {
  preparations?: readonly Preparation[];
  isWrite?: boolean;
  needsPrimary?: boolean;
}

type WriteListener = (organizationId: number) => void;

/** Maximum number of attempts at a write that PostgreSQL aborts because of deadlocks. */
const MAX_TRIES = 3;

/**
 * The connections of a process to its database: TypeORM's data source, which knows the entities, and the only ways in which the service runs SQL.
 *
 * - {@link run} runs one statement as a transaction of its own, in one round trip. It is the only one that a standby may serve: see {@link StandbyRead}.
 * - {@link read} does the same for a short answer, in a transaction that statements of several organizations share.
 * - {@link inTransaction} runs several statements in one transaction, and {@link alone} makes each of several a transaction of its own.
 * - {@link write} and {@link writeInOneStatement} carry out the write of a request, with its idempotency key and its events.
 * - {@link correct} carries out a write that may change many readings, or tries it out.
 */
export class Database extends DataSource {
  private readonly share: ConcurrencyLimit<number> | null;
  private readonly listeners: WriteListener[] = [];
  /** Records the requests of this process. */
  readonly auditTrail = new AuditTrail(() => this.pool);

  /** The organizations whose requests and messages use this process. */
  readonly active = new ActiveOrganizations();

  /** The standbys that serve reads; null if there is none. */
  readonly standbys: Standbys | null;
  /** The position of the primary, which answers contain if there are standbys. */
  readonly positions = new ReadPositions(() => this.readPosition());

  /** Describes the connections; `initialize` opens the first one. */
  constructor(options: DataSourceOptions) {
    super(typeormOptions(options));
    this.standbys =
      options.standbys && options.standbys.length > 0 ? this.openStandbys(options.standbys, options.poolSize) : null;
    this.share = (options.patience ?? 'request') === 'request' ? organizationShare(options.poolSize ?? DEFAULT_POOL_SIZE) : null;
  }

  private get pool(): DatabasePool {
    return (this.driver as PostgresDriver).master as DatabasePool;
  }

  /**
   * Runs one statement as a transaction of its own, in one round trip.
   * @param options statements that precede it in the same transaction and round trip; whether it writes: then its loss is an error of its own; whether no
   * standby can run it
   * @throws UnknownOutcome if PostgreSQL may have committed a statement that writes
   */
  async run<Arguments extends object, Row extends object>(
    scope: Scope,
    statement: Statement<Arguments, Row>,
    args: NoInfer<Arguments>,
    { preparations = [], isWrite = false, needsPrimary = isWrite }: RunOptions = {},
  ): Promise<Row[]> {
    const query = { ...sent(statement), values: valuesOf(statement, args, organizationOf(scope)) };
    const rows = async (result: Promise<QueryResult>) => (await result).rows as Row[];
    if (scope === 'unscoped') return rows(this.pool.query(query));
    if (scope === 'delivery') return rows(this.pool.run(new ScopedQuery(DELIVERING, query, preparations)));
    if ('tokenHashes' in scope) return rows(this.pool.lookUp(new ScopedQuery(settingOf(scope), query)));
    const { organizationId } = scope;
    const attempts: ScopedQuery[] = [];
    const within = (setting: Preparation['statement']) => {
      const attempt = new ScopedQuery({ statement: setting, value: String(organizationId) }, query, preparations);
      attempts.push(attempt);
      return attempt;
    };
    const alone = () => this.pool.run(within(SCOPE));
    const hurried = () => this.pool.write(within(HURRIED_SCOPE));
    const onPrimary = () =>
      this.withinShare(organizationId, async () => {
        try {
          return await (statement.sharesConnection ? repeatedIfLocked(hurried, alone) : alone());
        } catch (error) {
          throw isWrite && attempts.at(-1)?.isSent && isAnswerLost(error) ? new UnknownOutcome({ cause: error }) : error;
        }
      });
    if (!this.standbys) return rows(onPrimary());
    // A read on a standby takes no connection of the organization's share, but it uses the process as well.
    if (this.share) this.active.note(organizationId);
    const onStandby = () => (needsPrimary ? null : { scope: scopeOf(organizationId), query, preparations });
    return rows(this.standbys.run(organizationId, onStandby, onPrimary));
  }

  /**
   * Runs one statement as {@link run} does, possibly in a transaction that it shares with statements of other organizations, each in its own scope. The
   * statement must read a few rows by key in less than a millisecond, and never wait for a lock. The primary runs it, because requests with different
   * positions may share the transaction. Rows whose JSON makes the answer too long are read again on a connection of the organization's own.
   * @param longArguments returns the arguments with which the statement reads only these rows again; by default the same arguments
   */
  async read<Arguments extends object, Row extends { json: string }>(
    scope: OrganizationScope,
    statement: JsonStatement<Arguments, Row>,
    args: NoInfer<Arguments>,
    { longArguments }: { longArguments?: (long: readonly Row[]) => NoInfer<Arguments> } = {},
  ): Promise<Row[]> {
    const { organizationId } = scope;
    const values = valuesOf(statement.short, args, organizationId);
    const query = new ScopedQuery(scopeOf(organizationId), { ...sent(statement.short), values });
    const { rows } = (await this.withinShare(organizationId, () => this.pool.read(query))) as QueryResult<Row>;
    const isLong = ({ json }: { json: string | null }) => json === null;
    const long = rows.filter(isLong);
    const short = rows.filter((row) => !isLong(row));
    if (long.length === 0) return short;
    return [...short, ...(await this.run(scope, statement, longArguments?.(long) ?? args))];
  }

  /**
   * Runs several statements in one transaction and commits it. After a failed statement, PostgreSQL answers COMMIT with success although it rolls back;
   * therefore `work` that ignored such a failure is rejected instead of committed.
   */
  inTransaction<T>(
    scope: OrganizationScope,
    work: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  inTransaction<T>(scope: 'delivery' | 'unscoped', work: (transaction: BareTransaction) => Promise<T>): Promise<T>;
  async inTransaction<T>(
    scope: OrganizationScope | 'delivery' | 'unscoped',
    work: (transaction: never) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    if (typeof scope === 'object') return this.inOrganization(scope, work as (transaction: Transaction) => Promise<T>, options);
    return this.commit(async (manager) => {
      const transaction = new BareTransaction(manager);
      if (scope === 'delivery') await runOn(manager, DELIVERY_SCOPE, ['on', 'auto']);
      return work(transaction as never);
    });
  }

  private inOrganization<T>(
    { organizationId, actor }: OrganizationScope,
    work: (transaction: Transaction) => Promise<T>,
    { planning = 'auto', correction, isWrite = false }: TransactionOptions,
  ): Promise<T> {
    const time = new OperationTime();
    const scoped = async (manager: EntityManager) => {
      const transaction = new Transaction(manager, organizationId, correction, actor, time);
      await runOn(manager, TRANSACTION_SCOPE, [organizationId, planning, actorText(actor)]);
      return time.limit(() => work(transaction));
    };
    // The response to an operation that waited must not report a failure while the operation continues and commits.
    const attempt = () =>
      this.withinShare(
        organizationId,
        () => this.commit(scoped),
        () => time.maxTotalMs,
      );
    return isWrite ? this.repeatIfAborted(organizationId, attempt) : attempt();
  }

  /** Commits a transaction, or releases a savepoint of an open transaction. @throws UnknownOutcome if the answer to the commit was lost */
  private async commit<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let isCommitting = false as boolean;
    try {
      return await this.transaction(async (manager) => {
        const result = await work(manager);
        if (!isTransactionCommittable(await connectionOf(manager)))
          throw new Error('A statement of the transaction failed or is still running.');
        isCommitting = !this.isWithinTransaction;
        return result;
      });
    } catch (error) {
      throw isCommitting && isAnswerLost(error) ? new UnknownOutcome({ cause: error }) : error;
    }
  }

  /**
   * Carries out a write in a transaction, emits the events of the resources that it has changed, and stores its row of the audit trail, its idempotency key and
   * its response, all in the same transaction. If the write is part of an open transaction ({@link within}), the events of all its writes are emitted at the end of that transaction. A
   * problem is not stored, so a corrected request may use the same key.
   * @throws Problem if the write fails, or if the key belongs to another request or to one that is still running
   */
  async write<T>(
    request: UnconditionalRequest,
    work: (transaction: Transaction) => Promise<JsonText<T>>,
    { cipher }: { cipher?: ResponseCipher } = {},
  ): Promise<JsonText<T>> {
    const { maxReadings = null, dryRun = false, reason, audit } = request;
    let isChanged = false as boolean;
    const workWithEvents = async (transaction: Transaction) => {
      if (reason !== undefined && reason !== null && reason !== '') await transaction.run(SET_REASON, { reason });
      const answer = await work(transaction).catch((error: unknown) => {
        // A problem may reveal something about the patients whose data has been read so far.
        throw error instanceof Problem ? error.about([...error.patients, ...transaction.concernedPatients]) : error;
      });
      if (this.isWithinTransaction) return answer;
      await emitChanges(transaction);
      isChanged = true;
      return audit ? recordChange(transaction, audit.request, answer) : answer;
    };
    const attempt = (transaction: Transaction) => carryOutOnce(transaction, request, workWithEvents, cipher);
    const options = { planning: 'force_generic_plan', correction: { dryRun, maxReadings }, isWrite: true } as const;
    const answer = await this.inTransaction(request, attempt, options);
    if (audit && isChanged) audit.isRecorded = true;
    return answer;
  }

  /**
   * Carries out a write that may change many readings, as {@link write} does. In a dry run, everything is checked, but the transaction is rolled back, and the
   * result is a preview. @param previewOf by default, the preview is a {@link CorrectionPreview}
   */
  async correct<T, P = CorrectionPreview>(
    request: UnconditionalRequest,
    work: (transaction: Transaction) => Promise<JsonText<T>>,
    { previewOf = previewOfCounts }: { previewOf?: (transaction: Transaction, answer: JsonText<T>) => JsonText<P> } = {},
  ): Promise<JsonText<T | P>> {
    if (!request.dryRun) return this.write(request, work);
    return rolledBack((rollBack) =>
      this.write({ ...request, idempotency: null }, async (transaction) => {
        const answer = await work(transaction);
        // A preview contains counts, which reveal something about the patients whose data would change.
        return rollBack(previewOf(transaction, answer).aboutPatients([...answer.patients, ...transaction.concernedPatients]));
      }),
    );
  }

  /** Carries out a write that consists of one statement. It takes one round trip, unless a response must be stored with it. */
  writeInOneStatement<T>(
    request: OrganizationScope & Pick<WriteRequest, 'idempotency' | 'audit'>,
    work: (runner: OrganizationRunner) => Promise<JsonText<T>>,
  ): Promise<JsonText<T>>;
  writeInOneStatement<T>(
    scope: OrganizationScope & { idempotency?: null },
    work: (runner: OrganizationRunner) => Promise<T>,
  ): Promise<T>;
  writeInOneStatement<T>(
    { idempotency = null, ...scope }: OrganizationScope & Partial<Pick<WriteRequest, 'idempotency' | 'audit'>>,
    work: (runner: OrganizationRunner) => Promise<JsonText<T>>,
  ): Promise<JsonText<T>> {
    if (idempotency) return this.write({ ...scope, idempotency }, work);
    const { organizationId } = scope;
    let hasRun = false as boolean;
    const run: OrganizationRunner['run'] = async (statement, args, preparations = []) => {
      const rows = await this.run(scope, statement, args, { preparations, isWrite: true });
      hasRun = true;
      return rows;
    };
    return this.repeatIfAborted(organizationId, () => work({ organizationId, run })).catch((error: unknown) => {
      // The statement that writes may be followed by others, such as one that reads what a long answer lacks.
      const isUnavailable = problemOfDatabaseError(error)?.code === 'unavailable';
      throw hasRun && isUnavailable ? new UnknownOutcome({ cause: error }) : error;
    });
  }

  /** Returns an object that runs each statement as a transaction of its own, for functions that run statements both within transactions and alone. */
  alone(scope: OrganizationScope): OrganizationRunner {
    const { organizationId } = scope;
    return { organizationId, run: (statement, args, preparations = []) => this.run(scope, statement, args, { preparations }) };
  }

  override async destroy(): Promise<void> {
    await this.standbys?.end();
    await super.destroy();
  }

  private openStandbys(connections: readonly Connection[], poolSize = DEFAULT_POOL_SIZE): Standbys {
    let identity: Promise<string> | null = null;
    const identityOnce = () => {
      identity ??= this.queryAlone<{ identity: string }>(DATABASE_IDENTITY).then((row) => row.identity);
      identity.catch(() => (identity = null));
      return identity;
    };
    return new Standbys(
      connections.map((connection) => new Standby(standbyPool(connection, poolSize), standbyShare(poolSize), identityOnce)),
    );
  }

  private async readPosition(): Promise<string> {
    return (await this.queryAlone<{ position: string }>(CURRENT_POSITION)).position;
  }

  /** Runs a statement about the server, which does not wait for statements of organizations. */
  private async queryAlone<Row extends object>(query: QueryConfig): Promise<Row> {
    const { rows } = await this.pool.lookUp(new ScopedQuery({ statement: SCOPE, value: '' }, { ...query, values: [] }));
    const [row] = rows as Row[];
    if (!row) throw new Error('A statement about the server has one row.');
    return row;
  }

  /** Registers a listener that is called after every committed write of an organization, which may have created events. */
  onWrite(listener: WriteListener): void {
    this.listeners.push(listener);
  }

  /**
   * Returns a variant of this database whose transactions are savepoints of an open transaction. A write that fails in a repository with this variant leaves
   * no trace, and the open transaction can continue.
   */
  within({ manager }: Transaction): Database {
    return Object.create(this, { manager: { value: manager } }) as Database;
  }

  private get isWithinTransaction(): boolean {
    return this.manager.queryRunner !== undefined;
  }

  /**
   * Repeats a write that PostgreSQL has aborted because of a deadlock. The attempt must change nothing outside the database before it may be aborted.
   * @throws UnknownOutcome if the write was not finished in time, because it continues
   */
  private async repeatIfAborted<T>(organizationId: number, attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        const done = await attempt();
        for (const listener of this.listeners) listener(organizationId);
        return done;
      } catch (error) {
        if (error instanceof UnfinishedRequest) throw new UnknownOutcome({ cause: error });
        if (!isTransactionAborted(error) || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Runs work that needs one connection, counted against the organization's share of the pool. @throws TemporaryProblem */
  private withinShare<T>(organizationId: number, work: () => Promise<T>, maxTotalMs?: () => number): Promise<T> {
    if (!this.share) return work();
    this.active.note(organizationId);
    return this.share.run(organizationId, work, maxTotalMs);
  }
}

const scopeOf = (organizationId: number) => ({ statement: SCOPE, value: String(organizationId) });

/** The error code (SQLSTATE) with which PostgreSQL ends a statement that has waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs a statement that waits for locks only briefly; if it has to wait, runs it as one that waits longer. */
async function repeatedIfLocked(hurried: () => Promise<QueryResult>, alone: () => Promise<QueryResult>): Promise<QueryResult> {
  try {
    return await hurried();
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    return alone();
  }
}

/** Returns the part of a statement that is sent to PostgreSQL. */
function sent({ name, text }: Statement): QueryConfig {
  return { ...(name !== undefined && { name }), text };
}
