import { Device, type DeviceHappening } from '@rpm/domain';
import { In } from 'typeorm';
import { announce, record } from '../device/change-device';
import { type Transaction } from '../database/organization-scope';

/**
 * Does the same to several devices: locks them in the order of their ids, lets each decide, and writes down and tells what happened.
 * @param act null where nothing is to be done to a device
 */
export async function actOnDevices(
  transaction: Transaction,
  ids: readonly number[],
  act: (device: Device) => DeviceHappening[] | null,
): Promise<void> {
  for (const device of await lockDevices(transaction, ids)) {
    const happened = act(device);
    if (happened === null) continue;
    await transaction.manager.save(device, { reload: false, transaction: false });
    await record(transaction, device.id, happened);
    await announce(transaction, device.id, happened);
  }
}

export async function lockDevices({ manager, organizationId }: Transaction, ids: readonly number[]): Promise<Device[]> {
  if (ids.length === 0) return [];
  const where = { organizationId, id: In([...ids]) };
  return manager.find(Device, { where, order: { id: 'ASC' }, lock: { mode: 'for_no_key_update' } });
}
