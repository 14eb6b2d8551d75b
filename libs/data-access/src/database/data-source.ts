import * as domain from '@rpm/domain';
import { type Pool, type QueryResultRow } from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Connection, valueTypes } from './connection';
import { DatabasePool } from './database-pool';
import { ReadingImport } from '@rpm/domain';
import { MIGRATIONS } from './migrations';
import { limitOrganizations } from './organization-share';
import { SnakeNamingStrategy } from './snake-naming-strategy';

export const ENTITIES = [
  domain.ApiKey,
  domain.BloodGlucoseReading,
  domain.Device,
  domain.DeviceAssignment,
  domain.DeviceEvent,
  domain.DeviceHealthCheck,
  domain.DeviceIdentifier,
  domain.Item,
  domain.Kit,
  domain.KitItem,
  domain.Manufacturer,
  domain.Order,
  domain.Organization,
  domain.Patient,
  domain.Return,
  domain.Site,
  domain.Webhook,
  domain.WebhookLog,
  ReadingImport,
];

/**
 * Time limits in milliseconds, each below the next: waiting for a lock, one statement, and everything a caller does with a connection
 * including the wait for it (see {@link DatabasePool}). Requests must be answered within 6 s; `work` may take hours.
 */
const PATIENCE = {
  request: { lock_timeout: 2_000, statement_timeout: 4_000, connectionTimeoutMillis: 5_000, checkoutTimeoutMillis: 5_000 },
  work: { connectionTimeoutMillis: 10_000 },
  /** Shorter than the lease of a batch of deliveries. */
  delivery: { lock_timeout: 5_000, statement_timeout: 15_000, connectionTimeoutMillis: 5_000, checkoutTimeoutMillis: 20_000 },
};

/** TypeORM's own prints failed statements and migrations with the driver's words, whatever `logging` says. */
class SilentLogger extends AbstractLogger {
  protected override writeLog(): void {}
}

export interface DataSourceOptions {
  connection: Connection;
  poolSize?: number;
  patience?: keyof typeof PATIENCE;
}

/** The pool all statements of a process go through, not yet connected. */
export function createDataSource({ connection, poolSize = 10, patience = 'request' }: DataSourceOptions): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    poolSize,
    // TypeORM takes the class of its pool from here.
    driver: { Pool: DatabasePool },
    logger: new SilentLogger(),
    // Nothing uses uuid-ossp; TypeORM would create it at every start.
    installExtensions: false,
    extra: { ...connection, ...PATIENCE[patience], types: valueTypes, keepAlive: true, application_name: 'rpm' },
  });
  if (patience === 'request') limitOrganizations(dataSource, poolSize);
  return dataSource;
}

/** Runs a statement of no organization, planned once per connection: how it is found out whose a request is. */
export async function runNamed<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  return (await pool.query<Row>({ ...statement, values })).rows;
}
