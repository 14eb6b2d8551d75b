import { type StockView, nobody } from '@rpm/domain';
import { type Transaction, JsonText, statement } from '@rpm/database';
import { STOCK } from './stock.view';

/** The stock of an item in one place. It includes only units that are not tracked as devices. */
interface StockedUnits {
  quantity: number;
  /** Number of units that are not reserved for an order. */
  available: number;
}

/** A change to the number of units of an item, either in the central stock or at a site. */
interface StockAdjustment {
  itemId: number;
  siteId: number | null;
  change: number;
  reason: string | null;
}

/** Locks the stock of an item, either in the central stock or at a site. */
export async function lockStock(transaction: Transaction, itemId: number, siteId: number | null): Promise<StockedUnits> {
  const [row] = await transaction.run(LOCK_STOCK, { itemId, siteId });
  return row ?? { quantity: 0, available: 0 };
}

export const LOCK_STOCK = statement<{ itemId: number; siteId: number | null }, StockedUnits>({
  name: 'lock-free-stock',
  text: `select quantity, quantity - promised as available from stock
    where organization_id = $organizationId and item_id = $itemId and site_id is not distinct from $siteId::bigint for no key update`,
});

/** Changes the quantity of a stock, and stores the adjustment. @returns the stock of the item in this place, as JSON */
export async function adjustStock(
  transaction: Transaction,
  { itemId, siteId, change, reason }: StockAdjustment,
): Promise<JsonText<StockView>> {
  const [row] = await transaction.run(ADJUST_STOCK, { itemId, siteId, change, reason });
  return JsonText.writtenBy(STOCK, row?.json ?? '', nobody);
}

export const ADJUST_STOCK = statement<StockAdjustment, { json: string }>({
  name: 'adjust-stock',
  text: `with adjusted as (
      insert into stock as t (organization_id, item_id, site_id, quantity) values ($organizationId, $itemId, $siteId::bigint, greatest($change::integer, 0))
      on conflict (organization_id, item_id, site_id) do update set quantity = t.quantity + $change::integer
      returning *
    ), noted as (
      insert into stock_adjustment (organization_id, stock_id, change, reason) select organization_id, id, $change::integer, $reason from adjusted
    )
    select ${STOCK}::text as json
    from (select organization_id, item_id, site_id, false as is_tracked, quantity - promised as available, promised from adjusted) t`,
});
