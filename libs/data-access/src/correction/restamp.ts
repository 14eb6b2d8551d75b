import {
  Conflict,
  NotFound,
  type RestampInput,
  type RestampPreview,
  type RestampView,
  type UndoRestampInput,
  nobody,
} from '@rpm/domain';
import { CHANGE_CUSTODY_VERSION, LOCK_CUSTODY } from '../custody/follow-custody';
import { lockDevice } from '../device/change-device';
import { addDeviceEvents } from '../fulfilment/device-history.sql';
import { findInTransaction, JsonText, type Transaction } from '@rpm/database';
import { allowReadings, moveReadings } from '../reading/move-readings';
import {
  ADD_RESTAMP,
  countRestamped,
  SET_COUNT_OF_RESTAMP,
  FIND_RESTAMP,
  readingsInPeriod,
  readingsOfRestamp,
  type RestampCounts,
  type RestampSet,
  setAside,
  SHIFT,
} from './restamp.sql';
import { RESTAMP_RESOURCE } from './restamp.view';

/** A restamp, or in a dry run its preview. */
type Result = Promise<JsonText<RestampView | RestampPreview>>;

/**
 * Shifts the readings of a device in a period by an offset, because its clock was wrong.
 * @throws NotFound, Conflict if readings would collide or change their patient and the input does not permit it, Problem `too_many_readings`
 */
export async function restampReadings(transaction: Transaction, deviceId: number, input: RestampInput): Result {
  const { startTimestamp, endTimestamp, offsetSeconds, skipCollisions = false, allowPatientChanges = false } = input;
  await lockDevice(transaction, { id: deviceId, expectedEntityTags: null });
  const set = readingsInPeriod(startTimestamp, endTimestamp);
  const record = { start: startTimestamp, end: endTimestamp, undoneId: null };
  return restamp(transaction, { deviceId, offsetSeconds, set, record, skipCollisions, allowPatientChanges });
}

/** Shifts the readings of an earlier restamp back. @throws NotFound, Conflict if it is undone already, or if readings would collide */
export async function undoRestamp(transaction: Transaction, deviceId: number, input: UndoRestampInput): Result {
  const { id } = input.restamp;
  await lockDevice(transaction, { id: deviceId, expectedEntityTags: null });
  const [undone] = await transaction.run(FIND_RESTAMP, { deviceId, id });
  if (!undone) throw new NotFound('restamp');
  if (undone.isUndone) throw new Conflict('This restamp is undone already.');
  return restamp(transaction, {
    deviceId,
    offsetSeconds: -undone.offsetSeconds,
    set: readingsOfRestamp(id),
    record: { start: null, end: null, undoneId: id },
    skipCollisions: input.skipCollisions ?? false,
    allowPatientChanges: true,
  });
}

interface Restamp extends Required<Pick<RestampInput, 'offsetSeconds' | 'skipCollisions' | 'allowPatientChanges'>> {
  deviceId: number;
  set: RestampSet;
  /** The values that the table of corrections stores besides the device and the offset. */
  record: { start: Date | null; end: Date | null; undoneId: number | null };
}

async function restamp(transaction: Transaction, given: Restamp): Result {
  const { correction, changedReadings } = transaction;
  const { deviceId, offsetSeconds, set, record, ...permitted } = given;
  if (!correction.dryRun) await stopRecording(transaction, deviceId);
  const shift = { deviceId, offsetSeconds };
  const found = await transaction.run(countRestamped(set), { ...set.args, ...shift });
  const preview = previewOf(found);
  await allowReadings(transaction, preview.readingCount);
  assertPlausible(found);
  if (correction.dryRun) return JsonText.of(preview, nobody);
  assertPermitted(preview, permitted);
  const [added] = await transaction.run(ADD_RESTAMP, { ...shift, ...record });
  const id = Number(added?.id);
  for (const { kind } of found.filter(({ count }) => count > 0)) {
    await transaction.run(setAside(kind, set), { ...set.args, ...shift });
  }
  await moveReadings(transaction, SHIFT, shift, { correctionId: id });
  await transaction.run(SET_COUNT_OF_RESTAMP, { id, count: changedReadings.total });
  await addDeviceEvents(transaction, [{ deviceId, type: 'readingsRestamped', eventTimestamp: new Date(), note: null }]);
  return findInTransaction(transaction, RESTAMP_RESOURCE, id);
}

/**
 * Waits for readings of the device that are being recorded, and lets new ones wait until the transaction ends, because they might be stored at a time that
 * a reading is shifted to, or be the same as a reading that is shifted.
 */
async function stopRecording(transaction: Transaction, deviceId: number): Promise<void> {
  await transaction.run(LOCK_CUSTODY, { deviceIds: [deviceId] });
  await transaction.run(CHANGE_CUSTODY_VERSION, { deviceIds: [deviceId] });
}

function previewOf(found: readonly RestampCounts[]): RestampPreview {
  const sum = (name: 'count' | 'collisions' | 'patientChanges') => found.reduce((total, one) => total + one[name], 0);
  return {
    readingCount: sum('count'),
    readingCounts: found.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, count })),
    collisionCount: sum('collisions'),
    patientChangeCount: sum('patientChanges'),
  };
}

function assertPlausible(found: readonly RestampCounts[]): void {
  const count = found.reduce((total, { implausible }) => total + implausible, 0);
  if (count > 0) throw new Conflict(`${count} readings would have been taken in the future or before the year 2000.`);
}

function assertPermitted(
  { collisionCount, patientChangeCount }: RestampPreview,
  { skipCollisions, allowPatientChanges }: Pick<Restamp, 'skipCollisions' | 'allowPatientChanges'>,
): void {
  if (collisionCount > 0 && !skipCollisions)
    throw new Conflict(
      `The device has other readings at the new times of ${collisionCount} readings. Send skipCollisions to leave these as they are.`,
    );
  if (patientChangeCount > 0 && !allowPatientChanges)
    throw new Conflict(`${patientChangeCount} readings would change their patient. Send allowPatientChanges to permit it.`);
}
