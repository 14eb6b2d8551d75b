import { Id, Integer, Text } from '../input/body';
import { QueryId } from '../input/query';
import { PageQuery } from '../page/page.query';

/** How much more, or less, there is of something that is counted. */
export class StockAdjustmentInput {
  @Id({ required: true }) itemId: number;
  /** The central stock, unless given. */
  @Id() siteId?: number | null;
  @Integer({ min: -1_000_000, max: 1_000_000, required: true }) change: number;
  @Text({ max: 2000 }) reason?: string | null;
}

/** The filters of the list of stock. */
export class StockQuery extends PageQuery {
  @QueryId() itemId?: number;
  @QueryId() siteId?: number;
}

export type StockFilter = Omit<StockQuery, keyof PageQuery>;
