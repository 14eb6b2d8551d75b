import { type Database, type Transaction } from '@rpm/database';

/**
 * Returns a data source whose statements are part of an open transaction. Each write of a repository with this data source is a savepoint of the
 * transaction, so a failed write changes nothing and the transaction can continue.
 */
export function withinTransaction(database: Database, { manager }: Transaction): Database {
  return Object.create(database, { manager: { value: manager } }) as Database;
}
