import { type Device, DEVICE_TRANSITIONS, type DeviceStatus } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { closeOrderDevice, removeOrderDevice } from './order-lines.sql';
import { removeReturnDevice } from './return-lines.sql';
import { lockOrder, storeOrder } from './store-order';

/**
 * Removes a device (a lost one, for example) from the open order for which it was reserved. An order that was not shipped is put on hold until
 * another device is packed instead. A shipped order does not change, and still lists the device as sent.
 */
export async function withdrawFromOrder(transaction: Transaction, deviceId: number): Promise<void> {
  const orderId = await closeOrderDevice(transaction, { deviceId });
  if (orderId === null) return;
  const order = await lockOrder(transaction, { id: orderId, expectedEntityTags: null });
  if (order.status === 'shipped') return;
  await removeOrderDevice(transaction, { orderId, deviceId });
  if (order.status !== 'received' && order.status !== 'packed') return;
  await storeOrder(transaction, order, order.hold('device_missing'));
}

const RECEIVABLE: readonly DeviceStatus[] = DEVICE_TRANSITIONS.receive.from;

/**
 * Removes a device from its open return if the device can no longer come back with that return, because it is in stock again, lost, or held by
 * somebody else.
 */
export async function withdrawFromReturn(transaction: Transaction, device: Device): Promise<void> {
  const { id, currentStatus, currentPatientId } = device;
  const isReceivable = RECEIVABLE.includes(currentStatus);
  await removeReturnDevice(transaction, { deviceId: id, isReceivable, patientId: currentPatientId });
}
