import { assertIdentifiersUndamaged, type InputClass, type InputError, InvalidInput, Problem, readInput } from '@rpm/domain';
import { problemOfDatabaseError } from '@rpm/database';
import { rejectLine, type RejectedLine } from './rejected-line';
import { type FileBody } from './read-bodies';
import { type NamedResources } from './references';

/** A line of a file after validation. */
export interface InputLine<Input> {
  line: number;
  input: Input;
  named: NamedResources;
}

/** Validates a line of a file with the rules of the API. */
export function readBody<Input extends object>(
  type: InputClass<Input>,
  { line, body, named }: FileBody,
): InputLine<Input> | RejectedLine {
  try {
    const input = readInput(type, body, 'body');
    // A damaged identifier is rejected even if a stored resource has it, because several different identifiers may have become this text.
    assertIdentifiersUndamaged(type, input);
    return { line, input, named };
  } catch (error) {
    return rejectionReasons(line, error);
  }
}

/**
 * Returns the reasons why a line is rejected: all of its validation errors, without the line's values. @throws errors that do not concern the record,
 * such as an unreachable database or a defect in the code
 */
export function rejectionReasons(line: number, error: unknown): RejectedLine {
  const problem = error instanceof Problem ? error : problemOfDatabaseError(error);
  if (!problem || problem.code === 'unavailable' || problem.code === 'outcome_unknown') throw error;
  if (!(problem instanceof InvalidInput)) return rejectLine(line, problem);
  const [first] = problem.errors;
  return rejectLine(line, { code: first?.code ?? problem.code, detail: problem.errors.map(describeError).join(' ') });
}

/** Formats a validation error as text such as `address.city: Send text.` */
function describeError({ pointer = '', detail }: InputError): string {
  const path = pointer.split('/').slice(1).join('.');
  return path === '' ? detail : `${path}: ${detail}`;
}
