import {
  Conflict,
  type Device,
  type EventTimeInput,
  InvalidInput,
  orderStatusAfter,
  type PackInput,
  type OrderView,
} from '@rpm/domain';
import { type Transaction, type ChangeTarget, type JsonText } from '@rpm/database';
import {
  addOrderDevices,
  findOrderDevices,
  findOrderKits,
  findOrderLines,
  type OrderDevice,
  type OrderLine,
  removeOrderDevices,
} from '../fulfilment/order-lines.sql';
import { lockOrder, storeOrder } from '../fulfilment/store-order';
import { assertNoLaterCustody } from '../custody/assert-custody.sql';
import { transitionDevices } from '../fulfilment/transition-devices';
import { addPackedKits, type PackedKit } from './packed-kits.sql';
import { packingErrors } from './packing-errors';
import { type Parcel, readParcels } from './read-parcels';
import { findMissingAddressParts } from './recipient.sql';
import { sortDevices } from './sort-devices';

/**
 * Packs an order with the devices that the input names. Free devices in the central stock may replace those that were reserved for the order.
 * @returns the order as JSON
 * @throws NotFound, PreconditionFailed, Conflict if the order cannot be packed now, InvalidInput if the named devices do not match the lines of the
 * order
 */
export async function packOrder(transaction: Transaction, target: ChangeTarget, input: PackInput): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  const transitions = order.pack();
  const lines = await findOrderLines(transaction, order.id);
  const kits = await findOrderKits(transaction, order.id);
  const promised = new Set((await findOrderDevices(transaction, order.id)).map(({ deviceId }) => deviceId));
  const missing = lines.length > 0 ? await findMissingAddressParts(transaction, order) : [];
  if (missing.length > 0) throw new Conflict(`The address of the recipient is not complete. Add ${missing.join(', ')}.`);
  const parcels = await readParcels(transaction, input);
  const errors = packingErrors(lines, kits, parcels);
  if (errors.length > 0) throw new InvalidInput(errors);
  const packed = new Set(parcels.flatMap(({ devices }) => devices.map(({ id }) => id)));
  const replace = (device: Device) => {
    if (promised.has(device.id) === packed.has(device.id)) return null;
    return packed.has(device.id) ? device.allocate() : device.release();
  };
  await transitionDevices(transaction, [...new Set([...promised, ...packed])], replace, input.eventTimestamp);
  // The devices are locked now, so nobody changes their custody meanwhile.
  if (input.eventTimestamp) {
    const events = [...packed].map((deviceId) => ({ deviceId, type: 'allocated' as const }));
    await assertNoLaterCustody(transaction, input.eventTimestamp, events);
  }
  await removeOrderDevices(transaction, order.id);
  const packedKits = await addPackedKits(transaction, { orderId: order.id, kits });
  await addOrderDevices(transaction, { orderId: order.id, devices: placeDevices(lines, packedKits, parcels) });
  return storeOrder(transaction, order, transitions, { packedKitEvent: 'packed', at: input.eventTimestamp });
}

/** Packs an order with scanned devices, which {@link sortDevices} distributes over its lines. @throws the errors of {@link packOrder} */
export async function packScannedDevices(
  transaction: Transaction,
  target: ChangeTarget,
  { identifiers, eventTimestamp }: { identifiers: readonly string[] } & EventTimeInput,
): Promise<JsonText<OrderView>> {
  const order = await lockOrder(transaction, target);
  orderStatusAfter('pack', order.status);
  return packOrder(transaction, target, { ...(await sortDevices(transaction, order.id, identifiers)), eventTimestamp });
}

/**
 * Matches each packed device to its order line and packed kit. If a kit was ordered several times, the first group of devices that the input names
 * for this kit belongs to its first packed kit, and so on.
 */
function placeDevices(lines: readonly OrderLine[], packedKits: readonly PackedKit[], parcels: readonly Parcel[]): OrderDevice[] {
  const free = [...packedKits];
  const placed: OrderDevice[] = [];
  for (const { kitId, devices } of parcels) {
    const at = free.findIndex((kit) => kit.kitId === kitId);
    const [packedKit] = at < 0 ? [] : free.splice(at, 1);
    for (const { id, itemId } of devices) {
      const line = lines.find((one) => one.kitId === kitId && one.itemId === itemId)?.line ?? 0;
      placed.push({ deviceId: id, line, packedKitId: packedKit?.id ?? null });
    }
  }
  return placed;
}
