import { nobody } from '@rpm/domain';
import { type UpgradeContext } from './upgrade-steps';
import { type Database, JsonText, type Transaction } from '@rpm/database';
import { COUNT_OUTDATED_ORDERS, UPDATE_OUTDATED_ORDERS } from './outdated-orders.sql';

const ORDERS_AT_ONCE = 100;

/**
 * Creates a new version of each order whose returns changed after its last version, which earlier versions of the service permitted, and emits one
 * `order.updated` for each order. Every batch is a transaction of its own, so that the work continues where it was interrupted; several processes may
 * do it at once. @returns the number of orders that this call has changed
 */
export async function updateOutdatedOrders(database: Database, { report, signal }: UpgradeContext): Promise<number> {
  const outdated = await database.run('delivery', COUNT_OUTDATED_ORDERS, {});
  const orders = outdated.reduce((sum, row) => sum + row.orders, 0);
  if (orders > 0) report({ orders }, 'These orders get a new version and one order.updated each: their returns have changed.');
  let all = 0;
  for (const { organizationId } of outdated) {
    for (let updated = ORDERS_AT_ONCE; updated === ORDERS_AT_ONCE && !signal.aborted; all += updated) {
      updated = await updateBatch(database, organizationId);
    }
  }
  return all;
}

async function updateBatch(database: Database, organizationId: number): Promise<number> {
  const update = async (transaction: Transaction) =>
    JsonText.of((await transaction.run(UPDATE_OUTDATED_ORDERS, { limit: ORDERS_AT_ONCE })).length, nobody);
  return Number((await database.write({ organizationId, idempotency: null }, update)).text);
}
