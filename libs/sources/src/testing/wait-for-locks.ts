import { type TestDatabase } from '@rpm/database/testing';

/** Waits until transactions of a database wait for locks. */
export async function waitForLocks({ dataSource }: TestDatabase, transactions = 1): Promise<void> {
  for (let waiting = 0; waiting < transactions;) {
    const [row] = await dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = row?.count ?? 0;
  }
}
