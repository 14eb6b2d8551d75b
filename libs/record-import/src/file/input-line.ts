import { type InputClass, type InputFault, InvalidInput, Problem, readInput } from '@rpm/domain';
import { problemOfDatabaseError } from '@rpm/data-access';
import { rejected, type Rejected } from './import-file';
import { type Body } from './read-bodies';

/** A line of a file as the input it is. */
export interface InputLine<Input> {
  line: number;
  input: Input;
}

/** By the rules of the API. */
export function readBody<Input extends object>(type: InputClass<Input>, { line, body }: Body): InputLine<Input> | Rejected {
  try {
    return { line, input: readInput(type, body, 'body') };
  } catch (error) {
    return rejection(line, error);
  }
}

/**
 * Why a line is not stored: every fault of it, and no value.
 * @throws what is not about this one record: a database that is away, a fault of ours
 */
export function rejection(line: number, error: unknown): Rejected {
  const problem = error instanceof Problem ? error : problemOfDatabaseError(error);
  if (!problem || problem.status >= 500) throw error;
  if (!(problem instanceof InvalidInput)) return rejected(line, problem);
  const [first] = problem.faults;
  return rejected(line, { code: first?.code ?? problem.code, detail: problem.faults.map(told).join(' ') });
}

/** `address.city: Send text.` */
function told({ pointer = '', detail }: InputFault): string {
  const path = pointer.split('/').slice(1).join('.');
  return path === '' ? detail : `${path}: ${detail}`;
}
