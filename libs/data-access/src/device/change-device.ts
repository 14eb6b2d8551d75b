import {
  assertFewDeviceIdentifiers,
  assertIdentifiersUndamaged,
  type AssociationInput,
  Device,
  type DeviceProperties,
  DeviceInput,
  DevicePatchInput,
  type DeviceTransition,
  type DeviceView,
  READING_KIND_NAMES,
  embeddedPatients,
} from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import {
  insertEntity,
  type Transaction,
  assertExist,
  lockVersion,
  type ChangeTarget,
  type DeletableResource,
  deleteResource,
  findInTransaction,
  type JsonText,
} from '@rpm/database';
import { recordTransitions, storeDevices } from '../fulfilment/transition-devices';
import { withdrawFromOrder, withdrawFromReturn } from '../fulfilment/withdraw-device';
import { assertNotArchived } from '../patient/assert-not-archived';
import { addDeviceIdentifiers, findPatientId } from './device-name.sql';
import { DEVICE } from './device.view';
import { replaceDeviceIdentifiers } from './replace-device-identifiers';

export const DEVICE_RESOURCE = { noun: 'device', from: 'device d', json: DEVICE, about: embeddedPatients };

export const DELETABLE_DEVICE: DeletableResource = {
  resource: DEVICE_RESOURCE,
  table: 'device',
  parts: ['device_identifier', 'former_device_identifier', 'device_event', 'device_silence'],
  references: {
    reading: { tables: READING_KIND_NAMES.map(readingTableOf) },
    assignment: { tables: ['device_assignment'] },
    correction: { tables: ['correction'] },
    ingestAlias: { tables: ['ingest_alias'] },
    healthCheck: { tables: ['device_health_check'] },
    order: { tables: ['order_device'] },
    return: { tables: ['return_device'] },
  },
};

/** Registers a device. @throws InvalidInput if the item or site does not exist, Conflict if there are too many identifiers, or another device has one */
export async function registerDevice(transaction: Transaction, input: DeviceInput): Promise<JsonText<DeviceView>> {
  assertIdentifiersUndamaged(DeviceInput, input);
  await assertExist(transaction, 'item', [{ id: input.item.id, pointer: '/item/id' }]);
  await assertSite(transaction, input);
  assertFewDeviceIdentifiers(input.deviceIdentifiers);
  const device = Device.register(transaction.organizationId, input);
  await insertEntity(transaction, device);
  await addDeviceIdentifiers(transaction, device.id, input.deviceIdentifiers);
  await recordTransitions(transaction, [{ device, transitions: [{ type: 'registered' }] }]);
  return findInTransaction(transaction, DEVICE_RESOURCE, device.id);
}

/**
 * Changes a device. @throws NotFound, PreconditionFailed, InvalidInput if the site does not exist or an identifier is repeated, Conflict if the status
 * cannot be set by hand or another device has an identifier
 */
export async function changeDevice(
  transaction: Transaction,
  target: ChangeTarget,
  patch: DeviceProperties,
): Promise<JsonText<DeviceView>> {
  const device = await lockDevice(transaction, target);
  const { externalIdentifier } = patch;
  assertIdentifiersUndamaged(DevicePatchInput, { externalIdentifier }, [device.externalIdentifier]);
  await assertSite(transaction, patch);
  const before = device.currentStatus;
  const transitions = device.change(patch);
  if (device.currentStatus !== before) {
    await withdrawFromOrder(transaction, device.id);
    await withdrawFromReturn(transaction, device);
  }
  const { deviceIdentifiers } = patch;
  if (deviceIdentifiers && (await replaceDeviceIdentifiers(transaction, device.id, deviceIdentifiers))) {
    transitions.push({ type: 'identifiersChanged' });
  }
  return storeDevice(transaction, device, transitions, patch.eventTimestamp);
}

/** Deletes a device that was registered by mistake. @throws NotFound, PreconditionFailed, StillReferenced */
export function deleteDevice(transaction: Transaction, target: ChangeTarget): Promise<JsonText<null>> {
  return deleteResource(transaction, DELETABLE_DEVICE, target);
}

/** Associates a device with a patient. @throws NotFound, PreconditionFailed, Problem `patient_archived`, Conflict saying which precondition failed */
export async function associateDevice(
  transaction: Transaction,
  target: ChangeTarget,
  input: AssociationInput,
): Promise<JsonText<DeviceView>> {
  const device = await lockDevice(transaction, target);
  const patientId = await findPatientId(transaction, input);
  await assertNotArchived(transaction, patientId);
  const transitions = device.associate(patientId);
  await withdrawFromReturn(transaction, device);
  return storeDevice(transaction, device, transitions, input.eventTimestamp);
}

/** Disassociates a device from a patient. @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
export async function disassociateDevice(
  transaction: Transaction,
  target: ChangeTarget,
  input: AssociationInput,
): Promise<JsonText<DeviceView>> {
  const device = await lockDevice(transaction, target);
  const transitions = device.disassociate(await findPatientId(transaction, input));
  await withdrawFromReturn(transaction, device);
  return storeDevice(transaction, device, transitions, input.eventTimestamp);
}

/** Makes the service drop future readings from a device. @throws NotFound, PreconditionFailed */
export async function disableReadings(transaction: Transaction, target: ChangeTarget): Promise<JsonText<DeviceView>> {
  const device = await lockDevice(transaction, target);
  return storeDevice(transaction, device, device.disableReadings());
}

/** Makes the service accept readings from a device again. @throws NotFound, PreconditionFailed */
export async function enableReadings(transaction: Transaction, target: ChangeTarget): Promise<JsonText<DeviceView>> {
  const device = await lockDevice(transaction, target);
  return storeDevice(transaction, device, device.enableReadings());
}

/** Locks a device for a change. @throws NotFound, PreconditionFailed */
export const lockDevice = (transaction: Transaction, target: ChangeTarget): Promise<Device> =>
  lockVersion(transaction, { type: Device, resource: DEVICE_RESOURCE, ...target });

async function storeDevice(
  transaction: Transaction,
  device: Device,
  transitions: readonly DeviceTransition[],
  at: Date | null = null,
): Promise<JsonText<DeviceView>> {
  await storeDevices(transaction, [{ device, transitions }], at);
  return findInTransaction(transaction, DEVICE_RESOURCE, device.id);
}

async function assertSite(transaction: Transaction, { site }: DeviceProperties): Promise<void> {
  if (site?.id !== undefined) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}
