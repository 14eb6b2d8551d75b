import { type GivenReading, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type RunStatement } from '../database/organization-scope';
import { recordStatement } from './record-readings.statement';
import { recordValues } from './record-readings.values';

/** Why a reading cannot be recorded. The codes are independent of the interface that reports them. */
export type ReadingRefusal =
  | 'unknown_device'
  | 'unknown_device_identifier'
  | 'not_its_identifier'
  | 'ambiguous_device_identifier'
  | 'unknown_patient'
  | 'held_by_another';

/** The result of recording one reading. */
export type RecordOutcome =
  /** Stored now, or stored before with the same values. */
  | { status: 'created' | 'duplicate'; id: number }
  /** Other values are stored for it: to be corrected explicitly, never overwritten. */
  | { status: 'conflict'; id: number }
  /** The readings of its device are disabled; it was counted. */
  | { status: 'dropped' }
  | { status: 'rejected'; code: ReadingRefusal };

/** The result of recording one reading, with its representation. */
export interface ShownOutcome {
  outcome: RecordOutcome;
  /** The stored reading as JSON; null if none was stored. */
  json: string | null;
  isVoided: boolean;
}

const STATEMENTS = new Map(READING_KIND_NAMES.map((kind) => [kind, recordStatement(kind)]));

/**
 * Records readings of one kind, each at most once. One statement can record thousands.
 * @returns the result of each reading, in the order of the readings
 */
export async function recordReadings(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly GivenReading[],
): Promise<RecordOutcome[]> {
  return (await recordAll(run, kind, organizationId, readings, false)).map(({ outcome }) => outcome);
}

/** Records one reading, and returns it as JSON. */
export async function recordReading(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  reading: GivenReading,
): Promise<ShownOutcome> {
  const [shown] = await recordAll(run, kind, organizationId, [reading], true);
  if (!shown) throw new Error('A reading was given, and nothing was said of it.');
  return shown;
}

interface Row {
  status: 'created' | 'duplicate' | 'conflict' | 'dropped' | 'unseen' | ReadingRefusal;
  id: number | null;
  json: string | null;
  isVoided: boolean;
}

/**
 * Maximum number of attempts. A statement does not see rows that others commit while it runs, so a reading that another transaction stores meanwhile
 * needs a second attempt.
 */
const MAX_TRIES = 5;

async function recordAll(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly GivenReading[],
  isShown: boolean,
): Promise<ShownOutcome[]> {
  const statement = STATEMENTS.get(kind);
  if (!statement) throw new Error(`There is no kind of reading called ${kind}.`);
  const outcomes = new Array<ShownOutcome>(readings.length);
  let open = [...readings.keys()];
  for (let tries = 1; open.length > 0; tries++) {
    if (tries > MAX_TRIES) throw new Error('Readings that are stored were not to be seen.');
    const given = open.map((at) => readings[at] as GivenReading);
    const rows = await run<Row>(statement, await recordValues(kind, organizationId, given, isShown));
    open = open.filter((at, nth) => {
      const outcome = outcomeOf(rows[nth]);
      if (outcome) outcomes[at] = outcome;
      return !outcome;
    });
  }
  return outcomes;
}

/** Converts a row into a result; null if another transaction stored the reading while the statement ran. */
function outcomeOf(row: Row | undefined): ShownOutcome | null {
  if (!row) throw new Error('A reading was given, and nothing was said of it.');
  const { status, id, json, isVoided } = row;
  const said = (outcome: RecordOutcome) => ({ outcome, json, isVoided });
  switch (status) {
    case 'unseen':
      return null;
    case 'created':
    case 'duplicate':
    case 'conflict':
      return said({ status, id: Number(id) });
    case 'dropped':
      return said({ status });
    default:
      return said({ status: 'rejected', code: status });
  }
}
