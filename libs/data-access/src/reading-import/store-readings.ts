import { type GivenReading, type ReadingKindName } from '@rpm/domain';
import { type Transaction } from '../organization-scope';
import { rejected, type Rejected } from '../record-import/import-file';
import { type InputLine } from '../record-import/input-line';
import { recordReadings } from '../record-readings';
import { reasonOf } from './refusals';

export interface Stored {
  stored: number;
  duplicates: number;
  rejected: Rejected[];
}

/** Stores readings as the API does, each at most once ever, and with its event. */
export async function storeReadings(
  transaction: Transaction,
  kind: ReadingKindName,
  readings: InputLine<GivenReading>[],
): Promise<Stored> {
  const result: Stored = { stored: 0, duplicates: 0, rejected: [] };
  if (readings.length === 0) return result;
  const { organizationId } = transaction;
  const given = readings.map(({ input }) => input);
  const outcomes = await recordReadings((...statement) => transaction.run(...statement), kind, organizationId, given);
  outcomes.forEach((outcome, at) => {
    const reason = reasonOf(outcome);
    if (reason) result.rejected.push(rejected(readings[at]?.line ?? 0, reason));
    else if (outcome.status === 'created') result.stored++;
    else result.duplicates++;
  });
  return result;
}
