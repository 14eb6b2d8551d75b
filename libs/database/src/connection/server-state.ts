import { type DataSource } from 'typeorm';
import { assertSessionSettings } from './session-settings';

/** Minimum PostgreSQL version: the schema uses `nulls not distinct`, which version 15 introduced. */
export const MIN_SERVER_VERSION = 15;

/** Version, clock and role of a PostgreSQL server. */
export interface ServerState {
  /** The PostgreSQL version as displayed, such as `18.4`. */
  version: string;
  majorVersion: number;
  now: Date;
  /** True if row-level security does not apply to the connected role, because it is a superuser or has BYPASSRLS. */
  bypassesRowSecurity: boolean;
}

export async function serverState(dataSource: DataSource): Promise<ServerState> {
  const [row] = await dataSource.query<{ version: string; number: string; now: Date; bypasses: boolean }[]>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
       clock_timestamp() as now, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses`,
  );
  if (!row) throw new Error('The server returned neither its version nor its clock.');
  const { version, now, bypasses } = row;
  return { version, majorVersion: Math.floor(Number(row.number) / 10_000), now, bypassesRowSecurity: bypasses };
}

/** Numbers of connections that a PostgreSQL server permits. */
export interface PermittedConnections {
  max: number;
  /** Number of these connections that ordinary roles cannot use. */
  reserved: number;
}

export async function permittedConnections(dataSource: DataSource): Promise<PermittedConnections> {
  const [permitted] = await dataSource.query<PermittedConnections[]>(
    `select current_setting('max_connections')::integer as max, current_setting('superuser_reserved_connections')::integer
       + coalesce(current_setting('reserved_connections', true)::integer, 0) as reserved`,
  );
  if (!permitted) throw new Error('The server did not return its limits.');
  return permitted;
}

/** Error: the database cannot be used in its present state. The message says what to do. */
export class UnusableDatabase extends Error {}

/**
 * Checks the version of PostgreSQL and the settings of the session.
 * @throws UnusableDatabase when the server is too old
 * @throws ConfigurationError when settings would change results
 */
export async function assertSupportedServer(dataSource: DataSource): Promise<void> {
  const { version, majorVersion } = await serverState(dataSource);
  if (majorVersion < MIN_SERVER_VERSION) {
    throw new UnusableDatabase(`The server is PostgreSQL ${version}; PostgreSQL ${MIN_SERVER_VERSION} or newer is needed.`);
  }
  await assertSessionSettings(dataSource);
}
