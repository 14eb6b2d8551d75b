import {
  type InputClass,
  type InputError,
  InvalidInput,
  inputProperties,
  PageQuery,
  readInput,
  type ReadMode,
} from '@rpm/domain';
import { type ApiProblemCode, PROBLEM_KINDS } from '../problem/problem-kind';
import { type PathId } from './parameters';

/** Example of a problem document: its detail and its validation errors. */
export interface ProblemWords {
  detail: string;
  errors?: readonly InputError[];
}

/** The problems that an operation can cause, by code, each with an example. */
export type Problems = Partial<Record<ApiProblemCode, ProblemWords>>;

/** Returns problems with examples. The detail of each example is the text of the page `/errors/{code}`. */
export function usualProblems(...codes: ApiProblemCode[]): Problems {
  return Object.fromEntries(codes.map((code) => [code, { detail: PROBLEM_KINDS[code].help.replaceAll('`', '') }]));
}

/** Problems that every request can cause. */
export const ANY_REQUEST: Problems = {
  ...usualProblems('malformed_request', 'request_timeout', 'too_many_unanswered_requests'),
  ...usualProblems('headers_too_large', 'internal_error'),
};

export const UNAVAILABLE = usualProblems('unavailable');

/** Problems that every request under `/api/v3` can cause. */
export const KEYED_REQUEST: Problems = {
  ...ANY_REQUEST,
  ...UNAVAILABLE,
  ...usualProblems('api_key_missing', 'api_key_invalid', 'api_key_expired', 'api_key_revoked'),
  ...usualProblems('rate_limited', 'organization_busy', 'too_many_bad_keys'),
};

/** Problems that only a request with a body can cause. */
export const BODY = usualProblems('malformed_json', 'body_too_large', 'unsupported_media_type');

export const IDEMPOTENCY = usualProblems('idempotency_key_in_use', 'idempotency_key_reused');

export const PRECONDITION = usualProblems('precondition_failed');

/** Problems of every operation whose path contains a resource's id. */
export function idProblems({ id, noun }: PathId): Problems {
  const detail = 'Send a 64-bit integer in plain decimal digits, such as 42.';
  return { not_found: { detail: `No ${noun} with this identifier exists.` }, ...invalidParameter(id, 'not_a_long', detail) };
}

/** Returns an example of an invalid body: the problem that the service reports if a property has the value `[false]`, which no property accepts. */
export function invalidBody(type: InputClass, mode: ReadMode): Problems {
  const name = [...inputProperties(type).keys()].find((property) => property !== 'id') ?? '';
  return invalidInput(() => readInput(type, { [name]: [false] }, 'body', mode));
}

export const PAGE = invalidInput(() => readInput(PageQuery, { pag: '2', size: '0' }, 'query'));

/** Returns the problem that reading an invalid input throws. @throws Error if the input is valid */
function invalidInput(read: () => object): Problems {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return { invalid_input: { detail: error.detail, errors: error.errors } };
    throw error;
  }
  throw new Error('The example of an invalid input is valid.');
}

/** Describes the problem of an invalid path or query parameter. */
export function invalidParameter(parameter: string, code: string, detail: string): Problems {
  return { invalid_input: { detail: `Correct ${parameter} and send the request again.`, errors: [{ parameter, code, detail }] } };
}

/** Describes a problem caused by one property of the body; the problem and its validation error have the same detail. */
export const problemAt = (pointer: string, code: string, detail: string) => ({ detail, errors: [{ pointer, code, detail }] });
