import { type Carriage, Conflict, readInput, ShipInput } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type Transaction } from '@rpm/data-access';
import { importFile, type ImportProgress, type ImportSource, type Outcome } from '../file/import-file';
import { rejection } from '../file/input-line';
import { type ImportCounts } from '@rpm/domain';
import { within } from '../file/within';
import { OrderRepository } from '@rpm/data-access';
import { readShipments, type Shipment } from './shipment-file';

export interface ShippingProgress extends ImportProgress {
  /** As many as there are to deal with. */
  total: number;
}

/**
 * Ships the orders of a carrier's file, each in a transaction of its own and by the rules of the API; one that is refused leaves the others
 * alone. An order that has gone out with these very numbers is a duplicate, so that a file may be shipped again after whatever happened.
 * @returns how many orders were shipped or had been; of what was rejected, how many lines
 * @throws UnreadableFile; the reason of the signal, between two orders
 */
export async function shipOrders(
  dataSource: DataSource,
  organizationId: number,
  source: ImportSource,
  { onProgress = () => undefined, signal }: { onProgress?: (progress: ShippingProgress) => void; signal?: AbortSignal } = {},
): Promise<ImportCounts> {
  const all = await readShipments(dataSource, organizationId, source);
  const what = {
    records: until(signal, all),
    read: (shipment: Shipment) => shipment,
    store: (transaction: Transaction, shipments: Shipment[]) => ship(dataSource, transaction, shipments),
    // Whoever else is at an order of the file waits for that one alone.
    batch: 1,
  };
  return importFile(dataSource, organizationId, source, what, (progress) => onProgress({ ...progress, total: all.length }));
}

async function* until<T>(signal: AbortSignal | undefined, all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) {
    signal?.throwIfAborted();
    yield await Promise.resolve(one);
  }
}

async function ship(dataSource: DataSource, transaction: Transaction, shipments: Shipment[]): Promise<Outcome> {
  const orders = new OrderRepository(within(dataSource, transaction));
  const request = { organizationId: transaction.organizationId, expectedVersions: null, idempotency: null };
  const outcome: Outcome = { stored: 0, duplicates: 0, rejected: [], patients: 0, devices: 0 };
  for (const { orderId, lines, trackingNumbers } of shipments) {
    try {
      await orders.ship(request, orderId, readInput(ShipInput, { trackingNumbers }, 'body'));
      outcome.stored++;
    } catch (error) {
      if (error instanceof Conflict && (await hasGoneWith(transaction, orderId, trackingNumbers))) outcome.duplicates++;
      else outcome.rejected.push(...lines.map((line) => rejection(line, error)));
    }
  }
  return outcome;
}

async function hasGoneWith(transaction: Transaction, orderId: number, given: readonly Carriage[]): Promise<boolean> {
  const values = [transaction.organizationId, orderId, JSON.stringify(given)];
  return (await transaction.run(HAS_GONE_WITH, values)).length > 0;
}

const HAS_GONE_WITH = {
  name: 'order-has-gone-with',
  text: `select 1 from customer_order where organization_id = $1 and id = $2 and status in ('shipped', 'delivered', 'failed')
    and tracking_numbers @> $3::jsonb and tracking_numbers <@ $3::jsonb`,
};
