import { setTimeout as delay } from 'node:timers/promises';
import { type DataSource } from 'typeorm';

const PAUSE_MS = 100;

/**
 * Vacuums and analyzes all tables until every page is marked as visible to all transactions; without the mark, plans read tables instead of indexes
 * alone. A single vacuum marks nothing if autovacuum analyzes a table at that moment.
 */
export async function vacuumUntilVisible(dataSource: DataSource): Promise<void> {
  for (;;) {
    await dataSource.query('vacuum (analyze)');
    const unmarked = await dataSource.query<unknown[]>(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages`,
    );
    if (unmarked.length === 0) return;
    await delay(PAUSE_MS);
  }
}
