import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of sites. */
export class SiteQuery extends PageQuery {
  @QueryText() name?: string;
  @QueryFlag() active?: boolean;
}

export type SiteFilter = Omit<SiteQuery, keyof PageQuery>;
