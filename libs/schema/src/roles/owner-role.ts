import { assertSameDatabase, type Connection, ConfigurationError, Database, type OpenedDatabase } from '@rpm/database';
import { migrate, type OnMigrationMessage } from '../migrate';
import { findSchemaDifferences } from '../schema-differences';
import { assertRoles, isTrailOwnedByOther } from './assert-roles';

/** Connections in the role that owns the audit trail, and the name of the role of the service. */
export interface OwnerSession {
  owner: Database;
  serviceRole: string;
}

type Roles = Pick<OpenedDatabase, 'connection' | 'owner'>;

/**
 * Runs work in the role of `DATABASE_MIGRATION_URL`, which owns the audit trail, so that the role of the service can add rows to it and neither change nor remove any.
 * @throws ConfigurationError if the two roles do not protect the trail from the service
 */
export async function inOwnerRole<T>(
  { connection, owner }: { connection: Connection; owner: Connection },
  work: (session: OwnerSession) => Promise<T>,
): Promise<T> {
  await assertSameDatabase(connection, owner, 'DATABASE_MIGRATION_URL');
  const serviceRole = await roleOf(connection);
  const database = await new Database({ connection: owner, poolSize: 2, patience: 'work' }).initialize();
  try {
    await assertRoles(database, serviceRole);
    return await work({ owner: database, serviceRole });
  } finally {
    await database.destroy();
  }
}

/**
 * Migrates the schema: in the owner's role if `DATABASE_MIGRATION_URL` is set, otherwise in the role of the service. @param database connects in the role of the service
 * @returns the names of the migrations that were applied @throws ConfigurationError if the setting is missing or wrong, SchemaMismatch
 */
export async function migrateOpened(
  { connection, owner }: Roles,
  database: Database,
  report: OnMigrationMessage = () => undefined,
): Promise<string[]> {
  if (owner) return inOwnerRole({ connection, owner }, (session) => migrate(session.owner, report, session.serviceRole));
  const { pending } = await findSchemaDifferences(database);
  if (pending.length > 0 && (await isTrailOwnedByOther(database))) {
    throw new ConfigurationError([
      'DATABASE_MIGRATION_URL: is not set, but another role than that of DATABASE_URL owns the audit trail; set it to a URL with the owner, or run "rpm-admin migrate" with it',
    ]);
  }
  return migrate(database, report);
}

async function roleOf(connection: Connection): Promise<string> {
  const database = await new Database({ connection, poolSize: 1, patience: 'work' }).initialize();
  try {
    const [row] = await database.query<{ role: string }[]>('select current_user as role');
    return row?.role ?? '';
  } finally {
    await database.destroy();
  }
}
