import { type Client } from 'pg';
import { ConfigurationError } from '../configuration/configuration';
import { type Connection } from './connection';
import { DatabaseClient } from '../driver/database-client';
import { explainConnectionFailure, sqlStateOf } from '../driver/database-error';

/** Number of times that the two clients take turns. A pooler that chooses processes of the server at random may by chance choose the same ones again. */
const ROUNDS = 5;
const CONNECT_TIMEOUT_MS = 5_000;

const STATEMENT = { name: 'rpm-prepared-statements', text: 'select pg_backend_pid() as pid, $1::integer as sent' };

/** SQLSTATE codes of errors that mean: the connection does not have a named statement, has it from another client, or has it with other parameters. */
const FORGOTTEN = /^(26000|42P05|08P01)$/;

/**
 * Checks that named statements survive the end of a transaction. Behind a connection pooler, the next transaction may run on another connection of the
 * server, to which the pooler must carry the statements over. @throws ConfigurationError
 */
export async function assertPreparedStatements(connection: Connection): Promise<void> {
  if (await keepsPreparedStatements(connection)) return;
  throw new ConfigurationError([`DATABASE_URL: ${POOLER_ADVICE}`]);
}

/**
 * Checks that further connections, such as those that listen for notifications, lead to the same database. @param setting name of the setting of the further connections
 * @throws ConfigurationError
 */
export async function assertSameDatabase(
  connection: Connection,
  further: Connection,
  setting: 'DATABASE_LISTEN_URL' | 'DATABASE_MIGRATION_URL' = 'DATABASE_LISTEN_URL',
): Promise<void> {
  const { connectionString } = connection;
  if (connection === further || (connectionString !== undefined && connectionString === further.connectionString)) return;
  const place = await placeOf(connection);
  const other = await placeOf(further).catch((cause: unknown) => {
    throw new ConfigurationError([`${setting}: cannot be used: ${explainConnectionFailure(cause)}`]);
  });
  if (place !== other) throw new ConfigurationError([`${setting}: ${OTHER_DATABASE}`]);
}

const OTHER_DATABASE = 'leads to another database than DATABASE_URL';

/** Returns a text that identifies the database among all databases of all servers. */
async function placeOf(connection: Connection): Promise<string | undefined> {
  const client = await connect(connection);
  try {
    const { rows } = await client.query<{ place: string }>(
      `select concat_ws(' ', pg_postmaster_start_time(), oid) as place from pg_database where datname = current_database()`,
    );
    return rows[0]?.place;
  } finally {
    await client.end();
  }
}

/** Advice if named statements do not survive the end of a transaction. */
export const POOLER_ADVICE =
  'the connection pooler loses prepared statements between transactions; use PgBouncer 1.21 or newer with max_prepared_statements = 100, its session mode, or a direct connection';

/**
 * The other end of a connection: `direct`: a process of the server; `session`: through a pooler, but the same process until it disconnects; `transaction`:
 * through a pooler that may use another process for each transaction; `forgetful`: like `transaction`, but the pooler loses named statements.
 */
export type ConnectionKind = 'direct' | 'session' | 'transaction' | 'forgetful';

/** Returns whether named statements can be executed again in later transactions. @throws the driver's error if the database does not respond */
export async function keepsPreparedStatements(connection: Connection): Promise<boolean> {
  return (await connectionKind(connection)) !== 'forgetful';
}

/**
 * Returns whether a client keeps the same session of the server between transactions, on which advisory locks of sessions and LISTEN depend.
 * @throws the driver's error if the database does not respond
 */
export async function keepsSessions(connection: Connection): Promise<boolean> {
  return ['direct', 'session'].includes(await connectionKind(connection));
}

/** Finds out what is between a client and the server. @throws the driver's error if the database does not respond */
export async function connectionKind(connection: Connection): Promise<ConnectionKind> {
  const first = await connect(connection);
  const clients = [first];
  try {
    const pids = [await execute(first), await execute(first)];
    // A direct connection reports the id of its own server process when it opens. A pooler reports its own id, or that of another process.
    if (pids.every((pid) => pid === first.serverProcess)) return 'direct';
    const other = await connect(connection).catch(() => null);
    if (other) clients.push(other);
    for (let round = 0; round < ROUNDS; round++) {
      // The first client has no transaction now. A pooler of transactions therefore gives its process to the other client if it prefers the one that was used
      // last; if it prefers another one, two transactions of the same client in succession have different processes.
      if (other && pids.includes(await execute(other))) return 'transaction';
      pids.push(await execute(first), await execute(first));
      if (pids.some((pid) => pid !== pids[0])) return 'transaction';
    }
    // A pooler of transactions gives its only client the same process again and again.
    return other ? 'session' : 'transaction';
  } catch (error) {
    if (FORGOTTEN.test(sqlStateOf(error) ?? '')) return 'forgetful';
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

/** Executes the named statement in a transaction. @returns the process of the server */
async function execute(client: Client): Promise<number | undefined> {
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>({ ...STATEMENT, values: [1] });
  await client.query('commit');
  return rows[0]?.pid;
}
