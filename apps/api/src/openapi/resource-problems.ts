import { type InputError } from '@rpm/domain';
import { type Problems, type ProblemWords } from './problem-responses';

export const IDEMPOTENCY: Problems = {
  idempotency_key_in_use: { detail: 'A request with this Idempotency-Key is still at work. Try again in a moment.' },
  idempotency_key_reused: { detail: 'This Idempotency-Key came with another request. Use a new one for this request.' },
};

export const PRECONDITION: Problems = {
  precondition_failed: { detail: 'The object has changed since: fetch it again, and repeat the change with its new ETag.' },
};

/** Problems of every operation whose path has the id of a resource. */
export function idProblems({ noun, id }: { noun: string; id: string }): Problems {
  return {
    not_found: { detail: `No ${noun} with this identifier exists.` },
    invalid_input: {
      detail: `Correct ${id} and send the request again.`,
      errors: [{ parameter: id, code: 'not_a_long', detail: 'Send a 64-bit integer in plain decimal digits, such as 42.' }],
    },
  };
}

export function invalidBody(error: { pointer: string } & InputError): ProblemWords {
  return { detail: `Correct ${error.pointer} and send the request again.`, errors: [error] };
}
