import { DescribeBody, DescribePatch } from '../input/description';
import { Flag, IgnoredId, Integer, Nested, NestedList, Text } from '../input/body';
import { type Patch } from '../input/merge-patch';
import { ReferenceInput } from '../input/reference-input';
import { QueryFlag, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

@DescribeBody('How many of an item are in a kit.')
export class KitItemInput {
  @Nested('The item of the catalogue.', () => ReferenceInput, { required: true }) item: ReferenceInput;
  @Integer('How many of it.', { min: 1, max: 10_000, required: true }) count: number;
}

@DescribeBody('A kit as a caller describes it.')
@DescribePatch('The properties of a kit to change. The list of its items is replaced as a whole.')
export class KitInput {
  @IgnoredId() id?: number;
  @Text('Name of the kit.', { required: true }) name: string;
  @Flag('Whether it is no longer to be ordered; false unless said otherwise.', { clearable: false }) archived?: boolean | null;
  @NestedList('What is in it, each item once.', () => KitItemInput, { max: 100 }) kitItems?: KitItemInput[] | null;
}

/** A merge-patch of a kit. */
export type KitPatch = Patch<KitInput>;

/** Filters of the list of kits. */
export class KitQuery extends PageQuery {
  @QueryText('Only kits whose name contains this text, ignoring case.') name?: string;
  @QueryFlag('Only kits that are archived (true), or only those that are not (false).') archived?: boolean;
}

export type KitFilter = Omit<KitQuery, keyof PageQuery>;
