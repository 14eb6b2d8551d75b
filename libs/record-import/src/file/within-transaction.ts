import { type Database, type Transaction } from '@rpm/database';

/**
 * Returns a data source whose work is part of an open transaction. Each write of a repository created from it is a savepoint of that transaction, so
 * a failing write leaves no trace and the transaction can continue.
 */
export function withinTransaction(dataSource: Database, { manager }: Transaction): Database {
  return Object.create(dataSource, { manager: { value: manager } }) as Database;
}
