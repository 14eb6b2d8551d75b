import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { TIME_LIMITS } from '@rpm/domain';
import { DatabaseClient } from './database-client';
import { PipelinedConnections } from './pipelined-connections';
import { type PrivateClient } from './private-parts';
import { type SharableQuery } from './shared-transaction';

export interface DatabasePoolConfig extends PoolConfig {
  /** Maximum time for which a caller may hold a connection, including the wait for it; unlimited by default. */
  checkoutTimeoutMillis?: number;
  /** Number of connections outside the pool that short reads share; see {@link PipelinedConnections}. */
  readConnections?: number;
  /** Whether look-ups of tokens have a connection of their own outside the pool. */
  hasLookUpConnection?: boolean;
  /** Whether the audit trail has a connection of its own outside the pool. */
  hasAuditConnection?: boolean;
  /** Number of connections outside the pool that are shared by statements which write a few rows; see {@link PipelinedConnections}. */
  writeConnections?: number;
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * The driver's connection pool with two additional guarantees: (1) A connection returns to the pool only if PostgreSQL has answered all of its
 * statements and reports no open transaction. Any other connection is closed, so that PostgreSQL rolls back. Otherwise the next caller, perhaps of
 * another organization, would write in the transaction of the previous one, see a success, and lose the write when that transaction is rolled back. A
 * connection whose server has refused a write because it accepts none is closed, too. (2) A caller has `checkoutTimeoutMillis` for everything: waiting for a connection, all statements, and COMMIT or ROLLBACK. Then the connection is
 * closed and its running statements fail. The driver's `query_timeout` is not used, because it fails the statement but keeps the connection, on which
 * ROLLBACK waits behind that statement until it times out too.
 */
export class DatabasePool extends Pool {
  private readonly checkoutTimeoutMillis: number | undefined;
  private readonly timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  private readonly reads: PipelinedConnections | null;
  private readonly writes: PipelinedConnections | null;
  private readonly lookUps: PipelinedConnections | null;
  private readonly audits: PipelinedConnections | null;

  constructor(config: DatabasePoolConfig) {
    super({ ...config, Client: DatabaseClient });
    this.checkoutTimeoutMillis = config.checkoutTimeoutMillis;
    const { readConnections = 0, writeConnections = 0, checkoutTimeoutMillis = 0 } = config;
    const share = (count: number) => (count > 0 ? new PipelinedConnections(count, config, checkoutTimeoutMillis) : null);
    this.reads = share(readConnections);
    this.writes = share(writeConnections);
    this.lookUps = config.hasLookUpConnection ? new PipelinedConnections(1, config, TIME_LIMITS.tokenLookUp) : null;
    this.audits = config.hasAuditConnection ? new PipelinedConnections(1, config, TIME_LIMITS.statement) : null;
    // A connection may be cut before the caller that received it listens for errors. Without any listener, the error would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (_error, client) => {
      clearTimeout(this.timers.get(client));
      // The pool discards a released connection that is being closed.
      if (!isBetweenTransactions(client) || (client as PoolClient & DatabaseClient).refusesWrites) close(client);
    });
  }

  /**
   * Runs a statement that reads a few rows by key, has a short answer, and never waits for a lock. Like {@link write}, it uses a pipelined
   * connection if one has room.
   */
  read(query: SharableQuery): Promise<QueryResult> {
    return this.reads?.hasRoom() ? this.reads.run(query) : this.run(query);
  }

  /**
   * Runs a statement that writes a few rows and waits for locks only briefly. It runs on a pipelined connection if one has room, because PostgreSQL needs
   * less CPU for the same statements on a few busy connections than on many.
   */
  write(query: SharableQuery): Promise<QueryResult> {
    return this.writes?.hasRoom() ? this.writes.run(query) : this.run(query);
  }

  /** Runs a look-up of tokens, which must not wait for statements of organizations. It must end within two seconds. */
  lookUp(query: SharableQuery): Promise<QueryResult> {
    return this.lookUps?.run(query) ?? this.run(query);
  }

  /** Runs a statement of the audit trail, which must not wait for statements of organizations. */
  audit(query: SharableQuery): Promise<QueryResult> {
    return this.audits?.run(query) ?? this.run(query);
  }

  /** Runs a statement on a connection of the pool. */
  run(query: SharableQuery): Promise<QueryResult> {
    // The pool accepts the driver's query objects, which its type declarations lack.
    return this.query(query as unknown as QueryConfig);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = Promise.all([super.end(), this.reads?.end(), this.writes?.end(), this.lookUps?.end(), this.audits?.end()]).then(
      () => undefined,
    );
    if (!callback) return ended;
    void ended.finally(callback);
    return undefined;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => {
          if (client) resolve(client);
          else reject(error ?? new Error('The pool returned no connection.'));
        });
      });
    }
    const requestedAt = performance.now();
    super.connect((error, client, release) => {
      if (client) this.limitCheckout(client, requestedAt);
      callback(error, client, release);
    });
    return undefined;
  }

  /** Replaces the time limit of a caller that holds a connection by a time limit that begins now. */
  extendCheckout(client: PoolClient, milliseconds: number): void {
    if (this.checkoutTimeoutMillis === undefined) return;
    clearTimeout(this.timers.get(client));
    this.timers.set(
      client,
      setTimeout(() => close(client), milliseconds),
    );
  }

  private limitCheckout(client: PoolClient, requestedAt: number): void {
    if (this.checkoutTimeoutMillis === undefined) return;
    const remaining = this.checkoutTimeoutMillis - (performance.now() - requestedAt);
    this.timers.set(
      client,
      setTimeout(() => close(client), Math.max(0, Math.round(remaining))),
    );
  }
}

/** Returns whether PostgreSQL has answered all statements of the connection and reports no open transaction. */
function isBetweenTransactions(client: PoolClient): boolean {
  return (client as PoolClient & PrivateClient).readyForQuery && client.getTransactionStatus() === 'I';
}

/** Returns whether PostgreSQL has answered all statements of the connection's transaction and none has failed. */
export function isTransactionCommittable(client: PoolClient): boolean {
  return (client as PoolClient & PrivateClient).readyForQuery && client.getTransactionStatus() === 'T';
}

/** Closes a connection without waiting for PostgreSQL, which may not respond. All of its running and queued statements fail. */
function close(client: PoolClient): void {
  void client.end();
  client.connection.stream.destroy();
}
