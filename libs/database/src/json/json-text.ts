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
}

/** The JSON text of a T, which the API sends unchanged. PostgreSQL has written nearly all of them. */
export class JsonText<T = unknown> {
  /** The property exists only for the compiler, so that the texts of different views have different types. */
  declare readonly representation?: T;

  private constructor(
    /** The JSON text; empty if the response has no body. */
    readonly text: string,
    readonly details: ResponseDetails,
  ) {}

  /**
   * Returns the text that PostgreSQL has returned for an SQL expression.
   * @param _sql the expression, or the function that returns it; its type determines that of the text
   */
  static writtenBy<T>(_sql: JsonWriter<T>, text: string, details: ResponseDetails = {}): JsonText<T> {
    return new JsonText<T>(text, details);
  }

  /** Converts a value to JSON. */
  static of<T>(value: T): JsonText<T> {
    return new JsonText<T>(JSON.stringify(value), {});
  }

  /** Returns the text of a response without a body. */
  static empty(): JsonText<null> {
    return new JsonText<null>('', {});
  }

  /** Wraps JSON whose type the compiler cannot check: the stored response of an earlier request, or the JSON of a resource to which a property was added. */
  static asserted<T>(text: string, details: ResponseDetails = {}): JsonText<T> {
    return new JsonText<T>(text, details);
  }
}
