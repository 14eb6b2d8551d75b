import { type TrackingNumber, Conflict, Problem, readInput, ShipInput } from '@rpm/domain';
import { findOrdersSharing, OrderRepository } from '@rpm/data-access';
import { type Database, type Transaction, statement } from '@rpm/database';
import { importFile, type ImportProgress, type ImportSource, type BatchResult } from '../file/import-file';
import { rejectionReasons } from '../file/input-line';
import { type ImportCounts } from '@rpm/domain';
import { readShipments, type Shipment } from './shipment-file';

export interface ShippingProgress extends ImportProgress {
  /** Number of orders in the file. */
  total: number;
}

/** The numbers of orders by outcome. */
export interface ShippingCounts extends ImportCounts {
  /** Orders of the file that have a tracking number of another order, which is probably a mistake in the file. */
  sharing: { orderId: number; others: number[] }[];
}

/**
 * Marks the orders listed in a carrier's file as shipped, following the same rules as the API. Each order has its own transaction, so a rejected
 * order does not affect the others. An order that was already shipped with the same tracking numbers counts as a duplicate, so the same file can be
 * processed again.
 * @returns the number of orders shipped now or earlier, and the number of rejected lines @throws UnreadableFile, or the signal's reason if the signal is
 * aborted between two orders
 */
export async function shipOrders(
  database: Database,
  organizationId: number,
  source: ImportSource,
  { onProgress = () => undefined, signal }: { onProgress?: (progress: ShippingProgress) => void; signal?: AbortSignal } = {},
): Promise<ShippingCounts> {
  const all = await readShipments(database, organizationId, source);
  const sharing: ShippingCounts['sharing'] = [];
  const functions = {
    records: until(signal, all),
    read: (shipment: Shipment) => shipment,
    store: async (transaction: Transaction, shipments: Shipment[]) => {
      const outcome = await ship(database, transaction, shipments);
      const hasShipped = outcome.stored + outcome.duplicates > 0;
      for (const { orderId: id, trackingNumbers } of hasShipped ? shipments : []) {
        const others = await findOrdersSharing(transaction, { id, trackingNumbers });
        if (others.length > 0) sharing.push({ orderId: id, others });
      }
      return outcome;
    },
    // Each order has its own transaction, so that concurrent requests wait for one order at most.
    batch: 1,
  };
  const counts = await importFile(database, organizationId, source, functions, (progress) =>
    onProgress({ ...progress, total: all.length }),
  );
  return { ...counts, sharing };
}

async function* until<T>(signal: AbortSignal | undefined, all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) {
    signal?.throwIfAborted();
    yield await Promise.resolve(one);
  }
}

async function ship(database: Database, transaction: Transaction, shipments: Shipment[]): Promise<BatchResult> {
  const orders = new OrderRepository(database.within(transaction));
  const { organizationId, actor } = transaction;
  const request = { organizationId, actor, expectedEntityTags: null, idempotency: null };
  const outcome: BatchResult = { stored: 0, duplicates: 0, rejected: [], patients: 0, devices: 0, patientIds: [] };
  for (const { orderId, lines, trackingNumbers, eventTimestamp } of shipments) {
    try {
      const input = Object.assign(readInput(ShipInput, { trackingNumbers }, 'body'), { eventTimestamp });
      const { patients } = await orders.ship(request, orderId, input);
      outcome.patientIds.push(...patients);
      outcome.stored++;
    } catch (error) {
      if (error instanceof Problem) outcome.patientIds.push(...error.patients);
      if (error instanceof Conflict && (await hasGoneWith(transaction, orderId, trackingNumbers))) outcome.duplicates++;
      else outcome.rejected.push(...lines.map((line) => rejectionReasons(line, error)));
    }
  }
  return outcome;
}

async function hasGoneWith(transaction: Transaction, orderId: number, given: readonly TrackingNumber[]): Promise<boolean> {
  return (await transaction.run(HAS_GONE_WITH, { orderId, given: JSON.stringify(given) })).length > 0;
}

const HAS_GONE_WITH = statement<{ orderId: number; given: string }>({
  name: 'order-has-gone-with',
  text: `select 1 from customer_order where organization_id = $organizationId and id = $orderId and status in ('shipped', 'delivered', 'failed')
    and tracking_numbers @> $given::jsonb and tracking_numbers <@ $given::jsonb`,
});
