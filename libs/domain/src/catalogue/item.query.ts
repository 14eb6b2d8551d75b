import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';

/** Filters of the list of items. */
export class ItemQuery extends PageQuery {
  @QueryText('Only items whose name contains this text, ignoring case.') name?: string;
  @QueryText('Only the item with exactly this stock-keeping unit (SKU).') sku?: string;
  @QueryId('Only items of this manufacturer.') manufacturerId?: number;
  @QueryFlag('Only items that can be ordered (true), or only those that cannot (false).') orderable?: boolean;
  @QueryChoice('Only items whose units take readings of this kind.', READING_KIND_NAMES) readingKind?: ReadingKindName;
}

export type ItemFilter = Omit<ItemQuery, keyof PageQuery>;
