import {
  Conflict,
  type Device,
  type DeviceAssignmentInput,
  type DeviceAssignmentPatchInput,
  DeviceAssignment,
  type DeviceAssignmentView,
  NotFound,
  embeddedPatients,
  patientsGiven,
} from '@rpm/domain';
import { lockDevice } from '../device/change-device';
import { findPatientId } from '../device/device-name.sql';
import { DEVICE_ASSIGNMENT } from '../device/device.view';
import { addDeviceEvents, type DeviceAssociationEvent, emitAssociations } from '../fulfilment/device-history.sql';
import { updateDevices } from '../fulfilment/update-devices.sql';
import { withdrawFromReturn } from '../fulfilment/withdraw-device';
import { type ChangeTarget, findInTransaction, JsonText, assertState, type Transaction } from '@rpm/database';
import { assertNoOverlap } from './assert-custody.sql';
import { followCustody } from './follow-custody';

export const ASSIGNMENT_RESOURCE = {
  noun: 'assignment',
  from: 'device_assignment a',
  json: DEVICE_ASSIGNMENT,
  about: embeddedPatients,
};

/** An assignment to be changed: its id, the id of its device, and the version that the caller expects. */
export interface AssignmentTarget extends ChangeTarget {
  deviceId: number;
}

type Period = Pick<DeviceAssignment, 'startTimestamp' | 'endTimestamp'>;

/** Adds a past period in which a patient held a device. @throws NotFound, Conflict if another assignment overlaps */
export async function addAssignment(
  transaction: Transaction,
  deviceId: number,
  input: DeviceAssignmentInput,
): Promise<JsonText<DeviceAssignmentView>> {
  const { organizationId, manager } = transaction;
  const { startTimestamp, endTimestamp } = input;
  await lockDevice(transaction, { id: deviceId, expectedEntityTags: null });
  const assignment = Object.assign(new DeviceAssignment(), { organizationId, deviceId, startTimestamp, endTimestamp });
  assignment.patientId = await findPatientId(transaction, input);
  await assertPeriod(transaction, assignment, null);
  await manager.insert(DeviceAssignment, assignment);
  await recordCorrection(transaction, deviceId, [assignment]);
  return findInTransaction(transaction, ASSIGNMENT_RESOURCE, assignment.id);
}

/** Corrects the patient or the period of an assignment. @throws NotFound, PreconditionFailed, Conflict if another assignment overlaps */
export async function changeAssignment(
  transaction: Transaction,
  target: AssignmentTarget,
  { patient, startTimestamp, endTimestamp }: Omit<DeviceAssignmentPatchInput, 'reason'>,
): Promise<JsonText<DeviceAssignmentView>> {
  const { device, assignment, json } = await lockAssignment(transaction, target);
  const before = Object.assign(new DeviceAssignment(), assignment);
  if (patient) assignment.patientId = await findPatientId(transaction, { patient });
  if (startTimestamp) assignment.startTimestamp = startTimestamp;
  if (endTimestamp !== undefined) assignment.endTimestamp = endTimestamp;
  if ((before.endTimestamp === null) !== (assignment.endTimestamp === null)) throw new Conflict(OTHER_OPERATION);
  if (isSame(before, assignment)) return json;
  await assertPeriod(transaction, assignment, target.id);
  const { organizationId, manager } = transaction;
  const changes = {
    patientId: assignment.patientId,
    startTimestamp: assignment.startTimestamp,
    endTimestamp: assignment.endTimestamp,
  };
  await manager.update(DeviceAssignment, { organizationId, id: target.id }, changes);
  if (assignment.endTimestamp === null && assignment.patientId !== before.patientId) {
    device.correctHolder(assignment.patientId);
    await storeHolder(transaction, device, before.patientId);
  }
  await recordCorrection(transaction, device.id, [before, assignment]);
  return findInTransaction(transaction, ASSIGNMENT_RESOURCE, target.id);
}

const OTHER_OPERATION =
  'Whether an assignment has ended is not corrected: use disassociate-patient or associate-patient, both of which accept an eventTimestamp.';

/** Removes an assignment, because the patient never held the device. @throws NotFound, PreconditionFailed */
export async function removeAssignment(transaction: Transaction, target: AssignmentTarget): Promise<JsonText<null>> {
  const { device, assignment } = await lockAssignment(transaction, target);
  const { organizationId, manager } = transaction;
  await manager.delete(DeviceAssignment, { organizationId, id: target.id });
  if (assignment.endTimestamp === null) {
    device.removeHolder();
    await storeHolder(transaction, device, assignment.patientId);
  }
  await recordCorrection(transaction, device.id, [assignment]);
  return JsonText.empty(patientsGiven([assignment.patientId]));
}

async function lockAssignment(transaction: Transaction, { deviceId, id, ...expected }: AssignmentTarget) {
  const { organizationId, manager } = transaction;
  const device = await lockDevice(transaction, { id: deviceId, expectedEntityTags: null });
  const assignment = await manager.findOneBy(DeviceAssignment, { organizationId, deviceId, id });
  if (!assignment) throw new NotFound(ASSIGNMENT_RESOURCE.noun);
  const json = await findInTransaction(transaction, ASSIGNMENT_RESOURCE, id);
  assertState(expected, json);
  return { device, assignment, json };
}

async function assertPeriod(transaction: Transaction, assignment: DeviceAssignment, id: number | null): Promise<void> {
  const { deviceId, startTimestamp, endTimestamp } = assignment;
  if (endTimestamp !== null && endTimestamp <= startTimestamp) {
    const detail = 'Send an end that is after the beginning.';
    throw new Conflict(detail, [{ pointer: '/endTimestamp', code: 'not_in_range', detail }]);
  }
  await assertNoOverlap(transaction, { id, deviceId, startTimestamp, endTimestamp });
}

const isSame = (one: DeviceAssignment, other: DeviceAssignment) =>
  one.patientId === other.patientId &&
  one.startTimestamp.getTime() === other.startTimestamp.getTime() &&
  one.endTimestamp?.getTime() === other.endTimestamp?.getTime();

/** Stores who holds a device now. Emits an event for the association that was wrong, and another one for the correct association, if any. */
async function storeHolder(transaction: Transaction, device: Device, formerPatientId: number): Promise<void> {
  const { id: deviceId, currentPatientId } = device;
  const events: DeviceAssociationEvent[] = [{ type: 'device.associationRemoved', deviceId, patientId: formerPatientId }];
  if (currentPatientId !== null) events.push({ type: 'device.associationCreated', deviceId, patientId: currentPatientId });
  await updateDevices(transaction, [device]);
  await withdrawFromReturn(transaction, device);
  await emitAssociations(transaction, events);
}

/** Adds the correction to the history of the device, and assigns the readings in the given periods to the patients who held the device. */
export async function recordCorrection(transaction: Transaction, deviceId: number, periods: readonly Period[]): Promise<void> {
  await addDeviceEvents(transaction, [{ deviceId, type: 'custodyCorrected', eventTimestamp: new Date(), note: null }]);
  await followCustody(
    transaction,
    periods.map(({ startTimestamp, endTimestamp }) => ({ deviceId, from: startTimestamp, to: endTimestamp })),
  );
}
