import { type InputClass } from '../input/input-property';
import { QueryChoice, QueryFlag } from '../input/query';
import { PageQuery } from './page.query';

/** The parameters of a list that choose a page, its order and its representation. All other parameters of a list are filters. */
export type PageParameter = keyof PageQuery | 'sort' | 'sortDescending' | 'updatedAfter' | 'view';

/** The parameters `page`, `size`, `sort` and `sortDescending` of a list. */
export interface SortedPage<Sort extends string> extends PageQuery {
  sort: Sort;
  sortDescending: boolean;
}

/**
 * Returns a class with the parameters of a list that can be sorted by some of its properties. A property is offered only if an index sorts by it, or if the
 * list stays short.
 * @param sorts names of the properties; the first one is the default
 * @param descending whether the list is in descending order by default
 */
export function sortedPageQuery<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  { descending = false } = {},
): InputClass<SortedPage<Sort>> {
  class SortedPageQuery extends PageQuery {
    @QueryChoice('Property by which the list is sorted.', sorts) sort: Sort = sorts[0];
    @QueryFlag('Whether to sort in descending order.') sortDescending: boolean = descending;
  }
  return SortedPageQuery;
}
