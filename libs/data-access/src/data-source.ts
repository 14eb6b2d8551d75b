import * as domain from '@rpm/domain';
import { type Pool, type QueryResultRow } from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { type Connection, valueTypes } from './connection';
import { ReadingImport } from './record-import/reading-import';
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
 * How long one statement may take, in milliseconds, each step below the next: a lock, a statement, the driver's patience with a
 * server that does not answer at all. What serves requests must answer within 6 s; what works for minutes must not be cut off.
 */
const PATIENCE = {
  request: { lock_timeout: 2_000, statement_timeout: 4_000, query_timeout: 5_000, connectionTimeoutMillis: 5_000 },
  work: { connectionTimeoutMillis: 10_000 },
  /** Batches, whose lease is longer than all of this. */
  delivery: { lock_timeout: 5_000, statement_timeout: 15_000, query_timeout: 20_000, connectionTimeoutMillis: 5_000 },
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
