import { type Order } from '@rpm/domain';
import { lockOrder, storeOrder } from '../fulfilment/store-order';
import { type Transaction, statement } from '@rpm/database';
import { findMissingAddressParts } from './recipient.sql';

type Recipient = Pick<Order, 'patientId' | 'siteId'>;

/**
 * Checks again the orders that are on hold because their recipient had no complete address. If the address is complete now, they become `received`.
 * Call it after a change of the recipient, whose row is locked. An order that is being placed locks this row too ({@link lockRecipient}), so it
 * either sees the new address or is found here.
 */
export async function releaseHeldOrders(transaction: Transaction, recipient: Recipient): Promise<void> {
  const { patientId, siteId } = recipient;
  const held = await transaction.run(FIND_HELD_ORDERS, { patientId, siteId });
  if (held.length === 0 || (await findMissingAddressParts(transaction, recipient)).length > 0) return;
  for (const { id } of held) {
    const order = await lockOrder(transaction, { id, expectedEntityTags: null });
    if (order.holdReason === 'address_incomplete') await storeOrder(transaction, order, order.release());
  }
}

/** The orders are locked by id, so that two changes cannot deadlock. */
export const FIND_HELD_ORDERS = statement<{ patientId: number | null; siteId: number | null }, { id: number }>({
  name: 'orders-held-for-address',
  text: `select id from customer_order
    where organization_id = $organizationId and patient_id = $patientId and hold_reason = 'address_incomplete'
    union all select id from customer_order
    where organization_id = $organizationId and site_id = $siteId and hold_reason = 'address_incomplete' order by id`,
});
