import { randomBytes } from 'node:crypto';
import { type Connection } from '../connection/connection';
import { type DataSourceOptions } from '../connection/data-source';
import { Database } from '../database/database';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { asService, asServiceRole, inDatabase, runOnServer, type TestServer, testServer, urlOf } from './server';

/** A migrated, empty database that only one spec file uses. */
export interface TestDatabase {
  /** Connection parameters of the service's role, an ordinary role to which row-level security applies. */
  connection: Connection;
  /** Connection parameters of the service's role for sessions that receive notifications: never through a connection pooler. */
  listening: Connection;
  /** Connection parameters of the superuser. */
  administration: Connection;
  /** The service's connection as a `DATABASE_URL` for child processes. */
  url: string;
  /** The superuser's connection as a URL for child processes. */
  administrationUrl: string;
  /**
   * Connection pool of the superuser without time limits. Specs insert test data and inspect results through it: row-level security hides nothing
   * from a superuser, and no statement fails because the machine is busy.
   */
  dataSource: Database;
  /**
   * Opens another pool that connects as the service does. {@link drop} closes it. @param patience name of the pool's time limits: by default `work`,
   * which has none, because specs also insert test data through the pool; `request` for specs that test the time limits of requests
   */
  connectAsService(poolSize?: number, patience?: DataSourceOptions['patience']): Promise<Database>;
  drop(): Promise<void>;
}

/** Creates a database on the server of the test run by cloning a template. @param template `template0` for a database without a schema */
export const createTestDatabase = (template?: string): Promise<TestDatabase> => createDatabaseOn(testServer(), template);

/** Creates a database on a server by cloning a template. */
export async function createDatabaseOn(testServer: TestServer, template = testServer.template): Promise<TestDatabase> {
  const { connection: server, clonePrefix } = testServer;
  const name = `${clonePrefix}${randomBytes(6).toString('hex')}`;
  // Copying files takes half of the CPU time of writing each page to the log, which is the default.
  await runOnServer(server, `create database ${name} template ${template} owner ${SERVICE_ROLE} strategy file_copy`);
  const administration = inDatabase(server, name);
  const [connection, listening] = [asService(testServer, administration), asServiceRole(administration)];
  if (connection.port !== listening.port) await limitTimeOfRole(server, name);
  const dataSource = await new Database({ connection: administration, patience: 'work' }).initialize();
  const pools = [dataSource];
  const connectAsService: TestDatabase['connectAsService'] = async (poolSize = 10, patience = 'work') => {
    const pool = await new Database({ connection, poolSize, patience }).initialize();
    pools.push(pool);
    return pool;
  };
  const drop = async () => {
    for (const pool of pools) if (pool.isInitialized) await pool.destroy();
    await runOnServer(server, `drop database if exists ${name} with (force)`);
  };
  const addresses = { url: urlOf(connection), administrationUrl: urlOf(administration) };
  return { connection, listening, administration, ...addresses, dataSource, connectAsService, drop };
}

/**
 * Time limits in milliseconds of the service's role behind a connection pooler, which does not pass on those that the service sends (docs/configuration.md). They are
 * longer than those of requests, because specs also insert test data in this role.
 */
const LIMITS_OF_ROLE = { statement_timeout: 20_000, lock_timeout: 10_000 };

async function limitTimeOfRole(server: Connection, name: string): Promise<void> {
  for (const [limit, value] of Object.entries(LIMITS_OF_ROLE)) {
    await runOnServer(server, `alter role ${SERVICE_ROLE} in database ${name} set ${limit} = ${value}`);
  }
}
