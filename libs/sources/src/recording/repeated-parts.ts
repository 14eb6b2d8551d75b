import { type Transaction } from '@rpm/database';
import { applyCorrection, Problem, type ReadingKindName } from '@rpm/domain';
import { isOfOtherId, wholeCorrection } from './part-changes';
import { type PartResult } from './part-result';
import { actionOf, asSeenBy, byKind, isWhole, keysOf, type PlacedPart, providerOf, readingKeysOf } from './placed-part';
import { findReadingsOfKeysStatement, type StoredReading } from './stored-readings.sql';

/** Maximum number of readings in one statement. */
const MAX_READINGS = 1_000;

/**
 * Records parts, of which those that only repeat an earlier one get its result: some vendors send the whole day again with each new value, so most parts of a
 * transaction are repeated.
 */
export async function recordRepeatsOnce(
  parts: readonly PlacedPart[],
  record: (parts: readonly PlacedPart[]) => Promise<void>,
): Promise<void> {
  const repeats = findRepeats(parts);
  await record(parts.filter((one) => !repeats.has(one)));
  for (const [one, first] of repeats) one.result = resultOfRepeat(first.result);
  // Every reading that a device drops is counted.
  const dropped = [...repeats.keys()].filter(({ result }) => result?.outcome === 'dropped');
  for (const one of dropped) one.result = null;
  if (dropped.length > 0) await record(dropped);
}

/** Finds the whole readings that are equal to the part before them about the same reading. @returns the earlier part of each */
function findRepeats(parts: readonly PlacedPart[]): Map<PlacedPart, PlacedPart> {
  const repeats = new Map<PlacedPart, PlacedPart>();
  const latest = new Map<string, { first: PlacedPart; content: string }>();
  for (const placed of parts) {
    const keys = keysOf(placed);
    const content = JSON.stringify([actionOf(placed), providerOf(placed), keys, placed.reading]);
    const [known] = keys.map((key) => latest.get(key));
    const isRepeat = known?.content === content && keys.every((key) => latest.get(key) === known);
    if (isRepeat && isWhole(placed) && placed.madeReadingId === undefined) repeats.set(placed, known.first);
    else for (const key of keys) latest.set(key, { first: placed, content });
  }
  return repeats;
}

function resultOfRepeat(first: PartResult | null): PartResult | null {
  if (first?.outcome !== 'stored' && first?.outcome !== 'corrected') return first;
  const { changes: _changes, ...result } = first;
  return { ...result, outcome: 'duplicate' };
}

/**
 * Sets the results of corrections that change nothing, without a lock: their readings of a patient without a device are stored with these values, and nobody but the
 * source has written them. If another part of the transaction may change such a reading, the correction is left to be recorded in its turn.
 */
export async function settleStored(transaction: Transaction, sourceId: number, parts: readonly PlacedPart[]): Promise<void> {
  const corrections = parts.filter(
    (one) => actionOf(one) === 'correct' && one.binding.deviceId === null && one.madeReadingId === undefined,
  );
  const found = new Map<PlacedPart, number>();
  for (const [kind, ofKind] of byKind(corrections)) {
    for (let at = 0; at < ofKind.length; at += MAX_READINGS) {
      const some = ofKind.slice(at, at + MAX_READINGS);
      const rows = await transaction.run(findReadingsOfKeysStatement(kind), readingKeysOf(sourceId, some));
      for (const row of rows) {
        const placed = some[row.n - 1];
        if (placed && isAsStored(kind, placed, asSeenBy(placed, row))) found.set(placed, row.id);
      }
    }
  }
  const changing = new Set(parts.flatMap((one) => (found.has(one) ? [] : keysOf(one))));
  for (const [placed, readingId] of found) {
    if (keysOf(placed).some((key) => changing.has(key))) continue;
    const { patientId } = placed.binding;
    placed.result = { outcome: 'duplicate', readingId, ...(patientId !== null && { patientId }) };
    transaction.concern([patientId]);
  }
}

function isAsStored(kind: ReadingKindName, placed: PlacedPart, stored: StoredReading): boolean {
  if (!stored.isUntouched || stored.isVoided || isOfOtherId(placed, stored)) return false;
  try {
    return applyCorrection(kind, stored.values, wholeCorrection(kind, placed.reading)) === null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}
