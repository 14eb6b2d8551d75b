import { ManufacturerInput, ManufacturerQuery } from '@rpm/domain';
import { bodySchema, queryParameters } from '../openapi/input-schema';
import { type OpenApiPart } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { id, shownObject } from '../openapi/schema';

const schemas = {
  ...bodySchema(ManufacturerInput),
  Manufacturer: shownObject('Who makes items of the catalogue.', {
    id: id('Managed by the service.'),
    name: { type: 'string', description: 'Name of the manufacturer.' },
  }),
  ...pageSchema('Manufacturer'),
};

const MANUFACTURER: ResourceWords = {
  area: 'catalogue',
  tag: 'Manufacturers',
  noun: 'manufacturer',
  schema: 'Manufacturer',
  id: 'manufacturerId',
  example: { id: 7, name: 'Example Devices' },
};

export const manufacturerOpenApi: OpenApiPart = {
  tag: { name: 'Manufacturers', description: 'Who makes the items of the catalogue.' },
  schemas,
  paths: {
    '/api/v3/manufacturer': {
      get: listing(MANUFACTURER, {
        description: 'The manufacturers of the organization of the key, by id.',
        parameters: queryParameters(ManufacturerQuery),
      }),
      post: creating(MANUFACTURER, {
        description: 'Creates a manufacturer in the organization of the key and answers with it.',
        body: 'ManufacturerInput',
        bodyExample: { name: 'Example Devices' },
        fault: { pointer: '/name', code: 'required', detail: 'This member is needed.' },
      }),
    },
    '/api/v3/manufacturer/{manufacturerId}': {
      get: finding(MANUFACTURER, { description: 'One manufacturer of the organization of the key.' }),
    },
  },
};
