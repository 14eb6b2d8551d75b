import { type AuditRow, entriesAsJson, INSERT_ENTRIES } from '@rpm/database';
import { type DelivererOptions } from './deliverer';
import { type Delivery } from '../queue/claimed-delivery';
import { disclosuresOf } from '../disclosure/disclosures';

/** Time in milliseconds for which nothing is stored after a failure, so that an audit trail that cannot be written does not cost a statement for each claim. */
const PAUSE_MS = 5_000;

/** Records in the audit trail to whom patients' data is disclosed, before it is sent. Every attempt is recorded, because a request without an answer may have arrived. */
export class DisclosureRecord {
  /** Time by `performance.now()` at which the next row may be stored. */
  private resumption = -Infinity;

  constructor(private readonly options: Pick<DelivererOptions, 'database' | 'metrics' | 'onError'>) {}

  /**
   * Stores the rows of deliveries that are about to be sent, in one statement. @returns the deliveries that may be sent: all, or only those without patients' data
   * if the rows cannot be stored
   */
  async store<Of extends Delivery>(deliveries: readonly Of[]): Promise<readonly Of[]> {
    // A disabled webhook is sent no request.
    const entries = disclosuresOf(deliveries.filter(({ enabled }) => enabled));
    if (entries.length === 0 || (await this.insert(entries))) return deliveries;
    return deliveries.filter((delivery) => !delivery.enabled || disclosuresOf([delivery]).length === 0);
  }

  /** @returns whether the rows are stored */
  private async insert(entries: readonly AuditRow[]): Promise<boolean> {
    if (performance.now() < this.resumption) return false;
    const { database, metrics, onError } = this.options;
    metrics?.statementRun('disclose');
    try {
      await database.run('delivery', INSERT_ENTRIES, { entries: entriesAsJson(entries) });
      return true;
    } catch (error) {
      this.resumption = performance.now() + PAUSE_MS;
      onError(error);
      return false;
    }
  }
}
