import { Conflict, type Device, Patient, type PatientMergeInput, PatientMerged, type PatientView } from '@rpm/domain';
import { moveReadings } from '../reading/move-readings';
import { CHANGE_CUSTODY_VERSION, LOCK_CUSTODY } from '../custody/follow-custody';
import { addDeviceEvents, type DeviceAssociationEvent, emitAssociations } from '../fulfilment/device-history.sql';
import { lockDevices } from '../fulfilment/transition-devices';
import { updateDevices } from '../fulfilment/update-devices.sql';
import { releaseHeldOrders } from '../order/release-held-orders';
import { LOCK_PATIENTS } from './lock-patients.sql';
import {
  type ChangeTarget,
  lockEntity,
  lockRow,
  findInTransaction,
  type JsonText,
  assertState,
  expectsState,
  type Transaction,
} from '@rpm/database';
import { patientArchived } from './assert-not-archived';
import { assertPatient } from './merged-patient';
import { PATIENT_RESOURCE } from './patient.sql';
import {
  ADD_MERGE,
  ADD_MERGE_CORRECTION,
  COUNT_CONTRADICTIONS,
  EMIT_MERGED,
  EMIT_UNMERGED,
  END_MERGE,
  FIND_DEVICES_TO_MOVE,
  FIND_MERGE,
  LOCK_OF_PATIENT,
  MERGE_DUPLICATES,
  MERGE_OTHER_READINGS,
  MERGE_READINGS_OF_DEVICES,
  MERGE_SUBMISSIONS,
  type Merge,
  MOVE_TO_PATIENT,
  type MovedRow,
  RESET_REMAINING,
  SET_REMAINING,
  UNMERGE_DUPLICATES,
  UNMERGE_READINGS,
  UNMERGE_SUBMISSIONS,
} from './patient-merge.sql';

/**
 * Merges the record of a patient into the record of another one, because both are the same person: assignments of devices, orders, returns and readings are
 * moved, and the merged patient is not found any more. Its row stays, and its external identifier stays reserved.
 * @param target the remaining patient
 * @throws NotFound, PatientMerged, PreconditionFailed, InvalidInput if the patient to be merged does not exist
 * @throws Conflict if it is the same patient, or merged already, or if both have a reading without a device at the same time, with
 * different values
 * @throws Problem `patient_archived` if the remaining patient would get equipment, `too_many_readings`
 */
export async function mergePatients(
  transaction: Transaction,
  target: ChangeTarget,
  { patient: { id: mergedId } }: PatientMergeInput,
): Promise<JsonText<PatientView>> {
  const { changedReadings } = transaction;
  const { id: remainingId } = target;
  transaction.concern([mergedId, remainingId]);
  if (mergedId === remainingId) throw conflictAtPatient('This is the patient in the path. Send the other one.');
  const { devices, remaining, merged } = await lockRecords(transaction, target, mergedId, { from: mergedId, ids: null });
  if (merged.mergedInto !== null)
    throw conflictAtPatient(`This patient was merged already, into the patient ${merged.mergedInto}.`);
  const move: RecordMove = { from: mergedId, to: remainingId, ids: null, devices };
  const assignments = await moveAssignments(transaction, move);
  const orders = await transaction.run(MOVE_TO_PATIENT.customer_order, rowsToMove('customer_order', move));
  const returns = await transaction.run(MOVE_TO_PATIENT.customer_return, rowsToMove('customer_return', move));
  const equipment = [...assignments, ...orders].filter(({ isCurrent }) => isCurrent);
  if (remaining.archived && !merged.archived && equipment.length > 0) throw patientArchived();

  const [correction] = await transaction.run(ADD_MERGE_CORRECTION, {});
  const correctionId = Number(correction?.id);
  const pair = { mergedId, remainingId };
  const deviceIds = devices.map(({ id }) => id);
  await moveReadings(
    transaction,
    MERGE_READINGS_OF_DEVICES,
    { ...pair, deviceIds },
    { correctionId, stopRecording: () => stopRecording(transaction, pair, deviceIds) },
  );
  const [contradictions] = await transaction.run(COUNT_CONTRADICTIONS, pair);
  if (contradictions && contradictions.count > 0) throw contradiction(contradictions.count);
  await moveReadings(transaction, MERGE_DUPLICATES, pair, { correctionId });
  await moveReadings(transaction, MERGE_OTHER_READINGS, pair, { correctionId });
  await transaction.run(MERGE_SUBMISSIONS, { from: mergedId, to: remainingId });

  const redirected = await transaction.run(SET_REMAINING, pair);
  await transaction.run(ADD_MERGE, {
    ...pair,
    id: correctionId,
    assignmentIds: idsOf(assignments),
    orderIds: idsOf(orders),
    returnIds: idsOf(returns),
    readingCount: changedReadings.total,
  });
  await transaction.run(EMIT_MERGED, { ids: idsOf(redirected) });
  await releaseHeldOrders(transaction, { patientId: remainingId, siteId: null });
  return findInTransaction(transaction, PATIENT_RESOURCE, remainingId);
}

/**
 * Undoes a merge: moves back exactly the rows that the merge has moved, if the remaining patient still has them. Readings of a device belong to the
 * patient who held it, so readings that devices of the merged patient have taken since the merge are moved, too.
 * @param target the remaining patient
 * @throws NotFound, PatientMerged, PreconditionFailed, InvalidInput if the merged patient does not exist
 * @throws Conflict if the patient is not merged, or was merged into another one, Problem `too_many_readings`
 */
export async function unmergePatients(
  transaction: Transaction,
  target: ChangeTarget,
  { patient: { id: mergedId } }: PatientMergeInput,
): Promise<JsonText<PatientView>> {
  const { id: remainingId } = target;
  transaction.concern([mergedId, remainingId]);
  const found = await findMerge(transaction, mergedId);
  const ids = {
    device_assignment: found?.assignmentIds ?? [],
    customer_order: found?.orderIds ?? [],
    customer_return: found?.returnIds ?? [],
  };
  const { devices } = await lockRecords(transaction, target, mergedId, { from: remainingId, ids });
  const merge = await findMerge(transaction, mergedId);
  if (!merge || merge.id !== found?.id) throw conflictAtPatient('This patient is not merged.');
  if (merge.remainingId !== remainingId) {
    throw conflictAtPatient(
      `This patient was merged into the patient ${merge.remainingId}. Undo the merge of that one first, if it was merged, too.`,
    );
  }
  const redirected = await transaction.run(RESET_REMAINING, { mergedId });
  const move: RecordMove = { from: remainingId, to: mergedId, ids, devices };
  await moveAssignments(transaction, move);
  await transaction.run(MOVE_TO_PATIENT.customer_order, rowsToMove('customer_order', move));
  await transaction.run(MOVE_TO_PATIENT.customer_return, rowsToMove('customer_return', move));

  const pair = { mergedId, remainingId };
  const deviceIds = devices.map(({ id }) => id);
  await moveReadings(
    transaction,
    UNMERGE_READINGS,
    { ...pair, mergeId: merge.id, deviceIds },
    { stopRecording: () => stopRecording(transaction, pair, deviceIds) },
  );
  await moveReadings(transaction, UNMERGE_DUPLICATES, { ...pair, mergeId: merge.id });
  await transaction.run(UNMERGE_SUBMISSIONS, { from: remainingId, to: mergedId });

  await transaction.run(END_MERGE, { id: merge.id });
  await transaction.run(EMIT_UNMERGED, pair);
  if (redirected.length > 0) await transaction.run(EMIT_MERGED, { ids: idsOf(redirected) });
  await releaseHeldOrders(transaction, { patientId: mergedId, siteId: null });
  return findInTransaction(transaction, PATIENT_RESOURCE, remainingId);
}

type Table = keyof typeof MOVE_TO_PATIENT;

/** The data that are moved from one patient to another: all rows, or only those with the given ids. */
interface RecordMove {
  from: number;
  to: number;
  ids: Record<Table, readonly number[]> | null;
  devices: readonly Device[];
}

async function findMerge(transaction: Transaction, mergedId: number): Promise<Merge | undefined> {
  const [merge] = await transaction.run(FIND_MERGE, { mergedId });
  return merge;
}

/**
 * Locks the devices, orders and returns that are to be moved, and then both patients in the order of their ids, as other operations do. Rows that others
 * have added before the patients were locked are locked at the end.
 */
async function lockRecords(
  transaction: Transaction,
  { id: remainingId, ...expected }: ChangeTarget,
  mergedId: number,
  moved: Pick<RecordMove, 'from' | 'ids'>,
): Promise<{ devices: Device[]; remaining: Patient; merged: Patient }> {
  await lockBelongings(transaction, moved);
  if (mergedId < remainingId) await lockRow(transaction, Patient, mergedId);
  const remaining = await lockEntity(transaction, Patient, remainingId, PATIENT_RESOURCE.noun);
  const merged = await lockRow(transaction, Patient, mergedId);
  if (remaining.mergedInto !== null) throw new PatientMerged(remaining.mergedInto);
  if (expectsState(expected)) assertState(expected, await findInTransaction(transaction, PATIENT_RESOURCE, remainingId));
  if (!merged) {
    await assertPatient(transaction, { id: mergedId, pointer: '/patient/id' });
    throw new Error('The patient was found only without a lock.');
  }
  return { devices: await lockBelongings(transaction, moved), remaining, merged };
}

async function lockBelongings(transaction: Transaction, { from, ids }: Pick<RecordMove, 'from' | 'ids'>): Promise<Device[]> {
  const rowsOf = (table: Table) => ({ patientId: from, ids: ids?.[table] ?? null });
  await transaction.run(LOCK_OF_PATIENT.customer_order, rowsOf('customer_order'));
  await transaction.run(LOCK_OF_PATIENT.customer_return, rowsOf('customer_return'));
  return lockDevices(transaction, idsOf(await transaction.run(FIND_DEVICES_TO_MOVE, rowsOf('device_assignment'))));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Returns the arguments of the statements that move rows of a table. */
const rowsToMove = (table: Table, { from, to, ids }: RecordMove) => ({
  patientId: from,
  ids: ids?.[table] ?? null,
  newPatientId: to,
});

/** Moves assignments of devices, adds the correction to the histories of the devices, and emits events for devices that the patient holds now. */
async function moveAssignments(transaction: Transaction, move: RecordMove): Promise<MovedRow[]> {
  const { from, to, devices } = move;
  const moved = await transaction.run(MOVE_TO_PATIENT.device_assignment, rowsToMove('device_assignment', move));
  const held = devices.filter(({ id }) => moved.some(({ deviceId, isCurrent }) => isCurrent && deviceId === id));
  for (const device of held) device.correctHolder(to);
  await updateDevices(transaction, held);
  const history = devices.map(({ id }) => ({
    deviceId: id,
    type: 'custodyCorrected' as const,
    eventTimestamp: new Date(),
    note: null,
  }));
  await addDeviceEvents(transaction, history);
  const events = held.flatMap(({ id: deviceId }): DeviceAssociationEvent[] => [
    { type: 'device.associationRemoved', deviceId, patientId: from },
    { type: 'device.associationCreated', deviceId, patientId: to },
  ]);
  await emitAssociations(transaction, events);
  return moved;
}

/** Makes statements that record readings of the devices or patients wait until this transaction ends, and then begin again. Devices are locked first. */
async function stopRecording(
  transaction: Transaction,
  { mergedId, remainingId }: { mergedId: number; remainingId: number },
  deviceIds: number[],
): Promise<void> {
  await transaction.run(LOCK_CUSTODY, { deviceIds });
  await transaction.run(CHANGE_CUSTODY_VERSION, { deviceIds });
  await transaction.run(LOCK_PATIENTS, { ids: [mergedId, remainingId] });
}

function conflictAtPatient(detail: string): Conflict {
  return new Conflict(detail, [{ pointer: '/patient/id', code: 'conflict', detail }]);
}

const contradiction = (count: number) =>
  new Conflict(
    `For ${count} readings without a device, the remaining patient has a reading of the same time that is not the same. Correct or restore one of each two first.`,
  );
