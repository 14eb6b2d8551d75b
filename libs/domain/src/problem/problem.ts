import { type ProblemCode } from './problem-code';

/** One fault of an input: where it is, what is wrong (stable code) and how to mend it. Never the value itself. */
export interface InputFault {
  /** JSON pointer (RFC 6901) into the body. */
  pointer?: string;
  /** Name of the query or path parameter. */
  parameter?: string;
  code: string;
  detail: string;
}

/** An error that is reported to the caller. The API maps it to a problem document, the CLI to an exit code. */
export class Problem<Code extends string = ProblemCode> extends Error {
  constructor(
    readonly code: Code,
    /** How to fix it; goes to the caller, so it holds neither secrets nor anything of a patient. */
    readonly detail: string,
    readonly faults: readonly InputFault[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }

  /** Seconds after which the same request may go well; null when waiting does not help. */
  readonly retryAfter: number | null = null;
}

/** Also for what belongs to another organization: to this caller it does not exist. */
export class NotFound extends Problem {
  constructor(what: string) {
    super('not_found', `No ${what} with this identifier exists.`);
  }
}

export class Conflict extends Problem {
  constructor(detail: string, faults: readonly InputFault[] = []) {
    super('conflict', detail, faults);
  }
}

/** The object is no longer the one the caller has looked at (`If-Match`). */
export class PreconditionFailed extends Problem {
  constructor() {
    super('precondition_failed', 'The object has changed since: fetch it again, and repeat the change with its new ETag.');
  }
}

/** As many faults as are told at once: a small body can have a hundred thousand. */
export const MAX_FAULTS = 100;
const MAX_PLACES_IN_DETAIL = 10;

export class InvalidInput extends Problem {
  constructor(all: readonly InputFault[]) {
    const faults = all.slice(0, MAX_FAULTS);
    const places = faults.map((fault) => (fault.parameter ?? fault.pointer) || (fault.pointer === '' ? 'the body' : 'the query'));
    const more = places.length > MAX_PLACES_IN_DETAIL ? ' and what else `errors` names' : '';
    super(
      'invalid_input',
      `Correct ${places.slice(0, MAX_PLACES_IN_DETAIL).join(', ')}${more} and send the request again.`,
      faults,
    );
  }
}

/** A temporary problem, such as too many requests or an unreachable database. */
export class TryLater<Code extends string = ProblemCode> extends Problem<Code> {
  constructor(
    code: Code,
    detail: string,
    override readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(code, detail, [], options);
  }
}
