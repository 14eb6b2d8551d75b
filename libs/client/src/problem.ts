import { type Problem, type ProblemCode } from './api.generated.ts';

/** A response with an error. The service answers every error with a problem (RFC 9457). */
export class RpmProblem<Code extends string = Problem['code']> extends Error {
  override readonly name = 'RpmProblem';
  /** Time in seconds after which the service asks to repeat the request; null if it does not ask. */
  readonly retryAfter: number | null;

  /** @param operation name of the operation that failed, such as `createPatient` */
  constructor(
    readonly operation: string,
    readonly problem: Problem & { code: Code },
    readonly headers: Headers,
  ) {
    super(`${operation}: ${problem.detail}`);
    this.retryAfter = secondsOf(headers.get('Retry-After'));
  }

  /** The HTTP status of the response. */
  get status(): number {
    return this.problem.status;
  }

  /** The kind of problem, for programs. */
  get code(): Code {
    return this.problem.code;
  }
}

/** A response that the service does not send, for example the page of a proxy, a redirect to another origin, or a success whose body is not JSON. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse';

  /** @param reason a sentence about the response */
  constructor(
    readonly operation: string,
    readonly status: number,
    readonly headers: Headers,
    reason = `the response with the status ${status} does not come from the service.`,
  ) {
    super(`${operation}: ${reason}`);
  }
}

/** Returns whether an error is a problem, and has one of the codes if any are given. */
export function isProblem(error: unknown): error is RpmProblem;
export function isProblem<Code extends ProblemCode>(error: unknown, ...codes: Code[]): error is RpmProblem<Code>;
export function isProblem(error: unknown, ...codes: string[]): boolean {
  return error instanceof RpmProblem && (codes.length === 0 || codes.includes((error as RpmProblem).code));
}

/** Returns the number of seconds that the header Retry-After contains or, if it contains a date, the seconds until then; null without a valid one. */
export function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}
