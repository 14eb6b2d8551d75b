import { Return, type ReturnAct, RETURN_TRANSITIONS } from '@rpm/domain';
import { show } from '../resource/find';
import { devicesOf, linesOf, type OrderLine } from '../order/order-lines';
import { recordHappenings } from '../order/change-order';
import { type Transaction } from '../database/organization-scope';
import { announceReturn, changeReturn, RETURN_RESOURCE } from './change-return';
import { addReturnDevices, addReturnLines, closeReturnLines } from './return-lines';

/** The labels for what is to come back are in the parcel. */
export async function sendLabelsOf(transaction: Transaction, orderId: number): Promise<void> {
  for (const id of await openTo('sendLabel', transaction, orderId)) {
    await changeReturn(transaction, { id, ifMatch: null }, (wanted) => wanted.sendLabel());
  }
}

/** Nothing is to come back any more. */
export async function cancelReturnsOf(transaction: Transaction, orderId: number, reason: string): Promise<void> {
  for (const id of await openTo('cancel', transaction, orderId)) {
    await changeReturn(transaction, { id, ifMatch: null }, async (wanted) => {
      await closeReturnLines(transaction, id, null);
      return wanted.cancel(reason);
    });
  }
}

/** What could not be delivered is on its way back; of what was lost nothing is. */
export async function returnWhatFailed(transaction: Transaction, wanted: Return): Promise<void> {
  const orderId = wanted.orderId ?? 0;
  const counted = oncePerItem((await linesOf(transaction, orderId)).filter(({ isTracked }) => !isTracked));
  const inTransit = await transaction.run<{ id: number }>(IN_TRANSIT, [transaction.organizationId, orderId]);
  const devices = (await devicesOf(transaction, orderId)).filter(({ deviceId }) => inTransit.some(({ id }) => id === deviceId));
  if (counted.length + devices.length === 0) return;
  await transaction.manager.insert(Return, wanted);
  await addReturnLines(transaction, wanted.id, counted);
  await addReturnDevices(transaction, wanted.id, devices);
  const happened = [{ name: wanted.status, reason: null }];
  await recordHappenings(transaction, 'return', wanted.id, happened);
  await announceReturn(transaction, wanted.id, happened, await show(transaction, RETURN_RESOURCE, wanted.id));
}

/** What was sent by itself and in kits comes back in one line. */
function oncePerItem(lines: readonly OrderLine[]): OrderLine[] {
  const byItem = new Map<number, OrderLine>();
  for (const line of lines) {
    byItem.set(line.itemId, { ...line, count: line.count + (byItem.get(line.itemId)?.count ?? 0) });
  }
  return [...byItem.values()];
}

async function openTo(act: ReturnAct, transaction: Transaction, orderId: number): Promise<number[]> {
  const values = [transaction.organizationId, orderId, RETURN_TRANSITIONS[act].from];
  return (await transaction.run<{ id: number }>(OPEN_TO, values)).map(({ id }) => id);
}

const OPEN_TO = {
  name: 'returns-of-order',
  text: 'select id from customer_return where organization_id = $1 and order_id = $2 and status = any($3::text[]) order by id',
};
const IN_TRANSIT = {
  name: 'devices-of-order-in-transit',
  text: `select d.id from order_device x join device d on d.organization_id = x.organization_id and d.id = x.device_id
    where x.organization_id = $1 and x.order_id = $2 and d.current_status = 'inTransit'`,
};
