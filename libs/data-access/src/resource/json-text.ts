/** Information about a response that its JSON does not contain. */
export interface ResponseDetails {
  /** `duplicate` if the same reading had been stored before. */
  outcome?: 'duplicate';
  /** True for a reading that is returned although it was marked as entered in error. */
  isEnteredInError?: true;
  /** True if this is the stored response of an earlier request with the same idempotency key. */
  isReplayed?: true;
  /** The version of the resource; needed only if the JSON contains more than the resource itself. */
  version?: string;
}

/** A resource as JSON text that PostgreSQL has written, and that the API sends unchanged. */
export class JsonText {
  constructor(
    /** The JSON text; empty if the response has no body. */
    readonly text: string,
    readonly details: ResponseDetails = {},
  ) {}
}
