import { type InputError, InvalidInput, type PackInput } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { findDevicesByIdentifiers } from '../fulfilment/named-devices.sql';
import { findOrderKits, findOrderLines } from '../fulfilment/order-lines.sql';

interface Scanned {
  identifier: string;
  itemId: number;
}

/**
 * Distributes scanned devices over the lines of an order, in the order in which they were scanned: first the items that are ordered alone, then kit
 * by kit. {@link packOrder} reports lines that have too few devices.
 * @throws InvalidInput if an identifier matches no device, or if the order needs no more devices of that item
 */
export async function sortDevices(
  transaction: Transaction,
  orderId: number,
  identifiers: readonly string[],
): Promise<Required<Omit<PackInput, 'eventTimestamp'>>> {
  const lines = (await findOrderLines(transaction, orderId)).filter(({ isTracked }) => isTracked);
  const kits = await findOrderKits(transaction, orderId);
  const errors: InputError[] = [];
  const found = await findDevicesByIdentifiers(transaction, identifiers);
  const left = found.flatMap(({ id, itemId }, at): Scanned[] => {
    const identifier = identifiers[at];
    if (id !== null && itemId !== null && identifier !== undefined) return [{ identifier, itemId }];
    errors.push(errorAt(at, 'not_found', 'No device, or more than one, has this identifier.'));
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
    errors.push(errorAt(identifiers.lastIndexOf(identifier), 'not_ordered', 'The order asks for no more devices of this item.'));
  }
  if (errors.length > 0) throw new InvalidInput(errors);
  return { orderItems, orderKits };
}

const errorAt = (at: number, code: string, detail: string): InputError => ({ pointer: `/deviceIdentifiers/${at}`, code, detail });
