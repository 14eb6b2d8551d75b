import { Client } from 'pg';
import { type Connection } from '../database/connection';
import { createServiceRole, SERVICE_ROLE } from '@rpm/embedded-postgres';

/** Database that is migrated once per test run and cloned by every spec file. */
export const TEMPLATE = 'rpm_test_template';

const VARIABLE = 'RPM_TEST_SERVER';

/** Passes the server of the global setup to Jest's workers in an environment variable, because they inherit nothing else. */
export function announceServer(connection: Connection): void {
  process.env[VARIABLE] = JSON.stringify(connection);
}

export function testServer(): Connection {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('There is no test server: run the specs by Jest with the configuration of the workspace.');
  return JSON.parse(announced) as Connection;
}

/** Returns the connection to another database of the same server. */
export function inDatabase(server: Connection, database: string): Connection {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Returns the connection to the same database as the ordinary role that owns it, which is subject to row-level security. */
export function asService(administration: Connection): Connection {
  if (administration.connectionString === undefined) return { ...administration, user: SERVICE_ROLE };
  const url = new URL(administration.connectionString);
  [url.username, url.password] = [SERVICE_ROLE, SERVICE_ROLE];
  return { connectionString: url.href };
}

/** Creates the service's role, with a password for servers that require one. */
export async function createServiceRoleOn(server: Connection): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await createServiceRole(client);
  await client.query(`alter role ${SERVICE_ROLE} password '${SERVICE_ROLE}'`).finally(() => client.end());
}

export async function administer(server: Connection, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
