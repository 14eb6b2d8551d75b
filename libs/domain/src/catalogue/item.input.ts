import { DescribeBody, DescribePatch } from '../input/description';
import { DEVICE_IDENTIFIER_TYPES, type DeviceIdentifierType } from '../device/device-identifier';
import { Choice, Choices, Flag, IgnoredId, Nested, Text } from '../input/body';
import { type Patch } from '../input/merge-patch';
import { ITEM_SIZES, type ItemSize } from './item-size';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';
import { ReferenceInput } from '../input/reference-input';

@DescribeBody('An item, as a caller creates or replaces it.')
@DescribePatch('The properties of an item to change. Lists are replaced as a whole.')
export class ItemInput {
  @IgnoredId() id?: number;
  @Text('Name of the item.', { required: true }) name: string;
  @Text("The manufacturer's model.") model?: string | null;
  @Text('Stock-keeping unit.') sku?: string | null;
  @Nested('The manufacturer of the item.', () => ReferenceInput) manufacturer?: ReferenceInput | null;
  @Flag('Whether the item can be ordered; true by default.', { clearable: false }) orderable?: boolean | null;
  @Choice('Type of the identifier by which units of this item are named when they are packed.', DEVICE_IDENTIFIER_TYPES)
  deviceIdentifierType?: DeviceIdentifierType | null;
  @Choice('Size of a unit in a parcel.', ITEM_SIZES) size?: ItemSize | null;
  @Choices('Kinds of readings that the units of this item take.', READING_KIND_NAMES) readingKinds?: ReadingKindName[] | null;
}

/** A merge-patch of an item. */
export type ItemPatch = Patch<Omit<ItemInput, 'manufacturer'>> & { manufacturer?: Partial<ReferenceInput> | null };
