import {
  assertSupportedServer,
  type Connection,
  Database,
  type DatabaseConfiguration,
  databaseExists,
  databaseSettings,
  openDatabase,
  type OpenedDatabase,
  readConfiguration,
  explainConnectionFailure,
  UnusableDatabase,
} from '@rpm/database';
import { assertSchemaCompatible, migrate, findSchemaDifferences } from '@rpm/schema';
import { notifyOfWork } from '@rpm/webhook-delivery';
import { type Output } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { terminal } from '../terminal/terminal';

export interface DatabaseSession {
  database: Database;
  /** Settings for opening a database connection outside the pool. */
  connection: Connection;
  /** Settings for opening a connection that listens for notifications. */
  listening: Connection;
  /** Settings for opening a connection in the role that owns the audit trail; null if the role of `DATABASE_URL` owns it. */
  owner: Connection | null;
  embedded: boolean;
}

/** Behaviour of a command if the configured embedded database was never created. Most commands fail, because there is no data for them. */
export interface SessionOptions {
  /** Whether the command creates the embedded database if it does not exist. */
  creates?: boolean;
}

interface Connected {
  opened: OpenedDatabase;
  database: Database;
}

/**
 * Runs work on the configured database, and notifies the service of all that the work leaves for its loops. @throws UnusableDatabase if there is none, Refusal if its schema is not the one that this version of rpm-admin
 * expects
 */
export async function withDatabase<T>(
  output: Output,
  work: (session: DatabaseSession) => Promise<T>,
  options: SessionOptions = {},
): Promise<T> {
  return withSession(
    output,
    async (session) => {
      await assertSupportedServer(session.database);
      await requireSchema(session, output);
      return notifyOfWork(session.database, () => work(session));
    },
    options,
  );
}

/**
 * Runs work on the configured database, even if its schema is outdated, and closes the database afterwards. @throws ConfigurationError,
 * UnusableDatabase, also if there is no database
 */
export async function withSession<T>(
  output: Output,
  work: (session: DatabaseSession) => Promise<T>,
  { creates = false }: SessionOptions = {},
): Promise<T> {
  if (!creates) assertDatabaseExists();
  else if (!hasDatabase()) {
    output.notice(`There is no database in ${configuration().DATA_DIR} yet, so it is created there. ${SAME_DATABASE}`);
  }
  const { opened, database } = await connect(output, configuration());
  try {
    const { connection, listening, owner, embedded } = opened;
    return await work({ database, connection, listening, owner, embedded });
  } finally {
    await database.destroy().finally(() => opened.close());
  }
}

/** Opens the configured database without a connection pool. */
export function openConfiguredDatabase(output: Output): Promise<OpenedDatabase> {
  return openDatabase(configuration(), (progress) => output.progress(progress));
}

/** Returns false if opening the configured database would create it. */
export const hasDatabase = (): boolean => databaseExists(configuration());

/** @throws UnusableDatabase if opening the configured database would create it */
export function assertDatabaseExists(): void {
  if (hasDatabase()) return;
  throw new UnusableDatabase(
    `There is no database in ${configuration().DATA_DIR}. ${SAME_DATABASE} "npm start" and "rpm-admin organization create" create one.`,
  );
}

const SAME_DATABASE = 'If the service uses another one, set DATA_DIR or DATABASE_URL as for the service.';

const configuration = () => readConfiguration(databaseSettings, terminal().environment);

async function connect(output: Output, configuration: DatabaseConfiguration): Promise<Connected> {
  const opened = await openDatabase(configuration, (progress) => output.progress(progress));
  const { connection, embedded } = opened;
  const options = { connection, poolSize: configuration.DATABASE_POOL_SIZE, patience: 'work' } as const;
  try {
    return { opened, database: await new Database(options).initialize() };
  } catch (cause) {
    await opened.close();
    const which = embedded ? 'The embedded database' : 'The database of DATABASE_URL';
    throw new UnusableDatabase(`${which} cannot be used: ${explainConnectionFailure(cause)}.`, { cause });
  }
}

async function requireSchema({ database, embedded }: DatabaseSession, output: Output): Promise<void> {
  const state = await findSchemaDifferences(database);
  assertSchemaCompatible(state);
  if (state.pending.length === 0) return;
  if (!embedded) {
    const lacking = state.pending.join(', ');
    throw new Refusal('schema_outdated', `The database lacks ${lacking}. Run "rpm-admin migrate" first.`);
  }
  // The embedded database is migrated without a question, because it has no administrator.
  output.progress('Preparing the database');
  await migrate(database, (message) => output.notice(message));
}
