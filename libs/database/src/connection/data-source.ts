import { TIME_LIMITS } from '@rpm/domain';
import { type Pool, type QueryResultRow } from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Connection, valueTypes } from './connection';
import { DatabasePool } from '../driver/database-pool';
import { ENTITIES } from './entities';
import { limitConnectionsPerOrganization } from '../scope/organization-share';
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
  },
  work: { connectionTimeoutMillis: 10_000 },
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
  poolSize?: number;
  patience?: keyof ReturnType<typeof patiences>;
}

/** Creates the connection pool of a process without connecting. */
export function createDataSource({ connection, poolSize = 10, patience = 'request' }: DataSourceOptions): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    entities: [...ENTITIES],
    // The schema library runs the migrations.
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    poolSize,
    // TypeORM takes the class for its connection pool from `driver.Pool`.
    driver: { Pool: DatabasePool },
    logger: new SilentLogger(),
    // TypeORM would install the extension uuid-ossp at every start, but nothing uses it.
    installExtensions: false,
    extra: { ...connection, ...patiences()[patience], types: valueTypes, keepAlive: true, application_name: 'rpm' },
  });
  if (patience === 'request') limitConnectionsPerOrganization(dataSource, poolSize);
  return dataSource;
}

/** Runs a prepared statement outside the scope of any organization, for example to find out to which organization a request belongs. */
export async function runUnscoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  return (await pool.query<Row>({ ...statement, values })).rows;
}
