/** Facts about an answer that its JSON does not contain. */
export interface AnswerDetails {
  /** `duplicate` if the same reading was stored before. */
  outcome?: 'duplicate';
  /** True for a reading that is returned although it was entered in error. */
  isEnteredInError?: true;
  /** True if the answer to an earlier request with the same idempotency key is repeated. */
  isReplayed?: true;
  /** The version of the resource; needed only if the JSON contains more than the resource. */
  version?: string;
}

/** A resource that PostgreSQL has already written as JSON, to be sent as it is. */
export class JsonText {
  constructor(
    /** Empty if there is nothing to represent. */
    readonly text: string,
    readonly details: AnswerDetails = {},
  ) {}
}
