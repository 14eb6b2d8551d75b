import { DEVICE_IDENTIFIER_TYPES, type DeviceIdentifierType } from '../device/device-identifier';
import { Choice, Choices, Flag, IgnoredId, Nested, Text } from '../input/body';
import { ITEM_SIZES, type ItemSize } from './item';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';
import { ReferenceInput } from '../input/reference-input';

export class ItemInput {
  @IgnoredId() id?: number;
  @Text({ required: true }) name: string;
  @Text() model?: string | null;
  @Text() sku?: string | null;
  @Nested(() => ReferenceInput) manufacturer?: ReferenceInput | null;
  @Flag({ clearable: false }) orderable?: boolean | null;
  @Choice(DEVICE_IDENTIFIER_TYPES) deviceIdentifierType?: DeviceIdentifierType | null;
  @Choice(ITEM_SIZES) size?: ItemSize | null;
  @Choices(READING_KIND_NAMES) readingKinds?: ReadingKindName[] | null;
}
