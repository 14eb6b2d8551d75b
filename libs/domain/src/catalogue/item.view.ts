import { DEVICE_IDENTIFIER_TYPES } from '../device-identifier/device-identifier';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { choice, flag, id, integer, object, text, values } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { ITEM_SIZES } from './item-size';

/** A manufacturer as embedded in an item, with exactly the properties of the specification, section 2. */
export const EMBEDDED_MANUFACTURER_VIEW = view('EmbeddedManufacturer', 'A manufacturer, as part of an item.', {
  id: id('Identifier, which the service assigns.', { example: 7 }),
  name: text('Name of the manufacturer.', { example: 'Example Devices' }),
});

/** A manufacturer as the endpoints for manufacturers return it. */
export const MANUFACTURER_VIEW = view('Manufacturer', 'A manufacturer of items of the catalogue.', {
  ...EMBEDDED_MANUFACTURER_VIEW.properties,
  ...VERSION_PROPERTIES,
});

export type ManufacturerView = ViewOf<typeof MANUFACTURER_VIEW>;

/** An item as embedded in another resource, with exactly the properties that section 2 of the specification lists, in the same order. */
export const EMBEDDED_ITEM_VIEW = view('EmbeddedItem', 'An item of the catalogue, as part of another resource.', {
  id: id('Identifier, which the service assigns.', { example: 12 }),
  name: text('Name of the item.', { example: 'Example Meter' }),
  model: text("The manufacturer's model.", { nullable: true, example: 'EM-1' }),
  sku: text('Stock-keeping unit.', { nullable: true, example: 'EX-EM-1' }),
  manufacturer: object(EMBEDDED_MANUFACTURER_VIEW, 'The manufacturer; null if it is not known.', { nullable: true }),
});

/** An item as the endpoints for items return it, including the properties that this service adds to the specification. */
export const ITEM_VIEW = view('Item', 'An entry of the catalogue. Every device is a unit of an item.', {
  ...EMBEDDED_ITEM_VIEW.properties,
  orderable: flag('Whether the item can be ordered.', { example: true }),
  deviceIdentifierType: choice(
    DEVICE_IDENTIFIER_TYPES,
    'Type of the identifier that is scanned when units of this item are packed.',
    {
      nullable: true,
      example: 'serial',
    },
  ),
  size: choice(ITEM_SIZES, 'Size of a unit in a parcel; null if it is not known.', {
    nullable: true,
    example: 'small',
  }),
  continuous: flag('Whether the units of this item are continuous monitors.', { example: false }),
  readingKinds: values({ type: 'string', enum: READING_KIND_NAMES }, 'Kinds of readings that the units of this item take.', {
    maxItems: READING_KIND_NAMES.length,
    example: ['bloodGlucose'],
  }),
  expectedIntervalMinutes: integer(
    { minimum: 1 },
    'Minutes without a reading or health check after which a unit that a patient holds counts as silent; null if it never does.',
    { nullable: true, example: null },
  ),
  ...VERSION_PROPERTIES,
});

export type ItemView = ViewOf<typeof ITEM_VIEW>;
