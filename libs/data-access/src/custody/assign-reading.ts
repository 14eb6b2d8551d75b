import {
  type AssociationInput,
  type ChangeReasonInput,
  Conflict,
  type CorrectionPreview,
  DeviceAssignment,
  NotFound,
  readingKind,
  type ReadingAssignmentInput,
  type ReadingKindName,
  type ReadingView,
} from '@rpm/domain';
import { type ChangeTarget, JsonText, type Transaction, type Database, type WriteRequest } from '@rpm/database';
import { moveReadings } from '../correction/move-readings';
import { lockDevice } from '../device/change-device';
import { findPatientId } from '../device/device-name.sql';
import { lockReading } from '../reading/change-reading';
import { lockReadingStatement } from '../reading/reading-change.sql';
import { readingAsJson } from '../reading/reading.view';
import { LOCK_PATIENTS } from '../reading-record/lock-patients.sql';
import {
  ASSIGN_READING,
  FIND_HOLDER,
  findSubjectStatement,
  forgetPatientStatement,
  rememberPatientStatement,
  UNASSIGN_READING,
} from './assign-reading.sql';
import { recordCorrection } from './change-assignment';

/** Assigns single readings to other patients than custody says. */
export class ReadingAssignments {
  constructor(private readonly database: Database) {}

  /** Assigns a reading to another patient; see {@link assignReading}. */
  assign(
    kind: ReadingKindName,
    request: WriteRequest,
    id: number,
    { patient, reason }: ReadingAssignmentInput,
  ): Promise<JsonText<ReadingView | CorrectionPreview>> {
    const write = { ...request, reason };
    return this.database.correct(write, (transaction) => assignReading(transaction, kind, { id, ...request }, patient));
  }

  /** Removes the patient of a reading; see {@link assignReading}. */
  unassign(
    kind: ReadingKindName,
    request: WriteRequest,
    id: number,
    { reason }: ChangeReasonInput,
  ): Promise<JsonText<ReadingView | CorrectionPreview>> {
    const write = { ...request, reason };
    return this.database.correct(write, (transaction) => assignReading(transaction, kind, { id, ...request }, null));
  }
}

interface Reading {
  readingTimestamp: string;
  device: { id: number } | null;
  patient: { id: number } | null;
}

/**
 * Assigns one reading to another patient, or to nobody. Custody decides which patient a reading of a device belongs to, so the patient then held the device at
 * this instant, and whoever held it before and after it still did. A reading without a device has the patient itself.
 * @param patient the patient; null for nobody
 * @throws NotFound, PreconditionFailed, Conflict if the reading is entered in error, if another reading of the patient has this time, or if it would have
 * neither a patient nor a device
 */
export async function assignReading(
  transaction: Transaction,
  kind: ReadingKindName,
  target: ChangeTarget,
  patient: AssociationInput['patient'] | null,
): Promise<JsonText<ReadingView>> {
  const { id } = target;
  const [subject] = await transaction.run(findSubjectStatement(kind), { id });
  if (!subject) throw new NotFound(readingKind(kind).noun);
  // Devices and patients are locked before readings, as by all other operations, so that none of them can deadlock.
  if (subject.deviceId !== null) await lockDevice(transaction, { id: subject.deviceId, expectedEntityTags: null });
  const patientId = patient === null ? null : await findPatientId(transaction, { patient });
  const patientIds = [subject.patientId, patientId].filter((one) => one !== null);
  if (subject.deviceId === null) await transaction.run(LOCK_PATIENTS, { ids: [...new Set(patientIds)] });
  const { json, isVoided } = await lockReading(transaction, kind, target, id);
  const reading = JSON.parse(json.text) as Reading;
  if (isVoided) throw new Conflict('This reading was entered in error. Restore it before you assign it.');
  if ((reading.device?.id ?? null) !== subject.deviceId)
    throw new Conflict('The reading has changed meanwhile. Send the request again.');
  if ((reading.patient?.id ?? null) === patientId) return json;
  if (subject.deviceId === null) await assignWithoutDevice(transaction, kind, id, patientId);
  else
    await assignInstant(transaction, kind, { id, deviceId: subject.deviceId, at: new Date(reading.readingTimestamp), patientId });
  const [changed] = await transaction.run(lockReadingStatement(kind), { id });
  return JsonText.writtenBy(readingAsJson, changed?.json ?? '');
}

interface Instant {
  id: number;
  deviceId: number;
  at: Date;
  patientId: number | null;
}

/** Gives the instant of a reading to a patient, in the custody of its device. Times have milliseconds, so the period is one millisecond long. */
async function assignInstant(transaction: Transaction, kind: ReadingKindName, { id, deviceId, at, patientId }: Instant) {
  const { organizationId, manager } = transaction;
  const until = new Date(at.getTime() + 1);
  const periodOf = (holderId: number, startTimestamp: Date, endTimestamp: Date) =>
    Object.assign(new DeviceAssignment(), { organizationId, deviceId, patientId: holderId, startTimestamp, endTimestamp });
  const [held] = await transaction.run(FIND_HOLDER, { deviceId, at });
  if (held) {
    // The part after the instant keeps the row, because it may be the current assignment.
    if (held.endTimestamp !== null && held.endTimestamp <= until)
      await manager.delete(DeviceAssignment, { organizationId, id: held.id });
    else await manager.update(DeviceAssignment, { organizationId, id: held.id }, { startTimestamp: until });
    if (held.startTimestamp < at) await manager.insert(DeviceAssignment, periodOf(held.patientId, held.startTimestamp, at));
  }
  if (patientId !== null) await manager.insert(DeviceAssignment, periodOf(patientId, at, until));
  else await forgetSubmittedPatient(transaction, kind, id);
  await recordCorrection(transaction, deviceId, [{ startTimestamp: at, endTimestamp: until }]);
}

/** Removes the patient with whom a reading was submitted, because the reading would have this patient if nobody held the device. */
async function forgetSubmittedPatient(transaction: Transaction, kind: ReadingKindName, id: number) {
  // The readings that follow custody are counted afterwards, so a dry run must not count this one, too.
  if (transaction.correction.dryRun) await transaction.run(forgetPatientStatement(kind), { id });
  else await moveReadings(transaction, UNASSIGN_READING, { readingId: id, kind });
}

/** Assigns a reading that was submitted with only its patient. What the earlier patient submits again remains a duplicate. */
async function assignWithoutDevice(transaction: Transaction, kind: ReadingKindName, id: number, patientId: number | null) {
  if (patientId === null) throw new Conflict('A reading without a device needs a patient. Mark it as entered in error instead.');
  const [row] = await transaction.run(rememberPatientStatement(kind), { id, patientId });
  if (row?.isTaken) throw new Conflict('The patient has another reading of this time.');
  await moveReadings(transaction, ASSIGN_READING, { readingId: id, kind, patientId });
}
