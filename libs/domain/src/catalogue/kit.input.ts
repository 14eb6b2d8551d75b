import { ITEM_VIEW } from './item.view';
import { DescribeBody, DescribePatch } from '../input/description';
import { Flag, IgnoredId, Integer, Nested, Text } from '../input/body';
import { NestedList } from '../input/body-list';
import { type Patch } from '../patch/merge-patch';
import { ReferenceInput } from '../input/reference-input';
import { QueryFlag, QueryId, QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';
import { MAX_KIT_ITEMS } from './kit-limits';

/** The request body that sets the number of units of one item in a kit. */
@DescribeBody('The number of units of an item in a kit.')
export class KitItemCountInput {
  @Integer('Number of units.', { min: 1, max: 10_000, required: true }) count: number;
}

@DescribeBody('An item of a kit and its count.')
export class KitItemInput {
  @Nested('The item of the catalogue.', () => ReferenceInput, { referencedView: () => ITEM_VIEW, required: true })
  item: ReferenceInput;
  @Integer('Number of units.', { min: 1, max: 10_000, required: true }) count: number;
}

@DescribeBody('A kit, as a caller creates or replaces it.')
@DescribePatch('The properties of a kit to change. The whole list of items is replaced.')
export class KitInput {
  @IgnoredId() id?: number;
  @Text('Name of the kit.', { required: true }) name: string;
  @Flag('Whether the kit is archived and can no longer be ordered; false by default.', { clearable: false }) archived?:
    boolean | null;
  @NestedList('The items of the kit, each once.', () => KitItemInput, { max: MAX_KIT_ITEMS }) kitItems?: KitItemInput[] | null;
}

/** The merge-patch body that changes a kit. */
export type KitPatch = Patch<KitInput>;

/** Filters for the list of kits. */
export class KitQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only kits whose name contains this text, ignoring case and accents.') name?: string;
  @QueryFlag('Only kits that are archived (true), or only those that are not (false).') archived?: boolean;
  @QueryId('Only kits that contain this item.') itemId?: number;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type KitFilter = Omit<KitQuery, PageParameter>;
