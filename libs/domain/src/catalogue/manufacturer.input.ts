import { DescribeBody, DescribePatch } from '../input/description';
import { IgnoredId, Text } from '../input/body';
import { type Patch } from '../patch/merge-patch';
import { QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';

@DescribeBody('A manufacturer, as a caller creates it.')
@DescribePatch('The properties of a manufacturer to change.')
export class ManufacturerInput {
  @IgnoredId() id?: number;
  @Text('Name of the manufacturer.', { required: true }) name: string;
}

/** The merge-patch body that changes a manufacturer. */
export type ManufacturerPatch = Patch<ManufacturerInput>;

/** Filters for the list of manufacturers. */
export class ManufacturerQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only manufacturers whose name contains this text, ignoring case and accents.') name?: string;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type ManufacturerFilter = Omit<ManufacturerQuery, PageParameter>;
