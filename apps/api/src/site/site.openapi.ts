import { SITE_VIEW, SiteInput, SiteQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const siteOpenApi = resourcePart({
  area: 'sites',
  tag: { name: 'Sites', description: 'Places of the organization, such as clinics, which can have patients, devices and stock.' },
  noun: 'site',
  path: '/api/v3/site',
  id: 'siteId',
  view: SITE_VIEW,
  query: SiteQuery,
  input: SiteInput,
  patchExample: { active: false },
  validationError: { pointer: '/active', code: 'not_a_boolean', detail: 'Send true or false.' },
  operations: {
    list: 'Returns the sites of the organization of the key, ordered by id.',
    create:
      'Creates a site in the organization of the key and returns it. Every property is optional: `{}` creates an active site ' +
      'without a name or address. Each request creates another site, even if the bodies are equal, unless both have the same Idempotency-Key.',
    find: 'Returns one site of the organization of the key.',
    replace: 'Replaces all properties of a site.',
    change: 'Changes some properties of a site.',
  },
});
