import {
  type InputClass,
  type InputError,
  InvalidInput,
  inputProperties,
  PageQuery,
  PatientMerged,
  readInput,
  type References,
  type ReadMode,
} from '@rpm/domain';
import { type ApiProblemCode, PROBLEM_KINDS } from '../problem/problem-kind';
import { type PathIdParameter } from './parameters';

/** Example of a problem document: its detail and its validation errors. */
export interface ProblemExample {
  detail: string;
  errors?: readonly InputError[];
  references?: References;
  oldestCursor?: string;
  patientId?: number;
  readingId?: number;
}

/** The problems that an operation can cause, by code, each with an example. */
export type ProblemExamples = Partial<Record<ApiProblemCode, ProblemExample>>;

/** Returns problems with examples. The detail of each example is the text of the page `/errors/{code}`. */
export function problemsWithHelpText(...codes: ApiProblemCode[]): ProblemExamples {
  return Object.fromEntries(codes.map((code) => [code, { detail: PROBLEM_KINDS[code].help.replaceAll('`', '') }]));
}

/** Problems that every request can cause. */
export const ANY_REQUEST: ProblemExamples = {
  ...problemsWithHelpText('malformed_request', 'request_timeout', 'too_many_unanswered_requests'),
  ...problemsWithHelpText('headers_too_large', 'internal_error'),
};

export const UNAVAILABLE = problemsWithHelpText('unavailable');

/** Problems that every request under `/api/v3` can cause. */
export const KEYED_REQUEST: ProblemExamples = {
  ...ANY_REQUEST,
  ...UNAVAILABLE,
  ...problemsWithHelpText('api_key_missing', 'api_key_invalid', 'api_key_expired', 'api_key_revoked', 'session_ended'),
  ...problemsWithHelpText('rate_limited', 'organization_busy', 'too_many_bad_keys'),
};

/** Problems that only a request with a body can cause. */
export const BODY = problemsWithHelpText('malformed_json', 'body_too_large', 'unsupported_media_type');

export const IDEMPOTENCY = problemsWithHelpText('idempotency_key_in_use', 'idempotency_key_reused');

export const PRECONDITION = problemsWithHelpText('precondition_failed');

/** Problem of every operation that names a patient by id. */
export const MERGED: ProblemExamples = { patient_merged: { detail: new PatientMerged(1).detail, patientId: 1 } };

export const READ_ONLY = problemsWithHelpText('read_only_property');

/** Problems of every operation whose path contains a resource's id. */
export function resourceIdProblems({ id, noun }: PathIdParameter): ProblemExamples {
  const detail = 'Send a 64-bit integer in plain decimal digits, such as 42.';
  return {
    not_found: { detail: `No ${noun} with this identifier exists.` },
    ...invalidParameterProblem(id, 'not_a_long', detail),
  };
}

/** Returns an example of an invalid body: the problem that the service reports if a property has the value `[false]`, which no property accepts. */
export function invalidBodyProblem(type: InputClass, mode: ReadMode): ProblemExamples {
  const name = [...inputProperties(type).keys()].find((property) => property !== 'id') ?? '';
  return invalidInput(() => readInput(type, { [name]: [false] }, 'body', mode));
}

export const PAGE = invalidInput(() => readInput(PageQuery, { pag: '2', size: '0' }, 'query'));

/** Returns the problem that reading an invalid input throws. @throws Error if the input is valid */
function invalidInput(read: () => object): ProblemExamples {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return { invalid_input: { detail: error.detail, errors: error.errors } };
    throw error;
  }
  throw new Error('The example of an invalid input is valid.');
}

/** Describes the problem of an invalid path or query parameter. */
export function invalidParameterProblem(parameter: string, code: string, detail: string): ProblemExamples {
  return { invalid_input: { detail: `Correct ${parameter} and send the request again.`, errors: [{ parameter, code, detail }] } };
}

/** Describes a problem caused by one property of the body; the problem and its validation error have the same detail. */
export const problemAt = (pointer: string, code: string, detail: string) => ({ detail, errors: [{ pointer, code, detail }] });
