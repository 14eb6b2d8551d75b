import { ITEM_VIEW, ItemInput, ItemQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const itemOpenApi = resourcePart({
  area: 'catalogue',
  tag: { name: 'Items', description: 'The entries of the catalogue. Every device is a unit of an item.' },
  noun: 'item',
  path: '/api/v3/item',
  id: 'itemId',
  view: ITEM_VIEW,
  query: ItemQuery,
  input: ItemInput,
  patchExample: { size: 'small' },
  validationError: { pointer: '/manufacturer/id', code: 'not_found', detail: 'No manufacturer with this identifier exists.' },
  operations: {
    list: 'Returns the items of the organization of the key, ordered by id.',
    create: 'Creates an item in the organization of the key and returns it.',
    find: 'Returns one item of the organization of the key.',
    change: 'Changes some properties of an item.',
  },
});
