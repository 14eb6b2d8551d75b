import { type Client } from 'pg';
import { type Connection, DatabaseClient } from '@rpm/database';

/** Key of the advisory lock of the one process that builds large indexes. The number is arbitrary. */
const BUILD_LOCK = 7_260_463_011;
const TRY_LOCK = `select pg_try_advisory_xact_lock(${BUILD_LOCK}) as taken`;

/** The longest time limit that PostgreSQL accepts, 24 days: a role may have a short one, which would end every build. */
const LONGEST_MS = 2_147_483_647;

/** Opens a session of its own without the time limits of the pool, in which an index can be built. */
export async function connectWithoutLimits(connection: Connection): Promise<Client> {
  const limits = { statement_timeout: LONGEST_MS, lock_timeout: LONGEST_MS };
  const client = new DatabaseClient({ ...connection, ...limits, keepAlive: true, application_name: 'rpm-indexes' });
  // An error of a lost connection is also the error of the statement that runs on it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Becomes the one process that builds indexes. The lock belongs to an idle transaction, so it works through a connection pooler, and disappears with a killed
 * process. The transaction must not have a snapshot, because every build waits for the end of earlier snapshots: therefore it asks for the lock again and again
 * instead of waiting for it in a statement. The statement that asks has no parameters, because PostgreSQL would keep the snapshot of a statement with
 * parameters.
 * @param wait called before each further attempt
 */
export async function holdBuildLock(lock: Client, wait: () => Promise<void>): Promise<void> {
  await lock.query(`begin; set local idle_in_transaction_session_timeout = 0`);
  const isTaken = async () => (await lock.query<{ taken: boolean }>(TRY_LOCK)).rows[0]?.taken === true;
  while (!(await isTaken())) await wait();
}
