import { type OrderKit, type OrderLine } from '../fulfilment/order-lines.sql';
import { type RunStatement, type Transaction } from '@rpm/database';

/** A row with one item of a kit; an empty kit has one row, in which the item is null. */
export interface KitItemRow {
  kitId: number;
  archived: boolean;
  itemId: number | null;
  count: number | null;
}

export async function findKitItems(transaction: Transaction, kitIds: readonly number[]): Promise<KitItemRow[]> {
  return transaction.run<KitItemRow & Record<string, unknown>>(ITEMS_OF_KITS, [transaction.organizationId, kitIds]);
}

/** Assigns external ids to an order. @returns the ids that were assigned, which excludes ids of other orders */
export async function addExternalIds(
  transaction: Transaction,
  { orderId, externalIds }: { orderId: number; externalIds: readonly string[] },
): Promise<string[]> {
  const rows = await transaction.run<{ name: string }>(ADD_EXTERNAL_IDS, [transaction.organizationId, orderId, externalIds]);
  return rows.map(({ name }) => name);
}

/** Returns the external ids of an order. */
export async function findExternalIds(transaction: Transaction, orderId: number): Promise<string[]> {
  const rows = await transaction.run<{ name: string }>(FIND_EXTERNAL_IDS, [transaction.organizationId, orderId]);
  return rows.map(({ name }) => name);
}

/** Removes the external ids of an order that are not in a list. */
export async function removeOtherExternalIds(transaction: Transaction, orderId: number, kept: readonly string[]): Promise<void> {
  await transaction.run(REMOVE_EXTERNAL_IDS, [transaction.organizationId, orderId, kept]);
}

/** Stores the tracking numbers of an order in the table by which orders are found. Those that are stored already are ignored. */
export async function indexTrackingNumbers(
  transaction: Transaction,
  { id, trackingNumbers }: { id: number; trackingNumbers: readonly { value: string }[] },
): Promise<void> {
  if (trackingNumbers.length === 0) return;
  const values = trackingNumbers.map(({ value }) => value);
  await transaction.run(INDEX_TRACKING_NUMBERS, [transaction.organizationId, id, values]);
}

/** Finds other orders that have one of the tracking numbers, at most {@link MAX_SHARING_ORDERS}. A carrier gives a number to one parcel only. */
export async function findOrdersSharing(
  run: RunStatement,
  organizationId: number,
  { id, trackingNumbers }: { id: number; trackingNumbers: readonly { value: string }[] },
): Promise<number[]> {
  if (trackingNumbers.length === 0) return [];
  const rows = await run<{ id: number }>(FIND_ORDERS_SHARING, [organizationId, id, trackingNumbers.map(({ value }) => value)]);
  return rows.map((row) => row.id);
}

export const MAX_SHARING_ORDERS = 10;

export async function addOrderLines(
  transaction: Transaction,
  { orderId, kits, lines }: { orderId: number; kits: readonly OrderKit[]; lines: readonly OrderLine[] },
): Promise<void> {
  const { organizationId } = transaction;
  const ofKits = (['line', 'kitId', 'count'] as const).map((name) => kits.map((kit) => kit[name]));
  await transaction.run(ADD_ORDER_KITS, [organizationId, orderId, ...ofKits]);
  const names = ['line', 'kitId', 'itemId', 'count', 'isTracked'] as const;
  await transaction.run(ADD_ORDER_LINES, [organizationId, orderId, ...names.map((name) => lines.map((line) => line[name]))]);
}

/** Locks available devices in the central stock: for each item, at most `count` of them. */
export async function lockAvailableDevices(
  transaction: Transaction,
  required: readonly { itemId: number; count: number }[],
): Promise<{ id: number; itemId: number }[]> {
  if (required.length === 0) return [];
  const columns = [required.map(({ itemId }) => itemId), required.map(({ count }) => count)];
  return transaction.run(LOCK_AVAILABLE_DEVICES, [transaction.organizationId, ...columns]);
}

export const ITEMS_OF_KITS = {
  name: 'items-of-kits',
  text: `select k.id as "kitId", k.archived, n.item_id as "itemId", n.count from kit k
    left join kit_item n on n.organization_id = k.organization_id and n.kit_id = k.id
    where k.organization_id = $1 and k.id = any($2::bigint[]) order by k.id, n.item_id`,
};
export const ADD_EXTERNAL_IDS = {
  name: 'add-external-order-ids',
  text: `insert into order_external_id (organization_id, order_id, external_order_id)
    select $1, $2, name from unnest($3::text[]) as name order by name
    on conflict (organization_id, key) do nothing returning external_order_id as name`,
};
export const REMOVE_EXTERNAL_IDS = {
  name: 'remove-external-order-ids',
  text: 'delete from order_external_id where organization_id = $1 and order_id = $2 and external_order_id <> all($3::text[])',
};
export const FIND_EXTERNAL_IDS = {
  name: 'external-order-ids',
  text: 'select external_order_id as name from order_external_id where organization_id = $1 and order_id = $2',
};
export const INDEX_TRACKING_NUMBERS = {
  name: 'index-tracking-numbers',
  text: `insert into order_tracking_number (organization_id, value, order_id)
    select distinct $1::bigint, identifier_key(value), $2::bigint from unnest($3::text[]) as value on conflict do nothing`,
};
export const FIND_ORDERS_SHARING = {
  name: 'orders-sharing-tracking-numbers',
  text: `select distinct order_id as id from order_tracking_number
    where organization_id = $1 and order_id <> $2 and value = any(array(select identifier_key(value) from unnest($3::text[]) as value)) order by id limit ${MAX_SHARING_ORDERS}`,
};
export const ADD_ORDER_KITS = {
  name: 'add-kits-to-order',
  text: `insert into order_kit (organization_id, order_id, line, kit_id, count)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::integer[]) as g`,
};
export const ADD_ORDER_LINES = {
  name: 'add-lines-to-order',
  text: `insert into order_line (organization_id, order_id, line, kit_id, item_id, count, is_tracked)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::bigint[], $6::integer[], $7::boolean[]) as g`,
};
/** Devices are locked by item and then by id, so that two orders cannot deadlock. */
export const LOCK_AVAILABLE_DEVICES = {
  name: 'lock-available-devices',
  text: `select f.id, f.item_id as "itemId"
    from (select * from unnest($2::bigint[], $3::integer[]) as w (item_id, count) order by w.item_id) w
    cross join lateral (
      select d.id, d.item_id from device d
      where d.organization_id = $1 and d.item_id = w.item_id and d.current_status = 'available'
      order by d.id limit w.count for no key update
    ) f`,
};
