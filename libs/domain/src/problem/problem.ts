import { type ProblemCode } from './problem-code';

/** One validation error of an input: its position, a stable code, and how to correct the input. It never contains the invalid value itself. */
export interface InputError {
  /** JSON pointer (RFC 6901) to the invalid value in the body. */
  pointer?: string;
  /** Name of the invalid query or path parameter. */
  parameter?: string;
  code: string;
  detail: string;
}

/** Maximum number of validation errors in one problem. Even a small request body can have a hundred thousand of them. */
export const MAX_ERRORS = 100;

/** An error that is reported to the caller. The API maps it to a problem document, the CLI to an exit code. */
export class Problem<Code extends string = ProblemCode> extends Error {
  constructor(
    readonly code: Code,
    /** The way to correct the error. The caller sees this text, so it contains no secrets and no patient data. */
    readonly detail: string,
    errors: readonly InputError[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
    this.errors = errors.slice(0, MAX_ERRORS);
  }

  /** The first {@link MAX_ERRORS} validation errors. */
  readonly errors: readonly InputError[];

  /** Time in seconds after which the same request may succeed; null if waiting does not help. */
  readonly retryAfter: number | null = null;

  /** Further properties of the problem document, for programs (RFC 9457, section 3.2). */
  readonly members: Readonly<Record<string, unknown>> = {};

  /** Ids of patients about whom the problem reveals something, such as that a stored reading differs. */
  patients: readonly number[] = [];

  /** Adds the patients about whom the problem reveals something. */
  about(patients: readonly number[]): this {
    this.patients = [...new Set([...this.patients, ...patients])];
    return this;
  }
}

/** Error: the resource does not exist, or it belongs to another organization. The caller must not learn which of the two applies. */
export class NotFound extends Problem {
  constructor(noun: string) {
    super('not_found', `No ${noun} with this identifier exists.`);
  }
}

/** Error: the record of the patient was merged into that of another patient, whose id the error contains. */
export class PatientMerged extends Problem {
  override readonly members: { patientId: number };

  /** @param patientId the patient who remains, whose record contains the data now */
  constructor(patientId: number, errors: readonly InputError[] = []) {
    super('patient_merged', mergedInto(patientId), errors);
    this.members = { patientId };
    this.about([patientId]);
  }
}

const mergedInto = (patientId: number) => `This patient was merged into the patient ${patientId}. Name that one instead.`;

/** Returns the validation error for a merged patient in a body. @param patientId the patient who remains */
export const patientMergedError = (patientId: number, pointer: string): InputError => ({
  pointer,
  code: 'patient_merged',
  detail: mergedInto(patientId),
});

export class Conflict extends Problem {
  constructor(detail: string, errors: readonly InputError[] = []) {
    super('conflict', detail, errors);
  }
}

/** Error: a reading that was entered in error was sent again with another value. Only a correction restores it. */
export class ReadingVoided extends Problem {
  override readonly members: { readingId: number };

  /** @param path the path of the reading */
  constructor(readingId: number, path: string) {
    super(
      'reading_voided',
      `The reading ${readingId} of this device or patient and instant was entered in error with another value, and sending it again does not restore it. ` +
        `If the value is right, restore the reading: PATCH ${path} with enteredInError: false and the value.`,
    );
    this.members = { readingId };
  }
}

/** The number of resources of each kind that refer to a resource, such as `{device: 3}`. */
export type References = Readonly<Record<string, number>>;

/** Error: a resource cannot be deleted, because other resources refer to it. */
export class StillReferenced extends Problem {
  override readonly members: { references: References };

  constructor(noun: string, references: References) {
    const named = Object.entries(references).map(([kind, count]) => `${kind} (${count})`);
    super('still_referenced', `Resources refer to this ${noun}: ${named.join(', ')}.`);
    this.members = { references };
  }
}

/** Error: the resource has changed since the caller received the entity tag in `If-Match`. */
export class PreconditionFailed extends Problem {
  constructor() {
    super('precondition_failed', 'The object has changed since: fetch it again, and repeat the change with its new ETag.');
  }
}

const MAX_POINTERS_IN_DETAIL = 10;

/** An empty pointer refers to the whole body; an error without a pointer or a parameter concerns the query. */
function placeOf({ parameter, pointer }: InputError): string {
  if (parameter !== undefined && parameter !== '') return parameter;
  if (pointer === undefined) return 'the query';
  return pointer === '' ? 'the body' : pointer;
}

export class InvalidInput extends Problem {
  constructor(all: readonly InputError[]) {
    const errors = all.slice(0, MAX_ERRORS);
    const places = errors.map((error) => placeOf(error));
    const more = places.length > MAX_POINTERS_IN_DETAIL ? ' and what else `errors` names' : '';
    super(
      'invalid_input',
      `Correct ${places.slice(0, MAX_POINTERS_IN_DETAIL).join(', ')}${more} and send the request again.`,
      errors,
    );
  }
}

/** Error: a temporary problem, such as too many requests or an unreachable database. */
export class TemporaryProblem<Code extends string = ProblemCode> extends Problem<Code> {
  constructor(
    code: Code,
    detail: string,
    override readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(code, detail, [], options);
  }
}
