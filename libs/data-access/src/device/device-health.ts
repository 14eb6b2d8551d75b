import { Conflict, Device, DeviceHealthCheck, type DeviceHealthDescription } from '@rpm/domain';
import { record } from './change-device';
import { lockEntity } from '../resource/change-entity';
import { emit } from '../resource/events';
import { show } from '../resource/find';
import { JsonText } from '../resource/json-text';
import { type Transaction } from '../database/organization-scope';
import { DEVICE_HEALTH_CHECK, HEALTH_PAYLOAD } from './device.view';

const RESOURCE = { noun: 'health check', from: 'device_health_check h', shown: DEVICE_HEALTH_CHECK };

/**
 * Stores what a device says of itself, once for each instant.
 * @throws NotFound, Conflict when it has said something else of that instant
 */
export async function checkHealth(transaction: Transaction, deviceId: number, given: DeviceHealthDescription): Promise<JsonText> {
  const { manager, organizationId } = transaction;
  // Nobody else writes checks of a device that is locked.
  const device = await lockEntity(transaction, Device, deviceId, 'device');
  const check = DeviceHealthCheck.of(device, given);
  const { eventTimestamp } = check;
  const known = await manager.findOneBy(DeviceHealthCheck, { organizationId, deviceId, eventTimestamp });
  if (known && !check.saysTheSameAs(known)) {
    throw new Conflict('The device has said something else of this instant; a health check is not corrected.');
  }
  if (known) return show(transaction, RESOURCE, known.id);
  await manager.insert(DeviceHealthCheck, check);
  const happened = device.checkHealth(check);
  await manager.save(device, { reload: false, transaction: false });
  await record(transaction, deviceId, happened);
  const [row] = await transaction.run<{ json: string }>(SHOW_PAYLOAD, [organizationId, check.id]);
  const payload = new JsonText(row?.json ?? '');
  await emit(transaction, 'device.healthcheck', deviceId, payload);
  for (const { type } of happened) await emit(transaction, `device.${type}`, deviceId, payload);
  return show(transaction, RESOURCE, check.id);
}

const SHOW_PAYLOAD = {
  name: 'show-device-health',
  text: `select ${HEALTH_PAYLOAD}::text as json from device_health_check h
    join device d on d.organization_id = h.organization_id and d.id = h.device_id where h.organization_id = $1 and h.id = $2`,
};
