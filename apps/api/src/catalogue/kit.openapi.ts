import { KIT_VIEW, KitInput, KitQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const kitOpenApi = resourcePart({
  area: 'catalogue',
  view: KIT_VIEW,
  query: KitQuery,
  input: KitInput,
  patchExample: { kitItems: [{ item: { id: 12 }, count: 1 }] },
});
