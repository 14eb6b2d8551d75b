import {
  type ReadingInput,
  InvalidInput,
  jsonPointer,
  patientsGiven,
  type Problem,
  readInput,
  readingInput,
  type ReadingKindName,
} from '@rpm/domain';
import { JsonText, type OrganizationRunner, TimeSlice } from '@rpm/database';
import { outcomeToProblem } from '../reading/reading-problem';
import { type Sender } from './audited-readings.sql';
import { recordReadingsOfBatch } from './record-readings';

/** The result for one reading of a batch, as it appears in the response. */
type BatchResult =
  | { status: 'created' | 'completed'; id: number }
  | { status: 'duplicate'; id: number; enteredInError?: true }
  | { status: 'dropped' }
  | { status: 'rejected'; problem: Pick<Problem, 'code' | 'detail' | 'errors'> & Problem['members'] };

/** The response to a batch: a result for every reading, in the order of the batch. */
export interface ReadingBatchResult {
  results: BatchResult[];
}

/** Maximum number of validation errors reported for one reading in a batch; the response to a single reading reports more. */
const MAX_ERRORS_PER_READING = 10;
/**
 * Number of invalid readings in a batch that report several errors. Any further ones report only their first error, because the mistakes are usually
 * the same, and the response stays small.
 */
const MAX_READINGS_WITH_ALL_ERRORS = 100;

/** Records the valid readings of a batch, and returns a result for every reading, in the order of the batch. */
export async function recordBatch(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  raw: readonly unknown[],
  sender: Sender = {},
): Promise<JsonText<ReadingBatchResult>> {
  const read: (ReadingInput | InvalidInput)[] = [];
  const slice = new TimeSlice();
  let invalid = 0;
  for (const [at, entry] of raw.entries()) {
    if (slice.isOver) await slice.next();
    const maxErrors = invalid < MAX_READINGS_WITH_ALL_ERRORS ? MAX_ERRORS_PER_READING : 1;
    const reading = readEntry(kind, entry, at, maxErrors);
    if (reading instanceof InvalidInput) invalid++;
    read.push(reading);
  }
  const readings = read.filter((entry): entry is ReadingInput => !(entry instanceof InvalidInput));
  const recorded = await recordReadingsOfBatch(runner, kind, readings, sender);
  const outcomes = recorded.map(({ outcome }) => outcome).values();
  const results = read.map((entry, at): BatchResult => {
    if (entry instanceof InvalidInput) return rejected(entry);
    const outcome = outcomes.next().value;
    if (!outcome) throw new Error('The statement returned no result for a reading.');
    const problem = outcomeToProblem(kind, outcome, ['readings', at]);
    return problem ? rejected(problem) : (outcome as BatchResult);
  });
  return JsonText.of({ results }, patientsGiven(recorded.flatMap(({ patientId }) => patientId ?? [])));
}

function rejected({ code, detail, errors, members }: Problem): BatchResult {
  return { status: 'rejected', problem: { code, detail, errors, ...members } };
}

/** Validates one reading in a batch. The pointers in its errors are relative to the whole body. */
function readEntry(kind: ReadingKindName, raw: unknown, at: number, maxErrors: number): ReadingInput | InvalidInput {
  const here = jsonPointer(['readings', at]);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return new InvalidInput([{ pointer: here, code: 'not_an_object', detail: 'Send a JSON object.' }]);
  }
  try {
    return readInput(readingInput(kind), raw, 'body', 'whole', maxErrors);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return new InvalidInput(error.errors.map(({ pointer = '', ...rest }) => ({ pointer: `${here}${pointer}`, ...rest })));
  }
}
