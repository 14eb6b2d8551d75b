import { type InputError } from '@rpm/domain';
import { type OrderKit, type OrderLine } from '../fulfilment/order-lines.sql';
import { type Parcel } from './read-parcels';

/**
 * Compares the packed devices with an order: the number of devices of each item, and the kits that contain them.
 * @returns a validation error for each difference
 */
export function packingErrors(lines: readonly OrderLine[], kits: readonly OrderKit[], parcels: readonly Parcel[]): InputError[] {
  return [...itemErrors(lines, parcels), ...kitErrors(lines, kits, parcels), ...repetitionErrors(parcels)];
}

const perKit = (line: OrderLine, kits: readonly OrderKit[]) =>
  line.count / (kits.find(({ kitId }) => kitId === line.kitId)?.count ?? 1);

function itemErrors(lines: readonly OrderLine[], parcels: readonly Parcel[]): InputError[] {
  const direct = lines.filter(({ kitId, isTracked }) => kitId === null && isTracked);
  const unexpected = parcels
    .filter(({ kitId, itemId }) => kitId === null && !direct.some((line) => line.itemId === itemId))
    .map(({ pointer }) => ({
      pointer: `${pointer}/item/id`,
      code: 'not_ordered',
      detail: 'The order asks for no devices of this item.',
    }));
  const wrongItems = parcels.flatMap(({ kitId, itemId, devices }) =>
    devices.filter((device) => kitId === null && device.itemId !== itemId).map(({ pointer }) => otherItem(pointer)),
  );
  const miscounted = direct.flatMap(({ itemId, count }) => {
    const parcelsOfItem = parcels.filter((parcel) => parcel.kitId === null && parcel.itemId === itemId);
    const named = parcelsOfItem.reduce((sum, { devices }) => sum + devices.length, 0);
    const pointer = parcelsOfItem[0] ? `${parcelsOfItem[0].pointer}/deviceIdentifiers` : '/orderItems';
    return named === count ? [] : [miscount(pointer, `Name ${count} device(s) of item ${itemId}; ${named} were named.`)];
  });
  return [...unexpected, ...wrongItems, ...miscounted];
}

function kitErrors(lines: readonly OrderLine[], kits: readonly OrderKit[], parcels: readonly Parcel[]): InputError[] {
  const packed = parcels.filter(({ kitId }) => kitId !== null);
  const unexpected = packed
    .filter((parcel) => !kits.some(({ kitId }) => kitId === parcel.kitId))
    .map(({ pointer }) => ({ pointer: `${pointer}/kit/id`, code: 'not_ordered', detail: 'The order asks for no such kit.' }));
  const errors = kits.flatMap(({ kitId, count }) => {
    const tracked = lines.filter((line) => line.kitId === kitId && line.isTracked);
    const parcelsOfKit = packed.filter((parcel) => parcel.kitId === kitId);
    const expectedParcels = tracked.length === 0 ? 0 : count;
    if (parcelsOfKit.length !== expectedParcels)
      return [miscount('/orderKits', `Name the devices of ${expectedParcels} kit(s) ${kitId}, each in an entry of its own.`)];
    return parcelsOfKit.flatMap(({ pointer, devices }) => [
      ...devices
        .filter(({ itemId }) => !tracked.some((line) => line.itemId === itemId))
        .map((device) => otherItem(device.pointer)),
      ...tracked.flatMap((line) => {
        const named = devices.filter(({ itemId }) => itemId === line.itemId).length;
        const needed = perKit(line, kits);
        const detail = `Name ${needed} device(s) of item ${line.itemId}; ${named} were named.`;
        return named === needed ? [] : [miscount(`${pointer}/deviceIdentifiers`, detail)];
      }),
    ]);
  });
  return [...unexpected, ...errors];
}

function repetitionErrors(parcels: readonly Parcel[]): InputError[] {
  const devices = parcels.flatMap((parcel) => parcel.devices);
  return devices
    .filter(({ id }, at) => devices.findIndex((other) => other.id === id) !== at)
    .map(({ pointer }) => ({ pointer, code: 'repeated', detail: 'Name each device once.' }));
}

const otherItem = (pointer: string): InputError => ({ pointer, code: 'other_item', detail: 'This device is of another item.' });
const miscount = (pointer: string, detail: string): InputError => ({ pointer, code: 'not_the_count', detail });
