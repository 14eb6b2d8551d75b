import { type ReadingInput, type ReadingKindName, type ReadingView } from '@rpm/domain';
import {
  type Database,
  detailsOf,
  keyLock,
  type StoredDetails,
  type Idempotency,
  keyInUse,
  repeatedResponse,
  runWrite,
  type JsonText,
  type RunStatement,
} from '@rpm/database';
import { oncePerKind } from '../reading/once-per-kind';
import { recordKeyedReadingStatement } from './record-keyed-reading.sql';
import { requiresCompletion } from './complete-reading';
import { isOfDevice, lockPatients } from './lock-patients.sql';
import { BY_DEVICE, BY_HISTORY } from './recognize-readings.sql';
import {
  addRemainingPatients,
  isVoidedDuplicate,
  MAX_ATTEMPTS,
  outcomeOf,
  type RecordedRow,
  type OutcomeWithJson,
  patientsToLock,
} from './record-readings';
import { recordReadingsValues } from './record-readings.values';

const recordByDevice = oncePerKind((kind) => recordKeyedReadingStatement(kind, BY_DEVICE));
const recordByHistory = oncePerKind((kind) => recordKeyedReadingStatement(kind, BY_HISTORY));

/** The row that the statement returns: the stored response to an earlier request, or the outcome of the reading, or neither. */
type Row = { isLocked: boolean } & (
  { requestHash: Buffer; text: string; details: StoredDetails } | ({ requestHash: null } & (RecordedRow | { status: null }))
);

/**
 * Records one reading for a request with an idempotency key, and stores the response with it, in one round trip.
 * @returns the outcome of the reading, or the stored response to an earlier request with the key; null if the reading requires several statements, in
 * which case nothing is stored
 * @throws Problem if the key belongs to another request or to one that is still running
 */
export async function recordKeyedReading(
  dataSource: Database,
  kind: ReadingKindName,
  organizationId: number,
  { key, requestHash }: Idempotency,
  reading: ReadingInput,
): Promise<OutcomeWithJson | JsonText<ReadingView | null> | null> {
  const hash = requestHash();
  const values = [...(await recordReadingsValues(kind, organizationId, [reading], true)), key, hash];
  const patients = patientsToLock([reading]);
  const statement = isOfDevice(reading) ? recordByDevice(kind) : recordByHistory(kind);
  const record = async (run: RunStatement) => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const [row] = await run<Row>(statement, values, lockPatients(organizationId, patients));
      if (!row?.isLocked) throw keyInUse();
      if (row.requestHash !== null)
        return repeatedResponse<ReadingView | null>({ ...row, details: detailsOf(row.details) }, hash);
      const recorded = row.status === null ? undefined : row;
      if (recorded?.status === 'unsure' || requiresCompletion(recorded)) return null;
      const outcome = outcomeOf(kind, reading, recorded);
      if (outcome && isVoidedDuplicate(outcome)) return null;
      if (outcome) {
        await addRemainingPatients(run, organizationId, [reading], [outcome]);
        return outcome;
      }
      if (recorded && recorded.patientId !== null) patients.push(recorded.patientId);
    }
    throw new Error('A stored reading was still invisible after several attempts.');
  };
  return runWrite(dataSource, organizationId, record, [keyLock(organizationId, key)]);
}
