import { idParameter, type SearchDefinition, tokenParameter } from '@rpm/fhir';

export const GROUP_PARAMETERS = {
  _id: idParameter(),
  identifier: tokenParameter('Identifier of the group in this service, which is its id.'),
};

/** The groups are the enrolled patients and the patients of each site. */
export const GROUP_SEARCH: SearchDefinition<typeof GROUP_PARAMETERS> = {
  type: 'Group',
  parameters: GROUP_PARAMETERS,
  includes: {},
  sorts: ['_id'],
};
