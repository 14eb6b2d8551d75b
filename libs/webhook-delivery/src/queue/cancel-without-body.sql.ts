import { type Database, statement } from '@rpm/database';
import { sameLog } from '../log/same-log';
import { type ClaimedDelivery } from './claimed-delivery';
import { type Arrays, arraysOf, type Columns, given } from './columns';

type Bodiless = Omit<ClaimedDelivery, 'body'>;

/** The columns that identify claimed deliveries. */
export const CLAIM_COLUMNS = {
  organization_id: ['bigint', ({ organizationId }) => organizationId],
  webhook_id: ['bigint', ({ webhookId }) => webhookId],
  is_retry: ['boolean', ({ isRetry }) => isRetry],
  lease_end: ['timestamptz', ({ leaseEnd }) => leaseEnd],
  log_id: ['bigint', ({ logId }) => logId],
  log_create_timestamp: ['timestamptz', ({ logCreateTimestamp }) => logCreateTimestamp],
  message_id: ['text', ({ messageId }) => messageId],
} satisfies Columns<Bodiless>;

/** SQL condition: the delivery `d` of the queue is the claimed delivery `g`, and the sender `$owner` still holds it. */
export const IS_CLAIMED = `d.organization_id = g.organization_id and d.webhook_id = g.webhook_id and d.is_retry = g.is_retry
  and d.due_timestamp = g.lease_end and d.log_id = g.log_id and d.owner = $owner::uuid`;

/** Cancels claimed deliveries whose bodies were removed. Otherwise they would be claimed for ever. @param owner id by which the queue knows the sender */
export async function cancelWithoutBody(database: Database, owner: string, deliveries: readonly Bodiless[]): Promise<void> {
  await database.run('delivery', CANCEL_WITHOUT_BODY, { owner, ...arraysOf(CLAIM_COLUMNS, deliveries) });
}

export const CANCEL_WITHOUT_BODY = statement<{ owner: string } & Arrays<typeof CLAIM_COLUMNS>>({
  name: 'cancel-deliveries-without-body',
  text: `
    with given as materialized (${given(CLAIM_COLUMNS)}), gone as (
      delete from webhook_delivery d using given g where ${IS_CLAIMED}
      returning g.*
    )
    update webhook_log l set status = 'cancelled' from gone
    where ${sameLog('gone', { id: 'log_id', createTimestamp: 'log_create_timestamp' })}`,
});
