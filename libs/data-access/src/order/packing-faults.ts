import { type InputFault } from '@rpm/domain';
import { type OrderKit, type OrderLine } from './order-lines';

/** A device as whoever packs names it, and where. */
export interface NamedUnit {
  pointer: string;
  id: number;
  itemId: number;
}

/** A line's worth of devices, or those of one kit. */
export interface Parcel {
  pointer: string;
  kitId: number | null;
  itemId: number | null;
  devices: NamedUnit[];
}

/** How what is named differs from what was ordered: every device of the item, in the number, and in the kits that the order asks for. */
export function faultsOfPacking(
  lines: readonly OrderLine[],
  kits: readonly OrderKit[],
  parcels: readonly Parcel[],
): InputFault[] {
  return [...faultsOfItems(lines, parcels), ...faultsOfKits(lines, kits, parcels), ...faultsOfRepetition(parcels)];
}

const perKit = (line: OrderLine, kits: readonly OrderKit[]) =>
  line.count / (kits.find(({ kitId }) => kitId === line.kitId)?.count ?? 1);

function faultsOfItems(lines: readonly OrderLine[], parcels: readonly Parcel[]): InputFault[] {
  const direct = lines.filter(({ kitId, isTracked }) => kitId === null && isTracked);
  const strangers = parcels
    .filter(({ kitId, itemId }) => kitId === null && !direct.some((line) => line.itemId === itemId))
    .map(({ pointer }) => ({
      pointer: `${pointer}/item/id`,
      code: 'not_ordered',
      detail: 'The order asks for no devices of this item.',
    }));
  const wrong = parcels.flatMap(({ kitId, itemId, devices }) =>
    devices.filter((device) => kitId === null && device.itemId !== itemId).map(({ pointer }) => otherItem(pointer)),
  );
  const miscounted = direct.flatMap(({ itemId, count }) => {
    const ofItem = parcels.filter((parcel) => parcel.kitId === null && parcel.itemId === itemId);
    const named = ofItem.reduce((sum, { devices }) => sum + devices.length, 0);
    const pointer = ofItem[0] ? `${ofItem[0].pointer}/deviceIdentifiers` : '/orderItems';
    return named === count ? [] : [miscount(pointer, `Name ${count} device(s) of item ${itemId}; ${named} were named.`)];
  });
  return [...strangers, ...wrong, ...miscounted];
}

function faultsOfKits(lines: readonly OrderLine[], kits: readonly OrderKit[], parcels: readonly Parcel[]): InputFault[] {
  const packed = parcels.filter(({ kitId }) => kitId !== null);
  const strangers = packed
    .filter((parcel) => !kits.some(({ kitId }) => kitId === parcel.kitId))
    .map(({ pointer }) => ({ pointer: `${pointer}/kit/id`, code: 'not_ordered', detail: 'The order asks for no such kit.' }));
  const faults = kits.flatMap(({ kitId, count }) => {
    const tracked = lines.filter((line) => line.kitId === kitId && line.isTracked);
    const ofKit = packed.filter((parcel) => parcel.kitId === kitId);
    const wanted = tracked.length === 0 ? 0 : count;
    if (ofKit.length !== wanted)
      return [miscount('/orderKits', `Name the devices of ${wanted} kit(s) ${kitId}, each in an entry of its own.`)];
    return ofKit.flatMap(({ pointer, devices }) => [
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
  return [...strangers, ...faults];
}

function faultsOfRepetition(parcels: readonly Parcel[]): InputFault[] {
  const devices = parcels.flatMap((parcel) => parcel.devices);
  return devices
    .filter(({ id }, at) => devices.findIndex((other) => other.id === id) !== at)
    .map(({ pointer }) => ({ pointer, code: 'repeated', detail: 'Name each device once.' }));
}

const otherItem = (pointer: string): InputFault => ({ pointer, code: 'other_item', detail: 'This device is of another item.' });
const miscount = (pointer: string, detail: string): InputFault => ({ pointer, code: 'not_the_count', detail });
