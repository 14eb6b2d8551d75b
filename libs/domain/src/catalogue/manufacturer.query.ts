import { QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of manufacturers. */
export class ManufacturerQuery extends PageQuery {
  @QueryText() name?: string;
}

export type ManufacturerFilter = Omit<ManufacturerQuery, keyof PageQuery>;
