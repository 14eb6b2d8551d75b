/** Options for settling conflicts with stored readings. */
export interface RecordOptions {
  /** Whether the values of parts replace those of stored readings, because a person has decided so. */
  acceptsValues?: boolean;
  /** Whether messages are processed again, so that other values than before correct the readings that the same parts have made. */
  isReplay?: boolean;
}
