import { Client, type ClientConfig, type Query, type QueryResult } from 'pg';

/** Configuration of the driver's client, with an option that its type declarations lack. */
interface PipelinedConfig extends ClientConfig {
  /** Sends a statement without waiting for the results of earlier ones. */
  pipeline?: boolean;
}

/** A connection that has this number of unanswered statements has no room for another one. */
const ROOM = 12;

/**
 * A few connections that many short statements share. (1) A statement is sent at once, without waiting for the results of earlier statements of the
 * same connection, and statements that are ready together are sent in one message. Each remains a transaction of its own. (2) A statement may have to
 * wait for the earlier ones of its connection. Therefore only statements that never wait for a lock, or only briefly, may run here. (3) If a statement
 * is not answered in time, its connection is closed, and all statements of that connection fail, as if the database were unreachable. The next
 * statement opens a new one.
 */
export class PipelinedConnections {
  private readonly connections: (PipelinedConnection | undefined)[];

  /**
   * @param timeLimitMs maximum time between the request of a statement and its result
   * @param maxExecutionMs a connection whose current statement takes longer than this has no room for another one, because the current one probably
   * waits for a lock or for the disk
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
  run(query: Query): Promise<QueryResult> {
    return this.leastBusy().run(query, this.timeLimitMs);
  }

  /** Returns whether the connection that {@link run} would choose has room, so that PostgreSQL probably executes the statement soon. */
  hasRoom(): boolean {
    const { unanswered, executionMs } = this.leastBusy();
    return unanswered === 0 || (unanswered < ROOM && executionMs < this.maxExecutionMs);
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
  /** Time at which PostgreSQL could begin to execute the oldest unanswered statement. */
  private begunAt = 0;
  private readonly client: Client;
  private readonly connected: Promise<unknown>;
  private isConnected = false;
  private isCorked = false;

  constructor(config: PipelinedConfig) {
    this.client = new Client({ ...config, pipeline: true });
    this.client.on('error', () => (this.isClosed = true));
    this.client.on('end', () => (this.isClosed = true));
    this.connected = this.client.connect().then(
      () => (this.isConnected = true),
      (error: unknown) => {
        this.isClosed = true;
        throw error;
      },
    );
    // The error is reported to the statements that wait for the connection.
    this.connected.catch(() => undefined);
  }

  /** Time in milliseconds for which PostgreSQL has been executing the oldest unanswered statement. */
  get executionMs(): number {
    return performance.now() - this.begunAt;
  }

  run(query: Query, timeLimitMs: number): Promise<QueryResult> {
    if (this.unanswered === 0) this.begunAt = performance.now();
    this.unanswered++;
    return new Promise<QueryResult>((resolve, reject) => {
      const timer = setTimeout(() => this.close(), timeLimitMs);
      const finish = (error: Error | null | undefined, result?: QueryResult) => {
        clearTimeout(timer);
        this.unanswered--;
        this.begunAt = performance.now();
        if (result) resolve(result);
        else reject(error ?? new Error('The driver returned no result.'));
      };
      if (this.isConnected) this.send(query, finish);
      else this.connected.then(() => this.send(query, finish), finish);
    });
  }

  end(): Promise<void> {
    this.isClosed = true;
    return this.client.end().catch(() => undefined);
  }

  private send(query: Query, finish: (error: Error | null | undefined, result?: QueryResult) => void): void {
    this.corkUntilNextTick();
    (this.client as unknown as CallbackClient).query(query, finish);
  }

  /** Collects the statements that are sent in the current task of the event loop, so that sending them takes one system call. */
  private corkUntilNextTick(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    const { stream } = this.client.connection;
    stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      stream.uncork();
    });
  }

  /** Closes the connection without waiting for PostgreSQL, which may not respond. */
  private close(): void {
    this.isClosed = true;
    void this.client.end().catch(() => undefined);
    this.client.connection.stream.destroy();
  }
}

/** The driver's method that runs a query object and calls a function with the result; the type declarations lack it. */
interface CallbackClient {
  query(query: Query, callback: (error: Error | null | undefined, result?: QueryResult) => void): void;
}
