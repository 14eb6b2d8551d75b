import { Client, type ClientConfig } from 'pg';

/** Name of the ordinary role that owns the service's database. */
export const SERVICE_ROLE = 'rpm_service';
export const SERVICE_DATABASE = 'rpm';

/** Key of the advisory lock that ensures that only one of several starting processes creates the service's database. The number is arbitrary. */
const PREPARATION_LOCK = 7_260_463_003;

/** Creates the role and the database of the service if they do not exist. */
export async function prepareDatabase(administration: ClientConfig): Promise<void> {
  const client = new Client(administration);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await createServiceRole(client);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SERVICE_DATABASE]);
    if (rowCount === 0) await client.query(`create database ${SERVICE_DATABASE} owner ${SERVICE_ROLE}`);
  } finally {
    await client.end();
  }
}

export async function createServiceRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [SERVICE_ROLE]);
  if (rowCount === 0) await client.query(`create role ${SERVICE_ROLE} login`);
}
