import { escapeIdentifier } from 'pg';

/** A partition for the rows of one time range. */
export interface TimePartition {
  table: string;
  name: string;
  from: Date;
  /** End of the range, exclusive. */
  to: Date;
}

/**
 * Returns the statements that create a partition. `create table … partition of` would block all other transactions, so a table is created first and
 * attached afterwards. It has no identity column of its own, because in PostgreSQL 17 a partition gets the identity column of its parent.
 */
export function createPartitionStatements({ table, name, from, to }: TimePartition): string[] {
  const [parent, partition] = [escapeIdentifier(table), escapeIdentifier(name)];
  return [
    `create table ${partition} (like ${parent} including all excluding identity)`,
    `alter table ${partition} enable row level security, force row level security`,
    `alter table ${parent} attach partition ${partition} for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
  ];
}
