import { type EntityManager } from 'typeorm';
import { UnusableDatabase } from '@rpm/database';
import { checksumOf } from './migration-checksum';
import { type Compatibility, MIGRATIONS } from './migrations';
import { MigrationChecksums1764400000000 } from './migrations/1764400000000-migration-checksums';

/** Differences between the schema of a database and the schema that this code expects. */
export interface SchemaDifferences {
  pending: string[];
  /** Applied migrations that this code does not know: a newer version applied them, or another program. */
  unknown: string[];
  /** Unknown migrations that the database does not store as additive, so that this version could fail after them. */
  breaking: string[];
  /** Migrations that are missing although a later one was applied, which means that somebody changed the table of migrations by hand. */
  skipped: string[];
  /** Migrations that were applied with statements other than those in this code, so that the schema differs from the expected one. */
  changed: string[];
}

type Connection = Pick<EntityManager, 'query'>;

export interface AppliedMigration {
  name: string;
  /** Checksum of the applied migration; null in a database that was last migrated before checksums existed. */
  checksum: string | null;
  /** Stored compatibility; null if the version that applied the migration did not store it. */
  compatibility: Compatibility | null;
}

/** The migration that adds checksums. Databases to which it was not applied have no checksums yet. */
export const ADDS_CHECKSUMS = MigrationChecksums1764400000000.name;

/** Compares the schema of a database with the expected one. @param connection a data source, or the manager of a transaction */
export async function findSchemaDifferences(connection: Connection): Promise<SchemaDifferences> {
  const checksums = await checksumsOfCode();
  const known = [...checksums.keys()];
  const rows = await appliedMigrations(connection);
  const applied = rows.map(({ name }) => name);
  const pending = known.filter((name) => !applied.includes(name));
  const unknown = rows.filter(({ name }) => !known.includes(name));
  const isChanged = ({ name, checksum }: AppliedMigration) => known.includes(name) && checksum !== checksums.get(name);
  return {
    pending,
    unknown: unknown.map(({ name }) => name),
    breaking: unknown.filter(({ compatibility }) => compatibility !== 'additive').map(({ name }) => name),
    skipped: pending.filter((name) => known.slice(known.indexOf(name)).some((later) => applied.includes(later))),
    changed: applied.includes(ADDS_CHECKSUMS) ? rows.filter(isChanged).map(({ name }) => name) : [],
  };
}

/** Returns whether this version can serve a database: its schema is the expected one, or additive migrations of a newer version came after it. */
export async function hasUsableSchema(connection: Connection): Promise<boolean> {
  const { pending, breaking, changed } = await findSchemaDifferences(connection);
  return pending.length + breaking.length + changed.length === 0;
}

/** A migration of this code or of the database. */
export interface MigrationState {
  name: string;
  /** `newer` if this code does not know the applied migration. */
  state: 'applied' | 'pending' | 'newer';
  /** Null if the version that applied a newer migration did not store it. */
  compatibility: Compatibility | null;
}

/** Lists the migrations of this code and of the database, in the order in which they run. */
export async function listMigrations(connection: Connection): Promise<MigrationState[]> {
  const applied = await appliedMigrations(connection);
  const isApplied = (migration: { name: string }) => applied.some(({ name }) => name === migration.name);
  const isKnown = (migration: { name: string }) => MIGRATIONS.some(({ name }) => name === migration.name);
  return [
    ...MIGRATIONS.map((migration) => {
      const state = isApplied(migration) ? 'applied' : 'pending';
      return { name: migration.name, state, compatibility: migration.compatibility } as const;
    }),
    ...applied
      .filter((migration) => !isKnown(migration))
      .map(({ name, compatibility }) => ({ name, state: 'newer', compatibility }) as const),
  ];
}

/** Returns the checksums of the migrations in this code, by the name of the migration. */
export async function checksumsOfCode(): Promise<Map<string, string>> {
  const entries = MIGRATIONS.map(async (migration) => [migration.name, await checksumOf(migration)] as const);
  return new Map(await Promise.all(entries));
}

/** Returns the migrations that were applied to a database, in their order. */
export async function appliedMigrations(connection: Connection): Promise<AppliedMigration[]> {
  const [found] = await connection.query<{ table: string | null }[]>(`select to_regclass('migration') as table`);
  if ((found?.table ?? null) === null) return [];
  // The columns `checksum` and `compatibility` are read through JSON, because older databases do not have these columns yet.
  return connection.query(
    `select name, to_jsonb(m) ->> 'checksum' as checksum, to_jsonb(m) ->> 'compatibility' as compatibility from migration m order by id`,
  );
}

/** Error: the schema cannot be migrated to the one that this code expects. The message contains advice. */
export class SchemaMismatch extends UnusableDatabase {}

/** Checks that this version can serve the database, if necessary after its pending migrations. @throws SchemaMismatch */
export function assertSchemaCompatible({ pending, unknown, breaking, skipped, changed }: SchemaDifferences): void {
  // A version never migrates a database that a newer one has migrated, because its own migrations would run after the newer ones.
  if (breaking.length > 0 || (unknown.length > 0 && pending.length > 0)) {
    throw new SchemaMismatch(
      `The database is newer than this version of the service (it has ${unknown.join(', ')}). Run the newer version, or restore the backup made before the upgrade.`,
    );
  }
  if (skipped.length > 0) {
    throw new SchemaMismatch(
      `The database was migrated halfway (it lacks ${skipped.join(', ')} but has later migrations). Restore the last backup and start again.`,
    );
  }
  if (changed.length > 0) {
    throw new SchemaMismatch(
      `The database was migrated by other code than this (the checksums of ${changed.join(', ')} differ), so its schema is not the one that this version expects. Run the version that migrated it, or restore a backup of a released version.`,
    );
  }
}
