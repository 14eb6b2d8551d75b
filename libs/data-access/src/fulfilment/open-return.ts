import {
  type Device,
  type InputError,
  InvalidInput,
  MAX_REQUESTED_RETURN_DEVICES,
  Problem,
  Return,
  type ReturnInput,
  type ReturnView,
} from '@rpm/domain';
import { insertEntity, type Transaction, assertExist, type JsonText } from '@rpm/database';
import { findItems } from '../catalogue/orderable-items.sql';
import { assertListedExist, assertNoDuplicates } from './requested-items';
import {
  addReturnDevices,
  addReturnLines,
  findDevicesOfPackedKits,
  findDevicesOnReturns,
  type ReturnDevice,
} from './return-lines.sql';
import { recordReturnTransitions } from './store-return';
import { lockDevices } from './transition-devices';

type ReturnContents = Pick<ReturnInput, 'returnItems' | 'returnDevices' | 'returnPackedKits' | 'eventTimestamp'>;

/**
 * Opens a return. A device can only be returned by the patient or site that holds it, and can be on one open return only.
 * @throws InvalidInput if a referenced resource does not exist or is listed twice, Problem if a device cannot be returned
 */
export async function openReturn(
  transaction: Transaction,
  customerReturn: Return,
  input: ReturnContents,
): Promise<JsonText<ReturnView>> {
  const items = input.returnItems ?? [];
  const listed = { list: 'returnItems', noun: 'item' as const, ids: items.map(({ item }) => item.id) };
  assertNoDuplicates(listed);
  await assertListedExist(transaction, listed);
  const devices = await readReturnDevices(transaction, customerReturn, input);
  const known = await findItems(transaction, listed.ids);
  const tracked = new Set(known.filter(({ isTracked }) => isTracked).map(({ id }) => id));
  assertFewDevices(devices);
  const lines = items.map(({ item, count }, at) => ({
    ...{ line: at + 1, itemId: item.id, count },
    isTracked: tracked.has(item.id),
  }));
  await insertEntity(transaction, customerReturn);
  await addReturnLines(transaction, { returnId: customerReturn.id, lines });
  await addReturnDevices(transaction, { returnId: customerReturn.id, devices });
  return recordReturnTransitions(
    transaction,
    customerReturn.id,
    [{ name: customerReturn.status, reason: null }],
    input.eventTimestamp,
  );
}

/** Limits the number of devices of a return, because packed kits may have any number of them. @throws InvalidInput */
function assertFewDevices(devices: readonly ReturnDevice[]): void {
  if (devices.length <= MAX_REQUESTED_RETURN_DEVICES) return;
  const detail = `Return at most ${MAX_REQUESTED_RETURN_DEVICES} devices at once, those in kits included.`;
  throw new InvalidInput([{ pointer: '/returnPackedKits', code: 'too_many', detail }]);
}

/** Locks the devices to be returned, both single ones and those in packed kits. @throws InvalidInput, Problem as {@link openReturn} */
async function readReturnDevices(
  transaction: Transaction,
  customerReturn: Return,
  input: ReturnContents,
): Promise<ReturnDevice[]> {
  const singleIds = (input.returnDevices ?? []).map(({ id }) => id);
  const packedKitIds = (input.returnPackedKits ?? []).map(({ id }) => id);
  await assertExist(
    transaction,
    'device',
    singleIds.map((id, at) => ({ id, pointer: `/returnDevices/${at}/id` })),
  );
  await assertExist(
    transaction,
    'packed_kit',
    packedKitIds.map((id, at) => ({ id, pointer: `/returnPackedKits/${at}/id` })),
  );
  const inKits = await findDevicesOfPackedKits(transaction, packedKitIds);
  const locked = await lockDevices(transaction, [...singleIds, ...inKits.map(({ deviceId }) => deviceId)]);
  const onReturns = new Set(
    await findDevicesOnReturns(
      transaction,
      locked.map(({ id }) => id),
    ),
  );
  const returnable = new Set(
    locked.filter((device) => !onReturns.has(device.id) && isHeldBySender(customerReturn, device)).map(({ id }) => id),
  );
  const errors = [
    ...singleIds.flatMap((id, at) =>
      returnable.has(id) && singleIds.indexOf(id) === at ? [] : [notReturnable(`/returnDevices/${at}/id`)],
    ),
    // A packed kit can be returned as long as the sender of the return holds one of its devices.
    ...packedKitIds.flatMap((id, at) =>
      inKits.some((device) => device.packedKitId === id && returnable.has(device.deviceId))
        ? []
        : [notReturnable(`/returnPackedKits/${at}/id`)],
    ),
  ];
  if (errors.length > 0) throw new Problem('device_not_returnable', 'Name devices that are with the sender, each once.', errors);
  const single = singleIds.map((id) => ({ deviceId: id, packedKitId: null }));
  // A device may have been packed into several of these kits, one per order, but can be sent back only once.
  const devices = [...single, ...inKits.filter(({ deviceId }) => returnable.has(deviceId))];
  return devices.filter(({ deviceId }, at) => devices.findIndex((other) => other.deviceId === deviceId) === at);
}

/** Returns whether the patient or site that sends a return holds a device. */
export function isHeldBySender({ patientId, siteId }: Pick<Return, 'patientId' | 'siteId'>, device: Device): boolean {
  if (patientId !== null) return device.currentPatientId === patientId;
  return ['availableAtSite', 'returning'].includes(device.currentStatus) && device.siteId === siteId;
}

const notReturnable = (pointer: string): InputError => ({
  pointer,
  code: 'device_not_returnable',
  detail: 'It is not with the sender, is on a return already, or is named twice.',
});
