import { createHash } from 'node:crypto';
import { type Transaction } from '@rpm/database';
import { EMIT_ASSOCIATIONS, RECORD_REGISTRATIONS } from '../reading/subjects.sql';
import { type VendorFormat } from '../vendor/vendor-format';
import { type DeviceRole } from '../vendor/vendor-row';
import { deviceKey, type DeviceInFile } from './file-analysis';
import { CREATE_DEVICES_OF_FILE, CREATE_ITEM_OF_FILES, FIND_DEVICES_OF_FILE, FIND_ITEMS_OF_FILES } from './file-devices.sql';

/** The catalogue items to which devices of files belong. Continuous monitors and meters have items of their own, because reports treat them differently. */
const ITEMS: Record<DeviceRole, { sku: string; name: string }> = {
  continuous: { sku: 'IMPORT-CGM', name: 'Imported continuous glucose monitor' },
  meter: { sku: 'IMPORT-METER', name: 'Imported glucose meter' },
  cuff: { sku: 'IMPORT-CUFF', name: 'Imported blood pressure monitor' },
  scale: { sku: 'IMPORT-SCALE', name: 'Imported scale' },
  oximeter: { sku: 'IMPORT-OXIMETER', name: 'Imported pulse oximeter' },
  thermometer: { sku: 'IMPORT-THERMOMETER', name: 'Imported thermometer' },
  other: { sku: 'IMPORT-OTHER', name: 'Imported device' },
};

/**
 * Returns the serial number under which a device of a file is stored. Serial numbers of the file are kept, so that a device that is registered is found. A meter that
 * shares the serial number of a monitor, and a device without one, get a number of their own.
 */
function storedSerial(
  format: VendorFormat,
  { serial, role, origin }: Pick<DeviceInFile, 'serial' | 'role' | 'origin'>,
  patientId: number,
): string {
  // The name of an app may contain that of a person, so only its hash is stored.
  const ofOrigin = origin === undefined ? '' : `-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}`;
  if (serial === null) return `file-${format.name}-${patientId}-${role}${ofOrigin}`;
  return format.combines === true && role === 'meter' ? `${serial}-meter` : serial;
}

/** Returns the ids of the stored devices of a file, by {@link deviceKey}. */
export async function findFileDevices(
  transaction: Transaction,
  format: VendorFormat,
  devices: readonly DeviceInFile[],
  patientId: number,
): Promise<Map<string, number>> {
  const serials = devices.map((device) => storedSerial(format, device, patientId));
  const rows = await transaction.run(FIND_DEVICES_OF_FILE, { serials });
  const ids = new Map(rows.map(({ serial, deviceId }) => [serial, deviceId]));
  return new Map(
    devices.flatMap((device, at) => {
      const id = ids.get(serials[at] ?? '');
      return id === undefined ? [] : [[deviceKey(device), id]];
    }),
  );
}

/** The devices of a file that the organization has, and those that it lacks. */
export interface FoundDevices {
  /** The ids of the devices that are stored, by {@link deviceKey}. */
  found: Map<string, number>;
  /** The devices that are not stored. */
  devices: DeviceInFile[];
  /** The SKUs of catalogue items that these need and that do not exist. */
  skus: string[];
}

/** Returns which devices of a file are stored, and what would have to be created for the others. */
export async function findMissingDevices(
  transaction: Transaction,
  format: VendorFormat,
  devices: readonly DeviceInFile[],
  patientId: number,
): Promise<FoundDevices> {
  const found = await findFileDevices(transaction, format, devices, patientId);
  const missing = devices.filter((device) => !found.has(deviceKey(device)));
  if (missing.length === 0) return { found, devices: [], skus: [] };
  const skus = [...new Set(missing.map(({ role }) => ITEMS[role].sku))];
  const items = new Set((await transaction.run(FIND_ITEMS_OF_FILES, { skus })).map(({ sku }) => sku));
  return { found, devices: missing, skus: skus.filter((sku) => !items.has(sku)) };
}

/**
 * Returns the ids of the devices of a file, and creates those that are missing for the patient.
 * @param assertMayCreate throws unless the caller may create what is missing
 */
export async function requireFileDevices(
  transaction: Transaction,
  format: VendorFormat,
  devices: readonly DeviceInFile[],
  patientId: number,
  assertMayCreate: (missing: FoundDevices) => void,
): Promise<{ ids: Map<string, number>; created: number[] }> {
  const lacking = await findMissingDevices(transaction, format, devices, patientId);
  assertMayCreate(lacking);
  const { found, devices: missing } = lacking;
  if (missing.length === 0) return { ids: found, created: [] };
  const items = await requireItems(transaction, [...new Set(missing.map(({ role }) => role))]);
  const created = await transaction.run(CREATE_DEVICES_OF_FILE, {
    serials: missing.map((device) => storedSerial(format, device, patientId)),
    itemIds: missing.map(({ role }) => items.get(role) ?? 0),
    patientId,
  });
  const ids = created.map(({ id }) => id);
  // The new devices get a history and associations, as if they had been registered and associated one by one.
  await transaction.run(RECORD_REGISTRATIONS, { ids });
  await transaction.run(EMIT_ASSOCIATIONS, { ids });
  return { ids: await findFileDevices(transaction, format, devices, patientId), created: ids };
}

async function requireItems(transaction: Transaction, roles: readonly DeviceRole[]): Promise<Map<DeviceRole, number>> {
  const found = await transaction.run(FIND_ITEMS_OF_FILES, { skus: roles.map((role) => ITEMS[role].sku) });
  const ids = new Map(found.map(({ sku, id }) => [sku, id]));
  const items = new Map<DeviceRole, number>();
  for (const role of roles) {
    const known = ids.get(ITEMS[role].sku);
    const id =
      known ?? (await transaction.run(CREATE_ITEM_OF_FILES, { ...ITEMS[role], continuous: role === 'continuous' }))[0]?.id;
    if (id === undefined) throw new Error('The item of imported devices was not created.');
    items.set(role, id);
  }
  return items;
}
