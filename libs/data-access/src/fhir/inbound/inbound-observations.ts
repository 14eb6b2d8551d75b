import { type Database, type JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import { type ReceivedEntry } from '@rpm/fhir';
import { type InboundResult } from './inbound-result';
import { IdentifiersTaken, InboundRecording } from './inbound-recording';

/** Observations that others send. Each is recorded as a reading, as if it had been sent to the API. */
export class InboundObservations {
  constructor(private readonly database: Database) {}

  /**
   * Records Observations in one transaction. One that is refused does not prevent the others.
   * @param entries the Observations, patients and devices of the request, and the problems of other entries
   * @param answerOf makes the answer from the results, which have the same order; it may throw, so that nothing is recorded
   */
  async record<T>(
    request: WriteRequest,
    entries: readonly ReceivedEntry[],
    answerOf: (results: readonly InboundResult[], transaction: Transaction) => Promise<JsonText<T>>,
  ): Promise<JsonText<T>> {
    const taken = new Set<number>();
    for (;;) {
      try {
        return await this.database.write(request, async (transaction) =>
          answerOf(await new InboundRecording(transaction, entries, taken).run(), transaction),
        );
      } catch (error) {
        // The transaction was rolled back. Without these Observations, it is repeated: each repetition has fewer.
        if (!(error instanceof IdentifiersTaken)) throw error;
        for (const at of error.positions) taken.add(at);
      }
    }
  }
}
