import { idParameter, type SearchDefinition, stringParameter, tokenParameter } from '@rpm/fhir';

export const ORGANIZATION_PARAMETERS = {
  _id: idParameter(),
  identifier: tokenParameter('Permanent UUID of the organization.'),
  name: stringParameter('Beginning of the name, ignoring case and diacritics.', { modifiers: ['exact', 'contains'] }),
};

/** An organization finds only itself. */
export const ORGANIZATION_SEARCH: SearchDefinition<typeof ORGANIZATION_PARAMETERS> = {
  type: 'Organization',
  parameters: ORGANIZATION_PARAMETERS,
  includes: {},
  sorts: ['_id'],
};
