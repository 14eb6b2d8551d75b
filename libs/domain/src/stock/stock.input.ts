import { ITEM_VIEW } from '../catalogue/item.view';
import { SITE_VIEW } from '../site/site.view';
import { DescribeBody } from '../input/description';
import { Integer, Nested, Text } from '../input/body';
import { ReferenceInput } from '../input/reference-input';
import { QueryId } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The request body that adds units of an item to the stock or removes them, for items without serial numbers. */
@DescribeBody('A change of the stock of an item whose units are only counted.', {
  item: { id: 2 },
  change: 50,
  reason: 'Delivered.',
})
export class StockAdjustmentInput {
  @Nested('The item.', () => ReferenceInput, { referencedView: () => ITEM_VIEW, required: true }) item: ReferenceInput;
  @Nested('The site; by default, the central stock.', () => ReferenceInput, { referencedView: () => SITE_VIEW })
  site?: ReferenceInput | null;
  @Integer('Number of units to add; negative to remove units.', { min: -1_000_000, max: 1_000_000, required: true })
  change: number;
  @Text('Reason for colleagues. It is stored, but not returned.', { max: 2000 }) reason?: string | null;
}

/** Filters for the list of stock levels. */
export class StockQuery extends PageQuery {
  @QueryId('Only units of this item.') itemId?: number;
  @QueryId('Only units at this site.') siteId?: number;
}

export type StockFilter = Omit<StockQuery, keyof PageQuery>;
