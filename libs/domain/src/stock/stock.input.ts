import { DescribeBody } from '../input/description';
import { Id, Integer, Text } from '../input/body';
import { QueryId } from '../input/query';
import { PageQuery } from '../page/page.query';

/** A change of the number of units of a counted item. */
@DescribeBody('How many more, or fewer, there are of what is only counted.')
export class StockAdjustmentInput {
  @Id('The item.', { required: true }) itemId: number;
  /** The site whose stock changes; the central stock if omitted. */
  @Id('Where; without one in the central stock.') siteId?: number | null;
  @Integer('How many more; fewer when negative.', { min: -1_000_000, max: 1_000_000, required: true }) change: number;
  @Text('For colleagues: it is kept, and not shown.', { max: 2000 }) reason?: string | null;
}

/** The filters of the list of stock. */
export class StockQuery extends PageQuery {
  @QueryId('Only of this item.') itemId?: number;
  @QueryId('Only at this site.') siteId?: number;
}

export type StockFilter = Omit<StockQuery, keyof PageQuery>;
