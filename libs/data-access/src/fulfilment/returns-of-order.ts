import { Return, type ReturnOperation, RETURN_TRANSITIONS } from '@rpm/domain';
import { insertEntity, type Transaction } from '@rpm/database';
import { findDevicesInTransit, findOrderLines, type OrderLine } from './order-lines.sql';
import { addReturnDevices, addReturnLines, closeReturn, findReturnsOfOrder } from './return-lines.sql';
import { lockReturn, recordReturnTransitions, storeReturn } from './store-return';

/** Records that the labels for an order's returns were sent, because they are in the parcel with the order. */
export async function sendReturnLabels(transaction: Transaction, orderId: number, at?: Date | null): Promise<void> {
  for (const customerReturn of await lockReturnsFor('sendLabel', transaction, orderId)) {
    await storeReturn(transaction, customerReturn, customerReturn.sendLabel(), at);
  }
}

/** Cancels the returns that were requested with an order. */
export async function cancelReturns(transaction: Transaction, orderId: number, reason: string, at?: Date | null): Promise<void> {
  for (const customerReturn of await lockReturnsFor('cancel', transaction, orderId)) {
    await closeReturn(transaction, { returnId: customerReturn.id, received: null });
    await storeReturn(transaction, customerReturn, customerReturn.cancel(reason), at);
  }
}

/** Opens a return for all units of an undeliverable order that are still in transit. Lost devices are not included. */
export async function returnUndelivered(
  transaction: Transaction,
  customerReturn: Return,
  orderId: number,
  at?: Date | null,
): Promise<void> {
  const counted = onePerItem((await findOrderLines(transaction, orderId)).filter(({ isTracked }) => !isTracked));
  const devices = await findDevicesInTransit(transaction, orderId);
  if (counted.length + devices.length === 0) return;
  await insertEntity(transaction, customerReturn);
  await addReturnLines(transaction, { returnId: customerReturn.id, lines: counted });
  await addReturnDevices(transaction, { returnId: customerReturn.id, devices });
  await recordReturnTransitions(transaction, customerReturn.id, [{ name: customerReturn.status, reason: null }], at);
}

/** Combines the units of an item that were sent alone and in kits into one return line. */
function onePerItem(lines: readonly OrderLine[]): OrderLine[] {
  const byItem = new Map<number, OrderLine>();
  for (const line of lines) {
    byItem.set(line.itemId, { ...line, count: line.count + (byItem.get(line.itemId)?.count ?? 0) });
  }
  return [...byItem.values()];
}

/**
 * Locks the returns of an order to which an operation applies. An order has at most two: one requested with the order, and one for an undeliverable
 * parcel.
 */
async function lockReturnsFor(operation: ReturnOperation, transaction: Transaction, orderId: number): Promise<Return[]> {
  const ids = await findReturnsOfOrder(transaction, { orderId, statuses: RETURN_TRANSITIONS[operation].from });
  const returns: Return[] = [];
  for (const id of ids) returns.push(await lockReturn(transaction, { id, expectedEntityTags: null }));
  return returns;
}
