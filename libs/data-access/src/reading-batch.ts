import {
  type GivenReading,
  InvalidInput,
  jsonPointer,
  type Problem,
  readInput,
  readingInput,
  type ReadingKindName,
} from '@rpm/domain';
import { setImmediate } from 'node:timers/promises';
import { JsonText } from './json-text';
import { type RunStatement } from './organization-scope';
import { problemOfOutcome } from './reading-problem';
import { recordReadings } from './record-readings';

/** What has become of one reading of a batch, as it is answered. */
type BatchResult =
  | { status: 'created' | 'duplicate'; id: number }
  | { status: 'dropped' }
  | { status: 'rejected'; problem: Pick<Problem, 'code' | 'detail'> & { errors: Problem['faults'] } };

const READ_AT_ONCE = 50;
/** Of a single reading more are told; a thousand times as many would be an answer that nobody reads. */
const MOST_FAULTS_OF_ONE = 10;

/** Records the readings of a batch that are well, whatever is wrong with the others, and answers for each in its order. */
export async function recordBatch(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  raw: readonly unknown[],
): Promise<JsonText> {
  const read: (GivenReading | InvalidInput)[] = [];
  for (const [at, entry] of raw.entries()) {
    // A body of nothing but mistakes takes a while to explain, and others are waiting.
    if (at % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    read.push(readEntry(kind, entry, at));
  }
  const readings = read.filter((entry): entry is GivenReading => !(entry instanceof InvalidInput));
  const outcomes = (await recordReadings(run, kind, organizationId, readings)).values();
  const results = read.map((entry, at): BatchResult => {
    if (entry instanceof InvalidInput) return rejected(entry);
    const outcome = outcomes.next().value;
    if (!outcome) throw new Error('A reading was given, and nothing was said of it.');
    const problem = problemOfOutcome(outcome, ['readings', at]);
    return problem ? rejected(problem) : (outcome as BatchResult);
  });
  return new JsonText(JSON.stringify({ results }));
}

function rejected({ code, detail, faults }: Problem): BatchResult {
  return { status: 'rejected', problem: { code, detail, errors: faults } };
}

/** Faults are located in the whole body. */
function readEntry(kind: ReadingKindName, raw: unknown, at: number): GivenReading | InvalidInput {
  const here = jsonPointer(['readings', at]);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return new InvalidInput([{ pointer: here, code: 'not_an_object', detail: 'Send a JSON object.' }]);
  }
  try {
    return readInput(readingInput(kind), raw, 'body', 'whole', MOST_FAULTS_OF_ONE);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return new InvalidInput(error.faults.map(({ pointer = '', ...fault }) => ({ pointer: `${here}${pointer}`, ...fault })));
  }
}
