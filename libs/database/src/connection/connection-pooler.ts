import { type Client } from 'pg';
import { ConfigurationError } from '../configuration/configuration';
import { type Connection } from './connection';
import { DatabaseClient } from '../driver/database-client';
import { sqlStateOf } from '../driver/database-error';

/** Number of transactions that run at the same time. A pooler assigns them to different connections of the server. */
const TRANSACTIONS = 20;
/** Number of times that each client executes its statement. A pooler that forgets it may by chance use the same connection twice. */
const ROUNDS = 3;
const CONNECT_TIMEOUT_MS = 5_000;

const STATEMENT = { name: 'rpm-prepared-statements', text: 'select pg_backend_pid() as pid, $1::integer as sent' };

/** SQLSTATE codes of a named statement that the connection does not have, has from another client, or has with other parameters. */
const FORGOTTEN = /^(26000|42P05|08P01)$/;

/**
 * Checks that named statements survive the end of a transaction. Behind a connection pooler, the next transaction may run on another connection of the
 * server, to which the pooler must carry the statements over. @throws ConfigurationError
 */
export async function assertPreparedStatements(connection: Connection): Promise<void> {
  if (await keepsPreparedStatements(connection)) return;
  throw new ConfigurationError([`DATABASE_URL: ${POOLER_ADVICE}`]);
}

/** Advice if named statements do not survive the end of a transaction. */
export const POOLER_ADVICE =
  'the connection pooler loses prepared statements between transactions; use PgBouncer 1.21 or newer with max_prepared_statements = 100, its session mode, or a direct connection';

/** Returns whether named statements can be executed again in later transactions. @throws the driver's error if the database does not respond */
export async function keepsPreparedStatements(connection: Connection): Promise<boolean> {
  const first = await connect(connection);
  const clients = [first];
  try {
    const pids = [await execute(first), await execute(first)];
    // A direct connection reports the id of its own server process when it opens. A pooler reports its own id, or that of another process.
    if (pids.every((pid) => pid === first.serverProcess)) return true;
    const others = await Promise.allSettled(Array.from({ length: TRANSACTIONS - 1 }, () => connect(connection)));
    for (const other of others) if (other.status === 'fulfilled') clients.push(other.value);
    for (let round = 0; round < ROUNDS; round++) await Promise.all(clients.map((client) => execute(client)));
    return true;
  } catch (error) {
    if (FORGOTTEN.test(sqlStateOf(error) ?? '')) return false;
    throw error;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function connect(connection: Connection): Promise<DatabaseClient> {
  const client = new DatabaseClient({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'rpm' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Executes the named statement in a transaction that keeps its connection for a moment. @returns the process of the server */
async function execute(client: Client): Promise<number | undefined> {
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>({ ...STATEMENT, values: [1] });
  await client.query('select pg_sleep(0.02)');
  await client.query('commit');
  return rows[0]?.pid;
}
