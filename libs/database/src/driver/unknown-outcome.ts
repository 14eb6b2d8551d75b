/**
 * Error: the database did not confirm a commit, so the transaction was either carried out completely or not at all, and nobody can know which. The connection
 * was lost before the answer arrived, or the wait for a synchronous standby was cut: then the transaction is committed, but a failover may lose it.
 */
export class UnknownOutcome extends Error {
  constructor(options?: ErrorOptions) {
    super('The database did not confirm the commit of a transaction.', options);
  }
}

/** Returns whether an error, or the error of the driver that TypeORM has wrapped in it, is an {@link UnknownOutcome}. */
export function isOutcomeUnknown(error: unknown): boolean {
  const source: unknown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return source instanceof UnknownOutcome;
}
