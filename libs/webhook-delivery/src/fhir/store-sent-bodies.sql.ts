import { type Database, statement } from '@rpm/database';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type Arrays, arraysOf, type Columns, given } from '../queue/columns';

const COLUMNS = {
  organization_id: ['bigint', ({ organizationId }) => organizationId],
  log_id: ['bigint', ({ logId }) => logId],
  log_create_timestamp: ['timestamptz', ({ logCreateTimestamp }) => logCreateTimestamp],
  sent: ['text', ({ body }) => body],
} satisfies Columns<ClaimedDelivery>;

/** Stores the bodies that are about to be sent beside the events from which they were made. */
export async function storeSentBodies(
  database: Database,
  mapping: string,
  deliveries: readonly ClaimedDelivery[],
): Promise<void> {
  await database.run('delivery', STORE_SENT, { mapping, ...arraysOf(COLUMNS, deliveries) });
}

export const STORE_SENT = statement<{ mapping: string } & Arrays<typeof COLUMNS>>({
  name: 'store-sent-bodies',
  text: `
    with given as materialized (${given(COLUMNS)})
    update webhook_log_payload b set sent = g.sent, mapping = $mapping from given g
    where b.organization_id = g.organization_id and b.log_id = g.log_id and b.log_create_timestamp = g.log_create_timestamp`,
});
