import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** Filters of the list of sites. */
export class SiteQuery extends PageQuery {
  @QueryText('Only sites whose name contains this text, ignoring case.') name?: string;
  @QueryFlag('Only sites that are active (true), or only those that are not (false).') active?: boolean;
}

export type SiteFilter = Omit<SiteQuery, keyof PageQuery>;
