import { type Transaction, statement } from '@rpm/database';

/** Counts the webhooks of the organization and locks their number: another transaction that counts them waits until this one has ended. */
export async function lockAndCountWebhooks(transaction: Transaction): Promise<number> {
  await transaction.run(LOCK_NUMBER_OF_WEBHOOKS, {});
  // Counting is a separate statement, so that it sees what the previous holder of the lock has committed.
  const [row] = await transaction.run(COUNT_WEBHOOKS, {});
  return row?.count ?? 0;
}

export const LOCK_NUMBER_OF_WEBHOOKS = statement<object>({
  name: 'lock-number-of-webhooks',
  text: `select pg_advisory_xact_lock(hashtextextended('number of webhooks ' || $organizationId::bigint, 0))`,
});

export const COUNT_WEBHOOKS = statement<object, { count: number }>({
  name: 'count-webhooks',
  text: 'select count(*) from webhook where organization_id = $organizationId and delete_timestamp is null',
});
