import { type StockView } from '@rpm/domain';
import { type Transaction, JsonText } from '@rpm/database';
import { STOCK } from '../order/order.view';

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
  type Row = StockedUnits & Record<string, unknown>;
  const [row] = await transaction.run<Row>(LOCK_STOCK, [transaction.organizationId, itemId, siteId]);
  return row ?? { quantity: 0, available: 0 };
}

export const LOCK_STOCK = {
  name: 'lock-free-stock',
  text: `select quantity, quantity - promised as available from stock
    where organization_id = $1 and item_id = $2 and site_id is not distinct from $3::bigint for no key update`,
};

/** Changes the quantity of a stock, and stores the adjustment. @returns the stock of the item in this place, as JSON */
export async function adjustStock(
  transaction: Transaction,
  { itemId, siteId, change, reason }: StockAdjustment,
): Promise<JsonText<StockView>> {
  const values = [transaction.organizationId, itemId, siteId, change, reason];
  const [row] = await transaction.run<{ json: string }>(ADJUST_STOCK, values);
  return JsonText.writtenBy(STOCK, row?.json ?? '');
}

export const ADJUST_STOCK = {
  name: 'adjust-stock',
  text: `with adjusted as (
      insert into stock as t (organization_id, item_id, site_id, quantity) values ($1, $2, $3::bigint, greatest($4::integer, 0))
      on conflict (organization_id, item_id, site_id) do update set quantity = t.quantity + $4::integer
      returning *
    ), noted as (
      insert into stock_adjustment (organization_id, stock_id, change, reason) select organization_id, id, $4::integer, $5 from adjusted
    )
    select ${STOCK}::text as json
    from (select organization_id, item_id, site_id, false as is_tracked, quantity - promised as available, promised from adjusted) t`,
};
