import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';

/** The filters of the list of items. */
export class ItemQuery extends PageQuery {
  @QueryText() name?: string;
  @QueryText() sku?: string;
  @QueryId() manufacturerId?: number;
  @QueryFlag() orderable?: boolean;
  @QueryChoice(READING_KIND_NAMES) readingKind?: ReadingKindName;
}

export type ItemFilter = Omit<ItemQuery, keyof PageQuery>;
