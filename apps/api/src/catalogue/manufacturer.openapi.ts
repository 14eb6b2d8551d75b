import { MANUFACTURER_VIEW, ManufacturerInput, ManufacturerQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const manufacturerOpenApi = resourcePart({
  area: 'catalogue',
  view: MANUFACTURER_VIEW,
  query: ManufacturerQuery,
  input: ManufacturerInput,
});
