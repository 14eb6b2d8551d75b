import {
  type AssociationInput,
  type ChangeReasonInput,
  Conflict,
  type CorrectionPreview,
  NotFound,
  readingKind,
  type ReadingAssignmentInput,
  type ReadingKindName,
  type ReadingView,
  embeddedPatients,
} from '@rpm/domain';
import { type ChangeTarget, JsonText, type Transaction, type Database, type WriteRequest } from '@rpm/database';
import { moveReadings } from '../reading/move-readings';
import { lockDevice } from '../device/change-device';
import { FIND_UNLOCKED_PATIENT, findPatientId } from '../device/device-name.sql';
import { lockReading } from '../reading/change-reading';
import { lockReadingStatement } from '../reading/reading-change.sql';
import { readingAsJson } from '../reading/reading.view';
import { LOCK_PATIENTS } from '../patient/lock-patients.sql';
import { assignInstant } from './assign-instant';
import { ASSIGN_READING, findSubjectStatement, rememberPatientStatement, type Subject } from './assign-reading.sql';

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
  patient: NewPatient,
): Promise<JsonText<ReadingView>> {
  const { id } = target;
  const [subject] = await transaction.run(findSubjectStatement(kind), { id });
  if (!subject) throw new NotFound(readingKind(kind).noun);
  // Devices and patients are locked before readings, as by all other operations, so that none of them can deadlock.
  if (subject.deviceId !== null) await lockDevice(transaction, { id: subject.deviceId, expectedEntityTags: null });
  const patientId = await (subject.deviceId === null
    ? lockBothPatients(transaction, subject, patient)
    : findNew(transaction, patient));
  const { json, isVoided } = await lockReading(transaction, kind, target, id);
  const reading = JSON.parse(json.text) as Reading;
  if (isVoided) throw new Conflict('This reading was entered in error. Restore it before you assign it.');
  if ((reading.device?.id ?? null) !== subject.deviceId) throw new Conflict(CHANGED_MEANWHILE);
  if ((reading.patient?.id ?? null) === patientId) return json;
  if (subject.deviceId === null) {
    if (reading.patient?.id !== subject.patientId) throw new Conflict(CHANGED_MEANWHILE);
    await assignWithoutDevice(transaction, kind, id, patientId);
  } else
    await assignInstant(transaction, kind, { id, deviceId: subject.deviceId, at: new Date(reading.readingTimestamp), patientId });
  const [changed] = await transaction.run(lockReadingStatement(kind), { id });
  return JsonText.writtenBy(readingAsJson, changed?.json ?? '', embeddedPatients);
}

const CHANGED_MEANWHILE = 'The reading has changed meanwhile. Send the request again.';

type NewPatient = AssociationInput['patient'] | null;

const findNew = async (transaction: Transaction, patient: NewPatient) =>
  patient === null ? null : findPatientId(transaction, { patient });

/** Locks the present patient of a reading without a device, and the new one. @returns the new patient @throws NotFound, PatientMerged */
async function lockBothPatients(transaction: Transaction, { patientId: formerId }: Subject, patient: NewPatient) {
  const newId = patient === null ? null : await findPatientId(transaction, { patient }, FIND_UNLOCKED_PATIENT);
  const ids = new Set([formerId, newId].filter((one) => one !== null));
  await transaction.run(LOCK_PATIENTS, { ids: [...ids] });
  // The new patient may have been merged before the lock.
  return findNew(transaction, newId === null ? null : { id: newId });
}

/** Assigns a reading that was submitted with only its patient. What the earlier patient submits again remains a duplicate. */
async function assignWithoutDevice(transaction: Transaction, kind: ReadingKindName, id: number, patientId: number | null) {
  if (patientId === null) throw new Conflict('A reading without a device needs a patient. Mark it as entered in error instead.');
  const [row] = await transaction.run(rememberPatientStatement(kind), { id, patientId });
  if (row?.isTaken) throw new Conflict('The patient has another reading of this time.');
  await moveReadings(transaction, ASSIGN_READING, { readingId: id, kind, patientId });
}
