import { type MigrationInterface } from 'typeorm';
import * as migrations from './migrations/all-migrations';

/**
 * Whether versions that do not know a migration can serve a database that has it. An `additive` migration only adds definitions, and blocks no writes
 * while it rewrites or reads a table, so that it can run while an older version serves the database. Every other migration is `breaking`.
 */
export type Compatibility = 'additive' | 'breaking';

export type MigrationClass = (new () => MigrationInterface) & { readonly compatibility: Compatibility };

const timestampOf = ({ name }: { name: string }) => Number(name.slice(-13));

/**
 * All migrations, in the order of their timestamps. A merged migration is frozen: it is never changed, and a correction is a new migration
 * (docs/migrations.md).
 */
export const MIGRATIONS: MigrationClass[] = Object.values(migrations).sort((one, other) => timestampOf(one) - timestampOf(other));
