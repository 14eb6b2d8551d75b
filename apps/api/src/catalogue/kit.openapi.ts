import { KIT_VIEW, KitInput, KitQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const kitOpenApi = resourcePart({
  area: 'catalogue',
  tag: { name: 'Kits', description: 'Items of the catalogue that are ordered and packed together.' },
  noun: 'kit',
  path: '/api/v3/kit',
  id: 'kitId',
  view: KIT_VIEW,
  query: KitQuery,
  input: KitInput,
  patchExample: { kitItems: [{ item: { id: 12 }, count: 1 }] },
  validationError: { pointer: '/kitItems/0/item/id', code: 'not_found', detail: 'No item with this identifier exists.' },
  operations: {
    list: 'Returns the kits of the organization of the key, ordered by id.',
    create: 'Creates a kit in the organization of the key and returns it.',
    find: 'Returns one kit of the organization of the key.',
    change: 'Changes some properties of a kit.',
  },
});
