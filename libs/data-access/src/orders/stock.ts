import { type Transaction } from '../organization-scope';
import { type OrderLine } from './order-lines';

/** Of items whose units are counted. All statements take items in the order of their ids, so that no two wait for each other. */
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
  const rows = await transaction.run<{ itemId: number; available: number }>(PROMISE, [
    transaction.organizationId,
    ...counts(lines),
  ]);
  return new Map(rows.map(({ itemId, available }) => [itemId, available]));
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

const GIVEN = 'unnest($2::bigint[], $3::integer[]) as g (item_id, count)';
const CENTRAL = 't.organization_id = $1 and t.item_id = g.item_id and t.site_id is null';

/** Rows are locked before they are looked at, so of two who ask for the last unit the second sees that it is promised. */
const PROMISE = {
  name: 'promise-counted-stock',
  text: `with given as materialized (select * from ${GIVEN}), stocked as materialized (
      select t.id, t.item_id, t.quantity - t.promised as available from given g join stock t on ${CENTRAL}
      order by t.item_id for no key update of t
    ), promised as (
      update stock t set promised = t.promised + g.count from given g join stocked s using (item_id)
      where t.organization_id = $1 and t.id = s.id and s.available >= g.count
    )
    select g.item_id as "itemId", coalesce(s.available, 0) as available from given g left join stocked s using (item_id)
    where coalesce(s.available, 0) < g.count`,
};
const RELEASE = {
  name: 'release-counted-stock',
  text: `update stock t set promised = t.promised - g.count from ${GIVEN} where ${CENTRAL}`,
};
const TAKE = {
  name: 'take-counted-stock',
  text: `update stock t set promised = t.promised - g.count, quantity = t.quantity - g.count from ${GIVEN} where ${CENTRAL}`,
};
const PUT = {
  name: 'put-counted-stock',
  text: `insert into stock as t (organization_id, item_id, site_id, quantity)
    select $1, g.item_id, $4::bigint, g.count from ${GIVEN} order by g.item_id
    on conflict (organization_id, item_id, site_id) do update set quantity = t.quantity + excluded.quantity`,
};
