import { type Client, type Connection as Wire, type Query, type QueryResult } from 'pg';
import { type PrivateQuery } from './private-parts';

/** A statement that can share a transaction with others. Its query object serves one transaction only. */
export interface SharableQuery extends Omit<Query, 'submit'> {
  /** Whether other statements may follow in the same transaction, so that the query must not end it. False by default. */
  isShared: boolean;
  /** Whether PostgreSQL has executed the statement. */
  isExecuted: boolean;
  /** Sends the statement. @returns an error if it has sent nothing */
  submit(connection: Wire): Error | null;
  /** Returns a new query object for the same statement. */
  again(): SharableQuery;
}

/** Receives the error of a statement, or its result. */
export type OnResult = (error: Error | null, result?: QueryResult) => void;

export interface WaitingStatement {
  query: SharableQuery;
  onResult: OnResult;
}

/** The reason why a transaction was not committed. */
export interface Failure {
  error: Error;
  /** The statements that got no result. */
  statements: readonly WaitingStatement[];
  /** The statement that PostgreSQL was executing; undefined if it had executed all of them. */
  failed: WaitingStatement | undefined;
}

/** The parts of the driver's query class that the driver uses while it runs a query. */
type DriverQuery = Omit<PrivateQuery, 'values' | 'submit' | 'prepare' | '_getRows'>;

/**
 * Statements that form one implicit transaction: they are sent in one message, at whose end PostgreSQL commits. To the driver, the transaction is one
 * query, which passes PostgreSQL's messages on to the statement that PostgreSQL is executing.
 */
export class SharedTransaction implements DriverQuery {
  readonly _result = { _types: undefined };
  readonly callback = () => undefined;
  /** Number of statements that PostgreSQL has executed. */
  private executed = 0;

  private constructor(
    private statements: readonly WaitingStatement[],
    private readonly onEnd: (failure: Failure | null) => void,
  ) {}

  /**
   * Runs a transaction. Every statement gets its result after the commit. @returns the reason why the transaction was not committed; null if it was
   */
  static run(client: Client, statements: readonly WaitingStatement[]): Promise<Failure | null> {
    const ended = new Promise<Failure | null>((resolve) => {
      client.query(new SharedTransaction(statements, resolve));
    });
    return ended.catch((error: unknown) => ({ error: error as Error, statements, failed: undefined }));
  }

  /**
   * Name and text of the statement that PostgreSQL is preparing or executing. The driver reads them, because it records prepared statements by name.
   */
  get name(): string | undefined {
    return this.running?.name;
  }

  get text(): string {
    return this.running?.text ?? '';
  }

  private get running(): DriverQuery | undefined {
    const statement = this.statements[this.executed];
    return statement && driverQueryOf(statement);
  }

  submit(connection: Wire): null {
    const { stream } = connection;
    // The driver sends every part at once unless the stream is corked. With a corked stream, all parts take one system call.
    stream.cork();
    try {
      this.statements = this.statements.filter((one) => this.send(one, connection));
      connection.sync();
    } finally {
      stream.uncork();
    }
    return null;
  }

  /** Sends a statement without ending the transaction. @returns false if the driver refused it and the caller got the error */
  private send(statement: WaitingStatement, connection: Wire): boolean {
    const { query, onResult } = statement;
    const driverQuery = driverQueryOf(statement);
    driverQuery.callback = onResult;
    driverQuery._result._types = this._result._types;
    query.isShared = true;
    const refusal = query.submit(connection);
    if (refusal) onResult(refusal);
    return !refusal;
  }

  handleRowDescription(message: unknown): void {
    this.running?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.running?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.running?.handleCommandComplete(message, connection);
    if (this.statements[this.executed]?.query.isExecuted) this.executed++;
  }

  handleReadyForQuery(connection: Wire): void {
    if (this.running) {
      // The caller must close the connection: PostgreSQL's next messages belong to this transaction, not to the next one.
      this.handleError(new Error('PostgreSQL has ended a transaction before its last statement.'), connection);
      return;
    }
    for (const statement of this.statements) driverQueryOf(statement).handleReadyForQuery(connection);
    this.onEnd(null);
  }

  handleError(error: Error, connection: Wire): void {
    for (const statement of this.statements) {
      const driverQuery = driverQueryOf(statement);
      driverQuery.callback = () => undefined;
      driverQuery.handleError(error, connection);
    }
    this.onEnd({ error, statements: this.statements, failed: this.statements[this.executed] });
  }
}

/** The driver's type declarations of a query lack these methods. */
const driverQueryOf = ({ query }: WaitingStatement) => query as unknown as DriverQuery;
