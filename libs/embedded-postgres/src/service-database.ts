import { Client, type ClientConfig } from 'pg';

/** An ordinary role, and the database it owns. */
export const SERVICE_ROLE = 'rpm_service';
export const SERVICE_DATABASE = 'rpm';

/** Any number nobody else uses: of several processes that start at once, one makes the database. */
const PREPARATION_LOCK = 7_260_463_003;

/** Makes the role and the database of the service, once. */
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
