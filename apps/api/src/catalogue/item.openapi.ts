import { ITEM_VIEW, ItemInput, ItemQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const itemOpenApi = resourcePart({
  area: 'catalogue',
  view: ITEM_VIEW,
  query: ItemQuery,
  input: ItemInput,
  patchExample: { size: 'small' },
});
