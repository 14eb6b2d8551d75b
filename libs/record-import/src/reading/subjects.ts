import { type ReadingInput } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { type ReadingRecord } from './reading-record';
import {
  CREATE_DEVICES,
  CREATE_ITEM,
  CREATE_PATIENTS,
  EMIT_ASSOCIATIONS,
  FIND_DEVICES,
  FIND_ITEM,
  FIND_KEYS,
  RECORD_REGISTRATIONS,
} from './subjects.sql';

const MAX_REMEMBERED = 100_000;

/**
 * Returns the serial number of a subject's device. It is not computed in SQL, because with row-level security PostgreSQL could then not use the index
 * on identifiers and would scan all identifiers for every subject.
 * @param key the form in which the database compares the subject's `externalIdentifier`
 */
const serialOf = (key: string) => `import-${key}`;

async function findKeys(transaction: Transaction, subjects: readonly string[]): Promise<Map<string, string>> {
  const rows = await transaction.run(FIND_KEYS, { subjects });
  return new Map(rows.map(({ subject, key }) => [subject, key]));
}

/** Returns the ids of the devices that subjects have. @param keys the keys of the subjects, by subject */
async function findDevices(transaction: Transaction, keys: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const rows = await transaction.run(FIND_DEVICES, { serials: [...new Set(keys.values())].map(serialOf) });
  const devices = new Map(rows.map(({ serial, deviceId }) => [serial, deviceId]));
  return new Map(
    [...keys].flatMap(([subject, key]) => {
      const deviceId = devices.get(serialOf(key));
      return deviceId === undefined ? [] : [[subject, deviceId]];
    }),
  );
}

/** Returns the ids of the devices that earlier imports have created, by subject. */
export async function deviceIdsOf(transaction: Transaction, subjects: readonly string[]): Promise<Map<string, number>> {
  return findDevices(transaction, await findKeys(transaction, subjects));
}

/**
 * The subjects of an imported file. Each subject is the `externalIdentifier` of a patient who has a device with the serial number `import-<subject>`.
 * Missing patients and devices are created.
 */
export class ImportedPatients {
  /** Ids of devices, by the identifier in the column `subject`. */
  private readonly known = new Map<string, number>();

  /** Converts a record of the file to a reading. `require` must have loaded the record's subject. */
  readingOf({ subject, instant, deviceTimeZoneOffset, glucose, glucoseUnit, outOfRange }: ReadingRecord): ReadingInput {
    const deviceId = this.known.get(subject);
    if (deviceId === undefined) throw new Error('A subject of the batch was not loaded.');
    return {
      readingTimestamp: instant,
      device: { id: deviceId },
      deviceTimeZoneOffset,
      glucose,
      glucoseUnit,
      ...(outOfRange !== null && { outOfRange }),
    };
  }

  /** Loads the devices of subjects, creating missing patients and devices. @returns the number of devices and the ids of patients created */
  async require(transaction: Transaction, subjects: string[]): Promise<{ created: number[]; devices: number }> {
    if (subjects.every((subject) => this.known.has(subject))) return { created: [], devices: 0 };
    if (this.known.size > MAX_REMEMBERED) this.known.clear();
    const missing = [...new Set(subjects)].filter((subject) => !this.known.has(subject));
    const itemId = await this.requireItem(transaction);
    const created = (await transaction.run(CREATE_PATIENTS, { subjects: missing })).map(({ id }) => id);
    const keys = await findKeys(transaction, missing);
    const devices = await this.createDevices(transaction, keys, itemId);
    for (const [subject, deviceId] of await findDevices(transaction, keys)) this.known.set(subject, deviceId);
    return { created, devices };
  }

  private async requireItem(transaction: Transaction): Promise<number> {
    const [found] = await transaction.run(FIND_ITEM, {});
    const [item] = found ? [found] : await transaction.run(CREATE_ITEM, {});
    if (!item) throw new Error('The item of imported devices was not created.');
    return item.id;
  }

  private async createDevices(transaction: Transaction, subjects: Map<string, string>, itemId: number): Promise<number> {
    const keys = [...new Set(subjects.values())];
    const created = await transaction.run(CREATE_DEVICES, { keys, serials: keys.map(serialOf), itemId });
    const ids = created.map(({ id }) => id);
    // The new devices get a history and associations, as if they had been registered and associated one by one.
    await transaction.run(RECORD_REGISTRATIONS, { ids });
    await transaction.run(EMIT_ASSOCIATIONS, { ids });
    return ids.length;
  }
}
