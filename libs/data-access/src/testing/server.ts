import { Client } from 'pg';
import { type Connection } from '../database/connection';
import { createServiceRole, SERVICE_ROLE } from '@rpm/embedded-postgres';

/** Every spec file clones this database, migrated once for the whole run. */
export const TEMPLATE = 'rpm_test_template';

const VARIABLE = 'RPM_TEST_SERVER';

/** Jest's workers know of the server that its global setup started through the environment, the one thing they inherit. */
export function announceServer(connection: Connection): void {
  process.env[VARIABLE] = JSON.stringify(connection);
}

export function testServer(): Connection {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('There is no test server: run the specs by Jest with the configuration of the workspace.');
  return JSON.parse(announced) as Connection;
}

/** Another database of the same server. */
export function inDatabase(server: Connection, database: string): Connection {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The same database as the ordinary role that owns it, which row-level security holds. */
export function asService(administration: Connection): Connection {
  if (administration.connectionString === undefined) return { ...administration, user: SERVICE_ROLE };
  const url = new URL(administration.connectionString);
  [url.username, url.password] = [SERVICE_ROLE, SERVICE_ROLE];
  return { connectionString: url.href };
}

/** Makes the role, which on a server that is not ours needs a password. */
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
