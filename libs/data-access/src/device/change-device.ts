import {
  type AssociationInput,
  Device,
  type DeviceProperties,
  type DeviceInput,
  type DeviceNameInput,
  type DeviceTransition,
  type DeviceView,
} from '@rpm/domain';
import { type Transaction } from '../scope/organization-scope';
import { recordTransitions, storeDevices } from '../fulfilment/transition-devices';
import { withdrawFromOrder, withdrawFromReturn } from '../fulfilment/withdraw-device';
import { assertExist } from '../resource/assert-exist.sql';
import { lockVersion, type ChangeTarget } from '../resource/change-entity';
import { findInTransaction } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { addDeviceIdentifiers, findNamedDevice, findPatientId } from './device-name.sql';
import { DEVICE } from './device.view';

export const DEVICE_RESOURCE = { noun: 'device', from: 'device d', json: DEVICE };

/** The versions of a device that the caller accepts; the device itself is named in the input of the operation. */
type ExpectedVersions = Pick<ChangeTarget, 'expectedVersions'>;

/** Registers a device. @throws InvalidInput if the item or site does not exist, Conflict if another device has one of the identifiers */
export async function registerDevice(transaction: Transaction, input: DeviceInput): Promise<JsonText<DeviceView>> {
  await assertExist(transaction, 'item', [{ id: input.item.id, pointer: '/item/id' }]);
  await assertSite(transaction, input);
  const device = Device.register(transaction.organizationId, input);
  await transaction.manager.insert(Device, device);
  await addDeviceIdentifiers(transaction, device.id, input.deviceIdentifiers);
  await recordTransitions(transaction, [{ device, transitions: [{ type: 'registered' }] }]);
  return findInTransaction(transaction, DEVICE_RESOURCE, device.id);
}

/** Changes a device. @throws NotFound, PreconditionFailed, InvalidInput if the site does not exist, Conflict if the status cannot be set by hand */
export async function changeDevice(
  transaction: Transaction,
  target: ChangeTarget,
  patch: DeviceProperties,
): Promise<JsonText<DeviceView>> {
  const device = await lockVersion(transaction, { type: Device, resource: DEVICE_RESOURCE, ...target });
  await assertSite(transaction, patch);
  const before = device.currentStatus;
  const transitions = device.change(patch);
  if (device.currentStatus !== before) {
    await withdrawFromOrder(transaction, device.id);
    await withdrawFromReturn(transaction, device);
  }
  return storeDevice(transaction, device, transitions);
}

/** Associates a device with a patient. @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
export async function associateDevice(
  transaction: Transaction,
  input: AssociationInput,
  expected: ExpectedVersions,
): Promise<JsonText<DeviceView>> {
  const device = await lockNamed(transaction, input, expected);
  const transitions = device.associate(await findPatientId(transaction, input));
  await withdrawFromReturn(transaction, device);
  return storeDevice(transaction, device, transitions);
}

/** Disassociates a device from a patient. @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
export async function disassociateDevice(
  transaction: Transaction,
  input: AssociationInput,
  expected: ExpectedVersions,
): Promise<JsonText<DeviceView>> {
  const device = await lockNamed(transaction, input, expected);
  const transitions = device.disassociate(await findPatientId(transaction, input));
  await withdrawFromReturn(transaction, device);
  return storeDevice(transaction, device, transitions);
}

/** Makes the service drop future readings from a device. @throws NotFound, PreconditionFailed */
export async function disableReadings(
  transaction: Transaction,
  input: DeviceNameInput,
  expected: ExpectedVersions,
): Promise<JsonText<DeviceView>> {
  const device = await lockNamed(transaction, input, expected);
  return storeDevice(transaction, device, device.disableReadings());
}

/** Makes the service accept readings from a device again. @throws NotFound, PreconditionFailed */
export async function enableReadings(
  transaction: Transaction,
  input: DeviceNameInput,
  expected: ExpectedVersions,
): Promise<JsonText<DeviceView>> {
  const device = await lockNamed(transaction, input, expected);
  return storeDevice(transaction, device, device.enableReadings());
}

async function lockNamed(
  transaction: Transaction,
  input: DeviceNameInput,
  { expectedVersions }: ExpectedVersions,
): Promise<Device> {
  const id = await findNamedDevice(transaction, input);
  return lockVersion(transaction, { type: Device, resource: DEVICE_RESOURCE, id, expectedVersions });
}

async function storeDevice(
  transaction: Transaction,
  device: Device,
  transitions: readonly DeviceTransition[],
): Promise<JsonText<DeviceView>> {
  await storeDevices(transaction, [{ device, transitions }]);
  return findInTransaction(transaction, DEVICE_RESOURCE, device.id);
}

async function assertSite(transaction: Transaction, { site }: DeviceProperties): Promise<void> {
  if (site?.id !== undefined) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}
