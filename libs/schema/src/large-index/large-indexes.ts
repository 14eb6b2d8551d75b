/**
 * An index that is built outside of migrations, while the service runs, because building it in a migration would prevent writes to a large table for
 * minutes. Every statement must also be correct without the index, so it cannot be unique.
 */
export interface LargeIndex {
  name: string;
  /** The table, which must not be partitioned, because PostgreSQL cannot build indexes of partitioned tables concurrently. */
  table: string;
  /** The text after the table in `create index`, such as `(organization_id, model) where void_timestamp is null`. */
  definition: string;
}

/**
 * All large indexes. An index with another definition gets another name, and a migration drops the earlier one (docs/migrations.md). There is none yet:
 * the indexes of all landed versions were built by their migrations, which are frozen.
 */
export const LARGE_INDEXES: LargeIndex[] = [];
