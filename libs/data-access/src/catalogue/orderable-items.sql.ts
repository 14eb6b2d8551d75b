import { type Transaction, statement } from '@rpm/database';

/** Properties of an item that determine how the item can be ordered. */
export interface OrderableItem {
  id: number;
  orderable: boolean;
  /** True if each unit is a device, false if units are only counted. */
  isTracked: boolean;
}

/** Finds items by id. Ids that do not exist are left out. */
export async function findItems(transaction: Transaction, ids: readonly number[]): Promise<OrderableItem[]> {
  return transaction.run(ORDERABLE_ITEMS, { ids });
}

/**
 * SQL that finds items and whether they are tracked: an item is tracked if its devices are identified when they are packed, or if it already has
 * devices.
 */
export const ORDERABLE_ITEMS = statement<{ ids: readonly number[] }, OrderableItem>({
  name: 'orderable-items',
  text: `select i.id, i.orderable, i.device_identifier_type is not null
      or exists (select from device d where d.organization_id = i.organization_id and d.item_id = i.id) as "isTracked"
    from item i where i.organization_id = $organizationId and i.id = any($ids::bigint[])`,
});
