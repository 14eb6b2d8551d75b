import { type Device, type OrderView, type ReasonInput, Return, type ShipInput } from '@rpm/domain';
import { type Transaction, type ChangeTarget, type JsonText } from '@rpm/database';
import { closeOrderDevices, findOrderDevices, findOrderLines, removeOrderDevices } from '../fulfilment/order-lines.sql';
import { cancelReturns, returnUndelivered, sendReturnLabels } from '../fulfilment/returns-of-order';
import { lockOrder, storeOrder } from '../fulfilment/store-order';
import { transitionDevices } from '../fulfilment/transition-devices';
import { indexTrackingNumbers } from './order-input.sql';
import { findAddress } from './recipient.sql';
import { addStock, releaseStock, removePromisedStock } from '../stock/stock.sql';

/**
 * Ships an order: removes its units from the central stock, and marks the labels of its returns as sent, because they are in the parcel.
 * @throws NotFound, PreconditionFailed, Conflict
 */
export async function shipOrder(transaction: Transaction, target: ChangeTarget, input: ShipInput): Promise<JsonText<OrderView>> {
  const at = input.eventTimestamp;
  const order = await lockOrder(transaction, target);
  const transitions = order.ship(input, await findAddress(transaction, order));
  await indexTrackingNumbers(transaction, order);
  await transitionDevices(transaction, await deviceIdsOf(transaction, order.id), (device) => device.ship(), at);
  await removePromisedStock(transaction, await findOrderLines(transaction, order.id));
  await sendReturnLabels(transaction, order.id, at);
  return storeOrder(transaction, order, transitions, { packedKitEvent: 'shipped', at });
}

/**
 * Delivers an order to its patient or site. Devices that were lost in transit do not change. @param at when it was delivered; null for now
 * @throws NotFound, PreconditionFailed, Conflict
 */
export async function deliverOrder(
  transaction: Transaction,
  target: ChangeTarget,
  at?: Date | null,
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  const { patientId, siteId } = order;
  const transitions = order.deliver();
  const deliver = (device: Device) => {
    if (device.currentStatus !== 'inTransit') return null;
    return patientId !== null ? device.deliverToPatient(patientId) : device.deliverToSite(siteId ?? 0);
  };
  await transitionDevices(transaction, await deviceIdsOf(transaction, order.id), deliver, at);
  // Delivered units of untracked items are added to the stock of a site; a patient is assumed to use them up.
  if (siteId !== null) await addStock(transaction, await findOrderLines(transaction, order.id), siteId);
  await closeOrderDevices(transaction, order.id);
  return storeOrder(transaction, order, transitions, { packedKitEvent: 'delivered', at });
}

/** Records that the carrier could not deliver an order and is bringing it back. @throws NotFound, PreconditionFailed, Conflict */
export async function failOrder(
  transaction: Transaction,
  target: ChangeTarget,
  { reason, eventTimestamp: at }: ReasonInput,
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  const transitions = order.fail(reason ?? null);
  await returnUndelivered(transaction, Return.ofUndeliveredOrder(order), order.id, at);
  await closeOrderDevices(transaction, order.id);
  await cancelReturns(transaction, order.id, 'The order that it was asked for with has failed.', at);
  return storeOrder(transaction, order, transitions, { packedKitEvent: 'failed', at });
}

/**
 * Cancels an order, and releases the stock and devices that were reserved for it. Its kits get no events, because cancelling removes the packed kits.
 */
export async function cancelOrder(
  transaction: Transaction,
  target: ChangeTarget,
  { reason, eventTimestamp: at }: ReasonInput,
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  const transitions = order.cancel(reason ?? null);
  await transitionDevices(transaction, await deviceIdsOf(transaction, order.id), (device) => device.release(), at);
  await removeOrderDevices(transaction, order.id);
  await releaseStock(transaction, await findOrderLines(transaction, order.id));
  await cancelReturns(transaction, order.id, 'The order that it was asked for with was cancelled.', at);
  return storeOrder(transaction, order, transitions, { at });
}

async function deviceIdsOf(transaction: Transaction, orderId: number): Promise<number[]> {
  return (await findOrderDevices(transaction, orderId)).map(({ deviceId }) => deviceId);
}
