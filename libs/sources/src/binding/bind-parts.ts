import { type Transaction } from '@rpm/database';
import { type QuarantineCode } from '@rpm/domain';
import { type ProcessedSource } from '../source/processed-source';
import { type DeviceName } from './device-name';
import { findNames, type Names } from './named-things';
import { findOwnerZones, isWithoutZone, type OwnerZones, roughInstant } from './owner-zones';
import { instantOf, type KnownZones } from './part-instant';
import { deviceNameOf, type OwnedPart, type Owner, ownerOf, personOf } from './part-owner';
import { registerDevices } from './register-devices';

/** A part that names a device or a patient, with the time at which its message was received. */
export interface PartToBind {
  part: OwnedPart;
  receivedAt: Date;
}

/** The device, the patient and the instant of a part. */
export interface Binding extends Owner {
  instant: Date;
  /** Whether the time zone was assumed. */
  isAssumed: boolean;
  zones: KnownZones;
}

/** The reason why a part has no binding, with its device and patient as far as they are known. */
export interface Unbound extends Owner {
  code: QuarantineCode;
}

/**
 * Finds the device, the patient and the instant of each part.
 * - A device is found by an alias of the source, and by its identifiers if the adapter says that the text is one. An unknown one is registered if the source says so.
 * - A patient is found by an alias of the source only, never by a name. If a source belongs to one patient, its readings without a device and a person are that patient's.
 * - A text that only an alias can connect with a device may stay unknown if the patient is known: apps name phones and sensors that nobody registers.
 * - A local time is resolved before its owner is looked up, because texts name other things at other times. See {@link bindWithoutZone} for a time without any zone.
 */
export async function bindParts(
  transaction: Transaction,
  source: ProcessedSource,
  parts: readonly PartToBind[],
): Promise<(Binding | Unbound)[]> {
  if (parts.length === 0) return [];
  const devices = parts.flatMap(({ part }) => deviceNameOf(part) ?? []);
  const people = parts.flatMap(({ part }) => personOf(part) ?? []);
  const bind = async () => {
    const names = await findNames(transaction, source.id, devices, people);
    const zones = await findOwnerZones(
      transaction,
      source,
      names,
      parts.map(({ part }) => part),
    );
    return parts.map((one, at) => bindPart(names, source, one, zones[at] ?? null));
  };
  const bound = await bind();
  const unknown = source.unknownDevices === 'register' ? unknownDevices(parts, bound) : [];
  return unknown.length > 0 && (await registerDevices(transaction, source, unknown)) ? bind() : bound;
}

function bindPart(names: Names, source: ProcessedSource, one: PartToBind, zones: OwnerZones | null): Binding | Unbound {
  const { part, receivedAt } = one;
  if (zones !== null && isWithoutZone(part.time)) return bindWithoutZone(names, source, one, zones);
  const known: KnownZones = { source: source.timeZone, patient: null };
  const found = instantOf(part.time, known, receivedAt, deviceOffsetOf(part));
  const owner = ownerOf(names, source, part, typeof found === 'string' ? roughInstant(part.time) : found.instant);
  if (typeof owner === 'string') return unbound(owner);
  if (typeof found === 'string') return unbound(found, owner);
  const patient = zones?.patientAt(owner, found.instant)?.timeZone ?? null;
  return { ...owner, ...found, zones: { ...known, patient } };
}

/**
 * Binds a part with a local time for which only a patient can have the time zone. The owner says whose zone it is, and the zone says when the owner is looked up: the
 * answer is the instant at which the clock of the patient showed this time while the reading was that patient's. If there are several such instants, or a patient who may
 * have taken the reading has no zone, nobody but a person can decide, by giving the source or the patient a zone.
 */
function bindWithoutZone(
  names: Names,
  source: ProcessedSource,
  { part, receivedAt }: PartToBind,
  owners: OwnerZones,
): Binding | Unbound {
  const roughly = ownerOf(names, source, part, roughInstant(part.time));
  const unknown = owners.periods.find(({ timeZone }) => timeZone === null);
  if (unknown) return withoutZone(part, receivedAt, roughly, unknown.patientId);
  const reasons: Unbound[] = [];
  const bound = new Map<number, Binding>();
  for (const patient of new Set(owners.periods.map(({ timeZone }) => timeZone))) {
    const zones: KnownZones = { source: null, patient };
    const found = instantOf(part.time, zones, receivedAt, deviceOffsetOf(part));
    if (typeof found === 'string') {
      reasons.push(typeof roughly === 'string' ? unbound(roughly) : unbound(found, roughly));
      continue;
    }
    const owner = ownerOf(names, source, part, found.instant);
    if (typeof owner === 'string') reasons.push(unbound(owner));
    else if (owners.patientAt(owner, found.instant)?.timeZone === patient)
      bound.set(found.instant.getTime(), { ...owner, ...found, zones });
  }
  const [binding, ...others] = bound.values();
  if (binding && others.length === 0) return binding;
  const [reason] = reasons;
  if (!binding && reason) return reason;
  return withoutZone(part, receivedAt, roughly, owners.periods[0]?.patientId ?? null);
}

/** Returns that no single time zone is known, with a patient whose zone decides. */
function withoutZone(part: OwnedPart, receivedAt: Date, owner: Owner | QuarantineCode, patientId: number | null): Unbound {
  if (typeof owner === 'string' && patientId === null) return unbound(owner);
  const { deviceId, patientId: named } = typeof owner === 'string' ? NOBODY : owner;
  // A time that does not exist in any zone is invalid.
  const reason = instantOf(part.time, NO_ZONES, receivedAt);
  return { code: typeof reason === 'string' ? reason : 'time_zone_missing', deviceId, patientId: patientId ?? named };
}

const NO_ZONES: KnownZones = { source: null, patient: null };

const NOBODY: Owner = { deviceId: null, patientId: null };

const unbound = (code: QuarantineCode, { deviceId, patientId }: Owner = NOBODY): Unbound => ({ code, deviceId, patientId });

const deviceOffsetOf = (part: OwnedPart) => (part.type === 'reading' ? part.deviceTimeZoneOffset : undefined);

/** Returns the devices that must be registered, each once. */
function unknownDevices(parts: readonly PartToBind[], bound: readonly (Binding | Unbound)[]): DeviceName[] {
  const unknown = new Map<string, DeviceName>();
  for (const [at, { part }] of parts.entries()) {
    const [device, one] = [deviceNameOf(part), bound[at]];
    if (device && one && 'code' in one && one.code === 'device_unknown') unknown.set(device.text, device);
  }
  return [...unknown.values()];
}
