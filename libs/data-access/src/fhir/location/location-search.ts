import {
  codeParameter,
  idParameter,
  lastUpdatedParameter,
  type SearchDefinition,
  stringParameter,
  tokenParameter,
} from '@rpm/fhir';

export const LOCATION_PARAMETERS = {
  _id: idParameter(),
  _lastUpdated: lastUpdatedParameter(),
  identifier: tokenParameter('Identifier of the site in this service.'),
  name: stringParameter('Beginning of the name, ignoring case and diacritics.', { modifiers: ['exact', 'contains'] }),
  status: codeParameter('Whether the site is active.', {
    system: 'http://hl7.org/fhir/location-status',
    codes: ['active', 'inactive'],
  }),
};

export const LOCATION_SEARCH: SearchDefinition<typeof LOCATION_PARAMETERS> = {
  type: 'Location',
  parameters: LOCATION_PARAMETERS,
  includes: {},
  sorts: ['_id', '_lastUpdated'],
};
