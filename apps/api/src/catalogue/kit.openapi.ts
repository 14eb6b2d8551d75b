import { KitInput, KitItemInput, KitQuery } from '@rpm/domain';
import { bodySchema, patchSchema, queryParameters } from '../openapi/input-schema';
import { type OpenApiPart } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { changing, creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { id, ref, shownObject } from '../openapi/schema';

const WORDS = {
  id: 'Accepted and ignored: the service manages identifiers.',
  name: 'Name of the kit.',
  archived: 'Whether it is no longer to be ordered; false unless said otherwise.',
  kitItems: 'What is in it, each item once.',
};

const schemas = {
  ...bodySchema(KitInput),
  ...patchSchema(KitInput),
  ...bodySchema(KitItemInput),
  Kit: shownObject('Items of the catalogue that are ordered and packed together.', {
    id: id('Managed by the service.'),
    name: { type: 'string', description: WORDS.name },
    archived: { type: 'boolean', description: 'Whether it is no longer to be ordered.' },
    kitItems: { type: 'array', items: ref('KitItem'), description: 'What is in it, by the id of the item.' },
  }),
  KitItem: shownObject('How many of an item are in a kit.', {
    item: ref('EmbeddedItem'),
    count: { type: 'integer', minimum: 1, maximum: 10_000, description: 'How many of it.' },
  }),
  ...pageSchema('Kit'),
};

const KIT: ResourceWords = {
  area: 'catalogue',
  tag: 'Kits',
  noun: 'kit',
  schema: 'Kit',
  id: 'kitId',
  example: {
    id: 3,
    name: 'Glucose starter kit',
    archived: false,
    kitItems: [
      {
        item: {
          id: 12,
          name: 'Example Meter',
          model: 'EM-1',
          sku: 'EX-EM-1',
          manufacturer: { id: 7, name: 'Example Devices' },
        },
        count: 1,
      },
    ],
  },
};

const fault = { pointer: '/kitItems/0/item/id', code: 'not_found', detail: 'No item with this identifier exists.' };
const kitItems = [{ item: { id: 12 }, count: 1 }];

export const kitOpenApi: OpenApiPart = {
  tag: { name: 'Kits', description: 'Items of the catalogue that are ordered and packed together.' },
  schemas,
  paths: {
    '/api/v3/kit': {
      get: listing(KIT, {
        description: 'The kits of the organization of the key, by id.',
        parameters: queryParameters(KitQuery),
      }),
      post: creating(KIT, {
        description: 'Creates a kit in the organization of the key and answers with it.',
        body: 'KitInput',
        bodyExample: { name: 'Glucose starter kit', kitItems },
        fault,
      }),
    },
    '/api/v3/kit/{kitId}': {
      get: finding(KIT, { description: 'One kit of the organization of the key.' }),
      patch: changing(KIT, {
        description: 'Changes some of what describes a kit.',
        body: 'KitPatchInput',
        bodyExample: { kitItems },
        fault,
      }),
    },
  },
};
