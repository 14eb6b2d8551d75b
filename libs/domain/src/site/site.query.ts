import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of sites. */
export class SiteQuery extends PageQuery {
  @QueryText('Only sites whose name contains this, whatever the case.') name?: string;
  @QueryFlag('Only sites that are active, or only those that are not.') active?: boolean;
}

export type SiteFilter = Omit<SiteQuery, keyof PageQuery>;
