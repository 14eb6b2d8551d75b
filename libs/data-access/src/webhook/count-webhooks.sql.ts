import { type Transaction } from '@rpm/database';

/** Counts the webhooks of the organization and locks their number: another transaction that counts them waits until this one has ended. */
export async function lockAndCountWebhooks(transaction: Transaction): Promise<number> {
  const { organizationId } = transaction;
  await transaction.run(LOCK_NUMBER_OF_WEBHOOKS, [organizationId]);
  // Counting is a separate statement, so that it sees what the previous holder of the lock has committed.
  const [row] = await transaction.run<{ count: number }>(COUNT_WEBHOOKS, [organizationId]);
  return row?.count ?? 0;
}

export const LOCK_NUMBER_OF_WEBHOOKS = {
  name: 'lock-number-of-webhooks',
  text: `select pg_advisory_xact_lock(hashtextextended('number of webhooks ' || $1::bigint, 0))`,
};

export const COUNT_WEBHOOKS = {
  name: 'count-webhooks',
  text: 'select count(*) from webhook where organization_id = $1 and delete_timestamp is null',
};
