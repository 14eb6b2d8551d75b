import { type ClientConfig, types } from 'pg';
import { ConfigurationError, type DatabaseConfiguration } from './configuration';
import { startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { UnusableDatabase } from './server-state';

/** How to reach a PostgreSQL, in the driver's own terms. */
export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;

/** A database that was found or started for this process. */
export interface OpenedDatabase {
  connection: Connection;
  embedded: boolean;
  /** Stops an embedded server that nobody else uses; leaves any other alone. */
  close(): Promise<void>;
}

/** Node's codes for a path at which no folder can be made. */
const UNUSABLE_FOLDER = ['ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG', 'ELOOP'];

/**
 * The configured database: the one of `DATABASE_URL`, else the embedded one, started unless it already runs.
 * @throws UnusableDatabase when the embedded one cannot be started
 * @throws ConfigurationError when `DATA_DIR` cannot be a folder of its data
 */
export async function openDatabase(
  configuration: DatabaseConfiguration,
  say: (progress: string) => void = () => undefined,
): Promise<OpenedDatabase> {
  if (configuration.DATABASE_URL !== undefined) {
    const connection = { connectionString: configuration.DATABASE_URL };
    return { connection, embedded: false, close: () => Promise.resolve() };
  }
  const server = await startEmbeddedPostgres(configuration.DATA_DIR, { say }).catch((cause: unknown) => {
    const { code } = Object(cause) as { code?: unknown };
    if (typeof code === 'string' && UNUSABLE_FOLDER.includes(code)) {
      throw new ConfigurationError([`DATA_DIR: is not a folder that this process can write to (${code})`]);
    }
    // These are errors of files and programs of ours; no driver has spoken yet.
    const reason = cause instanceof Error ? cause.message : 'no reason was given';
    throw new UnusableDatabase(`The embedded database cannot be used: ${reason}`, { cause });
  });
  return { connection: server.connection, embedded: true, close: () => server.stop() };
}

type TypeId = Parameters<typeof types.getTypeParser>[0];

/**
 * How values arrive: 64-bit integers as numbers (ids and counts stay below 2^53), dates as `YYYY-MM-DD`, which the driver would
 * otherwise turn into an instant of the process's time zone. Set on our connections only, never on the driver's globals.
 */
export const valueTypes = {
  getTypeParser(oid: TypeId, format?: 'text' | 'binary'): (text: string) => unknown {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return String;
    return types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};
