import {
  Conflict,
  type Page,
  type PageRequest,
  type StockAdjustmentInput,
  type StockFilter,
  type StockView,
  nobody,
} from '@rpm/domain';
import { type Database, assertExist, type JsonText, pageOf, type Transaction, type WriteRequest } from '@rpm/database';
import { adjustStock, lockStock } from './adjust-stock.sql';
import { listStockStatement } from './list-stock.sql';
import { STOCK } from './stock.view';
import { findItems } from '../catalogue/orderable-items.sql';

/** The stock of an organization: the units of each item in each place. */
export class StockRepository {
  constructor(private readonly database: Database) {}

  /** Lists stock by item, with the central stock first. */
  async list(organizationId: number, filter: StockFilter, request: PageRequest): Promise<Page<JsonText<StockView>>> {
    const { statement, args } = listStockStatement(filter, request);
    return pageOf(await this.database.run({ organizationId }, statement, args), request, { json: STOCK, about: nobody });
  }

  /**
   * Adjusts the stock of an item.
   * @throws InvalidInput if the item or site does not exist, Conflict if units of the item are tracked as devices, or if too few or too many units
   * would remain
   */
  adjust(request: WriteRequest, input: StockAdjustmentInput): Promise<JsonText<StockView>> {
    return this.database.write(request, async (transaction) => {
      const { change, reason = null } = input;
      const [itemId, siteId] = [input.item.id, input.site?.id ?? null];
      await assertExist(transaction, 'item', [{ id: itemId, pointer: '/item/id' }]);
      if (siteId !== null) await assertExist(transaction, 'site', [{ id: siteId, pointer: '/site/id' }]);
      const [item] = await findItems(transaction, [itemId]);
      // Units that were counted before the item's first device was registered can still be removed, because no order uses them any more.
      if (item?.isTracked && change >= 0) {
        throw new Conflict('Units of this item are devices: register them, or change their status.');
      }
      await assertInRange(transaction, input);
      return adjustStock(transaction, { itemId, siteId, change, reason });
    });
  }
}

async function assertInRange(transaction: Transaction, { item, site, change }: StockAdjustmentInput): Promise<void> {
  const { quantity, available } = await lockStock(transaction, item.id, site?.id ?? null);
  if (available + change < 0) throw new Conflict(`Only ${available} are free; what is promised to orders cannot be taken away.`);
  if (quantity + change > MAX_ADJUSTED_QUANTITY) throw new Conflict(`A place holds at most ${MAX_ADJUSTED_QUANTITY} of an item.`);
}

/** Largest quantity allowed after an adjustment: half of what the column can hold, so that deliveries and returns never overflow it. */
const MAX_ADJUSTED_QUANTITY = 1_000_000_000;
