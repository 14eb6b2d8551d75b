import { Conflict, type Happening, type InputFault, InvalidInput, type Order, type PackInput } from '@rpm/domain';
import { type Transaction } from '../database/organization-scope';
import { actOnDevices } from '../fulfilment/act-on-devices';
import { namedDevices } from '../fulfilment/named-devices';
import {
  addDevices,
  devicesOf,
  forgetDevices,
  kitsOf,
  linesOf,
  type OrderDevice,
  type OrderKit,
  type OrderLine,
} from './order-lines';
import { faultsOfPacking, type NamedUnit, type Parcel } from './packing-faults';
import { hasWholeAddress } from './recipient';

/**
 * Packs an order with the devices that are named: those that were promised to it, or others that are free in the central stock, whose
 * place they take.
 * @throws Conflict when it cannot be packed now, InvalidInput when what is named is not what was ordered
 */
export async function packOrder(transaction: Transaction, order: Order, given: PackInput): Promise<Happening[]> {
  const happened = order.pack();
  const [lines, kits, promised] = [
    await linesOf(transaction, order.id),
    await kitsOf(transaction, order.id),
    await devicesOf(transaction, order.id),
  ];
  if (lines.length > 0 && !(await hasWholeAddress(transaction, order))) {
    throw new Conflict('The recipient has no whole address: lineOne, city, zipCode and country are needed.');
  }
  const parcels = await readParcels(transaction, given);
  const faults = faultsOfPacking(lines, kits, parcels);
  if (faults.length > 0) throw new InvalidInput(faults);
  const named = parcels.flatMap(({ devices }) => devices.map(({ id }) => id));
  const before = promised.map(({ deviceId }) => deviceId);
  await actOnDevices(transaction, [...new Set([...before, ...named])], (device) => {
    const [was, is] = [before.includes(device.id), named.includes(device.id)];
    return was === is ? null : is ? device.allocate() : device.release();
  });
  await forgetDevices(transaction, order.id);
  await addDevices(transaction, order.id, await placed(transaction, order.id, lines, kits, parcels));
  return happened;
}

async function readParcels(transaction: Transaction, { orderItems, orderKits }: PackInput): Promise<Parcel[]> {
  const entries = [
    ...(orderItems ?? []).map((one, at) => ({
      pointer: `/orderItems/${at}`,
      kitId: null,
      itemId: one.item.id,
      names: one.deviceIdentifiers,
    })),
    ...(orderKits ?? []).map((one, at) => ({
      pointer: `/orderKits/${at}`,
      kitId: one.kit.id,
      itemId: null,
      names: one.deviceIdentifiers,
    })),
  ];
  const found = await namedDevices(
    transaction,
    entries.flatMap(({ names }) => names),
  );
  const faults: InputFault[] = [];
  let next = 0;
  const parcels = entries.map(({ names, ...entry }) => ({
    ...entry,
    devices: names.flatMap((_, at): NamedUnit[] => {
      const pointer = `${entry.pointer}/deviceIdentifiers/${at}`;
      const { id, itemId } = found[next++] ?? { id: null, itemId: null };
      if (id !== null && itemId !== null) return [{ pointer, id, itemId }];
      faults.push({ pointer, code: 'not_found', detail: 'No device, or more than one, has this identifier.' });
      return [];
    }),
  }));
  if (faults.length > 0) throw new InvalidInput(faults);
  return parcels;
}

/** Every kit becomes one that was packed, whether any of its devices is known by name or not. */
async function placed(
  transaction: Transaction,
  orderId: number,
  lines: readonly OrderLine[],
  kits: readonly OrderKit[],
  parcels: readonly Parcel[],
): Promise<OrderDevice[]> {
  const lineOf = (kitId: number | null, itemId: number) =>
    lines.find((line) => line.kitId === kitId && line.itemId === itemId)?.line ?? 0;
  const devices = parcels
    .filter(({ kitId }) => kitId === null)
    .flatMap((parcel) =>
      parcel.devices.map(({ id, itemId }) => ({ deviceId: id, line: lineOf(null, itemId), packedKitId: null })),
    );
  const all: OrderDevice[] = [...devices];
  for (const { kitId, count } of kits) {
    const ofKit = parcels.filter((parcel) => parcel.kitId === kitId);
    const ids = await transaction.run<{ id: number }>(ADD_PACKED_KITS, [transaction.organizationId, orderId, kitId, count]);
    for (const [at, { id }] of ids.entries()) {
      const inKit = ofKit[at]?.devices ?? [];
      all.push(...inKit.map((device) => ({ deviceId: device.id, line: lineOf(kitId, device.itemId), packedKitId: id })));
    }
  }
  return all;
}

const ADD_PACKED_KITS = {
  name: 'add-packed-kits',
  text: `insert into packed_kit (organization_id, order_id, kit_id)
    select $1, $2, $3::bigint from generate_series(1, $4::integer) returning id`,
};
