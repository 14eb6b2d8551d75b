import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { rejectLine, type RejectedLine } from '../file/rejected-line';
import { type InputLine, rejectionReasons } from '../file/input-line';
import { outcomeToProblem, recordReadingsOfBatch } from '@rpm/data-access';

export interface StoreResult {
  stored: number;
  duplicates: number;
  rejected: RejectedLine[];
  /** Ids of the patients of the stored readings, also of those that were stored before; an id may be repeated. */
  patientIds: number[];
  /** Ids of the readings that were stored by this call. */
  createdIds: number[];
}

const DROPPED = { code: 'readings_disabled', detail: 'The readings of this device are disabled.' };

/** Returns the reason why a line with other values than the stored reading is rejected. The line may be another measurement, which PATCH would overwrite. */
function conflictWith(id: number): { code: string; detail: string } {
  const detail =
    `Other values are stored for this device or patient and instant (reading ${id}). If the line is another measurement, name its own device, or give it a ` +
    'measurementIndex (a column of files with readingTimestamp). If it is a correction, change the stored reading.';
  return { code: 'conflict', detail };
}

/** Stores each reading at most once, with the same rules and events as the API. */
export async function storeReadings(
  transaction: Transaction,
  kind: ReadingKindName,
  readings: InputLine<ReadingInput>[],
): Promise<StoreResult> {
  const result: StoreResult = { stored: 0, duplicates: 0, rejected: [], patientIds: [], createdIds: [] };
  if (readings.length === 0) return result;
  const given = readings.map(({ input }) => input);
  const outcomes = await recordReadingsOfBatch(transaction, kind, given, {});
  outcomes.forEach(({ outcome, patientId }, at) => {
    if (patientId !== null) result.patientIds.push(patientId);
    const line = readings[at]?.line ?? 0;
    const problem = outcomeToProblem(kind, outcome);
    if (outcome.status === 'conflict') result.rejected.push(rejectLine(line, conflictWith(outcome.id)));
    else if (problem) result.rejected.push(rejectionReasons(line, problem));
    else if (outcome.status === 'dropped') result.rejected.push(rejectLine(line, DROPPED));
    else if (outcome.status === 'created') {
      result.stored++;
      result.createdIds.push(outcome.id);
    } else result.duplicates++;
  });
  return result;
}
