import { type Device, type InputFault, Problem, Return, type ReturnInput } from '@rpm/domain';
import { assertExist } from '../resource/assert-exist';
import { show } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { lockDevices } from '../fulfilment/act-on-devices';
import { recordHappenings } from '../order/change-order';
import { assertOnce, itemsOf } from '../fulfilment/orderable';
import { type Transaction } from '../database/organization-scope';
import { announceReturn, RETURN_RESOURCE } from './change-return';
import { addReturnDevices, addReturnLines, devicesOfKits, onTheirWay, type ReturnDevice } from './return-lines';

type WhatComesBack = Pick<ReturnInput, 'returnItems' | 'returnDevices' | 'returnPackedKits'>;

/**
 * Asks for something to come back. A device comes back from whom it is with, and on one return at a time.
 * @throws InvalidInput when something does not exist or is named twice, Problem when a device cannot come back
 */
export async function openReturn(transaction: Transaction, wanted: Return, given: WhatComesBack): Promise<JsonText> {
  const items = given.returnItems ?? [];
  assertOnce(
    'returnItems',
    'item',
    items.map(({ item }) => item.id),
  );
  await assertExist(
    transaction,
    'item',
    items.map(({ item }, at) => ({ id: item.id, pointer: `/returnItems/${at}/item/id` })),
  );
  const devices = await devicesToReturn(transaction, wanted, given);
  await transaction.manager.insert(Return, wanted);
  const known = new Map(
    (
      await itemsOf(
        transaction,
        items.map(({ item }) => item.id),
      )
    ).map((item) => [item.id, item.isTracked]),
  );
  const lines = items.map(({ item, count }, at) => ({
    line: at + 1,
    itemId: item.id,
    count,
    isTracked: known.get(item.id) ?? false,
  }));
  await addReturnLines(transaction, wanted.id, lines);
  await addReturnDevices(transaction, wanted.id, devices);
  const happened = [{ name: wanted.status, reason: null }];
  await recordHappenings(transaction, 'return', wanted.id, happened);
  const shown = await show(transaction, RETURN_RESOURCE, wanted.id);
  await announceReturn(transaction, wanted.id, happened, shown);
  return shown;
}

async function devicesToReturn(transaction: Transaction, wanted: Return, given: WhatComesBack): Promise<ReturnDevice[]> {
  const [single, kits] = [given.returnDevices ?? [], given.returnPackedKits ?? []];
  await assertExist(
    transaction,
    'device',
    single.map(({ id }, at) => ({ id, pointer: `/returnDevices/${at}/id` })),
  );
  await assertExist(
    transaction,
    'packed_kit',
    kits.map(({ id }, at) => ({ id, pointer: `/returnPackedKits/${at}/id` })),
  );
  const inKits = await devicesOfKits(
    transaction,
    kits.map(({ id }) => id),
  );
  const locked = new Map(
    (await lockDevices(transaction, [...single.map(({ id }) => id), ...inKits.map(({ deviceId }) => deviceId)])).map((device) => [
      device.id,
      device,
    ]),
  );
  const taken = await onTheirWay(transaction, [...locked.keys()]);
  const isReturnable = (id: number) => !taken.includes(id) && isWith(locked.get(id), wanted);
  const faults: InputFault[] = [
    ...single.flatMap(({ id }, at) =>
      isReturnable(id) && single.findIndex((one) => one.id === id) === at ? [] : [notReturnable(`/returnDevices/${at}/id`)],
    ),
    // Of a kit comes back what is still there.
    ...kits.flatMap(({ id }, at) =>
      inKits.some((device) => device.packedKitId === id && isReturnable(device.deviceId))
        ? []
        : [notReturnable(`/returnPackedKits/${at}/id`)],
    ),
  ];
  if (faults.length > 0) throw new Problem('device_not_returnable', 'Name devices that are with the sender, each once.', faults);
  const alone = single.map(({ id }) => ({ deviceId: id, packedKitId: null }));
  const fromKits = inKits.filter(
    // Over the years a device is packed into several kits.
    ({ deviceId }, at) =>
      isReturnable(deviceId) &&
      !single.some(({ id }) => id === deviceId) &&
      inKits.findIndex((one) => one.deviceId === deviceId) === at,
  );
  return [...alone, ...fromKits];
}

/** With the patient, or at the site. */
export function isWith(device: Device | undefined, { patientId, siteId }: Pick<Return, 'patientId' | 'siteId'>): boolean {
  if (!device) return false;
  if (patientId !== null) return device.currentPatientId === patientId;
  return ['availableAtSite', 'returning'].includes(device.currentStatus) && device.siteId === siteId;
}

const notReturnable = (pointer: string): InputFault => ({
  pointer,
  code: 'device_not_returnable',
  detail: 'It is not with the sender, is on a return already, or is named twice.',
});
