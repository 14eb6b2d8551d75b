import { type OrderKit, type OrderLine } from '../fulfilment/order-lines.sql';
import { type Transaction, type OrganizationRunner, statement } from '@rpm/database';

/** A row with one item of a kit; an empty kit has one row, in which the item is null. */
export interface KitItemRow {
  kitId: number;
  archived: boolean;
  itemId: number | null;
  count: number | null;
}

export async function findKitItems(transaction: Transaction, kitIds: readonly number[]): Promise<KitItemRow[]> {
  return transaction.run(ITEMS_OF_KITS, { kitIds });
}

/** Assigns external ids to an order. @returns the ids that were assigned, which excludes ids of other orders */
export async function addExternalIds(
  transaction: Transaction,
  { orderId, externalIds }: { orderId: number; externalIds: readonly string[] },
): Promise<string[]> {
  const rows = await transaction.run(ADD_EXTERNAL_IDS, { orderId, externalIds });
  return rows.map(({ name }) => name);
}

/** Returns the external ids of an order. */
export async function findExternalIds(transaction: Transaction, orderId: number): Promise<string[]> {
  const rows = await transaction.run(FIND_EXTERNAL_IDS, { orderId });
  return rows.map(({ name }) => name);
}

/** Removes the external ids of an order that are not in a list. */
export async function removeOtherExternalIds(transaction: Transaction, orderId: number, kept: readonly string[]): Promise<void> {
  await transaction.run(REMOVE_EXTERNAL_IDS, { orderId, kept });
}

/** Stores the tracking numbers of an order in the table by which orders are found. Those that are stored already are ignored. */
export async function indexTrackingNumbers(
  transaction: Transaction,
  { id, trackingNumbers }: { id: number; trackingNumbers: readonly { value: string }[] },
): Promise<void> {
  if (trackingNumbers.length === 0) return;
  const values = trackingNumbers.map(({ value }) => value);
  await transaction.run(INDEX_TRACKING_NUMBERS, { orderId: id, values });
}

/** Finds other orders that have one of the tracking numbers, at most {@link MAX_SHARING_ORDERS}. A carrier gives a number to one parcel only. */
export async function findOrdersSharing(
  runner: OrganizationRunner,
  { id, trackingNumbers }: { id: number; trackingNumbers: readonly { value: string }[] },
): Promise<number[]> {
  if (trackingNumbers.length === 0) return [];
  const rows = await runner.run(FIND_ORDERS_SHARING, { id, values: trackingNumbers.map(({ value }) => value) });
  return rows.map((row) => row.id);
}

export const MAX_SHARING_ORDERS = 10;

export async function addOrderLines(
  transaction: Transaction,
  { orderId, kits, lines }: { orderId: number; kits: readonly OrderKit[]; lines: readonly OrderLine[] },
): Promise<void> {
  await transaction.run(ADD_ORDER_KITS, {
    orderId,
    lines: kits.map(({ line }) => line),
    kitIds: kits.map(({ kitId }) => kitId),
    counts: kits.map(({ count }) => count),
  });
  await transaction.run(ADD_ORDER_LINES, {
    orderId,
    lines: lines.map(({ line }) => line),
    kitIds: lines.map(({ kitId }) => kitId),
    itemIds: lines.map(({ itemId }) => itemId),
    counts: lines.map(({ count }) => count),
    isTracked: lines.map(({ isTracked }) => isTracked),
  });
}

/** Locks available devices in the central stock: for each item, at most `count` of them. */
export async function lockAvailableDevices(
  transaction: Transaction,
  required: readonly { itemId: number; count: number }[],
): Promise<{ id: number; itemId: number }[]> {
  if (required.length === 0) return [];
  return transaction.run(LOCK_AVAILABLE_DEVICES, {
    itemIds: required.map(({ itemId }) => itemId),
    counts: required.map(({ count }) => count),
  });
}

export const ITEMS_OF_KITS = statement<{ kitIds: readonly number[] }, KitItemRow>({
  name: 'items-of-kits',
  text: `select k.id as "kitId", k.archived, n.item_id as "itemId", n.count from kit k
    left join kit_item n on n.organization_id = k.organization_id and n.kit_id = k.id
    where k.organization_id = $organizationId and k.id = any($kitIds::bigint[]) order by k.id, n.item_id`,
});
export const ADD_EXTERNAL_IDS = statement<{ orderId: number; externalIds: readonly string[] }, { name: string }>({
  name: 'add-external-order-ids',
  text: `insert into order_external_id (organization_id, order_id, external_order_id)
    select $organizationId, $orderId, name from unnest($externalIds::text[]) as name order by name
    on conflict (organization_id, key) do nothing returning external_order_id as name`,
});
export const REMOVE_EXTERNAL_IDS = statement<{ orderId: number; kept: readonly string[] }>({
  name: 'remove-external-order-ids',
  text: 'delete from order_external_id where organization_id = $organizationId and order_id = $orderId and external_order_id <> all($kept::text[])',
});
export const FIND_EXTERNAL_IDS = statement<{ orderId: number }, { name: string }>({
  name: 'external-order-ids',
  text: 'select external_order_id as name from order_external_id where organization_id = $organizationId and order_id = $orderId',
});
export const INDEX_TRACKING_NUMBERS = statement<{ orderId: number; values: string[] }>({
  name: 'index-tracking-numbers',
  text: `insert into order_tracking_number (organization_id, value, order_id)
    select distinct $organizationId::bigint, identifier_key(value), $orderId::bigint from unnest($values::text[]) as value on conflict do nothing`,
});
export const FIND_ORDERS_SHARING = statement<{ id: number; values: string[] }, { id: number }>({
  name: 'orders-sharing-tracking-numbers',
  text: `select distinct order_id as id from order_tracking_number
    where organization_id = $organizationId and order_id <> $id
      and value = any(array(select identifier_key(value) from unnest($values::text[]) as value)) order by id limit ${MAX_SHARING_ORDERS}`,
});
export const ADD_ORDER_KITS = statement<{ orderId: number; lines: number[]; kitIds: number[]; counts: number[] }>({
  name: 'add-kits-to-order',
  text: `insert into order_kit (organization_id, order_id, line, kit_id, count)
    select $organizationId, $orderId, g.* from unnest($lines::smallint[], $kitIds::bigint[], $counts::integer[]) as g`,
});
export const ADD_ORDER_LINES = statement<{
  orderId: number;
  lines: number[];
  kitIds: (number | null)[];
  itemIds: number[];
  counts: number[];
  isTracked: boolean[];
}>({
  name: 'add-lines-to-order',
  text: `insert into order_line (organization_id, order_id, line, kit_id, item_id, count, is_tracked)
    select $organizationId, $orderId, g.* from unnest($lines::smallint[], $kitIds::bigint[], $itemIds::bigint[], $counts::integer[], $isTracked::boolean[]) as g`,
});
/** Devices are locked by item and then by id, so that two orders cannot deadlock. */
export const LOCK_AVAILABLE_DEVICES = statement<{ itemIds: number[]; counts: number[] }, { id: number; itemId: number }>({
  name: 'lock-available-devices',
  text: `select f.id, f.item_id as "itemId"
    from (select * from unnest($itemIds::bigint[], $counts::integer[]) as w (item_id, count) order by w.item_id) w
    cross join lateral (
      select d.id, d.item_id from device d
      where d.organization_id = $organizationId and d.item_id = w.item_id and d.current_status = 'available'
      order by d.id limit w.count for no key update
    ) f`,
});
