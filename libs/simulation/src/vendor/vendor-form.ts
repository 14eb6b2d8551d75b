import { type AdapterName, type ReadingKindName } from '@rpm/domain';
import { type SeededRandom } from '../random';

/** An adapter whose messages the simulation can write. */
export type VendorName = Exclude<AdapterName, 'mapping'>;

/** A reading of the virtual clinic, with the names of its device and person at the vendor. */
export interface VendorReading {
  kind: ReadingKindName;
  instant: Date;
  /** Offset of the device's time zone in seconds east of UTC. */
  deviceTimeZoneOffset: number;
  values: Readonly<Record<string, unknown>>;
  device: string;
  person: string;
}

/** A message in the form of a vendor. */
export interface VendorMessage {
  body: string;
  /** Path that the vendor or app appends to the URL of the source; an empty text if it appends none. */
  path: string;
}

/**
 * The connection of a vendor's messages to patients:
 * - `device`: each message names a device, by its IMEI or a text that an alias connects to it.
 * - `person`: each message names a person, whom an alias connects to a patient.
 * - `patient`: messages name nobody, so that each patient has a source.
 */
export type VendorBinding = 'device' | 'person' | 'patient';

/** Writes readings in the form of a vendor: the inverse of an adapter. It is pure apart from the random numbers it is given. */
export interface VendorForm {
  adapter: VendorName;
  binding: VendorBinding;
  /** Whether messages name devices by their IMEI; other messages have a name of the vendor, which needs an alias. */
  usesImei?: true;
  /** Returns the values that the service must store for a reading, in the fixed units of the API; null if the vendor does not carry the reading. */
  stored(reading: VendorReading): Readonly<Record<string, unknown>> | null;
  /** Writes readings of one day, in the order in which they were taken: split into several messages, or repeated as a superset, as the vendor does. */
  write(readings: readonly VendorReading[], random: SeededRandom): VendorMessage[];
  /** Writes messages without a reading that must be recorded, such as heartbeats and test data, after a reading of the device or person. */
  idle(reading: VendorReading): VendorMessage[];
}

/** Returns the properties of an object that have one of the names and are not absent. */
export function pick(values: Readonly<Record<string, unknown>>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

export const toMessage = (body: unknown, path = ''): VendorMessage => ({ body: JSON.stringify(body), path });
