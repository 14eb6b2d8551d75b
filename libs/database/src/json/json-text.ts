import { type PatientsIn } from '@rpm/domain';
import { type JsonWriter } from './json-view';

/** Information about a response that its JSON does not contain. */
export interface ResponseDetails {
  /** `duplicate` if the same reading had been stored before. */
  outcome?: 'duplicate';
  /** True for a reading that is returned although it was marked as entered in error. */
  isVoided?: true;
  /** True if this is the stored response of an earlier request with the same idempotency key. */
  isReplayed?: true;
  /** The entity tag of the resource; needed only if the JSON contains more than the resource itself. */
  entityTag?: string;
  /** Ids of the patients whose data the request changes or the JSON contains, if the JSON does not show all of them. */
  patients?: readonly number[];
}

/** The JSON text of a T, which the API sends unchanged. PostgreSQL has written nearly all of them. */
export class JsonText<T = unknown> {
  /** The property exists only for the compiler, so that the texts of different views have different types. */
  declare readonly representation?: T;

  private constructor(
    /** The JSON text; empty if the response has no body. */
    readonly text: string,
    private readonly about: PatientsIn,
    readonly details: ResponseDetails,
  ) {}

  /** Ids of the patients whose data the audit trail records as shown. */
  get patients(): readonly number[] {
    return this.details.patients ?? this.about(this.text);
  }

  /** Returns the same text, about the given patients, each of whom may be given several times. */
  aboutPatients(patients: readonly number[]): JsonText<T> {
    return new JsonText<T>(this.text, this.about, { ...this.details, patients: [...new Set(patients)] });
  }

  /**
   * Returns the text that PostgreSQL has returned for an SQL expression.
   * @param _sql the expression, or the function that returns it; its type determines that of the text
   * @param about whose data the text contains
   */
  static writtenBy<T>(_sql: JsonWriter<T>, text: string, about: PatientsIn, details: ResponseDetails = {}): JsonText<T> {
    return new JsonText<T>(text, about, details);
  }

  /** Converts a value to JSON. @param about whose data the value contains */
  static of<T>(value: T, about: PatientsIn): JsonText<T> {
    return new JsonText<T>(JSON.stringify(value), about, {});
  }

  /** Returns the text of a response without a body. @param about whose data the request has removed */
  static empty(about: PatientsIn): JsonText<null> {
    return new JsonText<null>('', about, {});
  }

  /**
   * Wraps JSON whose type the compiler cannot check: the stored response of an earlier request, or the JSON of a resource to which a property was added.
   * @param about whose data the text contains
   */
  static asserted<T>(text: string, about: PatientsIn, details: ResponseDetails = {}): JsonText<T> {
    return new JsonText<T>(text, about, details);
  }
}
