import { type Transaction } from '../database/organization-scope';
import { type OrderLine } from '../order/order-lines';

/** Of items whose units are counted, in the order of their ids: who promises locks in this order, so that no two wait for each other. */
function counts(lines: readonly OrderLine[]): [items: number[], counts: number[]] {
  const byItem = new Map<number, number>();
  for (const { itemId, count, isTracked } of lines) if (!isTracked) byItem.set(itemId, (byItem.get(itemId) ?? 0) + count);
  const sorted = [...byItem].sort(([one], [other]) => one - other);
  return [sorted.map(([item]) => item), sorted.map(([, count]) => count)];
}

/**
 * Promises what lines ask for, of what is counted, from the central stock.
 * @returns how many there are of each item that there are too few of; nothing is then to be kept
 */
export async function promiseCounted(transaction: Transaction, lines: readonly OrderLine[]): Promise<Map<number, number>> {
  const { organizationId } = transaction;
  const [items, wanted] = counts(lines);
  const stocked = await transaction.run<{ itemId: number; available: number }>(LOCK, [organizationId, items]);
  const promised = await transaction.run<{ itemId: number }>(PROMISE, [organizationId, items, wanted]);
  const short = items.filter((id) => !promised.some(({ itemId }) => itemId === id));
  return new Map(short.map((id) => [id, stocked.find(({ itemId }) => itemId === id)?.available ?? 0]));
}

/** The order does not need it any more. */
export async function releaseCounted(transaction: Transaction, lines: readonly OrderLine[]): Promise<void> {
  await transaction.run(RELEASE, [transaction.organizationId, ...counts(lines)]);
}

/** What was promised leaves the central stock. */
export async function takeCounted(transaction: Transaction, lines: readonly OrderLine[]): Promise<void> {
  await transaction.run(TAKE, [transaction.organizationId, ...counts(lines)]);
}

/** What is counted comes to a site, or, without one, to the central stock. */
export async function putCounted(transaction: Transaction, lines: readonly OrderLine[], siteId: number | null): Promise<void> {
  await transaction.run(PUT, [transaction.organizationId, ...counts(lines), siteId]);
}

/** What is counted leaves a site. @returns whether the site had as many of everything; nothing is to be kept otherwise */
export async function takeFromSite(transaction: Transaction, lines: readonly OrderLine[], siteId: number): Promise<boolean> {
  const [items, wanted] = counts(lines);
  const taken = await transaction.run(TAKE_FROM_SITE, [transaction.organizationId, items, wanted, siteId]);
  return taken.length === items.length;
}

const GIVEN = 'unnest($2::bigint[], $3::integer[]) as g (item_id, count)';
const CENTRAL = 't.organization_id = $1 and t.item_id = g.item_id and t.site_id is null';

/** Rows are locked in the order of their items before they are changed, so that no two wait for each other. */
const LOCK = {
  name: 'lock-counted-stock',
  text: `select t.item_id as "itemId", t.quantity - t.promised as available from stock t
    where t.organization_id = $1 and t.item_id = any($2::bigint[]) and t.site_id is null order by t.item_id for no key update`,
};
/** A statement of its own: it sees what those have left who had the rows before. */
const PROMISE = {
  name: 'promise-counted-stock',
  text: `update stock t set promised = t.promised + g.count from ${GIVEN}
    where ${CENTRAL} and t.quantity - t.promised >= g.count returning t.item_id as "itemId"`,
};
const RELEASE = {
  name: 'release-counted-stock',
  text: `update stock t set promised = t.promised - g.count from ${GIVEN} where ${CENTRAL}`,
};
const TAKE = {
  name: 'take-counted-stock',
  text: `update stock t set promised = t.promised - g.count, quantity = t.quantity - g.count from ${GIVEN} where ${CENTRAL}`,
};
const TAKE_FROM_SITE = {
  name: 'take-counted-stock-from-site',
  text: `update stock t set quantity = t.quantity - g.count from ${GIVEN}
    where t.organization_id = $1 and t.item_id = g.item_id and t.site_id = $4::bigint and t.quantity >= g.count returning t.id`,
};
const PUT = {
  name: 'put-counted-stock',
  text: `insert into stock as t (organization_id, item_id, site_id, quantity)
    select $1, g.item_id, $4::bigint, g.count from ${GIVEN} order by g.item_id
    on conflict (organization_id, item_id, site_id) do update set quantity = t.quantity + excluded.quantity`,
};
