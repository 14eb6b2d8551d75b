import { DescribeBody } from '../input/description';
import { IgnoredId, Text } from '../input/body';
import { QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';

@DescribeBody('A manufacturer, as a caller creates it.')
export class ManufacturerInput {
  @IgnoredId() id?: number;
  @Text('Name of the manufacturer.', { required: true }) name: string;
}

/** Filters for the list of manufacturers. */
export class ManufacturerQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only manufacturers whose name contains this text, ignoring case.') name?: string;
}

export type ManufacturerFilter = Omit<ManufacturerQuery, PageParameter>;
