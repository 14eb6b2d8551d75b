import {
  applyCorrection,
  Problem,
  type ReadingCorrection,
  type ReadingInput,
  readingKind,
  type ReadingKindName,
} from '@rpm/domain';
import { type PlacedPart } from './placed-part';
import { type StoredReading } from './stored-readings.sql';

/** Returns whether a part that is processed again differs from its reading at most in values with which it has completed it. */
export function hasCompleted(kind: ReadingKindName, reading: ReadingInput, { values }: StoredReading): boolean {
  const others = Object.entries(wholeCorrection(kind, reading)).filter(([name]) => !isAddedLater(kind, name));
  return changesNothing(kind, values, Object.fromEntries(others));
}

/** Returns whether a part adds values to a stored reading that has none of them, and otherwise has its values. */
export function completes(kind: ReadingKindName, reading: ReadingInput, stored: StoredReading): boolean {
  const added = (readingKind(kind).addedLater ?? []).filter((name) => (reading[name] ?? null) !== null);
  return added.length > 0 && added.every((name) => (stored.values[name] ?? null) === null) && hasCompleted(kind, reading, stored);
}

/** Returns the correction that also removes values with which other parts have completed a reading. They complete it again if it is still theirs. */
export const exactCorrection = (kind: ReadingKindName, reading: ReadingInput): ReadingCorrection => ({
  ...Object.fromEntries((readingKind(kind).addedLater ?? []).map((name) => [name, null])),
  ...wholeCorrection(kind, reading),
});

/** Returns whether a stored reading has the values of a part, as far as the part has them. */
export const hasValuesOf = (kind: ReadingKindName, { reading }: PlacedPart, { values }: StoredReading): boolean =>
  changesNothing(kind, values, wholeCorrection(kind, reading));

function changesNothing(kind: ReadingKindName, values: StoredReading['values'], correction: ReadingCorrection): boolean {
  try {
    return applyCorrection(kind, values, correction) === null;
  } catch (error) {
    // The values contradict each other, so they are not the stored ones.
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** Returns the names of the values that a part has. */
export const valuesOf = (kind: ReadingKindName, { reading }: PlacedPart) =>
  Object.keys(readingKind(kind).values).filter((property) => (reading[property] ?? null) !== null);

/** Returns the correction to the values of a reading. A value that the reading lacks stays as it is: another part may have completed it. */
export function wholeCorrection(kind: ReadingKindName, reading: ReadingInput): ReadingCorrection {
  const names = Object.keys(readingKind(kind).values).flatMap((property) => [property, `${property}Unit`]);
  const sent = [...names, 'outOfRange'].filter((property) => (reading[property] ?? null) !== null);
  return { ...Object.fromEntries(sent.map((property) => [property, reading[property]])), manual: reading.manual ?? false };
}

/** Returns whether the vendor has given a stored reading another id than that of a part, so that the part is about another reading of the same instant. */
export function isOfOtherId({ part: { vendorId } }: PlacedPart, stored: StoredReading): boolean {
  return vendorId !== undefined && stored.vendorId !== null && stored.vendorId !== vendorId;
}

/** Returns whether a message has made a reading, as far as that is known. */
export const isMaker = ({ messageId }: PlacedPart, { makerId }: StoredReading) => makerId === null || makerId === messageId;

/** Returns whether a part came before the one that has made a reading. */
export function cameBeforeMaker(
  { messageId, ordinal }: PlacedPart,
  { makerId, makerOrdinal }: Pick<StoredReading, 'makerId' | 'makerOrdinal'>,
): boolean {
  if (makerId === null || makerOrdinal === null) return false;
  return messageId === makerId ? ordinal < makerOrdinal : messageId < makerId;
}

export const isAddedLater = (kind: ReadingKindName, property: string) => (readingKind(kind).addedLater ?? []).includes(property);

/** Returns whether a part came before the one that has written the present values of a reading. A message that is sent again is as old as the first one. */
export function isOlder({ messageId, firstMessageId, ordinal }: PlacedPart, stored: StoredReading): boolean {
  if (!stored.isOfSource || stored.messageId === null || stored.ordinal === null) return false;
  const isSame = messageId === stored.messageId || firstMessageId === stored.messageId;
  return isSame ? ordinal < stored.ordinal : firstMessageId < stored.messageId;
}
