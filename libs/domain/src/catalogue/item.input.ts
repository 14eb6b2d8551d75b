import { MANUFACTURER_VIEW } from './item.view';
import { DescribeBody, DescribePatch } from '../input/description';
import { DEVICE_IDENTIFIER_TYPES, type DeviceIdentifierType } from '../device-identifier/device-identifier';
import { EXPECTED_INTERVAL_RANGE } from './expected-interval';
import { Choice, Flag, IgnoredId, Integer, Nested, Text } from '../input/body';
import { ChoiceList } from '../input/body-list';
import { type Patch } from '../patch/merge-patch';
import { ITEM_SIZES, type ItemSize } from './item-size';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading-kind/reading-kind';
import { ReferenceInput } from '../input/reference-input';
import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';

const INTERVAL =
  'Minutes without a reading or health check after which a unit that a patient holds counts as silent; null if it never does.';

@DescribeBody('An item, as a caller creates or replaces it.')
@DescribePatch('The properties of an item to change. Lists are replaced as a whole.')
export class ItemInput {
  @IgnoredId() id?: number;
  @Text('Name of the item.', { required: true }) name: string;
  @Text("The manufacturer's model.") model?: string | null;
  @Text('Stock-keeping unit.', { identifies: 'resource' }) sku?: string | null;
  @Nested('The manufacturer of the item.', () => ReferenceInput, { referencedView: () => MANUFACTURER_VIEW })
  manufacturer?: ReferenceInput | null;
  @Flag('Whether the item can be ordered; true by default.', { clearable: false }) orderable?: boolean | null;
  @Choice('Type of the identifier that is scanned when units of this item are packed.', DEVICE_IDENTIFIER_TYPES)
  deviceIdentifierType?: DeviceIdentifierType | null;
  @Choice('Size of a unit in a parcel.', ITEM_SIZES) size?: ItemSize | null;
  @Flag('Whether the units of this item are continuous monitors; false by default.', { clearable: false })
  continuous?: boolean | null;
  @ChoiceList('Kinds of readings that the units of this item take.', READING_KIND_NAMES) readingKinds?: ReadingKindName[] | null;
  @Integer(INTERVAL, EXPECTED_INTERVAL_RANGE) expectedIntervalMinutes?: number | null;
}

/** The merge-patch body that changes an item. */
export type ItemPatch = Patch<Omit<ItemInput, 'manufacturer'>> & { manufacturer?: Partial<ReferenceInput> | null };

/** Filters for the list of items. */
export class ItemQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only items whose name contains this text, ignoring case and accents.') name?: string;
  @QueryText('Only the item with exactly this stock-keeping unit (SKU).') sku?: string;
  @QueryId('Only items of this manufacturer.') manufacturerId?: number;
  @QueryFlag('Only items that can be ordered (true), or only those that cannot (false).') orderable?: boolean;
  @QueryChoice('Only items whose units take readings of this kind.', READING_KIND_NAMES) readingKind?: ReadingKindName;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type ItemFilter = Omit<ItemQuery, PageParameter>;
