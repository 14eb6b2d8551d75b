import { QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of manufacturers. */
export class ManufacturerQuery extends PageQuery {
  @QueryText('Only manufacturers whose name contains this, whatever the case.') name?: string;
}

export type ManufacturerFilter = Omit<ManufacturerQuery, keyof PageQuery>;
