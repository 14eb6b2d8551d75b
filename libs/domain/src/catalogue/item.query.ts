import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';

/** The filters of the list of items. */
export class ItemQuery extends PageQuery {
  @QueryText('Only items whose name contains this, whatever the case.') name?: string;
  @QueryText('Only items with exactly this stock-keeping unit.') sku?: string;
  @QueryId('Only items of this manufacturer.') manufacturerId?: number;
  @QueryFlag('Only items that may be ordered, or only those that may not.') orderable?: boolean;
  @QueryChoice('Only items whose units measure this.', READING_KIND_NAMES) readingKind?: ReadingKindName;
}

export type ItemFilter = Omit<ItemQuery, keyof PageQuery>;
