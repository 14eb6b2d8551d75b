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
     where d.organization_id = $1 and d.owner is not null and d.due_timestamp < 'infinity'
     union all
     select substring(w.url from '[^/]*$'), 'evt_' || e.id, l.owner from event_lease l
     join published_event e on e.organization_id = l.organization_id and e.position between l.first_position and l.last_position
     join webhook_type t on t.organization_id = e.organization_id and t.type = e.type
     join webhook w on w.organization_id = t.organization_id and w.id = t.webhook_id
     where l.organization_id = $1 and l.lease_end < 'infinity' and not exists (
       select from webhook_log o where o.organization_id = e.organization_id and o.webhook_id = w.id and o.message_id = 'evt_' || e.id
     )`,
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

/** Time after which a sender was not replaced because its process has ended; replacing takes 3 to 4 s on a quiet machine. Leases take longer. */
const REPLACED_WITHIN_MS = 30_000;

/** Waits until no more than a number of senders are known to the database, because those that ended were replaced. @throws if this takes too long */
export async function waitForReplacement(database: FaultDatabase, alive: number): Promise<void> {
  const left = await database.waitUntilEmpty(async () => {
    const [row] = await database.look<{ senders: number }>('select count(*)::integer as senders from webhook_sender');
    return (row?.senders ?? 0) > alive ? 1 : 0;
  }, REPLACED_WITHIN_MS);
  if (left > 0) throw new Error(`A sender whose process ended was not replaced within ${REPLACED_WITHIN_MS / 1000} s.`);
}
