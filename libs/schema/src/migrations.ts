import * as migrations from './migrations/all-migrations';

const timestampOf = ({ name }: { name: string }) => Number(name.slice(-13));

/**
 * All migrations, in the order of their timestamps. A landed migration is frozen: it is never changed, and a correction is a new migration
 * (docs/migrations.md).
 */
export const MIGRATIONS = Object.values(migrations).sort((one, other) => timestampOf(one) - timestampOf(other));
