import { DEVICE_IDENTIFIER_TYPES, ITEM_SIZES, ItemInput, ItemQuery, READING_KIND_NAMES, ReferenceInput } from '@rpm/domain';
import { bodySchema, patchSchema, queryParameters } from '../openapi/input-schema';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { changing, creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { id, refOrNull, shownObject, textOrNull } from '../openapi/schema';

const WORDS = {
  id: 'Accepted and ignored: the service manages identifiers.',
  name: 'Name of the item.',
  model: "The manufacturer's model.",
  sku: 'Stock-keeping unit.',
  manufacturer: 'Who makes it.',
  orderable: 'Whether it may be ordered; true unless said otherwise.',
  deviceIdentifierType: 'Which of its identifiers names a unit of this item when it is packed.',
  size: 'How much room a unit takes in a parcel.',
  readingKinds: 'What its units measure.',
};

const choiceOrNull = (choices: readonly string[], description: string): Schema => ({
  ...textOrNull(description),
  enum: [...choices, null],
});

/** The specification's. */
const SPECIFIED = {
  id: id('Managed by the service.'),
  name: { type: 'string', description: WORDS.name },
  model: textOrNull(WORDS.model),
  sku: textOrNull(WORDS.sku),
  manufacturer: refOrNull('Manufacturer', 'Who makes it; null when not known.'),
} satisfies Record<string, Schema>;

const schemas = {
  ...bodySchema(ItemInput),
  ...patchSchema(ItemInput),
  ...bodySchema(ReferenceInput),
  Item: shownObject('An entry of the catalogue: what a device is one of.', {
    ...SPECIFIED,
    orderable: { type: 'boolean', description: 'Whether it may be ordered.' },
    deviceIdentifierType: choiceOrNull(DEVICE_IDENTIFIER_TYPES, WORDS.deviceIdentifierType),
    size: choiceOrNull(ITEM_SIZES, `${WORDS.size} Null when not said.`),
    readingKinds: { type: 'array', items: { type: 'string', enum: READING_KIND_NAMES }, description: WORDS.readingKinds },
  }),
  EmbeddedItem: shownObject('An item of the catalogue, as part of another resource.', SPECIFIED),
  ...pageSchema('Item'),
};

const ITEM: ResourceWords = {
  area: 'catalogue',
  tag: 'Items',
  noun: 'item',
  schema: 'Item',
  id: 'itemId',
  example: {
    id: 12,
    name: 'Example Meter',
    model: 'EM-1',
    sku: 'EX-EM-1',
    manufacturer: { id: 7, name: 'Example Devices' },
    orderable: true,
    deviceIdentifierType: 'serial',
    size: 'small',
    readingKinds: ['bloodGlucose'],
  },
};

const fault = { pointer: '/manufacturer/id', code: 'not_found', detail: 'No manufacturer with this identifier exists.' };

export const itemOpenApi: OpenApiPart = {
  tag: { name: 'Items', description: 'What the catalogue holds: what a device is one of.' },
  schemas,
  paths: {
    '/api/v3/item': {
      get: listing(ITEM, {
        description: 'The items of the organization of the key, by id.',
        parameters: queryParameters(ItemQuery),
      }),
      post: creating(ITEM, {
        description: 'Creates an item in the organization of the key and answers with it.',
        body: 'ItemInput',
        bodyExample: {
          name: 'Example Meter',
          model: 'EM-1',
          sku: 'EX-EM-1',
          manufacturer: { id: 7 },
          deviceIdentifierType: 'serial',
          size: 'small',
          readingKinds: ['bloodGlucose'],
        },
        fault,
      }),
    },
    '/api/v3/item/{itemId}': {
      get: finding(ITEM, { description: 'One item of the organization of the key.' }),
      patch: changing(ITEM, {
        description: 'Changes some of what describes an item.',
        body: 'ItemPatchInput',
        bodyExample: { size: 'small' },
        fault,
      }),
    },
  },
};
