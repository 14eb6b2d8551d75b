import { type DataSource } from 'typeorm';

/** PostgreSQL 15 has `nulls not distinct`, which the schema is built on. */
export const MIN_SERVER_VERSION = 15;

/** What a PostgreSQL says of itself. */
export interface ServerState {
  /** As it is shown, such as `18.4`. */
  version: string;
  majorVersion: number;
  now: Date;
  /** Whether row-level security does not hold whom we connect as: superusers, and roles that are exempted. */
  bypassesRowSecurity: boolean;
}

export async function serverState(dataSource: DataSource): Promise<ServerState> {
  const [row] = await dataSource.query<{ version: string; number: string; now: Date; bypasses: boolean }[]>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
       clock_timestamp() as now, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses`,
  );
  if (!row) throw new Error('The server did not say what it is.');
  const { version, now, bypasses } = row;
  return { version, majorVersion: Math.floor(Number(row.number) / 10_000), now, bypassesRowSecurity: bypasses };
}

/** This database cannot be worked with as it is; the message says what to do. */
export class UnusableDatabase extends Error {}

/** @throws UnusableDatabase when the server is too old */
export async function assertSupportedServer(dataSource: DataSource): Promise<void> {
  const { version, majorVersion } = await serverState(dataSource);
  if (majorVersion >= MIN_SERVER_VERSION) return;
  throw new UnusableDatabase(`The server is PostgreSQL ${version}; PostgreSQL ${MIN_SERVER_VERSION} or newer is needed.`);
}
