import { type QuarantineCode } from '@rpm/domain';
import { type DeviceKey, type HealthPart, type ReadingPart } from '../adapter/message-part';
import { type ProcessedSource } from '../source/processed-source';
import { type DeviceName, nameOfDevice, nameOfPerson } from './device-name';
import { type Names } from './named-things';

/** A part that names a device or a patient. */
export type OwnedPart = ReadingPart | HealthPart;

/** The device and the patient that a part names; null where it names none. */
export interface Owner {
  deviceId: number | null;
  patientId: number | null;
}

export function deviceNameOf({ device }: { device: DeviceKey | null }): DeviceName | null {
  const name = device && nameOfDevice(device);
  return name === null || name.text === '' ? null : name;
}

export function personOf(part: OwnedPart): string | null {
  const name = part.type === 'reading' && part.person !== null ? nameOfPerson(part.person) : '';
  return name === '' ? null : name;
}

/** Returns the device and the patient that a part names at an instant, or the code of the reason why it names none. */
export function ownerOf(names: Names, source: ProcessedSource, part: OwnedPart, at: Date): Owner | QuarantineCode {
  const [device, person] = [deviceNameOf(part), personOf(part)];
  const patient = person === null ? 'unknown' : names.person(person, at);
  if (patient === 'ambiguous') return 'person_ambiguous';
  const patientId = patient === 'unknown' ? null : patient.id;
  if (device !== null) {
    const found = names.device(device, at);
    if (found === 'ambiguous') return 'device_ambiguous';
    if (found !== 'unknown') return { deviceId: found.id, patientId };
    const isIdentifier = device.identifier !== null || part.device?.type === 'imei';
    if (isIdentifier || part.type === 'health') return 'device_unknown';
  }
  // A person whom nobody knows is perhaps not the patient of the source.
  const remaining = person === null ? source.patientId : patientId;
  if (remaining !== null) return { deviceId: null, patientId: remaining };
  return device !== null && person === null ? 'device_unknown' : 'patient_unknown';
}

/** Returns the different devices and patients that a part names in a period, in the order of their times. */
export function ownersIn(names: Names, source: ProcessedSource, part: OwnedPart, from: Date, until: Date): Owner[] {
  const changes = names.changes(deviceNameOf(part), personOf(part)).filter((at) => at > from && at < until);
  const times = [from, ...changes.sort((one, other) => one.getTime() - other.getTime())];
  const owners = new Map<string, Owner>();
  for (const at of times) {
    const owner = ownerOf(names, source, part, at);
    if (typeof owner === 'object') owners.set(ownerKey(owner), owner);
  }
  return [...owners.values()];
}

/** Returns a text that is equal for equal owners. */
export const ownerKey = ({ deviceId, patientId }: Owner): string => `${deviceId} ${patientId}`;
