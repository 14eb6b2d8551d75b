import { MANUFACTURER_VIEW, ManufacturerInput, ManufacturerQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const manufacturerOpenApi = resourcePart({
  area: 'catalogue',
  tag: { name: 'Manufacturers', description: 'The manufacturers of the items of the catalogue.' },
  noun: 'manufacturer',
  path: '/api/v3/manufacturer',
  id: 'manufacturerId',
  view: MANUFACTURER_VIEW,
  query: ManufacturerQuery,
  input: ManufacturerInput,
  validationError: { pointer: '/name', code: 'required', detail: 'This property is required.' },
  operations: {
    list: 'Returns the manufacturers of the organization of the key, ordered by id.',
    create: 'Creates a manufacturer in the organization of the key and returns it.',
    find: 'Returns one manufacturer of the organization of the key.',
  },
});
