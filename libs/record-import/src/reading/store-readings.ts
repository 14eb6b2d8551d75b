import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { rejectLine, type RejectedLine } from '../file/import-file';
import { type InputLine, rejectionReasons } from '../file/input-line';
import { outcomeToProblem, recordReadings } from '@rpm/data-access';

export interface StoreResult {
  stored: number;
  duplicates: number;
  rejected: RejectedLine[];
}

const DROPPED = { code: 'readings_disabled', detail: 'The readings of this device are disabled.' };

/** Stores each reading at most once, with the same rules and events as the API. */
export async function storeReadings(
  transaction: Transaction,
  kind: ReadingKindName,
  readings: InputLine<ReadingInput>[],
): Promise<StoreResult> {
  const result: StoreResult = { stored: 0, duplicates: 0, rejected: [] };
  if (readings.length === 0) return result;
  const given = readings.map(({ input }) => input);
  const outcomes = await recordReadings(transaction, kind, given);
  outcomes.forEach((outcome, at) => {
    const line = readings[at]?.line ?? 0;
    const problem = outcomeToProblem(kind, outcome);
    if (problem) result.rejected.push(rejectionReasons(line, problem));
    else if (outcome.status === 'dropped') result.rejected.push(rejectLine(line, DROPPED));
    else if (outcome.status === 'created') result.stored++;
    else result.duplicates++;
  });
  return result;
}
