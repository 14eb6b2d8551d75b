import { type ReadingInput, type ReadingKindName, type ReadingView } from '@rpm/domain';
import { type Database, detailsOf, keyLock, type Idempotency, keyInUse, repeatedResponse, type JsonText } from '@rpm/database';
import { oncePerKind } from '../reading/once-per-kind';
import { recordKeyedReadingStatement } from './record-keyed-reading.sql';
import { requiresCompletion } from './complete-reading';
import { type Sender } from './audited-readings.sql';
import { isOfDevice, lockPatients, patientsToLock } from '../patient/lock-patients.sql';
import { BY_DEVICE, BY_HISTORY } from './recognize-readings.sql';
import {
  addRemainingPatients,
  isVoidedDuplicate,
  MAX_ATTEMPTS,
  noteRecorded,
  outcomeOf,
  type OutcomeWithJson,
} from './record-readings';
import { recordReadingsArguments } from './record-readings.values';

const recordByDevice = oncePerKind((kind) => recordKeyedReadingStatement(kind, BY_DEVICE));
const recordByHistory = oncePerKind((kind) => recordKeyedReadingStatement(kind, BY_HISTORY));

/**
 * Records one reading for a request with an idempotency key, and stores the response with it, in one round trip.
 * @returns the outcome of the reading, or the stored response to an earlier request with the key; null if the reading requires several statements, in
 * which case nothing is stored
 * @throws Problem if the key belongs to another request or to one that is still running
 */
export async function recordKeyedReading(
  database: Database,
  kind: ReadingKindName,
  organizationId: number,
  { key, requestHash }: Idempotency,
  reading: ReadingInput,
  sender: Sender,
): Promise<OutcomeWithJson | JsonText<ReadingView | null> | null> {
  const hash = requestHash();
  const args = { ...(await recordReadingsArguments(kind, [reading], true, [sender])), key, requestHash: hash };
  const patients = patientsToLock([reading]);
  const statement = isOfDevice(reading) ? recordByDevice(kind) : recordByHistory(kind);
  return database.writeInOneStatement({ organizationId }, async (runner) => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const [row] = await runner.run(statement, args, [keyLock(organizationId, key), ...lockPatients(organizationId, patients)]);
      if (!row?.isLocked) throw keyInUse();
      if (row.requestHash !== null)
        return repeatedResponse<ReadingView | null>({ ...row, details: detailsOf(row.details) }, hash);
      const recorded = row.status === null ? undefined : row;
      if (recorded?.status === 'unsure' || requiresCompletion(recorded)) return null;
      const outcome = outcomeOf(kind, reading, recorded);
      if (outcome && isVoidedDuplicate(outcome)) return null;
      if (outcome) {
        if (recorded?.status === 'created') noteRecorded(sender, outcome);
        await addRemainingPatients(runner, [reading], [outcome]);
        return outcome;
      }
      if (recorded && recorded.patientId !== null) patients.push(recorded.patientId);
    }
    throw new Error('A stored reading was still invisible after several attempts.');
  });
}
