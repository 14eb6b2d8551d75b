import { type ClientConfig, types } from 'pg';
import { ConfigurationError, type DatabaseConfiguration } from '../configuration/configuration';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { UnusableDatabase } from './server-state';

/** Connection parameters of a PostgreSQL server, as the driver accepts them. */
export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;

/**
 * Connection parameters with which TCP checks after ten seconds without traffic that the server is still there. The default of Linux is two hours, and some
 * connections are mostly silent: one that the network has dropped would be noticed only by the next work.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A database that this process has connected to or started. */
export interface OpenedDatabase {
  connection: Connection;
  /** Connection parameters for sessions that listen for notifications and hold locks, which is impossible through a pooler in transaction mode. */
  listening: Connection;
  /** Connection parameters of the role that owns the audit trail; null if the role of the service owns it. */
  owner: Connection | null;
  /** Connection parameters for reading the rows of all organizations: the superuser of an embedded server, otherwise the same role. */
  administration: Connection;
  /** Connection parameters of the standbys that may serve reads. */
  standbys: Connection[];
  embedded: boolean;
  /** Stops an embedded PostgreSQL server that no other process uses. Other servers keep running. */
  close(): Promise<void>;
}

/** Node's error codes for a path at which no folder can be created. */
const UNUSABLE_FOLDER = ['ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG', 'ELOOP'];

/**
 * Opens the database at `DATABASE_URL`, or the embedded database if there is no URL, starting its server if necessary.
 * @throws UnusableDatabase when the embedded database cannot be started
 * @throws ConfigurationError when `DATA_DIR` cannot be used as a folder, or a further URL is set for the embedded database
 */
export async function openDatabase(
  configuration: DatabaseConfiguration & { DATABASE_REPLICA_URLS?: string[] | undefined },
  say: (progress: string) => void = () => undefined,
): Promise<OpenedDatabase> {
  if (configuration.DATABASE_URL !== undefined) {
    const connection = { connectionString: configuration.DATABASE_URL };
    const listening = { connectionString: configuration.DATABASE_LISTEN_URL ?? configuration.DATABASE_URL };
    const { DATABASE_MIGRATION_URL } = configuration;
    const owner = DATABASE_MIGRATION_URL === undefined ? null : { connectionString: DATABASE_MIGRATION_URL };
    const standbys = (configuration.DATABASE_REPLICA_URLS ?? []).map((connectionString) => ({ connectionString }));
    return {
      connection,
      listening,
      owner,
      administration: connection,
      standbys,
      embedded: false,
      close: () => Promise.resolve(),
    };
  }
  const names = ['DATABASE_LISTEN_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URLS'] as const;
  const alone = names.filter((name) => configuration[name] !== undefined);
  if (alone.length > 0) {
    throw new ConfigurationError(
      alone.map((name) => `${name}: must be set only together with DATABASE_URL, and lead to the same database`),
    );
  }
  const server = await startEmbeddedPostgres(configuration.DATA_DIR, { say }).catch((cause: unknown) => {
    const { code } = Object(cause) as { code?: unknown };
    if (typeof code === 'string' && UNUSABLE_FOLDER.includes(code)) {
      throw new ConfigurationError([`DATA_DIR: is not a folder that this process can write to (${code})`]);
    }
    // Errors of the embedded server come from local files and programs, not from the driver, so their messages may be shown.
    const reason = cause instanceof Error ? cause.message : 'no reason was given';
    throw new UnusableDatabase(`The embedded database cannot be used: ${reason}`, { cause });
  });
  const { connection } = server;
  const administration = { ...server.administration, database: connection.database };
  return {
    connection,
    listening: connection,
    owner: null,
    administration,
    standbys: [],
    embedded: true,
    close: () => server.stop(),
  };
}

/** Returns false if the embedded database is configured but was never created. Opening it would create an empty one. */
export function databaseExists({ DATABASE_URL, DATA_DIR }: DatabaseConfiguration): boolean {
  return DATABASE_URL !== undefined || hasEmbeddedPostgres(DATA_DIR);
}

type TypeId = Parameters<typeof types.getTypeParser>[0];

/**
 * Parsers for database values: 64-bit integers become numbers (ids and counts stay below 2^53), and dates stay `YYYY-MM-DD` instead of becoming
 * instants in the process's time zone. They apply to our connections only, not globally to the driver.
 */
export const valueTypes = {
  getTypeParser(oid: TypeId, format?: 'text' | 'binary'): (text: string) => unknown {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return String;
    return types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};
