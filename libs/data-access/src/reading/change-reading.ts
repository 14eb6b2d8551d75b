import {
  applyCorrection,
  Conflict,
  correctableProperties,
  NotFound,
  PreconditionFailed,
  type ReadingCorrection,
  readingKind,
  type ReadingKindName,
  type ReadingView,
  embeddedPatients,
  patientsGiven,
} from '@rpm/domain';
import { JsonText, assertState, type ExpectedState, entityTagOf, type Transaction } from '@rpm/database';
import { addDeviceToReadingStatement, changeReadingStatement, lockReadingStatement } from './reading-change.sql';
import { findReadingRecordsStatement } from './reading.sql';
import { readingAsJson } from './reading.view';

/**
 * Corrects, voids or restores a reading. The previous version is kept as a revision. If nothing changes, no event and no revision are stored.
 * @returns the reading after the change
 * @throws NotFound, PreconditionFailed, InvalidInput
 * @throws Conflict if the reading is entered in error and the correction does not restore it
 */
export async function changeReading(
  transaction: Transaction,
  kind: ReadingKindName,
  request: ExpectedState,
  id: number,
  { enteredInError, ...correction }: ReadingCorrection,
): Promise<JsonText<ReadingView>> {
  const { json, values, isVoided, remainingId } = await lockReading(transaction, kind, request, id);
  if (isVoided && enteredInError === undefined) throw new Conflict(ENTERED_IN_ERROR);
  const willBeVoided = enteredInError ?? false;
  const after = applyCorrection(kind, values, correction);
  if (!after && willBeVoided === isVoided) return json;
  if (!willBeVoided && remainingId !== null) throw new Conflict(OF_MERGED_PATIENT);
  const args = { ...storedValues(kind, after ?? values), id, isVoided: willBeVoided };
  const [changed] = await transaction.run(changeReadingStatement(kind), args);
  if (!changed) throw new NotFound(readingKind(kind).noun);
  return JsonText.writtenBy(readingAsJson, changed.json, embeddedPatients, willBeVoided ? { isVoided: true } : {});
}

const ENTERED_IN_ERROR =
  'This reading was entered in error. Send enteredInError: false to restore it, with or without other corrections.';

const OF_MERGED_PATIENT =
  'The patient of this reading was merged, and the remaining patient has the reading of this time. Undo the merge to restore this one.';

/** Marks a reading as entered in error. @throws NotFound if it does not exist, or is entered in error already; PreconditionFailed */
export async function voidReading(
  transaction: Transaction,
  kind: ReadingKindName,
  request: ExpectedState,
  id: number,
): Promise<JsonText<null>> {
  const { json, values, isVoided } = await lockReading(transaction, kind, request, id);
  if (isVoided) throw new NotFound(readingKind(kind).noun);
  await transaction.run(changeReadingStatement(kind), { ...storedValues(kind, values), id, isVoided: true });
  return JsonText.empty(patientsGiven(json.patients));
}

/** Locks a reading, and checks that it is in the state that the caller expects. @throws NotFound, PreconditionFailed */
export async function lockReading(
  transaction: Transaction,
  kind: ReadingKindName,
  { expectedEntityTags, readOnly }: ExpectedState,
  id: number,
) {
  const [row] = await transaction.run(lockReadingStatement(kind), { id });
  if (!row) throw new NotFound(readingKind(kind).noun);
  const json = JsonText.writtenBy(readingAsJson, row.json, embeddedPatients);
  transaction.concern(json.patients);
  const isExpected = expectedEntityTags?.includes(entityTagOf(json.text)) ?? true;
  if (!isExpected || readOnly?.()) {
    // Callers who have fetched the reading with `view=record` send the properties and the entity tag of its record, so these are compared with the record.
    const [record] = await transaction.run(findReadingRecordsStatement(kind), { ids: [id], includeVoided: true });
    if (!record) throw new PreconditionFailed();
    assertState(
      { expectedEntityTags: isExpected ? null : expectedEntityTags, ...(readOnly && { readOnly }) },
      JsonText.writtenBy(readingAsJson, record.json, embeddedPatients),
    );
  }
  return { ...row, json };
}

/** An empty list is stored as null. */
function storedValues(kind: ReadingKindName, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    correctableProperties(kind).map((property) => {
      const value = values[property] ?? null;
      return [property, Array.isArray(value) && value.length === 0 ? null : value];
    }),
  );
}

/**
 * Adds the device to a reading of a patient without one, unless it has changed since a version. The caller has locked the patient against other recordings.
 * @param offset the offset of the device's time zone in seconds; null if it is not known @returns whether the device was added
 */
export async function addDeviceToReading(
  transaction: Transaction,
  kind: ReadingKindName,
  change: { id: number; deviceId: number; version: number; offset: number | null },
): Promise<boolean> {
  const added = Object.fromEntries((readingKind(kind).addedLater ?? []).map((property) => [property, null]));
  return (await transaction.run(addDeviceToReadingStatement(kind), { ...added, ...change })).length > 0;
}
