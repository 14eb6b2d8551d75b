import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of kits. */
export class KitQuery extends PageQuery {
  @QueryText('Only kits whose name contains this, whatever the case.') name?: string;
  @QueryFlag('Only kits that are archived, or only those that are not.') archived?: boolean;
}

export type KitFilter = Omit<KitQuery, keyof PageQuery>;
