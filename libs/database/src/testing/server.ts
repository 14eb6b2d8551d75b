import { Client } from 'pg';
import { type Connection } from '../connection/connection';
import { createServiceRole, SERVICE_ROLE } from '@rpm/embedded-postgres';

const VARIABLE = 'RPM_TEST_SERVER';

/** The PostgreSQL server of a test run. */
export interface TestServer {
  /** Connects as a superuser. */
  connection: Connection;
  /** Name of the migrated database that every spec file clones. */
  template: string;
  /** Prefix for the names of all databases that a test run creates, so that the run removes no database of a parallel run. */
  clonePrefix: string;
  /** Port of 127.0.0.1 at which a connection pooler listens, if the service's role connects through one. */
  poolerPort?: number;
}

/** Passes the server's connection to Jest's workers. They inherit only environment variables from the global setup. */
export function announceServer(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server);
}

export function testServer(): TestServer {
  const announced = process.env[VARIABLE];
  if (announced === undefined)
    throw new Error('There is no test server. Run the specs with Jest and the configuration of the workspace.');
  return JSON.parse(announced) as TestServer;
}

/** Returns connection parameters for another database on the same server. */
export function inDatabase(server: Connection, database: string): Connection {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Returns parameters for connecting to the same database in the service's role, which owns the database and is subject to row-level security. */
export function asServiceRole(administration: Connection): Connection {
  if (administration.connectionString === undefined) return { ...administration, user: SERVICE_ROLE };
  const url = new URL(administration.connectionString);
  [url.username, url.password] = [SERVICE_ROLE, SERVICE_ROLE];
  return { connectionString: url.href };
}

/** Returns parameters with which the service connects to a database: through the connection pooler of the test run if there is one. */
export function asService({ poolerPort }: TestServer, administration: Connection): Connection {
  const direct = asServiceRole(administration);
  return poolerPort === undefined ? direct : { ...direct, host: '127.0.0.1', port: poolerPort };
}

/**
 * Returns environment variables of a service, with `DATABASE_LISTEN_URL` if `DATABASE_URL` leads through the connection pooler of the test run, which passes no
 * notifications on.
 */
export function withListenUrl<T extends Record<string, string | undefined>>(environment: T): T {
  const { connection, poolerPort } = testServer();
  const { DATABASE_URL = '', DATABASE_LISTEN_URL } = environment;
  const [address, name = ''] = DATABASE_URL.split(/(?<=:\d+)\//);
  if (DATABASE_LISTEN_URL !== undefined || poolerPort === undefined || !address?.endsWith(`@127.0.0.1:${poolerPort}`))
    return environment;
  return { ...environment, DATABASE_LISTEN_URL: urlOf(asServiceRole(inDatabase(connection, name))) };
}

/** Returns a connection as a `DATABASE_URL`. */
export function urlOf({ connectionString, host = '', port, user, database }: Connection): string {
  return connectionString ?? `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Creates the service's role with a password, because an external server may require one. */
export async function createServiceRoleOn(server: Connection): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await createServiceRole(client);
  await client.query(`alter role ${SERVICE_ROLE} password '${SERVICE_ROLE}'`).finally(() => client.end());
}

export async function runOnServer(server: Connection, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Removes the databases that the specs of this test run left behind. */
export async function dropTestDatabases({ connection, clonePrefix }: TestServer): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [clonePrefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
