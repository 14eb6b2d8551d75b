import { type Stage } from './stage';

/** A delivery that a sender has in its hands, whether that lives or not. */
export interface HeldDelivery {
  webhook: string;
  messageId: string;
  /** The sender, as the queue names it. */
  owner: string;
}

export function heldDeliveries(stage: Stage, organizationId: number): Promise<HeldDelivery[]> {
  return stage.look<HeldDelivery>(
    `select substring(l.webhook_url from '[^/]*$') as webhook, l.message_id as "messageId", d.owner
     from webhook_delivery d join webhook_log l
       on l.organization_id = d.organization_id and l.id = d.log_id and l.create_timestamp = d.log_create_timestamp
     where d.organization_id = $1 and d.owner is not null and d.due_timestamp < 'infinity'`,
    organizationId,
  );
}

/** Waits until senders that are not heard of have nothing left: others have taken it over. */
export async function untilTakenOver(stage: Stage, organizationId: number, owners: readonly string[]): Promise<void> {
  const left = await stage.lookUntilNone(async () => {
    const held = await heldDeliveries(stage, organizationId);
    return held.filter(({ owner }) => owners.includes(owner)).length;
  });
  if (left > 0) throw new Error(`Nobody has taken over ${left} deliveries of a sender that is not heard of.`);
}
