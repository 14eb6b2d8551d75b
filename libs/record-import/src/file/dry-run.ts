import { type DataSource } from 'typeorm';
import { inOrganization } from '@rpm/data-access';
import { within } from './within';

/** Does in earnest what the work does, and then takes all of it back: so what it says is what would happen. */
export async function dryRun<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const undone = new Error('This was a dry run.');
  const done: { result?: T } = {};
  const attempt = inOrganization(dataSource, organizationId, async (transaction) => {
    done.result = await work(within(dataSource, transaction));
    throw undone;
  });
  await attempt.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return done.result as T;
}
