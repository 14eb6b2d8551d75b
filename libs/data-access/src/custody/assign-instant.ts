import { DeviceAssignment, type ReadingKindName } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { moveReadings } from '../reading/move-readings';
import { FIND_HOLDER, FIND_NEIGHBOURS, forgetPatientStatement, UNASSIGN_READING } from './assign-reading.sql';
import { recordCorrection } from './change-assignment';

interface Instant {
  id: number;
  deviceId: number;
  at: Date;
  patientId: number | null;
}

/** Gives the instant of a reading to a patient, in the custody of its device. Times have milliseconds, so the period is one millisecond long. */
export async function assignInstant(transaction: Transaction, kind: ReadingKindName, { id, deviceId, at, patientId }: Instant) {
  const { organizationId, manager } = transaction;
  const until = new Date(at.getTime() + 1);
  const [held] = await transaction.run(FIND_HOLDER, { deviceId, at });
  if (held) {
    // The part after the instant keeps the row, because it may be the current assignment.
    if (held.endTimestamp !== null && held.endTimestamp <= until)
      await manager.delete(DeviceAssignment, { organizationId, id: held.id });
    else await manager.update(DeviceAssignment, { organizationId, id: held.id }, { startTimestamp: until });
    if (held.startTimestamp < at)
      await addPeriod(transaction, { deviceId, patientId: held.patientId, at: held.startTimestamp, until: at });
  }
  if (patientId === null) await forgetSubmittedPatient(transaction, kind, id);
  else await hold(transaction, { deviceId, patientId, at, until });
  await recordCorrection(transaction, deviceId, [{ startTimestamp: at, endTimestamp: until }]);
}

interface HeldPeriod {
  deviceId: number;
  patientId: number;
  at: Date;
  until: Date;
}

/** Stores that a patient held a device in a period. Assignments of the patient before and after it become one with it, so that an instant can be given back. */
async function hold(transaction: Transaction, period: HeldPeriod) {
  const { organizationId, manager } = transaction;
  const { at, until } = period;
  const neighbours = await transaction.run(FIND_NEIGHBOURS, period);
  const before = neighbours.find(({ startTimestamp }) => startTimestamp < at);
  const after = neighbours.find(({ startTimestamp }) => startTimestamp > at);
  if (after) {
    if (before) await manager.delete(DeviceAssignment, { organizationId, id: before.id });
    const changes = { startTimestamp: before?.startTimestamp ?? at };
    await manager.update(DeviceAssignment, { organizationId, id: after.id }, changes);
  } else if (before) await manager.update(DeviceAssignment, { organizationId, id: before.id }, { endTimestamp: until });
  else await addPeriod(transaction, period);
}

async function addPeriod({ organizationId, manager }: Transaction, { deviceId, patientId, at, until }: HeldPeriod) {
  const period = { organizationId, deviceId, patientId, startTimestamp: at, endTimestamp: until };
  await manager.insert(DeviceAssignment, Object.assign(new DeviceAssignment(), period));
}

/** Removes the patient with whom a reading was submitted, because the reading would have this patient if nobody held the device. */
async function forgetSubmittedPatient(transaction: Transaction, kind: ReadingKindName, id: number) {
  // The readings that follow custody are counted afterwards, so a dry run must not count this one, too.
  if (transaction.correction.dryRun) await transaction.run(forgetPatientStatement(kind), { id });
  else await moveReadings(transaction, UNASSIGN_READING, { readingId: id, kind });
}
