import { type Carriage, type Happening, Order, Return } from '@rpm/domain';
import { lockEntity } from '../resource/change-entity';
import { type Transaction } from '../database/organization-scope';
import { cancelReturnsOf, returnWhatFailed, sendLabelsOf } from '../return/returns-of-order';
import { actOnDevices } from '../fulfilment/act-on-devices';
import { announceOrder, recordHappenings } from './change-order';
import { closeDevices, devicesOf, forgetDevices, linesOf } from './order-lines';
import { putCounted, releaseCounted, takeCounted } from '../stock/stock';

/** It leaves the central stock, with the labels for what is to come back. @throws Conflict */
export async function shipOrder(transaction: Transaction, order: Order, trackingNumbers: Carriage[]): Promise<Happening[]> {
  const happened = order.ship(trackingNumbers);
  await actOnDevices(transaction, await idsOf(transaction, order), (device) => device.ship());
  await takeCounted(transaction, await linesOf(transaction, order.id));
  await sendLabelsOf(transaction, order.id);
  return happened;
}

/** What was lost or found otherwise on the way is left as it is. @throws Conflict */
export async function deliverOrder(transaction: Transaction, order: Order): Promise<Happening[]> {
  const happened = order.deliver();
  const { patientId, siteId } = order;
  await actOnDevices(transaction, await idsOf(transaction, order), (device) => {
    if (device.currentStatus !== 'inTransit') return null;
    return patientId !== null ? device.deliverToPatient(patientId) : device.deliverToSite(siteId ?? 0);
  });
  // What is counted is used up by a patient, and kept by a site.
  if (siteId !== null) await putCounted(transaction, await linesOf(transaction, order.id), siteId);
  await closeDevices(transaction, order.id);
  return happened;
}

/** The carrier brings it back. @throws Conflict */
export async function failOrder(transaction: Transaction, order: Order, reason: string | null): Promise<Happening[]> {
  const happened = order.fail(reason);
  await returnWhatFailed(transaction, Return.ofFailed(order));
  await closeDevices(transaction, order.id);
  await cancelReturnsOf(transaction, order.id, 'The order that it was asked for with has failed.');
  return happened;
}

/** What was promised to it is free for others. @throws Conflict */
export async function cancelOrder(transaction: Transaction, order: Order, reason: string | null): Promise<Happening[]> {
  const happened = order.cancel(reason);
  await actOnDevices(transaction, await idsOf(transaction, order), (device) => device.release());
  await forgetDevices(transaction, order.id);
  await releaseCounted(transaction, await linesOf(transaction, order.id));
  await cancelReturnsOf(transaction, order.id, 'The order that it was asked for with was cancelled.');
  return happened;
}

/**
 * A device that was promised to an order is not what the record said: it is lost, say. An order that has not gone out waits until another
 * device is packed in its place; one that has goes on without it, and still tells that it was sent.
 */
export async function withdrawFromOrder(transaction: Transaction, deviceId: number): Promise<void> {
  const [taken] = await transaction.run<{ orderId: number }>(WITHDRAW, [transaction.organizationId, deviceId]);
  if (!taken) return;
  const order = await lockEntity(transaction, Order, taken.orderId, 'order');
  if (order.status === 'shipped') return;
  await transaction.run(FORGET_DEVICE, [transaction.organizationId, order.id, deviceId]);
  if (order.status !== 'received' && order.status !== 'packed') return;
  const happened = order.hold('device_missing');
  await transaction.manager.save(order, { reload: false, transaction: false });
  await recordHappenings(transaction, 'order', order.id, happened);
  await announceOrder(transaction, order.id, happened);
}

const idsOf = async (transaction: Transaction, { id }: Order) =>
  (await devicesOf(transaction, id)).map(({ deviceId }) => deviceId);

const WITHDRAW = {
  name: 'withdraw-device-from-order',
  text: `update order_device set is_open = false where organization_id = $1 and device_id = $2 and is_open returning order_id as "orderId"`,
};
const FORGET_DEVICE = {
  name: 'forget-device-of-order',
  text: 'delete from order_device where organization_id = $1 and order_id = $2 and device_id = $3',
};
