import { TIME_LIMITS } from '@rpm/domain';
import { AbstractLogger } from 'typeorm';
import { type PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { type Connection, KEEP_ALIVE, valueTypes } from './connection';
import { DatabasePool, type DatabasePoolConfig } from '../driver/database-pool';
import { ENTITIES } from './entities';
import { SnakeNamingStrategy } from './snake-naming-strategy';

/**
 * Time limits in milliseconds, each shorter than the next: waiting for a lock, one statement, and the whole use of a connection including the wait
 * for it (see {@link DatabasePool}). Requests must be answered within 6 s; background `work` may take hours.
 */
const patiences = () => ({
  request: {
    lock_timeout: TIME_LIMITS.lock,
    statement_timeout: TIME_LIMITS.statement,
    connectionTimeoutMillis: TIME_LIMITS.connection,
    checkoutTimeoutMillis: TIME_LIMITS.connection,
    readConnections: 2,
    writeConnections: 3,
    hasLookUpConnection: true,
    hasAuditConnection: true,
  },
  /** Time limits for reads from a standby, after which enough time remains for the primary. */
  standby: {
    statement_timeout: TIME_LIMITS.standbyStatement,
    connectionTimeoutMillis: TIME_LIMITS.standby,
    checkoutTimeoutMillis: TIME_LIMITS.standby,
  },
  work: { connectionTimeoutMillis: 10_000, hasAuditConnection: true },
  /** Time limits for webhook delivery, which are shorter than the lease of a batch of deliveries. */
  delivery: { lock_timeout: 5_000, statement_timeout: 15_000, connectionTimeoutMillis: 5_000, checkoutTimeoutMillis: 20_000 },
});

/**
 * A logger that discards everything. TypeORM's own logger prints failed statements with the driver's messages, which contain values, whatever
 * `logging` says.
 */
class SilentLogger extends AbstractLogger {
  protected override writeLog(): void {}
}

export interface DataSourceOptions {
  connection: Connection;
  /** Maximum number of connections; 10 by default. */
  poolSize?: number;
  patience?: keyof ReturnType<typeof patiences>;
  /** Standbys of the server, which may serve reads; none by default. Each has as many connections. */
  standbys?: readonly Connection[];
}

export const DEFAULT_POOL_SIZE = 10;

/** Returns the maximum number of connections of a database with these options, including those that do not belong to the pool. */
export function maxConnections({
  poolSize = DEFAULT_POOL_SIZE,
  patience = 'request',
}: Omit<DataSourceOptions, 'connection'>): number {
  const { readConnections, writeConnections, hasLookUpConnection, hasAuditConnection }: DatabasePoolConfig =
    patiences()[patience];
  return (
    poolSize +
    (readConnections ?? 0) +
    (writeConnections ?? 0) +
    Number(hasLookUpConnection ?? false) +
    Number(hasAuditConnection ?? false)
  );
}

/** Number of connections that stay open while nothing happens. The first work after that need not wait for a connection and for its plans. */
const MIN_CONNECTIONS = 1;

/** Returns the options of a connection pool, without its size. */
function poolOptions({ connection, patience = 'request' }: DataSourceOptions): DatabasePoolConfig {
  return {
    ...connection,
    ...patiences()[patience],
    types: valueTypes,
    ...KEEP_ALIVE,
    min: MIN_CONNECTIONS,
    application_name: 'rpm',
  };
}

/** Creates the pool of connections to a standby, which opens the first one when it is needed. */
export function standbyPool(connection: Connection, max: number): DatabasePool {
  return new DatabasePool({ ...poolOptions({ connection, patience: 'standby' }), max });
}

/** Returns TypeORM's options of a connection pool. */
export function typeormOptions(options: DataSourceOptions): PostgresDataSourceOptions {
  const { poolSize = DEFAULT_POOL_SIZE } = options;
  return {
    type: 'postgres',
    entities: [...ENTITIES],
    // TypeORM must not run the migrations, because the schema library does.
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    poolSize,
    // TypeORM takes the class for its connection pool from `driver.Pool`.
    driver: { Pool: DatabasePool },
    logger: new SilentLogger(),
    // TypeORM would install the extension uuid-ossp at every start, but nothing uses it.
    installExtensions: false,
    extra: poolOptions(options),
  };
}
