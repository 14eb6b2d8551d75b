import { type ReadingInput, type ReadingKindName, type ReadingView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { detailsOf, type StoredDetails } from '../idempotency/stored-response.sql';
import { type Idempotency, keyInUse, repeatedResponse, runKeyedWrite } from '../idempotency/write';
import { type JsonText } from '../resource/json-text';
import { oncePerKind } from '../reading/once-per-kind';
import { recordKeyedReadingStatement } from './record-keyed-reading.sql';
import { MAX_ATTEMPTS, outcomeOf, type RecordedRow, type OutcomeWithJson } from './record-readings';
import { recordReadingsValues } from './record-readings.values';

const statementFor = oncePerKind(recordKeyedReadingStatement);

/** The row that the statement returns: the stored response to an earlier request, or the outcome of the reading, or neither. */
type Row = { isLocked: boolean } & (
  { requestHash: Buffer; text: string; details: StoredDetails } | ({ requestHash: null } & (RecordedRow | { status: null }))
);

/**
 * Records one reading for a request with an idempotency key, and stores the response with it, in one round trip.
 * @returns the outcome of the reading, or the stored response to an earlier request with the key
 * @throws Problem if the key belongs to another request or to one that is still running
 */
export async function recordKeyedReading(
  dataSource: DataSource,
  kind: ReadingKindName,
  organizationId: number,
  { key, requestHash }: Idempotency,
  reading: ReadingInput,
): Promise<OutcomeWithJson | JsonText<ReadingView | null>> {
  const hash = requestHash();
  const values = [...(await recordReadingsValues(kind, organizationId, [reading], true)), key, hash];
  return runKeyedWrite(dataSource, organizationId, key, async (run) => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const [row] = await run<Row>(statementFor(kind), values);
      if (!row?.isLocked) throw keyInUse();
      if (row.requestHash !== null) return repeatedResponse({ ...row, details: detailsOf(row.details) }, hash);
      const outcome = outcomeOf(row.status === null ? undefined : row);
      if (outcome) return outcome;
    }
    throw new Error('A stored reading was still invisible after several attempts.');
  });
}
