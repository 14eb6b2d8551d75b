import { type Database } from '@rpm/database';

/** Runs a function in a transaction that is always rolled back. Its result shows the effect that a committed transaction would have. */
export async function dryRun<T>(
  database: Database,
  organizationId: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const undone = new Error('This was a dry run.');
  const done: { result?: T } = {};
  const attempt = database.inTransaction({ organizationId }, async (transaction) => {
    done.result = await work(database.within(transaction));
    throw undone;
  });
  await attempt.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return done.result as T;
}
