import { QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** Filters of the list of manufacturers. */
export class ManufacturerQuery extends PageQuery {
  @QueryText('Only manufacturers whose name contains this text, ignoring case.') name?: string;
}

export type ManufacturerFilter = Omit<ManufacturerQuery, keyof PageQuery>;
