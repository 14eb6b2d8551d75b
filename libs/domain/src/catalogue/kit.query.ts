import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** Filters of the list of kits. */
export class KitQuery extends PageQuery {
  @QueryText('Only kits whose name contains this text, ignoring case.') name?: string;
  @QueryFlag('Only kits that are archived (true), or only those that are not (false).') archived?: boolean;
}

export type KitFilter = Omit<KitQuery, keyof PageQuery>;
