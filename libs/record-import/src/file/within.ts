import { type DataSource } from 'typeorm';
import { type Transaction } from '@rpm/data-access';

/**
 * The data source as it is within a transaction: each write of a repository made of it is part of that transaction, and a savepoint
 * of its own, so that a write that fails leaves no trace and the transaction goes on.
 */
export function within(dataSource: DataSource, { manager }: Transaction): DataSource {
  return Object.create(dataSource, { manager: { value: manager } }) as DataSource;
}
