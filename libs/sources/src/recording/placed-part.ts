import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type ReadingPart } from '../adapter/message-part';
import { type Binding } from '../binding/bind-parts';
import { indexOfOrigin, mayBeSameProvider, providerHash } from './origin';
import { type PartResult } from './part-result';
import { type ReadingKeys, type StoredReading } from './stored-readings.sql';

/** A part with a reading whose device, patient and instant are known. */
export interface PlacedPart {
  messageId: number;
  /** The first message with an equal body, which decides which of two corrections is newer. */
  firstMessageId: number;
  ordinal: number;
  part: ReadingPart;
  binding: Binding;
  /** The values of the part: a whole reading, unless the part only completes or withdraws one. */
  reading: ReadingInput;
  /** The reading that the part has made before; absent if it has made none. */
  madeReadingId?: number;
  /** The reading of {@link madeReadingId}, if it was withdrawn because the part is about another one now. */
  withdrawnId?: number;
  /** The outcome of the part; null until it is known. */
  result: PartResult | null;
}

export const actionOf = ({ part }: PlacedPart): NonNullable<ReadingPart['action']> => part.action ?? 'record';

/** Returns whether a part is a whole reading, instead of what completes or withdraws one. */
export const isWhole = (one: PlacedPart): boolean => actionOf(one) === 'record' || actionOf(one) === 'correct';

/** Returns the hash of the provider that, with the source, is the origin of a part; null if the part names none. */
export const providerOf = ({ part }: PlacedPart): number | null =>
  part.provider === undefined ? null : providerHash(part.provider);

/**
 * Returns a stored reading as the origin of a part sees it: it may not change the reading of another provider at the same source, unless the vendor's id of the
 * reading shows that it is the same one.
 */
export function asSeenBy<T extends StoredReading | undefined>(placed: PlacedPart, stored: T): T {
  if (!stored || !stored.isOfSource || mayBeSameProvider(stored.providerHash, providerOf(placed))) return stored;
  if (stored.vendorId !== null && stored.vendorId === placed.part.vendorId) return stored;
  return { ...stored, isOfSource: false, isUntouched: false };
}

/** Returns the keys of the readings of parts, for the statement that finds these readings. */
export const readingKeysOf = (sourceId: number, parts: readonly PlacedPart[]): ReadingKeys => ({
  sourceId,
  deviceIds: parts.map(({ binding }) => binding.deviceId),
  patientIds: parts.map(({ binding }) => binding.patientId),
  times: parts.map(({ binding }) => binding.instant.getTime()),
  indexes: parts.map(({ part }) => part.measurementIndex ?? null),
  providers: parts.map(providerOf),
  originIndexes: parts.map((one) => indexOfOrigin(sourceId, providerOf(one))),
  unknownIndex: indexOfOrigin(sourceId, null),
});

/** Returns texts that are equal for parts about the same reading. */
export function keysOf({ part, binding }: PlacedPart): string[] {
  const { deviceId, patientId, instant } = binding;
  const owner = deviceId === null ? `patient ${patientId}` : `device ${deviceId}`;
  const key = [part.kind, owner, instant.getTime(), part.measurementIndex ?? ''].join(' ');
  return part.vendorId === undefined ? [key] : [key, `${part.kind} ${part.vendorId}`];
}

/** Splits parts into groups of the same kind, in the order of their first part. */
export function byKind<T extends { part: ReadingPart }>(parts: readonly T[]): Map<ReadingKindName, T[]> {
  const groups = new Map<ReadingKindName, T[]>();
  for (const one of parts) {
    const group = groups.get(one.part.kind);
    if (group) group.push(one);
    else groups.set(one.part.kind, [one]);
  }
  return groups;
}

/**
 * Splits parts into waves, in their order. The parts of a wave are independent of each other, or record the same reading several times; a part that changes a
 * reading belongs to a later wave than all earlier parts about the same reading.
 */
export function wavesOf(parts: readonly PlacedPart[]): PlacedPart[][] {
  const waves: PlacedPart[][] = [];
  let wave: PlacedPart[] = [];
  let changed = new Map<string, boolean>();
  for (const part of parts) {
    const keys = keysOf(part);
    const changes = actionOf(part) !== 'record';
    if (keys.some((key) => changed.has(key) && (changes || changed.get(key) === true))) {
      waves.push(wave);
      wave = [];
      changed = new Map();
    }
    wave.push(part);
    for (const key of keys) changed.set(key, changes || changed.get(key) === true);
  }
  if (wave.length > 0) waves.push(wave);
  return waves;
}
