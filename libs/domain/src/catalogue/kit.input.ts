import { Flag, IgnoredId, Integer, Nested, NestedList, Text } from '../input/body';
import { ReferenceInput } from '../input/reference-input';

export class KitItemInput {
  @Nested(() => ReferenceInput, { required: true }) item: ReferenceInput;
  @Integer({ min: 1, max: 10_000, required: true }) count: number;
}

export class KitInput {
  @IgnoredId() id?: number;
  @Text({ required: true }) name: string;
  @Flag({ clearable: false }) archived?: boolean | null;
  @NestedList(() => KitItemInput, { max: 100 }) kitItems?: KitItemInput[] | null;
}
