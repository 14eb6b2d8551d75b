import { assertIdentifiersUndamaged, OrderPatchInput, type OrderView, type TrackingNumber } from '@rpm/domain';
import { lockOrder, storeOrder } from '../fulfilment/store-order';
import { type ChangeTarget, type JsonText, type Transaction } from '@rpm/database';
import { findExternalIds, indexTrackingNumbers, removeOtherExternalIds } from './order-input.sql';
import { assignExternalIds } from './place-order';

/** Changes an order that is not packed yet. @throws NotFound, PreconditionFailed, Conflict if it is packed or another order has an identifier */
export async function changeOrder(
  transaction: Transaction,
  target: ChangeTarget,
  patch: OrderPatchInput,
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  order.change(patch);
  if (patch.externalIdentifiers !== undefined) {
    const present = await findExternalIds(transaction, order.id);
    assertIdentifiersUndamaged(OrderPatchInput, patch, present);
    const sent = patch.externalIdentifiers ?? [];
    await removeOtherExternalIds(transaction, order.id, sent);
    await assignExternalIds(transaction, order.id, sent, present);
  }
  return storeOrder(transaction, order, []);
}

/** Adds tracking numbers to a shipped order. @throws NotFound, PreconditionFailed, Conflict unless the order is shipped */
export async function addTrackingNumbers(
  transaction: Transaction,
  target: ChangeTarget,
  trackingNumbers: readonly TrackingNumber[],
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  order.addTrackingNumbers(trackingNumbers);
  await indexTrackingNumbers(transaction, order);
  return storeOrder(transaction, order, []);
}
