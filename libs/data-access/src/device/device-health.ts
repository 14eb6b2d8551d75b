import {
  Conflict,
  Device,
  DeviceHealthCheck,
  type DeviceHealthCheckFilter,
  type DeviceHealthCheckView,
  type DeviceHealthDescription,
  embeddedPatients,
} from '@rpm/domain';
import { lockEntity, emitEvents, findInTransaction, type JsonText, type ListDefinition, type Transaction } from '@rpm/database';
import { storeDevices } from '../fulfilment/transition-devices';
import { DEVICE_HEALTH_CHECK } from './device.view';
import { healthPayload } from './health-payload.sql';

const RESOURCE = { noun: 'health check', from: 'device_health_check h', json: DEVICE_HEALTH_CHECK, about: embeddedPatients };

/** The health checks of a device, newest first. No two of them have the same time. */
export const HEALTH_CHECKS: ListDefinition<DeviceHealthCheckFilter & { deviceId: number }, DeviceHealthCheckView> = {
  ...RESOURCE,
  conditions: {
    deviceId: 'h.device_id = $',
    startEventTimestamp: 'h.event_timestamp >= $',
    endEventTimestamp: 'h.event_timestamp < $',
  },
  order: 'h.event_timestamp desc',
  sorts: { eventTimestamp: ['h.event_timestamp'] },
};

/**
 * Stores a health check of a device, at most one per instant.
 * @throws NotFound, Conflict if the device has reported other values for the same instant
 */
export async function storeHealthCheck(
  transaction: Transaction,
  deviceId: number,
  input: DeviceHealthDescription,
): Promise<JsonText<DeviceHealthCheckView>> {
  const { manager, organizationId } = transaction;
  // The lock on the device serializes concurrent writes of its health checks.
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
  const payload = await healthPayload(transaction, check.id);
  const types = ['device.healthcheck' as const, ...alarms.map(({ type }) => `device.${type}` as const)];
  await emitEvents(
    transaction,
    types.map((type) => ({ type, subjectId: deviceId, payload })),
  );
  return findInTransaction(transaction, RESOURCE, check.id);
}
