import { type FaultDatabase } from '../fault-database';

/** A delivery leased to a sender that may have died. */
export interface LeasedDelivery {
  webhook: string;
  messageId: string;
  /** Id of the sender that holds the lease. */
  owner: string;
}

export function findLeasedDeliveries(database: FaultDatabase, organizationId: number): Promise<LeasedDelivery[]> {
  return database.look<LeasedDelivery>(
    `select substring(l.webhook_url from '[^/]*$') as webhook, l.message_id as "messageId", d.owner
     from webhook_delivery d join webhook_log l
       on l.organization_id = d.organization_id and l.id = d.log_id and l.create_timestamp = d.log_create_timestamp
     where d.organization_id = $1 and d.owner is not null and d.due_timestamp < 'infinity'`,
    organizationId,
  );
}

/** Waits until other senders have taken over all deliveries that dead senders held. */
export async function waitForTakeover(database: FaultDatabase, organizationId: number, owners: readonly string[]): Promise<void> {
  const left = await database.waitUntilEmpty(async () => {
    const held = await findLeasedDeliveries(database, organizationId);
    return held.filter(({ owner }) => owners.includes(owner)).length;
  });
  if (left > 0) throw new Error(`No sender has taken over ${left} deliveries of a dead sender.`);
}
