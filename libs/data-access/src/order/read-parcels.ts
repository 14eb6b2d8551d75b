import { type InputError, InvalidInput, type PackInput } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { findDevicesByIdentifiers } from '../fulfilment/named-devices.sql';

/** A device that the input names, and the JSON pointer to its identifier. */
export interface ParcelDevice {
  pointer: string;
  id: number;
  itemId: number;
}

/** The devices that the input names for one item or one packed kit. */
export interface Parcel {
  pointer: string;
  kitId: number | null;
  itemId: number | null;
  devices: ParcelDevice[];
}

/** Finds the devices that the input names. @throws InvalidInput listing the identifiers that match no device, or several devices */
export async function readParcels(transaction: Transaction, { orderItems, orderKits }: PackInput): Promise<Parcel[]> {
  const entries = [
    ...(orderItems ?? []).map(({ item, deviceIdentifiers }, at) => ({
      parcel: { pointer: `/orderItems/${at}`, kitId: null, itemId: item.id },
      deviceIdentifiers,
    })),
    ...(orderKits ?? []).map(({ kit, deviceIdentifiers }, at) => ({
      parcel: { pointer: `/orderKits/${at}`, kitId: kit.id, itemId: null },
      deviceIdentifiers,
    })),
  ];
  const named = entries.flatMap(({ parcel, deviceIdentifiers }) =>
    deviceIdentifiers.map((identifier, at) => ({
      parcel,
      identifier,
      pointer: `${parcel.pointer}/deviceIdentifiers/${at}`,
    })),
  );
  const found = await findDevicesByIdentifiers(
    transaction,
    named.map(({ identifier }) => identifier),
  );
  const parcels = new Map(entries.map(({ parcel }): [object, Parcel] => [parcel, { ...parcel, devices: [] }]));
  const errors: InputError[] = [];
  for (const [at, { parcel, pointer }] of named.entries()) {
    const { id, itemId } = found[at] ?? { id: null, itemId: null };
    if (id !== null && itemId !== null) parcels.get(parcel)?.devices.push({ pointer, id, itemId });
    else errors.push({ pointer, code: 'not_found', detail: 'No device, or more than one, has this identifier.' });
  }
  if (errors.length > 0) throw new InvalidInput(errors);
  return [...parcels.values()];
}
