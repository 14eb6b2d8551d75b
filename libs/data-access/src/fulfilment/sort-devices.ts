import { type InputFault, InvalidInput, type PackInput } from '@rpm/domain';
import { type Transaction } from '../database/organization-scope';
import { namedDevices } from './named-devices';
import { kitsOf, linesOf } from '../order/order-lines';

interface Scanned {
  identifier: string;
  itemId: number;
}

/**
 * Says of devices, named in whatever order they were taken from the shelf, which line and which kit of an order each is packed for: first
 * what is ordered by itself, then kit by kit. Where there are too few, {@link packOrder} says of what.
 * @throws InvalidInput when a device is not there, or there is no place for it
 */
export async function sortDevices(
  transaction: Transaction,
  orderId: number,
  identifiers: readonly string[],
): Promise<Required<PackInput>> {
  const lines = (await linesOf(transaction, orderId)).filter(({ isTracked }) => isTracked);
  const kits = await kitsOf(transaction, orderId);
  const faults: InputFault[] = [];
  const found = await namedDevices(transaction, identifiers);
  const left = found.flatMap(({ id, itemId }, at): Scanned[] => {
    const identifier = identifiers[at];
    if (id !== null && itemId !== null && identifier !== undefined) return [{ identifier, itemId }];
    faults.push(faultAt(at, 'not_found', 'No device, or more than one, has this identifier.'));
    return [];
  });
  const take = (itemId: number, count: number) => {
    const taken = left.filter((device) => device.itemId === itemId).slice(0, count);
    for (const device of taken) left.splice(left.indexOf(device), 1);
    return taken.map(({ identifier }) => identifier);
  };
  const orderItems = lines
    .filter(({ kitId }) => kitId === null)
    .map(({ itemId, count }) => ({ item: { id: itemId }, deviceIdentifiers: take(itemId, count) }));
  const orderKits = kits.flatMap(({ kitId, count }) => {
    const inKit = lines.filter((line) => line.kitId === kitId);
    const one = () => inKit.flatMap((line) => take(line.itemId, line.count / count));
    return inKit.length === 0 ? [] : Array.from({ length: count }, () => ({ kit: { id: kitId }, deviceIdentifiers: one() }));
  });
  for (const { identifier } of left) {
    faults.push(faultAt(identifiers.lastIndexOf(identifier), 'not_ordered', 'The order asks for no more devices of this item.'));
  }
  if (faults.length > 0) throw new InvalidInput(faults);
  return { orderItems, orderKits };
}

const faultAt = (at: number, code: string, detail: string): InputFault => ({ pointer: `/deviceIdentifiers/${at}`, code, detail });
