import { type Client, type ClientConfig, type QueryResult } from 'pg';
import { DatabaseClient } from './database-client';
import { isConnectionFailure, sqlStateOf } from './database-error';
import { type OnResult, type SharableQuery, SharedTransaction, type WaitingStatement } from './shared-transaction';

/** A connection that has this number of unanswered statements has no room for another one. */
const ROOM = 12;

/** Maximum number of statements that share a transaction. */
const MAX_SHARED = 8;

/** SQLSTATE codes of a statement that PostgreSQL has ended because it waited too long for a lock, or took too long. It would probably fail again. */
const HAS_WAITED = /^(55P03|57014)$/;

/**
 * A few connections that many short statements share. (1) Statements that wait for a connection are sent together in one message, and share a
 * transaction and its commit; each has the scope of its own organization. (2) If one of them fails, PostgreSQL rolls all of them back, and each runs
 * again in a transaction of its own, so that only a statement that causes an error fails. (3) A statement may have to wait for others of its connection.
 * Therefore only statements that never wait for a lock, or only briefly, may run here. (4) If a statement is not answered in time, its connection is
 * closed, and all statements of that connection fail, as if the database were unreachable. The next statement opens a new one.
 */
export class PipelinedConnections {
  private readonly connections: (PipelinedConnection | undefined)[];

  /**
   * @param timeLimitMs maximum time between the request of a statement and its result
   * @param maxExecutionMs a connection whose current transaction takes longer than this has no room for another statement, because the transaction
   * probably waits for a lock or for the disk
   */
  constructor(
    count: number,
    private readonly config: ClientConfig,
    private readonly timeLimitMs: number,
    private readonly maxExecutionMs = 25,
  ) {
    this.connections = new Array<undefined>(count).fill(undefined);
  }

  /** Runs a statement on the connection that has the fewest unanswered statements. */
  run(query: SharableQuery): Promise<QueryResult> {
    return this.leastBusy().run(query, this.timeLimitMs);
  }

  /** Returns whether the connection that {@link run} would choose has room, so that PostgreSQL probably executes the statement soon. */
  hasRoom(): boolean {
    const { unanswered, executionMs } = this.leastBusy();
    return unanswered < ROOM && executionMs < this.maxExecutionMs;
  }

  async end(): Promise<void> {
    await Promise.all(this.connections.flatMap((connection) => (connection ? [connection.end()] : [])));
  }

  private leastBusy(): PipelinedConnection {
    let best: PipelinedConnection | undefined;
    for (let at = 0; at < this.connections.length; at++) {
      let connection = this.connections[at];
      if (!connection || connection.isClosed) {
        // An idle connection is preferred to a new one.
        if (best?.unanswered === 0) break;
        connection = this.connections[at] = new PipelinedConnection(this.config);
      }
      if (!best || connection.unanswered < best.unanswered) best = connection;
    }
    if (!best) throw new Error('There is no connection for pipelined statements.');
    return best;
  }
}

class PipelinedConnection {
  /** Number of statements whose result has not arrived. */
  unanswered = 0;
  isClosed = false;
  /** Time at which the running transaction was sent, or at which a statement began to wait for the connection to open; null if the connection is idle. */
  private busySince: number | null = null;
  private waiting: WaitingStatement[] = [];
  /** Statements whose shared transaction was rolled back. Each of them runs in a transaction of its own. */
  private rolledBack: WaitingStatement[] = [];
  /** Promise that resolves when no statement waits any more; null if no statement is waiting or running. */
  private sending: Promise<void> | null = null;
  private readonly client: Client;
  private readonly connected: Promise<unknown>;
  /** Makes `connected` fail if the connection is still being opened, because the driver reports nothing when this class closes the connection meanwhile. */
  private stopConnecting: (error: Error) => void = () => undefined;

  constructor(config: ClientConfig) {
    this.client = new DatabaseClient(config);
    this.client.on('error', () => (this.isClosed = true));
    this.client.on('end', () => (this.isClosed = true));
    const stopped = new Promise<never>((_, reject) => (this.stopConnecting = reject));
    this.connected = Promise.race([this.client.connect(), stopped]).catch((error: unknown) => {
      this.isClosed = true;
      throw error;
    });
    // The error is reported to the statements that wait for the connection.
    this.connected.catch(() => undefined);
  }

  /** Time in milliseconds for which PostgreSQL has been executing the running transaction, or opening the connection; 0 if the connection is idle. */
  get executionMs(): number {
    return this.busySince === null ? 0 : performance.now() - this.busySince;
  }

  run(query: SharableQuery, timeLimitMs: number): Promise<QueryResult> {
    this.unanswered++;
    this.busySince ??= performance.now();
    return new Promise<QueryResult>((resolve, reject) => {
      const timer = setTimeout(() => this.close(), timeLimitMs);
      const onResult: OnResult = (error, result) => {
        clearTimeout(timer);
        this.unanswered--;
        if (result) resolve(result);
        else reject(error ?? new Error('The driver returned no result.'));
      };
      this.waiting.push({ query, onResult });
      this.sending ??= this.sendWaiting();
    });
  }

  /** Closes the connection as soon as all statements are answered. */
  async end(): Promise<void> {
    this.isClosed = true;
    await this.sending;
    await this.client.end().catch(() => undefined);
  }

  /** Sends one transaction after the other, as long as statements wait. Statements of the requests that arrived together share the first one. */
  private async sendWaiting(): Promise<void> {
    try {
      await this.connected;
      await new Promise((resolve) => setImmediate(resolve));
      for (let next = this.takeNext(); next.length > 0; next = this.takeNext()) await this.send(next);
    } catch (error) {
      for (const { onResult } of this.waiting.splice(0)) onResult(error as Error);
    }
    this.sending = null;
    this.busySince = null;
  }

  private takeNext(): WaitingStatement[] {
    const alone = this.rolledBack.shift();
    return alone ? [alone] : this.waiting.splice(0, MAX_SHARED);
  }

  private async send(statements: WaitingStatement[]): Promise<void> {
    this.busySince = performance.now();
    const failure = await SharedTransaction.run(this.client, statements);
    if (!failure) return;
    const { error, failed } = failure;
    if (!isRolledBack(error)) this.close();
    for (const statement of failure.statements) {
      const { query, onResult } = statement;
      const isCulprit = statements.length === 1 || (statement === failed && HAS_WAITED.test(sqlStateOf(error) ?? ''));
      if (isCulprit || !isRolledBack(error)) onResult(error);
      else this.rolledBack.push({ query: query.again(), onResult });
    }
  }

  /** Closes the connection without waiting for PostgreSQL, which may not respond. */
  private close(): void {
    this.isClosed = true;
    void this.client.end().catch(() => undefined);
    this.client.connection.stream.destroy();
    this.stopConnecting(new Error('Connection terminated'));
  }
}

/** Returns whether PostgreSQL has certainly rolled back the transaction that failed with an error, so that its statements may run again on the same connection. */
function isRolledBack(error: Error): boolean {
  return sqlStateOf(error) !== null && !isConnectionFailure(error);
}
