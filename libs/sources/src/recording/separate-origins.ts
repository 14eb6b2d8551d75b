import { isOfDevice, type RecordOutcome } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { isNearEqual } from './near-equal';
import { indexOfOrigin, mayBeSameProvider } from './origin';
import { asSeenBy, type PlacedPart, providerOf, readingKeysOf } from './placed-part';
import { findReadingsOfKeysStatement, findStoredReadingsStatement } from './stored-readings.sql';

/** A part about a patient and an instant for which another origin has recorded a reading with other values. */
export interface ForeignPart {
  /** Place of the part in the list. */
  at: number;
  placed: PlacedPart;
  /** The reading to record again. Its `measurementIndex` distinguishes it from readings of other origins at the same time. */
  reading: ReadingInput;
}

/** Finds the parts whose readings differ from those of other origins, so that two apps of one patient without a device never compete for an instant. */
export async function findForeignParts(
  transaction: Transaction,
  sourceId: number,
  kind: ReadingKindName,
  parts: readonly PlacedPart[],
  readings: readonly ReadingInput[],
  outcomes: readonly RecordOutcome[],
): Promise<ForeignPart[]> {
  const competing = outcomes.flatMap((outcome, at) => {
    const [reading, placed] = [readings[at], parts[at]];
    const isOfPatient = reading && !isOfDevice(reading) && (reading.measurementIndex ?? null) === null;
    const differs = outcome.status === 'conflict' || outcome.status === 'voided';
    return differs && isOfPatient && placed ? [{ at, id: outcome.id, reading, placed }] : [];
  });
  if (competing.length === 0) return [];
  const ids = [...new Set(competing.map(({ id }) => id))];
  const rows = await transaction.run(findStoredReadingsStatement(kind), { sourceId, ids });
  const stored = new Map(rows.map((row) => [row.id, row]));
  // The origins of the readings of this statement are not stored yet.
  const made = new Map(outcomes.flatMap((one, at) => (one.status === 'created' && parts[at] ? [[one.id, parts[at]]] : [])));
  const foreign = competing.filter(({ id, placed, reading }) => {
    const [one, maker] = [stored.get(id), made.get(id)];
    const isOwn = maker ? mayBeSameProvider(providerOf(maker), providerOf(placed)) : asSeenBy(placed, one)?.isOfSource === true;
    return !isOwn && !(one && isNearEqual(kind, one.values, reading));
  });
  const unknown = await findOfUnknownProviders(transaction, sourceId, kind, foreign);
  return foreign.map(({ at, placed, reading }) => {
    const provider = unknown.has(at) ? null : providerOf(placed);
    return { at, placed, reading: { ...reading, measurementIndex: indexOfOrigin(sourceId, provider) } };
  });
}

/** Finds the parts whose readings the source has distinguished from those of others before it knew providers. @returns their places in the list */
async function findOfUnknownProviders(
  transaction: Transaction,
  sourceId: number,
  kind: ReadingKindName,
  parts: readonly Omit<ForeignPart, 'reading'>[],
): Promise<Set<number>> {
  const ofProviders = parts.filter(({ placed }) => providerOf(placed) !== null);
  if (ofProviders.length === 0) return new Set();
  const unknownIndex = indexOfOrigin(sourceId, null);
  const placed = ofProviders.map((one) => one.placed);
  const rows = await transaction.run(findReadingsOfKeysStatement(kind), {
    ...readingKeysOf(sourceId, placed),
    indexes: placed.map(() => unknownIndex),
  });
  return new Set(
    rows.flatMap((row) => {
      const one = ofProviders[row.n - 1];
      return one && asSeenBy(one.placed, row).isOfSource ? [one.at] : [];
    }),
  );
}
