import { type Transaction, statement } from '@rpm/database';

/** A number of units of an item. Its units are either devices (`isTracked`) or have no serial numbers; only the latter are counted in the stock. */
interface StockLine {
  itemId: number;
  count: number;
  isTracked: boolean;
}

/** Sums the units without serial numbers of each item, sorted by item id: all transactions lock stock in this order, so they cannot deadlock. */
function countsByItem(lines: readonly StockLine[]): { items: number[]; counts: number[] } {
  const byItem = new Map<number, number>();
  for (const { itemId, count, isTracked } of lines) if (!isTracked) byItem.set(itemId, (byItem.get(itemId) ?? 0) + count);
  const sorted = [...byItem].sort(([one], [other]) => one - other);
  return { items: sorted.map(([item]) => item), counts: sorted.map(([, count]) => count) };
}

/**
 * Reserves units without serial numbers in the central stock for an order.
 * @returns the number of free units of each item that has too few; if any item has too few, the caller must roll back
 */
export async function promiseStock(transaction: Transaction, lines: readonly StockLine[]): Promise<Map<number, number>> {
  const { items, counts } = countsByItem(lines);
  const stocked = await transaction.run(LOCK_COUNTED_STOCK, { items });
  const promised = await transaction.run(PROMISE_COUNTED_STOCK, { items, counts });
  const short = items.filter((id) => !promised.some(({ itemId }) => itemId === id));
  return new Map(short.map((id) => [id, stocked.find(({ itemId }) => itemId === id)?.available ?? 0]));
}

/** Releases reserved units without serial numbers, which stay in the central stock. */
export async function releaseStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  await transaction.run(RELEASE_COUNTED_STOCK, countsByItem(lines));
}

/** Removes reserved units from the central stock. */
export async function removePromisedStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  await transaction.run(TAKE_COUNTED_STOCK, countsByItem(lines));
}

/** Adds units without serial numbers to the stock of a site, or to the central stock if the site is null. */
export async function addStock(transaction: Transaction, lines: readonly StockLine[], siteId: number | null): Promise<void> {
  await transaction.run(PUT_COUNTED_STOCK, { ...countsByItem(lines), siteId });
}

/** Removes units without serial numbers from the stock of a site. @returns false if the site has too few units; the caller must then roll back */
export async function removeStockFromSite(
  transaction: Transaction,
  lines: readonly StockLine[],
  siteId: number,
): Promise<boolean> {
  const { items, counts } = countsByItem(lines);
  const taken = await transaction.run(TAKE_STOCK_FROM_SITE, { items, counts, siteId });
  return taken.length === items.length;
}

const COUNTS = 'unnest($items::bigint[], $counts::integer[]) as g (item_id, count)';
const CENTRAL = 't.organization_id = $organizationId and t.item_id = g.item_id and t.site_id is null';

/** SQL that locks stock rows in the order of their items before they are changed, so that two transactions cannot deadlock. */
export const LOCK_COUNTED_STOCK = statement<{ items: number[] }, { itemId: number; available: number }>({
  name: 'lock-counted-stock',
  text: `select t.item_id as "itemId", t.quantity - t.promised as available from stock t
    where t.organization_id = $organizationId and t.item_id = any($items::bigint[]) and t.site_id is null order by t.item_id for no key update`,
});
/** SQL that reserves stock. It is a separate statement after the lock, so that it sees what previous holders of the lock have committed. */
export const PROMISE_COUNTED_STOCK = statement<{ items: number[]; counts: number[] }, { itemId: number }>({
  name: 'promise-counted-stock',
  text: `update stock t set promised = t.promised + g.count from ${COUNTS}
    where ${CENTRAL} and t.quantity - t.promised >= g.count returning t.item_id as "itemId"`,
});
export const RELEASE_COUNTED_STOCK = statement<{ items: number[]; counts: number[] }>({
  name: 'release-counted-stock',
  text: `update stock t set promised = t.promised - g.count from ${COUNTS} where ${CENTRAL}`,
});
export const TAKE_COUNTED_STOCK = statement<{ items: number[]; counts: number[] }>({
  name: 'take-counted-stock',
  text: `update stock t set promised = t.promised - g.count, quantity = t.quantity - g.count from ${COUNTS} where ${CENTRAL}`,
});
export const TAKE_STOCK_FROM_SITE = statement<{ items: number[]; counts: number[]; siteId: number }>({
  name: 'take-counted-stock-from-site',
  text: `update stock t set quantity = t.quantity - g.count from ${COUNTS}
    where t.organization_id = $organizationId and t.item_id = g.item_id and t.site_id = $siteId::bigint and t.quantity >= g.count returning t.id`,
});
export const PUT_COUNTED_STOCK = statement<{ items: number[]; counts: number[]; siteId: number | null }>({
  name: 'put-counted-stock',
  text: `insert into stock as t (organization_id, item_id, site_id, quantity)
    select $organizationId, g.item_id, $siteId::bigint, g.count from ${COUNTS} order by g.item_id
    on conflict (organization_id, item_id, site_id) do update set quantity = t.quantity + excluded.quantity`,
});
