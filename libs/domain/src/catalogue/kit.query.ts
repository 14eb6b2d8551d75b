import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of kits. */
export class KitQuery extends PageQuery {
  @QueryText() name?: string;
  @QueryFlag() archived?: boolean;
}

export type KitFilter = Omit<KitQuery, keyof PageQuery>;
