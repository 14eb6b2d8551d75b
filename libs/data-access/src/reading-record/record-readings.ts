import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type RunStatement } from '../scope/organization-scope';
import { oncePerKind } from '../reading/once-per-kind';
import { recordReadingsStatement } from './record-readings.sql';
import { recordReadingsValues } from './record-readings.values';

/** The reasons why a reading cannot be recorded. The codes do not depend on the interface that reports them. */
export type ReadingRejection =
  | 'unknown_device'
  | 'unknown_device_identifier'
  | 'not_its_identifier'
  | 'ambiguous_device_identifier'
  | 'unknown_patient'
  | 'held_by_another';

/** The result of recording one reading. */
export type RecordOutcome =
  /** The reading was stored by this request, or had already been stored with the same values. */
  | { status: 'created' | 'duplicate'; id: number }
  /** Other values are stored for it: to be corrected explicitly, never overwritten. */
  | { status: 'conflict'; id: number }
  /** The readings of its device are disabled; it was counted. */
  | { status: 'dropped' }
  | { status: 'rejected'; code: ReadingRejection };

/** The result of recording one reading, with the stored reading. */
export interface OutcomeWithJson {
  outcome: RecordOutcome;
  /** The stored reading as JSON; null if none was stored. */
  json: string | null;
  isVoided: boolean;
}

const statementFor = oncePerKind(recordReadingsStatement);

/**
 * Records readings of one kind, each at most once. One statement can record thousands.
 * @returns the result of each reading, in the order of the readings
 */
export async function recordReadings(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
): Promise<RecordOutcome[]> {
  return (await recordAll(run, kind, organizationId, readings, false)).map(({ outcome }) => outcome);
}

/** Records readings as {@link recordReadings} does, and returns each of them as JSON. */
export function recordReadingsAsJson(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
): Promise<OutcomeWithJson[]> {
  return recordAll(run, kind, organizationId, readings, true);
}

/** A row of the statement that records readings. */
export interface RecordedRow {
  status: 'created' | 'duplicate' | 'conflict' | 'dropped' | 'unseen' | ReadingRejection;
  id: number | null;
  json: string | null;
  isVoided: boolean;
}

/**
 * Maximum number of attempts to record a reading. A statement does not see rows that others commit while it runs, so a reading that another
 * transaction stores meanwhile needs a second attempt.
 */
export const MAX_ATTEMPTS = 5;

async function recordAll(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
  asJson: boolean,
): Promise<OutcomeWithJson[]> {
  const statement = statementFor(kind);
  const outcomes = new Array<OutcomeWithJson>(readings.length);
  let pending = [...readings.keys()];
  for (let tries = 1; pending.length > 0; tries++) {
    if (tries > MAX_ATTEMPTS) throw new Error('Stored readings were still invisible after several attempts.');
    const given = pending.map((at) => readings[at] as ReadingInput);
    const rows = await run<RecordedRow>(statement, await recordReadingsValues(kind, organizationId, given, asJson));
    pending = pending.filter((at, nth) => {
      const outcome = outcomeOf(rows[nth]);
      if (outcome) outcomes[at] = outcome;
      return !outcome;
    });
  }
  return outcomes;
}

/** Converts a result row; returns null if another transaction stored the reading while the statement ran. */
export function outcomeOf(row: RecordedRow | undefined): OutcomeWithJson | null {
  if (!row) throw new Error('The statement returned no result for a reading.');
  const { status, id, json, isVoided } = row;
  const represented = (outcome: RecordOutcome) => ({ outcome, json, isVoided });
  switch (status) {
    case 'unseen':
      return null;
    case 'created':
    case 'duplicate':
    case 'conflict':
      return represented({ status, id: Number(id) });
    case 'dropped':
      return represented({ status });
    default:
      return represented({ status: 'rejected', code: status });
  }
}
