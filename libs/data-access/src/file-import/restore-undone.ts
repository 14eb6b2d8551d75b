import { InvalidInput, type ReadingInput, readingKind, type ReadingKindName, toFixedUnit } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { changeReading } from '../reading/change-reading';
import { findUndoneReadings, RESTORE_BY_IDS, takeOverOrigins } from './restore-undone.sql';

const ANY_STATE = { expectedEntityTags: null };

/**
 * Restores readings of a file that undoing an earlier import has voided, with the values of the file. Sending a voided reading again does not restore it, because a
 * person has voided it; these were voided only so that the file could be imported again, with other answers or to the end. The readings then belong to the new
 * import. Readings that somebody has changed since the undo stay voided. @returns the positions of the restored readings
 */
export async function restoreUndoneReadings(
  transaction: Transaction,
  { kind, fileImportId, readings }: { kind: ReadingKindName; fileImportId: number; readings: readonly ReadingInput[] },
): Promise<Set<number>> {
  const found = await transaction.run(findUndoneReadings(kind), {
    deviceIds: readings.map(({ device }) => device?.id ?? 0),
    instants: readings.map(({ readingTimestamp }) => readingTimestamp),
    indexes: readings.map(({ measurementIndex }) => measurementIndex ?? null),
  });
  const restored = new Map<number, number>();
  const unchanged: number[] = [];
  for (const { place, id, values } of found) {
    const input = readings[place];
    if (!input || restored.has(place)) continue;
    if (hasValues(kind, input, values)) unchanged.push(id);
    // Other values are rare: the earlier import had another unit or time zone. Each is checked and converted as a correction by a person is.
    else if (!(await restoreWith(transaction, kind, id, input))) continue;
    restored.set(place, id);
  }
  if (restored.size === 0) return new Set();
  if (unchanged.length > 0) await transaction.run(RESTORE_BY_IDS.change(kind), { ids: unchanged, correctionId: null });
  await transaction.run(takeOverOrigins(kind), { fileImportId, ids: [...restored.values()] });
  return new Set(restored.keys());
}

/** Returns the measured values of an input. Values that the input does not have are null, because those of the earlier import must not remain. */
const measuredValues = (kind: ReadingKindName, input: ReadingInput) =>
  Object.fromEntries(Object.keys(readingKind(kind).values).map((property) => [property, input[property] ?? null]));

function hasValues(kind: ReadingKindName, input: ReadingInput, stored: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(measuredValues(kind, input)).every(([property, value]) =>
    typeof value === 'number'
      ? toFixedUnit(value, input[`${property}Unit`]) === Number(stored[property] ?? NaN)
      : value === (stored[property] ?? null),
  );
}

/** @returns false if the values are not valid; the line is then rejected as others are */
async function restoreWith(transaction: Transaction, kind: ReadingKindName, id: number, input: ReadingInput): Promise<boolean> {
  const {
    device: _device,
    patient: _patient,
    readingTimestamp: _time,
    measurementIndex: _index,
    deviceTimeZoneOffset: _offset,
    ...values
  } = input;
  try {
    await changeReading(transaction, kind, ANY_STATE, id, { ...measuredValues(kind, input), ...values, enteredInError: false });
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}
