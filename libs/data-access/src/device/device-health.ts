import { Conflict, Device, DeviceHealthCheck, type DeviceHealthDescription } from '@rpm/domain';
import { lockEntity } from '../resource/change-entity';
import { storeDevices } from '../fulfilment/transition-devices';
import { emitAll } from '../resource/events';
import { findInTransaction } from '../resource/find';
import { JsonText } from '../resource/json-text';
import { type Transaction } from '../database/organization-scope';
import { DEVICE_HEALTH_CHECK, HEALTH_PAYLOAD } from './device.view';

const RESOURCE = { noun: 'health check', from: 'device_health_check h', json: DEVICE_HEALTH_CHECK };

/**
 * Stores a health check of a device, at most one per instant.
 * @throws NotFound, Conflict if the device has reported other values for the same instant
 */
export async function storeHealthCheck(
  transaction: Transaction,
  deviceId: number,
  input: DeviceHealthDescription,
): Promise<JsonText> {
  const { manager, organizationId } = transaction;
  // The lock of the device serializes the writers of its health checks.
  const device = await lockEntity(transaction, Device, deviceId, 'device');
  const check = DeviceHealthCheck.of(device, input);
  const { eventTimestamp } = check;
  const known = await manager.findOneBy(DeviceHealthCheck, { organizationId, deviceId, eventTimestamp });
  if (known && !check.hasSameValuesAs(known)) {
    throw new Conflict('The device has said something else of this instant; a health check is not corrected.');
  }
  if (known) return findInTransaction(transaction, RESOURCE, known.id);
  await manager.insert(DeviceHealthCheck, check);
  const alarms = device.checkHealth(check);
  await storeDevices(transaction, [{ device, transitions: alarms }]);
  const [row] = await transaction.run<{ json: string }>(HEALTH_PAYLOAD_OF_CHECK, [organizationId, check.id]);
  const payload = new JsonText(row?.json ?? '');
  const types = ['device.healthcheck' as const, ...alarms.map(({ type }) => `device.${type}` as const)];
  await emitAll(
    transaction,
    types.map((type) => ({ type, subjectId: deviceId, payload })),
  );
  return findInTransaction(transaction, RESOURCE, check.id);
}

export const HEALTH_PAYLOAD_OF_CHECK = {
  name: 'show-device-health',
  text: `select ${HEALTH_PAYLOAD}::text as json from device_health_check h
    join device d on d.organization_id = h.organization_id and d.id = h.device_id where h.organization_id = $1 and h.id = $2`,
};
