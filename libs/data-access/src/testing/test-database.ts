import { randomBytes } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type Connection } from '../database/connection';
import { createDataSource, type DataSourceOptions } from '../database/data-source';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { administer, asService, inDatabase, TEMPLATE, testServer } from './server';

/** A migrated, empty database for one spec file. */
export interface TestDatabase {
  /** Connection of the service: an ordinary role, which is subject to row-level security. */
  connection: Connection;
  /** Connection of a superuser. */
  administration: Connection;
  /** The service's connection as a `DATABASE_URL` for processes. */
  url: string;
  /** The superuser's connection as a URL for processes. */
  administrationUrl: string;
  /** Data source of a superuser, which can access all rows, to prepare data and check results. */
  dataSource: DataSource;
  /** Opens another pool with the service's role. It is closed when the database is dropped. */
  connectAsService(poolSize?: number, patience?: DataSourceOptions['patience']): Promise<DataSource>;
  drop(): Promise<void>;
}

/** Creates a database by cloning the migrated template. @param template `template0` for a database without a schema */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = testServer();
  const name = `rpm_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} owner ${SERVICE_ROLE}`);
  const administration = inDatabase(server, name);
  const connection = asService(administration);
  const dataSource = await createDataSource({ connection: administration, patience: 'work' }).initialize();
  const pools = [dataSource];
  const connectAsService: TestDatabase['connectAsService'] = async (poolSize = 10, patience = 'request') => {
    const pool = await createDataSource({ connection, poolSize, patience }).initialize();
    pools.push(pool);
    return pool;
  };
  const drop = async () => {
    for (const pool of pools) if (pool.isInitialized) await pool.destroy();
    await administer(server, `drop database if exists ${name} with (force)`);
  };
  const addresses = { url: urlOf(connection), administrationUrl: urlOf(administration) };
  return { connection, administration, ...addresses, dataSource, connectAsService, drop };
}

function urlOf({ connectionString, host = '', port, user, database }: Connection): string {
  return connectionString ?? `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
